//! Clubs.
//!
//! | what | item |
//! |---|---|
//! | a visitor registers a club, an administrator decides | [`register`], [`pending`], [`approve`], [`reject`] |
//! | the public directory and a club's page | [`directory`], [`page`], [`count_by_region`] |
//! | the secretary's page | [`manage`] |

mod directory;
mod page;
mod registration;
mod similar;

pub use directory::{ClubLine, Directory, DirectoryQuery, count_by_region, directory};
pub use page::{ClubPage, ClubTournament, Managed, choices, manage, page};
pub use registration::{ClubInput, PendingClub, Secretary, approve, pending, register, reject};
pub use similar::SimilarClub;
