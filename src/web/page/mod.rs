//! Handlers: one file a group of pages. Each reads its input, calls one use case and renders.

pub mod account;
pub mod admin;
pub mod club_players;
pub mod clubs;
pub mod compare;
pub mod desk;
pub mod entries;
pub mod exchange;
pub mod explain;
pub mod floor;
pub mod game;
pub mod game_print;
pub mod home;
pub mod import;
pub mod import_games;
pub mod incident;
pub mod participant;
pub mod players;
pub mod print;
pub mod reading;
pub mod record;
pub mod ruling;
pub mod settings;
mod signals;
pub mod site;
pub mod standings;
pub mod tournament;
