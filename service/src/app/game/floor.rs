//! All boards of the round, by what needs an arbiter. It contains claims and flags, so it is never for a public page
//! (Laws 11.12, 12.6).

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Post, TournamentRole},
        tournament::{
            board::{self, BoardLine, RoundView},
            conflicts::{self, OpenConflict},
            seat_reports::said::{OpenCall, Reports, Said},
        },
    },
    clock::ClockTime,
    event::Colour,
    rules::{
        can_mate::dead_position,
        history::{AutomaticEnd, Claims},
    },
    store::{
        Conn,
        rows::{self, games::GameRow, tournaments::TournamentRow},
    },
};

use super::{
    arbitration::Arbitration,
    clocks::Clocks,
    incident::Kind,
    loaded::{announced_fifty, replay},
    move_line::move_lines,
    view::{IncidentLine, awaited, incident_line},
};

/// The reason why a board needs an arbiter, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Need {
    /// Two different results were sent.
    TwoValues,
    /// The players reported two different results from the board.
    TwoReports,
    /// A player calls an arbiter, or asks for a bye or to withdraw. This comes in addition to other needs of the board.
    Called,
    /// A flag was noticed and no result has followed (6.8).
    Flag,
    /// An electronic board sent a move that the Laws do not allow (3.10.2, 7.5.1).
    FedIllegal,
    /// An illegal position was seen: the arbiter waits for the next completed move (A.5.4).
    IllegalPosition,
    /// A claim waits for its check (9.5).
    OpenClaim,
    /// The player to move may claim a draw now (9.2.2, 9.3.2).
    Claimable,
    /// The game has ended by the Laws but goes on, or has no result (5.1.1, 5.2, 9.6).
    Overlooked,
    /// Illegal moves count: the next one by that player ends the game (7.5.5).
    IllegalMoves,
    /// A clock showed an impossible time (6.10.2, 7.1).
    WrongClock,
    /// A clock has less than five minutes (8.4).
    ShortOfTime,
    /// A draw was offered with the last move (9.1.2.1).
    DrawOffer,
    /// The player to move may claim by announcing a move (9.2.1, 9.3.1).
    Announceable,
}

impl Need {
    /// Whether it calls an arbiter now; the other needs are only to be watched.
    #[must_use]
    pub const fn is_urgent(self) -> bool {
        matches!(
            self,
            Self::TwoValues
                | Self::TwoReports
                | Self::Called
                | Self::Flag
                | Self::FedIllegal
                | Self::IllegalPosition
                | Self::OpenClaim
                | Self::Overlooked
        )
    }
}

/// A board, with everything that needs attention.
#[derive(Clone, Debug)]
pub struct FloorBoard {
    /// The pairing.
    pub line: BoardLine,
    /// Number of half-moves recorded.
    pub plies: u32,
    /// The draws that the player to move may claim, now or by announcing a move.
    pub claims: Option<Claims>,
    /// Whether neither side can mate any longer (5.2.2), as far as a quick check proves it.
    pub dead: bool,
    /// The clocks; `None` if the time control cannot be read.
    pub clocks: Option<Clocks>,
    /// The player who offered a draw with the last move.
    pub draw_offer: Option<Colour>,
    /// The automatic end, if the game has reached one.
    pub ended: Option<AutomaticEnd>,
    /// Incidents that stand, oldest first.
    pub incidents: Vec<IncidentLine>,
    /// Values for the result that conflict with the one that counts, oldest first.
    pub conflicts: Vec<OpenConflict>,
    /// The results that the players reported from the board.
    pub reports: Reports,
    /// The open calls of the players, oldest first.
    pub calls: Vec<OpenCall>,
    /// The move from the electronic board that the Laws do not allow: its half-move, and the move as written.
    pub fed_illegal: Option<(u32, String)>,
}

impl FloorBoard {
    /// Number of illegal moves of a player that count.
    #[must_use]
    pub fn illegal_moves(&self, colour: Colour) -> usize {
        let counted = self.incidents.iter().filter(|i| i.counts);
        counted.filter(|i| i.colour == Some(colour)).count()
    }

    /// A player's clock as last recorded.
    #[must_use]
    pub fn display(&self, colour: Colour) -> Option<ClockTime> {
        let (_, display) = self.clocks.as_ref()?.side(colour).shown?;
        Some(display)
    }

    /// Players whose last recorded clock was below five minutes (8.4).
    #[must_use]
    pub fn short_of_time(&self) -> Vec<Colour> {
        let short = |colour: &Colour| {
            let display = self.display(*colour);
            display.is_some_and(|display| display < ClockTime::from_seconds(300))
        };
        [Colour::White, Colour::Black]
            .into_iter()
            .filter(short)
            .collect()
    }

    /// The last flag that was noticed, unless the game goes on after it (6.4).
    #[must_use]
    pub fn flag(&self) -> Option<&IncidentLine> {
        let last = self.incidents.iter().rfind(|i| i.kind == Kind::Flag)?;
        last.calls().then_some(last)
    }

    /// Whether the illegal move from the electronic board is still open: neither a move nor an incident was recorded
    /// since.
    #[must_use]
    pub fn is_fed_illegal(&self) -> bool {
        let next = self.plies.saturating_add(1);
        let dealt = self
            .incidents
            .iter()
            .any(|one| one.kind == Kind::IllegalMove && one.ply == self.plies);
        let sent = self.fed_illegal.as_ref();
        sent.is_some_and(|(ply, _)| *ply == next) && !dealt
    }

    /// The illegal position for which the arbiter waits for the next move (A.5.4).
    #[must_use]
    pub fn awaited_position(&self) -> Option<&IncidentLine> {
        awaited(&self.incidents)
    }

