//! Tournaments in lists.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::{
    app::{Actor, AppError, Context, access},
    event::{Colour, ScoringSystem},
    formats::trf::RankingMethod,
    pairing::dutch,
    store::rows,
    tiebreak::Regulations,
};

use super::{
    Loaded, kept,
    loaded::{initial_colour_of, pairing_edition_of, regulations_of, scoring_of},
};

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Entries are open.
    Registration,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

impl State {
    fn parse(code: &str) -> Self {
        match code {
            "running" => Self::Running,
            "finished" => Self::Finished,
            _ => Self::Registration,
        }
    }
}

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
    /// Rounds planned.
    pub rounds_planned: u8,
    /// Rounds published.
    pub published: u8,
    /// Number of entries.
    pub players: usize,
    /// `standard`, `rapid`, `blitz`.
    pub kind: String,
    /// Time control as text.
    pub time_control: String,
    /// Rules edition code.
    pub rules_edition: String,
    /// Points.
    pub scoring: ScoringSystem,
    /// Tie-break codes in their order, separated by commas.
    pub tie_breaks: String,
    /// Edition of the pairing rules.
    pub pairing_edition: dutch::Edition,
    /// Whether and how pairing scores are accelerated: `none`, `baku`, `listed`.
    pub acceleration: String,
    /// How ties are broken.
    pub regulations: Regulations,
    /// Default time in minutes.
    pub default_minutes: i32,
    /// Draws may not be offered before this move; 0 for no limit.
    pub draw_offer_limit: i32,
    /// Days of the rounds, from round 1 on, as far as they are known.
    pub round_dates: Vec<Option<NaiveDate>>,
    /// How the starting ranks were made, where the tournament says so.
    pub ranking_method: Option<RankingMethod>,
    /// Colour drawn for the odd numbers in round 1.
    pub initial_colour: Option<Colour>,
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

    pub(crate) fn of(loaded: &Loaded) -> Self {
        Self::from_row(&loaded.tournament, loaded.published(), loaded.entries.len())
    }

    fn from_row(row: &rows::tournaments::TournamentRow, published: u8, players: usize) -> Self {
        Self {
            id: row.id,
            slug: row.slug.clone(),
            name: row.name.clone(),
            town: row.town.clone(),
            venue: row.venue.clone(),
            province: row.province.clone(),
            federation: row.federation.clone(),
            start: row.start_date,
            end: row.end_date,
            rounds_planned: u8::try_from(row.rounds_planned).unwrap_or(u8::MAX),
            published,
            players,
            kind: row.kind.clone(),
            time_control: row.time_control.clone(),
            rules_edition: row.rules_edition.clone(),
            scoring: scoring_of(row),
            tie_breaks: row.tie_breaks.clone(),
            pairing_edition: pairing_edition_of(row),
            acceleration: row.rules.acceleration.clone(),
            regulations: regulations_of(row),
            default_minutes: row.default_minutes,
            draw_offer_limit: row.draw_offer_limit,
            round_dates: kept::dates_from_text(&row.round_dates, usize::from(u8::MAX)),
            ranking_method: kept::method_from_text(&row.ranking_method),
            initial_colour: initial_colour_of(row),
            chief_arbiter: row.chief_arbiter.clone(),
            deputy_arbiters: row.deputy_arbiters.clone(),
            state: State::parse(&row.state),
            version: row.version,
        }
    }
}

/// All tournaments, newest first.
///
/// # Errors
/// Storage failures.
pub fn list(ctx: &Context) -> Result<Vec<Summary>, AppError> {
    ctx.read(|conn| {
        let published: HashMap<i32, i64> = rows::rounds::published_by_tournament(conn)?
            .into_iter()
            .collect();
        let players: HashMap<i32, i64> = rows::entries::count_by_tournament(conn)?
            .into_iter()
            .collect();
        let of = |counts: &HashMap<i32, i64>, id| counts.get(&id).copied().unwrap_or(0);
        Ok(rows::tournaments::all(conn)?
            .iter()
            .map(|row| {
                let published = u8::try_from(of(&published, row.id)).unwrap_or(u8::MAX);
                let players = usize::try_from(of(&players, row.id)).unwrap_or(0);
                Summary::from_row(row, published, players)
            })
            .collect())
    })
}

/// Tournaments in which the actor has a role (administrators: all), newest first.
///
/// # Errors
/// Nobody is signed in.
pub fn mine(ctx: &Context, actor: &Actor) -> Result<Vec<Summary>, AppError> {
    let user = access::signed_in(actor)?.clone();
    let all = list(ctx)?;
    if user.is_admin {
        return Ok(all);
    }
    let own = ctx.read(|conn| Ok(rows::arbiters::of_user(conn, user.id)?))?;
    Ok(all
        .into_iter()
        .filter(|t| own.iter().any(|(id, _)| *id == t.id))
        .collect())
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
        Ok((Summary::of(&loaded), role))
    })
}
