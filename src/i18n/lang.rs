//! The languages of the program, as a list: "the other language" always means all but one.

/// A language of the pages. A new language needs a variant with its code, an entry in [`Lang::ALL`], a folder in `locales`, and
/// a file in `words::languages`, which the compiler demands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Italian, the default.
    #[default]
    It,
    /// English.
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language, in the order in which pages offer them.
    pub const ALL: [Self; 5] = [Self::It, Self::En, Self::Fr, Self::De, Self::Es];

    /// The tag in `lang` attributes, cookies and addresses; also the name of its folder in `locales`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::En => "en",
            Self::Fr => "fr",
            Self::De => "de",
            Self::Es => "es",
        }
    }

    /// The language with this tag.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language that an `Accept-Language` header asks for; the default if it names none of ours.
    #[must_use]
    pub fn negotiate(header: &str) -> Self {
        let codes = Self::ALL.map(Self::code);
        best(header, &codes)
            .and_then(Self::from_code)
            .unwrap_or_default()
    }

    /// The language of a system's locale: `it_IT.UTF-8`, `it-IT`.
    #[must_use]
    pub fn of_locale(name: &str) -> Option<Self> {
        Self::from_code(name.split(['_', '-', '.', '@']).next().unwrap_or_default())
    }
}

/// The best of `codes` by an `Accept-Language` header, with its quality values.
fn best<'code>(header: &str, codes: &[&'code str]) -> Option<&'code str> {
    let mut best = (0_u32, None);
    for part in header.split(',') {
        let (tag, parameters) = part.split_once(';').unwrap_or((part, ""));
        let primary = tag.trim().split('-').next().unwrap_or_default();
        let quality = parameters.trim().strip_prefix("q=").map_or(1000, |q| {
            let digits: String = q
                .chars()
                .filter(char::is_ascii_digit)
                .chain("000".chars())
                .take(4)
                .collect();
            digits.parse().unwrap_or(0)
        });
        let known = codes.iter().find(|code| primary.eq_ignore_ascii_case(code));
        if let Some(code) = known
            && quality > best.0
        {
            best = (quality, Some(*code));
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negotiates() {
        assert_eq!(Lang::negotiate("en-GB,en;q=0.8,it;q=0.5"), Lang::En);
        assert_eq!(Lang::negotiate("xx,it;q=0.7,en;q=0.3"), Lang::It);
        assert_eq!(Lang::negotiate(""), Lang::It);
        assert_eq!(Lang::negotiate("xx"), Lang::It);
    }

    #[test]
    fn a_third_language_is_negotiated_like_the_others() {
        let codes = ["it", "en", "toy"];
        assert_eq!(best("toy-XX,en;q=0.8", &codes), Some("toy"));
        assert_eq!(best("en;q=0.8,TOY;q=0.9", &codes), Some("toy"));
        assert_eq!(best("fr,en;q=0.1", &codes), Some("en"));
        assert_eq!(best("fr", &codes), None);
    }

    #[test]
    fn reads_the_names_of_locales() {
        assert_eq!(Lang::of_locale("it_IT.UTF-8"), Some(Lang::It));
        assert_eq!(Lang::of_locale("it-IT"), Some(Lang::It));
        assert_eq!(Lang::of_locale("en"), Some(Lang::En));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
    }
}
