//! Teams after some rounds: their match points and their game points, each as the scores of a crosstable.

use super::super::{
    Regulations,
    field::{Cell, Field},
};
use crate::event::{
    Bye, Crosstable, Participant, Points, RoundEntry, RoundNumber, ScoreKind, ScoringSystem,
    TeamEntry, TeamTable, Tpn,
};

/// The two crosstables of a table of teams.
pub(super) struct Tables {
    of_matches: Crosstable,
    of_games: Crosstable,
}

impl Tables {
    /// Makes the two crosstables. It is never `None`, because both sides of every match agree.
    pub(super) fn of(table: &TeamTable) -> Option<Self> {
        let participants = table.tpns().map(|team| Participant {
            rating: None,
            entries: table
                .entries(team)
                .iter()
                .map(|entry| counted(table, team, entry).map_or(FREE, |entry| entry.seat))
                .collect(),
        });
        let participants: Vec<Participant> = participants.collect();
        let matches = table.matches();
        let boards = i32::try_from(table.boards()).unwrap_or(i32::MAX);
        let games = table.games();
        let scoring = |win: Points, draw: Points, loss: Points| ScoringSystem {
            win,
            draw,
            loss,
            ..ScoringSystem::STANDARD
        };
        let of =
            |scoring| Crosstable::new(participants.clone(), table.rounds_planned(), scoring).ok();
        Some(Self {
            of_matches: of(scoring(matches.win(), matches.draw(), matches.loss()))?,
            of_games: of(scoring(
                games.win.times(boards),
                games.draw.times(boards),
                games.loss.times(boards),
            ))?,
        })
    }
}

/// Teams after some rounds.
pub(super) struct TeamField<'a> {
    pub table: &'a TeamTable,
    pub primary: ScoreKind,
    pub rounds: u8,
    of_matches: Field<'a>,
    of_games: Field<'a>,
}

impl<'a> TeamField<'a> {
    pub(super) fn new(
        table: &'a TeamTable,
        tables: &'a Tables,
        primary: ScoreKind,
        rounds: u8,
        regulations: &'a Regulations,
    ) -> Self {
        let field = |kind| {
            let crosstable = match kind {
                ScoreKind::MatchPoints => &tables.of_matches,
                ScoreKind::GamePoints => &tables.of_games,
            };
            let rows = table.tpns().map(|team| cells(table, team, kind, rounds));
            Field::of_cells(crosstable, rounds, regulations, rows.collect())
        };
        Self {
            table,
            primary,
            rounds,
            of_matches: field(ScoreKind::MatchPoints),
            of_games: field(ScoreKind::GamePoints),
        }
    }

    /// The teams with this kind of score.
    pub(super) const fn of(&self, kind: ScoreKind) -> &Field<'a> {
        match kind {
            ScoreKind::MatchPoints => &self.of_matches,
            ScoreKind::GamePoints => &self.of_games,
        }
    }

    /// How many teams there are.
    pub(super) const fn len(&self) -> usize {
        self.of_matches.records.len()
    }
}

/// The entry for a match that does not count: a free round.
const FREE: RoundEntry = RoundEntry::Bye(Bye::ZeroPoint);

/// The entry if it counts, otherwise `None`.
pub(super) fn counted<'a>(
    table: &TeamTable,
    team: Tpn,
    entry: &'a TeamEntry,
) -> Option<&'a TeamEntry> {
    Some(entry).filter(|entry| !table.is_annulled(team, entry))
}

fn cells(table: &TeamTable, team: Tpn, kind: ScoreKind, rounds: u8) -> Vec<Cell> {
    let entries = table.entries(team);
    let rounds = (1..=rounds).filter_map(RoundNumber::new);
    let cells = rounds.map(|round| {
        let entry = entries.get(round.index());
        let entry = entry.and_then(|entry| counted(table, team, entry));
        let seat = entry.map_or(FREE, |entry| entry.seat);
        let scored = entry.map_or(Points::ZERO, |entry| entry.score.of(kind));
        let taken = |rounds| table.deducted(team, rounds).of(kind);
        let taken = taken(round.get()) - taken(round.get() - 1);
        Cell {
            entry: seat,
            points: (scored - taken).halves(),
        }
    });
    cells.collect()
}
