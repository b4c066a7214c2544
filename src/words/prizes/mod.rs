//! Prizes in words: amounts, categories, derivations.

mod amount;
mod category;
mod derivation;
mod letters;

pub use amount::{money, plain};
pub use category::{conditions_of, label, title};
pub use derivation::{Term, account, brief};
pub use letters::in_letters;
