//! Who of a rating list somebody is, for whole lists of people: by FIDE number, then by national number, then by name and
//! year of birth.

use std::collections::{HashMap, HashSet};

use crate::{
    app::{AppError, Context, fold, namesake::Someone},
    event::{Birth, FideId, NationalId, Person, PersonName},
    store::rows::list_players::{self, ListPlayerRow},
};

use super::{
    kept::RatingList,
    search::{ListPlayer, player},
};

/// Keys of one question of the list.
const AT_ONCE: usize = 400;
/// Names with more words are looked for in fewer of their orders.
const MOST_PERMUTED: usize = 4;

/// Who of a rating list somebody is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum InList {
    /// Nobody.
    #[default]
    Nobody,
    /// Whoever has the same FIDE number, or alone the same national one.
    Sure(Box<ListPlayer>),
    /// The only one of this name and year of birth, with no number or federation against it.
    Likely(Box<ListPlayer>),
    /// So many have this name and year of birth: which of them it is, is not to be guessed.
    Several(usize),
}

/// Looks for people in a list; the answers stand in the same order. Empty where the list is not here any more.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn same_people(
    ctx: &Context,
    list: &RatingList,
    people: &[Person],
) -> Result<Vec<InList>, AppError> {
    let named: Vec<&Person> = people
        .iter()
        .filter(|person| person.fide_id.is_none() && person.birth_year().is_some())
        .collect();
    let numbers: Vec<i64> = people
        .iter()
        .filter_map(|person| i64::try_from(person.fide_id.as_ref()?.number()?).ok())
        .collect();
    let national: HashSet<&str> = people
        .iter()
        .filter(|person| person.fide_id.is_none())
        .filter_map(|person| Some(person.national_id.as_ref()?.as_str()))
        .collect();
    let keys: Vec<String> = named.iter().flat_map(|person| ways(person)).collect();
    let asked = ctx.on_list(list.data, |conn| {
        let mut by_number = HashMap::new();
        for numbers in numbers.chunks(AT_ONCE) {
            let rows = list_players::by_fide_ids(conn, list.data, numbers)?;
            by_number.extend(rows.into_iter().filter_map(|row| Some((row.fide_id?, row))));
        }
        let mut by_national = HashMap::new();
        for number in &national {
            let mut rows = list_players::by_national_id(conn, list.data, number, 2)?;
            // A number given to two players says nothing of either.
            if let (Some(row), true) = (rows.pop(), rows.is_empty()) {
                by_national.insert(*number, row);
            }
        }
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
        Ok((by_number, by_national, namesakes))
    })?;
    let Some((by_number, by_national, namesakes)) = asked else {
        return Ok(Vec::new());
    };
    let mut called: HashMap<Vec<String>, Vec<ListPlayer>> = HashMap::new();
    for row in namesakes {
        let someone = Someone::new(&person(&row));
        called
            .entry(someone.words().to_vec())
            .or_default()
            .push(player(row));
    }
    Ok(people
        .iter()
        .map(|person| {
            if let Some(number) = &person.fide_id {
                let number = number
                    .number()
                    .and_then(|number| i64::try_from(number).ok());
                let found = number.and_then(|number| by_number.get(&number));
                return found.map_or(InList::Nobody, |row| {
                    InList::Sure(Box::new(player(row.clone())))
                });
            }
            let number = person.national_id.as_ref().map(NationalId::as_str);
            let found = number.and_then(|number| by_national.get(number));
            match found.map(|row| player(row.clone())) {
                Some(one) if !contradicts(person, &one) => InList::Sure(Box::new(one)),
                _ => by_name(person, &called),
            }
        })
        .collect())
}

/// Whether year of birth or federation are known of both and differ.
fn contradicts(person: &Person, player: &ListPlayer) -> bool {
    let years = (person.birth_year(), player.birth_year);
    let federations = (person.federation, player.federation);
    matches!(years, (Some(a), Some(b)) if a != b)
        || matches!(federations, (Some(a), Some(b)) if a != b)
}

/// The only one of this name and year, and of the federation where one is known of both.
fn by_name(person: &Person, called: &HashMap<Vec<String>, Vec<ListPlayer>>) -> InList {
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

/// A player of the list as a person with a name alone.
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

/// The folded name as the list may have it: one word of it first, the others after it in some order.
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

    #[test]
    fn who_is_not_alone_is_not_guessed() {
        let player = |federation: &str, year| ListPlayer {
            name: "Prova, Ada".to_owned(),
            fide_id: None,
            national_id: None,
            federation: crate::event::Federation::parse(federation).ok(),
            sex: None,
            title: None,
            birth_year: Some(year),
            ratings: crate::event::ListRatings::default(),
            inactive: false,
        };
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
        ada.federation = crate::event::Federation::parse("FRA").ok();
        assert!(
            matches!(by_name(&ada, &two), InList::Likely(one) if one.federation == ada.federation)
        );
        ada.birth = Some(Birth::Year(1992));
        assert_eq!(by_name(&ada, &two), InList::Nobody);
        ada.birth = None;
        assert_eq!(by_name(&ada, &two), InList::Nobody);
    }
}
