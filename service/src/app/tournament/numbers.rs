//! Pairing numbers: showing them, exchanging two, and renumbering (C.04.2 art. 2).
//!
//! The initial ranking follows rating and title; among equally ranked participants the event may use another order than the
//! alphabet (art. 2.2). If data were wrong, they are corrected and all participants renumbered, until round 4 is paired (art.
//! 2.3).

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action, TournamentRole},
        deed::{NumberMoved, NumbersExchanged, Renumbered},
    },
    store::rows::{self, entries::EntryRow},
};

use super::{
    Loaded,
    confirmation::{self, Confirmation, Objection},
    entrant::Entrant,
    fide_mode,
    numbering::{by_ranking, number_by_ranking},
    numbers_by_hand::{self, HandLine},
    summary::Summary,
};

/// First round whose pairing fixes the numbers.
const FIXED_BY: usize = 4;

/// A participant with their number.
#[derive(Clone, Debug)]
pub struct NumberLine {
    /// The participant.
    pub entrant: Entrant,
    /// Present number.
    pub number: i32,
    /// Number by the initial ranking.
    pub ranked: i32,
    /// Entry of the next participant, if the two are equally ranked.
    pub equal: Option<i32>,
}

/// The page of the pairing numbers.
#[derive(Clone, Debug)]
pub struct NumbersView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Participants by number; empty until numbers are given.
    pub lines: Vec<NumberLine>,
    /// Participants whose numbers the arbiter gives; `None` if the settings give the numbers.
    pub by_hand: Option<Vec<HandLine>>,
    /// Why the numbers cannot change; `None` if they can.
    pub fixed: Option<Refusal>,
}

/// Reads the pairing numbers, for arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<NumbersView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let ranked: std::collections::HashMap<i32, i32> = by_ranking(&loaded)?
            .into_iter()
            .map(|(entry, number)| (entry.id, number))
            .collect();
        let numbered = loaded
            .entries
            .iter()
            .filter_map(|row| Some((row, row.tpn?)));
        let next = loaded.entries.iter().skip(1).map(Some).chain([None]);
        let lines = numbered.zip(next).map(|((row, number), next)| NumberLine {
            entrant: Entrant::from(row),
            number,
            ranked: ranked.get(&row.id).copied().unwrap_or(number),
            equal: next
                .filter(|next| next.tpn.is_some() && are_equals(row, next))
                .map(|next| next.id),
        });
        Ok(NumbersView {
            role: access::role(conn, actor, id)?,
            summary: Summary::of(&loaded)?,
            lines: lines.collect(),
            by_hand: numbers_by_hand::lines(&loaded)?,
            fixed: fixed(&loaded),
        })
    })
}

/// Whether the initial ranking separates two only by their names.
fn are_equals(one: &EntryRow, other: &EntryRow) -> bool {
    one.rating == other.rating && one.person.title == other.person.title
}

/// Why the numbers cannot change.
fn fixed(loaded: &Loaded) -> Option<Refusal> {
    let is_made_whole = loaded.course.is_schedule() || loaded.is_knock_out();
    let is_schedule = is_made_whole && !loaded.rounds.is_empty();
    if is_schedule || loaded.rounds.len() >= FIXED_BY {
        Some(Refusal::NumbersFixed)
    } else if loaded.published() > 0 && !loaded.accelerations.is_empty() && loaded.teams.is_none() {
        Some(Refusal::NumbersAccelerated)
    } else {
        None
    }
}

fn require_free(loaded: &Loaded) -> Result<(), AppError> {
    fixed(loaded).map_or(Ok(()), |why| Err(why.into()))
}

/// Exchanges the pairing numbers of two equally ranked participants, with a reason. Pairings and results stay; a draft is then
/// out of date.
///
/// # Errors
/// [`Refusal::NotEquals`]; [`Refusal::NumbersFixed`] once round 4 is paired; [`Refusal::Asked`] until the reason is given; not
/// found if there are no numbers yet; the actor is not an arbiter of this tournament.
pub fn exchange(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entries: [i32; 2],
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        require_free(&loaded)?;
        let [first, second] = entries.map(|entry| loaded.entry(entry));
        let (Some(first), Some(second)) = (first, second) else {
            return Err(AppError::NotFound);
        };
        let (Some(a), Some(b)) = (first.tpn, second.tpn) else {
            return Err(AppError::NotFound);
        };
        let names = [first, second].map(|row| row.person.name.to_string());
        if first.id == second.id || !are_equals(first, second) {
            return Err(Refusal::NotEquals { names }.into());
        }
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(vec![Objection::NumbersExchanged], answer, fide)?;
        rows::entries::set_tpns(conn, &[(first.id, Some(b)), (second.id, Some(a))])?;
        Ok(Audited {
            value: (),
            deed: Deed::NumbersExchanged(NumbersExchanged {
                entries,
                numbers: [a, b],
                names,
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}

/// Renumbers all participants by the initial ranking, with a reason. Pairings and results stay; a draft is then out of date.
///
/// # Errors
/// [`Refusal::NumbersAsRanked`] if nothing would change; [`Refusal::NumbersFixed`] once round 4 is paired; [`Refusal::Asked`]
/// until the reason is given; the actor is not an arbiter of this tournament.
pub fn renumber(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        require_free(&loaded)?;
        let moved: Vec<NumberMoved> = by_ranking(&loaded)?
            .into_iter()
            .filter_map(|(entry, new)| {
                let old = entry.tpn.filter(|old| *old != new)?;
                let entry = entry.id;
                Some(NumberMoved { entry, old, new })
            })
            .collect();
        if moved.is_empty() {
            return Err(Refusal::NumbersAsRanked.into());
        }
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(vec![Objection::Renumbered], answer, fide)?;
        number_by_ranking(conn, &loaded)?;
        Ok(Audited {
            value: (),
            deed: Deed::Renumbered(Renumbered {
                moved,
                reason: reason.unwrap_or_default(),
                by_hand: false,
            }),
        })
    })
}
