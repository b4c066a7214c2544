//! Search keys.

/// Folds a name for comparison: lower case, accents and punctuation removed, single spaces.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => folded.push('a'),
            'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ě' | 'ę' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' | 'ī' | 'ı' => folded.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' => folded.push('u'),
            'ç' | 'č' | 'ć' => folded.push('c'),
            'ñ' | 'ń' | 'ň' => folded.push('n'),
            'š' | 'ś' | 'ş' | 'ș' => folded.push('s'),
            'ž' | 'ź' | 'ż' => folded.push('z'),
            'ý' | 'ÿ' => folded.push('y'),
            'đ' | 'ð' => folded.push('d'),
            'ł' => folded.push('l'),
            'ř' => folded.push('r'),
            'ț' | 'ţ' | 'ť' => folded.push('t'),
            'ğ' => folded.push('g'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // An accent as a character of its own, as some systems write it.
            '\'' | '’' | '‘' | '`' | '\u{300}'..='\u{36f}' => {}
            c if c.is_alphanumeric() => folded.push(c),
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
        assert_eq!(fold("D’Alconte,  Sveva"), "dalconte sveva");
        assert_eq!(fold("De Nicolò"), "de nicolo");
        assert_eq!(fold(" Forlì-Cesena "), "forli cesena");
        assert_eq!(fold("Niccolo\u{300} Alce\u{301}sti"), "niccolo alcesti");
        assert_eq!(fold("İlker"), "ilker");
    }
}
