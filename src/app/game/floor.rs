//! All boards of the round by what needs an arbiter. Claims and flags are in it: never for a public page
//! (Laws 11.12, 12.6).

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{
            Loaded,
            board::{self, BoardLine, RoundView},
        },
    },
    event::Colour,
    rules::history::{AutomaticEnd, Claims},
    store::rows,
};

use super::{
    incident::Kind,
    loaded::replay,
    view::{IncidentLine, incident_line},
};

/// A board and what is going on at it.
#[derive(Clone, Debug)]
pub struct FloorBoard {
    /// The pairing.
    pub line: BoardLine,
    /// Half-moves recorded.
    pub plies: u32,
    /// What the player to move may claim now, on the board.
    pub claims: Option<Claims>,
    /// The automatic end, when the game has reached one.
    pub ended: Option<AutomaticEnd>,
    /// Incidents that stand, oldest first.
    pub incidents: Vec<IncidentLine>,
}

impl FloorBoard {
    /// Illegal moves of a player that count.
    #[must_use]
    pub fn illegal_moves(&self, colour: Colour) -> usize {
        self.incidents
            .iter()
            .filter(|i| i.kind == Kind::IllegalMove && i.colour == Some(colour))
            .count()
    }

    /// The last flag that was noticed.
    #[must_use]
    pub fn flag(&self) -> Option<&IncidentLine> {
        self.incidents.iter().rfind(|i| i.kind == Kind::Flag)
    }
}

/// The floor.
#[derive(Clone, Debug)]
pub struct Floor {
    /// The round without its boards' details.
    pub round: RoundView,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// Boards, first board first.
    pub boards: Vec<FloorBoard>,
}

/// The newest published round.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn floor(ctx: &Context, actor: &Actor, slug: &str) -> Result<Floor, AppError> {
    ctx.read(|conn| {
        let loaded = Loaded::by_slug(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let round = board::view(&loaded, Some(role), None)?;
        let mut incidents: HashMap<i32, Vec<IncidentLine>> = HashMap::new();
        for row in rows::incidents::of_tournament(conn, id)? {
            if row.superseded_by.is_none() {
                incidents
                    .entry(row.pairing_id)
                    .or_default()
                    .push(incident_line(row));
            }
        }
        let mut boards = Vec::with_capacity(round.boards.len());
        for line in &round.boards {
            let mut board = FloorBoard {
                line: line.clone(),
                plies: 0,
                claims: None,
                ended: None,
                incidents: incidents.remove(&line.pairing).unwrap_or_default(),
            };
            if let Some(row) = rows::games::of_pairing(conn, line.pairing)? {
                let moves = rows::games::moves(conn, row.id)?;
                let game = replay(&row.rules_edition, &moves)?;
                board.plies = game.plies();
                board.ended = game.automatic_end();
                board.claims = Some(game.claims()).filter(Claims::any);
            }
            boards.push(board);
        }
        Ok(Floor {
            round,
            role,
            boards,
        })
    })
}
