//! Looking up players in rating lists, when somebody is entered by hand.

use std::{cmp::Reverse, collections::HashSet};

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        access::{self, Action, TournamentRole},
        rating_lists::{self, ListPlayer, ListQuestion, ListRefusal, RatingList},
    },
    event::{EventKind, ListKind},
};

use super::{entry_values::EntryInput, summary::Summary};

/// Maximum number of players shown.
const SHOWN: usize = 10;

/// A search.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Words of a name in any order, or a number.
    pub words: String,
    /// The list to search; without one, or if it is gone, the list that fits the tournament best.
    pub list: Option<i32>,
}

/// A player found in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub player: ListPlayer,
    /// Whether a participant with this FIDE number is entered.
    pub is_entered: bool,
}

/// The lists, and the players found in one of them.
#[derive(Clone, Debug)]
pub struct ListedPlayers {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Lists on this server, the best fit first.
    pub lists: Vec<RatingList>,
    /// The list that was searched; `None` if there is none.
    pub list: Option<RatingList>,
    /// The players found, at most ten.
    pub found: Vec<Listed>,
    /// Whether there are more players than shown.
    pub has_more: bool,
    /// Whether nothing fits exactly, and these players are only similar.
    pub is_guess: bool,
}

/// Searches a rating list, for the arbiters of a tournament. Among several lists it takes one with ratings of the tournament's
/// kind of chess that is valid on its first day; FIDE's before others, then the newest.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it; too many searches at once; storage failures.
pub fn search(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    asked: &Asked,
) -> Result<ListedPlayers, AppError> {
    let (summary, role, entered) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let entries = loaded.entries.iter();
        let entered: HashSet<String> = entries
            .filter_map(|entry| Some(entry.person.fide_id.as_ref()?.as_str().to_owned()))
            .collect();
        Ok((
            Summary::of(&loaded)?,
            access::role(conn, actor, id)?,
            entered,
        ))
    })?;
    let lists = fitting_first(ctx, actor, summary.kind, summary.start)?;
    let chosen = lists.iter().find(|list| Some(list.id) == asked.list);
    let list = chosen.or(lists.first()).cloned();
    let mut all = ListedPlayers {
        summary,
        role,
        lists,
        list,
        found: Vec::new(),
        has_more: false,
        is_guess: false,
    };
    let Some(list) = &all.list else {
        return Ok(all);
    };
    let question = ListQuestion {
        words: asked.words.clone(),
        list: Some(list.id),
        ..ListQuestion::default()
    };
    let found = match rating_lists::search(ctx, actor, &question) {
        Ok(found) => found,
        // The list was just replaced.
        Err(AppError::Refused(Refusal::List(ListRefusal::NoList))) => return Ok(all),
        Err(error) => return Err(error),
    };
    all.is_guess = found.is_guess;
    all.has_more = found.players.len() > SHOWN;
    let players = found.players.into_iter().take(SHOWN);
    all.found = players
        .map(|player| Listed {
            is_entered: player
                .fide_id
                .as_ref()
                .is_some_and(|id| entered.contains(id.as_str())),
            player,
        })
        .collect();
    Ok(all)
}

/// The lists on this server, the best fit first: with ratings of this kind of chess, valid on the tournament's first day, FIDE's
/// before others, then the newest.
pub(super) fn fitting_first(
    ctx: &Context,
    actor: &Actor,
    kind: EventKind,
    start: NaiveDate,
) -> Result<Vec<RatingList>, AppError> {
    Ok(here(rating_lists::lists(ctx, actor)?, kind, start))
}

/// The lists on this server among these, the best fit first.
pub(super) fn here(
    mut lists: Vec<RatingList>,
    kind: EventKind,
    start: NaiveDate,
) -> Vec<RatingList> {
    lists.retain(|list| list.is_here);
    lists.sort_by_key(|list| fitting(list, kind, start));
    lists
}

/// Sort key of a list; the smallest fits best.
fn fitting(list: &RatingList, kind: EventKind, start: NaiveDate) -> impl Ord + use<> {
    let has_kind = match list.kind {
        ListKind::Combined => true,
        ListKind::Standard => kind == EventKind::Standard,
        ListKind::Rapid => kind == EventKind::Rapid,
        ListKind::Blitz => kind == EventKind::Blitz,
    };
    (
        !has_kind,
        list.valid_from > start,
        !list.is_fide(),
        Reverse(list.valid_from),
        list.id,
    )
}

/// A player as typed into the entry form, with only the rating of this kind of chess.
#[must_use]
pub fn typed(player: &ListPlayer, kind: EventKind) -> EntryInput {
    EntryInput {
        person: player.typed(),
        rating: player
            .ratings
            .of(kind)
            .map(|rating| rating.to_string())
            .unwrap_or_default(),
        ..EntryInput::default()
    }
}
