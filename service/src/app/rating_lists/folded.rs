//! The folded names of a list during the import, each rotated so that every word comes first once, for the search.

use std::cmp::Ordering;

use crate::app::fold;

/// Names one after the other in one text, so that millions of names use few pieces of memory.
#[derive(Default)]
pub(super) struct FoldedNames {
    text: String,
    /// The end of each name in the text, by its place in the list.
    ends: Vec<usize>,
}

/// A name rotated so that one of its words comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rotation {
    /// The first eight bytes of the word and of what follows it, for comparison.
    begins: u64,
    /// Place of the name in the list, from 0.
    pub name: u32,
    /// Start of the word within the name, in bytes.
    word: u16,
}

impl FoldedNames {
    /// Adds the name at the next place.
    pub fn push(&mut self, name: &str) {
        self.text.push_str(&fold(name));
        self.ends.push(self.text.len());
    }

    /// Number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    fn name(&self, place: u32) -> &str {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let begin = match place.checked_sub(1) {
            Some(before) => self.ends.get(before).copied().unwrap_or(0),
            None => 0,
        };
        let end = self.ends.get(place).copied().unwrap_or(begin);
        self.text.get(begin..end).unwrap_or_default()
    }

    /// The word, the text before it, and the text after it with the space between.
    fn pieces(&self, rotation: &Rotation) -> [&str; 3] {
        let name = self.name(rotation.name);
        let (before, from) = name
            .split_at_checked(rotation.word.into())
            .unwrap_or(("", name));
        let end = from.find(' ').unwrap_or(from.len());
        let (word, after) = from.split_at_checked(end).unwrap_or((from, ""));
        [word, before.trim_end(), after]
    }

    /// The first word.
    pub fn word(&self, rotation: &Rotation) -> &str {
        let [word, ..] = self.pieces(rotation);
        word
    }

    /// The name with this word first and the others in their order.
    pub fn key(&self, rotation: &Rotation) -> String {
        let [word, before, after] = self.pieces(rotation);
        let space = if before.is_empty() { "" } else { " " };
        [word, space, before, after].concat()
    }

    fn compare(&self, one: &Rotation, other: &Rotation) -> Ordering {
        let bytes = |rotation| {
            let [word, before, after] = self.pieces(rotation);
            let space = if before.is_empty() { "" } else { " " };
            [word, space, before, after]
                .into_iter()
                .flat_map(str::bytes)
        };
        one.begins
            .cmp(&other.begins)
            .then_with(|| bytes(one).cmp(bytes(other)))
            .then_with(|| one.name.cmp(&other.name))
    }

    /// All rotations of all names, in the order of their keys. A word that a name has twice comes first only once.
    pub fn rotations(&self) -> Vec<Rotation> {
        let mut rotations = Vec::with_capacity(self.len().saturating_mul(5) / 2);
        for place in 0..u32::try_from(self.len()).unwrap_or(u32::MAX) {
            let name = self.name(place);
            let mut at = 0;
            for word in name.split(' ') {
                let before = name.get(..at).unwrap_or_default();
                let is_new = !before.split(' ').any(|earlier| earlier == word);
                if let (false, true, Ok(start)) = (word.is_empty(), is_new, u16::try_from(at)) {
                    let mut rotation = Rotation {
                        begins: 0,
                        name: place,
                        word: start,
                    };
                    let mut first = [0; 8];
                    for (to, from) in first.iter_mut().zip(self.key_bytes(&rotation)) {
                        *to = from;
                    }
                    rotation.begins = u64::from_be_bytes(first);
                    rotations.push(rotation);
                }
                at += word.len() + 1;
            }
        }
        rotations.sort_unstable_by(|one, other| self.compare(one, other));
        rotations
    }

    fn key_bytes(&self, rotation: &Rotation) -> impl Iterator<Item = u8> {
        let [word, before, after] = self.pieces(rotation);
        let space = if before.is_empty() { "" } else { " " };
        [word, space, before, after]
            .into_iter()
            .flat_map(str::bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_comes_first_once_and_keys_are_in_order() {
        let mut names = FoldedNames::default();
        for name in [
            "Rossi, Mario",
            "Mani, Mani",
            "Де Нико, Анна",
            "Zoe",
            "-",
            "Ro, Mario",
        ] {
            names.push(name);
        }
        let rotations = names.rotations();
        let keys: Vec<(String, u32)> = rotations
            .iter()
            .map(|rotation| (names.key(rotation), rotation.name))
            .collect();
        let expected = [
            ("mani mani", 1),
            ("mario ro", 5),
            ("mario rossi", 0),
            ("ro mario", 5),
            ("rossi mario", 0),
            ("zoe", 3),
            ("анна де нико", 2),
            ("де нико анна", 2),
            ("нико де анна", 2),
        ];
        let expected: Vec<(String, u32)> = expected
            .iter()
            .map(|(key, name)| ((*key).to_owned(), *name))
            .collect();
        assert_eq!(keys, expected);
        let words: Vec<&str> = rotations
            .iter()
            .map(|rotation| names.word(rotation))
            .collect();
        assert_eq!(words[2..5], ["mario", "ro", "rossi"]);
    }
}
