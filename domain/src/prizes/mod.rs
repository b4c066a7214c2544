//! Prizes: from a fund and the final order to who gets how much, and why.
//!
//! No rule of FIDE fixes how prizes are divided: the regulations of the event say which of the usual ways is taken. The
//! terms below are those of such regulations.
//!
//! | rule of the regulations | item |
//! |---|---|
//! | amounts, never negative, in hundredths | [`Money`] |
//! | general, category and special prizes, in the order of the regulations | [`Fund`], [`PrizeList`], [`Whose`] |
//! | by place, in equal shares, by the Hort system | [`Method`] |
//! | shares are rounded down to 1, 5 or 10; the rest goes to the best placed of the tied | [`Rounding`] |
//! | tied places beyond the last prize share as if it were 0, or do not share | [`Beyond`] |
//! | who is in a category | [`Condition`], [`Candidate`] |
//! | one prize a person: the highest one, after sharing; the other passes on | [`allocate`] |
//! | what an amount is made of | [`Derivation`] |
//! | a fund as it is typed or pasted | [`read`] |
//!
//! Left out: prizes of teams.

mod allocate;
mod award;
mod condition;
mod fund;
mod money;
mod share;
#[cfg(test)]
mod tests;
mod typed;

pub use allocate::allocate;
pub use award::{Allocation, Award, Derivation};
pub use condition::{Candidate, Condition};
pub use fund::{Beyond, Category, Fund, Method, Prize, PrizeList, Rounding, Whose};
pub use money::Money;
pub use typed::{Fault, Field, Reading, Typed, What, read};

pub(crate) use typed::{condition, money, parts, split_name};
