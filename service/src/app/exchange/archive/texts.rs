//! Texts of the database that name entries by their numbers: draft changes, decisions about prizes, prizes given.

use serde::{Serialize, de::DeserializeOwned};

use crate::app::{
    deed::SeatsChanged,
    game::decision::Detail,
    tournament::prizes::{Decisions, GivenPrizes, fund_input::FundInput},
};

/// Whether a column holds such a text.
pub(super) fn names_entries(table: &str, column: &str) -> bool {
    matches!(
        (table, column),
        ("rounds", "by_hand") | ("prize_funds", "decisions") | ("prize_lists", "list")
    )
}

/// The text with other numbers of entries; `None` when it cannot be read. Whoever is no entry any more becomes 0.
pub(super) fn moved(
    table: &str,
    column: &str,
    text: &str,
    other: &dyn Fn(i32) -> i32,
) -> Option<String> {
    match (table, column) {
        ("rounds", "by_hand") => again(text, |changes: &mut Vec<SeatsChanged>| {
            for change in changes {
                for board in &mut change.boards {
                    for (white, black) in [&mut board.old, &mut board.new].into_iter().flatten() {
                        *white = other(*white);
                        *black = other(*black);
                    }
                }
                for bye in [&mut change.old_bye, &mut change.new_bye]
                    .into_iter()
                    .flatten()
                {
                    *bye = other(*bye);
                }
            }
        }),
        ("prize_funds", "decisions") => again(text, |decisions: &mut Decisions| {
            for named in decisions.named.values_mut() {
                named.entry = other(named.entry);
            }
            let barred = std::mem::take(&mut decisions.barred).into_iter();
            decisions.barred = barred.map(|(entry, why)| (other(entry), why)).collect();
        }),
        ("prize_lists", "list") => again(text, |list: &mut GivenPrizes| {
            for prize in &mut list.prizes {
                prize.entry = other(prize.entry);
            }
        }),
        _ => Some(text.to_owned()),
    }
}

/// Whether a text that the program wrote as data can be read.
pub(super) fn is_readable(table: &str, column: &str, text: &str) -> bool {
    match (table, column) {
        ("incidents", "detail") => Detail::from_json(text).is_ok(),
        ("prize_funds", "fund") => serde_json::from_str::<FundInput>(text).is_ok(),
        _ => moved(table, column, text, &|entry| entry).is_some(),
    }
}

fn again<T: Serialize + DeserializeOwned>(text: &str, change: impl Fn(&mut T)) -> Option<String> {
    let mut value: T = serde_json::from_str(text).ok()?;
    change(&mut value);
    serde_json::to_string(&value).ok()
}
