//! Fields of forms, and their problems.

use crate::event::{BirthError, TextFault};

/// One field to be corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Name of the field in the form.
    pub field: &'static str,
    /// The problem with the value.
    pub problem: Problem,
}

/// A problem with the value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Nothing was written.
    Required,
    /// More than `max` characters.
    TooLong {
        /// Limit in characters.
        max: usize,
    },
    /// Fewer than `min` characters.
    TooShort {
        /// Limit in characters.
        min: usize,
    },
    /// Not an e-mail address.
    Email,
    /// Not a web address.
    Url,
    /// Not a telephone number.
    Phone,
    /// Not a whole number between the limits.
    Number {
        /// Least value.
        min: i64,
        /// Greatest value.
        max: i64,
    },
    /// Not a date, or the day does not exist.
    Date,
    /// Not a date of birth.
    Birth(BirthError),
    /// Not one of the values offered.
    Choice,
    /// Another person or club has it already.
    Taken,
    /// The two passwords differ.
    Mismatch,
    /// A password that is tried first.
    CommonPassword,
    /// The province is not in the region.
    ProvinceOutsideRegion {
        /// The region that the province is in.
        region: String,
    },
    /// A field that people do not see and leave empty.
    MustBeEmpty,
    /// An invisible character, or letters of several scripts in one word.
    Text(TextFault),
    /// The dates are in the wrong order.
    DateOrder,
    /// A problem that only the domain can explain.
    Because {
        /// Key of the message.
        key: &'static str,
        /// The value at fault.
        value: String,
    },
}
