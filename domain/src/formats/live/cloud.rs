//! The three JSON files of LiveChess Cloud: `tournament.json`, `round-N/index.json`, `round-N/game-M.json`.
//!
//! Unknown fields are ignored. Optional fields may be missing or `null`.

use serde::{Deserialize, Serialize};

use super::{FaultKind, FedGame, FedMove, FedPlayer, FeedFault, Stop};
use crate::{
    clock::ClockTime,
    rules::{
        Chess,
        edition::Edition,
        history::Game,
        notation::{Language, NotationError, Style, read_move_in, write_move},
    },
};

/// Most half-moves of a game that are read.
const MOST_MOVES: usize = 2000;
/// Most boards of a round that are read.
const MOST_BOARDS: usize = 2000;
/// The number of the usual starting position among those of Chess960.
pub(super) const USUAL: u32 = 518;
/// The most characters that are kept of a move.
const LONGEST: usize = 40;

/// A round of `tournament.json`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct CloudRound {
    /// How many boards the round has.
    pub count: u32,
    /// The number of games still being played.
    pub live: u32,
}

/// `tournament.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloudTournament {
    /// Name of the tournament.
    pub name: String,
    /// The rounds in their order.
    pub rounds: Vec<CloudRound>,
}

/// A board from `round-N/index.json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CloudPairing {
    /// Who plays White, as the source names them.
    pub white: FedPlayer,
    /// Who plays Black, as the source names them.
    pub black: FedPlayer,
}

#[derive(Deserialize)]
struct RawTournament {
    #[serde(default)]
    name: Option<String>,
    rounds: Vec<CloudRound>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RawPlayer {
    fname: Option<String>,
    mname: Option<String>,
    lname: Option<String>,
    fideid: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct RawPairing {
    #[serde(default)]
    white: Option<RawPlayer>,
    #[serde(default)]
    black: Option<RawPlayer>,
}

#[derive(Deserialize)]
struct RawRound {
    pairings: Vec<RawPairing>,
}

#[derive(Deserialize)]
struct RawGame {
    #[serde(default)]
    chess960: Option<u32>,
    #[serde(default)]
    moves: Option<Vec<String>>,
}

fn parse<'a, T: Deserialize<'a>>(text: &'a [u8]) -> Result<T, FeedFault> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    serde_json::from_slice(text).map_err(|error| {
        let place = |number: usize| u32::try_from(number).unwrap_or(u32::MAX).max(1);
        FeedFault {
            line: place(error.line()),
            column: place(error.column()),
            kind: match error.classify() {
                serde_json::error::Category::Eof => FaultKind::BreaksOff,
                serde_json::error::Category::Data => FaultKind::Content,
                _ => FaultKind::Syntax,
            },
        }
    })
}

/// Reads `tournament.json`.
///
/// # Errors
/// [`FeedFault`] with its place.
pub fn read_tournament(text: &[u8]) -> Result<CloudTournament, FeedFault> {
    let raw: RawTournament = parse(text)?;
    Ok(CloudTournament {
        name: raw.name.unwrap_or_default(),
        rounds: raw.rounds,
    })
}

fn player(raw: Option<RawPlayer>) -> FedPlayer {
    let raw = raw.unwrap_or_default();
    let words = [raw.lname, raw.fname, raw.mname];
    let words: Vec<String> = words.into_iter().flatten().collect();
    let fide_id = match raw.fideid {
        Some(serde_json::Value::Number(number)) => number.as_u64(),
        Some(serde_json::Value::String(text)) => text.trim().parse().ok(),
        _ => None,
    };
    FedPlayer {
        name: words.join(" ").trim().to_owned(),
        fide_id: fide_id.filter(|id| *id > 0),
    }
}

/// Reads `round-N/index.json`: its boards in their order.
///
/// # Errors
/// [`FeedFault`] with its place.
pub fn read_round(text: &[u8]) -> Result<Vec<CloudPairing>, FeedFault> {
    let raw: RawRound = parse(text)?;
    let pairings = raw.pairings.into_iter().take(MOST_BOARDS);
    Ok(pairings
        .map(|one| CloudPairing {
            white: player(one.white),
            black: player(one.black),
        })
        .collect())
}

/// The display, in seconds, from a text like `5397+3`; `None` if nothing stands before the `+`.
fn clock(text: Option<&str>) -> Option<ClockTime> {
    let (seconds, _) = text?.split_once('+').unwrap_or((text?, ""));
    let seconds: u32 = seconds.parse().ok()?;
    // A clock cannot show more than a week.
    (seconds <= 604_800).then(|| ClockTime::from_seconds(seconds))
}

/// Reads `round-N/game-M.json`: the game of a board, by the given edition of the Laws.
///
/// # Errors
/// [`FeedFault`] with its place. A move that cannot be played is not an error; it stands in [`FedGame::stop`].
pub fn read_game(
    text: &[u8],
    (round, board): (u32, u32),
    pairing: &CloudPairing,
    edition: Edition,
) -> Result<FedGame, FeedFault> {
    let raw: RawGame = parse(text)?;
    let is_usual = raw.chess960.is_none_or(|number| number == USUAL);
    let mut fed = FedGame {
        round: Some(round),
        board: Some(board),
        white: pairing.white.clone(),
        black: pairing.black.clone(),
        is_usual,
        moves: Vec::new(),
        stop: None,
        is_whole: true,
    };
    if !is_usual {
        return Ok(fed);
    }
    let mut game = Game::with_edition(Chess::default(), edition);
    for told in raw.moves.unwrap_or_default().iter().take(MOST_MOVES) {
        let mut parts = told.split_whitespace();
        let written: String = parts
            .next()
            .unwrap_or_default()
            .chars()
            .take(LONGEST)
            .collect();
        match read_move_in(&game, &written, Language::English) {
            Ok(reading) => {
                fed.moves.push(FedMove {
                    uci: write_move(game.position(), reading.played, Style::Uci),
                    written,
                    clock: clock(parts.next()),
                });
                game.push(reading.played);
            }
            Err(error) => {
                fed.stop = Some(Stop {
                    ply: game.plies().saturating_add(1),
                    is_illegal: matches!(error, NotationError::Illegal { .. }),
                    written,
                    place: None,
                });
                break;
            }
        }
    }
    Ok(fed)
}
