//! The further games of a knock-out: two who drew play on, set by set, until one of them goes on (`pairing::knock_out::further`).
//!
//! The game of the board keeps its result, which counts in standings and reports; what the further games give stands beside it and
//! names who goes on, in the same transaction.

use serde::Deserialize;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action, TournamentRole},
        deed::{GivenGame, MatchGameEntered, MatchGameTakenBack},
    },
    event::{BoardResult, Colour, MatchGame, MatchGameKind, Word},
    pairing::knock_out::{
        self, Further, FurtherFault, MOST_FURTHER, NextGame, Outlook, further, is_to_be_decided,
    },
    store::{
        Conn,
        rows::{
            self,
            match_games::{MatchGameRow, NewMatchGame},
            pairings::{PairingRow, PlacedPairing},
        },
    },
};

use super::{
    Loaded,
    entrant::Entrant,
    loaded::broken,
    summary::Summary,
    tie::{first_game, is_level},
};

/// Characters of a time control.
const MOST_CONTROL: usize = 40;

/// A further game as the form has it. In a set that began its result alone is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct MatchGameInput {
    /// `rapid`, `blitz`, `armageddon` or `standard`.
    pub kind: String,
    /// How many games the set has.
    pub games: String,
    /// Who has White, by their colour in the game of the board.
    pub white: String,
    /// As it is announced: `10+5`.
    pub time_control: String,
    /// White's side of this game first.
    pub result: String,
}

impl From<&GivenGame> for MatchGameInput {
    fn from(game: &GivenGame) -> Self {
        Self {
            kind: game.kind.code().to_owned(),
            games: game.games.to_string(),
            white: game.white.code().to_owned(),
            time_control: game.time_control.clone(),
            result: game.result.code().to_owned(),
        }
    }
}

impl MatchGameInput {
    /// The game that is to be written; in a set that began it is the next one of it.
    fn parse(&self, next: Option<(NextGame, &str)>) -> Result<GivenGame, AppError> {
        let mut checks = Checks::default();
        let result = BoardResult::from_code(&self.result);
        let result = result.filter(|result| MatchGame::RESULTS.contains(result));
        if result.is_none() {
            checks.refuse("result", Problem::Choice);
        }
        let (kind, games, white, time_control) = match next {
            Some((next, control)) => (
                Some(next.kind),
                Some(next.games),
                Some(next.white),
                control.to_owned(),
            ),
            None => {
                let kind = MatchGameKind::from_code(&self.kind);
                // An Armageddon game is one, whatever stands in the field beside it.
                let games = kind.and_then(|kind| match kind.sizes() {
                    [only] => Some(*only),
                    sizes => sizes.iter().copied().find(|n| n.to_string() == self.games),
                });
                let white = Colour::from_code(&self.white);
                let control = checks.text("time_control", &self.time_control, MOST_CONTROL);
                (kind, games, white, control)
            }
        };
        for (field, is_there) in [
            ("kind", kind.is_some()),
            ("games", games.is_some() || kind.is_none()),
            ("white", white.is_some()),
        ] {
            if !is_there {
                checks.refuse(field, Problem::Choice);
            }
        }
        checks.finish()?;
        let game = kind.zip(games).zip(white).zip(result);
        let (((kind, games), white), result) = game.ok_or(AppError::NotFound)?;
        Ok(GivenGame {
            kind,
            games,
            white,
            time_control,
            result,
        })
    }
}

/// Who has this colour at a board.
pub(super) const fn entry_of(pairing: &PairingRow, colour: Colour) -> i32 {
    match colour {
        Colour::White => pairing.white_entry_id,
        Colour::Black => pairing.black_entry_id,
    }
}

/// The colour of somebody at a board.
pub(super) const fn side_of(pairing: &PairingRow, entry: i32) -> Colour {
    if entry == pairing.white_entry_id {
        Colour::White
    } else {
        Colour::Black
    }
}

/// The further games of a board as values, in their order.
pub(super) fn games_of<'a>(
    board: &PairingRow,
    rows: impl IntoIterator<Item = &'a MatchGameRow>,
) -> Vec<MatchGame> {
    let rows = rows.into_iter();
    rows.map(|row| MatchGame {
        kind: row.kind,
        games: u8::try_from(row.games).unwrap_or(0),
        white: side_of(board, row.white_entry_id),
        result: row.result,
    })
    .collect()
}

/// How the two of a board stand after their further games.
pub(super) fn stand(board: &PairingRow, rows: &[MatchGameRow]) -> Result<Further, AppError> {
    further(&games_of(board, rows)).map_err(broken)
}

/// A board from which somebody may still be named, in the newest round.
///
/// # Errors
/// The next round is published.
fn require_newest(place: &PlacedPairing) -> Result<(), AppError> {
    if place.round != place.newest {
        let round = place.round + 1;
        return Err(Refusal::AlreadyPublished { round }.into());
    }
    Ok(())
}

