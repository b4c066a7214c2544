//! A request to take part, as its sender, its guardian and the arbiters see it.

use chrono::{NaiveDate, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        players::{self, PlayerSummary},
        tournament::{
            Snapshot,
            entry_values::from_registry,
            fees::{self, Due, Fee},
            round_hours::Hours,
            summary::Summary,
        },
    },
    event::{Elo, NameShown, PersonName, Publication, RequestState},
    fees::{FeeTable, Payer},
    prizes,
    store::{
        Conn,
        rows::{
            entry_doors,
            entry_requests::{self, RequestRow},
            players::{PlayerRow, by_id},
        },
    },
};

use super::{
    door::{Door, Notice},
    limits::SectionDoor,
    owed::{self, Fees},
};

/// The name under which the door looks for players.
const DOOR: &str = "enter";

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Number of the request.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// Whether they were found in the registry.
    pub is_registered: bool,
    /// Who is to play.
    pub name: PersonName,
    /// Year of birth.
    pub year: Option<i32>,
    /// Rating in the registry.
    pub rating: Option<Elo>,
    /// Name of the club.
    pub club: String,
    /// The club whose secretary sent it.
    pub club_door: Option<i32>,
    /// How far it is.
    pub state: RequestState,
    /// Since when, UTC.
    pub state_at: NaiveDateTime,
    /// When it was sent, UTC.
    pub sent_at: NaiveDateTime,
    /// Rounds in which a half-point bye is asked for.
    pub byes: Vec<i32>,
    /// How much of the name is shown.
    pub name_shown: NameShown,
    /// Where they are named.
    pub publication: Publication,
    /// Version of the notice that was shown.
    pub notice: i32,
    /// Where the sender is written to; may be empty.
    pub email: String,
    /// Who confirms, where somebody has to.
    pub guardian: String,
    /// Where they are written to; may be empty.
    pub guardian_email: String,
    /// When they confirmed, UTC.
    pub guardian_at: Option<NaiveDateTime>,
    /// `link`, `paper` or `club`.
    pub guardian_how: String,
    /// What is owed and paid.
    pub fee: Fee,
    /// What tells payments apart.
    pub code: String,
    /// Why it was refused.
    pub reason: String,
    /// The entry that it became.
    pub entry: Option<i32>,
    /// Its place in the waiting list, from 1.
    pub waiting: Option<usize>,
}

impl Request {
    /// The row; `all` are those of the tournament in the order sent, `fees` its fees.
    pub(super) fn of(row: &RequestRow, all: &[RequestRow], fees: &Fees) -> Self {
        let mut queue = all
            .iter()
            .filter(|other| other.state == RequestState::Waiting);
        let waiting = queue.position(|other| other.id == row.id);
        Self {
            id: row.id,
            version: row.version,
            is_registered: row.player_id.is_some(),
            name: row.person.name.clone(),
            year: row.person.birth_year(),
            rating: row.rating,
            club: row.club_name.clone(),
            club_door: row.club_door,
            state: row.state,
            state_at: row.state_at,
            sent_at: row.sent_at,
            byes: rounds(&row.byes),
            name_shown: row.name_shown,
            publication: row.publication,
            notice: row.notice,
            email: row.email.clone(),
            guardian: row.guardian_name.clone(),
            guardian_email: row.guardian_email.clone(),
            guardian_at: row.guardian_at,
            guardian_how: row.guardian_how.clone(),
            fee: fees.owed(row),
            code: row.code(),
            reason: row.reason.clone(),
            entry: row.entry_id,
            waiting: waiting.map(|index| index + 1),
        }
    }
}

/// Rounds as they are stored.
pub(super) fn rounds(stored: &str) -> Vec<i32> {
    stored
        .split(',')
        .filter_map(|round| round.parse().ok())
        .collect()
}

/// The door of a tournament, as everybody who comes to it sees it.
#[derive(Clone, Debug)]
pub struct Entrance {
    /// The tournament.
    pub summary: Summary,
    pub door: Door,
    /// Whether a request is taken now.
    pub takes: bool,
    /// The sections of the event, this one among them; none where the tournament stands alone.
    pub sections: Vec<SectionDoor>,
    /// Rounds of the tournament.
    pub rounds: i32,
    /// The bands of the fee.
    pub fees: FeeTable,
    /// The first day, by which somebody is a child or not.
    pub first_day: NaiveDate,
}

