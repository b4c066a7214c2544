//! Finds words that differ from another by few typing errors: an extra letter, a missing one, a wrong one, or two
//! neighbours swapped (optimal string alignment).

use fst::Automaton;

/// Maximum letters of a word to look for.
pub const LONGEST: usize = 30;

/// The errors for each beginning of the word, so there is one more than it has letters.
type Row = [u8; LONGEST + 1];

/// Accepts the words within a number of errors from one word; reads them byte by byte as an fst does.
pub struct Near {
    word: Vec<char>,
    most: u8,
}

/// The state after reading part of a word.
#[derive(Clone)]
pub struct Place {
    row: Row,
    /// The row before the last letter.
    before: Row,
    /// The last letter.
    last: char,
    /// The fewest errors in the row.
    fewest: u8,
    /// A letter with missing bytes, and how many are missing.
    partial: (u32, u8),
}

impl Near {
    /// Accepts words within `most` errors of `word`; `None` if it is too long.
    #[must_use]
    pub fn to(word: &str, most: u8) -> Option<Self> {
        let word: Vec<char> = word.chars().collect();
        (word.len() <= LONGEST).then_some(Self { word, most })
    }

    /// The errors of a whole word.
    #[must_use]
    pub fn errors(&self, place: &Place) -> u8 {
        place.row.get(self.word.len()).copied().unwrap_or(u8::MAX)
    }

    fn letter(&self, place: &Place, letter: char) -> Place {
        let mut row: Row = [u8::MAX; LONGEST + 1];
        let mut left = place.row.first().map_or(u8::MAX, |n| n.saturating_add(1));
        if let Some(first) = row.first_mut() {
            *first = left;
        }
        // The cells at and before the letter's in the row above, and the one before them in the row above that.
        let above = place.row.iter().skip(1).zip(&place.row);
        let swapped = std::iter::once(&u8::MAX).chain(&place.before);
        let cells = row.iter_mut().skip(1).zip(above).zip(swapped);
        let (mut previous, mut fewest) = (None, left);
        for (wanted, ((cell, (up, diagonal)), swap)) in self.word.iter().zip(cells) {
            let mut errors = diagonal.saturating_add(u8::from(*wanted != letter));
            errors = errors.min(up.saturating_add(1)).min(left.saturating_add(1));
            if previous == Some(letter) && *wanted == place.last {
                errors = errors.min(swap.saturating_add(1));
            }
            *cell = errors;
            left = errors;
            fewest = fewest.min(errors);
            previous = Some(*wanted);
        }
        Place {
            row,
            before: place.row,
            last: letter,
            fewest,
            partial: (0, 0),
        }
    }
}

impl Automaton for Near {
    type State = Place;

    fn start(&self) -> Place {
        let mut row: Row = [u8::MAX; LONGEST + 1];
        for (cell, errors) in row.iter_mut().zip(0..=self.word.len()) {
            *cell = u8::try_from(errors).unwrap_or(u8::MAX);
        }
        Place {
            row,
            before: [u8::MAX; LONGEST + 1],
            last: '\0',
            fewest: 0,
            partial: (0, 0),
        }
    }

    fn is_match(&self, place: &Place) -> bool {
        place.partial.1 == 0 && self.errors(place) <= self.most
    }

    fn can_match(&self, place: &Place) -> bool {
        place.fewest <= self.most
    }

    fn accept(&self, place: &Place, byte: u8) -> Place {
        let (value, missing) = match (place.partial, byte) {
            ((value, missing @ 1..), _) => ((value << 6) | u32::from(byte & 0x3f), missing - 1),
            (_, 0xf0..) => (u32::from(byte & 0x07), 3),
            (_, 0xe0..) => (u32::from(byte & 0x0f), 2),
            (_, 0xc0..) => (u32::from(byte & 0x1f), 1),
            _ => (u32::from(byte), 0),
        };
        if missing > 0 {
            return Place {
                partial: (value, missing),
                ..place.clone()
            };
        }
        self.letter(
            place,
            char::from_u32(value).unwrap_or(char::REPLACEMENT_CHARACTER),
        )
    }
}

#[cfg(test)]
mod tests {
    use fst::Automaton;

    use super::Near;

    /// The errors between two words, without a limit.
    fn errors(word: &str, other: &str) -> u8 {
        let near = Near::to(word, u8::MAX).unwrap();
        let place = other
            .bytes()
            .fold(near.start(), |place, byte| near.accept(&place, byte));
        near.errors(&place)
    }

    /// The table of the textbook, for comparison.
    fn table(word: &str, other: &str) -> u8 {
        let (a, b): (Vec<char>, Vec<char>) = (word.chars().collect(), other.chars().collect());
        let mut d = vec![vec![0_usize; b.len() + 1]; a.len() + 1];
        for i in 0..=a.len() {
            for j in 0..=b.len() {
                d[i][j] = match (i, j) {
                    (0, _) => j,
                    (_, 0) => i,
                    _ => {
                        let cost = usize::from(a[i - 1] != b[j - 1]);
                        let mut least = (d[i - 1][j] + 1)
                            .min(d[i][j - 1] + 1)
                            .min(d[i - 1][j - 1] + cost);
                        if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                            least = least.min(d[i - 2][j - 2] + 1);
                        }
                        least
                    }
                };
            }
        }
        u8::try_from(d[a.len()][b.len()]).unwrap()
    }

    #[test]
    fn typing_errors_are_counted() {
        for (word, other, wanted) in [
            ("rossi", "rossi", 0),
            ("rossi", "rosssi", 1),
            ("rossi", "rosi", 1),
            ("rossi", "rozsi", 1),
            ("rossi", "rosis", 1),
            ("rossi", "orsis", 2),
            ("rossi", "bianchi", 6),
            ("фёдор", "федор", 1),
            ("фёдор", "фдёор", 1),
            ("", "ab", 2),
        ] {
            assert_eq!(errors(word, other), wanted, "{word} {other}");
            assert_eq!(errors(other, word), wanted, "{other} {word}");
        }
    }

    #[test]
    fn they_are_those_of_the_table() {
        let mut seed = 7_u32;
        let mut word = || {
            let mut text = String::new();
            for _ in 0..8 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                match seed >> 29 {
                    0..=1 => text.push('a'),
                    2..=3 => text.push('b'),
                    4 => text.push('ж'),
                    5 => text.push('c'),
                    _ => {}
                }
            }
            text
        };
        for _ in 0..20_000 {
            let (a, b) = (word(), word());
            assert_eq!(errors(&a, &b), table(&a, &b), "{a} {b}");
            // A word that can still match is not given up.
            let near = Near::to(&a, 2).unwrap();
            let mut place = near.start();
            let mut could = near.can_match(&place);
            for byte in b.bytes() {
                place = near.accept(&place, byte);
                could &= near.can_match(&place);
            }
            assert_eq!(
                could && near.is_match(&place),
                table(&a, &b) <= 2,
                "{a} {b}"
            );
        }
    }
}
