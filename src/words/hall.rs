//! Announcements in the playing hall, and the clock of the round.

use chrono::{NaiveDateTime, TimeDelta};

use crate::{
    app::tournament::{
        screens::{announcement::Announcement, round_clock::RoundClock},
        summary::Summary,
    },
    i18n::Words,
};

/// Maximum number of boards that a sentence names; with more it says “these”.
const MOST_SAID: usize = 6;

/// Numbers of boards in a sentence: `12`, `12 e 15`, `3, 12 e 15`.
#[must_use]
pub fn boards(t: Words, numbers: &[u16]) -> String {
    let all: Vec<String> = numbers.iter().map(u16::to_string).collect();
    match all.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [before @ .., last] => {
            let (before, last) = (before.join(", "), last.clone());
            t.with_two("hall-and", "before", before, "last", last)
        }
    }
}

/// The sentence of an announcement: its own, or a call to bring the results of these boards.
#[must_use]
pub fn sentence(t: Words, said: &Announcement) -> String {
    if !said.text.is_empty() {
        return said.text.clone();
    }
    let n = said.boards.len();
    if n > MOST_SAID {
        return t.get("hall-call-these");
    }
    t.with_two("hall-call", "n", n, "boards", boards(t, &said.boards))
}

/// The button that calls the boards without a result; if there are many, it gives their number.
#[must_use]
pub fn call(t: Words, missing: &[u16]) -> String {
    if missing.len() > MOST_SAID {
        return t.n("hall-call-many", missing.len());
    }
    t.with_one("hall-call-missing", "boards", boards(t, missing))
}

/// `15:00`, in local time.
#[must_use]
pub fn hour(clock: &RoundClock, utc: NaiveDateTime) -> String {
    clock.at_place(utc).format("%-H:%M").to_string()
}

/// The rules that everybody must know before the round begins: phones, default time, draws.
#[must_use]
pub fn before_round(
    t: Words,
    summary: &Summary,
    clock: &RoundClock,
    starts: NaiveDateTime,
) -> Vec<String> {
    let mut said = vec![t.get("hall-phones")];
    said.push(if summary.default_minutes > 0 {
        let until = starts + TimeDelta::minutes(i64::from(summary.default_minutes));
        t.with_one("hall-await-until", "time", hour(clock, until))
    } else {
        t.get("hall-await-nobody")
    });
    if summary.draw_offer_limit > 0 {
        said.push(t.with_one("hall-draws", "n", summary.draw_offer_limit));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn boards_are_called_as_people_say_them() {
        let (it, en) = (Words(Lang::It), Words(Lang::En));
        assert_eq!(boards(it, &[12]), "12");
        assert_eq!(boards(it, &[12, 15]), "12 e 15");
        assert_eq!(boards(en, &[3, 12, 15]), "3, 12 and 15");
        let called = |boards: &[u16]| Announcement {
            boards: boards.to_vec(),
            ..Announcement::default()
        };
        assert_eq!(
            sentence(it, &called(&[12])),
            "I giocatori del tavolo 12 portino il risultato al banco."
        );
        assert_eq!(
            sentence(it, &called(&[12, 15])),
            "I giocatori dei tavoli 12 e 15 portino il risultato al banco."
        );
        assert_eq!(
            sentence(it, &called(&[1, 2, 3, 4, 5, 6, 7])),
            "I giocatori di questi tavoli portino il risultato al banco."
        );
        let own = Announcement {
            text: "Il turno comincia fra poco.".to_owned(),
            ..called(&[12])
        };
        assert_eq!(sentence(en, &own), "Il turno comincia fra poco.");
    }
}
