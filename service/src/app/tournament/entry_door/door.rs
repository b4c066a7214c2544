//! The settings of the door, by which players ask to enter: what the chief arbiter sets, and what everybody may read of it.

use chrono::{Days, Duration, NaiveDate, NaiveDateTime, NaiveTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::DoorSet,
        tournament::{kept, place_time::Zone, round_hours::Hours, summary::Summary},
    },
    event::{Elo, Iban, TournamentState, consent_age},
    store::{
        Conn, UnknownWord,
        rows::{
            entries,
            entry_doors::{self, DoorRow, NoticeRow},
            entry_requests,
            tournaments::{self, TournamentRow},
        },
    },
};

use super::{inputs::DoorInput, over, rating_limits::RatingLimits};

/// Maximum length of a notice, in characters.
const LONGEST_NOTICE: usize = 2000;
/// Age from which players confirm for themselves in every country.
const ADULT: u8 = 18;

/// A version of the privacy notice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// Number of the version, from 1; 0 if there is no notice.
    pub number: i32,
    /// Text of the organiser.
    pub text: String,
    /// When it was written, in UTC; `None` if there is no notice.
    pub at: Option<NaiveDateTime>,
}

/// The door of a tournament: how players ask to enter it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Door {
    /// Whether the chief arbiter opened it and no round is drafted yet. Its closing time is not considered.
    pub is_open: bool,
    /// Whether it was ever open. A door that was set but never opened is only being prepared.
    pub was_opened: bool,
    /// When it closes, in UTC; `None` for no time limit.
    pub closes_at: Option<NaiveDateTime>,
    /// End of the event's last day, in UTC. Later requests are refused, because their data would be stored for nothing.
    pub over_at: NaiveDateTime,
    /// Last day for requests, by the clocks of the place; `None` for no time limit.
    pub until: Option<NaiveDate>,
    /// Number of places; `None` for no limit.
    pub places: Option<usize>,
    /// Number of places taken by entries, or held for undecided requests.
    pub taken: usize,
    /// Limits on the ratings of players.
    pub ratings: RatingLimits,
    /// Maximum entries from one club; further ones go to the waiting list. `None` for no limit.
    pub club_places: Option<usize>,
    /// Age in years below which a guardian must confirm.
    pub guardian_below: u8,
    /// Name of the account's owner.
    pub payee: String,
    /// Account to which fees are paid.
    pub iban: Option<Iban>,
    /// The privacy notice.
    pub notice: Notice,
    /// Number of half-point byes that a player may ask for.
    pub most_byes: usize,
    /// Last round for which a bye may be asked for.
    pub last_bye: i32,
    /// Row version; 0 if the door was never set.
    pub version: i32,
}

impl Door {
    /// Whether the door takes requests at this moment.
    #[must_use]
    pub fn takes(&self, now: NaiveDateTime) -> bool {
        self.is_open && over::is_in_time(now, self.over_at, self.closes_at)
    }

    /// Whether the door was opened before and takes no requests at this moment.
    #[must_use]
    pub fn was_closed(&self, now: NaiveDateTime) -> bool {
        self.was_opened && !self.takes(now)
    }

