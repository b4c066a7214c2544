//! The terms behind a tie-break of a team, for people who want to check it by hand.

use super::{
    super::{
        Code, Regulations, Term, TieBreakValue,
        contribution::Strength,
        unfold::{opponents_scores, unfold_in},
    },
    TeamCode, TeamTieBreak, boards, compute,
    field::{Tables, TeamField},
};
use crate::event::{Points, ScoreKind, TeamTable, Tpn};

/// One term of a tie-break of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamTerm {
    /// The contribution of a round, as with individuals. Scores and points are of the kinds that the tie-break uses.
    Round(Box<Term>),
    /// One of the team's own scores.
    Score(ScoreKind, Points),
    /// The divisor of the rounds before it (SSSC).
    DividedBy(i64),
    /// The points of a board. For BC they count times the number of the board, for TBR once. For BBE the board is the last one of those
    /// that are left.
    Board {
        /// The board, from 1.
        board: usize,
        /// Its points; for BBE the points of this board and all before it.
        points: Points,
        /// The value that it adds, or by which it is compared.
        value: TieBreakValue,
    },
}

/// The terms of `tie_break` for `team`. For ESB, BC and the sums of individuals, the tie-break is their sum. For SSSC it is the score
/// plus the sum of the rounds divided by the divisor after them. TBR and BBE are compared term by term. For DE and EDE the terms are
/// the points against teams with the same primary score: match points, then game points for EDE. Unknown teams have no terms.
#[must_use]
pub fn unfold_team(
    table: &TeamTable,
    rounds: u8,
    team: Tpn,
    primary: ScoreKind,
    tie_break: TeamTieBreak,
    regulations: &Regulations,
) -> Vec<TeamTerm> {
    let Some(tables) = Tables::of(table).filter(|_| team.index() < table.len()) else {
        return Vec::new();
    };
    let field = TeamField::new(table, &tables, primary, rounds, regulations);
    let index = team.index();
    let in_rounds = |terms: Vec<Term>| -> Vec<TeamTerm> {
        let terms = terms.into_iter().map(Box::new);
        terms.map(TeamTerm::Round).collect()
    };
    let score = |kind| TeamTerm::Score(kind, table.score_after(team, rounds).of(kind));
    match tie_break.code() {
        TeamCode::Score(kind) => vec![score(kind)],
        TeamCode::OtherScore => vec![score(primary.other())],
        TeamCode::OfIndividuals(of, kind) => {
            in_rounds(unfold_in(field.of(kind.unwrap_or(primary)), team, of))
        }
        TeamCode::Extended { .. } => {
            let terms = compute::extended(&field, index, tie_break);
            in_rounds(opponents_scores(&terms, Strength::Product))
        }
        TeamCode::ScoreAndSchedule => {
            let schedule = compute::schedule(tie_break);
            let mut terms = vec![score(primary.other())];
            terms.extend(in_rounds(unfold_in(field.of(primary), team, schedule)));
            terms.push(TeamTerm::DividedBy(compute::divisor(&field, tie_break)));
            terms
        }
        TeamCode::BoardCount => {
            let boards = boards::by_board(&field, index).into_iter().zip(1_i32..);
            let boards = boards.zip(1..);
            boards
                .map(|((points, number), board)| TeamTerm::Board {
                    board,
                    points,
                    value: TieBreakValue::points(points.times(number)),
                })
                .collect()
        }
        TeamCode::TopBoardResults => {
            let boards = boards::by_board(&field, index).into_iter().zip(1..);
            boards
                .map(|(points, board)| compared(points, board))
                .collect()
        }
        TeamCode::BottomBoardElimination => {
            let sums = boards::without_the_last(&field, index);
            let last = sums.len();
            let sums = sums.into_iter().enumerate();
            sums.map(|(place, points)| compared(points, last - place))
                .collect()
        }
        TeamCode::DirectEncounter(_) => {
            let encounter = super::super::TieBreak::new(Code::DirectEncounter);
            let of = |kind| in_rounds(unfold_in(field.of(kind), team, encounter));
            [of(primary), of(primary.other())].concat()
        }
    }
}

fn compared(points: Points, board: usize) -> TeamTerm {
    TeamTerm::Board {
        board,
        points,
        value: TieBreakValue::points(points),
    }
}
