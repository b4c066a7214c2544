//! What matches are worth.

use super::super::{Points, ScoringError};

/// Match points for each outcome (TRF record 362).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchScoring {
    win: Points,
    draw: Points,
    loss: Points,
}

impl MatchScoring {
    /// 2, 1, 0.
    pub const TWO_ONE_ZERO: Self = Self {
        win: Points::from_halves(4),
        draw: Points::from_halves(2),
        loss: Points::ZERO,
    };

    /// Points for a match won, drawn and lost.
    ///
    /// # Errors
    /// All reasons why the values do not fit together.
    pub fn new(win: Points, draw: Points, loss: Points) -> Result<Self, Vec<ScoringError>> {
        let mut reasons = Vec::new();
        if win <= draw || draw < loss {
            reasons.push(ScoringError::Order);
        }
        if [win, draw, loss]
            .iter()
            .any(|points| !(0..=198).contains(&points.halves()))
        {
            reasons.push(ScoringError::Range);
        }
        if reasons.is_empty() {
            Ok(Self { win, draw, loss })
        } else {
            Err(reasons)
        }
    }

    /// A match won.
    #[must_use]
    pub const fn win(&self) -> Points {
        self.win
    }

    /// A match drawn.
    #[must_use]
    pub const fn draw(&self) -> Points {
        self.draw
    }

    /// A match lost.
    #[must_use]
    pub const fn loss(&self) -> Points {
        self.loss
    }
}

impl Default for MatchScoring {
    fn default() -> Self {
        Self::TWO_ONE_ZERO
    }
}
