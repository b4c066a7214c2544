//! One's own account: log-in, password, sessions, and the log of what happened to it.

use crate::web::routing::ServiceConfig;

pub mod hall_door;
pub mod halls;
pub mod in_clear;
pub mod invitation;
pub mod log_in;
pub mod own_account;
pub mod own_data;
pub mod pair;
pub mod passkeys;
pub mod question;
pub mod recover;
pub mod reset;
pub mod sessions;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    hall_door::configure(config);
    halls::configure(config);
    invitation::configure(config);
    log_in::configure(config);
    own_account::configure(config);
    own_data::configure(config);
    pair::configure(config);
    passkeys::configure(config);
    recover::configure(config);
    reset::configure(config);
    sessions::configure(config);
}
