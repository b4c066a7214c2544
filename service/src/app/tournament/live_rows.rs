//! Single boards of a round, for a screen that was told which boards changed.

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole, changes},
    event::{Outlet, RoundState, Tpn},
    store::rows::rounds::RoundRow,
};

use super::{
    Snapshot,
    board::{self, BoardLine, RoundView},
    meeting_days,
};

/// A round on a screen that is told what changes.
#[derive(Clone, Debug)]
pub struct LiveRound {
    /// The round, or some of its boards.
    pub view: RoundView,
    /// Number of the last change that this reader may know.
    pub stands_at: i32,
}

/// Like [`board::round`], for a screen that is told what changes. With `wanted`, which holds numbers of pairings, only those
/// boards are read. `None` if more may have changed: in a draft, or with a board of an earlier round.
///
/// # Errors
/// As [`board::round`].
pub fn live_round(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: Option<u8>,
    wanted: Option<&[i32]>,
) -> Result<Option<LiveRound>, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let view = match wanted {
            Some(wanted) => of_round(&loaded, role, number, wanted)?,
            None => Some(board::view(&loaded, role, number)?),
        };
        let stands_at = changes::stands_at(conn, loaded.tournament.id, changes::audience(role))?;
        Ok(view.map(|view| LiveRound { view, stands_at }))
    })
}

/// A round with only the wanted boards, named by their pairings, so that the cost does not depend on the size of the tournament.
/// Byes are left out. `None` if more may have changed: in a draft, or if one of the boards is of an earlier round, whose points
/// appear in this one. A board of a later round changes no row here.
pub(super) fn of_round(
    loaded: &Snapshot,
    role: Option<TournamentRole>,
    number: Option<u8>,
    wanted: &[i32],
) -> Result<Option<RoundView>, AppError> {
    let number = number.unwrap_or(loaded.course.current());
    let is_published = |row: &&RoundRow| row.state == RoundState::Published;
    let Some(round) = loaded.round(number).filter(is_published) else {
        return Ok(None);
    };
    let before = number.saturating_sub(1);
    let ranked = loaded.ranked(before)?;
    let side = |entry: i32| {
        let entry = loaded.entry(entry)?;
        let tpn = u16::try_from(entry.tpn?).ok().and_then(Tpn::new)?;
        Some((entry, ranked.table.score_after(tpn, before)))
    };
    let days = meeting_days::of_boards(loaded, round);
    let mut boards = Vec::new();
    for pairing in wanted {
        let Some(pairing) = loaded.pairings.find(*pairing) else {
            return Ok(None);
        };
        if pairing.round_id != round.id {
            let mut rounds = loaded.rounds.iter();
            let of = rounds.find(|row| row.id == pairing.round_id);
            // Only arbiters may know that a draft exists.
            let is_known = |row: &&RoundRow| role.is_some() || is_published(row);
            if of
                .filter(is_known)
                .is_none_or(|row| row.number < round.number)
            {
                return Ok(None);
            }
            continue;
        }
        let all = loaded.pairings.of_round(round.id);
        let index = all.iter().position(|row| row.id == pairing.id);
        let (Some(index), Some(white), Some(black)) = (
            index,
            side(pairing.white_entry_id),
            side(pairing.black_entry_id),
        ) else {
            return Ok(None);
        };
        boards.push(BoardLine {
            on: days.get(&pairing.board).copied(),
            ..board::line(pairing, index + 1, white, black)
        });
    }
    boards.sort_by_key(|line| line.place);
    Ok(Some(RoundView {
        boards,
        ..board::frame(loaded, role, number)?
    }))
}
