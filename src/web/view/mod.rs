//! Parts that pages of several folders share: names, points, results, boards, forms, the frame of every page.
//!
//! The data of a single page are beside its handler.

pub mod board;
pub mod captured;
mod data_sheet;
pub mod download;
mod embed_code;
pub mod figure;
mod form;
mod languages;
mod law;
pub mod marked;
pub mod matches;
pub mod name;
mod page;
pub mod pages;
pub mod result;
pub mod sheet;
pub mod team_cross;
pub mod tournament;

pub use board::{BoardView, Cell};
pub use data_sheet::DataView;
pub use embed_code::EmbedCode;
pub use figure::Figure;
pub use form::FormView;
pub use languages::Languages;
pub use law::Law;
pub use name::PlayerName;
pub use page::{Backup, DeskNav, DeskPage, Page, Section, StationLink, User};
pub use pages::Pages;
pub use result::ResultMark;
pub use sheet::{Mark, SheetLine, SheetLink, SheetTable};
pub use tournament::TournamentHead;
