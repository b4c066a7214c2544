//! The result of a pairing, seen from the board.

use super::{Colour, Outcome, RoundEntry, Tpn, word::words};

/// The result written down for a board. A missing result is `None` in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardResult {
    /// 1–0
    WhiteWins,
    /// ½–½
    Draw,
    /// 0–1
    BlackWins,
    /// +/–: Black did not come (Law 6.7).
    WhiteWinsByForfeit,
    /// –/+: White did not come.
    BlackWinsByForfeit,
    /// –/–: neither came.
    DoubleForfeit,
    /// 0–0 over the board (Law 11.8).
    BothLose,
    /// ½–0 by the arbiter's decision (Law 12.9).
    WhiteDrawsBlackLoses,
    /// 0–½ by the arbiter's decision (Law 12.9).
    WhiteLosesBlackDraws,
    /// 1–0 after less than one move, not rated (TRF `W`, `L`).
    WhiteWinsUnrated,
    /// ½–½ after less than one move, not rated (TRF `D`).
    DrawUnrated,
    /// 0–1 after less than one move, not rated.
    BlackWinsUnrated,
    /// Adjourned: a draw for the next pairing (C.04.2 art. 3.1).
    Adjourned,
}

impl BoardResult {
    /// Every value, in the order of declaration.
    pub const ALL: [Self; 13] = [
        Self::WhiteWins,
        Self::Draw,
        Self::BlackWins,
        Self::WhiteWinsByForfeit,
        Self::BlackWinsByForfeit,
        Self::DoubleForfeit,
        Self::BothLose,
        Self::WhiteDrawsBlackLoses,
        Self::WhiteLosesBlackDraws,
        Self::WhiteWinsUnrated,
        Self::DrawUnrated,
        Self::BlackWinsUnrated,
        Self::Adjourned,
    ];

    /// Stable text code, as stored and as used in forms.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::Draw => "1/2-1/2",
            Self::BlackWins => "0-1",
            Self::WhiteWinsByForfeit => "+/-",
            Self::BlackWinsByForfeit => "-/+",
            Self::DoubleForfeit => "-/-",
            Self::BothLose => "0-0",
            Self::WhiteDrawsBlackLoses => "1/2-0",
            Self::WhiteLosesBlackDraws => "0-1/2",
            Self::WhiteWinsUnrated => "W-L",
            Self::DrawUnrated => "D-D",
            Self::BlackWinsUnrated => "L-W",
            Self::Adjourned => "adj",
        }
    }

    /// The value with this [`code`](Self::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.code() == code)
    }

    /// Whether nobody played (Law 6.7).
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(
            self,
            Self::WhiteWinsByForfeit | Self::BlackWinsByForfeit | Self::DoubleForfeit
        )
    }

    /// The cell of the crosstable that this result gives to the player of `colour`.
    #[must_use]
    pub const fn entry(self, colour: Colour, opponent: Tpn) -> RoundEntry {
        use Outcome::{Draw, Loss, Win};
        let white = matches!(colour, Colour::White);
        let (outcome, rated) = match self {
            Self::WhiteWins => (if white { Win } else { Loss }, true),
            Self::BlackWins => (if white { Loss } else { Win }, true),
            Self::Draw => (Draw, true),
            Self::BothLose => (Loss, true),
            Self::WhiteDrawsBlackLoses => (if white { Draw } else { Loss }, true),
            Self::WhiteLosesBlackDraws => (if white { Loss } else { Draw }, true),
            Self::WhiteWinsUnrated => (if white { Win } else { Loss }, false),
            Self::BlackWinsUnrated => (if white { Loss } else { Win }, false),
            Self::DrawUnrated => (Draw, false),
            Self::WhiteWinsByForfeit => {
                return RoundEntry::Forfeit {
                    opponent,
                    colour,
                    won: white,
                };
            }
            Self::BlackWinsByForfeit => {
                return RoundEntry::Forfeit {
                    opponent,
                    colour,
                    won: !white,
                };
            }
            Self::DoubleForfeit => {
                return RoundEntry::Forfeit {
                    opponent,
                    colour,
                    won: false,
                };
            }
            Self::Adjourned => return RoundEntry::Pending { opponent, colour },
        };
        RoundEntry::Played {
            opponent,
            colour,
            outcome,
            rated,
        }
    }

    /// The board's result from the two cells, or `None` when they contradict each other.
    #[must_use]
    pub fn from_entries(white: RoundEntry, black: RoundEntry) -> Option<Self> {
        let (white_opponent, black_opponent) = (white.opponent()?, black.opponent()?);
        Self::ALL.into_iter().find(|result| {
            result.entry(Colour::White, white_opponent) == white
                && result.entry(Colour::Black, black_opponent) == black
        })
    }
}

words!(BoardResult);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_and_codes_round_trip() {
        let (one, two) = (Tpn::new(1).unwrap(), Tpn::new(2).unwrap());
        for result in BoardResult::ALL {
            assert_eq!(BoardResult::from_code(result.code()), Some(result));
            let white = result.entry(Colour::White, two);
            let black = result.entry(Colour::Black, one);
            assert_eq!(BoardResult::from_entries(white, black), Some(result));
        }
    }
}
