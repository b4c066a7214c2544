//! Default time (Law 6.7).

use super::ClockTime;

/// How late a player may come, in seconds after the start of the round. The regulations must set it; otherwise it is zero
/// (Law 6.7.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DefaultTime(u32);

/// When a player came to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// Seconds after the start of the round; 0 if the player was there at the start.
    After(u32),
    /// The player has not come yet, and this many seconds have passed since the start of the round.
    NotYet(u32),
}

/// The consequence of lateness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LateVerdict {
    /// The player was there in time for the start.
    Punctual,
    /// The player may play. If neither player was there at the start, White's clock loses this time (Law 6.7.2).
    Plays {
        /// Time gone since the start of the round.
        late: ClockTime,
    },
    /// The player may still come, for this many seconds.
    MayStillCome(u32),
    /// The game is lost unless the arbiter decides otherwise (Law 6.7.1).
    Lost,
}

impl DefaultTime {
    /// A default time of `seconds`.
    #[must_use]
    pub const fn from_seconds(seconds: u32) -> Self {
        Self(seconds)
    }

    /// The default time in seconds.
    #[must_use]
    pub const fn seconds(self) -> u32 {
        self.0
    }

    /// Judges an arrival. Arriving exactly at the default time is still in time; the game is lost only after it.
    #[must_use]
    pub const fn judge(self, arrival: Arrival) -> LateVerdict {
        match arrival {
            Arrival::After(0) => LateVerdict::Punctual,
            Arrival::After(late) if late <= self.0 => LateVerdict::Plays {
                late: ClockTime::from_seconds(late),
            },
            Arrival::NotYet(late) if late <= self.0 => LateVerdict::MayStillCome(self.0 - late),
            Arrival::After(_) | Arrival::NotYet(_) => LateVerdict::Lost,
        }
    }
}
