//! Pages over HTTP; the only module that knows actix and askama.

mod answer;
pub mod assets;
mod connection;
mod device;
mod download;
mod events;
mod failure;
mod forwarded;
mod headers;
mod load;
mod local_path;
mod metrics;
mod paced;
mod page;
mod posted;
mod render;
mod request_id;
mod routes;
mod routing;
pub mod server;
mod service_manager;
mod show;
mod state;
mod stop;
mod upload;
pub mod view;
mod visitor;
mod work;

pub(crate) use failure::Failure;
pub(crate) use posted::{Fields, Posted, Sent};
pub(crate) use render::{Form, redirect, render};
pub(crate) use state::State;
pub(crate) use upload::{Upload, UploadLimit};
pub(crate) use visitor::Visitor;
pub(crate) use work::{Ending, Reply, Task, under_way};
