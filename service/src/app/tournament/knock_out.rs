//! The rules of a knock-out: how many rounds it has, and who goes on from a drawn game.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal, access::Action, deed::GoesOnNamed,
    },
    event::{BoardResult, Bye, Colour, RoundNumber},
    pairing::knock_out::{GameSet, Outlook},
    store::rows::{self, match_games::MatchGameRow, pairings::PairingRow},
};

use super::{
    Loaded,
    entrant::Entrant,
    loaded::course_of,
    match_games::{self, entry_of, side_of},
    tie::is_level,
};

/// Whether a participant without a game is out: after the first round of a knock-out nobody misses a single round.
pub(super) fn is_out(loaded: &Loaded, round: u8, bye: Bye) -> bool {
    let later = loaded.cup().is_some_and(|cup| round > cup.games.number());
    later && bye == Bye::ZeroPoint
}

/// Prepares a copy of the tournament for its bracket: sets the number of rounds from the participants present in round 1.
///
/// # Errors
/// [`Refusal::TooFewPlayers`] for fewer than two.
pub(super) fn plan(loaded: &mut Loaded) -> Result<(), AppError> {
    let Some(cup) = loaded.cup().filter(|_| loaded.published() == 0) else {
        return Ok(());
    };
    let table = loaded.crosstable(0, true)?;
    let players = table.participants().iter();
    let players = players.filter(|one| one.entries.is_empty()).count();
    let Some(rounds) = RoundNumber::new(cup.rounds(players)) else {
        return Err(Refusal::TooFewPlayers.into());
    };
    loaded.tournament.rounds_planned = rounds.get().into();
    loaded.course = course_of(&loaded.tournament, &loaded.rounds)?;
    Ok(())
}

/// Checks, before a round is paired or the tournament is closed, that one player of every board in the newest round goes on.
///
/// # Errors
/// [`Refusal::TiesOpen`].
pub(super) fn require_decided(loaded: &Loaded) -> Result<(), AppError> {
    if !loaded.is_knock_out() || loaded.published() == 0 {
        return Ok(());
    }
    let newest = loaded.published();
    let mut boards: Vec<(u8, i32)> = Vec::new();
    for round in loaded.course.together(newest) {
        let Some(row) = loaded.round(round) else {
            continue;
        };
        let is_open = |pairing: &&PairingRow| match pairing.result {
            None | Some(BoardResult::Adjourned) => true,
            Some(_) => is_level(loaded, round, pairing) && pairing.goes_on_entry_id.is_none(),
        };
        let open = loaded.pairings_of(row.id).filter(is_open);
        boards.extend(open.map(|pairing| (round, pairing.board)));
    }
    if boards.is_empty() {
        return Ok(());
    }
    let round = newest.into();
    Err(Refusal::TiesOpen { round, boards }.into())
}

/// Refuses to change the boards of a knock-out by hand: they follow from its bracket.
///
/// # Errors
/// [`Refusal::BracketByHand`].
pub(super) fn not_by_hand(loaded: &Loaded) -> Result<(), AppError> {
    if loaded.is_knock_out() {
        return Err(Refusal::BracketByHand.into());
    }
    Ok(())
}

/// Records who goes on from a drawn game of the newest round: the winner of a tie-break or of a draw of lots. `None` takes it
/// back.
///
/// # Errors
/// The actor is not an arbiter of the tournament; no such board; [`Refusal::NothingToDecide`] if the game was not drawn;
/// [`Refusal::GamesDecide`] if further games decide it; [`Refusal::AlreadyPublished`] for the next round; stale.
pub fn name_goes_on(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (pairing, version): (i32, i32),
    goes_on: Option<Colour>,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let placed = rows::pairings::placed(conn, id, pairing)?;
        let row = &placed.row;
        let round = u8::try_from(placed.round).unwrap_or(0);
        if !is_level(&loaded, round, row) {
            return Err(Refusal::NothingToDecide.into());
        }
        if placed.round != i32::from(loaded.published()) {
            let round = placed.round + 1;
            return Err(Refusal::AlreadyPublished { round }.into());
        }
        let played = rows::match_games::of_pairing(conn, row.id)?;
        if let Outlook::Won(_) = match_games::stand(row, &played)?.outlook {
            return Err(Refusal::GamesDecide.into());
        }
        let entry = goes_on.map(|colour| entry_of(row, colour));
        if !rows::pairings::set_goes_on(conn, row.id, version, entry)? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::GoesOnNamed(GoesOnNamed {
                pairing: row.id,
                version,
                before: row.goes_on_entry_id.map(|entry| side_of(row, entry)),
                after: goes_on,
            }),
        })
    })
}

/// A drawn board of the newest round, on which the arbiter decides who goes on.
#[derive(Clone, Debug)]
pub struct DrawnTie {
    /// Number of the pairing.
    pub pairing: i32,
    /// Number of the board, from 1.
    pub board: i32,
    /// Row version.
    pub version: i32,
    /// Player with White.
    pub white: Entrant,
    /// Player with Black.
    pub black: Entrant,
    /// Colour of the player who goes on; `None` until it is decided.
    pub goes_on: Option<Colour>,
    /// Sets of further games played so far.
    pub sets: Vec<GameSet>,
    /// Whether the further games decide who goes on.
    pub is_played_out: bool,
}

/// The drawn boards of a round; `None` unless it is the newest round of a knock-out.
pub(super) fn drawn_ties(loaded: &Loaded, round: u8) -> Option<Vec<DrawnTie>> {
    if !loaded.is_knock_out() || round == 0 || round != loaded.published() {
        return None;
    }
    let row = loaded.round(round)?;
    let drawn = loaded.pairings_of(row.id).filter_map(|pairing| {
        let is_drawn = is_level(loaded, round, pairing);
        let person = |entry: i32| loaded.entry(entry).map(Entrant::from);
        let goes_on = pairing
            .goes_on_entry_id
            .map(|entry| side_of(pairing, entry));
        let played: Vec<MatchGameRow> = loaded.further_of(pairing.id).cloned().collect();
        let further = match_games::stand(pairing, &played).ok()?;
        Some(DrawnTie {
            is_played_out: matches!(further.outlook, Outlook::Won(_)),
            sets: further.sets,
            pairing: pairing.id,
            board: pairing.board,
            version: pairing.version,
            white: person(pairing.white_entry_id).filter(|_| is_drawn)?,
            black: person(pairing.black_entry_id)?,
            goes_on,
        })
    });
    Some(drawn.collect())
}
