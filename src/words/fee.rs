//! Fees in money.

use crate::i18n::Words;

/// Cents as an amount in euro.
#[must_use]
pub fn euro(t: Words, cents: i32) -> String {
    let decimal = t.get("fee-decimal");
    let amount = format!("{}{decimal}{:02}", cents / 100, cents % 100);
    t.a("fee-euro", "amount", amount)
}
