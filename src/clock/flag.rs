//! Flag fall and its result (Laws 6.8, 6.9, Guidelines III.3).

use crate::event::Colour;

/// Whether the opponent of the fallen flag can checkmate by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatingChances {
    /// A series is known.
    Possible,
    /// Proved that there is none.
    Impossible,
    /// Neither shown: the arbiter decides.
    Unknown,
}

/// What the arbiter knows when a flag is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagFacts {
    /// The player whose flag is down.
    pub flagged: Colour,
    /// Own moves completed. A move that was made but whose clock was not pressed is not one.
    pub completed: u32,
    /// Moves the player had to complete; `None` for the rest of the game.
    pub required: Option<u32>,
    /// Whether the game had ended (mate, stalemate, dead position, agreement, resignation) before
    /// the flag was noticed (Law 6.8).
    pub already_ended: bool,
    /// Whether five occurrences or 75 moves (Law 9.6) stood on the board before.
    pub automatic_draw: bool,
    /// Whether the opponent can still mate, in the position with a made but unpressed move.
    pub opponent: MatingChances,
}

/// What follows from a fallen flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagVerdict {
    /// The earlier end of the game stands (Law 6.9, first sentence).
    EarlierResultStands,
    /// The moves were completed: the next period runs (Laws 6.3.1, 6.4).
    MovesCompleted,
    /// Drawn: five occurrences or 75 moves had been reached (Law 9.6).
    DrawByAutomaticRule,
    /// Drawn: the opponent cannot checkmate (Law 6.9).
    DrawNoMate,
    /// The player named lost (Law 6.9).
    Lost(Colour),
    /// No automatic result; the arbiter decides.
    ArbiterDecides,
}

/// Judges one fallen flag, in the order of the Laws.
#[must_use]
pub fn judge_flag(facts: FlagFacts) -> FlagVerdict {
    if facts.already_ended {
        return FlagVerdict::EarlierResultStands;
    }
    if facts
        .required
        .is_some_and(|required| facts.completed >= required)
    {
        return FlagVerdict::MovesCompleted;
    }
    if facts.automatic_draw {
        return FlagVerdict::DrawByAutomaticRule;
    }
    match facts.opponent {
        MatingChances::Impossible => FlagVerdict::DrawNoMate,
        MatingChances::Possible => FlagVerdict::Lost(facts.flagged),
        MatingChances::Unknown => FlagVerdict::ArbiterDecides,
    }
}

/// What follows when both flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BothFlags {
    /// An electronic clock shows whose flag fell first: judge that one.
    Judge(Colour),
    /// Unknown which fell first, and periods follow: the game goes on (Guidelines III.3.1.1).
    Continue,
    /// Unknown which fell first, in the period of all remaining moves: drawn (III.3.1.2).
    Draw,
}

/// Judges two fallen flags; `first` is what the clock shows, `last_period` whether all remaining
/// moves were due in this period.
#[must_use]
pub const fn judge_both_flags(first: Option<Colour>, last_period: bool) -> BothFlags {
    match (first, last_period) {
        (Some(colour), _) => BothFlags::Judge(colour),
        (None, true) => BothFlags::Draw,
        (None, false) => BothFlags::Continue,
    }
}
