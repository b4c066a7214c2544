//! The words of which names are made, in memory: what somebody may have meant who typed another.

mod automaton;
mod guess;
mod likely;
mod words;

pub(in crate::app) use guess::{Guess, MOST_WORDS, guesses, has_each, rarest_first};
pub(in crate::app) use words::Vocabulary;
