//! Search keys.

use unicode_normalization::{UnicodeNormalization as _, char::is_combining_mark};

/// Folds a name for comparison: lower case, accents and punctuation removed, single spaces.
///
/// Folded names are stored, and brought up to date when the program starts: see `context/search_keys.rs`, which relies
/// on the result for ASCII letters.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let without_accents = text
        .chars()
        .flat_map(char::to_lowercase)
        .nfd()
        .filter(|c| !matches!(c, '\u{300}'..='\u{36f}'))
        // Composes the syllables of other scripts again.
        .nfc();
    for c in without_accents {
        match c {
            // Letters that Unicode does not treat as another letter with an accent.
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ł' => folded.push('l'),
            'ħ' => folded.push('h'),
            'ŧ' => folded.push('t'),
            'ŋ' => folded.push('n'),
            'ı' => folded.push('i'),
            'ς' => folded.push('σ'),
            '\'' | '’' | '‘' | '`' => {}
            c if c.is_alphanumeric() => folded.push(c),
            c if is_combining_mark(c) => {}
            _ if !folded.ends_with(' ') && !folded.is_empty() => folded.push(' '),
            _ => {}
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn folds_names() {
        for (name, folded) in [
            ("D’Alconte,  Sveva", "dalconte sveva"),
            ("De Nicolò", "de nicolo"),
            (" Forlì-Cesena ", "forli cesena"),
            ("Niccolo\u{300} Alce\u{301}sti", "niccolo alcesti"),
            ("İlker", "ilker"),
            ("Groß Øystein Łaska", "gross oystein laska"),
            ("", ""),
            (" - ", ""),
        ] {
            assert_eq!(fold(name), folded, "{name}");
        }
    }

    /// The accented letters of the European alphabets and of Vietnamese.
    #[test]
    fn folds_letters_with_marks() {
        for (letters, plain) in [
            ("āčēģīķļņšūž", "acegiklnsuz"),
            ("ąčęėįšųūž", "aceeisuuz"),
            ("áčďéěíňóřšťúůýž", "acdeeinorstuuyz"),
            ("ąćęłńóśźż", "acelnoszz"),
            ("ăâîșțşţ", "aaistst"),
            ("ğışçöü", "giscou"),
            ("ħġċ", "hgc"),
            ("ŵŷ", "wy"),
            ("ŕĺľäô", "rllao"),
            ("đàẵệỗơữý", "daaeoouy"),
            ("åäöøæœðþßŋŧ", "aaooaeoedthssnt"),
        ] {
            assert_eq!(fold(letters), plain, "{letters}");
            assert_eq!(fold(&letters.to_uppercase()), fold(letters), "{letters}");
        }
    }

    /// Other scripts keep their letters, composed or not.
    #[test]
    fn keeps_other_scripts() {
        for (name, folded) in [
            ("Ծիրան", "ծիրան"),
            ("Αλέξης", "αλεξησ"),
            ("Чайка", "чаика"),
            ("한복", "한복"),
            ("か\u{3099}", "が"),
            ("が", "が"),
            ("देवी", "देवी"),
        ] {
            assert_eq!(fold(name), folded, "{name}");
        }
    }

    /// A key that an older program folded differently has a non-ASCII letter (see `search_keys`).
    #[test]
    fn what_is_no_letter_becomes_none() {
        for c in ('\0'..=char::MAX).filter(|c| !c.is_alphanumeric()) {
            assert_eq!(fold(&format!("x{c}")), "x", "{c:?}");
        }
    }
}
