//! Clubs.
//!
//! | what | item |
//! |---|---|
//! | a visitor registers a club, an administrator decides | [`register`], [`pending`], [`approve`], [`reject`] |
//! | its secretary changes its data | [`editable`], [`change`] |
//! | the public directory and a club's page | [`directory`], [`page`], [`count_by_region`] |
//! | the secretary's page | [`manage`] |

mod change;
mod directory;
mod fields;
mod page;
mod registration;
mod similar;

pub use change::{Editable, change, editable};
pub use directory::{
    ClubLine, Directory, DirectoryQuery, count_by_region, directory, directory_rows,
};
pub use fields::ClubInput;
pub use page::{ClubPage, ClubTournament, Managed, choices, manage, page};
pub use registration::{PendingClub, Secretary, approve, pending, pending_one, register, reject};
pub use similar::SimilarClub;
