//! Surname and given name in one cell.

/// The form of a surname and a given name in one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Names {
    /// A comma between them: nothing is guessed.
    #[default]
    WithComma,
    /// As people write them. Without a comma, the surname is the part in capitals, or else the first word with the particles
    /// before it.
    AsWritten,
}

/// Words that begin a surname of several words.
const PARTICLES: [&str; 29] = [
    "d", "da", "dal", "dall", "dalla", "de", "degli", "dei", "del", "dell", "della", "delle",
    "dello", "der", "di", "do", "dos", "el", "la", "le", "li", "lo", "san", "santa", "st", "ten",
    "van", "von", "zu",
];

/// Surname and given name of a text without a comma; `None` if it does not hold both.
#[must_use]
pub fn cut(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = capitals(&words).unwrap_or_else(|| {
        let particles = words.iter().take_while(|word| is_particle(word)).count();
        Cut::After(particles + 1)
    });
    let (surname, given) = match at {
        Cut::After(surname) => {
            let (surname, given) = words.split_at_checked(surname)?;
            (surname, given)
        }
        Cut::Before(surname) => {
            let (given, surname) = words.split_at_checked(surname)?;
            (surname, given)
        }
    };
    if surname.is_empty() || given.is_empty() {
        return None;
    }
    Some((surname.join(" "), given.join(" ")))
}

/// Where a name is cut, counted in words.
enum Cut {
    /// This many words are the surname; the given name follows.
    After(usize),
    /// This many words are the given name; the surname follows.
    Before(usize),
}

/// The cut between words in capitals at one end and the other words; `None` if there are none, or if all are in capitals.
fn capitals(words: &[&str]) -> Option<Cut> {
    let is_capital = |word: &&&str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        letters > 1 && !word.chars().any(char::is_lowercase)
    };
    let first = words.iter().take_while(is_capital).count();
    let last = words.iter().rev().take_while(is_capital).count();
    match (first, last) {
        (0, 0) => None,
        (first, _) if first == words.len() => None,
        (0, last) => Some(Cut::Before(words.len() - last)),
        (first, _) => Some(Cut::After(first)),
    }
}

fn is_particle(word: &str) -> bool {
    let word = word.trim_end_matches(['\'', '’', '.']).to_lowercase();
    PARTICLES.contains(&word.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surnames_are_found_in_front_or_in_capitals() {
        for (text, surname, given) in [
            ("Rossi Mario", "Rossi", "Mario"),
            ("rossi mario", "rossi", "mario"),
            ("ROSSI MARIO", "ROSSI", "MARIO"),
            ("ROSSI BIANCHI Mario", "ROSSI BIANCHI", "Mario"),
            ("Mario Luigi ROSSI", "ROSSI", "Mario Luigi"),
            ("De Rossi Anna Maria", "De Rossi", "Anna Maria"),
            ("Della  Valle Ugo", "Della Valle", "Ugo"),
            ("D’ Angelo Ugo", "D’ Angelo", "Ugo"),
            ("D'Angelo Ugo", "D'Angelo", "Ugo"),
            ("van der Berg Jan", "van der Berg", "Jan"),
        ] {
            let cut = cut(text).unwrap();
            assert_eq!((cut.0.as_str(), cut.1.as_str()), (surname, given));
        }
        for text in ["", "Rossi", "De Rossi", "van der"] {
            assert_eq!(cut(text), None, "{text}");
        }
    }
}
