//! Pages, one folder for each subject. A handler reads its input, calls one use case and renders.
//!
//! The struct of a page's template is beside its handler: in the same file, or in `PAGE_view.rs` if both together are long.
//! Parts that pages of several folders share are in `web::view`.
//!
//! | pages | folder |
//! |---|---|
//! | one's own account, log-in, sessions, passkeys | `account` |
//! | clubs, secretaries, the registry of players | `club` |
//! | entries, check-in, rounds and results, by arbiters | `desk` |
//! | frames and oEmbed for other sites | `embed` |
//! | entering oneself or one's players | `enter` |
//! | an event of several sections | `event` |
//! | import, export, downloads | `files` |
//! | the floor, games, incidents, verdicts | `game` |
//! | screens, QR codes, staff devices | `hall` |
//! | federations and organisers | `organiser` |
//! | sheets that arbiters print | `papers` |
//! | prizes | `prizes` |
//! | what everybody may read of a tournament, and the Laws | `public` |
//! | administration of the server | `server` |
//! | settings of a tournament | `settings` |

pub mod account;
pub mod club;
pub mod desk;
pub mod embed;
pub mod enter;
pub mod event;
pub mod files;
pub mod game;
pub mod hall;
pub mod organiser;
pub mod papers;
pub mod prizes;
pub mod public;
pub mod server;
pub mod settings;

#[cfg(test)]
mod tests;
