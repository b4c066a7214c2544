//! All boards of the round by what needs an arbiter. Claims and flags are in it: never for a public page
//! (Laws 11.12, 12.6).

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::board::{self, BoardLine, RoundView},
    },
    clock::ClockTime,
    event::Colour,
    rules::{
        can_mate::dead_position,
        history::{AutomaticEnd, Claims},
    },
    store::rows::{self, games::GameRow},
};

use super::{
    incident::Kind,
    loaded::replay,
    view::{IncidentLine, clock, incident_line},
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
    /// Whether neither side can mate any more (5.2.2), as far as a quick look proves it.
    pub dead: bool,
    /// White's clock as last recorded.
    pub white_clock: Option<ClockTime>,
    /// Black's clock as last recorded.
    pub black_clock: Option<ClockTime>,
    /// Who offered a draw with the last move.
    pub draw_offer: Option<Colour>,
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

    /// Whether a clock stood below five minutes when last recorded (8.4).
    #[must_use]
    pub fn is_short_of_time(&self) -> bool {
        [self.white_clock, self.black_clock]
            .into_iter()
            .flatten()
            .any(|clock| clock.centiseconds() < 5 * 60 * 100)
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
        let loaded = ctx.tournament(conn, slug)?;
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
        let mut games: HashMap<i32, GameRow> = rows::games::of_tournament(conn, id)?
            .into_iter()
            .filter_map(|game| Some((game.pairing_id?, game)))
            .collect();
        let mut boards = Vec::with_capacity(round.boards.len());
        for line in &round.boards {
            let mut board = FloorBoard {
                line: line.clone(),
                plies: 0,
                claims: None,
                dead: false,
                white_clock: None,
                black_clock: None,
                draw_offer: None,
                ended: None,
                incidents: incidents.remove(&line.pairing).unwrap_or_default(),
            };
            // A finished board calls nobody: its game is not replayed.
            let game = games
                .remove(&line.pairing)
                .filter(|_| line.result.is_none());
            if let Some(row) = game {
                let moves = rows::games::moves(conn, row.id)?;
                let game = replay(&row.rules_edition, &moves)?;
                board.plies = game.plies();
                board.ended = game.automatic_end();
                board.claims = Some(game.claims()).filter(Claims::any);
                board.dead = board.ended.is_none()
                    && game.edition().provisions().dead_position
                    && dead_position(game.position()).is_some();
                if let Some(last) = moves.last() {
                    board.white_clock = clock(last.white_clock);
                    board.black_clock = clock(last.black_clock);
                    board.draw_offer = match (last.draw_offer, last.ply % 2) {
                        (false, _) => None,
                        (true, 1) => Some(Colour::White),
                        (true, _) => Some(Colour::Black),
                    };
                }
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
