//! Rating changes of a tournament: everybody in a list, and one participant game by game.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        tournament::{entrant::Entrant, summary::Summary},
        window,
    },
    event::{Outlet, Points, Tpn},
    rating::{Estimate, List},
};

use super::{
    categories::Categories,
    field::{Field, list_of, tpn_of},
    norm::Norm,
};

/// One participant.
#[derive(Clone, Debug)]
pub struct RatingLine {
    /// Place in the standings; 0 in an event of teams, where players have none.
    pub place: usize,
    /// The participant.
    pub entrant: Entrant,
    /// Points of the event.
    pub points: Points,
    /// What the event means for the rating.
    pub estimate: Estimate,
    /// The national category, for players of Italy in standard chess.
    pub categories: Option<Categories>,
}

/// Everybody, or those of a window.
#[derive(Clone, Debug)]
pub struct RatingsView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// The list for which it counts.
    pub list: List,
    /// Rounds counted.
    pub after: u8,
    /// Participants in all.
    pub total: usize,
    /// Places in the order before the first line.
    pub start: usize,
    /// By place.
    pub lines: Vec<RatingLine>,
}

/// One participant, game by game.
#[derive(Clone, Debug)]
pub struct PersonRatings {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Rounds counted.
    pub after: u8,
    /// Participants in all.
    pub total: usize,
    /// The participant.
    pub line: RatingLine,
    /// The opponents, by pairing number.
    pub opponents: HashMap<Tpn, Entrant>,
    /// The norms for which they play, as far as the reader may know of them.
    pub norms: Vec<Norm>,
}

/// What the tournament means for the ratings of its participants, by place.
///
/// # Errors
/// No such tournament.
pub fn ratings(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    page: usize,
) -> Result<RatingsView, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let field = Field::of(&loaded)?;
        let ranked = loaded.ranked(field.after)?;
        let total = ranked.standings.len();
        let rows = window::rows(total, page);
        let shown = ranked.standings.get(rows.clone()).unwrap_or_default();
        Ok(RatingsView {
            summary: Summary::of(&loaded)?,
            role,
            list: list_of(loaded.tournament.kind),
            after: field.after,
            total,
            start: rows.start,
            lines: shown
                .iter()
                .filter_map(|standing| line(&field, standing.tpn, standing.place))
                .collect(),
        })
    })
}

fn line(field: &Field<'_>, tpn: Tpn, place: usize) -> Option<RatingLine> {
    let entry = field.loaded.entry_of(tpn)?;
    let estimate = field.estimate(tpn)?;
    Some(RatingLine {
        place: if field.loaded.teams.is_some() {
            0
        } else {
            place
        },
        entrant: Entrant::from(entry),
        points: field.table.score_after(tpn, field.after),
        categories: field.categories(entry, &estimate),
        estimate,
    })
}

/// What the tournament means for one participant.
///
/// # Errors
/// No such tournament, or no such participant with a pairing number.
pub fn person(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<PersonRatings, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let field = Field::of(&loaded)?;
        let row = loaded.entry(entry).ok_or(AppError::NotFound)?;
        let tpn = tpn_of(row).ok_or(AppError::NotFound)?;
        let ranked = loaded.ranked(field.after)?;
        let place = ranked.standings.iter().find(|one| one.tpn == tpn);
        let place = place.map_or(0, |one| one.place);
        let line = line(&field, tpn, place).ok_or(AppError::NotFound)?;
        let met = line.estimate.rounds.iter();
        let opponents = met.filter_map(|round| {
            let opponent = round.entry.opponent()?;
            Some((opponent, field.entrant(opponent)?))
        });
        Ok(PersonRatings {
            role,
            after: field.after,
            total: ranked.standings.len(),
            opponents: opponents.collect(),
            norms: field
                .titles(row, role)
                .into_iter()
                .filter_map(|title| field.norm(row, title))
                .collect(),
            line,
            summary: Summary::of(&loaded)?,
        })
    })
}
