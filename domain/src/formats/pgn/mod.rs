//! Portable Game Notation: games with tags, clocks and comments, read and written.
//!
//! | what | source | item |
//! |---|---|---|
//! | every game of a file, even after a faulty one | PGN 1994, import format | [`games`] |
//! | a file of any size in the memory of one block | – | [`Blocks`], [`read_stream`] |
//! | UTF-16 with its mark, turned into UTF-8 | – | [`utf8()`] |
//! | `[%clk]`, `[%emt]` in comments | PGN supplement 2001 | [`RecordedMove`] |
//! | annotation glyphs and variations, kept and written again | PGN 1994, 8.2.4, 8.2.5 | [`Around`] |
//! | seven tag roster, 80 columns | PGN 1994, export format | [`write()`] |
//! | how the game ended, `Termination` | PGN 1994, 9.8.1 | [`termination()`] |
//! | an illegal move that stood | – | [`write_with_stood`] |
//! | independent parts for parallel reading | – | [`parts`] |
//! | what the Laws say about every game of a file | Laws 3, 5, 9 | [`audit()`] |
//!
//! The tokens are those of [`crate::rules::scoresheet`]: every byte is accounted for. Moves are read by
//! [`crate::rules::notation`], so Italian letters, long forms and castling with zeros or blanks are understood. A move that is not
//! legal ends the record, with the reason.
//!
//! Moves of variations are read as far as they are legal. They are never judged.
//!
//! Left out: adjournment data.

mod around;
mod audit;
mod comment;
mod game;
mod notes;
mod part;
mod pgn_game;
mod stood;
mod termination;
mod utf16;
mod write;

pub use around::{Around, Aside};
pub use audit::{Audits, audit};
pub use comment::{Command, commands};
pub use game::{Games, Options, games, games_with};
pub use part::{Block, Blocks, Part, parts, read_stream};
pub use pgn_game::{PgnGame, RecordedMove};
pub use stood::{Stood, write_with_stood};
pub use termination::termination;
pub use utf16::utf8;
pub use write::{WriteError, write};

#[cfg(test)]
mod tests;