    /// Whether all places are taken or held.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.places.is_some_and(|places| self.taken >= places)
    }

    /// Reads the door of a tournament. It counts as closed once the first round is drafted.
    pub(super) fn of(conn: &mut Conn, tournament: &TournamentRow) -> Result<Self, AppError> {
        let id = tournament.id;
        let row = entry_doors::of_tournament(conn, id)?;
        let notice = entry_doors::notice(conn, id)?;
        let entered = entries::of_tournament(conn, id)?;
        let held = entry_requests::of_tournament(conn, id)?;
        let taken = entered.iter().filter(|e| e.withdrawn_after.is_none());
        let held = held.iter().filter(|request| request.state.holds_place());
        let rules = &tournament.rules;
        let rounds = tournament.rounds_planned;
        let most = rules.most_half_point_byes.unwrap_or(rounds).max(0);
        let zone = Hours::zone_of(tournament)?;
        let closes_at = row.as_ref().and_then(|row| row.closes_at);
        let least = least_age(tournament)?;
        let older = row.as_ref().map_or(0, |row| row.guardian_below);
        let iban = iban(row.as_ref().map_or("", |row| row.iban.as_str()))?;
        Ok(Self {
            is_open: row.as_ref().is_some_and(|row| row.is_open)
                && tournament.state == TournamentState::Registration,
            was_opened: row.as_ref().is_some_and(|row| row.was_opened),
            closes_at,
            over_at: over::over_at(tournament.end_date, zone),
            until: closes_at.map(|at| zone.day(at - Duration::minutes(1))),
            places: row
                .as_ref()
                .and_then(|row| row.places)
                .and_then(|places| usize::try_from(places).ok()),
            taken: taken.count() + held.count(),
            ratings: RatingLimits {
                least: row.as_ref().and_then(|row| elo(row.rating_least)),
                most: row.as_ref().and_then(|row| elo(row.rating_most)),
            },
            club_places: row
                .as_ref()
                .and_then(|row| row.club_places)
                .and_then(|places| usize::try_from(places).ok()),
            guardian_below: u8::try_from(older).unwrap_or(ADULT).max(least),
            payee: row
                .as_ref()
                .map_or_else(String::new, |row| row.payee.clone()),
            iban,
            notice: notice.map_or_else(Notice::default, Notice::from),
            most_byes: usize::try_from(most).unwrap_or(0),
            last_bye: rounds - rules.last_rounds_without_byes,
            version: row.map_or(0, |row| row.version),
        })
    }

    /// The settings as they are typed in the form.
    #[must_use]
    pub fn input(&self) -> DoorInput {
        fn text(value: Option<impl ToString>) -> String {
            value.map(|value| value.to_string()).unwrap_or_default()
        }
        DoorInput {
            door_open: if self.is_open { "1" } else { "" }.to_owned(),
            door_until: text(self.until),
            door_places: text(self.places),
            door_rating_least: text(self.ratings.least),
            door_rating_most: text(self.ratings.most),
            door_club_places: text(self.club_places),
            door_guardian: self.guardian_below.to_string(),
            door_payee: self.payee.clone(),
            door_iban: text(self.iban.as_ref()),
            door_notice: self.notice.text.clone(),
        }
    }
}

impl From<NoticeRow> for Notice {
    fn from(row: NoticeRow) -> Self {
        Self {
            number: row.number,
            text: row.said,
            at: Some(row.written_at),
        }
    }
}

/// A stored rating.
fn elo(number: Option<i32>) -> Option<Elo> {
    Elo::try_from(i64::from(number?)).ok()
}

/// A stored account; `None` for an empty text.
fn iban(stored: &str) -> Result<Option<Iban>, AppError> {
    if stored.is_empty() {
        return Ok(None);
    }
    let read = Iban::parse(stored).map_err(|_| UnknownWord::new("entry_doors.iban", stored))?;
    Ok(Some(read))
}

/// Age in years below which the law of the country asks for a guardian.
fn least_age(tournament: &TournamentRow) -> Result<u8, AppError> {
    Ok(consent_age(kept::federation(&tournament.federation)?))
}

/// The end of this day in UTC, by the clocks of the place.
fn end_of(day: NaiveDate, zone: Zone) -> Option<NaiveDateTime> {
    let next = day.checked_add_days(Days::new(1))?;
    Some(zone.to_utc(next.and_time(NaiveTime::MIN)))
}

