//! The engine of a system, and how its events are accelerated and counted.

use std::borrow::Cow;

use super::{
    Engine, System, double_swiss, dutch, keizer, knock_out,
    round_robin::{Schedule, Table},
};
use crate::event::{Acceleration, Crosstable, ScoringSystem, Tpn};

impl System {
    /// The engine of this system; `None` if the system is only recognised. The edition counts for the FIDE (Dutch) System, the
    /// schedule for round robins and systems of sides; it gets the table of the system. For the Schiller, Hutton and Molter
    /// systems the schedule must already have their table, with the number of sides and, for Molter, of rounds; otherwise
    /// `None`.
    #[must_use]
    pub const fn engine(self, edition: dutch::Edition, schedule: Schedule) -> Option<Engine> {
        match self {
            Self::Dutch => Some(Engine::Dutch(edition)),
            Self::Dubov => Some(Engine::Dubov),
            Self::Burstein => Some(Engine::Burstein),
            Self::Lim => Some(Engine::Lim),
            Self::DoubleSwiss => Some(Engine::DoubleSwiss),
            Self::Keizer => Some(Engine::Keizer(keizer::Parameters::USUAL)),
            Self::RoundRobin | Self::DoubleRoundRobin => {
                Some(Engine::RoundRobin(schedule.of(Table::Berger)))
            }
            Self::Scheveningen => Some(Engine::RoundRobin(schedule.of(Table::Scheveningen))),
            Self::Schiller => match schedule.table() {
                Table::Schiller { .. } => Some(Engine::RoundRobin(schedule)),
                _ => None,
            },
            Self::Hutton => match schedule.table() {
                Table::Hutton { .. } => Some(Engine::RoundRobin(schedule)),
                _ => None,
            },
            Self::Molter => match schedule.table() {
                Table::Molter { .. } => Some(Engine::RoundRobin(schedule)),
                _ => None,
            },
            Self::KnockOut => Some(Engine::KnockOut(knock_out::Cup {
                third_place: false,
                games: knock_out::Games::One,
                lives: knock_out::Lives::One,
            })),
            Self::CustomSwiss | Self::TeamSwiss | Self::TeamRoundRobin | Self::Unknown => None,
        }
    }

    /// Virtual points of the Baku method (C.04.7) in events of this system with `rounds` rounds; group A ends with `last`.
    /// `None` if the scoring of the event does not allow the method.
    #[must_use]
    pub fn baku(self, last: Tpn, rounds: u8, scoring: &ScoringSystem) -> Option<Vec<Acceleration>> {
        match self {
            Self::DoubleSwiss => double_swiss::baku(last, rounds, scoring),
            _ => super::baku(last, rounds, scoring),
        }
    }

