//! What a row of the audit trail says of the state before or after, read from its code.
//!
//! The trail holds codes, numbers and names, no sentences; the pages word them.

use crate::{
    app::game::incident::Kind,
    event::{BoardResult, Bye, Colour, Word},
};

use super::reason::{self, ResultReason};

/// The state before or after a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordValue {
    /// Nothing, or nothing worth a word.
    None,
    /// Names and other words as they were typed.
    Text(String),
    /// The result of a board, and what it rests on if it was decided.
    Result(BoardResult, Option<ResultReason>),
    /// The result of an earlier round as it was corrected, and why.
    Corrected(Option<BoardResult>, String),
    /// Boards of a round.
    Boards(u32),
    /// Boards of round 1, the colour of number 1, and the number that the program drew for it; `None`: chosen.
    FirstBoards(u32, Colour, Option<u32>),
    /// Whether a participant was checked in.
    Present(bool),
    /// Participants who were not checked in when the check-in was closed.
    Absent(u32),
    /// The last round of a participant who withdrew.
    LastRound(u32),
    /// The bye asked for in a round; `None` when the participant plays.
    Bye(u32, Option<Bye>),
    /// A recorded half-move (from 1) and its SAN.
    Move(u32, String),
    /// The recorded half-moves of a game, and whose scoresheet they come from where one was chosen.
    HalfMoves(u32, Option<Colour>),
    /// An incident and whom it concerns.
    Incident(Kind, Option<Colour>),
    /// The number of the incident that was replaced.
    Replaced(u32),
    /// State of the tournament: `registration`, `running`, `finished`.
    State(String),
    /// Games of a file, and their half-moves together.
    Games(u32, u32),
    /// Fields of a form, those that the other side of the row does not have alike.
    Settings(Vec<(String, String)>),
}

/// Which side of a row is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    After,
}

impl RecordValue {
    /// Both sides of the row of an action.
    #[must_use]
    pub fn of_row(action: &str, before: &str, after: &str) -> (Self, Self) {
        let separator = match action {
            "tournament.update" | "tournament.days" | "entry.correct" => '\n',
            "tournament.arbitration" => ';',
            _ => {
                let read = |text, side| Self::read(action, text, side);
                return (read(before, Side::Before), read(after, Side::After));
            }
        };
        match (fields(before, separator), fields(after, separator)) {
            (Some(before), Some(after)) => {
                let only = |these: &[(String, String)], others: &[(String, String)]| {
                    let new = these.iter().filter(|field| !others.contains(field));
                    Self::Settings(new.cloned().collect())
                };
                (only(&before, &after), only(&after, &before))
            }
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
                let (result, reason) = reason::read_line(written);
                result.map(|result| Self::Result(result, reason))
            }
            ("result.correct", Side::Before) => {
                let (result, reason) = reason::read_line(written);
                result.map(|result| Self::Result(result, reason))
            }
            ("result.correct", Side::After) => reason::read_correction(written)
                .map(|why| Self::Corrected(reason::read_line(written).0, why.to_owned())),
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

/// `rounds=5` and the like; `None` if anything else stands there.
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

/// `20 boards`, `20 boards; white chosen`, `20 boards; black drawn 4711`.
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

/// `3H`, `3`.
fn bye(written: &str) -> Option<RecordValue> {
    let digits = written.trim_end_matches(|c: char| !c.is_ascii_digit());
    let bye = match written.strip_prefix(digits)? {
        "" => None,
        "H" => Some(Bye::HalfPoint),
        "Z" => Some(Bye::ZeroPoint),
        "F" => Some(Bye::FullPoint),
        _ => return None,
    };
    Some(RecordValue::Bye(digits.parse().ok()?, bye))
}

/// `12 Nf6`.
fn played(written: &str) -> Option<RecordValue> {
    let (ply, san) = written.split_once(' ')?;
    Some(RecordValue::Move(ply.parse().ok()?, san.to_owned()))
}

fn colour(code: &str) -> Option<Colour> {
    match code {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        _ => None,
    }
}

/// `illegal white`, `position`.
fn incident(written: &str) -> Option<RecordValue> {
    let (kind, side) = written.split_once(' ').unwrap_or((written, ""));
    Some(RecordValue::Incident(Kind::from_code(kind)?, colour(side)))
}

/// `white 41`.
fn sheet(written: &str) -> Option<RecordValue> {
    let (side, count) = written.split_once(' ')?;
    Some(RecordValue::HalfMoves(
        count.parse().ok()?,
        Some(colour(side)?),
    ))
}

/// `12 games, 830 half-moves`.
fn games(written: &str) -> Option<RecordValue> {
    let (games, moves) = written.split_once(", ")?;
    Some(RecordValue::Games(
        before(games, " games")?,
        before(moves, " half-moves")?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_codes_of_each_action() {
        use RecordValue as V;
        let cases = [
            ("round.publish", "", "16 boards", V::None, V::Boards(16)),
            (
                "entry.check-in",
                "false",
                "true",
                V::Present(false),
                V::Present(true),
            ),
            ("entry.withdraw", "", "3", V::None, V::LastRound(3)),
            (
                "entry.bye",
                "3H",
                "3",
                V::Bye(3, Some(Bye::HalfPoint)),
                V::Bye(3, None),
            ),
            (
                "result.record",
                "",
                "1-0",
                V::None,
                V::Result(BoardResult::WhiteWins, None),
            ),
            (
                "game.undo-move",
                "12 Nf6",
                "",
                V::Move(12, "Nf6".to_owned()),
                V::None,
            ),
            (
                "incident.append",
                "7",
                "illegal white",
                V::Replaced(7),
                V::Incident(Kind::IllegalMove, Some(Colour::White)),
            ),
            (
                "game.sheet",
                "40",
                "black 61",
                V::HalfMoves(40, None),
                V::HalfMoves(61, Some(Colour::Black)),
            ),
            (
                "games.import",
                "",
                "12 games, 830 half-moves",
                V::None,
                V::Games(12, 830),
            ),
            // What no code explains stays as it was written.
            (
                "round.publish",
                "",
                "sedici",
                V::None,
                V::Text("sedici".to_owned()),
            ),
            (
                "entry.add",
                "",
                "Rossi Anna",
                V::None,
                V::Text("Rossi Anna".to_owned()),
            ),
        ];
        for (action, before, after, left, right) in cases {
            let read = RecordValue::of_row(action, before, after);
            assert_eq!(read, (left, right), "{action}");
        }
    }

    #[test]
    fn settings_say_what_changed_and_nothing_else() {
        let (before, after) = RecordValue::of_row(
            "tournament.update",
            "name=Open; sì\nrounds=5\ntime_control=90+30",
            "name=Open; sì\nrounds=6\ntime_control=90+30",
        );
        let rounds = |n: &str| RecordValue::Settings(vec![("rounds".to_owned(), n.to_owned())]);
        assert_eq!((before, after), (rounds("5"), rounds("6")));
    }
}
