//! Writing the three JSON files of LiveChess Cloud, so that viewers of electronic boards can show our games as well.
//!
//! | file | what its readers take from it |
//! |---|---|
//! | `tournament.json` | name, place, time control, boards and running games of each round |
//! | `round-N/index.json` | the day, who sits at each board, the result as PGN writes it, whether the game runs |
//! | `round-N/game-M.json` | moves with clocks, the result as a word, whether the game runs, its start |
//!
//! A move is `SAN seconds+used`: the mover's display after the move, then the time used, both in seconds. Without a display only the
//! SAN is written. Left out, because the files have no field for it: what arbiters do, ratings, and the moves of a game that does not
//! begin in the usual position. `chess960` has no number in such a game.

use serde::Serialize;

use super::cloud::{CloudRound, USUAL};
use crate::{
    clock::{ClockTime, TimeControl},
    event::{BoardResult, Colour},
    rules::{
        history::Game,
        notation::{Style, write_move},
        scoresheet::ResultMark,
    },
};

/// An event, for `tournament.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldEvent {
    /// The identifier of the event in this program.
    pub id: String,
    /// Name of the event.
    pub name: String,
    /// The town.
    pub location: String,
    /// Code of the federation.
    pub country: String,
    /// Address of a page about the event; may be empty.
    pub website: String,
    /// The time control, as it is shown.
    pub time_control: String,
    /// The rounds in their order.
    pub rounds: Vec<CloudRound>,
}

/// A player, for `round-N/index.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldPlayer {
    /// Given names.
    pub given: String,
    /// Surname.
    pub surname: String,
    /// Code of the title.
    pub title: Option<&'static str>,
    /// Code of the federation.
    pub federation: Option<String>,
    /// FIDE number.
    pub fide_id: Option<u64>,
}

/// A board, for `round-N/index.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldBoard {
    /// Who plays White.
    pub white: ToldPlayer,
    /// Who plays Black.
    pub black: ToldPlayer,
    /// The result; `None` until it is known.
    pub result: Option<BoardResult>,
}

/// A game, for `round-N/game-M.json`.
#[derive(Clone, Copy, Debug)]
pub struct ToldGame<'a> {
    /// The game with the moves to be written.
    pub game: &'a Game,
    /// The mover's display after each half-move; `None` if it was not recorded.
    pub clocks: &'a [Option<ClockTime>],
    /// The time control; `None` if it is not known.
    pub control: Option<&'a TimeControl>,
    /// When the first move was recorded, in milliseconds since 1970, UTC.
    pub first_move: Option<i64>,
}

/// Whether a game with this result is still being played.
#[must_use]
pub const fn is_live(result: Option<BoardResult>) -> bool {
    matches!(result, None | Some(BoardResult::Adjourned))
}

/// The result as a word; `None` for a running game and for one that both lost.
const fn word(result: Option<BoardResult>) -> Option<&'static str> {
    match ResultMark::of(result) {
        ResultMark::WhiteWins => Some("WHITEWIN"),
        ResultMark::BlackWins => Some("BLACKWIN"),
        ResultMark::Draw => Some("DRAW"),
        ResultMark::Unknown => None,
    }
}

#[derive(Serialize)]
struct EventFile<'a> {
    id: &'a str,
    name: &'a str,
    location: &'a str,
    country: &'a str,
    website: &'a str,
    rules: &'static str,
    chess960: &'static str,
    timecontrol: &'a str,
    rounds: &'a [CloudRound],
    eboards: [&'a str; 0],
}

#[derive(Serialize)]
struct PlayerFile<'a> {
    fname: &'a str,
    mname: Option<&'a str>,
    lname: &'a str,
    title: Option<&'static str>,
    federation: Option<&'a str>,
    gender: Option<&'a str>,
    fideid: Option<u64>,
}

#[derive(Serialize)]
struct BoardFile<'a> {
    white: PlayerFile<'a>,
    black: PlayerFile<'a>,
    result: &'static str,
    live: bool,
}

#[derive(Serialize)]
struct RoundFile<'a> {
    date: Option<&'a str>,
    pairings: Vec<BoardFile<'a>>,
}

