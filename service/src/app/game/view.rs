//! A game as its arbiters see it. It contains claims and flags, so it is never for a public page (Laws 11.12, 12.6).

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Post, TournamentRole},
        tournament::{
            board::{self, BoardLine},
            reason::ResultReason,
            summary::Summary,
        },
    },
    clock::{self, ClockTime, TimeControl},
    event::{BoardResult, Colour, RoundState},
    rules::{
        history::Game,
        position::{read_fen, write_fen},
        verdict::Supervision,
    },
    store::rows,
};

use super::{
    LoadedGame,
    arbitration::Arbitration,
    clocks::Clocks,
    decision::{Decision, Detail, Outcome},
    incident::Kind,
    loaded::announced_fifty,
    move_line::{MoveLine, clock, move_lines},
    position_source::PositionSource,
};

/// A recorded incident.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentLine {
    /// Number of the incident in the database.
    pub id: i32,
    /// Kind of the incident.
    pub kind: Kind,
    /// The player concerned.
    pub colour: Option<Colour>,
    /// Half-move after which it happened.
    pub ply: u32,
    /// What happened, in the arbiter's words.
    pub facts: String,
    /// The article that it is based on; may be empty.
    pub article: String,
    /// The ruling in the arbiter's words.
    pub ruling: String,
    /// The decision, or other stored data.
    pub detail: Option<Detail>,
    /// White's clock.
    pub white_clock: Option<ClockTime>,
    /// Black's clock.
    pub black_clock: Option<ClockTime>,
    /// Name of the person who recorded it.
    pub by: String,
    /// When it was recorded, in UTC.
    pub at: NaiveDateTime,
    /// Number of the incident that replaced it.
    pub superseded_by: Option<i32>,
    /// Whether it stands and counts as an illegal move of the player (7.5.5).
    pub counts: bool,
}

impl IncidentLine {
    /// Whether no other incident has replaced it.
    #[must_use]
    pub const fn stands(&self) -> bool {
        self.superseded_by.is_none()
    }

    /// Whether it still needs the arbiter. A flag after which the game goes on does not (6.4).
    #[must_use]
    pub fn calls(&self) -> bool {
        let decided = self.detail.as_ref().and_then(Detail::decision);
        decided.is_none_or(|decision| decision.outcome != Outcome::Continues)
    }

    /// Whether the arbiter waits for the next completed move (A.5.4).
    #[must_use]
    pub fn waits(&self) -> bool {
        let decided = self.detail.as_ref().and_then(Detail::decision);
        decided.is_some_and(|decision| decision.outcome == Outcome::Waits)
    }

    /// Whether it has a decision by the Laws.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.detail.as_ref().and_then(Detail::decision).is_some()
    }

    /// Whether nothing has been decided about it yet.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.ruling.is_empty() && self.detail.is_none()
    }
}

/// A game with its board, moves and incidents.
#[derive(Clone, Debug)]
pub struct GameView {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: TournamentRole,
    /// Number of the round, from 1.
    pub round: u8,
    /// The pairing.
    pub board: BoardLine,
    /// The moves that stand.
    pub moves: Vec<MoveLine>,
    /// The replayed game; if the arbiter set up a position, a game that begins with it.
    pub game: Game,
    /// The source of the position.
    pub position_source: PositionSource,
    /// Incidents, oldest first.
    pub incidents: Vec<IncidentLine>,
    /// The event's choices about arbitration.
    pub settings: Arbitration,
    /// The clocks; `None` if the time control cannot be read.
    pub clocks: Option<Clocks>,
    /// Scoresheets and PGN texts as they were handed in; may be empty.
    pub source: String,
    /// Version of the game, needed for the next write.
    pub version: i32,
    /// Version of the tournament that was read.
    pub tournament_version: i32,
}

impl GameView {
    /// Whether Guidelines III (games without increment) apply to this game (III.2).
    #[must_use]
    pub fn guidelines_iii(&self) -> bool {
        let control = self.summary.time_control.parse::<TimeControl>();
        let points = self.settings.points;
        control.is_ok_and(|control| points.guidelines_iii(self.summary.kind, &control))
    }

    /// Judges from this position instead of the one from the record; an empty text keeps the record.
    pub fn set_up(&mut self, fen: &str) {
        if fen.trim().is_empty() {
            return;
        }
        self.position_source = match read_fen(fen) {
            Ok(position) => {
                let (fen, recorded) = (write_fen(&position), self.game.plies());
                self.game = Game::with_edition(position, self.game.edition());
                PositionSource::SetUp { fen, recorded }
            }
            Err(faults) => PositionSource::Impossible(faults),
        };
    }

