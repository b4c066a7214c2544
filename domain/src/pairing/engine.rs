//! What pairs the rounds of an event: a system that is built here, with what its rules leave to the event.
//!
//! | question | item |
//! |---|---|
//! | which engine has a system? | [`System::engine`] |
//! | who meets whom in this round? | [`Engine::pair`] |
//! | what is worse in a round made by hand? | [`Solved::by_hand`] |
//! | why, and why not otherwise (C.04.1 art. 9)? | [`Engine::solve`], then [`Solved`] |
//!
//! Callers ask these and name no system. Where a system's own explanation is told in words or drawn, they match
//! [`Why`], [`WhyNot`] and [`RoundReport`]: one arm a system.

use std::borrow::Cow;

use super::{
    Concern, HandMade, Impossible, RoundPairing, RoundReport, Seat, System, Why, WhyNot, burstein,
    double_swiss, dubov, dutch, keizer, knock_out, lim,
    round_robin::{self, Schedule, Table},
};
use crate::event::{Acceleration, Crosstable, Halt, RoundNumber, ScoringSystem, Tpn};

/// A pairing system as it is built here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// FIDE (Dutch) System, by an edition of its rules.
    Dutch(dutch::Edition),
    /// Dubov System.
    Dubov,
    /// Burstein System, after its seeding rounds; these are of the FIDE (Dutch) System.
    Burstein,
    /// Lim System; experimental.
    Lim,
    /// Double-Swiss System: matches of two games, each game a round of its own.
    DoubleSwiss,
    /// Keizer system, with what the event announces.
    Keizer(keizer::Parameters),
    /// By a schedule: everybody against everybody by the Berger tables, or members of sides by theirs.
    RoundRobin(Schedule),
    /// Knock-out, by what the event announces of its matches.
    KnockOut(knock_out::Cup),
}

impl Default for Engine {
    fn default() -> Self {
        Self::Dutch(dutch::Edition::default())
    }
}

impl System {
    /// What pairs by this system; `None` for one that is only recognised. The edition counts for the FIDE (Dutch)
    /// System, the schedule for round robins and for systems of sides. It gets the table of the system; only the number
    /// of sides of the Schiller, Hutton and Molter systems must stand in it, and of the last the number of rounds: `None`
    /// where its table is not that of the system.
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

    /// The virtual points of the Baku method (C.04.7) in its events of so many rounds: group A ends with `last`. `None` where the
    /// scoring of the event leaves no place for them.
    #[must_use]
    pub fn baku(self, last: Tpn, rounds: u8, scoring: &ScoringSystem) -> Option<Vec<Acceleration>> {
        match self {
            Self::DoubleSwiss => double_swiss::baku(last, rounds, scoring),
            _ => super::baku(last, rounds, scoring),
        }
    }

    /// The crosstable of its events as standings and tie-breaks count it.
    #[must_use]
    pub fn counted(self, table: &Crosstable) -> Cow<'_, Crosstable> {
        match self {
            Self::DoubleSwiss => Cow::Owned(double_swiss::counted(table)),
            _ => Cow::Borrowed(table),
        }
    }

    /// Whether events are held here by it: this program pairs, checks and explains its rounds. The systems of more than two sides pair
    /// where the number of sides is known, which no event tells.
    #[must_use]
    pub const fn is_paired_here(self) -> bool {
        self.engine(dutch::Edition::Fide2026, Schedule::SINGLE)
            .is_some()
    }
}