#[derive(Serialize)]
struct GameFile<'a> {
    live: bool,
    #[serde(rename = "serialNr")]
    serial_number: Option<&'a str>,
    #[serde(rename = "firstMove")]
    first_move: Option<i64>,
    chess960: Option<u32>,
    result: Option<&'static str>,
    comment: Option<&'a str>,
    clock: Option<&'a str>,
    moves: Vec<String>,
}

/// The file as JSON text. Texts and numbers can always be written.
fn text(file: &impl Serialize) -> String {
    serde_json::to_string(file).unwrap_or_else(|_| "{}".to_owned())
}

/// Writes `tournament.json`.
#[must_use]
pub fn write_tournament(event: &ToldEvent) -> String {
    text(&EventFile {
        id: &event.id,
        name: &event.name,
        location: &event.location,
        country: &event.country,
        website: &event.website,
        rules: "STANDARD",
        chess960: "STANDARD",
        timecontrol: &event.time_control,
        rounds: &event.rounds,
        eboards: [],
    })
}

fn player(player: &ToldPlayer) -> PlayerFile<'_> {
    PlayerFile {
        fname: &player.given,
        mname: None,
        lname: &player.surname,
        title: player.title,
        federation: player.federation.as_deref(),
        // Viewers of boards are not told anybody's sex.
        gender: None,
        fideid: player.fide_id,
    }
}

/// Writes `round-N/index.json`: the day as `2026-03-14`, and the boards in their order.
#[must_use]
pub fn write_round(date: Option<&str>, boards: &[ToldBoard]) -> String {
    let pairings = boards.iter().map(|board| BoardFile {
        white: player(&board.white),
        black: player(&board.black),
        result: ResultMark::of(board.result).as_str(),
        live: is_live(board.result),
    });
    text(&RoundFile {
        date,
        pairings: pairings.collect(),
    })
}

/// Writes `round-N/game-M.json`; without a game, the file of a board of which nothing is shown.
#[must_use]
pub fn write_game(told: Option<&ToldGame<'_>>, result: Option<BoardResult>) -> String {
    let (moves, number) = match told {
        Some(told) if *told.game.initial() == crate::rules::Chess::default() => {
            (moves(told), Some(USUAL))
        }
        Some(_) => (Vec::new(), None),
        None => (Vec::new(), Some(USUAL)),
    };
    text(&GameFile {
        live: is_live(result),
        serial_number: None,
        first_move: told.and_then(|told| told.first_move),
        chess960: number,
        result: word(result),
        comment: None,
        clock: None,
        moves,
    })
}

fn moves(told: &ToldGame<'_>) -> Vec<String> {
    let mut last: [Option<u64>; 2] = [None; 2];
    let played = told.game.moves().zip(0_u32..);
    let written = played.filter_map(|(played, ply)| {
        let position = told.game.position_after(ply)?;
        let san = write_move(position, played, Style::SAN);
        let index = usize::try_from(ply).ok()?;
        let clock = told.clocks.get(index).copied().flatten();
        let Some(seconds) = clock.map(ClockTime::seconds) else {
            return Some(san);
        };
        let now = u64::from(seconds);
        let before = last.get_mut(index % 2)?.replace(now);
        Some(match used(told.control, ply, before, now) {
            Some(used) => format!("{san} {seconds}+{used}"),
            None => format!("{san} {seconds}"),
        })
    });
    written.collect()
}

