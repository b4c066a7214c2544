//! The playing hall: its screens, the desk's page that controls them, and the codes that lead a phone to the round.

use crate::web::routing::ServiceConfig;

pub mod code;
pub mod desk;
pub mod screen;
mod screen_content;
pub mod screen_view;
pub mod stations;
pub mod turning;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    screen::configure(config);
    desk::configure(config);
    code::configure(config);
    stations::configure(config);
}