impl Engine {
    /// What it is and what is left to the event, as text: two engines that pair differently have different ones.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Dutch(edition) => edition.code().to_owned(),
            Self::Dubov => System::Dubov.code().to_owned(),
            Self::Burstein => System::Burstein.code().to_owned(),
            Self::Lim => System::Lim.code().to_owned(),
            Self::DoubleSwiss => System::DoubleSwiss.code().to_owned(),
            Self::Keizer(parameters) => format!("keizer {}", parameters.code()),
            Self::RoundRobin(schedule) => schedule.code(),
            Self::KnockOut(cup) => cup.code().to_owned(),
        }
    }

    /// The edition of the FIDE (Dutch) System, where that pairs.
    #[must_use]
    pub const fn dutch_edition(self) -> Option<dutch::Edition> {
        match self {
            Self::Dutch(edition) => Some(edition),
            Self::Dubov
            | Self::Burstein
            | Self::Lim
            | Self::DoubleSwiss
            | Self::Keizer(_)
            | Self::RoundRobin(_)
            | Self::KnockOut(_) => None,
        }
    }

    /// The same with what a crosstable tells of its event: the number of rounds how often everybody meets everybody, the boards of a
    /// knock-out how many games a match has and how often somebody may lose.
    #[must_use]
    pub fn for_table(self, table: &Crosstable) -> Self {
        match self {
            Self::Dutch(_)
            | Self::Dubov
            | Self::Burstein
            | Self::Lim
            | Self::DoubleSwiss
            | Self::Keizer(_) => self,
            Self::KnockOut(cup) => Self::KnockOut(cup.for_table(table)),
            Self::RoundRobin(schedule) => {
                let participants = u16::try_from(table.participants().len()).unwrap_or(u16::MAX);
                Self::RoundRobin(
                    schedule
                        .with_rounds(participants, table.rounds_planned())
                        .unwrap_or(schedule),
                )
            }
        }
    }

    /// Whether a round is that of the second games of its matches.
    #[must_use]
    pub const fn is_second_game(self, round: RoundNumber) -> bool {
        match self {
            Self::DoubleSwiss => double_swiss::is_second_game(round),
            Self::KnockOut(cup) => cup.is_second_game(round),
            Self::Dutch(_)
            | Self::Dubov
            | Self::Burstein
            | Self::Lim
            | Self::Keizer(_)
            | Self::RoundRobin(_) => false,
        }
    }

    /// What pairs this round of it: seeding rounds of the Burstein System are of the FIDE (Dutch) System.
    #[must_use]
    pub fn in_round(self, table: &Crosstable, round: RoundNumber) -> Self {
        match self {
            Self::Burstein if burstein::is_seeding(table, round) => {
                Self::Dutch(dutch::Edition::Fide2026)
            }
            other => other,
        }
    }

    /// Pairs everybody who has no entry yet for `round`.
    ///
    /// # Errors
    /// No pairing satisfies the absolute rules.
    pub fn pair(self, table: &Crosstable, round: RoundNumber) -> Result<RoundPairing, Impossible> {
        match self.in_round(table, round) {
            Self::Dutch(edition) => dutch::pair(table, round, edition),
            Self::Dubov => dubov::pair(table, round),
            Self::Burstein => burstein::pair(table, round),
            Self::Lim => lim::pair(table, round),
            Self::DoubleSwiss => double_swiss::pair(table, round),
            Self::Keizer(parameters) => keizer::pair(table, round, &parameters),
            Self::RoundRobin(schedule) => {
                round_robin::Explained::new(table, round, schedule).map(|found| found.pairing())
            }
            Self::KnockOut(cup) => {
                knock_out::Explained::new(table, round, cup).map(|found| found.pairing())
            }
        }
    }

    /// Who goes on in a knock-out without a game, and has the bye of the pairing; several may. Nobody in other systems, and where
    /// the round cannot be paired.
    #[must_use]
    pub fn through(self, table: &Crosstable, round: RoundNumber) -> Vec<Tpn> {
        let Self::KnockOut(cup) = self else {
            return Vec::new();
        };
        knock_out::Explained::new(table, round, cup)
            .map_or_else(|_| Vec::new(), |found| found.through().to_vec())
    }

    /// What speaks against these seats of a round, whoever pairs it.
    #[must_use]
    pub fn concerns(self, table: &Crosstable, round: RoundNumber, seats: &[Seat]) -> Vec<Concern> {
        match self.in_round(table, round) {
            Self::Dutch(edition) => dutch::concerns(table, round, edition, seats),
            Self::Dubov => dubov::concerns(table, round, seats),
            Self::Burstein => burstein::concerns(table, round, seats),
            Self::Lim => lim::concerns(table, round, seats),
            Self::DoubleSwiss => double_swiss::concerns(table, round, seats),
            Self::Keizer(parameters) => keizer::concerns(table, round, &parameters, seats),
            Self::RoundRobin(_) | Self::KnockOut(_) => Vec::new(),
        }
    }

    /// Pairs as [`pair`](Self::pair) does, and keeps what an explanation needs.
    ///
    /// # Errors
    /// As [`pair`](Self::pair), and [`Impossible::Stopped`] when `halt` comes first.
    pub fn solve(
        self,
        table: &Crosstable,
        round: RoundNumber,
        halt: &Halt,
    ) -> Result<Solved, Impossible> {
        match self.in_round(table, round) {
            Self::Dutch(edition) => {
                dutch::Explained::until(table, round, edition, halt).map(Solved::Dutch)
            }
            Self::Dubov => dubov::Explained::until(table, round, halt).map(Solved::Dubov),
            Self::Burstein => burstein::Explained::until(table, round, halt).map(Solved::Burstein),
            Self::Lim => lim::Explained::until(table, round, halt).map(Solved::Lim),
            Self::DoubleSwiss => {
                double_swiss::Explained::until(table, round, halt).map(Solved::DoubleSwiss)
            }
            Self::Keizer(parameters) => {
                keizer::Explained::until(table, round, &parameters, halt).map(Solved::Keizer)
            }
            Self::RoundRobin(schedule) => {
                round_robin::Explained::new(table, round, schedule).map(Solved::RoundRobin)
            }
            Self::KnockOut(cup) => {
                knock_out::Explained::new(table, round, cup).map(Solved::KnockOut)
            }
        }
    }
}

