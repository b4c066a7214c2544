//! A fund as people type or paste it.
//!
//! General prizes: amounts from the first place on, one a line or several between blanks, `5x100` for five alike, `300 +
//! cup` for money with goods, `cup` for goods alone, `10%` of the fund. Numbers of places before the amounts, as
//! spreadsheets and announcements have them, are left out.
//!
//! Other prizes: a line each, what holds for its members, a colon, the amounts: `under 2000: 100 60`. Several conditions
//! stand between commas, an own name before `=`. `special best game: 50` is given by hand.
//!
//! The words may be of any language of the pages, whatever the language of the page on which they are typed.
//!
//! Categories are those of who holds the event ([`Reading`]). A word that means something else without them keeps that meaning:
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
