//! Parses the values of a form and collects the problems.

use crate::{
    auth::WebAddress,
    event::{Elo, MailAddress, text_fault},
};

use super::{
    AppError,
    field::{FieldError, Problem},
};

/// Collects the problems of a form while its values are parsed.
#[derive(Clone, Debug, Default)]
pub struct Checks(Vec<FieldError>);

impl Checks {
    /// Notes a problem.
    pub fn refuse(&mut self, field: &'static str, problem: Problem) {
        self.0.push(FieldError { field, problem });
    }

    /// Whether this field already has a problem.
    #[must_use]
    pub fn has(&self, field: &str) -> bool {
        self.0.iter().any(|error| error.field == field)
    }

    /// A trimmed text of at most `max` characters, with plain blanks for all white space. Invisible characters and
    /// words with letters of several scripts are refused.
    pub fn text(&mut self, field: &'static str, value: &str, max: usize) -> String {
        let value = value.trim().replace("\r\n", " ");
        let value = value.replace(char::is_whitespace, " ");
        if value.chars().count() > max {
            self.refuse(field, Problem::TooLong { max });
        } else if let Some(fault) = text_fault(&value) {
            self.refuse(field, Problem::Text(fault));
        }
        value
    }

    /// A text that must not be empty.
    pub fn required(&mut self, field: &'static str, value: &str, max: usize) -> String {
        let value = self.text(field, value, max);
        if value.is_empty() {
            self.refuse(field, Problem::Required);
        }
        value
    }

    /// A valid e-mail address ([`MailAddress`]).
    pub fn email(&mut self, field: &'static str, value: &str) -> String {
        let value = self.required(field, value, 254);
        if !value.is_empty() && MailAddress::parse(&value).is_none() {
            self.refuse(field, Problem::Email);
        }
        value
    }

    /// An optional web address; `https://` is added if the scheme is missing.
    pub fn url(&mut self, field: &'static str, value: &str) -> String {
        let value = self.text(field, value, 200);
        if value.is_empty() {
            return value;
        }
        let value = if value.contains("://") {
            value
        } else {
            format!("https://{value}")
        };
        let fits = WebAddress::parse(&value).is_some_and(|address| {
            let host = address.host();
            host.contains('.') && !host.ends_with('.')
        });
        if !fits {
            self.refuse(field, Problem::Url);
        }
        value
    }

    /// An optional telephone number: digits, spaces, `+ - / ( ) .`.
    pub fn phone(&mut self, field: &'static str, value: &str) -> String {
        let value = self.text(field, value, 40);
        let digits = value.chars().filter(char::is_ascii_digit).count();
        let fits = value
            .chars()
            .all(|c| c.is_ascii_digit() || " +-/().".contains(c));
        if !value.is_empty() && (!fits || digits < 5) {
            self.refuse(field, Problem::Phone);
        }
        value
    }

    /// A whole number between `min` and `max`; `None` if it is invalid, with the problem noted.
    pub fn number(&mut self, field: &'static str, value: &str, min: i64, max: i64) -> Option<i64> {
        let number = value
            .trim()
            .parse::<i64>()
            .ok()
            .filter(|n| (min..=max).contains(n));
        if number.is_none() {
            self.refuse(field, Problem::Number { min, max });
        }
        number
    }

    /// An optional whole number.
    pub fn optional_number(
        &mut self,
        field: &'static str,
        value: &str,
        min: i64,
        max: i64,
    ) -> Option<i64> {
        if value.trim().is_empty() {
            None
        } else {
            self.number(field, value, min, max)
        }
    }

    /// An optional rating; 0 means no rating.
    pub fn rating(&mut self, field: &'static str, value: &str) -> Option<Elo> {
        let number = self.optional_number(field, value, 0, 3999)?;
        Elo::try_from(number).ok()
    }

    /// `Ok` if no problem was noted.
    ///
    /// # Errors
    /// [`AppError::Fields`] with all problems.
    pub fn finish(self) -> Result<(), AppError> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(AppError::Fields(self.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::TextFault;

    #[test]
    fn collects_all_problems() {
        let mut checks = Checks::default();
        checks.required("a", "  ", 5);
        checks.email("b", "segreteria@");
        checks.url("c", "senza punto");
        checks.number("d", "x", 1, 9);
        checks.phone("e", "abc");
        let Err(AppError::Fields(errors)) = checks.finish() else {
            panic!()
        };
        let fields: Vec<_> = errors.iter().map(|e| e.field).collect();
        assert_eq!(fields, ["a", "b", "c", "d", "e"]);
    }

    #[test]
    fn an_e_mail_address_has_a_dotted_domain() {
        for (value, fits) in [
            ("a@b.it", true),
            ("a.b@c.example.org", true),
            ("a@b", false),
            ("a@.it", false),
            ("a@b.", false),
            ("@b.it", false),
            ("a@b@c.it", false),
            ("a b@c.it", false),
            ("a", false),
        ] {
            let mut checks = Checks::default();
            checks.email("e", value);
            assert_eq!(checks.finish().is_ok(), fits, "{value}");
        }
    }

    #[test]
    fn a_web_address_has_a_dotted_host() {
        for (value, kept) in [
            ("", Some("")),
            ("scacchi.example", Some("https://scacchi.example")),
            (
                "http://scacchi.example:8080/a?b#c",
                Some("http://scacchi.example:8080/a?b#c"),
            ),
            (
                "scacchi.example/@circolo",
                Some("https://scacchi.example/@circolo"),
            ),
            ("scacchi.example/a b", Some("https://scacchi.example/a b")),
            ("b\u{fc}cher.example", Some("https://b\u{fc}cher.example")),
            ("http://192.168.1.10/", Some("http://192.168.1.10/")),
            ("scacchi", None),
            ("scacchi.example.", None),
            ("https://.", None),
            ("ftp://scacchi.example", None),
            ("javascript://scacchi.example/%0aalert(1)", None),
            ("HTTPS://scacchi.example", None),
            ("https:///scacchi.example", None),
            ("circolo@scacchi.example", None),
            ("https://scacchi.example\\@altro.example", None),
            ("scacchi.example:porta", None),
            ("scac\"chi.example", None),
            ("http://127.1", None),
            ("http://[::1]", None),
        ] {
            let mut checks = Checks::default();
            let given = checks.url("u", value);
            let given = checks.finish().is_ok().then_some(given);
            assert_eq!(given.as_deref(), kept, "{value}");
        }
    }

    #[test]
    fn text_is_what_it_looks_like() {
        let mut checks = Checks::default();
        assert_eq!(
            checks.text("a", " due\r\nrighe\tqui\u{a0} ", 20),
            "due righe qui"
        );
        checks.required("b", "Ros\u{202e}si", 20);
        checks.url("c", "circol\u{43e}.example");
        let Err(AppError::Fields(errors)) = checks.finish() else {
            panic!()
        };
        let [b, c] = errors.as_slice() else {
            panic!("{errors:?}")
        };
        let sign = '\u{202e}';
        assert_eq!(b.problem, Problem::Text(TextFault::Unseen { at: 4, sign }));
        assert!(matches!(
            &c.problem,
            Problem::Text(TextFault::MixedScripts { .. })
        ));
    }

    #[test]
    fn accepts_good_values() {
        let mut checks = Checks::default();
        assert_eq!(
            checks.url("u", "scacchi.example/a"),
            "https://scacchi.example/a"
        );
        assert_eq!(checks.email("m", " a@b.example "), "a@b.example");
        assert_eq!(checks.phone("p", "+39 0372 12345"), "+39 0372 12345");
        assert!(checks.finish().is_ok());
    }
}