/// A round that has been paired and can say why. To clone it is cheap, compared with pairing it.
#[derive(Clone)]
pub enum Solved {
    /// By the FIDE (Dutch) System.
    Dutch(dutch::Explained),
    /// By the Dubov System.
    Dubov(dubov::Explained),
    /// By the Burstein System, after its seeding rounds.
    Burstein(burstein::Explained),
    /// By the Lim System.
    Lim(lim::Explained),
    /// By the Double-Swiss System.
    DoubleSwiss(double_swiss::Explained),
    /// By the Keizer system.
    Keizer(keizer::Explained),
    /// By a schedule.
    RoundRobin(round_robin::Explained),
    /// By a bracket.
    KnockOut(knock_out::Explained),
}

impl Solved {
    /// Whether it is this round of this table, paired by `engine`.
    #[must_use]
    pub fn is_of(&self, table: &Crosstable, round: RoundNumber, engine: Engine) -> bool {
        match (self, engine.in_round(table, round)) {
            (Self::Dutch(explained), Engine::Dutch(edition)) => {
                explained.is_of(table, round, edition)
            }
            (Self::Dubov(explained), Engine::Dubov) => explained.is_of(table, round),
            (Self::Burstein(explained), Engine::Burstein) => explained.is_of(table, round),
            (Self::Lim(explained), Engine::Lim) => explained.is_of(table, round),
            (Self::DoubleSwiss(explained), Engine::DoubleSwiss) => explained.is_of(table, round),
            (Self::Keizer(explained), Engine::Keizer(parameters)) => {
                explained.is_of(table, round, &parameters)
            }
            (Self::RoundRobin(explained), Engine::RoundRobin(schedule)) => {
                explained.is_of(table, round, schedule)
            }
            (Self::KnockOut(explained), Engine::KnockOut(cup)) => {
                explained.is_of(table, round, cup)
            }
            _ => false,
        }
    }

    /// How many are paired.
    #[must_use]
    pub fn size(&self) -> usize {
        match self {
            Self::Dutch(explained) => explained.size(),
            Self::Dubov(explained) => explained.size(),
            Self::Burstein(explained) => explained.size(),
            Self::Lim(explained) => explained.size(),
            Self::DoubleSwiss(explained) => explained.size(),
            Self::Keizer(explained) => explained.size(),
            Self::RoundRobin(explained) => explained.size(),
            Self::KnockOut(explained) => explained.size(),
        }
    }

