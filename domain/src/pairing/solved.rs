//! A round that has been paired, by any system, and the questions that it answers: who meets, why, and why not otherwise.

use super::{
    HandMade, Impossible, RoundPairing, RoundReport, Seat, Why, WhyNot, burstein, double_swiss,
    dubov, dutch, keizer, knock_out, lim, round_robin,
};
use crate::event::{Halt, Tpn};

/// A round that has been paired and can say why. A clone is cheap, compared with pairing the round.
#[derive(Clone)]
pub enum Solved {
    /// By the FIDE (Dutch) System.
    Dutch(dutch::Explained),
    /// By the Dubov System.
    Dubov(dubov::Explained),
    /// By the Burstein System; its seeding rounds are [`Solved::Dutch`].
    Burstein(burstein::Explained),
    /// By the Lim System.
    Lim(lim::Explained),
    /// By the Double-Swiss System.
    DoubleSwiss(double_swiss::Explained),
    /// By the Keizer system.
    Keizer(keizer::Explained),
    /// By a schedule.
    RoundRobin(round_robin::Explained),
    /// By the bracket of a knock-out.
    KnockOut(knock_out::Explained),
}

impl Solved {
    /// Number of participants in the round, those without a game included.
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

    /// The same round; its questions end with [`Impossible::Stopped`] when `halt` comes first.
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

    /// The boards and the bye, as [`Engine::pair`](super::Engine::pair) gives them.
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

    /// Players who go on without a game, as [`Engine::through`](super::Engine::through) gives them.
    #[must_use]
    pub fn through(&self) -> &[Tpn] {
        match self {
            Self::KnockOut(explained) => explained.through(),
            _ => &[],
        }
    }

    /// How the round made by hand differs from this one, and what speaks against it.
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

    /// Why somebody sits where they sit; `None` if they are not paired in this round.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
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

    /// Why `instead` was not paired. The colours of a pair play no part.
    ///
    /// # Errors
    /// [`Impossible::Stopped`] when the halt of this round comes first.
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
