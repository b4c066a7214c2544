//! One written move: reading and writing it in any language of a scoresheet (Laws, Appendix C).
//!
//! | what | source | item |
//! |---|---|---|
//! | letters of the men | C.3 | [`Language`] |
//! | short and long form, capture `x` `:`, castling, promotion, e.p., check, mate | C.8–C.13 | [`read_move`], [`read_move_in`] |
//! | digits alone, `5254` | ICCF, numeric notation | [`read_move`] in any language |
//! | `P-K4`, `NxP` | descriptive notation | [`Language::Descriptive`] |
//! | draw offer `(=)` | C.12, 8.1.5 | [`Reading::draw_offer`] |
//! | SAN, Italian, long, coordinates, figurines | C.8–C.11 | [`write_move`] |
//!
//! Nothing is skipped and nothing is guessed. A text with a sign that cannot be accounted for is [`NotationError::Unreadable`]. A text
//! with two legal readings is [`NotationError::Ambiguous`].
//!
//! Left out: move numbers other than in front of the move, comments, several moves in one text.

#[cfg(test)]
mod appendix_c;
mod descriptive;
mod door;
mod form;
mod language;
mod numeric;
mod plain;
mod read;
mod scan;
#[cfg(test)]
mod tests;
mod uci;
mod warning;
mod write;

pub use door::{read_move, read_move_in};
pub use language::Language;
pub(in crate::rules) use plain::Plain;
pub use read::{IllegalAttempt, NotationError, Reading};
pub use uci::read_uci;
pub use warning::Warning;
pub use write::{Style, write_move};
