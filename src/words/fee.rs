//! Fees in money.

use crate::i18n::Words;

/// Cents as an amount in euro.
#[must_use]
pub fn euro(t: Words, cents: i32) -> String {
    let rest = format!("{:02}", cents % 100);
    t.a2("fee-euro", "whole", cents / 100, "cents", rest)
}
