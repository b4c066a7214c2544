//! Entries that took over data of a rating list, in one line.

use crate::app::deed::{EntriesRefreshed, EntryRefreshed};

fn or_dash(text: &str) -> &str {
    if text.is_empty() { "–" } else { text }
}

/// What changed in an entry: `Rossi, Mario: 1500 → 1516`.
fn one(entry: &EntryRefreshed) -> String {
    let (before, after) = (&entry.before, &entry.after);
    let pairs = [
        (&before.rating, &after.rating),
        (&before.title, &after.title),
        (&before.federation, &after.federation),
    ];
    let moved: Vec<String> = pairs
        .into_iter()
        .filter(|(before, after)| before != after)
        .map(|(before, after)| format!("{} → {}", or_dash(before), or_dash(after)))
        .collect();
    format!("{}: {}", entry.name, moved.join(", "))
}

/// The list with its date, and what changed in each entry.
pub(super) fn told(refreshed: &EntriesRefreshed) -> String {
    let day = refreshed.valid_from.map(|day| format!(" {day}"));
    let entries: Vec<String> = refreshed.entries.iter().map(one).collect();
    let list = format!("{}{}", refreshed.source, day.unwrap_or_default());
    format!("{list}. {}", entries.join("; "))
}
