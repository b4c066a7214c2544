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

/// The name of the visitor as whom the door looks up players.
const DOOR: &str = "enter";

/// A request to take part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Number of the request.
    pub id: i32,
    /// Row version.
    pub version: i32,
    /// Whether the player was found in the registry.
    pub is_registered: bool,
    /// Name of the player.
    pub name: PersonName,
    /// Year of birth of the player.
    pub year: Option<i32>,
    /// Rating of the event's kind of chess; `None` for unrated players.
    pub rating: Option<Elo>,
    /// Name of the club.
    pub club: String,
    /// Number of the club whose secretary sent it; `None` if no club did.
    pub club_door: Option<i32>,
    /// State of the request.
    pub state: RequestState,
    /// When it came into this state, in UTC.
    pub state_at: NaiveDateTime,
    /// When it was sent, in UTC.
    pub sent_at: NaiveDateTime,
    /// Rounds for which a half-point bye is asked.
    pub byes: Vec<i32>,
    /// How much of the name is shown.
    pub name_shown: NameShown,
    /// Where the player is named.
    pub publication: Publication,
    /// Version of the notice that was shown.
    pub notice: i32,
    /// Email address of the sender; may be empty.
    pub email: String,
    /// Name of the guardian; empty if none must confirm.
    pub guardian: String,
    /// Email address of the guardian; may be empty.
    pub guardian_email: String,
    /// When the guardian confirmed, in UTC; `None` before.
    pub guardian_at: Option<NaiveDateTime>,
    /// How the guardian confirmed: `link`, `paper` or `club`; empty before.
    pub guardian_how: String,
    /// The fee owed and paid.
    pub fee: Fee,
    /// Code that identifies the payment.
    pub code: String,
    /// Reason of a refusal; empty otherwise.
    pub reason: String,
    /// Number of the entry that it became; `None` before.
    pub entry: Option<i32>,
    /// Its place on the waiting list, from 1; `None` if it is not on it.
    pub waiting: Option<usize>,
}

impl Request {
    /// Builds the view of a row. `all` are the tournament's requests in the order in which they were sent; `fees` are its fees.
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

/// Reads stored rounds.
pub(super) fn rounds(stored: &str) -> Vec<i32> {
    stored
        .split(',')
        .filter_map(|round| round.parse().ok())
        .collect()
}

/// The door of a tournament, as everybody sees it.
#[derive(Clone, Debug)]
pub struct Entrance {
    /// The tournament.
    pub summary: Summary,
    pub door: Door,
    /// Whether the door takes requests now.
    pub takes: bool,
    /// The sections of the event, including this one; empty for a tournament on its own.
    pub sections: Vec<SectionDoor>,
    /// Number of planned rounds.
    pub rounds: i32,
    /// The bands of the entry fee.
    pub fees: FeeTable,
    /// First day of the event; ages are counted on it.
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

/// Reads the door, for everybody.
///
/// # Errors
/// No such tournament, or its door was never set.
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

/// The fee that a player of the registry would owe if they asked now, and their rating of the event's kind of chess. `is_known`
/// says that the reader knows the player's data.
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

/// A player of the registry who may enter.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The player as everybody sees them.
    pub player: PlayerSummary,
    /// The fee that they would owe.
    pub due: Due,
    /// Rating of the event's kind of chess; `None` for unrated players.
    pub rating: Option<Elo>,
}

/// Reads the door for a player who was found in the registry.
///
/// # Errors
/// As [`entrance`]; no such player, or a player whom no public list names.
pub fn entrance_of(
    ctx: &Context,
    slug: &str,
    player: i32,
) -> Result<(Entrance, Candidate), AppError> {
    // Shown as everybody sees the player, whoever asks.
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

/// All requests of a tournament, for its arbiters.
#[derive(Clone, Debug)]
pub struct Requests {
    /// The door.
    pub entrance: Entrance,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The requests, in the order in which they were sent.
    pub requests: Vec<Request>,
}

/// Lists all requests.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
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

/// The version of the notice that was shown with a request; empty if there is none.
pub(super) fn notice(conn: &mut Conn, tournament: i32, number: i32) -> Result<Notice, AppError> {
    let row = entry_doors::notice_of(conn, tournament, number)?;
    Ok(row.map_or_else(Notice::default, Notice::from))
}
