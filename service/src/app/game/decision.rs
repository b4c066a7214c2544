//! A decision as data: codes, half-moves and moves, never sentences. It is stored as JSON with the incident and put
//! into words in the reader's language when it is shown.
//!
//! | what | file |
//! |---|---|
//! | a decision with its event and its rules | `decided` |
//! | the outcome | `outcome` |
//! | other data that are stored with an incident | `detail` |
//! | a side, a point in a game, a short proof | `side`, `stood`, `proof_note` |

mod decided;
mod detail;
mod outcome;
mod proof_note;
mod side;
mod stood;

pub use decided::{Applied, Decision};
pub use detail::{ClockSetting, Detail};
pub use outcome::Outcome;
pub use proof_note::ProofNote;
pub use side::Side;
pub use stood::Stood;
