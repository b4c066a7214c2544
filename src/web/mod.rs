//! Pages over HTTP; the only module that knows actix and askama.
//!
//! | subject | what | file |
//! |---|---|---|
//! | serving | the server, its pages at one address, each connection | `server`, `application`, `connection` |
//! | | the state that handlers share, limits on the load, stopping, systemd | `state`, `load`, `stop`, `service_manager` |
//! | | the table of addresses, with their methods | `routes`, `routing` |
//! | | jobs off the event loop, and long ones with their progress | `off_the_loop`, `work` |
//! | | places for pages that are read at the same time | `readers` |
//! | | the log and the metrics | `address`, `request_id`, `metrics` |
//! | network | the client behind a proxy; requests from this machine | `forwarded`, `own_machine` |
//! | | sharing in the hall: wish, listeners, addresses, name | `sharing`, `hall_listeners`, `hall_networks`, `hall_name` |
//! | reader | session, account and form token; language and theme | `visitor`, `reader` |
//! | | the browser, the token of a program, wrong codes of seats | `device`, `bearer`, `guesses` |
//! | | forms from our own pages only, ways back to our own pages only | `same_origin`, `local_path` |
//! | what is sent | forms and their fields | `posted`, `fields`, `club_field`, `changed_rows`, `encoded` |
//! | | files, and long ones on the disk | `upload`, `spooled`, `paced` |
//! | answers | the outermost layer, security headers | `answer`, `headers` |
//! | | from data to page: reading and drawing | `draw`, `show`, `render` |
//! | | errors, as a page and for programs | `failure`, `problem` |
//! | | files, calendars, letters, events, frames | `download`, `icalendar`, `letter`, `events`, `embedding` |
//! | kept pages | answers for everybody, made once until something changes | `kept`, `public`, `ready`, `shows` |
//! | content | every page, with its address and handler | `page` |
//! | | parts that several pages share | `view` |
//! | | data for programs, a tournament as files, its preview picture | `api`, `bundle`, `card` |
//! | | style sheets, scripts and pictures | `assets` |

mod address;
mod answer;
mod api;
mod application;
pub mod assets;
mod bearer;
pub mod bundle;
mod card;
mod changed_rows;
mod club_field;
mod connection;
mod device;
mod download;
mod draw;
mod embedding;
mod encoded;
mod events;
mod failure;
mod fields;
mod forwarded;
mod guesses;
mod hall_listeners;
mod hall_name;
pub mod hall_networks;
mod headers;
mod icalendar;
mod kept;
pub mod letter;
mod load;
mod local_path;
mod metrics;
mod off_the_loop;
mod own_machine;
mod paced;
mod page;
mod posted;
mod problem;
mod public;
mod reader;
mod readers;
mod ready;
mod render;
mod request_id;
pub mod routes;
mod routing;
mod same_origin;
pub mod server;
mod service_manager;
mod sharing;
mod show;
mod shows;
mod spooled;
mod state;
mod stop;
mod upload;
pub mod view;
mod visitor;
mod work;

pub(crate) use club_field::ClubField;
pub(crate) use failure::Failure;
pub(crate) use fields::Fields;
pub(crate) use kept::Writing;
pub(crate) use posted::{Posted, Sent, Tokenless};
pub(crate) use render::{Drawn, Form, redirect, render};
pub(crate) use shows::{Chosen, Shows};
pub(crate) use spooled::{Content, SpooledUpload};
pub(crate) use state::State;
pub(crate) use upload::{PublicUpload, RawBody, Upload, UploadLimit};
pub(crate) use visitor::Visitor;
pub(crate) use work::{Ending, Reply, Task, under_way};
