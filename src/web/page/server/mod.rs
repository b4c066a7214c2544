//! The server itself: administration, jobs in progress, language and theme, health and metrics.

use crate::web::routing::ServiceConfig;

pub mod admin;
mod club_decisions;
mod clubs;
mod copies;
mod crawlers;
mod hall;
mod hall_trust;
pub mod installed;
pub mod invitation;
pub mod jobs;
pub mod letters;
mod list_progress;
pub mod lists;
mod moderator;
mod newer;
mod running;
pub mod site;
pub mod watch;

/// Adds the addresses of this folder.
pub fn configure(config: &mut ServiceConfig<'_>) {
    jobs::configure(config);
    admin::configure(config);
    club_decisions::configure(config);
    clubs::configure(config);
    moderator::configure(config);
    lists::configure(config);
    newer::configure(config);
    letters::configure(config);
    site::configure(config);
    watch::configure(config);
    installed::configure(config);
    copies::configure(config);
    hall::configure(config);
    hall_trust::configure(config);
    running::configure(config);
    crawlers::configure(config);
}
