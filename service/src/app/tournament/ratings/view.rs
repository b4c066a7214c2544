//! Rating changes in a tournament: a list of all participants, and one participant game by game.

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

/// A participant in the list.
#[derive(Clone, Debug)]
pub struct RatingLine {
    /// Place in the standings; 0 in a team event, where players have none.
    pub place: usize,
    /// The participant.
    pub entrant: Entrant,
    /// Points in the event.
    pub points: Points,
    /// Estimated effect on the rating.
    pub estimate: Estimate,
    /// The national category, for Italian players in standard chess.
    pub categories: Option<Categories>,
}

/// The list of participants, one window at a time.
#[derive(Clone, Debug)]
pub struct RatingsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The rating list for which the event counts.
    pub list: List,
    /// Number of rounds counted.
    pub after: u8,
    /// Number of participants.
    pub total: usize,
    /// Number of participants before the first line.
    pub start: usize,
    /// The participants, by place.
    pub lines: Vec<RatingLine>,
}

/// One participant, game by game.
#[derive(Clone, Debug)]
pub struct PersonRatings {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of rounds counted.
    pub after: u8,
    /// Number of participants.
    pub total: usize,
    /// The participant.
    pub line: RatingLine,
    /// The opponents, by pairing number.
    pub opponents: HashMap<Tpn, Entrant>,
    /// Norms that the participant can earn, as far as the reader may see them.
    pub norms: Vec<Norm>,
}

/// Reads the rating changes of the participants, by place.
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

/// Reads the rating change of one participant.
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
