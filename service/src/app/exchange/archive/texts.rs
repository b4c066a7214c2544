//! Texts in the database that the program reads as data: those that name entries by number (draft changes, prize
//! decisions, prizes given), and those that no CHECK of the schema restricts to readable values.

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    app::{
        deed::SeatsChanged,
        game::{decision::Detail, tags_from},
        tournament::{
            kept,
            prizes::{Decisions, GivenPrizes, fund_input::FundInput},
            round_hours::Hours,
        },
    },
    rules::announced_fifty::AnnouncedFifty,
    store::rows::round_hours::HoursRow,
};

/// Whether a column holds text that names entries.
pub(super) fn names_entries(table: &str, column: &str) -> bool {
    matches!(
        (table, column),
        ("rounds", "by_hand") | ("prize_funds", "decisions") | ("prize_lists", "list")
    )
}

/// The text with the numbers of entries replaced; `None` when it cannot be read. An entry that no longer exists becomes
/// 0.
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

/// Whether a text that the program wrote as data can be read. An unreadable one would cause an error on every page that
/// needs it.
pub(super) fn is_readable(table: &str, column: &str, text: &str) -> bool {
    match (table, column) {
        ("tournaments", "federation") => kept::federation(text).is_ok(),
        ("tournaments", "round_dates") => kept::dates_from_text(text, usize::MAX).is_ok(),
        ("tournaments", "ranking_method") => kept::method_from_text(text).is_ok(),
        ("tournaments", "more_than_fifty") => text.parse::<AnnouncedFifty>().is_ok(),
        ("tournament_rules", "numbers_seed") => text.is_empty() || text.parse::<u64>().is_ok(),
        ("round_hours", "hours") => are_hours(text, ""),
        ("round_hours", "zone") => are_hours("", text),
        ("games", "tags") => tags_from(text).is_ok(),
        ("incidents", "detail") => Detail::from_json(text).is_ok(),
        ("prize_funds", "fund") => serde_json::from_str::<FundInput>(text).is_ok(),
        _ => moved(table, column, text, &|entry| entry).is_some(),
    }
}

fn are_hours(hours: &str, zone: &str) -> bool {
    let row = HoursRow {
        tournament_id: 0,
        hours: hours.to_owned(),
        zone: zone.to_owned(),
    };
    Hours::from_row(Some(&row)).is_ok()
}

fn again<T: Serialize + DeserializeOwned>(text: &str, change: impl Fn(&mut T)) -> Option<String> {
    let mut value: T = serde_json::from_str(text).ok()?;
    change(&mut value);
    serde_json::to_string(&value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_page_could_show_is_not_readable() {
        for (table, column, text, expected) in [
            ("tournaments", "federation", "ITA", true),
            ("tournaments", "federation", "Atlantis", false),
            ("tournaments", "round_dates", "", true),
            ("tournaments", "round_dates", "2026-11-21,,2026-11-22", true),
            ("tournaments", "round_dates", "2026-11-21,domani", false),
            ("tournaments", "ranking_method", "ITA FIDON", true),
            ("tournaments", "ranking_method", "ITA STARS", false),
            ("tournaments", "more_than_fifty", "", true),
            ("tournaments", "name", "Atlantis", true),
            ("tournament_rules", "numbers_seed", "", true),
            ("tournament_rules", "numbers_seed", "1887", true),
            ("tournament_rules", "numbers_seed", "dice", false),
            ("round_hours", "hours", "15:00,,09:30", true),
            ("round_hours", "hours", "15:00,noon", false),
            ("round_hours", "zone", "", true),
            ("round_hours", "zone", "+05:30", true),
            ("round_hours", "zone", "Atlantis", false),
            ("games", "tags", "", true),
            ("games", "tags", "[[\"Event\",\"Prova\"]]", true),
            ("games", "tags", "Event Prova", false),
        ] {
            let read = is_readable(table, column, text);
            assert_eq!(read, expected, "{table}.{column} {text:?}");
        }
    }
}