impl Entrance {
    pub(super) fn of(
        conn: &mut Conn,
        loaded: &Snapshot,
        now: NaiveDateTime,
    ) -> Result<Self, AppError> {
        let door = Door::of(conn, &loaded.tournament)?;
        Ok(Self {
            takes: door.takes(now),
            sections: SectionDoor::of_event(conn, &loaded.tournament, now)?,
            fees: fees::stored(conn, &loaded.tournament)?.1,
            door,
            rounds: loaded.tournament.rounds_planned,
            first_day: loaded.tournament.start_date,
            summary: Summary::of(loaded)?,
        })
    }
}

/// The door, for everybody.
///
/// # Errors
/// No such tournament, or nobody ever opened its door.
pub fn entrance(ctx: &Context, slug: &str) -> Result<Entrance, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let entrance = Entrance::of(conn, &loaded, now)?;
        if entrance.door.version == 0 {
            return Err(AppError::NotFound);
        }
        Ok(entrance)
    })
}

/// What a player of the registry would owe by these fees who asked now, and their rating of the event's kind of chess;
/// `is_known`: the reader knows them.
pub(super) fn quoted(
    conn: &mut Conn,
    (loaded, table): (&Snapshot, &FeeTable),
    row: &PlayerRow,
    is_known: bool,
    now: NaiveDateTime,
) -> Result<(Due, Option<Elo>), AppError> {
    let values = from_registry(conn, row, loaded.tournament.kind)?;
    let payer = Payer {
        who: prizes::Candidate {
            rating: values.rating,
            birth_year: values.person.birth_year(),
            sex: values.person.sex,
            federation: values.person.federation,
            title: values.person.title,
            club: values.club_name,
            ..prizes::Candidate::default()
        },
        entered: Hours::zone_of(&loaded.tournament)?.day(now),
    };
    Ok((owed::due(table, &payer, is_known), values.rating))
}

/// Somebody who was found in the registry and would enter.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The player of the registry.
    pub player: PlayerSummary,
    /// What they would owe.
    pub due: Due,
    /// Their rating of the event's kind of chess.
    pub rating: Option<Elo>,
}

/// The door for somebody who was found in the registry.
///
/// # Errors
/// As [`entrance`]; no such player, or one whom no public list names.
pub fn entrance_of(
    ctx: &Context,
    slug: &str,
    player: i32,
) -> Result<(Entrance, Candidate), AppError> {
    // As everybody sees them, whoever asks.
    let nobody = Actor::visitor(DOOR.to_owned());
    let player_found = players::page(ctx, &nobody, player, 1)?.player;
    let entrance = entrance(ctx, slug)?;
    let now = ctx.clock.now();
    let (due, rating) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let row = by_id(conn, player)?;
        let (_, table, _) = fees::stored(conn, &loaded.tournament)?;
        quoted(conn, (&loaded, &table), &row, false, now)
    })?;
    let candidate = Candidate {
        player: player_found,
        due,
        rating,
    };
    Ok((entrance, candidate))
}

/// All requests, for the arbiters of the tournament.
#[derive(Clone, Debug)]
pub struct Requests {
    /// The door.
    pub entrance: Entrance,
    /// What the reader is.
    pub role: TournamentRole,
    /// In the order sent.
    pub requests: Vec<Request>,
}

/// All requests.
///
/// # Errors
/// No such tournament; not an arbiter of it.
pub fn all(ctx: &Context, actor: &Actor, slug: &str) -> Result<Requests, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let rows = entry_requests::of_tournament(conn, id)?;
        let fees = Fees::of(conn, &loaded)?;
        Ok(Requests {
            entrance: Entrance::of(conn, &loaded, now)?,
            role,
            requests: rows
                .iter()
                .map(|row| Request::of(row, &rows, &fees))
                .collect(),
        })
    })
}

/// The notice that was shown with a request.
pub(super) fn notice(conn: &mut Conn, tournament: i32, number: i32) -> Result<Notice, AppError> {
    let row = entry_doors::notice_of(conn, tournament, number)?;
    Ok(row.map_or_else(Notice::default, Notice::from))
}
