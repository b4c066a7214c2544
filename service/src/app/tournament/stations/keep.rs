//! The chief arbiter sets up devices of the staff, lists them and revokes them.

use chrono::{Duration, NaiveDate, NaiveDateTime, NaiveTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::{StationMade, StationRevoked},
        tournament::{place_time::Zone, summary::Summary},
    },
    auth::PairingCode,
    event::{BoardRange, Duty, Word},
    store::rows::{
        self,
        stations::{NewStation, StationRow},
    },
};

use super::station_input::StationInput;

/// Maximum number of devices in a tournament.
const MOST: usize = 30;
/// Maximum length of a device's name, in characters.
const LONGEST_NAME: usize = 40;
/// Highest board number that may be typed.
const LAST_BOARD: i64 = 9999;
/// Minutes for which a pairing code is valid.
pub const CODE_MINUTES: i64 = 10;

/// A device as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StationLine {
    /// Number of the device.
    pub id: i32,
    /// Name that the arbiter gave it.
    pub name: String,
    /// What the device may do.
    pub duty: Duty,
    /// The boards that it covers; `None` for all boards.
    pub boards: Option<BoardRange>,
    /// Browser and operating system; empty when not known.
    pub device: String,
    /// State of its pairing.
    pub state: StationState,
    /// When its access ends, in UTC, by the current last day of the event.
    pub ends_at: NaiveDateTime,
    /// Name, as shown, of the arbiter who set it up.
    pub made_by: String,
    /// When it was set up, in UTC.
    pub made_at: NaiveDateTime,
}

/// When a device's access ends, in UTC: at the end of the day after the event. The last day may still change while the device is
/// in use. A device that was set up after the last day keeps its access until the end of the following day.
pub(super) fn ends_at(last_day: NaiveDate, made_at: NaiveDateTime) -> NaiveDateTime {
    let last = last_day.max(Zone::default().day(made_at));
    (last + Duration::days(2)).and_time(NaiveTime::MIN)
}

/// State of a device's pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StationState {
    /// Not paired yet; its code is valid until this time (UTC).
    Waits(NaiveDateTime),
    /// Not paired; its code has expired.
    Late,
    /// Paired; last used at this time (UTC).
    Paired(NaiveDateTime),
    /// Paired, but its access has ended.
    Over,
}

impl StationState {
    fn of(row: &StationRow, ends_at: NaiveDateTime, now: NaiveDateTime) -> Self {
        match row.paired_at {
            Some(_) if ends_at <= now => Self::Over,
            Some(paired) => Self::Paired(row.seen_at.unwrap_or(paired)),
            None if row.code_until <= now => Self::Late,
            None => Self::Waits(row.code_until),
        }
    }
}

/// The devices of a tournament.
#[derive(Clone, Debug)]
pub struct Stations {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The devices, oldest first.
    pub stations: Vec<StationLine>,
}

/// A new device that waits to be paired.
#[derive(Clone, PartialEq, Eq)]
pub struct Offer {
    /// Number of the device.
    pub station: i32,
    /// Its pairing code. Only a hash of it is stored.
    pub code: PairingCode,
}

/// Lists the devices of a tournament.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
pub fn all(ctx: &Context, actor: &Actor, slug: &str) -> Result<Stations, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let rows = rows::stations::of_tournament(conn, id)?;
        let line = |row: StationRow| {
            let ends_at = ends_at(loaded.tournament.end_date, row.made_at);
            StationLine {
                boards: row.boards(),
                state: StationState::of(&row, ends_at, now),
                id: row.id,
                name: row.name,
                duty: row.duty,
                device: row.device,
                ends_at,
                made_by: row.made_by,
                made_at: row.made_at,
            }
        };
        Ok(Stations {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            stations: rows.into_iter().map(line).collect(),
        })
    })
}

/// The typed fields after checking.
struct Wanted {
    name: String,
    duty: Duty,
    boards: Option<BoardRange>,
}

