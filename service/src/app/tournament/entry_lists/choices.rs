//! What the arbiter says of a list beside what stands in it.

use std::collections::{BTreeMap, BTreeSet};

use crate::{event::Bye, formats::csv::PlayerColumn};

/// What the arbiter says of a list. Rows are named by their lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What the columns hold, from left to right; `None` where the headings say it.
    pub columns: Option<Vec<Option<PlayerColumn>>>,
    /// Whether the first row is the heading although none of its words is known.
    pub has_heading: bool,
    /// The bye of the rounds that somebody asked not to play.
    pub bye: Bye,
    /// Rows that are left out.
    pub omitted: BTreeSet<usize>,
    /// Rows that are other people than those whose name and year they have.
    pub others: BTreeSet<usize>,
    /// Rows of which the list is believed, not the registry.
    pub listed: BTreeSet<usize>,
    /// Rows that are not the player of the registry whose name and year they have.
    pub unlinked: BTreeSet<usize>,
    /// Of several players of the registry the one who is meant; `None`: none of them.
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

/// Which rows are taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// All but those that are left out: one bad cell and nothing is written.
    All,
    /// Those that are in order.
    Good,
}
