//! Pages, a folder for each room of the house. A handler reads its input, calls one use case and renders.
//!
//! What a page's template is filled with stands beside its handler: in the same file, or in `PAGE_view.rs` where both
//! together are long. Parts that pages of several rooms share stand in `web::view`.

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
