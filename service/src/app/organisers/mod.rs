//! Federations and organisers besides the owner of the installation.
//!
//! | what | item |
//! |---|---|
//! | the data of an organiser, read and checked | [`OrganiserInput`] |
//! | an organiser added, and its data changed | [`add`], [`change`] |
//! | the people who work for it | [`people`], [`set_person`], [`remove_person`]; by themselves [`own`], [`leaving`], [`leave`] |
//! | its regions, provinces and categories, and where they apply | [`Ground`] |
//! | the organiser that holds a tournament | [`hold`], [`holders`] |
//! | all organisers, and the page of one | [`list`], [`page()`] |
//!
//! An account works for at most one organiser, which holds the tournaments that the account makes. An organiser with
//! its own regions also has its own clubs; one without shares Italy's regions and clubs.

mod clubs_moved;
mod ground;
mod hold;
mod input;
mod keep;
mod page;
mod people;

pub use ground::{Ground, ground_of_account, ground_of_club, ground_of_slug, ground_of_tournament};
pub(super) use ground::{categories_of, of_account, of_number, of_slug, of_tournament};
pub use hold::{Holders, hold, holders};
pub use input::OrganiserInput;
pub use keep::{add, change, editable, must_administer};
pub use page::{OrganiserLine, OrganiserPage, OwnClub, OwnClubs, address_parts, clubs, list, page};
pub use people::{
    Leaving, OwnOrganiser, People, PersonLine, leave, leaving, own, people, remove_person,
    set_person,
};
