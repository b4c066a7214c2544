//! Looking up players of the door in the rating lists, by name or by number. Children are found only by number and name together:
//! somebody who knows both knows the child.

use chrono::NaiveDate;

use crate::{
    app::{
        AppError, Context, Refusal, fold,
        namesake::Someone,
        rating_lists::{self, InList, ListPlayer, ListQuestion, ListRefusal, RatingList},
        tournament::{
            list_refresh::Rated,
            listed_players::{here, typed},
        },
    },
    event::{Birth, EventKind, Person, RatingOrigin, Title},
    store::rows::entry_requests::RequestRow,
};

use super::{inputs::RequestInput, request::Entrance};

/// How many players are shown.
const SHOWN: usize = 8;

/// Players found in a rating list.
#[derive(Clone, Debug)]
pub struct FoundInList {
    /// The list that was searched.
    pub list: RatingList,
    /// The players found, at most eight.
    pub players: Vec<ListPlayer>,
}

/// The list that fits the tournament best; `None` if there is none.
fn fitting(
    ctx: &Context,
    (kind, start): (EventKind, NaiveDate),
) -> Result<Option<RatingList>, AppError> {
    let lists = here(rating_lists::all(ctx)?, kind, start);
    Ok(lists.into_iter().next())
}

/// Players in the list that fits the tournament best. The search takes words of a name in any order, or one number with or
/// without words of the name. `None` if there is no list, if the words cannot be searched for, or if too many searches run at
/// once.
///
/// # Errors
/// Storage failures.
pub fn search(
    ctx: &Context,
    entrance: &Entrance,
    words: &str,
) -> Result<Option<FoundInList>, AppError> {
    let key = fold(words);
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let (numbers, names): (Vec<&str>, Vec<&str>) = key
        .split(' ')
        .filter(|word| !word.is_empty())
        .partition(is_number);
    let asked = match (numbers.as_slice(), names.is_empty()) {
        ([number], _) => (*number).to_owned(),
        ([], false) => key.clone(),
        _ => return Ok(None),
    };
    let by_number = !numbers.is_empty();
    let found = find(ctx, entrance, &asked)?;
    Ok(found.map(|mut found| {
        found.players.retain(|player| {
            let own = fold(&player.name);
            let has = |word: &&str| own.split(' ').any(|part| part == *word);
            if by_number {
                // Numbers can be guessed one after the other, so a child is only shown to somebody who also knows a name.
                names.iter().all(has) && (!names.is_empty() || is_grown_up(player, entrance))
            } else {
                is_grown_up(player, entrance)
            }
        });
        found.players.truncate(SHOWN);
        found
    }))
}

/// Searches the fitting list for these words, or this number.
fn find(ctx: &Context, entrance: &Entrance, words: &str) -> Result<Option<FoundInList>, AppError> {
    let played = (entrance.summary.kind, entrance.first_day);
    let Some(list) = fitting(ctx, played)? else {
        return Ok(None);
    };
    let question = ListQuestion {
        words: words.to_owned(),
        list: Some(list.id),
        ..ListQuestion::default()
    };
    match rating_lists::find(ctx, &question) {
        Ok(found) => Ok(Some(FoundInList {
            list,
            players: found.players,
        })),
        Err(AppError::Refused(Refusal::List(ListRefusal::NoList)) | AppError::Busy(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

fn is_grown_up(player: &ListPlayer, entrance: &Entrance) -> bool {
    let born = player.birth_year.map(Birth::Year);
    born.is_some_and(|birth| !birth.may_be_minor(entrance.first_day))
}

/// The only player with this number and name, and the list that holds them; `None` if there is none or more than one.
///
/// # Errors
/// Storage failures.
pub fn chosen(
    ctx: &Context,
    entrance: &Entrance,
    number: &str,
    name: &str,
) -> Result<Option<(RatingList, ListPlayer)>, AppError> {
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let found = if is_number {
        find(ctx, entrance, number)?
    } else {
        None
    };
    Ok(found.and_then(|found| {
        let mut players = found.players.into_iter();
        let mut named = players
            .by_ref()
            .filter(|player| fold(&player.name) == fold(name));
        match (named.next(), named.next()) {
            (Some(player), None) => Some((found.list, player)),
            _ => None,
        }
    }))
}

/// The form of a request, filled in with this player's data.
#[must_use]
pub fn filled(player: &ListPlayer, kind: EventKind) -> RequestInput {
    RequestInput {
        person: typed(player, kind).person,
        ..RequestInput::default()
    }
}

/// Rating and title from the list, if the person typed a number and the name that belongs to it; empty otherwise. If the lists
/// are busy, the request does not wait for them.
///
/// # Errors
/// Storage failures.
pub(super) fn rated(
    ctx: &Context,
    (kind, start): (EventKind, NaiveDate),
    person: &Person,
) -> Result<Rated, AppError> {
    let Some((_, player)) = named(ctx, (kind, start), person)? else {
        return Ok(Rated::default());
    };
    Ok(Rated {
        rating: player
            .ratings
            .of(kind)
            .map(|rating| rating.to_string())
            .unwrap_or_default(),
        title: player.title.map(Title::code).unwrap_or_default().to_owned(),
        federation: String::new(),
    })
}

/// The list with the same rating for the sender of this request, found by number and name; `None` if no list has it.
///
/// # Errors
/// Storage failures.
pub(super) fn origin(
    ctx: &Context,
    (kind, start): (EventKind, NaiveDate),
    request: &RequestRow,
) -> Result<Option<RatingOrigin>, AppError> {
    let person = &request.person;
    if request.rating.is_none() || (person.fide_id.is_none() && person.national_id.is_none()) {
        return Ok(None);
    }
    let found = named(ctx, (kind, start), person)?;
    let same = found.filter(|(_, player)| player.ratings.of(kind) == request.rating);
    Ok(same.map(|(list, _)| list.origin()))
}

/// The player in the fitting list with this person's number and name.
fn named(
    ctx: &Context,
    (kind, start): (EventKind, NaiveDate),
    person: &Person,
) -> Result<Option<(RatingList, ListPlayer)>, AppError> {
    let Some(list) = fitting(ctx, (kind, start))? else {
        return Ok(None);
    };
    let people = std::slice::from_ref(person);
    let found = match rating_lists::same_people(ctx, &list, people) {
        Ok(found) => found.into_iter().next().unwrap_or_default(),
        Err(AppError::Refused(Refusal::List(ListRefusal::NoList)) | AppError::Busy(_)) => {
            InList::Nobody
        }
        Err(error) => return Err(error),
    };
    let (InList::Sure(player) | InList::Likely(player)) = found else {
        return Ok(None);
    };
    let is_named = Someone::new(person).is_named_as(&player.name);
    Ok(is_named.then_some((list, *player)))
}
