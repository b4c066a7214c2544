//! What a comparison found.

/// What was compared, and what differs, line by line.
#[derive(Default)]
pub(in crate::cli) struct Comparison {
    pub rounds: usize,
    pub pairings: usize,
    pub standings: usize,
    /// For the standard output, without the name of the file.
    pub lines: Vec<String>,
    /// What is worth knowing and no difference: how a rule was read, a tie-break that does not suit the tournament.
    pub remarks: Vec<String>,
    /// What could not be compared, with line and column.
    pub complaints: Vec<(usize, usize, String)>,
}
