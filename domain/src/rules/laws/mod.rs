//! The Laws by edition and article: the number of each rule in each edition, how sure that number is, and what the program does about
//! the rule. Everything that quotes an article takes it from here.
//!
//! | what | item | file |
//! |---|---|---|
//! | all rules, with their article in each edition | [`Rule`] | `table` |
//! | an article, and how sure its number is | [`Article`], [`Source`] | `article` |
//! | what the program does about a rule | [`Handling`] | `row` |
//! | the article of a rule in an edition, and back | `Edition::article`, `Edition::find` | `lookup` |
//! | the order of articles | [`Article::order`] | `order` |
//!
//! The editions are columns of one table: a newer edition is one more column. If an edition does not have an article,
//! [`Article::is_silent`] is true. Then the arbiter decides, and readers are told that the edition says nothing.

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
