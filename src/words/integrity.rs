//! Acts that touched the integrity of a tournament, in words.

use crate::{app::Refusal, event::ByeNames, formats::trf::IntegrityEvent, i18n::Words};

/// The act; `names` are the names of byes in the tournament.
#[must_use]
pub fn event(t: Words, event: IntegrityEvent, names: ByeNames) -> String {
    if (event, names) == (IntegrityEvent::FullPointBye, ByeNames::Club) {
        return t.get("keizer-full");
    }
    let code = event.code().to_lowercase().replace(' ', "-");
    t.get(&format!("integrity-{code}"))
}

/// Why an act cannot be undone, or why pairing numbers stay as they are.
#[must_use]
pub fn refused(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotUndone(why) => t.get(&format!("undoable-{}", why.code())),
        Refusal::NumbersFixed => t.get("refusal-numbers-fixed"),
        Refusal::NumbersAccelerated => t.get("refusal-numbers-accelerated"),
        Refusal::NotEquals { names: [one, two] } => {
            t.with_two("refusal-not-equals", "one", one, "two", two)
        }
        Refusal::NumbersAsRanked => t.get("refusal-numbers-as-ranked"),
        _ => String::new(),
    }
}
