//! What the player to move may claim (Laws 9.2, 9.3).

use shakmaty::{Color, Move, MoveList, Position};

use super::game::{Entry, Game};
use super::key::RepetitionKey;
use crate::rules::diagnosis::Ply;

/// Occurrences that make a claim correct (9.2).
const THREE: u32 = 3;

/// What may be claimed in the position on the board (9.2.2, 9.3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClaimsNow {
    /// Whether the position has appeared at least three times.
    pub threefold: bool,
    /// Whether the last 50 moves by each player were without capture and pawn move.
    pub fifty_moves: bool,
}

impl ClaimsNow {
    /// Whether there is anything to claim.
    #[must_use]
    pub const fn any(self) -> bool {
        self.threefold || self.fifty_moves
    }
}

/// A move that makes a claim correct if it is written down and announced (9.2.1, 9.3.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedClaim {
    /// The one move that the claim must name.
    pub announced: Move,
    /// The half-moves after which the position stood that the move would repeat. At least two; empty if only the 50-move rule makes the
    /// claim correct.
    pub earlier: Vec<Ply>,
    /// Whether the move completes 50 moves by each player.
    pub fifty_moves: bool,
}

impl AnnouncedClaim {
    /// Whether the claim is correct by repetition.
    #[must_use]
    pub const fn threefold(&self) -> bool {
        !self.earlier.is_empty()
    }
}

/// Everything that may be claimed, and by which player. For the arbiter's eyes only (11.12, 12.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claims {
    /// The only player who may claim: the one who has the move.
    pub claimant: Color,
    /// Claims for the position on the board.
    pub now: ClaimsNow,
    /// Claims by announcing a move.
    pub announcing: Vec<AnnouncedClaim>,
}

impl Claims {
    /// Whether there is anything to claim.
    #[must_use]
    pub const fn any(&self) -> bool {
        self.now.any() || !self.announcing.is_empty()
    }
}

/// A position of the record in which something could be claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The half-move after which it stood.
    pub after: Ply,
    /// The claims in this position.
    pub claims: Claims,
}

impl Game {
    /// What the player to move may claim. Nothing once the game has ended.
    #[must_use]
    pub fn claims(&self) -> Claims {
        self.claims_of(self.last(), self.plies())
    }

    /// What might have been claimed after `half_moves`, as far as the record goes.
    #[must_use]
    pub fn claims_after(&self, half_moves: u32) -> Option<Claims> {
        Some(self.claims_of(self.entry(half_moves)?, half_moves))
    }

    /// What may be claimed in the position on the board (9.2.2, 9.3.2).
    #[must_use]
    pub fn claims_now(&self) -> ClaimsNow {
        self.on_board(self.last(), self.plies())
    }

    /// The moves whose announcement makes a claim correct (9.2.1, 9.3.1), in the order in which the legal moves are generated.
    #[must_use]
    pub fn claims_by_announcing(&self) -> Vec<AnnouncedClaim> {
        self.announcing(self.last(), self.plies())
    }

    /// The claim that announcing this legal move makes correct, if any. A capture or pawn move never does: the position after it is new,
    /// and the count of moves starts again.
    #[must_use]
    pub fn announce(&self, announced: Move) -> Option<AnnouncedClaim> {
        let open = !self.ended_by(self.plies());
        open.then(|| self.announce_in(self.last(), self.plies(), announced))
            .flatten()
    }

    /// Every position of the record in which something could be claimed.
    pub fn moments(&self) -> impl Iterator<Item = Moment> {
        (0..=self.plies()).filter_map(|after| {
            let entry = self.entry(after)?;
            if !self.on_board(entry, after).any() && !self.may_be_announced(entry, after) {
                return None;
            }
            let claims = self.claims_of(entry, after);
            claims.any().then_some(Moment {
                after: Ply(after),
                claims,
            })
        })
    }

    fn claims_of(&self, entry: &Entry, after: u32) -> Claims {
        Claims {
            claimant: entry.position.turn(),
            now: self.on_board(entry, after),
            announcing: self.announcing(entry, after),
        }
    }

    fn on_board(&self, entry: &Entry, after: u32) -> ClaimsNow {
        let open = !self.ended_by(after);
        ClaimsNow {
            threefold: open && entry.occurrences >= THREE,
            fifty_moves: open && entry.position.halfmoves() >= self.fifty_half_moves(),
        }
    }

    fn announcing(&self, entry: &Entry, after: u32) -> Vec<AnnouncedClaim> {
        if !self.may_be_announced(entry, after) {
            return Vec::new();
        }
        let moves: MoveList = entry.position.legal_moves();
        moves
            .iter()
            .copied()
            .filter_map(|announced| self.announce_in(entry, after, announced))
            .collect()
    }

    /// Whether some legal move could make a claim correct. This is cheap, and `false` in most positions: a third occurrence needs a
    /// position that has stood twice since the last irreversible move.
    fn may_be_announced(&self, entry: &Entry, after: u32) -> bool {
        (entry.repetitions > 0 || self.next_completes_fifty(entry)) && !self.ended_by(after)
    }

    /// Whether a move other than a capture or pawn move completes the 50 moves (9.3.1).
    fn next_completes_fifty(&self, entry: &Entry) -> bool {
        entry.position.halfmoves().saturating_add(1) >= self.fifty_half_moves()
            && self.edition().provisions().fifty_by_announcing
    }

    fn announce_in(&self, entry: &Entry, after: u32, announced: Move) -> Option<AnnouncedClaim> {
        if announced.is_zeroing() {
            return None;
        }
        let fifty_moves = self.next_completes_fifty(entry);
        let mut position = entry.position.clone();
        position.play_unchecked(announced);
        let key = RepetitionKey::new(&position, self.edition().identity());
        let mut earlier: Vec<Ply> = self
            .same_before(
                &key,
                key.hash(),
                after.saturating_add(1),
                entry.reversible.saturating_add(1),
            )
            .map(|(ply, _)| ply)
            .collect();
        earlier.reverse();
        if earlier.len() < 2 {
            earlier.clear();
        }
        (fifty_moves || !earlier.is_empty()).then_some(AnnouncedClaim {
            announced,
            earlier,
            fifty_moves,
        })
    }
}
