//! Faults of a fund as it was typed.

use thiserror::Error;

use crate::prizes::Money;

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The sum of the fund.
    Total,
    /// General prizes.
    General,
    /// Category and special prizes.
    Others,
}

/// A fault in a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum What {
    /// Not an amount, or a number above the limit.
    #[error("not an amount: {0}")]
    Amount(String),
    /// An unknown condition of a category.
    #[error("not a category: {0}")]
    Condition(String),
    /// No colon between the category and its prizes.
    #[error("no colon: {0}")]
    NoColon(String),
    /// A line without prizes.
    #[error("no prizes: {0}")]
    NoPrizes(String),
    /// A prize is higher than the one before it.
    #[error("{0} is more than the prize before it")]
    Rising(String),
    /// A part of the fund, although the sum of the fund is not given.
    #[error("{0} of a fund without a sum")]
    PartOfNothing(String),
    /// More lists or prizes than allowed; this is the limit.
    #[error("more than {0}")]
    TooMany(usize),
    /// A special prize with more than one amount.
    #[error("a special prize is one: {0}")]
    OneSpecial(String),
    /// The same category or name occurs twice.
    #[error("twice: {0}")]
    Twice(String),
    /// The prizes exceed the fund; this is their sum.
    #[error("the prizes are more than the fund")]
    MoreThanFund(Money),
}

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// The field.
    pub field: Field,
    /// Its line, from 1.
    pub line: usize,
    /// The fault.
    pub what: What,
}
