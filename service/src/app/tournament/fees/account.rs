//! The account of an entry: fee owed and paid.

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

/// The amount owed, and where it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Due {
    /// Unknown: there are no bands, or none fits.
    #[default]
    Unknown,
    /// A band of the announcement.
    Band(Box<Band>),
    /// An imported list; in cents.
    Listed(i32),
    /// An arbiter, with a reason; in cents.
    Said(i32, String),
}

impl Due {
    /// The amount owed, in cents; `None` if unknown.
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
    /// Number of the payment.
    pub id: i32,
    /// Number of the entry; `None` if the entry was removed.
    pub entry: Option<i32>,
    /// Number of the receipt, unique in the event.
    pub receipt: i32,
    /// Name of the payer.
    pub name: String,
    /// Amount, in cents.
    pub cents: i32,
    /// Method of payment.
    pub method: PaymentMethod,
    /// Name, as shown, of the arbiter who took it, and when (UTC).
    pub taken: (String, NaiveDateTime),
    /// Name of the arbiter who cancelled it, and the reason; `None` if it was not cancelled.
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

/// The fee of an entry, and the player's membership.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fee {
    /// Amount owed.
    pub due: Due,
    /// Amount paid before, according to the imported list, in cents.
    pub paid_before: i32,
    /// All payments, including cancelled ones, by receipt.
    pub payments: Vec<Payment>,
    /// Whether the membership was checked.
    pub membership: Membership,
}

impl Fee {
    /// Amount paid or waived, in cents.
    #[must_use]
    pub fn settled(&self) -> i32 {
        let stands = self.payments.iter().filter(|one| one.cancelled.is_none());
        stands.fold(self.paid_before, |sum, one| sum.saturating_add(one.cents))
    }

    /// Amount still to be paid, in cents; 0 if the amount owed is unknown.
    #[must_use]
    pub fn open(&self) -> i32 {
        let due = self.due.cents().unwrap_or(0);
        due.saturating_sub(self.settled()).max(0)
    }

    /// The last payment that was not cancelled.
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

/// The fees of all entries, by the number of the entry.
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

/// The amount owed by the bands.
pub(in crate::app::tournament) fn due_by(table: &FeeTable, payer: &Payer) -> Due {
    let band = table.band_of(payer);
    band.map_or(Due::Unknown, |band| Due::Band(Box::new(band.clone())))
}
