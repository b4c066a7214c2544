//! Fees, membership, categories and sections in the record.

use crate::app::deed::{CheckedIn, Deed, FeePaid, FeeReturned};

use super::{RecordValue as V, number, text};

fn paid(paid: &FeePaid) -> V {
    V::Paid(
        paid.name.clone(),
        paid.cents,
        Some(paid.method),
        number(paid.receipt),
    )
}

fn returned(back: &FeeReturned) -> V {
    V::Paid(back.name.clone(), back.cents, None, number(back.receipt))
}

impl V {
    /// Both sides of a deed about the fee, membership, category or section of an entry; `None` for any other deed.
    pub(super) fn of_fees(deed: &Deed) -> Option<(Self, Self)> {
        Some(match deed {
            Deed::EntryMovedOut(moved) => {
                (V::None, V::Moved(moved.name.clone(), moved.section.clone()))
            }
            Deed::EntryMovedIn(moved) => {
                (V::Moved(moved.name.clone(), moved.section.clone()), V::None)
            }
            Deed::CategorySet(set) => (text(set.stood.clone()), text(set.category.clone())),
            Deed::MembershipSet(set) => (V::Membership(set.stood), V::Membership(set.membership)),
            Deed::FeeDueSet(set) => (
                V::FeeDue(set.stood, String::new()),
                V::FeeDue(set.due, set.reason.clone()),
            ),
            Deed::FeePaid(one) => (V::None, paid(one)),
            Deed::FeeReturned(back) => (returned(back), text(back.reason.clone())),
            _ => return None,
        })
    }

    /// Both sides of a check-in mark, with the payment in the same act.
    pub(super) fn of_check_in(checked: &CheckedIn) -> (Self, Self) {
        let with = |present, money: Option<V>| match money {
            Some(money) => V::PresentPaid(present, Box::new(money)),
            None => V::Present(present),
        };
        (
            with(checked.before, checked.returned.as_ref().map(returned)),
            with(checked.present, checked.paid.as_ref().map(paid)),
        )
    }
}
