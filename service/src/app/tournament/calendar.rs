//! The calendar: tournaments by their days, searched by words, region and kind, one window at a time.

use std::collections::HashMap;

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime, Weekday};

use crate::{
    app::{
        AppError, Context, fold, organisers,
        window::{self, Window},
    },
    clock::Kind,
    event::{Accent, Region, Territory},
    store::{
        Conn,
        rows::{
            calendar::{self as rows, Held, Tally, Wanted},
            tournament_lists::Listed,
        },
    },
};

use super::{entry_door::over, lists, summary::Summary};

/// Maximum number of search words that count; more would not help a reader.
const MOST_WORDS: usize = 8;

/// The part of the calendar to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum When {
    /// Tournaments that are not over, soonest first.
    #[default]
    Coming,
    /// Tournaments that take entries now, soonest first.
    Entries,
    /// Tournaments played on this week's Saturday or Sunday, soonest first.
    Weekend,
    /// Tournaments that are over, latest first.
    Over,
}

impl When {
    /// All values, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Coming, Self::Entries, Self::Weekend, Self::Over];

    /// The word used in addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Coming => "coming",
            Self::Entries => "entries",
            Self::Weekend => "weekend",
            Self::Over => "over",
        }
    }

    /// The value for a word in an address; [`When::Coming`] for any other word.
    #[must_use]
    pub fn of_code(code: &str) -> Self {
        let named = Self::ALL.into_iter().find(|when| when.code() == code);
        named.unwrap_or_default()
    }
}

/// A search in the calendar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CalendarQuery {
    /// The part of the calendar.
    pub when: When,
    /// Words, or beginnings of words, from name, town or hall, as typed.
    pub text: String,
    /// Address part of the organiser; empty for all tournaments.
    pub organiser: String,
    /// Region of Italy, or of the organiser; empty for all.
    pub region: String,
    /// Kind of tournament; `None` for all.
    pub kind: Option<Kind>,
}

/// A tournament of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarLine {
    /// The tournament.
    pub summary: Summary,
    /// Whether its door takes requests now.
    pub takes_entries: bool,
    /// Number of places; `None` for no limit.
    pub places: Option<usize>,
    /// Number of places taken by entries, or held for undecided requests.
    pub taken: usize,
    /// When it was created on this server, in UTC.
    pub made_at: NaiveDateTime,
}

impl CalendarLine {
    /// Whether a new request would go to the waiting list.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.takes_entries && self.places.is_some_and(|places| self.taken >= places)
    }
}

/// Number of tournaments on a page of the calendar. Most of the time of a search goes into the places and rounds of its lines.
pub const LINES: usize = 100;

/// A window of the calendar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// Number of tournaments found.
    pub total: usize,
    /// Position in the list, from 0, of the first tournament of the window.
    pub start: usize,
    /// The window. Tournaments that this version cannot read are left out.
    pub lines: Vec<CalendarLine>,
    /// Regions with the number of tournaments found there; empty regions are left out.
    pub regions: Vec<(String, usize)>,
    /// All regions that the reader can choose.
    pub offered: Vec<String>,
    /// The chosen region; `None` if no region has this name.
    pub region: Option<String>,
    /// Name and accent colour of the organiser, if one was chosen.
    pub organiser: Option<(String, Accent)>,
    /// Number of tournaments found in each part of the calendar, in the order of [`When::ALL`].
    pub counts: [usize; 4],
}

/// The Saturday and Sunday of this week.
#[must_use]
pub fn weekend(today: NaiveDate) -> (NaiveDate, NaiveDate) {
    let saturday = match today.weekday() {
        Weekday::Sun => today.pred_opt(),
        day => {
            let days = Weekday::Sat.num_days_from_monday() - day.num_days_from_monday();
            today.checked_add_days(Days::new(days.into()))
        }
    };
    let saturday = saturday.unwrap_or(today);
    (saturday, saturday.succ_opt().unwrap_or(saturday))
}

/// Window `number`, from 1, of the search on the day `today`. Only the window is read. If open doors decide what is found, the
/// context learns until when the answer is true ([`Context::true_until`]).
///
/// # Errors
/// No such organiser; storage failures.
pub fn calendar(
    ctx: &Context,
    query: &CalendarQuery,
    today: NaiveDate,
    number: usize,
) -> Result<Calendar, AppError> {
    stretch(ctx, query, today, &Window::Number(number))
}

