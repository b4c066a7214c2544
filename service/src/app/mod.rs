//! Use cases. One function is one write transaction, one audit row and one event for the live screens.
//!
//! Handlers and the command line call the same functions. Only [`access`] decides who may do what.
//!
//! | what | module |
//! |---|---|
//! | the context of every use case, its actor, and who may do what | `context`, `actor`, [`access`] |
//! | what was done, as data, and its repetition | [`deed`], [`replay`], [`trail`] |
//! | tournaments | [`tournament`] |
//! | games and incidents | [`game`] |
//! | files in and out, other sites and machines | [`exchange`] |
//! | clubs, players, organisers | [`clubs`], [`players`], [`organisers`] |
//! | accounts and log-ins | [`accounts`] |
//! | rating lists | [`rating_lists`] |
//! | letters | [`letters`] |
//! | personal data: who sees which, who read them, what is given to their owners | `privacy`, `readings`, `data_sheet` |
//! | refusals and errors | `refusal`, `error`, `field` |
//! | the input of forms, read and checked | `checks`, `person_input`, `link_input` |
//! | names compared and corrected | [`fold`](mod@fold), `namesake`, `vocabulary` |
//! | long lists, and spreadsheet workbooks | [`window`], `workbook` |
//! | copies of the data, and restoring one | [`backups`], [`copying`], [`copies_folder`], [`restore`] |
//! | live screens, the state of the server, new versions | [`changes`], [`health`], [`releases`] |
//! | checking the report of any tournament | [`second_opinion`] |
//! | links on the pages about chess | [`links`] |

pub mod access;
pub mod accounts;
mod actor;
mod address_part;
pub mod backups;
mod chance;
pub mod changes;
mod checks;
pub mod clubs;
mod context;
pub mod copies_folder;
pub mod copying;
mod data_sheet;
pub mod deed;
mod error;
mod event_refusal;
pub mod exchange;
mod field;
pub mod fold;
mod following;
pub mod game;
pub mod health;
pub mod letters;
mod link_input;
pub mod links;
mod list_refusal;
mod move_refusal;
mod namesake;
pub mod organisers;
mod person_input;
pub mod players;
mod privacy;
pub mod rating_lists;
mod readings;
mod refusal;
pub mod releases;
pub mod replay;
pub mod restore;
pub mod second_opinion;
#[cfg(test)]
mod stored_words;
pub mod tournament;
pub mod trail;
mod vocabulary;
pub mod window;
mod workbook;

pub use actor::{Actor, SignedIn, Station};
pub use chance::Chance;
pub use checks::Checks;
pub use context::{Audited, AuditedTwice, Context, Done, Serving};
pub use data_sheet::{DataSheet, Record, Value};
pub use deed::Deed;
pub use error::AppError;
pub use event_refusal::EventRefusal;
pub use field::{FieldError, Problem};
pub use fold::fold;
pub use following::Following;
pub use link_input::LinkInput;
pub use move_refusal::MoveRefusal;
pub use person_input::PersonInput;
pub use refusal::Refusal;

pub use crate::store::{
    DatabaseUrl, Facts, PassedOver, ReadFrom, StandbyCounts, Trouble, UnknownWord, free_at,
    newest_known as schema, unsound_file,
};
