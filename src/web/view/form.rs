//! Forms as templates see them.

use std::collections::BTreeSet;

/// What was typed and what is wrong with it.
#[derive(Clone, Debug, Default)]
pub struct FormView {
    /// Name and value of every field.
    pub values: Vec<(String, String)>,
    /// Name of the field and the sentence about it.
    pub errors: Vec<(String, String)>,
    /// The sentences with the name of the field before each sentence, for the list above the form.
    pub summary: Vec<(String, String)>,
}

impl FormView {
    /// What was typed into a field.
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

    /// The sentence about a field, if something is wrong with it.
    #[must_use]
    pub fn error(&self, name: &str) -> Option<&str> {
        self.errors
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, words)| words.as_str())
    }

    /// Every sentence about a field, in the order in which things are wrong.
    #[must_use]
    pub fn errors_of(&self, name: &str) -> Vec<&str> {
        let of_field = self.errors.iter().filter(|(key, _)| key == name);
        of_field.map(|(_, words)| words.as_str()).collect()
    }

    /// Whether something is wrong in one of these fields, which stand with spaces between them.
    #[must_use]
    pub fn is_wrong_in(&self, names: &str) -> bool {
        let mut names = names.split_whitespace();
        names.any(|name| self.error(name).is_some())
    }

    /// How many fields need another look. Several remarks about one field, as about the lines of a list, count once. A
    /// name under which nothing was sent stands for a group of fields (the days of the rounds): there each remark is about
    /// a field of its own.
    #[must_use]
    pub fn wrong_fields(&self) -> usize {
        let is_field = |name: &&str| self.values.iter().any(|(key, _)| key == name);
        let names = self.errors.iter().map(|(name, _)| name.as_str());
        let (of_fields, of_groups): (Vec<&str>, Vec<&str>) = names.partition(is_field);
        of_fields.into_iter().collect::<BTreeSet<_>>().len() + of_groups.len()
    }

    /// Whether anything is wrong.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }
}
