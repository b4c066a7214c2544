//! Tokens with which programs read more of a tournament than everybody may: the chief arbiter makes and revokes them, each for
//! one thing that it opens. A token opens nothing of a closed tournament.

pub mod entries;
pub mod keep;
pub mod results;
mod token;
pub mod token_input;
