//! The reference: a bracket and the whole rest of the field in one weighted matching over wide integers, with criteria and the
//! order of candidates packed into one cost.
//!
//! | step | file |
//! |---|---|
//! | a bracket, pass by pass | `exact` |
//! | one weighted matching of a bracket and the players below it | `matching` |
//! | the order of candidates as part of the cost | `tail` |
//! | maximum weight matching | `blossom` |
//! | wide integers for the cost | `wide` |
//!
//! It shares with the engine the costs of a pairing by the criteria ([`super::objective`]), but nothing of the search. It is
//! slow with more than a hundred players, and serves only for comparison.

mod blossom;
mod exact;
mod matching;
mod tail;
mod wide;
