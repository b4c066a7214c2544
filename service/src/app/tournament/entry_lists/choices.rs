//! The arbiter's decisions about a list that is being imported.

use std::collections::{BTreeMap, BTreeSet};

use crate::{event::Bye, formats::csv::PlayerColumn};

/// The arbiter's decisions about a list. Rows are named by their line numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Meaning of each column, from left to right; `None` to use the headings.
    pub columns: Option<Vec<Option<PlayerColumn>>>,
    /// Whether the first row is a heading although none of its words is known.
    pub has_heading: bool,
    /// The kind of bye for rounds that players asked not to play.
    pub bye: Bye,
    /// Rows to be left out.
    pub omitted: BTreeSet<usize>,
    /// Rows that are a different person from the one with the same name and year.
    pub others: BTreeSet<usize>,
    /// Rows for which the list, not the registry, is right.
    pub listed: BTreeSet<usize>,
    /// Rows that are not the registry's player with the same name and year.
    pub unlinked: BTreeSet<usize>,
    /// For rows with several possible players of the registry, the chosen one; `None` for none of them.
    pub chosen: BTreeMap<usize, Option<i32>>,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            columns: None,
            has_heading: false,
            bye: Bye::HalfPoint,
            omitted: BTreeSet::new(),
            others: BTreeSet::new(),
            listed: BTreeSet::new(),
            unlinked: BTreeSet::new(),
            chosen: BTreeMap::new(),
        }
    }
}

/// Which rows are imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// All rows that are not left out; one wrong cell stops the import.
    All,
    /// Only correct rows.
    Good,
}
