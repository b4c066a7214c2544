//! Clubs, their secretaries, and the registry of players.

use crate::web::routing::ServiceConfig;

pub mod directory;
mod entering;
pub mod form;
mod list_search;
pub mod manage;
mod new_player;
mod player_rights;
pub mod players;
mod proof;
mod secretaries;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    directory::configure(config);
    form::configure(config);
    manage::configure(config);
    new_player::configure(config);
    player_rights::configure(config);
    players::configure(config);
    proof::configure(config);
    secretaries::configure(config);
}