    /// The crosstable as standings and tie-breaks count it in events of this system.
    #[must_use]
    pub fn counted(self, table: &Crosstable) -> Cow<'_, Crosstable> {
        match self {
            Self::DoubleSwiss => Cow::Owned(double_swiss::counted(table)),
            _ => Cow::Borrowed(table),
        }
    }

    /// Whether events are held here by this system: the program pairs, checks and explains their rounds. `false` for the
    /// systems of more than two sides: they pair only if the number of sides is known, which no event tells.
    #[must_use]
    pub const fn is_paired_here(self) -> bool {
        self.engine(dutch::Edition::Fide2026, Schedule::SINGLE)
            .is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{BoardResult, Colour, Participant};

    /// A crosstable before round 1.
    fn empty(participants: usize, rounds: u8) -> Crosstable {
        let nobody = Participant {
            rating: None,
            entries: Vec::new(),
        };
        let all = vec![nobody; participants];
        Crosstable::new(all, rounds, ScoringSystem::STANDARD).unwrap()
    }

    #[test]
    fn some_systems_are_paired_here() {
        let here = System::ALL
            .into_iter()
            .filter(|system| system.is_paired_here());
        let paired = [
            System::Dutch,
            System::Dubov,
            System::Burstein,
            System::Lim,
            System::DoubleSwiss,
            System::Keizer,
            System::RoundRobin,
            System::DoubleRoundRobin,
            System::Scheveningen,
            System::KnockOut,
        ];
        assert_eq!(here.collect::<Vec<_>>(), paired);
        assert_eq!(Engine::default().code(), "2026");
        let older = System::Dutch.engine(dutch::Edition::Fide2017, Schedule::SINGLE);
        assert_eq!(older.map(Engine::code).as_deref(), Some("2017"));
        let double = System::DoubleRoundRobin.engine(dutch::Edition::Fide2017, Schedule::DOUBLE);
        assert_eq!(double.map(Engine::code).as_deref(), Some("2x1 exchanged"));
        let thrice = double.map(|double| double.for_table(&empty(10, 27)).code());
        assert_eq!(thrice.as_deref(), Some("3x1 exchanged"));
    }

    /// A system of sides pairs by its own table only, and keeps the table when the number of rounds tells the cycles.
    #[test]
    fn systems_of_sides_pair_by_their_tables() {
        let (schiller, hutton) = (Table::Schiller { sides: 4 }, Table::Hutton { sides: 4 });
        let (two, all) = (Table::Scheveningen, Table::Berger);
        let molter = Table::Molter {
            sides: 4,
            rounds: 3,
        };
        for (system, given, paired_by) in [
            (System::RoundRobin, schiller, Some(all)),
            (System::DoubleRoundRobin, two, Some(all)),
            (System::Scheveningen, all, Some(two)),
            (System::Scheveningen, hutton, Some(two)),
            (System::Schiller, schiller, Some(schiller)),
            (System::Schiller, all, None),
            (System::Schiller, two, None),
            (System::Schiller, hutton, None),
            (System::Hutton, hutton, Some(hutton)),
            (System::Hutton, all, None),
            (System::Hutton, two, None),
            (System::Hutton, schiller, None),
            (System::Hutton, molter, None),
            (System::Molter, molter, Some(molter)),
            (System::Molter, all, None),
            (System::Molter, hutton, None),
        ] {
            let engine = system.engine(dutch::Edition::Fide2026, Schedule::DOUBLE.of(given));
            let expected = paired_by.map(|table| Engine::RoundRobin(Schedule::DOUBLE.of(table)));
            assert_eq!(engine, expected, "{system:?} {given:?}");
        }
        for (table, participants, rounds, code) in [
            (two, 12, 12, "scheveningen 2x1 exchanged"),
            (schiller, 8, 18, "schiller of 4 3x1 exchanged"),
            (hutton, 16, 2, "hutton of 4 2x1 exchanged"),
            (molter, 16, 3, "molter of 4 in 3 1x1 exchanged"),
            (molter, 16, 6, "molter of 4 in 3 1x1 exchanged"),
        ] {
            let engine = Engine::RoundRobin(Schedule::SINGLE.of(table));
            assert_eq!(engine.for_table(&empty(participants, rounds)).code(), code);
            let one_more = empty(participants + 1, rounds);
            assert_eq!(engine.for_table(&one_more), engine);
        }
    }

    /// C.04.7: in an event of matches, a win is a match of two games won, and a match has two rounds.
    #[test]
    fn baku_counts_rounds_or_matches_of_two() {
        let last = Tpn::new(10).unwrap();
        let standard = ScoringSystem::STANDARD;
        for (system, rounds, expected) in [
            (System::Dutch, 9, [((1, 3), 2), ((4, 5), 1)]),
            (System::Dubov, 18, [((1, 5), 2), ((6, 9), 1)]),
            (System::DoubleSwiss, 18, [((1, 6), 4), ((7, 10), 2)]),
        ] {
            let found = system.baku(last, rounds, &standard).unwrap();
            let found = found.iter().map(|one| {
                let rounds = (one.first_round.get(), one.last_round.get());
                (rounds, one.points.halves())
            });
            assert_eq!(found.collect::<Vec<_>>(), expected, "{system:?}");
            let other = system.baku(last, rounds, &ScoringSystem::THREE_ONE_ZERO);
            assert_eq!(other, None, "{system:?}");
        }
    }

    /// C.04.5, Preface: a single forfeited game of a match of two counts as played.
    #[test]
    fn only_matches_of_two_are_counted_otherwise() {
        let [one, two] = [1, 2].map(|number| Tpn::new(number).unwrap());
        let (first, second) = (BoardResult::WhiteWinsByForfeit, BoardResult::Draw);
        let (white, black) = (Colour::White, Colour::Black);
        let entries = [
            vec![first.entry(white, two), second.entry(black, two)],
            vec![first.entry(black, one), second.entry(white, one)],
        ];
        let participants = entries.map(|entries| Participant {
            rating: None,
            entries,
        });
        let table = Crosstable::new(participants.to_vec(), 4, ScoringSystem::STANDARD).unwrap();
        for system in System::ALL {
            let is_changed = *system.counted(&table) != table;
            assert_eq!(is_changed, system == System::DoubleSwiss, "{system:?}");
        }
    }
}
