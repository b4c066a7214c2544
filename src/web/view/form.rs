//! Forms as templates see them.

use std::collections::BTreeSet;

/// The typed values of a form, and their errors.
#[derive(Clone, Debug, Default)]
pub struct FormView {
    /// Name and value of every field.
    pub values: Vec<(String, String)>,
    /// Name of the field, and a sentence about its error.
    pub errors: Vec<(String, String)>,
    /// Label of the field and the sentence about its error, for the list above the form.
    pub summary: Vec<(String, String)>,
}

impl FormView {
    /// The typed value of a field.
    #[must_use]
    pub fn value(&self, name: &str) -> &str {
        self.values
            .iter()
            .find(|(key, _)| key == name)
            .map_or("", |(_, value)| value)
    }

    /// Whether a field holds exactly `value` (for options and check boxes).
    #[must_use]
    pub fn holds(&self, name: &str, value: &str) -> bool {
        self.values
            .iter()
            .any(|(key, held)| key == name && held == value)
    }

    /// The sentence about a field's error; `None` without an error.
    #[must_use]
    pub fn error(&self, name: &str) -> Option<&str> {
        self.errors
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, words)| words.as_str())
    }

    /// Every sentence about a field, in the order of the errors.
    #[must_use]
    pub fn errors_of(&self, name: &str) -> Vec<&str> {
        let of_field = self.errors.iter().filter(|(key, _)| key == name);
        of_field.map(|(_, words)| words.as_str()).collect()
    }

    /// Whether one of these fields has an error; `names` are separated by spaces.
    #[must_use]
    pub fn is_wrong_in(&self, names: &str) -> bool {
        let mut names = names.split_whitespace();
        names.any(|name| self.error(name).is_some())
    }

    /// Number of fields with errors. Several errors of one field, such as those in lines of a list, count once. A name that no
    /// sent field has stands for a group of fields (the days of the rounds), where each error belongs to a field of its own.
    #[must_use]
    pub fn wrong_fields(&self) -> usize {
        let is_field = |name: &&str| self.values.iter().any(|(key, _)| key == name);
        let names = self.errors.iter().map(|(name, _)| name.as_str());
        let (of_fields, of_groups): (Vec<&str>, Vec<&str>) = names.partition(is_field);
        of_fields.into_iter().collect::<BTreeSet<_>>().len() + of_groups.len()
    }

    /// Whether there is any error.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }
}
