//! Tournaments in lists.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::{
    app::{Actor, AppError, Context, access},
    clock,
    event::{Colour, ScoringSystem},
    formats::trf::RankingMethod,
    pairing::{Accelerated, Course, System, dutch},
    rules,
    store::{
        UnknownWord,
        rows::{self, tournaments::Listed},
    },
    tiebreak::Regulations,
};

pub use crate::event::TournamentState as State;

use super::{
    Loaded, kept,
    loaded::{planned_of, regulations_of, scoring_of},
};

/// A tournament as lists and headings show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Number.
    pub id: i32,
    /// Address part.
    pub slug: String,
    /// Name.
    pub name: String,
    /// Town.
    pub town: String,
    /// Hall.
    pub venue: String,
    /// Province code, may be empty.
    pub province: String,
    /// Federation code.
    pub federation: String,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Rounds planned and published.
    pub course: Course,
    /// Number of entries.
    pub players: usize,
    /// Standard, rapid or blitz.
    pub kind: clock::Kind,
    /// Time control as text.
    pub time_control: String,
    /// Edition of the Laws.
    pub rules_edition: rules::edition::Edition,
    /// Points.
    pub scoring: ScoringSystem,
    /// Tie-break codes in their order, separated by commas.
    pub tie_breaks: String,
    /// The pairing system.
    pub pairing_system: System,
    /// Edition of the FIDE (Dutch) System, where that is the system.
    pub pairing_edition: dutch::Edition,
    /// Whether and how pairing scores are accelerated.
    pub acceleration: Accelerated,
    /// How ties are broken.
    pub regulations: Regulations,
    /// Default time in minutes.
    pub default_minutes: i32,
    /// Draws may not be offered before this move; 0 for no limit.
    pub draw_offer_limit: i32,
    /// Positions for which more than 50 moves were announced: `KRB-KR 75`; empty for none.
    pub more_than_fifty: String,
    /// Days of the rounds, from round 1 on, as far as they are known.
    pub round_dates: Vec<Option<NaiveDate>>,
    /// How the starting ranks were made, where the tournament says so.
    pub ranking_method: Option<RankingMethod>,
    /// Colour drawn for the odd numbers in round 1.
    pub initial_colour: Option<Colour>,
    /// The number that the program drew for that colour; empty when it was chosen.
    pub initial_colour_lot: String,
    /// Chief arbiter.
    pub chief_arbiter: String,
    /// Deputies.
    pub deputy_arbiters: String,
    /// How far it is.
    pub state: State,
    /// Row version of the settings.
    pub version: i32,
}

impl Summary {
    /// The day of a round, where it is known.
    #[must_use]
    pub fn day_of(&self, round: u8) -> Option<NaiveDate> {
        let index = usize::from(round).checked_sub(1)?;
        self.round_dates.get(index).copied().flatten()
    }

    pub(crate) fn of(loaded: &Loaded) -> Result<Self, AppError> {
        Self::from_row(&loaded.tournament, loaded.course, loaded.entries.len())
    }

    fn from_row(
        row: &rows::tournaments::TournamentRow,
        course: Course,
        players: usize,
    ) -> Result<Self, AppError> {
        Ok(Self {
            id: row.id,
            slug: row.slug.clone(),
            name: row.name.clone(),
            town: row.town.clone(),
            venue: row.venue.clone(),
            province: row.province.clone(),
            federation: row.federation.clone(),
            start: row.start_date,
            end: row.end_date,
            course,
            players,
            kind: row.kind,
            time_control: row.time_control.clone(),
            rules_edition: row.rules_edition,
            scoring: scoring_of(row),
            tie_breaks: row.tie_breaks.clone(),
            pairing_system: row.rules.pairing_system,
            pairing_edition: row.rules.pairing_edition,
            acceleration: row.rules.acceleration,
            regulations: regulations_of(row)?,
            default_minutes: row.default_minutes,
            draw_offer_limit: row.draw_offer_limit,
            more_than_fifty: row.more_than_fifty.clone(),
            round_dates: kept::dates_from_text(&row.round_dates, usize::from(u8::MAX)),
            ranking_method: kept::method_from_text(&row.ranking_method)?,
            initial_colour: row.initial_colour,
            initial_colour_lot: row.initial_colour_lot.clone(),
            chief_arbiter: row.chief_arbiter.clone(),
            deputy_arbiters: row.deputy_arbiters.clone(),
            state: row.state,
            version: row.version,
        })
    }
}

/// A tournament that holds a word which this version does not know: shown by its name alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Number.
    pub id: i32,
    /// Address part.
    pub slug: String,
    /// Name.
    pub name: String,
    /// What is not known.
    pub unknown: UnknownWord,
}

/// Tournaments, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// Those that this version reads.
    pub summaries: Vec<Summary>,
    /// The others.
    pub unreadable: Vec<Unreadable>,
}

/// All tournaments, newest first.
///
/// # Errors
/// Storage failures.
pub fn list(ctx: &Context) -> Result<List, AppError> {
    ctx.read(|conn| {
        let published: HashMap<i32, i64> = rows::rounds::published_by_tournament(conn)?
            .into_iter()
            .collect();
        let players: HashMap<i32, i64> = rows::entries::count_by_tournament(conn)?
            .into_iter()
            .collect();
        let of = |counts: &HashMap<i32, i64>, id| counts.get(&id).copied().unwrap_or(0);
        let mut list = List::default();
        for listed in rows::tournaments::all(conn)? {
            let (id, slug, name, unknown) = match listed {
                Listed::Row(row) => {
                    let published = u8::try_from(of(&published, row.id)).unwrap_or(u8::MAX);
                    let players = usize::try_from(of(&players, row.id)).unwrap_or(0);
                    let course = Course::of_published(planned_of(&row), published);
                    match Summary::from_row(&row, course, players) {
                        Ok(summary) => {
                            list.summaries.push(summary);
                            continue;
                        }
                        Err(AppError::Unknown(unknown)) => (row.id, row.slug, row.name, unknown),
                        Err(error) => return Err(error),
                    }
                }
                Listed::Unreadable {
                    id,
                    slug,
                    name,
                    unknown,
                } => (id, slug, name, unknown),
            };
            list.unreadable.push(Unreadable {
                id,
                slug,
                name,
                unknown,
            });
        }
        Ok(list)
    })
}

/// Tournaments in which the actor has a role (administrators: all), newest first.
///
/// # Errors
/// Nobody is signed in.
pub fn mine(ctx: &Context, actor: &Actor) -> Result<List, AppError> {
    let user = access::signed_in(actor)?.clone();
    let mut all = list(ctx)?;
    if user.is_admin {
        return Ok(all);
    }
    let own = ctx.read(|conn| Ok(rows::arbiters::of_user(conn, user.id)?))?;
    let is_own = |id: i32| own.contains(&id);
    all.summaries.retain(|t| is_own(t.id));
    all.unreadable.retain(|t| is_own(t.id));
    Ok(all)
}

/// The number of the tournament with this address part.
///
/// # Errors
/// No such tournament.
pub fn number(ctx: &Context, slug: &str) -> Result<i32, AppError> {
    ctx.tournament_id(slug)
}

/// The version of all that is stored of a tournament, and how many are entered: the same version, the same pages.
///
/// # Errors
/// No such tournament.
pub fn version(ctx: &Context, slug: &str) -> Result<(i32, usize), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        Ok((loaded.version(), loaded.entries.len()))
    })
}

/// One tournament, and what the reader is in it.
///
/// # Errors
/// No such tournament.
pub fn get(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, Option<access::TournamentRole>), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        Ok((Summary::of(&loaded)?, role))
    })
}
