//! Fees in money, and their records in the audit trail.

use crate::{
    app::tournament::{fees::Due, record_value::RecordValue},
    event::{Membership, PaymentMethod},
    fees::{Band, FeeTable},
    i18n::Words,
    words::{moment, prizes::conditions_of},
};

/// Cents as an amount in euro.
#[must_use]
pub fn euro(t: Words, cents: i32) -> String {
    let decimal = t.get("fee-decimal");
    let amount = format!("{}{decimal}{:02}", cents / 100, cents % 100);
    t.with_one("fee-euro", "amount", amount)
}

/// Cents as an amount in euro, whole euros without cents.
#[must_use]
pub fn short(t: Words, cents: i32) -> String {
    if cents % 100 == 0 {
        t.with_one("fee-euro", "amount", cents / 100)
    } else {
        euro(t, cents)
    }
}

/// The players of a fee band: `under 18, iscritti entro il 10 novembre`.
#[must_use]
pub fn band(t: Words, band: &Band) -> String {
    let mut parts = vec![conditions_of(t, &band.conditions)];
    parts.extend(
        band.until
            .map(|day| t.with_one("fee-until", "day", moment::date(t, day))),
    );
    parts.retain(|part| !part.is_empty());
    let words = match parts.as_slice() {
        [] => t.get("fee-everybody"),
        parts => parts.join(", "),
    };
    match &band.name {
        Some(name) => format!("{name} ({words})"),
        None => words,
    }
}

/// The amount of a band, or that it is free.
#[must_use]
pub fn amount(t: Words, cents: i32) -> String {
    if cents == 0 {
        t.get("fee-free")
    } else {
        short(t, cents)
    }
}

/// Fee bands in words: players, and amount.
#[must_use]
pub fn bands(t: Words, table: &FeeTable) -> Vec<(String, String)> {
    let bands = table.bands.iter().map(|one| {
        let cents = i32::try_from(one.amount.cents()).unwrap_or(i32::MAX);
        (band(t, one), amount(t, cents))
    });
    bands.collect()
}

/// Where the fee that somebody owes comes from.
#[must_use]
pub fn source(t: Words, due: &Due) -> String {
    match due {
        Due::Unknown => t.get("fee-unknown"),
        Due::Band(one) => band(t, one),
        Due::Listed(_) => t.get("fee-listed"),
        Due::Said(_, reason) => reason.clone(),
    }
}

/// A method of payment.
#[must_use]
pub fn method(t: Words, method: PaymentMethod) -> String {
    t.get(&format!("payment-{}", method.code()))
}

/// The state of a membership.
#[must_use]
pub fn membership(t: Words, membership: Membership) -> String {
    t.get(&format!("membership-{}", membership.code()))
}

/// A value of the audit trail about fees.
#[must_use]
pub fn recorded(t: Words, value: &RecordValue) -> String {
    match value {
        RecordValue::Moved(name, section) => {
            t.with_two("trail-moved", "name", name, "section", section)
        }
        RecordValue::Membership(one) => membership(t, *one),
        RecordValue::FeeDue(None, _) => t.get("trail-fee-by-band"),
        RecordValue::FeeDue(Some(cents), reason) if reason.is_empty() => amount(t, *cents),
        RecordValue::FeeDue(Some(cents), reason) => format!("{}, {reason}", amount(t, *cents)),
        RecordValue::Paid(name, cents, how, receipt) => {
            let money = short(t, *cents);
            let money = match how {
                Some(how) => format!("{money} ({})", method(t, *how)),
                None => money,
            };
            t.with_three(
                "trail-paid",
                "name",
                name,
                "money",
                money,
                "receipt",
                receipt,
            )
        }
        _ => String::new(),
    }
}
