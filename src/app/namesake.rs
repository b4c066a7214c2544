//! When two records may be one person: the same name in any case, order and accents, and no sign against it.

use super::fold;

/// What is known of somebody, for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Someone {
    /// The words of the folded name, sorted.
    words: Vec<String>,
    birth_year: Option<i32>,
    fide_id: Option<String>,
}

impl Someone {
    /// Somebody of this name, surname first or last.
    pub fn new(name: &str, birth_year: Option<i32>, fide_id: Option<&str>) -> Self {
        Self::of_key(&fold(name), birth_year, fide_id)
    }

    /// Somebody whose name was folded before.
    pub fn of_key(key: &str, birth_year: Option<i32>, fide_id: Option<&str>) -> Self {
        let mut words: Vec<String> = key.split(' ').map(str::to_owned).collect();
        words.sort_unstable();
        Self {
            words,
            birth_year,
            fide_id: fide_id.map(str::to_owned),
        }
    }

    /// Whether the two may be one: the same name, the same year of birth or one that is not known, and not two
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

/// The folded name with its words turned round, every way: `rossi mario`, `mario rossi`. A name typed into the wrong
/// fields is one of them.
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

    #[test]
    fn names_in_any_dress() {
        let rossi = Someone::new("Rossi Mario", Some(1980), None);
        for name in [
            "rossi mario",
            "Mario ROSSI",
            "Ròssi, Mario",
            " rossi  màrio ",
        ] {
            assert!(rossi.may_be(&Someone::new(name, None, None)), "{name}");
            assert!(rossi.may_be(&Someone::new(name, Some(1980), Some("1"))));
            assert!(!rossi.may_be(&Someone::new(name, Some(1981), None)));
        }
        assert!(!rossi.may_be(&Someone::new("Rossi Maria", None, None)));
        let (one, two) = (
            Someone::new("Rossi Mario", None, Some("1")),
            Someone::new("Rossi Mario", None, Some("2")),
        );
        assert!(!one.may_be(&two));
    }

    #[test]
    fn turned_round() {
        assert_eq!(turned("rossi mario"), ["mario rossi", "rossi mario"]);
        assert_eq!(turned("de rossi ugo").len(), 3);
        assert_eq!(turned("x"), ["x"]);
    }
}
