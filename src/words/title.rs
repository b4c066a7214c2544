//! Titles of players, with the abbreviations of each language.

use crate::i18n::Words;

use super::languages;

/// Title as shown: Italian, French and Spanish have their own abbreviations for FIDE titles.
#[must_use]
pub fn title(t: Words, code: &str) -> String {
    let mut titles = languages::of(t).titles.iter();
    let own = titles.find(|(known, _)| *known == code);
    own.map_or(code, |(_, own)| *own).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn titles_are_abbreviated_as_each_language_does() {
        let languages = [Lang::It, Lang::En, Lang::Fr, Lang::De, Lang::Es];
        for (code, shown) in [
            ("GM", ["GM", "GM", "GMI", "GM", "GM"]),
            ("IM", ["MI", "IM", "MI", "IM", "MI"]),
            ("FM", ["MF", "FM", "MF", "FM", "MF"]),
            ("CM", ["CM", "CM", "CM", "CM", "MC"]),
            ("WGM", ["WGM", "WGM", "GMF", "WGM", "GMF"]),
            ("WIM", ["WIM", "WIM", "MIF", "WIM", "MIF"]),
            ("WFM", ["WFM", "WFM", "MFF", "WFM", "MFF"]),
            ("WCM", ["WCM", "WCM", "CMF", "WCM", "MCF"]),
            ("WH", ["WGM ad honorem", "WH", "WH", "WH", "WH"]),
            ("other", ["other"; 5]),
        ] {
            assert_eq!(languages.map(|lang| title(Words(lang), code)), shown);
        }
    }
}
