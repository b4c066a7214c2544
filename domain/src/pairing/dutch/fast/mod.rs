//! The quick way through a bracket: a certificate instead of a weighted matching.
//!
//! What a pair costs in C12 and C13 depends on the colour classes of its two members only, so the best that
//! any pairing can reach is a number worked out from the counts of each class ([`class`]), together with the
//! kinds of pairs that an optimal pairing may contain. If S1 and S2 can be matched with such pairs only, no
//! exchange can be better, and the candidate sought is the lexicographically first of these matchings
//! ([`first`]). Whatever does not fit is left to the exact matching: nothing is guessed.

mod bracket;
mod class;
mod first;
mod hall;

pub(super) use bracket::{pair, pair_if};
