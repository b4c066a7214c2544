//! The audit trail in words: the state before and after each act, in the reader's language.

use crate::{
    app::{
        deed::DeedKind,
        game::decision::{Side, Stood},
        tournament::{record_value::RecordValue, unseen_answer::Answer},
    },
    event::{ByeNames, Colour, MatchGame},
    i18n::Words,
};

use super::{
    decision, fee, knock_out, moment,
    result::{self, glyphs},
    stood::stood,
};

/// A mark of the check-in, with the money that was paid or given back.
fn with_money(t: Words, present: bool, money: &RecordValue) -> String {
    let key = if present {
        "trail-present"
    } else {
        "trail-not-present"
    };
    format!("{}, {}", t.get(key), fee::recorded(t, money))
}

/// The name of the act with this code, in an event with these names of byes.
#[must_use]
pub fn action(t: Words, names: ByeNames, code: &str) -> String {
    // Nobody asks for a duty.
    if names == ByeNames::Club && code == DeedKind::ByeSet.code() {
        return t.get("trail-bye-or-duty");
    }
    t.get(&format!("action-{}", code.replace('.', "-")))
}

/// The name of the actor in the trail: people by their names, others in the reader's language.
#[must_use]
pub fn actor(t: Words, name: &str) -> String {
    match name {
        "visitor" => t.get("trail-actor-visitor"),
        "command line" => t.get("trail-actor-command-line"),
        name => name.to_owned(),
    }
}

/// One side of a row, in an event with these names of byes.
#[must_use]
pub fn value(t: Words, names: ByeNames, value: &RecordValue) -> String {
    let side = |colour: &Option<_>| colour.map_or("none", |colour| Side::from(colour).code());
    match value {
        RecordValue::None => String::new(),
        RecordValue::Text(text) => text.clone(),
        RecordValue::Result(result, None) => glyphs(t, *result),
        RecordValue::Result(result, Some(reason)) => {
            format!("{}, {}", glyphs(t, *result), decision::reason(t, reason))
        }
        RecordValue::Corrected(result, why) => {
            let result = result.map_or_else(|| t.get("result-none"), |r| glyphs(t, r));
            t.with_two("trail-corrected", "result", result, "why", why)
        }
        RecordValue::GoesOn(side) => t.get(knock_out::goes_on(*side)),
        RecordValue::Further(game, side) => further(t, *game, *side),
        RecordValue::Boards(n) => t.n("trail-boards", n),
        RecordValue::FirstBoards(n, colour, lot) => {
            let (boards, colour) = (t.n("trail-boards", n), side(&Some(*colour)));
            match lot {
                Some(lot) => t.with_three(
                    "trail-boards-drawn",
                    "boards",
                    boards,
                    "side",
                    colour,
                    "lot",
                    lot,
                ),
                None => t.with_two("trail-boards-chosen", "boards", boards, "side", colour),
            }
        }
        RecordValue::Seats(boards, bye) => {
            let boards = boards.iter();
            let boards =
                boards.map(|(board, [white, black])| format!("{board}: {white} – {black}"));
            let bye = bye.iter();
            let bye = bye.map(|name| t.with_one("trail-seat-bye", "name", name));
            boards.chain(bye).collect::<Vec<_>>().join("; ")
        }
        RecordValue::ByHand(n, why) => {
            let boards = t.n("trail-boards", n);
            t.with_two("trail-by-hand", "boards", boards, "why", why)
        }
        RecordValue::PresentPaid(present, money) => with_money(t, *present, money),
        RecordValue::Moved(..)
        | RecordValue::Membership(_)
        | RecordValue::FeeDue(..)
        | RecordValue::Paid(..) => fee::recorded(t, value),
        RecordValue::Present(true) => t.get("trail-present"),
        RecordValue::Present(false) => t.get("trail-not-present"),
        RecordValue::Absent(n) => t.n("trail-absent", n),
        RecordValue::CheckInClosed(..)
        | RecordValue::Left(..)
        | RecordValue::FirstColour(..)
        | RecordValue::Chairs(..)
        | RecordValue::HalfPointByes(_) => beginning(t, value),
        RecordValue::LastRound(0) => t.get("trail-no-round"),
        RecordValue::LastRound(n) => t.with_one("trail-last-round", "round", n),
        RecordValue::Bye(round, bye) => {
            let what = bye.map_or_else(|| t.get("trail-plays"), |bye| result::bye(t, bye, names));
            t.with_two("trail-bye", "round", round, "what", what)
        }
        RecordValue::Move(ply, san) => {
            let (ply, san) = (*ply, san.clone());
            stood(
                t,
                &Stood {
                    ply,
                    san,
                    board: None,
                },
            )
        }
        RecordValue::HalfMoves(n, colour) => {
            t.with_two("trail-half-moves", "n", n, "side", side(colour))
        }
        RecordValue::Incident(kind, colour) => {
            let what = t.get(&format!("incident-{}", kind.code()));
            t.with_two("trail-incident", "what", what, "side", side(colour))
        }
        RecordValue::Replaced(n) => t.with_one("trail-replaced", "n", n),
        RecordValue::State(code) => t.get(&format!("trail-state-{code}")),
        RecordValue::Games(n, moves) => t.with_two("trail-games", "n", n, "moves", moves),
        RecordValue::Answers(answers) => answered(t, answers),
        RecordValue::Prizes(..) | RecordValue::Receipt(..) | RecordValue::PrizeDecided(..) => {
            prizes(t, value)
        }
        RecordValue::Imported(name, players, rounds) => t.with_three(
            "trail-imported",
            "name",
            name,
            "players",
            players,
            "rounds",
            rounds,
        ),
        RecordValue::Settings(fields) => {
            let fields = fields.iter().map(|(field, value)| setting(t, field, value));
            fields.collect::<Vec<_>>().join("; ")
        }
    }
}

