//! All draws of a whole record that could be claimed, and all ends that came by themselves.

use shakmaty::{Move, Position, Square};

use super::end::End;
use super::ends::no_move;
use super::game::{Entry, Game};
use super::key::RepetitionKey;
use crate::rules::diagnosis::Ply;
use crate::rules::mate_possibility::is_dead_by_material;

/// The draws and ends of a record. Occurrences and counts are those of the whole record, including moves after the end of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The half-moves after which the position stood for the third or a later time (9.2.2).
    pub threefold: Vec<Ply>,
    /// Whether somewhere a legal move not yet made would have brought about a third occurrence (9.2.1).
    pub threefold_by_announcement: bool,
    /// Whether a position occurred five times (9.6.1).
    pub fivefold: bool,
    /// Whether a player could claim a draw by the 50-move rule on the board (9.3.2).
    pub fifty_moves: bool,
    /// Whether 75 moves by each player went by and the last one was not mate (9.6.2).
    pub seventy_five_moves: bool,
    /// Whether the record ends with mate (5.1.1).
    pub checkmate: bool,
    /// Whether the record ends with stalemate (5.2.1).
    pub stalemate: bool,
    /// Whether the record ends with men with which nobody can mate (5.2.2).
    pub dead_by_material: bool,
    /// The half-move after which the position was dead, as far as a quick look proves it (5.2.2). `None` also if the edition does not
    /// know dead positions.
    pub dead_position_at: Option<Ply>,
    /// The half-move after which the game first ended by itself, a proved dead position included.
    pub ends_at: Option<Ply>,
    /// Half-moves recorded after that.
    pub plies_after_end: u32,
}

/// Occurrences that make a claim correct; five occurrences end the game.
const THREE: u32 = 3;
const FIVE: u32 = 5;
/// Half-moves of the 75-move rule.
const SEVENTY_FIVE: u32 = 150;

impl Game {
    /// The draws and ends of the record, in one pass: cheaper than asking for the claims of every
    /// position.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let last = self.position();
        let end = no_move(last);
        let mut summary = Summary {
            checkmate: matches!(end, Some(End::Checkmate { .. })),
            stalemate: end == Some(End::Stalemate),
            dead_by_material: is_dead_by_material(last),
            dead_position_at: self.dead_from(),
            ends_at: self.ended().map(|(after, _)| after),
            ..Summary::default()
        };
        if let Some(end) = summary.ends_at {
            summary.plies_after_end = self.plies().saturating_sub(end.0);
        }
        for half_moves in 0..=self.plies() {
            let Some(entry) = self.entry(half_moves) else {
                break;
            };
            let clock = entry.position.halfmoves();
            let is_last = half_moves == self.plies();
            summary.fivefold |= entry.occurrences >= FIVE;
            summary.seventy_five_moves |= clock >= SEVENTY_FIVE && !(summary.checkmate && is_last);
            let over = (summary.checkmate || summary.stalemate) && is_last;
            summary.fifty_moves |= clock >= self.fifty_half_moves() && !over;
            if entry.occurrences >= THREE {
                summary.threefold.push(Ply(half_moves));
                // The player who made the move could have announced it.
                summary.threefold_by_announcement = true;
            }
            if !summary.threefold_by_announcement && entry.repetitions > 0 {
                summary.threefold_by_announcement = self.third_is_near(entry, half_moves);
            }
        }
        summary
    }

    /// Whether a legal move brings about a position that has occurred twice since the last
    /// irreversible move. Looks back from those positions instead of trying every move.
    fn third_is_near(&self, entry: &Entry, half_moves: u32) -> bool {
        let first = half_moves.saturating_sub(entry.reversible);
        // The position after the move stands an even number of half-moves after the earlier one.
        (first..half_moves)
            .rev()
            .step_by(2)
            .filter_map(|earlier| self.entry(earlier))
            .filter(|earlier| earlier.occurrences >= 2)
            .filter_map(|earlier| Some((earlier, bridge(entry, earlier)?)))
            .any(|(earlier, played)| {
                let mut position = entry.position.clone();
                position.is_legal(played) && {
                    position.play_unchecked(played);
                    RepetitionKey::new(&position, self.edition().identity()) == self.key_of(earlier)
                }
            })
    }
}

/// The one move without capture that may turn the men of `entry` into those of `earlier`, so that afterwards the same squares are empty.
/// It may be illegal.
fn bridge(entry: &Entry, earlier: &Entry) -> Option<Move> {
    let now = entry.position.board();
    let changed = now.occupied() ^ earlier.position.board().occupied();
    let mut squares = changed.into_iter();
    let (first, second) = (squares.next()?, squares.next()?);
    if squares.next().is_some() {
        return None;
    }
    let (from, to): (Square, Square) = if now.occupied().contains(first) {
        (first, second)
    } else {
        (second, first)
    };
    let man = now.piece_at(from)?;
    Some(Move::Normal {
        role: man.role,
        from,
        capture: None,
        to,
        promotion: None,
    })
}

#[cfg(test)]
mod tests;
