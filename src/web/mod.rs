//! Pages over HTTP; the only module that knows actix and askama.

pub mod assets;
mod download;
mod events;
mod failure;
mod forwarded;
mod headers;
mod moment;
mod page;
mod posted;
mod render;
mod routes;
pub mod server;
mod show;
mod state;
mod upload;
pub mod view;
mod visitor;
pub mod wording;
mod wording_chess;
mod wording_clock;
mod wording_criteria;
mod wording_decision;
mod wording_event;
pub mod wording_exchange;
pub mod wording_pairing;
pub mod wording_record;
mod wording_ruling;
mod work;

pub(crate) use failure::Failure;
pub(crate) use posted::{Fields, Posted, Sent};
pub(crate) use render::{Form, redirect, render};
pub(crate) use state::State;
pub(crate) use upload::{Upload, UploadLimit};
pub(crate) use visitor::Visitor;
pub(crate) use work::{Ending, Reply, Task, under_way};
