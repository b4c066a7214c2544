//! The standings of teams.

use super::{
    super::{
        Code, Regulations, Remaining, TieBreakValue, direct_encounter::DirectEncounter,
        field::halves, standing::Ranking,
    },
    TeamCode, TeamOrder, TeamTieBreak, TeamValue, compute,
    encounter::Encounter,
    field::{Tables, TeamField},
};
use crate::event::{Points, ScoreKind, TeamScore, TeamTable, Tpn};

/// One line of the standings of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStanding {
    /// The team.
    pub tpn: Tpn,
    /// Place from 1. Tied teams have the same place if [`Remaining::Shared`].
    pub place: usize,
    /// Match points and game points, without virtual points.
    pub score: TeamScore,
    /// One value for each tie-break of the list.
    pub values: Vec<TeamValue>,
}

/// The standings of `table` after `rounds` rounds, in order of rank: the primary score, then the tie-breaks of the order (C.07 4.2),
/// then as [`Regulations::remaining`] says. Teams with the same place stand in the order of their pairing numbers.
#[must_use]
pub fn team_standings(
    table: &TeamTable,
    rounds: u8,
    order: &TeamOrder,
    regulations: &Regulations,
) -> Vec<TeamStanding> {
    let Some(tables) = Tables::of(table) else {
        return Vec::new();
    };
    let field = TeamField::new(table, &tables, order.primary, rounds, regulations);
    let count = field.len();
    let score = |team: usize, kind| {
        let record = field.of(kind).records.get(team);
        record.map_or(Points::ZERO, |record| halves(record.score))
    };
    let primary = (0..count).map(|team| TieBreakValue::points(score(team, order.primary)));
    let mut ranking = Ranking::new(count);
    ranking.split(&primary.collect::<Vec<_>>(), false);
    let mut values: Vec<Vec<TeamValue>> = vec![Vec::new(); count];
    for tie_break in &order.list {
        let column = column(&field, *tie_break, &ranking);
        ranking.split(&as_numbers(&column), tie_break.lower_is_better());
        for (row, value) in values.iter_mut().zip(column) {
            row.push(value);
        }
    }
    if let Remaining::Lots(seed) = regulations.remaining {
        ranking.draw_lots(seed);
    }
    let places = ranking.places(regulations.remaining).into_iter();
    let lines = places.filter_map(|(index, place)| {
        Some(TeamStanding {
            tpn: Tpn::from_index(index)?,
            place,
            score: TeamScore {
                match_points: score(index, ScoreKind::MatchPoints),
                game_points: score(index, ScoreKind::GamePoints),
            },
            values: values
                .get_mut(index)
                .map(std::mem::take)
                .unwrap_or_default(),
        })
    });
    lines.collect()
}

fn column(field: &TeamField<'_>, tie_break: TeamTieBreak, ranking: &Ranking) -> Vec<TeamValue> {
    let mut places = match tie_break.code() {
        TeamCode::DirectEncounter(chain) => {
            let mut encounter = Encounter::new(field, chain);
            let groups = ranking.tied().flat_map(|tied| encounter.places(tied));
            groups.collect::<Vec<_>>()
        }
        TeamCode::OfIndividuals(of, kind) if of.code() == Code::DirectEncounter => {
            let field = field.of(kind.unwrap_or(field.primary));
            let mut encounter = DirectEncounter::new(field, of.forfeits_played());
            let groups = ranking.tied().flat_map(|tied| encounter.places(tied));
            groups.collect()
        }
        _ => {
            let teams = 0..field.len();
            return teams
                .map(|team| compute::value(field, team, tie_break))
                .collect();
        }
    };
    places.sort_unstable();
    let place_of = |team: usize| {
        let found = places.binary_search_by_key(&team, |(team, _)| *team);
        found
            .ok()
            .and_then(|at| places.get(at))
            .map_or(0, |(_, place)| *place)
    };
    let teams = 0..field.len();
    teams
        .map(|team| TeamValue::Number(TieBreakValue::integer(place_of(team))))
        .collect()
}

/// Numbers that compare as the values do: lists of boards compare by the first board that differs.
fn as_numbers(column: &[TeamValue]) -> Vec<TieBreakValue> {
    let mut all: Vec<&Vec<Points>> = column
        .iter()
        .filter_map(|value| match value {
            TeamValue::Boards(boards) => Some(boards),
            TeamValue::Number(_) => None,
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    let place = |boards: &Vec<Points>| {
        let place = all.binary_search(&boards).unwrap_or(0);
        TieBreakValue::integer(i64::try_from(place).unwrap_or(i64::MAX))
    };
    let numbers = column.iter().map(|value| match value {
        TeamValue::Number(value) => *value,
        TeamValue::Boards(boards) => place(boards),
    });
    numbers.collect()
}