/// Seconds used for a half-move: the display before, plus the time added for the move, minus the display now. `None` if the time
/// control or the display before is not known.
fn used(control: Option<&TimeControl>, ply: u32, before: Option<u64>, now: u64) -> Option<u64> {
    let colour = match ply % 2 {
        0 => Colour::White,
        _ => Colour::Black,
    };
    let (schedule, number) = (control?.schedule(colour), ply / 2 + 1);
    let before = match number {
        1 => Some(0),
        _ => before,
    };
    let came = schedule.seconds_for(number) - schedule.seconds_for(number - 1);
    Some((before? + came).saturating_sub(now))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        formats::live::cloud::{self, CloudPairing},
        rules::edition::Edition,
        rules::notation::{Language, read_move_in},
    };

    fn game(moves: &str) -> Game {
        let mut game = Game::with_edition(crate::rules::Chess::default(), Edition::default());
        for written in moves.split(' ') {
            let read = read_move_in(&game, written, Language::English).unwrap();
            game.push(read.played);
        }
        game
    }

    #[test]
    fn an_event_is_read_as_it_was_written() {
        let told = ToldEvent {
            id: "torre".to_owned(),
            name: "Torre \"Open\"".to_owned(),
            rounds: vec![CloudRound { count: 2, live: 1 }, CloudRound::default()],
            ..ToldEvent::default()
        };
        let read = cloud::read_tournament(write_tournament(&told).as_bytes()).unwrap();
        assert_eq!((read.name, read.rounds), (told.name, told.rounds));
    }

    #[test]
    fn a_round_is_read_as_it_was_written() {
        let player = |surname: &str, fide_id| ToldPlayer {
            given: "Ada".to_owned(),
            surname: surname.to_owned(),
            fide_id,
            ..ToldPlayer::default()
        };
        let board = ToldBoard {
            white: player("Zambelloni", Some(800_001)),
            black: player("De Bianchi", None),
            result: None,
        };
        let text = write_round(None, &[board]);
        let read = cloud::read_round(text.as_bytes()).unwrap();
        assert_eq!(read[0].white.name, "Zambelloni Ada");
        assert_eq!(read[0].white.fide_id, Some(800_001));
        assert_eq!(read[0].black.fide_id, None);
        assert!(text.contains(r#""result":"*","live":true"#), "{text}");
        for (result, said) in [
            (BoardResult::WhiteWins, r#""result":"1-0","live":false"#),
            (
                BoardResult::BlackWinsByForfeit,
                r#""result":"0-1","live":false"#,
            ),
            (BoardResult::Draw, r#""result":"1/2-1/2","live":false"#),
            (BoardResult::DoubleForfeit, r#""result":"*","live":false"#),
            (BoardResult::Adjourned, r#""result":"*","live":true"#),
        ] {
            let board = ToldBoard {
                result: Some(result),
                ..ToldBoard::default()
            };
            let text = write_round(Some("2026-03-14"), &[board]);
            assert!(text.contains(said), "{result:?}: {text}");
        }
    }

    #[test]
    fn a_game_is_read_as_it_was_written() {
        let played = game("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
        let control: TimeControl = "90' + 30\"".parse().unwrap();
        let seconds = [5427, 5410, 5400, 5440, 5000, 5460, 4000];
        let clocks = seconds.map(|seconds| Some(ClockTime::from_seconds(seconds)));
        let told = ToldGame {
            game: &played,
            clocks: &clocks,
            control: Some(&control),
            first_move: Some(1_700_000_000_000),
        };
        let text = write_game(Some(&told), None);
        // Thirty seconds are added for each move.
        let moves = r#""moves":["e4 5427+3","e5 5410+20","Nf3 5400+57","Nc6 5440+0","Bc4 5000+430","Bc5 5460+10","O-O 4000+1030"]"#;
        assert!(text.contains(moves), "{text}");
        let read = cloud::read_game(
            text.as_bytes(),
            (1, 1),
            &CloudPairing::default(),
            Edition::default(),
        );
        let read = read.unwrap();
        let found: Vec<_> = read.moves.iter().map(|one| one.clock).collect();
        assert_eq!((read.stop, found), (None, clocks.to_vec()));
        // Without the time control the time used is not known; without a display neither number is known.
        let told = ToldGame {
            clocks: &[Some(ClockTime::from_seconds(60))],
            control: None,
            ..told
        };
        let text = write_game(Some(&told), Some(BoardResult::BlackWins));
        assert!(text.contains(r#""moves":["e4 60","e5","Nf3""#), "{text}");
        assert!(text.contains(r#""result":"BLACKWIN""#), "{text}");
        assert_eq!(
            write_game(None, None),
            r#"{"live":true,"serialNr":null,"firstMove":null,"chess960":518,"result":null,"comment":null,"clock":null,"moves":[]}"#
        );
    }
}
