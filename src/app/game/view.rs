//! A game as its arbiters see it. Claims and flags are in it: never for a public page (Laws 11.12, 12.6).

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{
            board::{self, BoardLine},
            summary::Summary,
        },
    },
    clock::ClockTime,
    event::Colour,
    rules::history::Game,
    store::rows,
};

use super::{LoadedGame, incident::Kind};

/// A recorded half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// Half-move, from 1.
    pub ply: u32,
    /// Canonical SAN.
    pub san: String,
    /// As it was typed.
    pub written: String,
    /// The mover's clock after it.
    pub clock: Option<ClockTime>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// When recorded, UTC.
    pub at: NaiveDateTime,
}

/// A recorded incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentLine {
    /// Number.
    pub id: i32,
    /// Kind.
    pub kind: Kind,
    /// The player concerned.
    pub colour: Option<Colour>,
    /// Half-move after which it happened.
    pub ply: u32,
    /// What happened.
    pub facts: String,
    /// Article.
    pub article: String,
    /// What was ruled.
    pub ruling: String,
    /// White's clock.
    pub white_clock: Option<ClockTime>,
    /// Black's clock.
    pub black_clock: Option<ClockTime>,
    /// Who recorded it.
    pub by: String,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Whether a later one replaced it.
    pub superseded: bool,
}

/// A game with its board, moves and incidents.
#[derive(Clone, Debug)]
pub struct GameView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// Round.
    pub round: u8,
    /// The pairing.
    pub board: BoardLine,
    /// Moves that stand.
    pub moves: Vec<MoveLine>,
    /// The game replayed.
    pub game: Game,
    /// Incidents, oldest first.
    pub incidents: Vec<IncidentLine>,
    /// Version for the next write.
    pub version: i32,
}

impl GameView {
    /// Illegal moves of a player that count (Law 7.5).
    #[must_use]
    pub fn illegal_moves(&self, colour: Colour) -> usize {
        self.incidents
            .iter()
            .filter(|i| i.kind == Kind::IllegalMove && i.colour == Some(colour) && !i.superseded)
            .count()
    }
}

pub(super) fn clock(centiseconds: Option<i32>) -> Option<ClockTime> {
    centiseconds
        .and_then(|c| u32::try_from(c).ok())
        .map(ClockTime::from_centiseconds)
}

pub(super) fn incident_line(row: rows::incidents::IncidentRow) -> IncidentLine {
    IncidentLine {
        id: row.id,
        kind: Kind::from_code(&row.kind).unwrap_or(Kind::Other),
        colour: match row.colour.as_deref() {
            Some("white") => Some(Colour::White),
            Some("black") => Some(Colour::Black),
            _ => None,
        },
        ply: row.ply.and_then(|ply| u32::try_from(ply).ok()).unwrap_or(0),
        facts: row.facts,
        article: row.article,
        ruling: row.ruling,
        white_clock: clock(row.white_clock),
        black_clock: clock(row.black_clock),
        by: row.recorded_by,
        at: row.recorded_at,
        superseded: row.superseded_by.is_some(),
    }
}

/// The game of a pairing.
///
/// # Errors
/// Not an arbiter of this tournament; no such pairing; its round is a draft.
pub fn of_pairing(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    pairing: i32,
) -> Result<GameView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let row = rows::pairings::by_id(conn, id, pairing)?;
        let number = loaded
            .rounds
            .iter()
            .find(|round| round.id == row.round_id && round.state == "published")
            .and_then(|round| u8::try_from(round.number).ok())
            .ok_or(AppError::NotFound)?;
        let round = board::view(&loaded, Some(role), Some(number))?;
        let board = round
            .boards
            .into_iter()
            .find(|line| line.pairing == pairing);
        let game = LoadedGame::of_pairing(conn, pairing, &loaded.tournament.rules_edition)?;
        let version = game.version();
        let moves = game
            .moves
            .into_iter()
            .map(|m| MoveLine {
                ply: u32::try_from(m.ply).unwrap_or(0),
                clock: clock(if m.ply % 2 == 1 {
                    m.white_clock
                } else {
                    m.black_clock
                }),
                san: m.san,
                written: m.written,
                draw_offer: m.draw_offer,
                at: m.made_at,
            })
            .collect();
        let incidents = rows::incidents::of_pairing(conn, pairing)?;
        Ok(GameView {
            summary: Summary::of(&loaded),
            role,
            round: number,
            board: board.ok_or(AppError::NotFound)?,
            moves,
            game: game.game,
            incidents: incidents.into_iter().map(incident_line).collect(),
            version,
        })
    })
}
