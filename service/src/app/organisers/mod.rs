//! Federations and organisers beside the one whose installation this is.
//!
//! | what | item |
//! |---|---|
//! | what is asked of an organiser, read and checked | [`OrganiserInput`] |
//! | one comes in, and changes what it says of itself | [`add`], [`change`] |
//! | who works for it | [`people`], [`set_person`], [`remove_person`]; by themselves [`own`], [`leaving`], [`leave`] |
//! | its regions, provinces and categories, and where they hold | [`Ground`] |
//! | who holds a tournament | [`hold`], [`holders`] |
//! | all of them, and the page of one | [`list`], [`page()`] |
//!
//! An account works for one organiser at most, and the tournaments that it makes are held by that one. An organiser who has regions
//! of its own has clubs of its own too; one without shares those of Italy, and its clubs.

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
