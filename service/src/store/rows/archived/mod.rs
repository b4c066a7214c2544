//! The rows of one tournament in the form of an archive: tables by name, values as JSON that both databases read and
//! write.

mod copy;
mod entry_tables;
mod game_tables;
mod hall_tables;
mod layout;
mod named;
mod paper_tables;
mod read;
mod round_tables;
mod table;
mod team_tables;
mod tournament_tables;
mod update;
mod version;
mod write;

pub use copy::{numbers_of_copy, of_copy};
pub use layout::{Column, Kind, Table};
pub use read::{Numbered, count_of, numbers_of, of_parents, of_tournament};
pub use table::TABLES;
pub use update::{remove, unpoint, update};
pub use version::VERSION;
pub use write::{insert, point, reserve};
