//! The players whom a prize is for.

use crate::{
    event::Points,
    i18n::Words,
    prizes::{Category, Condition, PrizeList, Whose},
    words::points,
};

/// A condition: `sotto 2000`, `nati dal 2008`.
fn condition(t: Words, condition: &Condition) -> String {
    match condition {
        Condition::Rating { from, to, unrated } => {
            let band = match (from, to) {
                (Some(from), Some(to)) => t.with_one("prize-band", "band", format!("{from}–{to}")),
                (Some(from), None) => t.with_one("prize-from", "n", from),
                (None, Some(to)) => t.with_one("prize-below", "n", to + 1),
                (None, None) => t.get("prize-rated"),
            };
            if *unrated {
                t.with_one("prize-or-unrated", "what", band)
            } else {
                band
            }
        }
        Condition::Unrated => t.get("prize-unrated"),
        Condition::AtMost(age) => t.with_one("prize-at-most", "n", age),
        Condition::AtLeast(age) => t.with_one("prize-at-least", "n", age),
        Condition::BornFrom(year) => t.with_one("prize-born-from", "year", year),
        Condition::BornUntil(year) => t.with_one("prize-born-until", "year", year),
        Condition::Rank(codes) => codes.join(", "),
        Condition::Women => t.get("prize-women"),
        Condition::Club(name) => club(t, name),
        Condition::Federation(federation) => t.with_one("prize-federation", "code", federation),
        Condition::Points(halves) => {
            let least = points::counted(Points::from_halves(*halves));
            t.with("prize-points", &least)
        }
    }
}

/// A club as typed; the word for a club may come before its name (`circolo Cavallo in f3`), and is not repeated.
fn club(t: Words, typed: &str) -> String {
    let (kind, name) = typed.split_once(' ').unwrap_or(("", typed));
    match kind.to_lowercase().as_str() {
        "circolo" => t.with_one("prize-club", "name", name),
        "società" | "societa" => t.with_one("prize-society", "name", name),
        _ => t.with_one("prize-club", "name", typed),
    }
}

fn conditions(t: Words, category: &Category) -> String {
    conditions_of(t, &category.conditions)
}

/// Conditions, separated by commas.
#[must_use]
pub fn conditions_of(t: Words, conditions: &[Condition]) -> String {
    let all = conditions.iter().map(|one| condition(t, one));
    all.collect::<Vec<_>>().join(", ")
}

/// The players of a list, as a heading: `Donne`, `Fascia A (1800–1999)`.
#[must_use]
pub fn label(t: Words, list: &PrizeList) -> String {
    match &list.whose {
        Whose::General => t.get("prize-general-list"),
        Whose::Category(category) => match &category.name {
            Some(name) => format!("{name} ({})", conditions(t, category)),
            None => conditions(t, category),
        },
        Whose::Special(name) => name.clone(),
    }
}

/// A prize: `1° premio`, `2ª donna`, `1° sotto 2000`, `Miglior partita`.
#[must_use]
pub fn title(t: Words, list: &PrizeList, position: usize) -> String {
    match &list.whose {
        Whose::General => t.with_one("prize-nth", "n", position),
        Whose::Category(category) => {
            let is_woman =
                category.name.is_none() && category.conditions.contains(&Condition::Women);
            let what = match &category.name {
                Some(name) => name.clone(),
                None => conditions(t, category),
            };
            let key = if is_woman {
                "prize-nth-woman"
            } else {
                "prize-nth-of"
            };
            t.with_two(key, "n", position, "what", what)
        }
        Whose::Special(name) => name.clone(),
    }
}