/// Enters the next further game of a drawn board. When it decides, the winner goes on.
///
/// # Errors
/// Not an arbiter of the tournament; no such board; its game was not drawn; the match is over; the next round is published;
/// fields to be corrected; stale.
pub fn enter(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (pairing, version): (i32, i32),
    input: &MatchGameInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let place = rows::pairings::placed(conn, id, pairing)?;
        let row = &place.row;
        let round = u8::try_from(place.round).unwrap_or(0);
        if !is_level(&loaded, round, row) {
            return Err(Refusal::NothingToDecide.into());
        }
        require_newest(&place)?;
        let played: Vec<MatchGameRow> = loaded.further_of(pairing).cloned().collect();
        let control = played.last().map_or("", |game| game.time_control.as_str());
        let next = match stand(row, &played)?.outlook {
            Outlook::Won(_) => return Err(Refusal::MatchOver.into()),
            Outlook::Level => None,
            Outlook::Next(next) => Some((next, control)),
        };
        let given = input.parse(next)?;
        let mut games = games_of(row, &played);
        games.push(given.game());
        let outlook = match further(&games) {
            Ok(further) => further.outlook,
            Err(FurtherFault::TooMany(_)) => return Err(Refusal::MatchOver.into()),
            Err(fault) => return Err(broken(fault)),
        };
        let number = played.last().map_or(0, |game| game.number) + 1;
        rows::match_games::insert(
            conn,
            &NewMatchGame {
                tournament_id: id,
                pairing_id: pairing,
                number,
                kind: given.kind.into(),
                games: given.games.into(),
                white_entry_id: entry_of(row, given.white),
                time_control: &given.time_control,
                result: given.result.into(),
                entered_by: actor.name(),
                entered_at: now,
            },
        )?;
        let after = go_on(conn, row, version, outlook)?;
        Ok(Audited {
            value: (),
            deed: Deed::MatchGameEntered(MatchGameEntered {
                pairing,
                version,
                given,
                before: row.goes_on_entry_id.map(|entry| side_of(row, entry)),
                after,
            }),
        })
    })
}

/// Takes the last further game of a board back, and who went on by it.
///
/// # Errors
/// Not an arbiter of the tournament; no such board, or none was played; the next round is published; stale.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (pairing, version): (i32, i32),
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let place = rows::pairings::placed(conn, id, pairing)?;
        let row = &place.row;
        let mut played = rows::match_games::of_pairing(conn, pairing)?;
        let last = played.pop().ok_or(Refusal::NothingToUndo)?;
        require_newest(&place)?;
        rows::match_games::delete(conn, last.id)?;
        let after = go_on(conn, row, version, stand(row, &played)?.outlook)?;
        Ok(Audited {
            value: (),
            deed: Deed::MatchGameTakenBack(MatchGameTakenBack {
                pairing,
                version,
                of: GivenGame {
                    kind: last.kind,
                    games: u8::try_from(last.games).map_err(broken)?,
                    white: side_of(row, last.white_entry_id),
                    time_control: last.time_control,
                    result: last.result,
                },
                before: row.goes_on_entry_id.map(|entry| side_of(row, entry)),
                after,
            }),
        })
    })
}

/// Writes who goes on by the further games, if they say it; answers their colour on the board.
fn go_on(
    conn: &mut Conn,
    row: &PairingRow,
    version: i32,
    outlook: Outlook,
) -> Result<Option<Colour>, AppError> {
    let side = match outlook {
        Outlook::Won(side) => Some(side),
        Outlook::Level | Outlook::Next(_) => None,
    };
    let entry = side.map(|side| entry_of(row, side));
    if !rows::pairings::set_goes_on(conn, row.id, version, entry)? {
        return Err(AppError::Stale);
    }
    Ok(side)
}

/// A match of two games, of which one is at a board: what the first gave, and the board of the second with the colours reversed.
struct TwoGames {
    /// Whether the board is that of the first.
    is_first: bool,
    first: Option<BoardResult>,
    second: PairingRow,
}

impl TwoGames {
    /// The match of a board; `None` where its other game is not there.
    fn of(conn: &mut Conn, place: &PlacedPairing) -> Result<Option<Self>, AppError> {
        let is_first = place.round % 2 == 1;
        let step = if is_first { 1 } else { -1 };
        let other = rows::pairings::turned(conn, &place.row, place.round + step)?;
        Ok(other.map(|other| {
            let own = place.row.clone();
            let (first, second) = if is_first { (own, other) } else { (other, own) };
            let first = first.result;
            Self {
                is_first,
                first,
                second,
            }
        }))
    }

    /// The same with another result at the board.
    fn with(mut self, result: Option<BoardResult>) -> Self {
        if self.is_first {
            self.first = result;
        } else {
            self.second.result = result;
        }
        self
    }

    /// Whether both have the same.
    fn is_level(&self) -> bool {
        let both = self.first.zip(self.second.result);
        both.is_some_and(|(first, second)| knock_out::is_level(first, second))
    }
}

