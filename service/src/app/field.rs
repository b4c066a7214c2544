//! Fields of forms and what is wrong with them.

use crate::event::{BirthError, TextFault};

/// One field to be corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Name of the field in the form.
    pub field: &'static str,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a field.
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
    /// Taken by somebody else.
    Taken,
    /// The two passwords differ.
    Mismatch,
    /// Everybody tries this password first.
    CommonPassword,
    /// The province does not lie in the region.
    ProvinceOutsideRegion {
        /// Region in which it lies.
        region: String,
    },
    /// A field that people leave empty.
    MustBeEmpty,
    /// A sign that nobody sees, or letters of several scripts in one word.
    Text(TextFault),
    /// The dates are in the wrong order.
    DateOrder,
    /// A value that only the domain can explain; the code is a message key.
    Because {
        /// Message key.
        key: &'static str,
        /// The value at fault.
        value: String,
    },
}