impl Wanted {
    fn parse(input: &StationInput, checks: &mut Checks) -> Self {
        let name = checks.required("station_name", &input.station_name, LONGEST_NAME);
        let duty = Duty::from_code(&input.station_duty);
        if duty.is_none() {
            checks.refuse("station_duty", Problem::Choice);
        }
        let duty = duty.unwrap_or_default();
        let typed = [&input.station_first, &input.station_last];
        // A device with another duty covers all boards: its holder walks the whole floor.
        let has_boards = duty == Duty::Results && typed.iter().any(|text| !text.trim().is_empty());
        let boards = has_boards
            .then(|| {
                let mut board = |field, text: &str| {
                    let number = checks.number(field, text, 1, LAST_BOARD);
                    number.and_then(|number| u16::try_from(number).ok())
                };
                let first = board("station_first", &input.station_first);
                let last = board("station_last", &input.station_last);
                let range = BoardRange::new(first?, last?);
                if range.is_none() {
                    let min = i64::from(first?);
                    let max = LAST_BOARD;
                    checks.refuse("station_last", Problem::Number { min, max });
                }
                range
            })
            .flatten();
        Self { name, duty, boards }
    }

    fn input(&self) -> StationInput {
        let boards = |number: fn(BoardRange) -> u16| {
            let number = self.boards.map(number);
            number.map_or_else(String::new, |number| number.to_string())
        };
        StationInput {
            station_name: self.name.clone(),
            station_duty: self.duty.code().to_owned(),
            station_first: boards(BoardRange::first),
            station_last: boards(BoardRange::last),
        }
    }
}

/// Sets up a device. Its code is valid for [`CODE_MINUTES`]; its access ends at the end of the day after the event.
///
/// # Errors
/// The actor is not the chief arbiter. Fields to be corrected: no name, a name already in use, no such duty, invalid boards, too
/// many devices.
pub fn offer(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &StationInput,
) -> Result<Done<Offer>, AppError> {
    let mut checks = Checks::default();
    let wanted = Wanted::parse(input, &mut checks);
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let code = PairingCode::random().map_err(|error| AppError::System(error.to_string()))?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let there = rows::stations::of_tournament(conn, id)?;
        if there.len() >= MOST {
            let (key, value) = ("problem-stations-most", MOST.to_string());
            checks.refuse("station_name", Problem::Because { key, value });
        }
        let own = [
            Actor::command_line(),
            Actor::program(),
            Actor::visitor(String::new()),
        ];
        let is_own = own.iter().any(|actor| actor.name() == wanted.name);
        if is_own || there.iter().any(|row| row.name == wanted.name) {
            checks.refuse("station_name", Problem::Taken);
        }
        checks.finish()?;
        let row = rows::tournaments::by_id(conn, id)?;
        let new = NewStation {
            tournament: id,
            name: &wanted.name,
            duty: wanted.duty,
            boards: wanted.boards,
            code_hash: &code.hash(),
            code_until: now + Duration::minutes(CODE_MINUTES),
            made_by: actor.name(),
            made_at: now,
            expires_at: ends_at(row.end_date, now),
        };
        let station = rows::stations::insert(conn, &new)?;
        Ok(Audited {
            value: Offer { station, code },
            deed: Deed::StationMade(StationMade {
                station,
                given: wanted.input(),
            }),
        })
    })
}

/// Revokes a device: its token opens nothing from then on. This also works in a closed tournament.
///
/// # Errors
/// The actor is not the chief arbiter; the tournament has no such device.
pub fn revoke(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    station: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let mut stations = rows::stations::of_tournament(conn, id)?.into_iter();
        let row = stations.find(|row| row.id == station);
        let row = row.ok_or(AppError::NotFound)?;
        rows::stations::delete(conn, station)?;
        Ok(Audited {
            value: (),
            deed: Deed::StationRevoked(StationRevoked {
                station,
                before: input_of(&row),
            }),
        })
    })
}

/// The form of a stored device.
pub(super) fn input_of(row: &StationRow) -> StationInput {
    Wanted {
        name: row.name.clone(),
        duty: row.duty,
        boards: row.boards(),
    }
    .input()
}
