//! A player of a rating list, for the form of a new player of the registry.

use crate::{
    app::{
        Actor, AppError, Context, Refusal, access,
        rating_lists::{self, ListFound, ListPlayer, ListQuestion, ListRefusal, RatingList},
    },
    event::Elo,
};

use super::{AddTo, PlayerInput};

/// The result of a search in a rating list.
#[derive(Clone, Debug)]
pub struct FromList {
    /// The list that was searched; `None` if there is none.
    pub list: Option<RatingList>,
    /// The players found; `None` if nothing was searched for.
    pub found: Option<ListFound>,
}

/// Searches a rating list by words of a name or by number: this list, otherwise FIDE's newest, otherwise the newest of
/// another owner.
///
/// # Errors
/// The actor may not add players there; too many searches at once; storage failures.
pub fn in_list(
    ctx: &Context,
    actor: &Actor,
    to: AddTo,
    (words, list): (&str, Option<i32>),
) -> Result<FromList, AppError> {
    ctx.read(|conn| access::require(conn, actor, to.action()))?;
    let mut lists = rating_lists::lists(ctx, actor)?;
    lists.retain(|list| list.is_here);
    let named = lists.iter().find(|one| Some(one.id) == list);
    let newest = || {
        lists
            .iter()
            .max_by_key(|one| (one.is_fide(), one.valid_from, one.id))
    };
    let list = named.or_else(newest).cloned();
    let Some(asked) = list.as_ref().filter(|_| !words.trim().is_empty()) else {
        return Ok(FromList { list, found: None });
    };
    let question = ListQuestion {
        words: words.to_owned(),
        list: Some(asked.id),
        ..ListQuestion::default()
    };
    let found = match rating_lists::search(ctx, actor, &question) {
        Ok(found) => Some(found),
        // It was replaced at this moment.
        Err(AppError::Refused(Refusal::List(ListRefusal::NoList))) => None,
        Err(error) => return Err(error),
    };
    Ok(FromList { list, found })
}

/// The form filled in with a player of a list, with the ratings of that list's owner.
#[must_use]
pub fn typed(player: &ListPlayer, list: &RatingList) -> PlayerInput {
    let text = |elo: Option<Elo>| elo.map(|elo| elo.to_string()).unwrap_or_default();
    let ratings = player.ratings.by_kind().map(text);
    let (fide, national) = match list.is_fide() {
        true => (ratings, <[String; 3]>::default()),
        false => (<[String; 3]>::default(), ratings),
    };
    PlayerInput {
        person: player.typed(),
        fide,
        national,
        is_another: false,
    }
}
