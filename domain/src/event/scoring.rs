//! What each kind of round is worth.

use super::{Bye, Outcome, Points, RoundEntry};

/// Points for each outcome, in half-points (Law 10.1; TRF records 162, XXS, BB*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoringSystem {
    /// A win over the board.
    pub win: Points,
    /// A draw over the board.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// A win by forfeit.
    pub forfeit_win: Points,
    /// A loss by forfeit.
    pub forfeit_loss: Points,
    /// The pairing-allocated bye (C.04.1 art. 3: the same for the whole event).
    pub pairing_allocated_bye: Points,
    /// A full-point bye.
    pub full_point_bye: Points,
    /// A half-point bye.
    pub half_point_bye: Points,
    /// A zero-point bye: a round in which somebody is absent.
    pub zero_point_bye: Points,
}

/// Why a scoring system is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoringError {
    /// A win must be worth more than a draw and a draw no less than a loss.
    #[error("win, draw and loss are not in descending order")]
    Order,
    /// A value is negative or above 99 points.
    #[error("a value is out of range")]
    Range,
    /// The pairing-allocated bye is worth more than a win.
    #[error("the pairing-allocated bye is worth more than a win")]
    ByeAboveWin,
}

impl ScoringSystem {
    /// 1, ½, 0 and a full point for the pairing-allocated bye (Law 10.1).
    pub const STANDARD: Self =
        Self::plain(Points::from_halves(2), Points::from_halves(1), Points::ZERO);

    /// 3, 1, 0.
    pub const THREE_ONE_ZERO: Self =
        Self::plain(Points::from_halves(6), Points::from_halves(2), Points::ZERO);

    const fn plain(win: Points, draw: Points, loss: Points) -> Self {
        Self {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Points::ZERO,
            pairing_allocated_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: Points::ZERO,
        }
    }

    /// A system from its win, draw, loss and pairing-allocated bye; the values of forfeits and other byes follow from these.
    ///
    /// # Errors
    /// All reasons why the values do not fit together.
    pub fn new(
        win: Points,
        draw: Points,
        loss: Points,
        pairing_allocated_bye: Points,
    ) -> Result<Self, Vec<ScoringError>> {
        let mut reasons = Vec::new();
        if win <= draw || draw < loss {
            reasons.push(ScoringError::Order);
        }
        let range = 0..=198;
        if [win, draw, loss, pairing_allocated_bye]
            .iter()
            .any(|p| !range.contains(&p.halves()))
        {
            reasons.push(ScoringError::Range);
        }
        if pairing_allocated_bye > win {
            reasons.push(ScoringError::ByeAboveWin);
        }
        if reasons.is_empty() {
            Ok(Self {
                pairing_allocated_bye,
                ..Self::plain(win, draw, loss)
            })
        } else {
            Err(reasons)
        }
    }

    /// What `entry` is worth. A pending game is worth nothing yet.
    #[must_use]
    pub const fn points(&self, entry: RoundEntry) -> Points {
        match entry {
            RoundEntry::Played {
                outcome: Outcome::Win,
                ..
            } => self.win,
            RoundEntry::Played {
                outcome: Outcome::Draw,
                ..
            } => self.draw,
            RoundEntry::Played {
                outcome: Outcome::Loss,
                ..
            } => self.loss,
            RoundEntry::Forfeit { won: true, .. } => self.forfeit_win,
            RoundEntry::Forfeit { won: false, .. } => self.forfeit_loss,
            RoundEntry::Bye(Bye::PairingAllocated) => self.pairing_allocated_bye,
            RoundEntry::Bye(Bye::FullPoint) => self.full_point_bye,
            RoundEntry::Bye(Bye::HalfPoint) => self.half_point_bye,
            RoundEntry::Bye(Bye::ZeroPoint) => self.zero_point_bye,
            RoundEntry::Pending { .. } => Points::ZERO,
        }
    }
}

impl Default for ScoringSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_with_all_reasons() {
        let p = Points::from_halves;
        assert_eq!(
            ScoringSystem::new(p(1), p(2), p(0), p(400)),
            Err(vec![
                ScoringError::Order,
                ScoringError::Range,
                ScoringError::ByeAboveWin
            ])
        );
        assert_eq!(
            ScoringSystem::new(p(6), p(2), p(0), p(6)),
            Ok(ScoringSystem::THREE_ONE_ZERO)
        );
    }
}
