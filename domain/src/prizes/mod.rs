//! Prizes: from a fund and the final standings to who gets how much, and why.
//!
//! FIDE has no rule on the division of prizes. The regulations of the event choose one of the usual ways, and the terms below are
//! those of such regulations.
//!
//! | rule of the regulations | item |
//! |---|---|
//! | amounts, never negative, in hundredths | [`Money`] |
//! | general, category and special prizes, in the order of the regulations | [`Fund`], [`PrizeList`], [`Whose`] |
//! | by place, in equal shares, by the Hort system | [`Method`] |
//! | shares are rounded down to 0.01, 1, 5 or 10; the rest goes to the best placed of the tied | [`Rounding`] |
//! | tied places beyond the last prize share as if their prize were 0, or do not share | [`Beyond`] |
//! | who is in a category | [`Condition`], [`Candidate`] |
//! | one prize for each person: the highest one, after sharing; the others pass on | [`allocate`] |
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
