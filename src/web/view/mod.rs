//! What the templates are filled with: plain structs, one file a group of pages.

pub mod board;
pub mod crosstable;
pub mod desk;
pub mod explain;
pub mod figure;
pub mod floor;
mod form;
pub mod game;
pub mod my_board;
pub mod name;
mod page;
pub mod pages;
pub mod print;
pub mod result;
pub mod ruling;
pub mod sheets;
pub mod standings;
pub mod tournament;

pub use board::BoardView;
pub use figure::Figure;
pub use form::FormView;
pub use name::PlayerName;
pub use page::{Backup, DeskNav, DeskPage, Page, Section, User};
pub use pages::Pages;
pub use result::ResultMark;
pub use tournament::TournamentHead;

#[cfg(test)]
mod tests;
