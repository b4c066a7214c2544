//! Comparing the entries of a tournament with a rating list.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use crate::{
    app::{
        Actor, AppError, Context, Deed,
        access::{self, Action, TournamentRole},
        deed::{DeedKind, Written},
        rating_lists::{self, ByNumber, ListRefusal, RatingList},
    },
    event::{EventKind, ListKind, RatingOrigin},
    store::{Conn, rows::entries::EntryRow},
};

use super::{
    super::{
        entrant::Entrant, entry_correction::keeps_numbers, listed_players::fitting_first,
        numbering::has_numbers, summary::Summary, whole_trail,
    },
    lines::{Lines, RefreshLine},
};

/// Number of earlier refreshes whose list is considered.
const EARLIER: i64 = 50;

/// The entries compared with a list.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Lists on this server with ratings of this kind of chess, the best fit first.
    pub lists: Vec<RatingList>,
    /// The list used for the comparison; `None` if there is none.
    pub list: Option<RatingList>,
    /// Whether the list only becomes valid after the first day.
    pub is_late: bool,
    /// Whether its ratings would be mixed with those of another owner's list.
    pub is_mixed: bool,
    /// Whether pairing numbers are given and stay, whatever is taken over.
    pub keeps_numbers: bool,
    /// Entries that differ from the list.
    pub lines: Vec<RefreshLine>,
    /// Number of entries that agree with the list.
    pub same: usize,
    /// The lists from which the entries' ratings come, each with the number of entries, the most frequent first; `None` for typed
    /// ratings.
    pub origins: Vec<(Option<RatingOrigin>, usize)>,
    /// Entries whose number the list does not contain.
    pub missing: Vec<Entrant>,
    /// Entries without a number to look up.
    pub unnumbered: Vec<Entrant>,
    /// Hash by which a changed comparison is recognised.
    pub digest: String,
}

impl Compared {
    /// Whether a line can be taken over without a closer look.
    #[must_use]
    pub fn is_sure(&self, line: &RefreshLine) -> bool {
        line.doubts.is_empty() && !self.is_late && !self.is_mixed
    }
}

/// Whether a list has ratings of this kind of chess.
pub(super) fn has_kind(list: &RatingList, kind: EventKind) -> bool {
    list.kind == ListKind::Combined || list.kind.code() == kind.code()
}

/// The lists from which the entries' ratings come, the most frequent first.
fn origins(entries: &[EntryRow]) -> Vec<(Option<RatingOrigin>, usize)> {
    let mut counted: HashMap<Option<&RatingOrigin>, usize> = HashMap::new();
    for row in entries.iter().filter(|row| row.rating.is_some()) {
        *counted.entry(row.rating_list.as_ref()).or_default() += 1;
    }
    let mut all: Vec<_> = counted
        .into_iter()
        .map(|(origin, count)| (origin.cloned(), count))
        .collect();
    all.sort_by_cached_key(|(origin, count)| {
        (
            Reverse(*count),
            origin.as_ref().map(|origin| Reverse(origin.valid_from)),
            origin.as_ref().map(ToString::to_string),
        )
    });
    all
}

/// Whether ratings of this list's owner would be mixed with those of another. Entries count as FIDE's as long as nothing of
/// another owner was taken over.
pub(super) fn is_mixed(
    conn: &mut Conn,
    tournament: i32,
    list: &RatingList,
    entries: &[EntryRow],
) -> Result<bool, AppError> {
    let actions = [DeedKind::EntriesRefreshed.code()];
    let earlier = whole_trail::window(conn, tournament, &actions, (0, EARLIER))?;
    let of_entries = entries.iter().filter_map(|row| row.rating_list.as_ref());
    let mut owners: HashSet<String> = of_entries.map(|list| list.source.clone()).collect();
    for row in &earlier {
        if let Written::Deed(deed) = Written::of(row)
            && let Deed::EntriesRefreshed(refreshed) = *deed
        {
            owners.insert(refreshed.source);
        }
    }
    Ok(!list.is_fide() || owners.iter().any(|owner| *owner != list.source))
}

/// The players of a list with the numbers of these entries.
pub(super) fn listed(
    ctx: &Context,
    list: &RatingList,
    entries: &[EntryRow],
) -> Result<ByNumber, AppError> {
    rating_lists::with_numbers(ctx, list, entries.iter().map(|row| &row.person))
}

/// Compares the entries of a tournament with a rating list, for its arbiters. If the list is gone, or has no ratings of the
/// tournament's kind of chess, the list that fits best is used. Nothing is changed.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it; too many searches at once; stale if the list was just replaced; storage
/// failures.
pub fn compare(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    list: Option<i32>,
) -> Result<Compared, AppError> {
    let (summary, role, entries, keeps_numbers) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        Ok((
            Summary::of(&loaded)?,
            access::role(conn, actor, id)?,
            loaded.entries.to_vec(),
            has_numbers(&loaded) && keeps_numbers(&loaded)?,
        ))
    })?;
    let mut lists = fitting_first(ctx, actor, summary.kind, summary.start)?;
    lists.retain(|list| has_kind(list, summary.kind));
    let chosen = lists.iter().find(|known| Some(known.id) == list);
    let list = chosen.or(lists.first()).cloned();
    let mut found = Lines::default();
    let (mut is_late, mut mixed) = (false, false);
    if let Some(list) = &list {
        let players = match listed(ctx, list, &entries) {
            // The list was just replaced.
            Err(AppError::Refused(crate::app::Refusal::List(ListRefusal::NoList))) => {
                return Err(AppError::Stale);
            }
            players => players?,
        };
        found = Lines::new(&entries, &players, summary.kind, list.is_fide());
        is_late = list.valid_from > summary.start;
        mixed = ctx.read(|conn| is_mixed(conn, summary.id, list, &entries))?;
    }
    Ok(Compared {
        summary,
        role,
        lists,
        list,
        is_late,
        is_mixed: mixed,
        keeps_numbers,
        digest: found.digest(),
        lines: found.differing,
        same: found.same,
        origins: origins(&entries),
        missing: found.missing,
        unnumbered: found.unnumbered,
    })
}
