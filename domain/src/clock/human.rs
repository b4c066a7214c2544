//! Time controls as people write them in announcements and regulations.

use super::{
    Bonus, Schedule,
    raw::{RawPeriod, TimeControlError, schedule},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Plain,
    Hours,
    Minutes,
    Seconds,
    Moves,
    Delay,
    Bronstein,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    Amount(u32, Unit),
    /// A unit that stands before its number: `d5`, `delay 5`.
    Prefix(Unit),
    Slash,
    Plus,
    /// Comma, semicolon, "then", "poi".
    Next,
    /// `G/`, `SD/`: the rest of the game.
    Rest,
    /// "from move 1": the increment is for every period.
    FromFirstMove,
}

/// Reads a human form. See the table in the tests.
pub(super) fn read(text: &str) -> Result<Schedule, TimeControlError> {
    let items = items(text)?;
    let everywhere = items.contains(&Item::FromFirstMove);
    let mut periods: Vec<RawPeriod> = Vec::new();
    let mut loose_bonus = None;
    for segment in items.split(|item| *item == Item::Next) {
        if segment.iter().all(|item| *item == Item::FromFirstMove) {
            continue;
        }
        let first = periods.len();
        let mut bonus = None;
        for (index, term) in segment.split(|item| *item == Item::Plus).enumerate() {
            if term.is_empty() && index == 0 {
                continue;
            }
            match read_term(term, index == 0).ok_or_else(|| whole(text))? {
                Term::Period(moves, seconds) => periods.push((moves, seconds, Bonus::None)),
                Term::Bonus(found) => {
                    if bonus.replace(found).is_some() {
                        return Err(whole(text));
                    }
                }
            }
        }
        let Some(bonus) = bonus else { continue };
        if everywhere || first == periods.len() {
            loose_bonus = Some(bonus);
            spread(&mut periods, bonus);
        } else {
            for period in periods.iter_mut().skip(first) {
                period.2 = bonus;
            }
        }
    }
    if let Some(bonus) = loose_bonus {
        spread(&mut periods, bonus);
    }
    schedule(periods)
}

/// Gives `bonus` to every period without a bonus of its own.
fn spread(periods: &mut [RawPeriod], bonus: Bonus) {
    for period in periods.iter_mut().filter(|period| period.2 == Bonus::None) {
        period.2 = bonus;
    }
}

fn whole(text: &str) -> TimeControlError {
    TimeControlError::Unreadable(text.to_owned())
}

enum Term {
    Period(Option<u16>, u32),
    Bonus(Bonus),
}

/// One term between plus signs. The first plain number of a part is minutes, later ones seconds
/// per move; `a/b` without units is moves/minutes.
fn read_term(term: &[Item], leading: bool) -> Option<Term> {
    let (mut moves, mut seconds, mut plain) = (None, None, Vec::new());
    let (mut slash, mut timed, mut delay) = (false, false, None);
    let mut minutes_given = false;
    let mut prefix = None;
    for item in term {
        match *item {
            Item::Amount(value, Unit::Plain) if prefix.is_some() => {
                delay = Some((prefix.take()?, u16::try_from(value).ok()?));
            }
            Item::Amount(value, unit) => match unit {
                Unit::Plain => plain.push(value),
                Unit::Moves => moves = Some(u16::try_from(value).ok()?),
                Unit::Hours => {
                    seconds = Some(add(seconds, value, 3600)?);
                    minutes_given = true;
                }
                Unit::Minutes => {
                    seconds = Some(add(seconds, value, 60)?);
                    minutes_given = true;
                }
                Unit::Seconds => {
                    // After a prefix the seconds are those of the delay.
                    if let Some(unit) = prefix.take() {
                        delay = Some((unit, u16::try_from(value).ok()?));
                    } else {
                        seconds = Some(add(seconds, value, 1)?);
                        timed = true;
                    }
                }
                Unit::Delay | Unit::Bronstein => return None,
            },
            Item::Prefix(unit) => prefix = Some(unit),
            Item::Slash => slash = true,
            Item::Rest => minutes_given = true,
            Item::FromFirstMove => {}
            Item::Plus | Item::Next => return None,
        }
    }
    if prefix.is_some() {
        return None;
    }
    if let Some((unit, value)) = delay {
        let alone = plain.is_empty() && moves.is_none() && seconds.is_none();
        return alone.then_some(Term::Bonus(if unit == Unit::Bronstein {
            Bonus::Bronstein(value)
        } else {
            Bonus::Delay(value)
        }));
    }
    match (plain.as_slice(), moves, seconds) {
        // `40/90`, `90'/40`, `G/60`
        ([first, second], None, None) if slash => Some(Term::Period(
            Some(u16::try_from(*first).ok()?),
            second.checked_mul(60)?,
        )),
        ([only], None, Some(seconds)) if slash && minutes_given => {
            Some(Term::Period(Some(u16::try_from(*only).ok()?), seconds))
        }
        ([only], Some(moves), None) => Some(Term::Period(Some(moves), only.checked_mul(60)?)),
        // `1h30`
        ([only], None, Some(seconds)) if minutes_given && !timed && seconds % 3600 == 0 => {
            Some(Term::Period(None, add(Some(seconds), *only, 60)?))
        }
        ([only], None, None) if leading || minutes_given => {
            Some(Term::Period(None, only.checked_mul(60)?))
        }
        ([only], None, None) => Some(Term::Bonus(Bonus::Increment(u16::try_from(*only).ok()?))),
        ([], moves, Some(seconds)) if minutes_given || moves.is_some() => {
            Some(Term::Period(moves, seconds))
        }
        ([], None, Some(seconds)) => {
            Some(Term::Bonus(Bonus::Increment(u16::try_from(seconds).ok()?)))
        }
        _ => None,
    }
}