    /// The same round, whose questions end with [`Impossible::Stopped`] when `halt` says so.
    #[must_use]
    pub fn asked(&self, halt: &Halt) -> Self {
        match self {
            Self::Dutch(explained) => Self::Dutch(explained.asked(halt)),
            Self::Dubov(explained) => Self::Dubov(explained.asked(halt)),
            Self::Burstein(explained) => Self::Burstein(explained.asked(halt)),
            Self::Lim(explained) => Self::Lim(explained.asked(halt)),
            Self::DoubleSwiss(explained) => Self::DoubleSwiss(explained.asked(halt)),
            Self::Keizer(explained) => Self::Keizer(explained.asked(halt)),
            Self::RoundRobin(_) | Self::KnockOut(_) => self.clone(),
        }
    }

    /// The boards and the bye, as [`Engine::pair`] gives them.
    #[must_use]
    pub fn pairing(&self) -> RoundPairing {
        match self {
            Self::Dutch(explained) => explained.pairing(),
            Self::Dubov(explained) => explained.pairing(),
            Self::Burstein(explained) => explained.pairing(),
            Self::Lim(explained) => explained.pairing(),
            Self::DoubleSwiss(explained) => explained.pairing(),
            Self::Keizer(explained) => explained.pairing(),
            Self::RoundRobin(explained) => explained.pairing(),
            Self::KnockOut(explained) => explained.pairing(),
        }
    }

    /// Who goes on without a game, as [`Engine::through`] gives them.
    #[must_use]
    pub fn through(&self) -> &[Tpn] {
        match self {
            Self::KnockOut(explained) => explained.through(),
            _ => &[],
        }
    }

    /// What a hand changed in the round, and what speaks against it.
    #[must_use]
    pub fn by_hand(&self, hand: &RoundPairing) -> HandMade {
        match self {
            Self::Dutch(explained) => explained.by_hand(hand),
            Self::Dubov(explained) => explained.by_hand(hand),
            Self::Burstein(explained) => explained.by_hand(hand),
            Self::Lim(explained) => explained.by_hand(hand),
            Self::DoubleSwiss(explained) => explained.by_hand(hand),
            Self::Keizer(explained) => explained.by_hand(hand),
            Self::RoundRobin(explained) => explained.by_hand(hand),
            Self::KnockOut(explained) => explained.by_hand(hand),
        }
    }

    /// The whole round, as its system explains it.
    #[must_use]
    pub fn report(&self) -> RoundReport {
        match self {
            Self::Dutch(explained) => RoundReport::Dutch {
                edition: explained.edition(),
                report: explained.report(),
                collapsed: explained.is_collapsed(),
            },
            Self::Dubov(explained) => RoundReport::Dubov(explained.report()),
            Self::Burstein(explained) => RoundReport::Burstein(explained.report()),
            Self::Lim(explained) => RoundReport::Lim(explained.report()),
            Self::DoubleSwiss(explained) => RoundReport::DoubleSwiss(explained.report()),
            Self::Keizer(explained) => RoundReport::Keizer(explained.report()),
            Self::RoundRobin(explained) => RoundReport::RoundRobin(explained.report()),
            Self::KnockOut(explained) => RoundReport::KnockOut(explained.report()),
        }
    }

    /// Why somebody sits where they sit; `None` for whoever is not paired in this round.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when asked to.
    pub fn why(&self, tpn: Tpn) -> Result<Option<Why>, Impossible> {
        match self {
            Self::Dutch(explained) => {
                let reason = explained.reason(tpn)?;
                Ok(reason.map(|reason| Why::Dutch(explained.edition(), reason)))
            }
            Self::Dubov(explained) => Ok(explained.why(tpn).map(Why::Dubov)),
            Self::Burstein(explained) => Ok(explained.why(tpn).map(Why::Burstein)),
            Self::Lim(explained) => Ok(explained.why(tpn).map(Why::Lim)),
            Self::DoubleSwiss(explained) => Ok(explained.why(tpn).map(Why::DoubleSwiss)),
            Self::Keizer(explained) => Ok(explained.why(tpn).map(Why::Keizer)),
            Self::RoundRobin(explained) => Ok(explained.why(tpn).map(Why::RoundRobin)),
            Self::KnockOut(explained) => Ok(explained.why(tpn).map(Why::KnockOut)),
        }
    }

