//! The words of all names, in memory, to guess what somebody meant who typed a name wrong.

mod automaton;
mod guess;
mod likely;
mod words;

pub(in crate::app) use guess::{Guess, MOST_WORDS, guesses, has_each, rarest_first};
pub(in crate::app) use words::Vocabulary;
