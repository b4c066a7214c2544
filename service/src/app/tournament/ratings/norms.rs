//! The norms of a tournament: who has one, who may still get one, and each condition for a participant.

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

/// Maximum number of remaining rounds for which the summary shows a forecast.
const SOON: usize = 4;

/// A participant in the summary.
#[derive(Clone, Debug)]
pub struct NormLine {
    /// Place in the standings; 0 in a team event, where players have none.
    pub place: usize,
    /// The participant.
    pub entrant: Entrant,
    /// The norms they have or may still get.
    pub norms: Vec<Norm>,
}

/// The summary: who has a norm, and who may still get one.
#[derive(Clone, Debug)]
pub struct NormsView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of rounds counted.
    pub after: u8,
    /// Whether norms are possible here: standard chess, and enough rounds for a norm.
    pub is_possible: bool,
    /// Minimum number of games for a norm.
    pub least: LeastGames,
    /// The figures for 1.4.3d.
    pub foreign: ForeignField,
    /// The exemption by 1.4.3a to c, as set by the arbiter.
    pub exemption: NormExemption,
    /// Participants with a norm, by place.
    pub made: Vec<NormLine>,
    /// Participants who may still get one, by place.
    pub near: Vec<NormLine>,
    /// Number of other participants.
    pub others: usize,
}

/// One participant, with each condition.
#[derive(Clone, Debug)]
pub struct PersonNorms {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of rounds counted.
    pub after: u8,
    /// The participant.
    pub entrant: Entrant,
    /// The opponents, by pairing number.
    pub opponents: HashMap<Tpn, Entrant>,
    /// Norms for the titles that the participant does not hold yet, as far as the reader may see them.
    pub norms: Vec<Norm>,
    /// The figures for 1.4.3d.
    pub foreign: ForeignField,
    /// The exemption by 1.4.3a to c, as set by the arbiter.
    pub exemption: NormExemption,
}

/// Whether the norm can be reached soon against some participant; `strongest` is the highest rating among them.
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

/// Reads the norms of a tournament.
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

/// Reads the conditions for one participant.
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
