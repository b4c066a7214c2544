//! Scoresheets: from the bytes of a sheet to the record of a game.
//!
//! | article | what | item |
//! |---|---|---|
//! | 8.1.1, Appendix C | every byte belongs to a token | [`Tokenizer`] |
//! | 8.1.1 | the games of a text, as written | [`Sheets`], [`Sheet`] |
//! | Appendix C.3 | the moves, in the language in which all of them are legal | [`SheetReader`] |
//! | 3.10.2, C.13 | findings about them | [`Finding`] |
//! | 8.1, 8.5, 8.7 | two sheets of one game, side by side | [`compare`] |
//!
//! Left out: telegraphic notation; moves inside variations, which are accounted for but not played here.

mod compare;
mod encoding;
mod finding;
mod reader;
mod run;
mod sheet;
mod source;
mod token;
mod tokenizer;
mod word;

pub use compare::{
    Cell, Comparison, Divergence, Handed, ReadSide, Resumption, Row, Which, compare,
};
pub use encoding::Encoding;
pub use finding::{Finding, FindingKind};
pub use reader::{LanguageChoice, ReadSheet, SheetReader};
pub use sheet::{Fault, FaultKind, Note, Sheet, Sheets, WrittenMove};
pub use token::{Dialect, ResultMark, Token, TokenKind, tag_pair};
pub use tokenizer::{Tokenizer, is_boundary, is_tag_name};

#[cfg(test)]
mod tests;
