//! The arbiter's desk, read in one snapshot.

use std::collections::HashSet;

use crate::app::{
    Actor, AppError, Context, Station,
    access::{self, Post},
};

use super::{
    board::{self, RoundView},
    conflicts::{self, OpenConflict},
    knock_out::{self, DrawnTie},
    live_rows,
    rating_correction::{self, RatingCorrection},
    undo::{self, LastEntry},
};

/// A round at the desk.
#[derive(Clone, Debug)]
pub struct Desk {
    pub round: RoundView,
    /// The reader's own entries that still count and can be undone one after the other, newest first.
    pub own: Vec<LastEntry>,
    /// Boards with two values, in all rounds, oldest first.
    pub conflicts: Vec<OpenConflict>,
    /// Number of boards of this round with two values.
    pub unclear: usize,
    /// Results of this round that the rating report states differently, for its arbiters.
    pub corrections: Vec<RatingCorrection>,
    /// In the newest round of a knock-out, the drawn boards on which the arbiter decides who goes on.
    pub drawn_ties: Option<Vec<DrawnTie>>,
    /// Version of the tournament; of two desks, the one with the larger number is newer.
    pub version: i32,
    /// Whether it only contains the boards that were asked for.
    pub is_partial: bool,
}

/// A round at the desk; `None` means the newest published one. With `wanted`, which holds numbers of pairings, only those boards
/// are read, if nothing else can have changed ([`live_rows`]).
///
/// # Errors
/// Not found: no such tournament, or a round that this reader may not see.
pub fn desk(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: Option<u8>,
    wanted: Option<&[i32]>,
) -> Result<Desk, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let role = access::role_at(conn, actor, loaded.tournament.id, Post::Desk)?;
        let rows = match wanted.filter(|_| role.is_some()) {
            Some(wanted) => live_rows::of_round(&loaded, role, number, wanted)?,
            None => None,
        };
        let is_partial = rows.is_some();
        let mut round = match rows {
            Some(rows) => rows,
            None => board::view(&loaded, role, number)?,
        };
        if let Some(station) = &actor.station
            && role.is_some()
        {
            // Drafts are for arbiters; a device sees only the boards that it covers.
            if round.is_draft {
                return Err(AppError::NotFound);
            }
            for_station(&mut round, station);
        }
        let (own, conflicts) = match role {
            None => (Vec::new(), Vec::new()),
            Some(_) => (
                undo::own_entries(conn, &loaded, actor)?,
                conflicts::open(conn, loaded.tournament.id)?,
            ),
        };
        let here = loaded.round(round.round).map(|row| row.id);
        // The corrections are read once the round after this one counts as an earlier round, too.
        let is_old = loaded.course.is_earlier(round.round.saturating_add(1)) && !is_partial;
        let corrections = match here.filter(|_| is_old && role.is_some()) {
            Some(id) => {
                let boards = loaded.pairings_of(id);
                rating_correction::of_boards(conn, loaded.tournament.id, boards)?
            }
            None => Vec::new(),
        };
        let is_here = |pairing: i32| {
            let of = loaded.pairings.find(pairing).map(|row| row.round_id);
            of.is_some() && of == here
        };
        let unclear: HashSet<i32> = conflicts
            .iter()
            .map(|one| one.pairing)
            .filter(|pairing| is_here(*pairing))
            .collect();
        Ok(Desk {
            unclear: unclear.len(),
            drawn_ties: role.and(knock_out::drawn_ties(&loaded, round.round)),
            is_partial,
            round,
            own,
            conflicts,
            corrections,
            version: loaded.version(),
        })
    })
}

/// Keeps only the boards of a round that a device covers.
fn for_station(round: &mut RoundView, station: &Station) {
    let serves = |board: u16| station.serves(i32::from(board));
    round.boards.retain(|line| serves(line.board));
    round.numbers.retain(|board| serves(*board));
    round.missing.retain(|board| serves(*board));
    round.draft = None;
}
