//! Handlers: one file a group of pages. Each reads its input, calls one use case and renders.

pub mod account;
pub mod admin;
pub mod club_players;
pub mod clubs;
pub mod desk;
pub mod entries;
pub mod home;
pub mod players;
pub mod settings;
pub mod site;
pub mod tournament;
