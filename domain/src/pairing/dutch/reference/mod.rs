//! The reference: a bracket and the whole rest of the field in one weighted matching over wide integers, criteria and order of
//! candidates packed into one cost.
//!
//! It shares with the engine what a pairing costs by the criteria ([`super::objective`]) and nothing of the search. It is slow
//! beyond a hundred players, and no round is paired by it but to compare.

mod blossom;
mod exact;
mod matching;
mod tail;
mod wide;
