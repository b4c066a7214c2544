//! A player of a rating list, for the form of a new player of the registry.

use crate::{
    app::{
        Actor, AppError, Context, Refusal, access,
        rating_lists::{self, ListFound, ListPlayer, ListQuestion, ListRefusal, RatingList},
    },
    event::Elo,
};

use super::{AddTo, PlayerInput};

/// Whom a rating list has.
#[derive(Clone, Debug)]
pub struct FromList {
    /// The list that was asked; `None` where there is none.
    pub list: Option<RatingList>,
    /// Who was found; `None` where nothing was asked.
    pub found: Option<ListFound>,
}

/// Looks for words of a name or a number in a rating list: in this one, else in FIDE's newest, else in the newest of another.
///
/// # Errors
/// Nobody who may add players there; too many search; storage failures.
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
        // It was replaced this moment.
        Err(AppError::Refused(Refusal::List(ListRefusal::NoList))) => None,
        Err(error) => return Err(error),
    };
    Ok(FromList { list, found })
}

/// The form as this player of a list would be typed into it, with the ratings of whose list it is.
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