/// Checks the form. Returns the row and the text of the notice.
fn parse(
    input: &DoorInput,
    tournament: &TournamentRow,
    version: i32,
) -> Result<(DoorRow, String), AppError> {
    let mut checks = Checks::default();
    let filled = |text: &str| !text.trim().is_empty();
    let until = Some(input.door_until.trim()).filter(|text| filled(text));
    let until = until.and_then(|text| {
        let day = text.parse::<NaiveDate>().ok();
        if day.is_none() {
            checks.refuse("door_until", Problem::Date);
        }
        day
    });
    let mut number = |field, text: &str, least, most| {
        let number = filled(text).then(|| checks.number(field, text, least, most));
        number.flatten().and_then(|n| i32::try_from(n).ok())
    };
    let places = number("door_places", &input.door_places, 1, 2000);
    let club_places = number("door_club_places", &input.door_club_places, 1, 2000);
    let rating_least = number("door_rating_least", &input.door_rating_least, 1, 3999);
    let rating_most = number("door_rating_most", &input.door_rating_most, 1, 3999);
    let least = least_age(tournament)?;
    let guardian = number(
        "door_guardian",
        &input.door_guardian,
        least.into(),
        ADULT.into(),
    );
    if rating_least
        .zip(rating_most)
        .is_some_and(|(least, most)| least > most)
    {
        let (key, value) = ("problem-ratings-crossed", input.door_rating_least.clone());
        checks.refuse("door_rating_most", Problem::Because { key, value });
    }
    let payee = checks.text("door_payee", &input.door_payee, 70);
    let iban = Some(input.door_iban.trim()).filter(|text| filled(text));
    let iban = iban.and_then(|text| {
        let read = Iban::parse(text).ok();
        if read.is_none() {
            let (key, value) = ("problem-iban", text.to_owned());
            checks.refuse("door_iban", Problem::Because { key, value });
        }
        read
    });
    if iban.is_some() && payee.is_empty() {
        checks.refuse("door_payee", Problem::Required);
    }
    let notice = checks.text("door_notice", &input.door_notice, LONGEST_NOTICE);
    let is_open = input.door_open == "1";
    if is_open && notice.is_empty() {
        // Nobody is asked for data without being told what they are used for (GDPR art. 13).
        checks.refuse("door_notice", Problem::Required);
    }
    checks.finish()?;
    let zone = Hours::zone_of(tournament)?;
    let row = DoorRow {
        tournament_id: tournament.id,
        is_open,
        closes_at: until.and_then(|day| end_of(day, zone)),
        places,
        guardian_below: guardian.unwrap_or_else(|| least.into()),
        payee,
        iban: iban.map_or_else(String::new, |iban| iban.as_str().to_owned()),
        version: version + 1,
        rating_least,
        rating_most,
        club_places,
        was_opened: is_open,
    };
    Ok((row, notice))
}

/// Opens, changes or closes the door. A new text of the notice is a new version; older versions are kept.
///
/// # Errors
/// Fields to be corrected; stale if somebody else changed the door since `version`; the actor is not the chief arbiter.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &DoorInput,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = tournaments::by_id(conn, id)?;
        let before = Door::of(conn, &tournament)?;
        let (mut row, notice) = parse(input, &tournament, version)?;
        row.was_opened |= before.was_opened;
        if before.version != version {
            return Err(AppError::Stale);
        }
        entry_doors::set(conn, &row)?;
        if notice != before.notice.text {
            let number = before.notice.number + 1;
            entry_doors::add_notice(conn, id, number, &notice, now)?;
        }
        let after = Door::of(conn, &tournament)?;
        Ok(Audited {
            value: (),
            deed: Deed::DoorSet(Box::new(DoorSet {
                version,
                before: before.input(),
                after: after.input(),
            })),
        })
    })
}

/// Reads the door and its tournament, for the chief arbiter.
///
/// # Errors
/// No such tournament; the actor is not its chief arbiter.
pub fn get(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, TournamentRole, Door), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let door = Door::of(conn, &loaded.tournament)?;
        Ok((Summary::of(&loaded)?, role, door))
    })
}
