//! What pairs the rounds of an event: a pairing system as it is built here, with the choices that its rules leave to the event.
//!
//! | question | item |
//! |---|---|
//! | which engine has a system? | [`System::engine`] (`system_engine`) |
//! | who meets whom in this round? | [`Engine::pair`] |
//! | what is worse in a round made by hand? | [`Solved::by_hand`] |
//! | why, and why not otherwise (C.04.1 art. 9)? | [`Engine::solve`], then [`Solved`] |
//!
//! Callers ask these questions without naming a system. Where the explanation of a system is put into words or drawn, they
//! match [`Why`](super::Why), [`WhyNot`](super::WhyNot) and [`RoundReport`](super::RoundReport), with one arm for each system.

use super::{
    Concern, Impossible, RoundPairing, Seat, Solved, System, burstein, double_swiss, dubov, dutch,
    keizer, knock_out, lim,
    round_robin::{self, Schedule},
};
use crate::event::{Crosstable, Halt, RoundNumber, Tpn};

/// A pairing system as it is built here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    /// FIDE (Dutch) System, in one edition of its rules.
    Dutch(dutch::Edition),
    /// Dubov System.
    Dubov,
    /// Burstein System; its seeding rounds are paired by the FIDE (Dutch) System.
    Burstein,
    /// Lim System; experimental.
    Lim,
    /// Double-Swiss System: matches of two games, each game a round of its own.
    DoubleSwiss,
    /// Keizer system, with the parameters that the event announces.
    Keizer(keizer::Parameters),
    /// A schedule: everybody against everybody by the Berger tables, or members of sides by the tables of sides.
    RoundRobin(Schedule),
    /// Knock-out, with the rules for its matches that the event announces.
    KnockOut(knock_out::Cup),
}

impl Default for Engine {
    fn default() -> Self {
        Self::Dutch(dutch::Edition::default())
    }
}

impl Engine {
    /// The system and its parameters as text; engines that pair differently have different codes.
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

    /// Edition of the FIDE (Dutch) System; `None` for other systems.
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

    /// The engine with what a crosstable tells of its event. In a schedule, the number of rounds tells how often everybody
    /// meets. In a knock-out, the boards tell how many games a match has and how many lives a player has.
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

    /// Whether a round consists of the second games of its matches.
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

    /// Whether a round is paired by scores, so that virtual points count (C.04.7).
    #[must_use]
    pub const fn counts_virtual_points(self, round: RoundNumber) -> bool {
        match self {
            Self::Dutch(_) | Self::Dubov | Self::Burstein | Self::Lim => true,
            Self::DoubleSwiss => !double_swiss::is_second_game(round),
            Self::Keizer(_) | Self::RoundRobin(_) | Self::KnockOut(_) => false,
        }
    }

    /// The engine that pairs this round: for seeding rounds of the Burstein System it is the FIDE (Dutch) System.
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
    /// [`Impossible::NoCompletePairing`] when no pairing satisfies the absolute rules; [`Impossible::NotScheduled`] when a
    /// schedule or bracket ends before; [`Impossible::Undecided`] and [`Impossible::OffBracket`] for a knock-out.
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

    /// Players who go on in a knock-out without a game, with the pairing-allocated bye; there may be several. Empty in other
    /// systems, and if the round cannot be paired.
    #[must_use]
    pub fn through(self, table: &Crosstable, round: RoundNumber) -> Vec<Tpn> {
        let Self::KnockOut(cup) = self else {
            return Vec::new();
        };
        knock_out::Explained::new(table, round, cup)
            .map_or_else(|_| Vec::new(), |found| found.through().to_vec())
    }

    /// What speaks against these seats of a round, whether or not the engine would pair them.
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
    /// The errors of [`pair`](Self::pair); [`Impossible::Stopped`] when `halt` comes first.
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

impl Solved {
    /// Whether this is the given round of the given table, paired by `engine`.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        event::{BoardResult, Colour, Participant, RoundEntry, ScoringSystem},
        pairing::{
            Pair,
            check::before_round,
            generate::{Options, generate},
        },
    };

