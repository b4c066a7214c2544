//! Tournaments by their days: future ones, those on certain days, those with open entries, past ones.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::{
    dsl::{count_star, min, not, sql},
    expression::SqlLiteral,
    prelude::*,
    sql_types::{BigInt, Bool, Date},
};

use crate::{
    clock::Kind,
    event::{RequestState, TournamentState},
    store::{
        Conn, StoreError,
        rows::{
            moment,
            tournament_lists::{APART, Listed, read_named},
        },
        schema::{
            entries, entry_doors, entry_requests, organised, round_hours, tournament_words,
            tournaments,
        },
    },
};

/// The highest character, which follows all words with the same beginning.
const LAST: char = '\u{10FFFF}';

/// The facts, besides the stored doors, that decide which tournaments take entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The moment in question, in UTC.
    pub now: NaiveDateTime,
    /// Numbers of the tournaments of [`ending`] for this day that are not over by the clocks of their place.
    pub going_on: Vec<i32>,
}

/// The days of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Days {
    /// Not over before this day; the earliest first.
    From(NaiveDate),
    /// Played on one of the days from the first to the last; the earliest first.
    Within(NaiveDate, NaiveDate),
    /// With open entries; the earliest first.
    Entries(Taking),
    /// Over before this day; the latest first.
    Before(NaiveDate),
}

/// The holders of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// All tournaments.
    ByAnybody,
    /// Tournaments in a province of Italy or without a province; not those of an organiser with its own provinces.
    InItaly,
    /// Tournaments of this organiser.
    By(i32),
}

/// The conditions of a search.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// The holders.
    pub held: Held,
    /// The days.
    pub days: Days,
    /// Folded beginnings of words; each must match a word of the tournament.
    pub words: Vec<&'a str>,
    /// Kind of chess; `None` for all.
    pub kind: Option<Kind>,
    /// Codes of the provinces; `None` for all.
    pub provinces: Option<Vec<&'a str>>,
}

/// Adds the conditions of a [`Wanted`], except its days, to a boxed query with any selection.
macro_rules! looked_for {
    ($query:expr, $wanted:expr) => {{
        let (mut query, wanted): (_, &Wanted<'_>) = ($query, $wanted);
        query = match wanted.held {
            Held::ByAnybody => query,
            Held::InItaly => query.filter(not(sql::<Bool>(APART))),
            Held::By(organiser) => {
                let own = organised::table
                    .filter(organised::organiser_id.eq(organiser))
                    .select(organised::tournament_id);
                query.filter(tournaments::id.eq_any(own))
            }
        };
        for word in &wanted.words {
            let with = tournament_words::table
                .filter(tournament_words::word.ge(*word))
                .filter(tournament_words::word.lt(format!("{word}{LAST}")))
                .select(tournament_words::tournament_id);
            query = query.filter(tournaments::id.eq_any(with));
        }
        if let Some(kind) = wanted.kind {
            query = query.filter(tournaments::kind.eq(kind.code()));
        }
        if let Some(provinces) = &wanted.provinces {
            query = query.filter(tournaments::province.eq_any(provinces.clone()));
        }
        query
    }};
}

/// The numbers of tournaments found in a province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Code of the province; empty for tournaments without one.
    pub province: String,
    /// Number for each of the day ranges in question.
    pub found: [i64; 4],
    /// Number for the days of the search. In a search of all tournaments, only those in a province of Italy are
    /// counted.
    pub in_place: i64,
}

/// The SQL condition that a tournament is within these days, for both the window and the tally. Days and moments are
/// written into it directly, because they never come from a reader.
fn condition(days: &Days) -> String {
    match days {
        Days::From(day) => format!("tournaments.end_date >= '{day}'"),
        Days::Within(first, last) => {
            format!("tournaments.end_date >= '{first}' AND tournaments.start_date <= '{last}'")
        }
        Days::Entries(Taking { now, going_on }) => format!(
            "tournaments.state = '{}' AND {} AND tournaments.id IN (SELECT entry_doors.tournament_id FROM entry_doors \
             WHERE entry_doors.is_open AND (entry_doors.closes_at IS NULL OR entry_doors.closes_at > '{}'))",
            TournamentState::Registration.code(),
            not_over(now.date(), going_on),
            moment::written(*now)
        ),
        Days::Before(day) => format!("tournaments.end_date < '{day}'"),
    }
}

/// The SQL condition that the event of a tournament is not over on this UTC day. `going_on` is that of [`Taking`].
fn not_over(today: NaiveDate, going_on: &[i32]) -> String {
    let ends_later = format!("tournaments.end_date > '{today}'");
    if going_on.is_empty() {
        return ends_later;
    }
    let numbers: Vec<String> = going_on.iter().map(ToString::to_string).collect();
    let numbers = numbers.join(", ");
    format!("({ends_later} OR tournaments.id IN ({numbers}))")
}

fn counting(condition: &str) -> SqlLiteral<BigInt> {
    sql(&format!("count(CASE WHEN {condition} THEN 1 END)"))
}

