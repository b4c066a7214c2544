//! Handlers: one file a group of pages. Each reads its input, calls one use case and renders.

pub mod account;
pub mod desk;
pub mod entries;
pub mod floor;
pub mod game;
pub mod home;
pub mod incident;
pub mod participant;
pub mod reading;
pub mod record;
pub mod settings;
mod signals;
pub mod site;
pub mod standings;
pub mod tournament;