    /// A solved round is the one that is paired. It belongs to its own table, round and engine only, and has a reason for every
    /// seat.
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
        // A player who already has a bye is not paired.
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

    /// The engines that pair a first round by rules of their own; the Burstein System does not, as it begins with seeding
    /// rounds.
    const OWN: [Engine; 7] = [
        Engine::Dutch(dutch::Edition::Fide2026),
        Engine::Dubov,
        Engine::Lim,
        Engine::DoubleSwiss,
        Engine::Keizer(keizer::Parameters::USUAL),
        Engine::RoundRobin(Schedule::SINGLE),
        Engine::KnockOut(knock_out::Cup {
            third_place: false,
            games: knock_out::Games::One,
            lives: knock_out::Lives::One,
        }),
    ];

    #[test]
    fn a_solved_round_is_of_the_engine_that_paired_it() {
        let [first, second] = [1, 2].map(|round| RoundNumber::new(round).unwrap());
        let nobody = Participant {
            rating: None,
            entries: Vec::new(),
        };
        let table = Crosstable::new(vec![nobody; 8], 7, ScoringSystem::STANDARD).unwrap();
        for engine in OWN {
            let solved = engine.solve(&table, first, &Halt::default()).unwrap();
            for other in OWN {
                let is_it = solved.is_of(&table, first, other);
                assert_eq!(is_it, engine == other, "{engine:?} {other:?}");
            }
            assert!(!solved.is_of(&table, second, engine), "{engine:?}");
        }
    }

    /// Systems that pair by scores count virtual points (C.04.7). Second games follow the first, and a Keizer ranking, a
    /// schedule and a bracket use no scores for pairing.
    #[test]
    fn virtual_points_count_where_scores_pair() {
        let swiss = [true, true, true, true, false, false, false];
        for (round, of_double) in [(1, true), (2, false), (3, true)] {
            let round = RoundNumber::new(round).unwrap();
            let mut known = swiss;
            known[3] = of_double;
            assert_eq!(OWN.map(|engine| engine.counts_virtual_points(round)), known);
            assert!(Engine::Burstein.counts_virtual_points(round));
        }
    }

    /// Four players: 1 and 2 have met twice, and so have 3 and 4, once with each colour.
    #[test]
    fn who_have_met_are_a_concern_where_the_rules_forbid_it() {
        let tpn = |number| Tpn::new(number).unwrap();
        let participants = [(1, 2), (2, 1), (3, 4), (4, 3)].map(|(own, other)| {
            let colour = if own < other {
                Colour::White
            } else {
                Colour::Black
            };
            let colours = [colour, !colour].into_iter();
            let entries = colours.map(|colour| BoardResult::Draw.entry(colour, tpn(other)));
            Participant {
                rating: None,
                entries: entries.collect(),
            }
        });
        let table = Crosstable::new(participants.to_vec(), 9, ScoringSystem::STANDARD).unwrap();
        let third = RoundNumber::new(3).unwrap();
        for engine in OWN.into_iter().chain([Engine::Burstein]) {
            let by_table = matches!(engine, Engine::RoundRobin(_) | Engine::KnockOut(_));
            for (white, black, have_met) in [(1, 2, true), (3, 4, true), (1, 3, false)] {
                let pair = Pair {
                    white: tpn(white),
                    black: tpn(black),
                };
                let concerns = engine.concerns(&table, third, &[Seat::Pair(pair)]);
                let mut concerns = concerns.into_iter();
                let is_told =
                    concerns.any(|one| matches!(one, Concern::Rematch(of, _) if of == pair));
                assert_eq!(is_told, have_met && !by_table, "{engine:?} {pair:?}");
            }
        }
    }
}
