//! What the templates are filled with: plain structs, one file a group of pages.

mod page;

pub use page::{DeskNav, DeskPage, Page, Section, User};
