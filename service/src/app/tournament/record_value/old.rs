//! Rows of the trail that were written by older programs.

use crate::{
    app::{deed::old, game::incident::Kind},
    event::{Bye, Colour, Word as _},
};

use super::{RecordValue, changed};

/// The side of a row that is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

impl RecordValue {
    /// Both sides of a row that an older program wrote in words and codes. Texts that no code explains stay as they are.
    #[must_use]
    pub fn of_old(action: &str, before: &str, after: &str) -> (Self, Self) {
        let separator = match action {
            "tournament.update" | "tournament.days" | "entry.correct" => '\n',
            "tournament.arbitration" => ';',
            _ => {
                let read = |text, side| Self::read(action, text, side);
                return (read(before, Side::Before), read(after, Side::After));
            }
        };
        match (fields(before, separator), fields(after, separator)) {
            (Some(before), Some(after)) => changed(&before, &after),
            _ => (text(before), text(after)),
        }
    }

    fn read(action: &str, written: &str, side: Side) -> Self {
        if written.is_empty() {
            return Self::None;
        }
        let coded = match (action, side) {
            ("round.draft" | "round.publish", _) => boards(written),
            ("entry.check-in", _) => written.parse().ok().map(Self::Present),
            ("entry.close-check-in", _) => written.parse().ok().map(Self::Absent),
            ("entry.withdraw" | "entry.take-back", _) => written.parse().ok().map(Self::LastRound),
            ("entry.bye", _) => bye(written),
            (
                "result.record" | "result.undo" | "result.ruling" | "result.conflict"
                | "result.withdraw" | "result.settle",
                _,
            ) => {
                let stood = old::stood(written);
                stood
                    .result
                    .map(|result| Self::Result(result, stood.reason))
            }
            ("result.correct", Side::Before) => {
                let stood = old::stood(written);
                stood
                    .result
                    .map(|result| Self::Result(result, stood.reason))
            }
            ("result.correct", Side::After) => old::why_corrected(written)
                .map(|why| Self::Corrected(old::stood(written).result, why.to_owned())),
            ("tournament.reopen", Side::Before) => Some(Self::State(written.to_owned())),
            ("game.move" | "game.undo-move", _) => played(written),
            ("incident.append", Side::Before) => written.parse().ok().map(Self::Replaced),
            ("incident.append", Side::After) => incident(written),
            ("game.sheet", Side::Before) => {
                let count = written.parse().ok();
                count.map(|count| Self::HalfMoves(count, None))
            }
            ("game.sheet", Side::After) => sheet(written),
            ("game.import", _) => {
                before(written, " half-moves").map(|count| Self::HalfMoves(count, None))
            }
            ("games.import", _) => games(written),
            ("tournament.finish", _) => Some(Self::State(written.to_owned())),
            _ => None,
        };
        coded.unwrap_or_else(|| text(written))
    }
}

fn text(written: &str) -> RecordValue {
    match written {
        "" => RecordValue::None,
        _ => RecordValue::Text(written.to_owned()),
    }
}

/// Reads fields such as `rounds=5`; `None` for any other text.
fn fields(written: &str, separator: char) -> Option<Vec<(String, String)>> {
    written
        .split(separator)
        .map(|field| {
            let (name, value) = field.split_once('=')?;
            Some((name.trim().to_owned(), value.trim().to_owned()))
        })
        .collect()
}

/// The number before a word.
fn before(written: &str, word: &str) -> Option<u32> {
    written.strip_suffix(word)?.parse().ok()
}

/// Reads `20 boards`, `20 boards; white chosen` or `20 boards; black drawn 4711`.
fn boards(written: &str) -> Option<RecordValue> {
    let Some((count, colour)) = written.split_once("; ") else {
        return before(written, " boards").map(RecordValue::Boards);
    };
    let count = before(count, " boards")?;
    let (colour, how) = colour.split_once(' ')?;
    let colour = match colour {
        "white" => Colour::White,
        "black" => Colour::Black,
        _ => return None,
    };
    let lot = match how.strip_prefix("drawn ") {
        Some(number) => Some(number.parse().ok()?),
        None => None,
    };
    Some(RecordValue::FirstBoards(count, colour, lot))
}

/// Reads `3H` or `3`.
fn bye(written: &str) -> Option<RecordValue> {
    let digits = written.trim_end_matches(|c: char| !c.is_ascii_digit());
    let letter = written.strip_prefix(digits)?;
    let bye = Bye::from_code(letter).filter(|bye| *bye != Bye::PairingAllocated);
    if bye.is_none() && !letter.is_empty() {
        return None;
    }
    Some(RecordValue::Bye(digits.parse().ok()?, bye))
}

/// Reads `12 Nf6`.
fn played(written: &str) -> Option<RecordValue> {
    let (ply, san) = written.split_once(' ')?;
    Some(RecordValue::Move(ply.parse().ok()?, san.to_owned()))
}

/// Reads `illegal white` or `position`.
fn incident(written: &str) -> Option<RecordValue> {
    let (kind, side) = written.split_once(' ').unwrap_or((written, ""));
    Some(RecordValue::Incident(
        Kind::from_code(kind)?,
        Colour::from_code(side),
    ))
}

/// Reads `white 41`.
fn sheet(written: &str) -> Option<RecordValue> {
    let (side, count) = written.split_once(' ')?;
    Some(RecordValue::HalfMoves(
        count.parse().ok()?,
        Some(Colour::from_code(side)?),
    ))
}

/// Reads `12 games, 830 half-moves`.
fn games(written: &str) -> Option<RecordValue> {
    let (games, moves) = written.split_once(", ")?;
    Some(RecordValue::Games(
        before(games, " games")?,
        before(moves, " half-moves")?,
    ))
}
