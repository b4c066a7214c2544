//! Clubs.
//!
//! | what | item |
//! |---|---|
//! | a visitor registers a club, an administrator decides | [`register`], [`pending`], [`approve`], [`reject`] |
//! | the person who registered it proves that they read its e-mail | [`asked_proof`], [`prove`] |
//! | its secretary changes its data | [`editable`], [`change`] |
//! | the public directory and a club's page | [`directory`], [`page`], [`count_by_region`] |
//! | the list of clubs for programs | [`open_list`] |
//! | which club somebody means in a form | [`with_meant`], [`offered`], [`label`] |
//! | the secretary's page, and entering players in a tournament | [`manage`], [`entering`] |
//! | its secretaries, named and dismissed | [`secretaries`], [`name_secretary`], [`dismiss_secretary`] |
//! | decisions of administrators and moderators about clubs | [`moderation`] |

mod change;
mod directory;
mod fields;
mod meant;
pub mod moderation;
mod open_list;
mod page;
mod proof;
mod registration;
mod secretaries;
mod similar;
mod words;

pub use change::{Editable, change, editable};
pub use directory::{
    ClubLine, Directory, DirectoryQuery, count_by_region, directory, directory_rows,
};
pub use fields::ClubInput;
pub use meant::{TypedClub, label, offered, with_meant};
pub use open_list::{OpenClub, OpenClubs, open_list};
pub use page::{
    ClubPage, ClubTournament, ClubWindows, Entering, FREE_A_PAGE, Managed, OPEN_A_PAGE,
    PLAYERS_A_PAGE, TOURNAMENTS_A_PAGE, entering, manage, merged_into, page,
};
pub use proof::{asked as asked_proof, prove};
pub use registration::{PendingClub, approve, pending, pending_one, register, reject};
pub use secretaries::{Secretary, SecretaryLine, dismiss_secretary, name_secretary, secretaries};
pub use similar::SimilarClub;
