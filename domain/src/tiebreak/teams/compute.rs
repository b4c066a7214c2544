//! The value of every tie-break of teams but direct encounter, which depends on who is tied.

use super::{
    super::{
        Code, TieBreak, TieBreakValue, compute,
        contribution::{Contribution, Strength, contributions, cut, total},
        field::halves,
    },
    TeamCode, TeamTieBreak, TeamValue, boards,
    field::TeamField,
};
use crate::event::ScoreKind;

/// The value of `tie_break` for the team at index `team`; missing for direct encounter.
pub(super) fn value(field: &TeamField<'_>, team: usize, tie_break: TeamTieBreak) -> TeamValue {
    TeamValue::Number(match tie_break.code() {
        TeamCode::Score(kind) => score(field, team, kind),
        TeamCode::OtherScore => score(field, team, field.primary.other()),
        TeamCode::OfIndividuals(of, kind) => {
            let field = field.of(kind.unwrap_or(field.primary));
            compute::value(field, team, of, &mut compute::Scratch::default())
        }
        TeamCode::Extended { .. } => {
            let terms = extended(field, team, tie_break);
            TieBreakValue::quarters(total(&terms, Strength::Product))
        }
        TeamCode::ScoreAndSchedule => score_and_schedule(field, team, tie_break),
        TeamCode::BoardCount => TieBreakValue::fraction(boards::count(field, team), 2, 1),
        TeamCode::TopBoardResults => return TeamValue::Boards(boards::by_board(field, team)),
        TeamCode::BottomBoardElimination => {
            return TeamValue::Boards(boards::without_the_last(field, team));
        }
        TeamCode::DirectEncounter(_) => TieBreakValue::MISSING,
    })
}

fn score(field: &TeamField<'_>, team: usize, kind: ScoreKind) -> TieBreakValue {
    let record = field.of(kind).records.get(team);
    record.map_or(TieBreakValue::MISSING, |record| {
        TieBreakValue::points(halves(record.score))
    })
}

/// The contributions to an ESB with their cuts: one of the opponents' scores times one of the own points. Empty for other
/// tie-breaks.
pub(super) fn extended(
    field: &TeamField<'_>,
    team: usize,
    tie_break: TeamTieBreak,
) -> Vec<Contribution> {
    let TeamCode::Extended { opponents, own } = tie_break.code() else {
        return Vec::new();
    };
    let berger = TieBreak::new(Code::SonnebornBerger);
    let mut terms = Vec::new();
    contributions(field.of(opponents), team, berger, &mut terms);
    let cells = field.of(own).records.get(team).map(|record| &record.cells);
    for term in &mut terms {
        let cell = cells.and_then(|cells| cells.get(term.round));
        term.points = cell.map_or(0, |cell| cell.points);
    }
    let lowest = tie_break.cut().lowest();
    cut(
        &mut terms,
        lowest,
        tie_break.cut().highest(),
        Strength::Product,
    );
    terms
}

/// BH or FB on the primary score: the strength of schedule of SSSC.
pub(super) const fn schedule(tie_break: TeamTieBreak) -> TieBreak {
    TieBreak::new(if tie_break.is_fore() {
        Code::ForeBuchholz
    } else {
        Code::Buchholz
    })
}

/// 13.5: the divisor of the strength of schedule: the highest possible primary score of the event divided by the highest secondary
/// score of a match, rounded down.
pub(super) fn divisor(field: &TeamField<'_>, tie_break: TeamTieBreak) -> i64 {
    if let Some(divisor) = tie_break.divisor() {
        return i64::from(divisor);
    }
    let of_match = |kind| {
        let games = field.table.games().win.halves();
        let boards = i64::try_from(field.table.boards()).unwrap_or(i64::MAX);
        match kind {
            ScoreKind::MatchPoints => i64::from(field.table.matches().win().halves()),
            ScoreKind::GamePoints => i64::from(games) * boards,
        }
    };
    let rounds = i64::from(field.table.rounds_planned());
    let highest = of_match(field.primary) * rounds;
    let of_one = of_match(field.primary.other()).max(1);
    (highest / of_one).max(1)
}

fn score_and_schedule(
    field: &TeamField<'_>,
    team: usize,
    tie_break: TeamTieBreak,
) -> TieBreakValue {
    let secondary = field.of(field.primary.other()).records.get(team);
    let primary = field.of(field.primary);
    let mut scratch = compute::Scratch::default();
    let schedule = schedule(tie_break);
    let sum = compute::with_cuts(primary, team, schedule, Strength::Score, &mut scratch);
    let divisor = divisor(field, tie_break);
    secondary.map_or(TieBreakValue::MISSING, |record| {
        let halves = i64::from(record.score) * divisor + sum;
        TieBreakValue::fraction(halves, 2 * divisor, 2)
    })
}
