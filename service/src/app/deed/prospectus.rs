//! The deed about the prospectus, in which an organiser informs players.

use serde::{Deserialize, Serialize};

use crate::app::tournament::prospectus::input::ProspectusInput;

/// The prospectus written. The deed does not hold its e-mail and telephone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProspectusWritten {
    /// Row version that the arbiter saw; 0 where there was none.
    pub version: i32,
    /// The prospectus before.
    pub before: ProspectusInput,
    /// The prospectus now.
    pub after: ProspectusInput,
}