/// The numbers of tournaments in each province, for all of these day ranges and for the search, in one pass over all
/// tournaments.
///
/// # Errors
/// Storage failures.
pub fn tally(
    conn: &mut Conn,
    wanted: &Wanted<'_>,
    days: [Days; 4],
) -> Result<Vec<Tally>, StoreError> {
    let [one, two, three, four] = days.map(|days| counting(&condition(&days)));
    let asked = condition(&wanted.days);
    let in_place = match wanted.held {
        Held::ByAnybody => counting(&format!("{asked} AND NOT {APART}")),
        Held::InItaly | Held::By(_) => counting(&asked),
    };
    let query = tournaments::table
        .group_by(tournaments::province)
        .select((tournaments::province, one, two, three, four, in_place))
        .into_boxed();
    let found: Vec<(String, i64, i64, i64, i64, i64)> = looked_for!(query, wanted).load(conn)?;
    let found = found.into_iter();
    Ok(found
        .map(|(province, one, two, three, four, in_place)| Tally {
            province,
            found: [one, two, three, four],
            in_place,
        })
        .collect())
}

/// At most `limit` of the tournaments after the first `offset`, in the order of their days.
///
/// # Errors
/// Storage failures.
pub fn window(
    conn: &mut Conn,
    wanted: &Wanted<'_>,
    offset: i64,
    limit: i64,
) -> Result<Vec<Listed>, StoreError> {
    let query = tournaments::table
        .select((tournaments::id, tournaments::slug, tournaments::name))
        .into_boxed()
        .filter(sql::<Bool>(&condition(&wanted.days)));
    let query = looked_for!(query, wanted);
    let query = match &wanted.days {
        Days::Before(_) => query.order((tournaments::start_date.desc(), tournaments::id.desc())),
        // Few of all tournaments are in the future. With the plain column as order, the database would walk its index
        // from the first tournament of all.
        Days::From(_) | Days::Within(..) => query.order((
            sql::<Date>("coalesce(tournaments.start_date, tournaments.end_date)").asc(),
            tournaments::id.asc(),
        )),
        Days::Entries(_) => query.order((tournaments::start_date.asc(), tournaments::id.asc())),
    };
    let named = query.offset(offset).limit(limit).load(conn)?;
    read_named(conn, named)
}

/// The next moment after `now` (UTC) at which an open door closes; `None` if no door has such a moment.
///
/// # Errors
/// Storage failures.
pub fn next_closing(
    conn: &mut Conn,
    now: NaiveDateTime,
) -> Result<Option<NaiveDateTime>, StoreError> {
    Ok(entry_doors::table
        .filter(entry_doors::is_open)
        .filter(entry_doors::closes_at.gt(now))
        .select(min(entry_doors::closes_at))
        .first(conn)?)
}

/// A tournament, its last day, and the clocks of its place as they are stored.
type Ending = (i32, NaiveDate, String);

/// The tournaments with an open door whose last day is this UTC day or the day before it. Whether they are over depends on the
/// clocks of their place. Events with a later last day are over nowhere, those with an earlier one are over everywhere.
///
/// # Errors
/// Storage failures.
pub fn ending(conn: &mut Conn, today: NaiveDate) -> Result<Vec<Ending>, StoreError> {
    let eve = today.pred_opt().unwrap_or(today);
    let found: Vec<(i32, NaiveDate, Option<String>)> = tournaments::table
        .inner_join(entry_doors::table)
        .left_join(round_hours::table)
        .filter(entry_doors::is_open)
        .filter(tournaments::state.eq(TournamentState::Registration.code()))
        .filter(tournaments::end_date.ge(eve))
        .filter(tournaments::end_date.le(today))
        .select((
            tournaments::id,
            tournaments::end_date,
            round_hours::zone.nullable(),
        ))
        .load(conn)?;
    let found = found.into_iter();
    Ok(found
        .map(|(id, day, zone)| (id, day, zone.unwrap_or_default()))
        .collect())
}

/// The earliest last day, after this day, of a tournament with an open door; `None` if there is none.
///
/// # Errors
/// Storage failures.
pub fn next_last_day(conn: &mut Conn, today: NaiveDate) -> Result<Option<NaiveDate>, StoreError> {
    Ok(tournaments::table
        .inner_join(entry_doors::table)
        .filter(entry_doors::is_open)
        .filter(tournaments::state.eq(TournamentState::Registration.code()))
        .filter(tournaments::end_date.gt(today))
        .select(min(tournaments::end_date))
        .first(conn)?)
}

/// Places taken in each of these tournaments. A tournament may be listed twice: once for entries, and once for requests that
/// hold a place. Tournaments without any are left out.
///
/// # Errors
/// Storage failures.
pub fn taken(conn: &mut Conn, tournaments: &[i32]) -> Result<Vec<(i32, i64)>, StoreError> {
    let mut taken: Vec<(i32, i64)> = entries::table
        .filter(entries::tournament_id.eq_any(tournaments))
        .filter(entries::withdrawn_after.is_null())
        .group_by(entries::tournament_id)
        .select((entries::tournament_id, count_star()))
        .load(conn)?;
    let holding = RequestState::ALL
        .into_iter()
        .filter(|state| state.holds_place())
        .map(RequestState::code);
    let held: Vec<(i32, i64)> = entry_requests::table
        .filter(entry_requests::tournament_id.eq_any(tournaments))
        .filter(entry_requests::state.eq_any(holding))
        .group_by(entry_requests::tournament_id)
        .select((entry_requests::tournament_id, count_star()))
        .load(conn)?;
    taken.extend(held);
    Ok(taken)
}