    /// Whether somebody entered the present position, as moves or as the position itself.
    #[must_use]
    pub fn position_is_known(&self) -> bool {
        match self.position_source {
            PositionSource::Recorded => self.game.plies() > 0,
            PositionSource::SetUp { .. } => true,
            PositionSource::Impossible(_) => false,
        }
    }

    /// Whether a result other than an adjournment was entered; an adjourned game goes on.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let result = self.board.result;
        result.is_some_and(|result| result != BoardResult::Adjourned)
    }

    /// Number of illegal moves of a player that count (Law 7.5).
    #[must_use]
    pub fn illegal_moves(&self, colour: Colour) -> usize {
        let counted = self.incidents.iter().filter(|i| i.counts);
        counted.filter(|i| i.colour == Some(colour)).count()
    }

    /// Whether the result is based on a record that was replaced since, so that the arbiter must decide again.
    #[must_use]
    pub fn result_in_doubt(&self) -> bool {
        let Some(ResultReason::Ruled {
            incident: Some(id), ..
        }) = &self.board.reason
        else {
            return false;
        };
        self.incident(*id).is_some_and(|line| !line.stands())
    }

    /// The illegal position for which the arbiter waits for the next move (A.5.4).
    #[must_use]
    pub fn awaited_position(&self) -> Option<&IncidentLine> {
        awaited(&self.incidents)
    }

    /// Whether the arbiter waits after illegal positions (A.5.4, B.3): in rapid and blitz without full supervision.
    #[must_use]
    pub fn waits_for_positions(&self) -> bool {
        self.summary.kind != clock::Kind::Standard
            && self.settings.supervision == Supervision::Partial
    }

    /// The incident with this number.
    #[must_use]
    pub fn incident(&self, id: i32) -> Option<&IncidentLine> {
        self.incidents.iter().find(|line| line.id == id)
    }
}

/// The illegal position for which the arbiter waits for the next move (A.5.4), if the last one seen still needs it.
pub(super) fn awaited(incidents: &[IncidentLine]) -> Option<&IncidentLine> {
    let mut positions = incidents
        .iter()
        .filter(|line| line.kind == Kind::IllegalPosition && line.stands());
    positions.next_back().filter(|line| line.waits())
}

pub(super) fn incident_line(row: rows::incidents::IncidentRow) -> Result<IncidentLine, AppError> {
    let kind = row.kind.word()?;
    let detail = row.detail.as_deref().map(Detail::from_json).transpose()?;
    let decided = detail.as_ref().and_then(Detail::decision);
    Ok(IncidentLine {
        id: row.id,
        kind,
        colour: row.colour,
        ply: row.ply.and_then(|ply| u32::try_from(ply).ok()).unwrap_or(0),
        facts: row.facts,
        article: row.article,
        ruling: row.ruling,
        white_clock: clock(row.white_clock),
        black_clock: clock(row.black_clock),
        by: row.recorded_by,
        at: row.recorded_at,
        superseded_by: row.superseded_by,
        counts: row.superseded_by.is_none()
            && kind == Kind::IllegalMove
            && decided.is_none_or(Decision::counts_as_illegal),
        detail,
    })
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
        let role = access::must_be_at(conn, actor, id, Post::Game)?;
        let row = rows::pairings::by_id(conn, id, pairing)?;
        let number = loaded
            .rounds
            .iter()
            .find(|round| round.id == row.round_id && round.state == RoundState::Published)
            .and_then(|round| u8::try_from(round.number).ok())
            .ok_or(AppError::NotFound)?;
        let round = board::view(&loaded, Some(role), Some(number))?;
        let board = round
            .boards
            .into_iter()
            .find(|line| line.pairing == pairing);
        let game = LoadedGame::of_pairing(conn, pairing, loaded.tournament.rules_edition)?;
        let announced = announced_fifty(&loaded.tournament.more_than_fifty)?;
        let version = game.version();
        let source = game.row.as_ref().map(|row| row.source.clone());
        let moves = move_lines(&game.moves);
        let settings = Arbitration::of_tournament(conn, id)?;
        let clocks = Clocks::of(&loaded.tournament.time_control, settings.switch, &moves);
        let incidents = rows::incidents::of_pairing(conn, pairing)?;
        Ok(GameView {
            summary: Summary::of(&loaded)?,
            role,
            round: number,
            board: board.ok_or(AppError::NotFound)?,
            moves,
            game: announced.applied_to(game.game),
            position_source: PositionSource::Recorded,
            incidents: incidents
                .into_iter()
                .map(incident_line)
                .collect::<Result<_, _>>()?,
            settings,
            clocks,
            source: source.unwrap_or_default(),
            version,
            tournament_version: loaded.version(),
        })
    })
}