fn add(total: Option<u32>, value: u32, unit: u32) -> Option<u32> {
    total.unwrap_or(0).checked_add(value.checked_mul(unit)?)
}

/// Words that change nothing.
const FILLERS: [&str; 28] = [
    "per", "in", "for", "the", "first", "all", "game", "partita", "tutta", "la", "le", "prime",
    "rest", "resto", "fine", "fino", "alla", "di", "a", "of", "each", "with", "con", "every",
    "ogni", "tutte", "il", "cadence",
];

/// Words that say that the increment runs in every period.
const FROM_FIRST_MOVE: [&str; 5] = [
    "dalla prima mossa",
    "dalla mossa 1",
    "from move one",
    "from move 1",
    "from the first move",
];

/// Words for "per move", which every increment or delay is.
const PER_MOVE: [&str; 8] = [
    "starting",
    "/mossa",
    "/move",
    "a mossa",
    "per mossa",
    "per move",
    "ogni mossa",
    "each move",
];

fn items(text: &str) -> Result<Vec<Item>, TimeControlError> {
    // `/moves` must keep its slash although `/move` loses it.
    let mut lower = text
        .to_lowercase()
        .replace("''", "\"")
        .replace("/moves", "/ moves");
    for phrase in FROM_FIRST_MOVE {
        lower = lower.replace(phrase, " @ ");
    }
    for phrase in PER_MOVE {
        lower = lower.replace(phrase, " ");
    }
    let mut found = Vec::new();
    let mut rest = lower.as_str();
    while let Some(first) = rest.chars().next() {
        let after = rest.get(first.len_utf8()..).unwrap_or("");
        if first.is_ascii_digit() {
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            let (number, tail) = rest.split_at_checked(end).unwrap_or((rest, ""));
            let value = number.parse().map_err(|_| whole(number))?;
            let (unit, tail) = unit_of(tail);
            found.push(Item::Amount(value, unit));
            rest = tail;
            continue;
        }
        if first.is_alphabetic() {
            let end = rest
                .find(|c: char| !c.is_alphabetic())
                .unwrap_or(rest.len());
            let (word, tail) = rest.split_at_checked(end).unwrap_or((rest, ""));
            rest = tail;
            match word {
                "d" | "delay" => found.push(Item::Prefix(Unit::Delay)),
                "bronstein" => found.push(Item::Prefix(Unit::Bronstein)),
                "g" | "sd" | "ko" => found.push(Item::Rest),
                "inc" | "increment" | "incremento" => {
                    if !matches!(found.last(), None | Some(Item::Plus | Item::Next)) {
                        // "90 min increment 30 sec": a plus sign in words, but not after one.
                        let trailing = matches!(found.last(), Some(Item::Amount(_, Unit::Seconds)));
                        if !trailing {
                            found.push(Item::Plus);
                        }
                    }
                }
                "then" | "poi" | "quindi" | "dopo" => {
                    if found.last() != Some(&Item::Next) {
                        found.push(Item::Next);
                    }
                }
                "plus" | "più" | "and" | "e" => found.push(Item::Plus),
                filler if FILLERS.contains(&filler) => {}
                unknown => return Err(whole(unknown)),
            }
            continue;
        }
        rest = after;
        match first {
            '/' => found.push(Item::Slash),
            '+' => found.push(Item::Plus),
            ',' | ';' => found.push(Item::Next),
            '@' => found.push(Item::FromFirstMove),
            '.' | '(' | ')' => {}
            blank if blank.is_whitespace() => {}
            other => return Err(whole(&other.to_string())),
        }
    }
    Ok(found)
}

/// The unit that follows a number, and the text after it.
fn unit_of(tail: &str) -> (Unit, &str) {
    let text = tail.trim_start();
    if let Some(first) = text.chars().next() {
        let rest = text.get(first.len_utf8()..).unwrap_or("");
        match first {
            '\'' | '′' | '’' => return (Unit::Minutes, rest),
            '"' | '″' | '”' | '“' => return (Unit::Seconds, rest),
            _ => {}
        }
    }
    let end = text
        .find(|c: char| !c.is_alphabetic())
        .unwrap_or(text.len());
    let (word, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    match word {
        "h" | "hour" | "hours" | "ora" | "ore" => (Unit::Hours, rest),
        "m" | "min" | "mins" | "minute" | "minutes" | "minuto" | "minuti" => (Unit::Minutes, rest),
        "s" | "sec" | "secs" | "second" | "seconds" | "secondo" | "secondi" => {
            (Unit::Seconds, rest)
        }
        "moves" | "mosse" | "mv" | "move" | "mossa" => (Unit::Moves, rest),
        _ => (Unit::Plain, tail),
    }
}
