//! Compares the moves of a feed with the recorded moves.

use crate::{
    app::Actor,
    event::FeedTrouble,
    formats::live::{FedGame, FedMove},
    store::rows::games::MoveRow,
};

use super::fed_board::FedPly;

/// The record of a board, as far as a feed must respect it.
pub(super) struct RecordedBoard<'a> {
    /// The moves that stand, in order.
    pub moves: &'a [MoveRow],
    /// The moves that were taken back.
    pub taken_back: &'a [MoveRow],
    /// Number of half-moves before the newest incident that stands; no move before it is changed.
    pub decided: usize,
    /// Whether the game is adjourned.
    pub is_adjourned: bool,
}

/// A change of the record: how many half-moves stay, and which moves follow them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub keep: usize,
    pub moves: Vec<FedPly>,
}

/// Whether an arbiter wrote it, going by the name of the author.
fn is_by_hand(name: &str) -> bool {
    name != Actor::program().name()
}

/// Whether a feed agrees with a recorded move. If an arbiter wrote the move, its clock time is theirs. A feed without a
/// clock time does not contradict one.
fn agrees(row: &MoveRow, fed: &FedMove) -> bool {
    let stands = match row.ply % 2 {
        1 => row.white_clock,
        _ => row.black_clock,
    };
    let told = fed
        .clock
        .and_then(|clock| i32::try_from(clock.centiseconds()).ok());
    row.uci == fed.uci && (is_by_hand(&row.made_by) || told.is_none() || told == stands)
}

/// Whether an arbiter took back this very move and nothing was recorded since.
fn is_taken_back(board: &RecordedBoard<'_>, keep: usize, next: &FedMove) -> bool {
    let newest = board.moves.iter().map(|row| row.id).max();
    board.taken_back.iter().any(|row| {
        usize::try_from(row.ply).is_ok_and(|ply| ply == keep.saturating_add(1))
            && row.uci == next.uci
            && row.undone_by.as_deref().is_some_and(is_by_hand)
            && newest.is_none_or(|newest| newest < row.id)
    })
}

/// The change that a feed makes. `None` if it agrees with the record, or gives only its beginning because the file
/// breaks off.
///
/// # Errors
/// The obstacle.
pub(super) fn difference(
    board: &RecordedBoard<'_>,
    fed: &FedGame,
) -> Result<Option<Change>, FeedTrouble> {
    if !fed.is_usual {
        return Err(FeedTrouble::OtherPosition);
    }
    let pairs = board.moves.iter().zip(&fed.moves);
    let keep = pairs.take_while(|(row, told)| agrees(row, told)).count();
    let stays = board.moves.get(keep..).unwrap_or_default();
    let comes = fed.moves.get(keep..).unwrap_or_default();
    if stays.is_empty() && comes.is_empty() {
        return Ok(None);
    }
    if !stays.is_empty() {
        // No move is taken back because of moves that are missing or unreadable.
        let is_open = !fed.is_whole || fed.stop.is_some();
        if is_open && fed.moves.len() <= board.moves.len() {
            return Ok(None);
        }
        if stays.iter().any(|row| is_by_hand(&row.made_by)) {
            return Err(FeedTrouble::ByHand);
        }
        if keep < board.decided {
            return Err(FeedTrouble::Decided);
        }
    }
    if board.is_adjourned {
        return Err(FeedTrouble::Adjourned);
    }
    if stays.is_empty()
        && comes
            .first()
            .is_some_and(|next| is_taken_back(board, keep, next))
    {
        return Err(FeedTrouble::ByHand);
    }
    Ok(Some(Change {
        keep,
        moves: comes
            .iter()
            .map(|told| FedPly {
                written: told.written.chars().take(40).collect(),
                uci: told.uci.clone(),
                clock: told.clock.map(crate::clock::ClockTime::centiseconds),
            })
            .collect(),
    }))
}
