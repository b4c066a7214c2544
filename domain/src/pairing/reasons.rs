//! The explanations of a paired round, system by system: the whole round, why two meet, and why others do not.

use super::{Seat, burstein, double_swiss, dubov, dutch, keizer, knock_out, lim, round_robin};

/// A whole round, as its system explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundReport {
    /// The FIDE (Dutch) System, bracket by bracket.
    Dutch {
        /// The edition of the rules.
        edition: dutch::Edition,
        /// The brackets, and the participant with the bye.
        report: dutch::RoundReport,
        /// Whether the last bracket is the collapsed one of the edition of 2017 (A.9), which holds several scores.
        collapsed: bool,
    },
    /// The Dubov System, bracket by bracket.
    Dubov(dubov::Report),
    /// The Burstein System, bracket by bracket.
    Burstein(burstein::Report),
    /// The Lim System, scoregroup by scoregroup, the median last.
    Lim(lim::Report),
    /// The Double-Swiss System, bracket by bracket.
    DoubleSwiss(double_swiss::Report),
    /// The Keizer system, board by board, down the ranking.
    Keizer(keizer::Report),
    /// A row of the table of a schedule.
    RoundRobin(round_robin::Report),
    /// A round of a knock-out bracket.
    KnockOut(knock_out::Report),
}

/// Why somebody sits where they sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// By an edition of the FIDE (Dutch) System.
    Dutch(dutch::Edition, dutch::Reason),
    /// By the Dubov System.
    Dubov(dubov::Reason),
    /// By the Burstein System.
    Burstein(burstein::Reason),
    /// By the Lim System.
    Lim(lim::Reason),
    /// By the Double-Swiss System.
    DoubleSwiss(double_swiss::Reason),
    /// By the Keizer system.
    Keizer(keizer::Reason),
    /// By a row of the table of a schedule.
    RoundRobin(round_robin::Reason),
    /// By the bracket of a knock-out.
    KnockOut(knock_out::Reason),
}

impl Why {
    /// The seat that is explained.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self {
            Self::Dutch(_, dutch::Reason::Game(game)) => Seat::Pair(game.pair.pair),
            Self::Dutch(_, dutch::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::Dubov(dubov::Reason::Game(game)) => Seat::Pair(game.pair.pair),
            Self::Dubov(dubov::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::Burstein(burstein::Reason::Game(game)) => Seat::Pair(game.pair.pair),
            Self::Burstein(burstein::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::Lim(lim::Reason::Game(game)) => Seat::Pair(game.pair.pair),
            Self::Lim(lim::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::DoubleSwiss(double_swiss::Reason::Game(game)) => Seat::Pair(game.pair.pair),
            Self::DoubleSwiss(double_swiss::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::DoubleSwiss(double_swiss::Reason::Second(seat)) => *seat,
            Self::Keizer(keizer::Reason::Game(game)) => Seat::Pair(game.board.pair),
            Self::Keizer(keizer::Reason::Bye(bye)) => Seat::Bye(bye.member.tpn),
            Self::RoundRobin(reason) => Seat::Pair(reason.pair),
            Self::KnockOut(knock_out::Reason::Game(game)) => Seat::Pair(game.pair),
            Self::KnockOut(knock_out::Reason::Through { player, .. }) => Seat::Bye(*player),
        }
    }
}

/// Why something else was not paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// By an edition of the FIDE (Dutch) System.
    Dutch(dutch::Edition, dutch::Answer),
    /// By the Dubov System.
    Dubov(dubov::Answer),
    /// By the Burstein System.
    Burstein(burstein::Answer),
    /// By the Lim System.
    Lim(lim::Answer),
    /// By the Double-Swiss System.
    DoubleSwiss(double_swiss::Answer),
    /// By the Keizer system.
    Keizer(keizer::Answer),
    /// By a schedule.
    RoundRobin(round_robin::Answer),
    /// By the bracket of a knock-out.
    KnockOut(knock_out::Answer),
}
