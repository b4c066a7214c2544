//! Finds many players of a list by their numbers.

use std::collections::HashMap;

use crate::{
    app::{AppError, Context, list_refusal::ListRefusal},
    event::Person,
    store::rows::list_players,
};

use super::{
    kept::RatingList,
    search::{ListPlayer, player},
};

/// Maximum numbers in one query.
const AT_ONCE: usize = 500;
/// Maximum players with one national number that are read: two show that it is not unique.
const TOLD: i64 = 2;

/// Players of a list by their numbers.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct ByNumber {
    fide: HashMap<u64, ListPlayer>,
    /// Players by national number; `None` for a number that two players have.
    national: HashMap<String, Option<ListPlayer>>,
}

impl ByNumber {
    /// From these players.
    pub fn new(players: Vec<ListPlayer>) -> Self {
        let (mut fide, mut national) = (HashMap::new(), HashMap::new());
        for player in players {
            if let Some(number) = player.fide_id.as_ref().and_then(|id| id.number()) {
                fide.insert(number, player.clone());
            }
            if let Some(number) = player.national_id.clone() {
                national
                    .entry(number)
                    .and_modify(|found: &mut Option<ListPlayer>| {
                        if found.as_ref() != Some(&player) {
                            *found = None;
                        }
                    })
                    .or_insert(Some(player));
            }
        }
        Self { fide, national }
    }

    /// The player of the list who is this person: by FIDE number, otherwise by national number; never by name.
    pub fn of(&self, person: &Person) -> Option<&ListPlayer> {
        let fide = person.fide_id.as_ref().and_then(|id| id.number());
        if let Some(player) = fide.and_then(|number| self.fide.get(&number)) {
            return Some(player);
        }
        let number = person.national_id.as_ref()?;
        let player = self.national.get(number.as_str())?.as_ref()?;
        // Two different FIDE numbers mean two people.
        let is_another = fide.is_some() && player.fide_id.is_some();
        (!is_another).then_some(player)
    }
}

/// The players of this list who have the numbers of these people: FIDE numbers, and in a list of another owner national
/// numbers too.
///
/// # Errors
/// [`ListRefusal::NoList`]; too many searches at once; storage failures.
pub(in crate::app) fn with_numbers<'a>(
    ctx: &Context,
    list: &RatingList,
    people: impl Iterator<Item = &'a Person> + Clone,
) -> Result<ByNumber, AppError> {
    let fide = people.clone();
    let fide = fide.filter_map(|person| i64::try_from(person.fide_id.as_ref()?.number()?).ok());
    let fide: Vec<i64> = fide.collect();
    let national = people.filter_map(|person| person.national_id.as_ref());
    let national = national.filter(|_| !list.is_fide());
    let _turn = ctx.rating_lists.turn()?;
    let found = ctx.on_list(list.data, |conn| {
        let mut found = Vec::new();
        for numbers in fide.chunks(AT_ONCE) {
            found.extend(list_players::by_fide_ids(conn, list.data, numbers)?);
        }
        for number in national {
            let number = number.as_str();
            found.extend(list_players::by_national_id(conn, list.data, number, TOLD)?);
        }
        Ok(found)
    })?;
    let found = found.ok_or(ListRefusal::NoList)?;
    let found: Result<_, _> = found.into_iter().map(player).collect();
    Ok(ByNumber::new(found?))
}
