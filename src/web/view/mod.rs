//! What the templates are filled with: plain structs, one file a group of pages.

mod form;
mod page;

pub use form::FormView;
pub use page::{DeskNav, DeskPage, Page, Section, User};
