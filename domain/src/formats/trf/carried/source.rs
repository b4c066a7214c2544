//! The input of the writer: the report of today and the kept lines.

use super::super::{Trf, read::read};

/// A tournament's report as it is now, with the lines that it was read from.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The report as the program would write it without kept lines.
    pub now: Trf,
    /// The lines as they came, in their order. Lines of a record 001 or a national one have the index of their player in `now`;
    /// `None` for a player who is no longer there.
    pub lines: Vec<(Option<usize>, String)>,
    /// For each player of `now`, whether the reader may see the whole date of birth.
    pub whole_births: Vec<bool>,
    /// Whether the places are found by the same rules as in the report.
    pub ranked_alike: bool,
}

impl Carried {
    /// The report that the kept lines give; `None` if there are no lines, or if they cannot be read.
    #[must_use]
    pub fn was(lines: &[(Option<usize>, String)]) -> Option<Trf> {
        if lines.is_empty() {
            return None;
        }
        let texts: Vec<&str> = lines.iter().map(|(_, text)| text.as_str()).collect();
        read(texts.join("\n").as_bytes()).ok()
    }
}
