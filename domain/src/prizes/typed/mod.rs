//! A fund as people type or paste it.
//!
//! | typed | read as | file |
//! |---|---|---|
//! | `800 500 300`, or one on each line | general prizes, from the first place on | `amounts` |
//! | `5x100`, `300 + cup`, `cup`, `10%` | five equal prizes, money with goods, goods alone, a part of the fund | `amounts` |
//! | `under 2000: 100 60` | the prizes of a category, one category on each line | `list`, `conditions` |
//! | `special best game: 50` | a special prize, given by hand | `list` |
//! | the whole form | [`Typed`], read by [`read`] | `fund` |
//!
//! Numbers of places before the amounts, as spreadsheets and announcements have them, are ignored. Commas separate several
//! conditions of a category. A category may have its own name, followed by `=`.
//!
//! The words may be of any language of the pages, whatever the language of the page on which they are typed.
//!
//! The categories are those of the event's organiser ([`Reading`]). A word that means something else without them keeps that meaning:
//! `U10` is an age, `category U10` is the category.

mod amounts;
mod conditions;
mod fault;
mod fund;
mod list;
mod reading;
mod words;

pub use fault::{Fault, Field, What};
pub use fund::{Typed, read};
pub use reading::Reading;

pub(crate) use amounts::money;
pub(crate) use conditions::read as condition;
pub(crate) use list::{parts, split_name};
