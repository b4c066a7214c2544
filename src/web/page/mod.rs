//! Handlers: one file a group of pages. Each reads its input, calls one use case and renders.

pub mod account;
pub mod desk;
pub mod entries;
pub mod exchange;
pub mod game;
pub mod home;
pub mod import;
pub mod import_games;
pub mod print;
pub mod settings;
pub mod site;
pub mod tournament;
