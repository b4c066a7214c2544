//! The further games of a knock-out: after a draw the two players play on, set by set, until one of them goes on
//! (`pairing::knock_out::further`).
//!
//! The game on the board keeps its result, which counts in standings and reports. The further games are stored beside it, and who
//! goes on follows from them in the same transaction.

use serde::Deserialize;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::Action,
        deed::{GivenGame, MatchGameEntered, MatchGameTakenBack},
    },
    event::{BoardResult, Colour, MatchGame, MatchGameKind, Word},
    pairing::knock_out::{Further, FurtherFault, NextGame, Outlook, further},
    store::{
        Conn,
        rows::{
            self,
            match_games::{MatchGameRow, NewMatchGame},
            pairings::{PairingRow, PlacedPairing},
        },
    },
};

use super::{Loaded, loaded::broken, tie::is_level};

/// Maximum length of a time control, in characters.
const MOST_CONTROL: usize = 40;

/// A further game as typed. Once a set has begun, only the result is used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct MatchGameInput {
    /// Kind of game: `rapid`, `blitz`, `armageddon` or `standard`.
    pub kind: String,
    /// Number of games in the set.
    pub games: String,
    /// The player with White, named by their colour on the board.
    pub white: String,
    /// Time control as announced: `10+5`.
    pub time_control: String,
    /// The result, from White's side in this game.
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
    /// Checks the form. If a set has begun, the game is the `next` one of the set.
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
                // A set of Armageddon has one game, whatever was typed.
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

/// Entry of the player with this colour on a board.
pub(super) const fn entry_of(pairing: &PairingRow, colour: Colour) -> i32 {
    match colour {
        Colour::White => pairing.white_entry_id,
        Colour::Black => pairing.black_entry_id,
    }
}

/// Colour of an entry on a board.
pub(super) const fn side_of(pairing: &PairingRow, entry: i32) -> Colour {
    if entry == pairing.white_entry_id {
        Colour::White
    } else {
        Colour::Black
    }
}

/// The further games of a board as values, in order.
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

/// The state of the tie after the further games of a board.
pub(super) fn stand(board: &PairingRow, rows: &[MatchGameRow]) -> Result<Further, AppError> {
    further(&games_of(board, rows)).map_err(broken)
}

/// Refuses a board that is not in the newest round.
///
/// # Errors
/// [`Refusal::AlreadyPublished`] for the next round.
fn require_newest(place: &PlacedPairing) -> Result<(), AppError> {
    if place.round != place.newest {
        let round = place.round + 1;
        return Err(Refusal::AlreadyPublished { round }.into());
    }
    Ok(())
}

/// Enters the next further game of a drawn board. If it decides the tie, the winner goes on.
///
/// # Errors
/// The actor is not an arbiter of the tournament; no such board; [`Refusal::NothingToDecide`] if its game was not drawn;
/// [`Refusal::MatchOver`]; [`Refusal::AlreadyPublished`] for the next round; fields to be corrected; stale.
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

/// Takes back the last further game of a board, and the decision that followed from it.
///
/// # Errors
/// The actor is not an arbiter of the tournament; no such board; [`Refusal::NothingToUndo`]; [`Refusal::AlreadyPublished`] for
/// the next round; stale.
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

/// Stores who goes on by the further games, if they decide it. Returns that player's colour on the board.
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
