//! Tokens with which programs read more of a tournament than everybody may. The chief arbiter makes and revokes them; each is for
//! one kind of data. In a closed tournament no token is valid.
//!
//! | what | file |
//! |---|---|
//! | the arbiter's list: make, show, revoke | [`keep`], [`token_input`] |
//! | checking a token | `token.rs` |
//! | reading entries | [`entries`] |
//! | reading the results of a round | [`results`] |

pub mod entries;
pub mod keep;
pub mod results;
mod token;
pub mod token_input;
