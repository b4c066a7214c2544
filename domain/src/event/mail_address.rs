//! E-mail addresses that fit into the envelope and the header of a message, and single lines of such a header.

/// An e-mail address that can be written to.
///
/// Forms everywhere understand it: letters, digits and a few signs before the `@`, a dotted host name after it, in ASCII
/// (RFC 5321 4.1.2 without quoted names and address literals). It holds no blank and no line end, so that nobody can add
/// something to a message through it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MailAddress(String);

/// Most bytes of the part before the `@` (RFC 5321 4.5.3.1.1), and of the whole (RFC 3696, erratum 1690).
const LONGEST_USER: usize = 64;
const LONGEST: usize = 254;

fn is_user(user: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~.".contains(&byte);
    user.len() <= LONGEST_USER
        && user.bytes().all(fits)
        && user.split('.').all(|part| !part.is_empty())
}

fn is_host(host: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    host.contains('.') && host.split('.').all(is_label)
}

impl MailAddress {
    /// Reads an address; `None` if the text is not one. Blanks around it are ignored.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (user, host) = text.rsplit_once('@')?;
        let fits = text.len() <= LONGEST && is_user(user) && is_host(host);
        fits.then(|| Self(text.to_owned()))
    }

    /// The address as it was typed.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as it is compared: in lower case. Few hosts distinguish capitals from small letters, and people who type
    /// an address do not.
    #[must_use]
    pub fn folded(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// The host behind the `@`.
    #[must_use]
    pub fn host(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(_, host)| host)
    }
}

/// One line of text for the header of a message: a name or a subject. Anything that would end the line becomes a blank.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OneLine(String);

/// Most characters of a line.
const LONGEST_LINE: usize = 160;

impl OneLine {
    /// The text as one line, cut to 160 characters if it is longer.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        Self(words.join(" ").chars().take(LONGEST_LINE).collect())
    }

    /// The line.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn addresses_have_a_name_and_a_dotted_host() {
        for (text, fits) in [
            ("rosa@posta.example", true),
            (" rosa.spadaro+scacchi@a.b-c.example ", true),
            ("o'neill@posta.example", true),
            ("rosa@posta", false),
            ("@posta.example", false),
            ("rosa@", false),
            ("rosa@.example", false),
            ("rosa@posta.", false),
            ("rosa@-posta.example", false),
            ("rosa..spadaro@posta.example", false),
            ("rosa@a@posta.example", false),
            ("rosa spadaro@posta.example", false),
            ("\"rosa\"@posta.example", false),
            ("rosa@[192.0.2.1]", false),
            ("ros\u{e0}@posta.example", false),
            ("rosa@posta.example\r\nBcc: ugo@posta.example", false),
            ("rosa@posta.example,ugo@posta.example", false),
            ("<rosa@posta.example>", false),
        ] {
            assert_eq!(MailAddress::parse(text).is_some(), fits, "{text}");
        }
        let long = format!("{}@posta.example", "a".repeat(65));
        assert_eq!(MailAddress::parse(&long), None);
        let address = MailAddress::parse("Rosa@Posta.example").unwrap();
        assert_eq!(address.as_str(), "Rosa@Posta.example");
        assert_eq!(address.folded(), "rosa@posta.example");
        assert_eq!(address.host(), "Posta.example");
    }

    proptest! {
        #[test]
        fn nothing_ends_a_line(text in any::<String>()) {
            let line = OneLine::of(&text);
            prop_assert!(line.as_str().chars().all(|c| !c.is_control()));
            prop_assert!(line.as_str().chars().count() <= LONGEST_LINE);
            if let Some(address) = MailAddress::parse(&text) {
                prop_assert!(address.as_str().bytes().all(|b| b.is_ascii_graphic()));
            }
        }

        #[test]
        fn a_line_stays_what_it_was(text in "[A-Za-z]{1,9}( [A-Za-z]{1,9}){0,5}") {
            let (line, broken) = (OneLine::of(&text), OneLine::of(&text.replace(' ', "\r\n ")));
            prop_assert_eq!(line.as_str(), &text);
            prop_assert_eq!(line, broken);
        }
    }
}
