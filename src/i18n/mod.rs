//! Words for people: Italian and English, from `locales/{it,en}/*.ftl`.

use std::{borrow::Cow, collections::HashMap, fmt::Display};

use fluent_templates::{Loader, fluent_bundle::FluentValue, static_loader};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "it",
        // The pages set `lang` and never mix directions: no invisible marks around values.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Italian, the default.
    #[default]
    It,
    /// English.
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::It, Self::En];

    /// The tag for `lang` attributes and cookies.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::It => "it",
            Self::En => "en",
        }
    }

    /// The language with this tag.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The first language of an `Accept-Language` header that the pages speak. Qualities are respected.
    #[must_use]
    pub fn negotiate(header: &str) -> Self {
        let mut best = (0_u32, Self::It);
        for part in header.split(',') {
            let (tag, parameters) = part.split_once(';').unwrap_or((part, ""));
            let primary = tag
                .trim()
                .split('-')
                .next()
                .unwrap_or_default()
                .to_ascii_lowercase();
            let quality = parameters.trim().strip_prefix("q=").map_or(1000, |q| {
                let digits: String = q
                    .chars()
                    .filter(char::is_ascii_digit)
                    .chain("000".chars())
                    .take(4)
                    .collect();
                digits.parse().unwrap_or(0)
            });
            if let Some(lang) = Self::from_code(&primary)
                && quality > best.0
            {
                best = (quality, lang);
            }
        }
        best.1
    }

    fn identifier(self) -> fluent_templates::LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// The words of one language; templates call it `t`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Lang);

impl Words {
    /// The message `key`, without variables. A missing key shows itself, and a test finds it.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        LOCALES
            .try_lookup(&self.0.identifier(), key)
            .unwrap_or_else(|| key.to_owned())
    }

    /// The message `key` with one variable.
    #[must_use]
    pub fn a(&self, key: &str, name: &'static str, value: impl Display) -> String {
        self.with(key, &[(name, value.to_string())])
    }

    /// The message `key` with two variables.
    #[must_use]
    pub fn a2(
        &self,
        key: &str,
        name: &'static str,
        value: impl Display,
        name2: &'static str,
        value2: impl Display,
    ) -> String {
        self.with(
            key,
            &[(name, value.to_string()), (name2, value2.to_string())],
        )
    }

    /// The message `key` with three variables.
    #[must_use]
    #[expect(
        clippy::too_many_arguments,
        reason = "templates cannot write slices of tuples"
    )]
    pub fn a3(
        &self,
        key: &str,
        name: &'static str,
        value: impl Display,
        name2: &'static str,
        value2: impl Display,
        name3: &'static str,
        value3: impl Display,
    ) -> String {
        let values = [
            (name, value.to_string()),
            (name2, value2.to_string()),
            (name3, value3.to_string()),
        ];
        self.with(key, &values)
    }

    /// The message `key` with the number `$n`, by which it chooses singular or plural.
    #[must_use]
    pub fn n(&self, key: &str, n: impl Display) -> String {
        let n: i64 = n.to_string().parse().unwrap_or(i64::MAX);
        let args = HashMap::from([(Cow::Borrowed("n"), FluentValue::from(n))]);
        LOCALES
            .try_lookup_with_args(&self.0.identifier(), key, &args)
            .unwrap_or_else(|| key.to_owned())
    }

    /// The message `key` with variables. Whole numbers are given as numbers, so that plurals work.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&'static str, String)]) -> String {
        let args: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| {
                let number = value
                    .parse::<i64>()
                    .ok()
                    .filter(|n| n.to_string() == *value);
                let value =
                    number.map_or_else(|| FluentValue::from(value.as_str()), FluentValue::from);
                (Cow::Borrowed(*name), value)
            })
            .collect();
        LOCALES
            .try_lookup_with_args(&self.0.identifier(), key, &args)
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether `key` exists in this language itself.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        LOCALES
            .lookup_single_language::<&str>(&self.0.identifier(), key, None)
            .is_ok()
    }
}

#[cfg(test)]
mod tests;
