//! Rating lists of federations: importing them, and finding players in them. A list is replaced as a whole, and the
//! earlier one is used until the new one is ready.
//!
//! | what | file |
//! |---|---|
//! | importing a list | `take_in` |
//! | its file, and the formats: text, XML, table | `source`, `reading`, `xml`, `table`, `columns`, `row` |
//! | the words of its names | `folded` |
//! | the lists on this machine | `kept`, `open` |
//! | finding players by words or number | `search`, `numbers` |
//! | finding whole lists of people | `same_person` |
//! | a player as input for the forms | `typed` |

mod columns;
mod folded;
mod kept;
mod numbers;
mod open;
mod reading;
mod row;
mod same_person;
mod search;
mod source;
mod table;
mod take_in;
mod typed;
mod xml;

pub use super::list_refusal::{LineFault, ListRefusal, TableHead, WhyColumns};
pub use columns::{COLUMNS, Columns};
pub(super) use kept::all;
pub use kept::{FIDE, RatingList, lists, remove, with_takers};
pub(super) use numbers::{ByNumber, with_numbers};
pub(super) use open::OpenLists;
pub use same_person::InList;
pub(super) use same_person::same_people;
pub(super) use search::find;
pub use search::{ListFound, ListPlayer, ListQuestion, search};
pub use take_in::{ListInput, TakenIn, take_in};
