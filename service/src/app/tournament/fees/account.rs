//! What an entry owes and paid.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError,
        tournament::{Loaded, candidate::candidate, place_time::Zone, round_hours::Hours},
    },
    event::{Membership, PaymentMethod},
    fees::{Band, FeeTable, Payer},
    store::{
        Conn,
        rows::{
            self,
            entries::EntryRow,
            fees::{EntryFeeRow, PaymentRow},
        },
    },
};

use super::table::stored;

/// What somebody owes, and who says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Due {
    /// Nobody says anything: there are no bands, or none fits.
    #[default]
    Unknown,
    /// A band.
    Band(Box<Band>),
    /// The list with which they came, in cents.
    Listed(i32),
    /// An arbiter, in cents, and why.
    Said(i32, String),
}

impl Due {
    /// In cents.
    #[must_use]
    pub fn cents(&self) -> Option<i32> {
        match self {
            Self::Unknown => None,
            Self::Band(band) => i32::try_from(band.amount.cents()).ok(),
            Self::Listed(cents) | Self::Said(cents, _) => Some(*cents),
        }
    }
}

/// A payment with its receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Its number.
    pub id: i32,
    /// The entry; none where it was removed.
    pub entry: Option<i32>,
    /// Number of the receipt, one of the event.
    pub receipt: i32,
    /// Who paid.
    pub name: String,
    /// In cents.
    pub cents: i32,
    /// How it was paid.
    pub method: PaymentMethod,
    /// Who took it, as shown, and when (UTC).
    pub taken: (String, NaiveDateTime),
    /// Who cancelled it, when, and why.
    pub cancelled: Option<(String, String)>,
}

impl Payment {
    pub(super) fn of(row: PaymentRow) -> Self {
        Self {
            id: row.id,
            entry: row.entry_id,
            receipt: row.receipt,
            name: row.name,
            cents: row.cents,
            method: row.method,
            taken: (row.taken_by, row.taken_at),
            cancelled: row.cancelled_by.map(|by| (by, row.reason)),
        }
    }
}

/// The fee of an entry, and its membership.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fee {
    /// What is owed.
    pub due: Due,
    /// What the list said was paid, in cents.
    pub paid_before: i32,
    /// Payments that stand, and those that were cancelled, by receipt.
    pub payments: Vec<Payment>,
    /// Whether the membership was looked at.
    pub membership: Membership,
}

impl Fee {
    /// What was paid or waived, in cents.
    #[must_use]
    pub fn settled(&self) -> i32 {
        let stands = self.payments.iter().filter(|one| one.cancelled.is_none());
        stands.fold(self.paid_before, |sum, one| sum.saturating_add(one.cents))
    }

    /// What is still to be paid, in cents: nothing where nobody knows what is owed.
    #[must_use]
    pub fn open(&self) -> i32 {
        let due = self.due.cents().unwrap_or(0);
        due.saturating_sub(self.settled()).max(0)
    }

    /// The last payment that stands.
    #[must_use]
    pub fn last(&self) -> Option<&Payment> {
        self.payments.iter().rfind(|one| one.cancelled.is_none())
    }
}

fn due_of(
    (table, zone): (&FeeTable, Zone),
    row: &EntryRow,
    said: Option<&EntryFeeRow>,
    listed: Option<i32>,
    category: &str,
) -> Due {
    if let Some((due, said)) = said.and_then(|said| Some((said.due?, said))) {
        return Due::Said(due, said.reason.clone());
    }
    if let Some(cents) = listed {
        return Due::Listed(cents);
    }
    let payer = Payer {
        who: candidate(row, category),
        entered: zone.day(row.created_at),
    };
    due_by(table, &payer)
}

/// The fees of all entries, by their numbers.
pub(in crate::app::tournament) fn of_tournament(
    conn: &mut Conn,
    loaded: &Loaded,
) -> Result<BTreeMap<i32, Fee>, AppError> {
    let id = loaded.tournament.id;
    let (_, table, _) = stored(conn, &loaded.tournament)?;
    let zone = Hours::zone_of(&loaded.tournament)?;
    let listed = rows::listed_entries::of_tournament(conn, id)?;
    let listed: BTreeMap<i32, _> = listed.into_iter().map(|row| (row.entry_id, row)).collect();
    let said = rows::fees::of_tournament(conn, id)?;
    let said: BTreeMap<i32, _> = said.into_iter().map(|row| (row.entry_id, row)).collect();
    let mut payments: BTreeMap<i32, Vec<Payment>> = BTreeMap::new();
    for row in rows::fees::payments_of(conn, id)? {
        if let Some(entry) = row.entry_id {
            payments.entry(entry).or_default().push(Payment::of(row));
        }
    }
    let entries = loaded.entries.iter().map(|row| {
        let (listed, said) = (listed.get(&row.id), said.get(&row.id));
        let category = listed.map_or("", |row| row.category.as_str());
        let listed_due = listed.and_then(|row| row.fee_due);
        let fee = Fee {
            due: due_of((&table, zone), row, said, listed_due, category),
            paid_before: listed.and_then(|row| row.fee_paid).unwrap_or(0),
            payments: payments.remove(&row.id).unwrap_or_default(),
            membership: said.map(|row| row.membership).unwrap_or_default(),
        };
        (row.id, fee)
    });
    Ok(entries.collect())
}

/// What somebody owes by the bands.
pub(in crate::app::tournament) fn due_by(table: &FeeTable, payer: &Payer) -> Due {
    let band = table.band_of(payer);
    band.map_or(Due::Unknown, |band| Due::Band(Box::new(band.clone())))
}