    /// A claim on the present position that nobody has checked yet.
    #[must_use]
    pub fn open_claim(&self) -> Option<&IncidentLine> {
        let mut claims = self.incidents.iter().filter(|i| i.kind == Kind::Claim);
        claims.rfind(|i| i.is_open() && i.ply == self.plies)
    }

    /// The most urgent need of the board. `None` for a board that needs nothing; a finished board can still have two
    /// values for its result.
    #[must_use]
    pub fn need(&self) -> Option<Need> {
        if !self.conflicts.is_empty() {
            return Some(Need::TwoValues);
        }
        if self.line.result.is_none() && self.reports.differ() {
            return Some(Need::TwoReports);
        }
        if self.line.result.is_some() {
            return None;
        }
        let claims = self.claims.as_ref();
        let holds = [
            (Need::Flag, self.flag().is_some()),
            (Need::FedIllegal, self.is_fed_illegal()),
            (Need::IllegalPosition, self.awaited_position().is_some()),
            (Need::OpenClaim, self.open_claim().is_some()),
            (Need::Claimable, claims.is_some_and(|c| c.now.any())),
            (Need::Overlooked, self.ended.is_some() || self.dead),
            (
                Need::IllegalMoves,
                self.incidents.iter().any(|incident| incident.counts),
            ),
            (
                Need::WrongClock,
                self.clocks.as_ref().is_some_and(|c| !c.findings.is_empty()),
            ),
            (Need::ShortOfTime, !self.short_of_time().is_empty()),
            (Need::DrawOffer, self.draw_offer.is_some()),
            (Need::Announceable, claims.is_some_and(Claims::any)),
        ];
        // No draw can be claimed in a game that is over.
        let over = self.ended.is_some();
        holds
            .into_iter()
            .find(|(need, holds)| *holds && !(over && *need == Need::Claimable))
            .map(|(need, _)| need)
    }
}

/// All boards of the round, with their needs.
#[derive(Clone, Debug)]
pub struct Floor {
    /// The round without its boards' details.
    pub round: RoundView,
    /// The reader's role in the tournament.
    pub role: TournamentRole,
    /// The boards, by number.
    pub boards: Vec<FloorBoard>,
}

/// The boards of the newest published round.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn floor(ctx: &Context, actor: &Actor, slug: &str) -> Result<Floor, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        let role = access::must_be_at(conn, actor, id, Post::Floor)?;
        let round = board::view(&loaded, Some(role), None)?;
        let settings = Arbitration::of_tournament(conn, id)?;
        let mut incidents: HashMap<i32, Vec<IncidentLine>> = HashMap::new();
        for row in rows::incidents::of_tournament(conn, id)? {
            if row.superseded_by.is_none() {
                let there = incidents.entry(row.pairing_id).or_default();
                there.push(incident_line(row)?);
            }
        }
        let open = conflicts::open(conn, id)?;
        let mut games: HashMap<i32, GameRow> = rows::games::on_boards(conn, id)?
            .into_iter()
            .filter_map(|game| Some((game.pairing_id?, game)))
            .collect();
        let mut fed = fed_illegal(conn, id)?;
        let mut said = Said::of_tournament(conn, id)?;
        let mut boards = Vec::with_capacity(round.boards.len());
        for line in &round.boards {
            let mut board = FloorBoard {
                line: line.clone(),
                plies: 0,
                claims: None,
                dead: false,
                clocks: None,
                draw_offer: None,
                ended: None,
                incidents: incidents.remove(&line.pairing).unwrap_or_default(),
                conflicts: open
                    .iter()
                    .filter(|one| one.pairing == line.pairing)
                    .cloned()
                    .collect(),
                reports: said.reports.remove(&line.pairing).unwrap_or_default(),
                calls: said.calls.remove(&line.pairing).unwrap_or_default(),
                fed_illegal: fed.remove(&line.pairing),
            };
            // A finished board has no needs of its game, so the game is not replayed.
            let game = games
                .remove(&line.pairing)
                .filter(|_| line.result.is_none());
            if let Some(row) = game {
                replayed(conn, &loaded.tournament, &settings, &row, &mut board)?;
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

/// Moves from electronic boards that the Laws do not allow, by pairing.
fn fed_illegal(conn: &mut Conn, tournament: i32) -> Result<HashMap<i32, (u32, String)>, AppError> {
    let rows = rows::feeds::troubles_of(conn, tournament)?.into_iter();
    let illegal = rows.filter(|row| row.trouble.is_illegal());
    Ok(illegal
        .filter_map(|row| {
            let ply = u32::try_from(row.ply?).ok()?;
            Some((row.pairing_id?, (ply, row.written)))
        })
        .collect())
}

/// The findings about a board that need its game replayed.
fn replayed(
    conn: &mut Conn,
    tournament: &TournamentRow,
    settings: &Arbitration,
    row: &GameRow,
    board: &mut FloorBoard,
) -> Result<(), AppError> {
    let moves = rows::games::moves(conn, row.id)?;
    let game = replay(row, &moves)?;
    let game = announced_fifty(&tournament.more_than_fifty)?.applied_to(game);
    let lines = move_lines(&moves);
    board.plies = game.plies();
    board.ended = game.automatic_end();
    board.claims = Some(game.claims()).filter(Claims::any);
    board.dead = board.ended.is_none()
        && game.edition().provisions().dead_position
        && dead_position(game.position()).is_some();
    board.clocks = Clocks::of(&tournament.time_control, settings.switch, &lines);
    board.draw_offer = match moves.last().map(|last| (last.draw_offer, last.ply % 2)) {
        None | Some((false, _)) => None,
        Some((true, 1)) => Some(Colour::White),
        Some((true, _)) => Some(Colour::Black),
    };
    Ok(())
}
