//! The Laws by edition and article: which number a rule has in which edition, how sure that number is, and what the
//! program does about it. Everything that quotes an article takes it from here.
//!
//! The editions are columns of one [`table`](Rule): a newer edition is one more column. An article that an edition does
//! not have is [`Article::is_silent`]: then the arbiter decides, and whoever reads is told that the edition says nothing.

mod article;
mod lookup;
mod order;
mod row;
mod table;

pub use article::{Article, Source};
pub use row::Handling;
pub use table::Rule;

#[cfg(test)]
mod tests;
