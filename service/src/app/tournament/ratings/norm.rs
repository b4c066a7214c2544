//! A participant's way to one norm.

use crate::norms::{Forecast, Met, NormCheck, NormTitle};

/// A participant's way to one norm.
#[derive(Clone, Debug)]
pub struct Norm {
    pub title: NormTitle,
    /// The article of B.01 that frees of the rules on federations; `None` where nothing does.
    pub free_by: Option<&'static str>,
    /// The conditions.
    pub check: NormCheck,
    /// What is still enough; `None` when nothing is left to be played, or no norm can come of it.
    pub forecast: Option<Forecast>,
    /// All rounds, those that do not count too.
    pub met: Met,
}