/// A further game of a knock-out, and the player who advances by it.
fn further(t: Words, game: MatchGame, side: Option<Colour>) -> String {
    let game = knock_out::further_game(t, game);
    match side {
        None => game,
        Some(side) => format!("{game}; {}", t.get(knock_out::goes_on(side))),
    }
}

/// Acts between the entries and the first move.
fn beginning(t: Words, value: &RecordValue) -> String {
    let side = |colour: &Option<_>| colour.map_or("none", |colour| Side::from(colour).code());
    match value {
        RecordValue::CheckInClosed(n, others) => {
            let absent = (*n > 0).then(|| t.n("trail-absent", n));
            let others = (!others.is_empty()).then(|| answered(t, others));
            absent
                .into_iter()
                .chain(others)
                .collect::<Vec<_>>()
                .join("; ")
        }
        RecordValue::Left(check, why) => {
            let check = t.get(&format!("check-{check}"));
            t.with_two("field-and-words", "field", check, "words", why)
        }
        RecordValue::FirstColour(colour, lot) => {
            let colour = side(&Some(*colour));
            match lot {
                Some(lot) => t.with_two("trail-colour-drawn", "side", colour, "lot", lot),
                None => t.with_one("trail-colour-chosen", "side", colour),
            }
        }
        RecordValue::Chairs(seats, empty) => {
            let seats = seats.iter().map(|(board, colour)| {
                let colour = side(&Some(*colour));
                t.with_two("trail-seat", "board", board, "side", colour)
            });
            let seats = seats.collect::<Vec<_>>().join(", ");
            let key = if *empty {
                "trail-seats-empty"
            } else {
                "trail-seats-taken"
            };
            t.with_one(key, "seats", seats)
        }
        RecordValue::HalfPointByes(true) => t.get("trail-half-point-byes"),
        RecordValue::HalfPointByes(false) => t.get("trail-no-half-point-byes"),
        _ => String::new(),
    }
}

/// Answers about participants who were not seen.
fn answered(t: Words, answers: &[(String, Answer)]) -> String {
    let answers = answers.iter().map(|(name, answer)| {
        let words = t.get(&format!("unseen-{}", answer.code()));
        t.with_two("field-and-words", "field", name, "words", words)
    });
    answers.collect::<Vec<_>>().join("; ")
}

/// Prizes, receipts, and decisions about them.
fn prizes(t: Words, value: &RecordValue) -> String {
    match value {
        RecordValue::Prizes(number, n) => t.with_two("trail-prizes", "number", number, "n", n),
        RecordValue::Receipt(number, name) => {
            t.with_two("trail-receipt", "number", number, "name", name)
        }
        RecordValue::PrizeDecided(special, name, why) if special.is_empty() => {
            t.with_two("trail-prize-barred", "name", name, "why", why)
        }
        RecordValue::PrizeDecided(special, name, why) => t.with_three(
            "trail-prize-named",
            "special",
            special,
            "name",
            name,
            "why",
            why,
        ),
        _ => String::new(),
    }
}

/// A field with its label in the form and its value in words.
fn setting(t: Words, field: &str, value: &str) -> String {
    if let Ok(round) = field.parse::<u8>() {
        let day = value.parse().map(|day| moment::date(t, day));
        let (label, day) = (
            t.with_one("round-title", "round", round),
            day.unwrap_or("–".to_owned()),
        );
        return t.with_two("field-and-words", "field", label, "words", day);
    }
    if let Some(round) = field.strip_prefix("hour_") {
        let (label, hour) = (t.with_one("field-hour", "round", round), value);
        return t.with_two("field-and-words", "field", label, "words", hour);
    }
    let names = ["field", "arbitration"];
    let keys = names.map(|prefix| format!("{prefix}-{}", field.replace('_', "-")));
    let label = keys.into_iter().find(|key| t.has(key));
    let label = label.map_or_else(|| field.to_owned(), |key| t.get(&key));
    let chosen = match field {
        "kind" | "acceleration" | "supervision" => Some(format!("{field}-{value}")),
        "rules_edition" => Some(format!("edition-{value}")),
        "pairing_edition" | "tie_break_edition" | "remaining_ties" | "unrated"
        | "keizer_preset" | "keizer_values" | "keizer_own" | "keizer_frozen" | "keizer_halved"
        | "period-switch" => Some(format!("{}-{value}", field.replace('_', "-"))),
        "prize_general_method" | "prize_other_method" => Some(format!("prize-method-{value}")),
        "prize_rounding" | "prize_beyond" => Some(format!("{}-{value}", field.replace('_', "-"))),
        "prize_one_each" | "prize_general_first" => Some(format!("prize-{value}")),
        "initial_colour" if value.is_empty() => Some("initial-colour-lot".to_owned()),
        "initial_colour" => Some(value.to_owned()),
        _ => Some(format!("setting-{field}-{value}")),
    };
    let words = chosen.filter(|key| t.has(key)).map(|key| t.get(&key));
    let value = words.unwrap_or_else(|| match value {
        "" => "–".to_owned(),
        value => value.to_owned(),
    });
    t.with_two("field-and-words", "field", label, "words", value)
}

#[cfg(test)]
mod tests;
