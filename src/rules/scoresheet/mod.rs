//! Scoresheets: from the bytes of a sheet to its tokens and moves.

mod encoding;
mod token;
mod tokenizer;
mod word;

pub use encoding::Encoding;
pub use token::{Dialect, ResultMark, Token, TokenKind};
pub use tokenizer::{Tokenizer, is_boundary};

#[cfg(test)]
mod token_tests;
