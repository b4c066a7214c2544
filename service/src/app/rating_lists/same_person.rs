//! Finds whole lists of people in a rating list: by FIDE number, then by national number, then by name and year of
//! birth.

use std::collections::HashMap;

use crate::{
    app::{AppError, Context, fold, list_refusal::ListRefusal, namesake::Someone},
    event::{Birth, FideId, Person, PersonName},
    store::rows::list_players::{self, ListPlayerRow},
};

use super::{
    kept::RatingList,
    numbers::{ByNumber, with_numbers},
    search::{ListPlayer, player},
};

/// Maximum keys in one query of the list.
const AT_ONCE: usize = 400;
/// Words of a name up to which all their orders are searched; longer names are searched in fewer orders.
const MOST_PERMUTED: usize = 4;

/// The result of looking for a person in a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum InList {
    /// The person is not in the list.
    #[default]
    Nobody,
    /// The player with the same FIDE number, or the only one with the same national number.
    Sure(Box<ListPlayer>),
    /// The only player with this name and year of birth; no number or federation contradicts it.
    Likely(Box<ListPlayer>),
    /// This many players have this name and year of birth, so the right one cannot be guessed.
    Several(usize),
}

/// Looks for people in a list. The results are in the same order.
///
/// # Errors
/// [`ListRefusal::NoList`]; too many searches at once; storage failures.
pub(in crate::app) fn same_people(
    ctx: &Context,
    list: &RatingList,
    people: &[Person],
) -> Result<Vec<InList>, AppError> {
    let numbers = with_numbers(ctx, list, people.iter())?;
    let is_named = |person: &&Person| person.fide_id.is_none() && person.birth_year().is_some();
    let keys = people.iter().filter(is_named).flat_map(ways);
    let keys: Vec<String> = keys.collect();
    let _turn = ctx.rating_lists.turn()?;
    let namesakes = ctx.on_list(list.data, |conn| {
        let mut places: Vec<i32> = Vec::new();
        for keys in keys.chunks(AT_ONCE) {
            places.extend(list_players::with_keys(conn, list.data, keys)?);
        }
        places.sort_unstable();
        places.dedup();
        let mut namesakes = Vec::new();
        for places in places.chunks(AT_ONCE) {
            namesakes.extend(list_players::by_numbers(conn, list.data, places)?);
        }
        Ok(namesakes)
    })?;
    let mut called = Called::new();
    for row in namesakes.ok_or(ListRefusal::NoList)? {
        let words = Someone::new(&person(&row)).words().to_vec();
        called.entry(words).or_default().push(player(row)?);
    }
    let who = people.iter().map(|person| who(person, &numbers, &called));
    Ok(who.collect())
}

/// Players by the words of their names.
type Called = HashMap<Vec<String>, Vec<ListPlayer>>;

/// Finds the person by FIDE number, even if other data differ, or by national number if no other data contradict it.
/// Only a person without a FIDE number is then looked for by name.
fn who(person: &Person, numbers: &ByNumber, called: &Called) -> InList {
    match numbers.of(person) {
        // The FIDE numbers are equal, so it is the same person.
        Some(one)
            if (person.fide_id.is_some() && one.fide_id.is_some()) || !contradicts(person, one) =>
        {
            InList::Sure(Box::new(one.clone()))
        }
        _ if person.fide_id.is_some() => InList::Nobody,
        _ => by_name(person, called),
    }
}

/// Whether the years of birth or the federations are both known and differ.
fn contradicts(person: &Person, player: &ListPlayer) -> bool {
    let years = (person.birth_year(), player.birth_year);
    let federations = (person.federation, player.federation);
    matches!(years, (Some(a), Some(b)) if a != b)
        || matches!(federations, (Some(a), Some(b)) if a != b)
}

/// The only player with this name and year of birth, and with the same federation if both are known.
fn by_name(person: &Person, called: &Called) -> InList {
    let someone = Someone::new(person);
    let Some(year) = person.birth_year() else {
        return InList::Nobody;
    };
    let others = called.get(someone.words()).into_iter().flatten();
    let fits = |other: &&ListPlayer| other.birth_year == Some(year) && !contradicts(person, other);
    let mut others = others.filter(fits);
    match (others.next(), others.count()) {
        (None, _) => InList::Nobody,
        (Some(one), 0) => InList::Likely(Box::new(one.clone())),
        (Some(_), more) => InList::Several(more + 1),
    }
}

/// A player of the list as a person, with only their name.
fn person(row: &ListPlayerRow) -> Person {
    Person {
        name: PersonName::recorded(&row.name, ""),
        birth: row.birth_year.map(Birth::Year),
        fide_id: row
            .fide_id
            .and_then(|number| u64::try_from(number).ok())
            .and_then(FideId::from_number),
        ..Person::default()
    }
}

