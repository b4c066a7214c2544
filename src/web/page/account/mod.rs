//! The own account: log-in, password, sessions, what happened to it.

use crate::web::routing::ServiceConfig;

pub mod log_in;
pub mod own_data;
pub mod pair;
pub mod reset;
pub mod sessions;

/// The addresses of this room.
pub fn configure(config: &mut ServiceConfig<'_>) {
    log_in::configure(config);
    own_data::configure(config);
    pair::configure(config);
    reset::configure(config);
    sessions::configure(config);
}
