//! Imports games from PGN. Every byte is kept, and nothing is skipped without a remark.
//!
//! A text is read twice, a few games at a time: first to find the place of each game, then, within one transaction, to
//! store them. So memory holds only the remarks and places, and the text once, for the trail.
//!
//! | what | file |
//! |---|---|
//! | the text, read a few games at a time | `text` |
//! | the board of each game | `boards` |
//! | the report on each game | `report` |
//! | importing all games of a text | `import` |
//! | storing the games | `store` |

mod boards;
mod import;
mod report;
mod store;
mod text;

pub(super) use boards::words;
pub use import::{MOST_GAMES, MOST_REMARKS, import_board, import_games};
pub use report::{GameReport, GamesPreview, Placement};
pub use text::GamesText;
