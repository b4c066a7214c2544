//! One file with everything of one tournament, for another machine and the other database.
//!
//! The file is a zip of parts, one for each table, with a manifest that names them, their rows and their digests;
//! `docs/archive.md` describes the format. No part contains numbers of the database: a row is named by its place in its
//! part, so the same tournament gives the same parts on every machine. Facts about the machine are in the manifest.
//!
//! | what | file |
//! |---|---|
//! | the head of an archive, and its parts | `manifest` |
//! | packing a tournament | `pack` |
//! | unpacking: the zip, and the lines of its parts | `unpack` |
//! | checking an archive before it is imported | `look`, `fault` |
//! | making a tournament from an archive | `open` |
//! | rows, their numbers, and texts that name entries | `row`, `numbers`, `texts` |
//! | the parts that hold trails | `trail_part` |
//! | handing a tournament over to another machine, and taking it back | `hand_over` |

mod fault;
mod hand_over;
mod look;
mod manifest;
mod numbers;
mod open;
mod pack;
pub(super) mod row;
mod texts;
pub(super) mod trail_part;
mod unpack;

pub use fault::ArchiveFault;
pub use hand_over::{hand_over, take_back};
pub(in crate::app) use hand_over::{handed_over, mark};
pub use look::{Looked, look};
pub use manifest::{Manifest, PartEntry, VERSION};
pub use open::{Opened, open};
pub(super) use open::{free_slug, settle};
pub use pack::{Packed, note_taken, pack};
pub(super) use pack::{carry_basis, newest_to_go};
pub use unpack::Bytes;