/// The part of the calendar with the wanted rows: by number of the window, or by position.
///
/// # Errors
/// No such organiser; storage failures.
pub fn stretch(
    ctx: &Context,
    query: &CalendarQuery,
    today: NaiveDate,
    wanted_rows: &Window,
) -> Result<Calendar, AppError> {
    let (now, folded) = (ctx.clock.now(), fold(&query.text));
    ctx.read(|conn| {
        let taking = over::taking(ctx, conn, now)?;
        let days = |when| match when {
            When::Coming => rows::Days::From(today),
            When::Entries => rows::Days::Entries(taking.clone()),
            When::Weekend => {
                let (first, last) = weekend(today);
                rows::Days::Within(first, last)
            }
            When::Over => rows::Days::Before(today),
        };
        let ground = organisers::of_slug(conn, &query.organiser)?;
        let territory = &ground.territory;
        let region = territory.region(&query.region);
        let region = region.map(|region| region.name.clone());
        let asked = Wanted {
            held: match (ground.organiser, &region) {
                (Some(organiser), _) => Held::By(organiser),
                (None, Some(_)) => Held::InItaly,
                (None, None) => Held::ByAnybody,
            },
            days: days(query.when),
            words: folded
                .split(' ')
                .filter(|word| !word.is_empty())
                .take(MOST_WORDS)
                .collect(),
            kind: query.kind,
            provinces: region.as_deref().map(|region| territory.codes_of(region)),
        };
        let anywhere = Wanted {
            provinces: None,
            ..asked.clone()
        };
        let tallied = rows::tally(conn, &anywhere, When::ALL.map(days))?;
        let counts = counted(&tallied, asked.provinces.as_deref());
        let at = When::ALL.iter().position(|when| *when == query.when);
        let total = at.and_then(|at| counts.get(at)).copied().unwrap_or(0);
        let cut = match wanted_rows {
            Window::Number(number) => window::cut(total, LINES, *number),
            other => window::wanted(total, other),
        };
        let offset = i64::try_from(cut.start).unwrap_or(i64::MAX);
        let limit = i64::try_from(cut.len()).unwrap_or(i64::MAX);
        let listed = rows::window(conn, &asked, offset, limit)?;
        let doors = listed.iter().filter_map(|one| door(one, now)).collect();
        let made = listed.iter().filter_map(Listed::made).collect();
        let list = lists::read(conn, listed)?.summaries;
        Ok(Calendar {
            total,
            start: cut.start,
            lines: lines(conn, list, &doors, &made)?,
            regions: by_region(territory, &tallied),
            counts,
            offered: ground.region_names(),
            region,
            organiser: ground
                .slug
                .is_some()
                .then(|| (ground.name.clone(), ground.accent)),
        })
    })
}

/// Number of tournaments found in each part of the calendar, in these provinces only if they are given.
fn counted(tallied: &[Tally], provinces: Option<&[&str]>) -> [usize; 4] {
    let mut counts = [0; 4];
    let is_asked = |one: &&Tally| provinces.is_none_or(|all| all.contains(&one.province.as_str()));
    for one in tallied.iter().filter(is_asked) {
        for (count, found) in counts.iter_mut().zip(one.found) {
            *count += usize::try_from(found).unwrap_or(0);
        }
    }
    counts
}

fn by_region(territory: &Territory, tallied: &[Tally]) -> Vec<(String, usize)> {
    let of = |region: &Region| -> usize {
        let is_here = |code: &str| region.provinces.iter().any(|province| province.is(code));
        let here = tallied.iter().filter(|one| is_here(&one.province));
        here.map(|one| usize::try_from(one.in_place).unwrap_or(0))
            .sum()
    };
    let counted = territory.regions().iter();
    let counted = counted.map(|region| (region.name.clone(), of(region)));
    counted.filter(|(_, count)| *count > 0).collect()
}

/// Doors that were set, by tournament: number of places, and whether the door takes requests now.
type Doors = HashMap<i32, (Option<usize>, bool)>;

/// The door of a tournament, for [`Doors`].
fn door(listed: &Listed, now: NaiveDateTime) -> Option<(i32, (Option<usize>, bool))> {
    let Listed::Row(row) = listed else {
        return None;
    };
    let places = row.marks.door.as_ref()?.places;
    let places = places.and_then(|places| usize::try_from(places).ok());
    // A tournament whose time zone this version cannot read is left out of the lines anyway.
    let takes = over::takes(row, now).unwrap_or(false);
    Some((row.id, (places, takes)))
}

fn lines(
    conn: &mut Conn,
    list: Vec<Summary>,
    doors: &Doors,
    made: &HashMap<i32, NaiveDateTime>,
) -> Result<Vec<CalendarLine>, AppError> {
    let numbers: Vec<i32> = list.iter().map(|summary| summary.id).collect();
    let mut taken: HashMap<i32, usize> = HashMap::new();
    for (tournament, count) in rows::taken(conn, &numbers)? {
        *taken.entry(tournament).or_default() += usize::try_from(count).unwrap_or(0);
    }
    let line = |summary: Summary| {
        let (places, takes_entries) = doors.get(&summary.id).copied().unwrap_or_default();
        CalendarLine {
            takes_entries,
            places,
            taken: taken.get(&summary.id).copied().unwrap_or(0),
            made_at: made.get(&summary.id).copied().unwrap_or_default(),
            summary,
        }
    };
    Ok(list.into_iter().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weekend_is_the_next_one_until_it_is_over() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day).unwrap();
        // 28 November 2026 is a Saturday.
        for (today, saturday) in [(23, 28), (27, 28), (28, 28), (29, 28), (30, 35)] {
            let saturday = day(1) + Days::new(saturday - 1);
            let sunday = saturday + Days::new(1);
            assert_eq!(weekend(day(today)), (saturday, sunday), "{today}");
        }
    }

    #[test]
    fn days_have_their_words() {
        for when in When::ALL {
            assert_eq!(When::of_code(when.code()), when);
        }
        assert_eq!(When::of_code("yesterday"), When::Coming);
    }
}
