//! The words of which the names of the registry are made, in memory: what somebody may have meant who typed another.

mod automaton;
mod words;

pub(in crate::app) use words::{Likely, Vocabulary};