/// Lets the result of a board be changed: in the newest round further games rest on it, in a match of two games on both together.
///
/// # Errors
/// [`Refusal::FurtherPlayed`].
pub(super) fn let_change(
    conn: &mut Conn,
    place: &PlacedPairing,
    to: Option<BoardResult>,
) -> Result<(), AppError> {
    let rests = if place.is_of_two {
        // Those of an earlier match decided nothing that is still open.
        let is_newest = place.round >= place.newest - 1;
        match TwoGames::of(conn, place)? {
            Some(two) if is_newest && two.is_level() => {
                let second = two.second.id;
                !two.with(to).is_level() && !rows::match_games::of_pairing(conn, second)?.is_empty()
            }
            _ => false,
        }
    } else {
        place.row.result.is_some_and(is_to_be_decided)
            && !to.is_some_and(is_to_be_decided)
            && place.round == place.newest
            && place.has_further
    };
    if rests {
        return Err(Refusal::FurtherPlayed.into());
    }
    Ok(())
}

/// After another result was written: where it is one from which games were played on, they say again who goes on. A word about a match of
/// two games that is not level any more goes.
pub(super) fn say_again(
    conn: &mut Conn,
    place: &PlacedPairing,
    result: Option<BoardResult>,
) -> Result<(), AppError> {
    let (row, is_level) = if place.is_of_two {
        let Some(two) = TwoGames::of(conn, place)?.map(|two| two.with(result)) else {
            return Ok(());
        };
        let is_level = two.is_level();
        if !is_level {
            rows::pairings::keep_goes_on(conn, two.second.id, None)?;
        }
        (two.second, is_level)
    } else {
        let is_level = place.has_further && result.is_some_and(is_to_be_decided);
        (place.row.clone(), is_level)
    };
    if !is_level {
        return Ok(());
    }
    let played = rows::match_games::of_pairing(conn, row.id)?;
    if let Outlook::Won(side) = stand(&row, &played)?.outlook {
        rows::pairings::keep_goes_on(conn, row.id, Some(entry_of(&row, side)))?;
    }
    Ok(())
}

/// A further game as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// From 1, in the match.
    pub number: i32,
    /// What was played.
    pub game: MatchGame,
    /// As it was announced; may be empty.
    pub time_control: String,
}

/// A drawn board with its further games.
#[derive(Clone, Debug)]
pub struct MatchView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// Number of the round, from 1.
    pub round: u8,
    /// Number of the board, from 1.
    pub board: i32,
    /// Number of the pairing.
    pub pairing: i32,
    /// Row version.
    pub version: i32,
    /// White and Black on the board.
    pub players: [Entrant; 2],
    /// What the first game of a match of two gave, in which the two had the other colours.
    pub first: Option<BoardResult>,
    /// What the game of the board gave.
    pub result: BoardResult,
    /// The further games.
    pub games: Vec<GameLine>,
    /// How the two stand.
    pub further: Further,
    /// The colour on the board of whoever goes on.
    pub goes_on: Option<Colour>,
    /// Whether games may be entered and taken back.
    pub is_newest: bool,
    /// Whether another game may be entered.
    pub has_room: bool,
}

/// A drawn board of a knock-out with its further games, for its arbiters.
///
/// # Errors
/// Not an arbiter of the tournament; no such board, or its game was not drawn and nobody played on.
pub fn view(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (round, board): (u8, i32),
) -> Result<MatchView, AppError> {
    let (loaded, role) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        access::require(conn, actor, Action::RunTournament(loaded.tournament.id))?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        Ok((loaded, role.ok_or(AppError::Forbidden)?))
    })?;
    let is_there = loaded.is_knock_out() && (1..=loaded.published()).contains(&round);
    let row = loaded.round(round).filter(|_| is_there);
    let row = row.ok_or(AppError::NotFound)?;
    let row = loaded.pairings_of(row.id).find(|row| row.board == board);
    let row = row.ok_or(AppError::NotFound)?;
    let played: Vec<MatchGameRow> = loaded.further_of(row.id).cloned().collect();
    let result = row
        .result
        .filter(|_| !played.is_empty() || is_level(&loaded, round, row));
    let person = |entry: i32| {
        loaded
            .entry(entry)
            .map(Entrant::from)
            .ok_or(AppError::NotFound)
    };
    let games = games_of(row, &played);
    let lines = played.iter().zip(&games);
    let is_newest = round == loaded.published();
    Ok(MatchView {
        summary: Summary::of(&loaded)?,
        role,
        round,
        board,
        pairing: row.id,
        version: row.version,
        players: [person(row.white_entry_id)?, person(row.black_entry_id)?],
        first: first_game(&loaded, round, row).and_then(|first| first.result),
        result: result.ok_or(AppError::NotFound)?,
        further: stand(row, &played)?,
        games: lines
            .map(|(row, game)| GameLine {
                number: row.number,
                game: *game,
                time_control: row.time_control.clone(),
            })
            .collect(),
        goes_on: row.goes_on_entry_id.map(|entry| side_of(row, entry)),
        is_newest,
        has_room: is_newest && is_level(&loaded, round, row) && games.len() < MOST_FURTHER,
    })
}
