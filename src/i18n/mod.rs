//! Words for people, from `locales/LANGUAGE/*.ftl`; the list of languages is [`Lang::ALL`].
//!
//! | what | file |
//! |---|---|
//! | messages of one language, with their variables and plurals | here |
//! | languages, their tags, and the choice for a reader | `lang` |
//! | invisible marks around messages, for a test | `marks` |

mod lang;
mod marks;

use std::{borrow::Cow, collections::HashMap, fmt::Display};

use fluent_templates::{Loader, fluent_bundle::FluentValue, static_loader};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "it",
        // The pages set `lang` and never mix writing directions, so values need no invisible marks.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

pub use lang::Lang;

fn identifier(lang: Lang) -> fluent_templates::LanguageIdentifier {
    lang.code().parse().unwrap_or_default()
}

/// The words of one language; templates call it `t`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Lang);

impl Words {
    /// The message `key`, without variables. A missing key is shown itself, so that a test finds it.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        LOCALES
            .try_lookup(&identifier(self.0), key)
            .map_or_else(|| key.to_owned(), marks::shown)
    }

    /// The message `key` with one variable.
    #[must_use]
    pub fn with_one(&self, key: &str, name: &'static str, value: impl Display) -> String {
        self.with(key, &[(name, value.to_string())])
    }

    /// The message `key` with two variables.
    #[must_use]
    pub fn with_two(
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
    pub fn with_three(
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

    /// The message `key` with the number `$n`, which selects singular or plural.
    #[must_use]
    pub fn n(&self, key: &str, n: impl Display) -> String {
        let n: i64 = n.to_string().parse().unwrap_or(i64::MAX);
        let args = HashMap::from([(Cow::Borrowed("n"), FluentValue::from(n))]);
        LOCALES
            .try_lookup_with_args(&identifier(self.0), key, &args)
            .map_or_else(|| key.to_owned(), marks::shown)
    }

    /// The message `key` with variables. Whole numbers are passed as numbers, so that plurals work.
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
            .try_lookup_with_args(&identifier(self.0), key, &args)
            .map_or_else(|| key.to_owned(), marks::shown)
    }

    /// Whether `key` exists in this language itself.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        LOCALES
            .lookup_single_language::<&str>(&identifier(self.0), key, None)
            .is_ok()
    }
}

#[cfg(test)]
mod tests;
