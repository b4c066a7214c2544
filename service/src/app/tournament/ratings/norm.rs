//! A participant's progress to one norm.

use crate::norms::{Forecast, Met, NormCheck, NormTitle};

/// A participant's progress to one norm.
#[derive(Clone, Debug)]
pub struct Norm {
    pub title: NormTitle,
    /// The article of B.01 that exempts from the rules on federations; `None` if no article does.
    pub free_by: Option<&'static str>,
    /// The conditions, with their values so far.
    pub check: NormCheck,
    /// What is still enough; `None` if no game is left, or if the norm is out of reach.
    pub forecast: Option<Forecast>,
    /// All rounds, including those that do not count.
    pub met: Met,
}
