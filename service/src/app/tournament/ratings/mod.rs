//! The effect of a tournament on its players: rating changes, first ratings, national categories, norms and their certificates.
//!
//! | what | file |
//! |---|---|
//! | rating changes, of all and of one player | [`view`] |
//! | national categories | `categories.rs` |
//! | norms, of all and of one player | [`norms`], [`norm`] |
//! | certificates (IT1) | [`certificate`], [`certificate_input`] |
//! | the participants with their crosstable | `field.rs` |

mod categories;
pub mod certificate;
pub mod certificate_input;
mod field;
pub mod norm;
pub mod norms;
pub mod view;
