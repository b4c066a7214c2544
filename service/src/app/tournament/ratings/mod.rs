//! What a tournament means for its players: rating changes, first ratings, national categories, norms and their
//! certificates.

mod categories;
pub mod certificate;
pub mod certificate_input;
mod field;
pub mod norm;
pub mod norms;
pub mod view;