/// The folded name as the list may have it: one of its words first, the others in any order.
fn ways(person: &Person) -> Vec<String> {
    let key = fold(&person.name.to_string());
    let words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
    let mut ways = Vec::new();
    if words.len() <= MOST_PERMUTED {
        permuted(&mut Vec::new(), &words, &mut ways);
    } else {
        for turn in 0..words.len() {
            let mut turned = words.clone();
            turned.rotate_left(turn);
            for first in 0..turned.len() {
                let mut way = turned.clone();
                if let Some(begun) = way.get_mut(..=first) {
                    begun.rotate_right(1);
                }
                ways.push(way.join(" "));
            }
        }
    }
    ways.sort_unstable();
    ways.dedup();
    ways
}

fn permuted<'a>(begun: &mut Vec<&'a str>, left: &[&'a str], ways: &mut Vec<String>) {
    if left.is_empty() {
        ways.push(begun.join(" "));
        return;
    }
    for (place, word) in left.iter().enumerate() {
        begun.push(word);
        let mut others = left.to_vec();
        others.remove(place);
        permuted(begun, &others, ways);
        begun.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Federation, ListRatings, NationalId};

    fn named(name: &str) -> Person {
        Person {
            name: PersonName::recorded(name, ""),
            ..Person::default()
        }
    }

    #[test]
    fn a_name_is_looked_for_in_every_order() {
        assert_eq!(ways(&named("Rossi")), ["rossi"]);
        assert_eq!(ways(&named("Rossi, Mario")), ["mario rossi", "rossi mario"]);
        assert_eq!(ways(&named("De Rossi, Mario")).len(), 6);
        let long = ways(&named("De la Cruz, Juan Carlos"));
        assert!(
            long.contains(&"cruz de la juan carlos".to_owned()),
            "{long:?}"
        );
        assert!(
            long.contains(&"juan carlos de la cruz".to_owned()),
            "{long:?}"
        );
    }

    fn player(federation: &str, year: i32) -> ListPlayer {
        ListPlayer {
            name: "Prova, Ada".to_owned(),
            fide_id: None,
            national_id: None,
            federation: Federation::parse(federation).ok(),
            sex: None,
            title: None,
            birth_year: Some(year),
            ratings: ListRatings::default(),
            inactive: false,
        }
    }

    #[test]
    fn numbers_come_before_names() {
        let fide = ListPlayer {
            fide_id: FideId::from_number(501),
            ..player("FRA", 1970)
        };
        let national = ListPlayer {
            national_id: Some("N7".to_owned()),
            ..player("ITA", 1990)
        };
        let twice = ["ITA", "SMR"].map(|federation| ListPlayer {
            national_id: Some("N8".to_owned()),
            ..player(federation, 1990)
        });
        let all = [fide.clone(), national.clone()].into_iter().chain(twice);
        let numbers = ByNumber::new(all.collect());
        let found = |fide: u64, national: &str, year: i32| {
            let mut ada = named("Prova, Ada");
            ada.birth = Some(Birth::Year(year));
            ada.fide_id = FideId::from_number(fide).filter(|_| fide > 0);
            ada.national_id = NationalId::parse(national).ok().flatten();
            let words = Someone::new(&ada).words().to_vec();
            let called = Called::from([(words, vec![player("ESP", 1990)])]);
            who(&ada, &numbers, &called)
        };
        let sure = |one: &ListPlayer| InList::Sure(Box::new(one.clone()));
        let by_name = InList::Likely(Box::new(player("ESP", 1990)));
        // A FIDE number is trusted; a FIDE number that the list does not have belongs to nobody.
        assert_eq!(found(501, "", 1990), sure(&fide));
        assert_eq!(found(502, "", 1990), InList::Nobody);
        // A national number is trusted unless something contradicts it; the same number of two players is ignored.
        assert_eq!(found(0, "N7", 1990), sure(&national));
        assert_eq!(found(0, "N7", 1991), InList::Nobody);
        assert_eq!(found(0, "N8", 1990), by_name);
        assert_eq!(found(0, "", 1990), by_name);
    }

    #[test]
    fn who_is_not_alone_is_not_guessed() {
        let mut ada = named("ada prova");
        ada.birth = Some(Birth::Year(1990));
        let words = Someone::new(&ada).words().to_vec();
        let all = |players: Vec<ListPlayer>| HashMap::from([(words.clone(), players)]);
        let two = all(vec![
            player("ITA", 1990),
            player("FRA", 1990),
            player("ITA", 1991),
        ]);
        assert_eq!(by_name(&ada, &two), InList::Several(2));
        ada.federation = Federation::parse("FRA").ok();
        assert!(
            matches!(by_name(&ada, &two), InList::Likely(one) if one.federation == ada.federation)
        );
        ada.birth = Some(Birth::Year(1992));
        assert_eq!(by_name(&ada, &two), InList::Nobody);
        ada.birth = None;
        assert_eq!(by_name(&ada, &two), InList::Nobody);
    }
}
