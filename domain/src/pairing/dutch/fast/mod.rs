//! The quick way to pair a bracket: a certificate instead of a weighted matching.
//!
//! | step | file |
//! |---|---|
//! | a bracket as a whole, or that it is left to the exact way | `bracket` |
//! | colour classes and the bounds of C12 and C13 | `class` |
//! | the lexicographically first matching of S1 and S2 | `first` |
//! | whether the classes that are left can still be matched | `hall` |
//!
//! The costs of a pair in C12 and C13 depend only on the colour classes of its two members. So the counts of the classes give
//! the best value that any pairing can reach, and the kinds of pairs that an optimal pairing may contain ([`class`]). If S1 and
//! S2 can be matched with such pairs only, no exchange can be better, and the candidate sought is the lexicographically first
//! of these matchings ([`first`]). A bracket that does not fit is left to the exact matching: nothing is guessed.

mod bracket;
mod class;
mod first;
mod hall;

pub(super) use bracket::{pair, pair_if};