    /// Why `instead` was not paired; the colours of a pair are not asked.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when asked to.
    pub fn why_not(&self, instead: Seat) -> Result<WhyNot, Impossible> {
        match self {
            Self::Dutch(explained) => {
                let instead = match instead {
                    Seat::Pair(pair) => dutch::Alternative::Pair(pair.white, pair.black),
                    Seat::Bye(tpn) => dutch::Alternative::Bye(tpn),
                };
                let answer = explained.ask(instead)?;
                Ok(WhyNot::Dutch(explained.edition(), answer))
            }
            Self::Dubov(explained) => explained.why_not(instead).map(WhyNot::Dubov),
            Self::Burstein(explained) => explained.why_not(instead).map(WhyNot::Burstein),
            Self::Lim(explained) => explained.why_not(instead).map(WhyNot::Lim),
            Self::DoubleSwiss(explained) => explained.why_not(instead).map(WhyNot::DoubleSwiss),
            Self::Keizer(explained) => explained.why_not(instead).map(WhyNot::Keizer),
            Self::RoundRobin(explained) => Ok(WhyNot::RoundRobin(explained.why_not(instead))),
            Self::KnockOut(explained) => Ok(WhyNot::KnockOut(explained.why_not(instead))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::{Participant, RoundEntry},
        pairing::{
            check::before_round,
            generate::{Options, generate},
        },
    };

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

    /// A system of sides pairs by its own table only, and keeps it where the number of rounds tells the cycles.
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

    /// What has been solved is what is paired, of its own table, round and engine only, and says why of all who sit.
    #[test]
    fn a_solved_round_is_the_paired_one() {
        let options = Options {
            participants: 9,
            rounds: 4,
            ..Options::default()
        };
        let table = generate(&options, 3).unwrap();
        let engine = Engine::default();
        let [second, third] = [2, 3].map(|round| RoundNumber::new(round).unwrap());
        let (before, _) = before_round(&table, third);
        let solved = engine.solve(&before, third, &Halt::default()).unwrap();
        let pairing = engine.pair(&before, third).unwrap();
        assert_eq!(solved.pairing(), pairing);
        let open = before
            .participants()
            .iter()
            .filter(|p| p.entries.len() == 2);
        assert_eq!(solved.size(), open.count());
        assert!(solved.is_of(&before, third, engine));
        let other = Engine::Dutch(dutch::Edition::Fide2017);
        assert!(!solved.is_of(&before, third, other));
        assert!(!solved.is_of(&before_round(&table, second).0, second, engine));
        let mut seats = 0;
        for (index, participant) in before.participants().iter().enumerate() {
            let tpn = Tpn::from_index(index).unwrap();
            let seat = pairing.seat(tpn);
            assert_eq!(solved.why(tpn).unwrap().map(|why| why.seat()), seat);
            let sits = match seat {
                Some(Seat::Pair(pair)) => [pair.white, pair.black].contains(&tpn),
                Some(Seat::Bye(bye)) => bye == tpn,
                None => participant.entries.len() > 2,
            };
            assert!(sits, "{tpn}: {seat:?}");
            seats += usize::from(seat.is_some());
        }
        assert_eq!(seats, solved.size());
        // Whoever has a bye already is not paired.
        let mut participants = before.participants().to_vec();
        let bye = RoundEntry::Bye(crate::event::Bye::HalfPoint);
        participants[0].entries.push(bye);
        let absent = Crosstable::new(participants, 4, before.scoring).unwrap();
        let solved = engine.solve(&absent, third, &Halt::default()).unwrap();
        let first = Tpn::from_index(0).unwrap();
        assert_eq!(
            (solved.why(first), solved.pairing().seat(first)),
            (Ok(None), None)
        );
    }
}
