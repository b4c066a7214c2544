//! Norms of a tournament: who has one, who may still get one, and each condition of one participant.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::TournamentRole,
        tournament::{entrant::Entrant, summary::Summary},
    },
    event::{LeastGames, NormExemption, Outlet, Tpn},
    norms::{ForeignField, Outlook},
};

use super::{
    field::{Field, tpn_of},
    norm::Norm,
};

/// Rounds left at most when a forecast stands in the summary.
const SOON: usize = 4;

/// A participant of the summary.
#[derive(Clone, Debug)]
pub struct NormLine {
    /// Place in the standings; 0 in an event of teams, where players have none.
    pub place: usize,
    /// The participant.
    pub entrant: Entrant,
    /// The norms they have or may still get.
    pub norms: Vec<Norm>,
}

/// Who has a norm and who may still get one.
#[derive(Clone, Debug)]
pub struct NormsView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Rounds counted.
    pub after: u8,
    /// Whether norms can be made here at all: standard chess and as many rounds as a norm has games.
    pub is_possible: bool,
    /// How many games a norm has at least.
    pub least: LeastGames,
    /// What 1.4.3d counts.
    pub foreign: ForeignField,
    /// What the arbiter says of 1.4.3a to c.
    pub exemption: NormExemption,
    /// Those with a norm, by place.
    pub made: Vec<NormLine>,
    /// Those who may still get one, by place.
    pub near: Vec<NormLine>,
    /// How many others there are.
    pub others: usize,
}

/// One participant with each condition.
#[derive(Clone, Debug)]
pub struct PersonNorms {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Rounds counted.
    pub after: u8,
    /// The participant.
    pub entrant: Entrant,
    /// The opponents, by pairing number.
    pub opponents: HashMap<Tpn, Entrant>,
    /// A norm for each title that the participant does not hold yet, as far as the reader may know of it.
    pub norms: Vec<Norm>,
    /// What 1.4.3d counts.
    pub foreign: ForeignField,
    /// What the arbiter says of 1.4.3a to c.
    pub exemption: NormExemption,
}

/// Whether the norm is within reach soon against somebody of this field, whose highest rating is `strongest`.
fn is_near(norm: &Norm, strongest: i32) -> bool {
    norm.forecast.as_ref().is_some_and(|forecast| {
        forecast.rounds_left <= SOON
            && forecast.headline().is_some_and(|line| match line.outlook {
                Outlook::Enough => true,
                Outlook::From(rating) => rating <= strongest,
                Outlook::Never { .. } => false,
            })
    })
}

/// The norms of a tournament.
///
/// # Errors
/// No such tournament.
pub fn norms(ctx: &Context, actor: &Actor, slug: &str) -> Result<NormsView, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let field = Field::of(&loaded)?;
        let ratings = loaded.entries.iter().filter_map(|entry| entry.rating);
        let strongest = ratings.max().map_or(0, i32::from);
        let ranked = loaded.ranked(field.after)?;
        let (mut made, mut near) = (Vec::new(), Vec::new());
        for standing in &ranked.standings {
            let Some(entry) = loaded.entry_of(standing.tpn) else {
                continue;
            };
            let titles = field.titles(entry, role).into_iter();
            let norms = titles.filter_map(|title| field.norm(entry, title));
            let (has, others): (Vec<Norm>, Vec<Norm>) =
                norms.partition(|norm| norm.check.is_norm());
            let soon: Vec<Norm> = others
                .into_iter()
                .filter(|norm| is_near(norm, strongest))
                .collect();
            let line = |norms| NormLine {
                place: match loaded.teams {
                    Some(_) => 0,
                    None => standing.place,
                },
                entrant: Entrant::from(entry),
                norms,
            };
            if !has.is_empty() {
                made.push(line(has));
            }
            if !soon.is_empty() {
                near.push(line(soon));
            }
        }
        let least = loaded.tournament.rules.norm_games;
        let named = made.iter().chain(&near).map(|line| line.entrant.entry);
        let named: std::collections::BTreeSet<i32> = named.collect();
        Ok(NormsView {
            summary: Summary::of(&loaded)?,
            role,
            after: field.after,
            is_possible: loaded.tournament.kind == crate::event::EventKind::Standard
                && usize::from(loaded.planned()) >= least.number(),
            least,
            foreign: field.foreign,
            exemption: loaded.tournament.rules.norm_exemption,
            others: ranked.standings.len().saturating_sub(named.len()),
            made,
            near,
        })
    })
}

/// The conditions of one participant.
///
/// # Errors
/// No such tournament, or no such participant with a pairing number.
pub fn person(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    entry: i32,
) -> Result<PersonNorms, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, Outlet::Page)?;
        let field = Field::of(&loaded)?;
        let row = loaded.entry(entry).ok_or(AppError::NotFound)?;
        tpn_of(row).ok_or(AppError::NotFound)?;
        let norms: Vec<Norm> = field
            .titles(row, role)
            .into_iter()
            .filter_map(|title| field.norm(row, title))
            .collect();
        let met = norms.iter().flat_map(|norm| &norm.check.games);
        let opponents = met.filter_map(|game| Some((game.opponent, field.entrant(game.opponent)?)));
        Ok(PersonNorms {
            summary: Summary::of(&loaded)?,
            role,
            after: field.after,
            entrant: Entrant::from(row),
            opponents: opponents.collect(),
            norms,
            foreign: field.foreign,
            exemption: loaded.tournament.rules.norm_exemption,
        })
    })
}
