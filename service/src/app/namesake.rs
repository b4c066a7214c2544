//! Whether two records may be one person: the same name in any case, order and accents, and nothing that contradicts
//! it.

use crate::event::{FideId, Person};

use super::fold;

/// The facts about a person, for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Someone {
    /// The words of the folded name, sorted.
    words: Vec<String>,
    birth_year: Option<i32>,
    fide_id: Option<FideId>,
}

impl Someone {
    /// The facts about this person.
    pub fn new(person: &Person) -> Self {
        Self::of_key(&fold(&person.name.to_string()), person)
    }

    /// The facts about this person, whose name is already folded.
    pub fn of_key(key: &str, person: &Person) -> Self {
        let mut words: Vec<String> = key.split(' ').map(str::to_owned).collect();
        words.sort_unstable();
        Self {
            words,
            birth_year: person.birth_year(),
            fide_id: person.fide_id.clone(),
        }
    }

    /// Whether the two have the same name and year of birth, regardless of their FIDE numbers.
    pub fn is_called_as(&self, other: &Self) -> bool {
        self.words == other.words
            && self.birth_year.is_some()
            && self.birth_year == other.birth_year
    }

    /// Whether this is their name, in any order, case and accents.
    pub fn is_named_as(&self, name: &str) -> bool {
        let key = fold(name);
        let mut words: Vec<&str> = key.split(' ').collect();
        words.sort_unstable();
        self.words == words
    }

    /// The words of the name in a fixed order, by which the same name is found.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Whether the two may be one person: the same name, years of birth that are equal or unknown, and not two
    /// different FIDE numbers.
    pub fn may_be(&self, other: &Self) -> bool {
        let years = match (self.birth_year, other.birth_year) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        let numbers = match (&self.fide_id, &other.fide_id) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        self.words == other.words && years && numbers
    }
}

/// The folded name with its words rotated in every way: `rossi mario`, `mario rossi`. A name typed into the wrong
/// fields is among them.
pub(crate) fn turned(key: &str) -> Vec<String> {
    let words: Vec<&str> = key.split(' ').collect();
    let ways = (0..words.len()).map(|first| {
        let (before, after) = words.split_at(first);
        [after, before].concat().join(" ")
    });
    let mut ways: Vec<String> = ways.collect();
    ways.sort_unstable();
    ways.dedup();
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Birth, PersonName};

    /// A person with this name, year of birth (0 for unknown) and FIDE number (0 for none).
    fn someone(name: &str, year: i32, fide_id: u64) -> Someone {
        Someone::new(&Person {
            name: PersonName::recorded(name, ""),
            birth: Some(year).filter(|year| *year > 0).map(Birth::Year),
            fide_id: FideId::from_number(fide_id),
            ..Person::default()
        })
    }

    #[test]
    fn names_in_any_dress() {
        let rossi = someone("Rossi Mario", 1980, 0);
        for name in [
            "rossi mario",
            "Mario ROSSI",
            "Ròssi, Mario",
            " rossi  màrio ",
        ] {
            assert!(rossi.may_be(&someone(name, 0, 0)), "{name}");
            assert!(rossi.may_be(&someone(name, 1980, 1)));
            assert!(!rossi.may_be(&someone(name, 1981, 0)));
        }
        assert!(!rossi.may_be(&someone("Rossi Maria", 0, 0)));
        let (one, two) = (someone("Rossi Mario", 0, 1), someone("Rossi Mario", 0, 2));
        assert!(!one.may_be(&two));
        assert!(!one.is_called_as(&two), "no year is known");
        let (one, two) = (
            someone("Rossi Mario", 1980, 1),
            someone("mario rossi", 1980, 2),
        );
        assert!(one.is_called_as(&two) && !one.may_be(&two));
        assert!(!one.is_called_as(&someone("Rossi Mario", 1981, 1)));
    }

    #[test]
    fn turned_round() {
        assert_eq!(turned("rossi mario"), ["mario rossi", "rossi mario"]);
        assert_eq!(turned("de rossi ugo").len(), 3);
        assert_eq!(turned("x"), ["x"]);
    }
}
