//! What is written again: the report of today and the lines that came.

use super::super::{Trf, read::read};

/// What a tournament says now, and what it came with.
#[derive(Clone, Debug)]
pub struct Carried {
    /// The report as the program would write it without kept lines.
    pub now: Trf,
    /// The lines as they came, in their order. Lines of a record 001 or a national one have the place of their player in
    /// `now`; none for a player who is there no more.
    pub lines: Vec<(Option<usize>, String)>,
    /// Whose birth may be seen as a whole, by the place in `now`.
    pub whole_births: Vec<bool>,
    /// Whether the rules by which places are found are those of the report.
    pub ranked_alike: bool,
}

impl Carried {
    /// What the kept lines say; none where there are none, or where they cannot be read.
    #[must_use]
    pub fn was(lines: &[(Option<usize>, String)]) -> Option<Trf> {
        if lines.is_empty() {
            return None;
        }
        let texts: Vec<&str> = lines.iter().map(|(_, text)| text.as_str()).collect();
        read(texts.join("\n").as_bytes()).ok()
    }
}
