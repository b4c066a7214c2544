//! What is wrong with a fund as it was typed.

use thiserror::Error;

use crate::prizes::Money;

/// A field of what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The whole money.
    Total,
    /// General prizes.
    General,
    /// The others.
    Others,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum What {
    /// Not an amount, or more than there can be.
    #[error("not an amount: {0}")]
    Amount(String),
    /// Nobody knows what this category is.
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
    /// A part of the fund, whose sum is not known.
    #[error("{0} of a fund without a sum")]
    PartOfNothing(String),
    /// More lists or prizes than there can be.
    #[error("more than {0}")]
    TooMany(usize),
    /// A special prize is one.
    #[error("a special prize is one: {0}")]
    OneSpecial(String),
    /// The same category or name twice.
    #[error("twice: {0}")]
    Twice(String),
    /// The prizes are more than the fund.
    #[error("the prizes are more than the fund")]
    MoreThanFund(Money),
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct Fault {
    /// In which field.
    pub field: Field,
    /// Its line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: What,
}
