//! Prizes and their receipts in the record.

use crate::app::deed::Deed;

use super::{RecordValue as V, count, number};

impl V {
    /// Both sides of a deed about prizes.
    pub(super) fn of_prizes(deed: &Deed) -> (Self, Self) {
        match deed {
            Deed::PrizeDecided(decided) => {
                let (special, name) = (decided.special.clone(), decided.name.clone());
                let value = V::PrizeDecided(special, name, decided.reason.clone());
                if decided.take_back {
                    (value, V::None)
                } else {
                    (V::None, value)
                }
            }
            Deed::PrizesClosed(closed) => (
                V::None,
                V::Prizes(number(closed.number), count(closed.prizes)),
            ),
            Deed::PrizeSigned(signed) => (
                V::None,
                V::Receipt(number(signed.receipt), signed.name.clone()),
            ),
            Deed::PrizeUnsigned(signed) => (
                V::Receipt(number(signed.receipt), signed.name.clone()),
                V::None,
            ),
            _ => (V::None, V::None),
        }
    }
}
