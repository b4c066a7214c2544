//! The values of an address or a form about an incident, by the names of its fields.

use std::collections::BTreeMap;

use crate::event::Colour;

/// The fields as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Asked(BTreeMap<String, String>);

impl FromIterator<(String, String)> for Asked {
    /// If a field comes twice, the first value counts.
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Self {
        let mut asked = BTreeMap::new();
        for (name, value) in fields {
            asked.entry(name).or_insert(value);
        }
        Self(asked)
    }
}

impl Asked {
    /// The value of a field; empty if it is absent.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// These fields, together with `side` and `fen`, as far as they are present: the input of a page without the rest
    /// of its form.
    #[must_use]
    pub fn only(&self, fields: &[&str]) -> Self {
        let wanted = |name: &str| ["side", "fen"].contains(&name) || fields.contains(&name);
        let kept = self
            .0
            .iter()
            .filter(|(name, value)| wanted(name) && !value.is_empty());
        Self(
            kept.map(|(name, value)| (name.clone(), value.clone()))
                .collect(),
        )
    }

    /// The value of a field without surrounding blanks, cut to at most `most` characters.
    #[must_use]
    pub fn cut(&self, name: &str, most: usize) -> String {
        self.get(name).trim().chars().take(most).collect()
    }

    /// Whether this checkbox is ticked.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    /// The player named in `side`; `None` if it names none.
    #[must_use]
    pub fn side(&self) -> Option<Colour> {
        match self.get("side") {
            "white" => Some(Colour::White),
            "black" => Some(Colour::Black),
            _ => None,
        }
    }

    /// The position that the arbiter set up; empty for the one from the record.
    #[must_use]
    pub fn fen(&self) -> String {
        self.cut("fen", 120)
    }

    /// Number of the record that is corrected.
    #[must_use]
    pub fn corrected(&self) -> Option<i32> {
        self.get("supersedes").parse().ok()
    }

    /// Number of half-moves of the proving line that the board shows.
    #[must_use]
    pub fn step(&self) -> Option<u32> {
        self.get("step").parse().ok()
    }
}
