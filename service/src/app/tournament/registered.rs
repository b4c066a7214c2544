//! Entering players of the registry: by an arbiter, or by the secretary of their club.

use std::sync::Arc;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed, privacy,
    },
    event::{EnteredBy, TournamentState},
    store::rows,
};

use super::{
    Loaded,
    entries::add,
    entry_door::at_once::{self, NotAtOnce},
    entry_values::from_registry,
    namesakes,
    numbering::has_numbers,
};

/// Players of the registry to be entered.
#[derive(Clone, Copy, Debug)]
pub struct Registered<'a> {
    /// Numbers of the players.
    pub players: &'a [i32],
    /// Whether namesakes are different people.
    pub others: bool,
    /// Whether the club has the consent of the children's parents. Arbiters need not say so.
    pub consent: bool,
}

/// Who is recorded as having entered a player of this club.
fn entered_by(actor: &Actor, club: Option<i32>) -> EnteredBy {
    let own = actor.user.as_ref().and_then(|user| user.club_id);
    if privacy::is_admin(actor) {
        EnteredBy::Admin
    } else if own.is_some() && own == club {
        EnteredBy::Club
    } else {
        EnteredBy::Arbiter
    }
}

/// Enters players of the registry: by an arbiter of the tournament, or by the secretary of their club as long as entries are open
/// and the door admits them. Returns the numbers of the entries.
///
/// # Errors
/// The player is already entered; [`Refusal::Namesakes`]; the actor is neither an arbiter nor the secretary of the players' club.
/// For secretaries also [`Refusal::EntriesClosed`], [`Refusal::OtherSection`] and [`Refusal::NotAtOnce`].
pub fn enter(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    chosen: &Registered<'_>,
) -> Result<Done<Vec<i32>>, AppError> {
    enter_as(ctx, actor, key, slug, (chosen, true))
}

/// Enters players by a deed that is replayed, without asking the door: older programs did not ask it.
///
/// # Errors
/// As [`enter`].
pub(in crate::app) fn enter_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    chosen: &Registered<'_>,
) -> Result<Done<Vec<i32>>, AppError> {
    enter_as(ctx, actor, key, slug, (chosen, false))
}

fn enter_as(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (chosen, asks_door): (&Registered<'_>, bool),
) -> Result<Done<Vec<i32>>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_much(actor, Action::EnterPlayers(id), key, |conn| {
        let is_arbiter = access::role(conn, actor, id)?.is_some();
        let mut entered = Vec::new();
        let mut names = Vec::new();
        let mut alike = Vec::new();
        let mut children = Vec::new();
        let mut loaded = Loaded::by_id(conn, id)?;
        // If nobody has a number that could move, one reading is enough for all.
        let numbered = has_numbers(&loaded);
        for player in chosen.players {
            let row = rows::players::by_id(conn, *player)?;
            if numbered && !entered.is_empty() {
                loaded = Loaded::by_id(conn, id)?;
            }
            if !is_arbiter {
                // The action admits every secretary; they may only enter members of their own club.
                let own = actor.user.as_ref().and_then(|user| user.club_id);
                if row.club_id.is_none() || row.club_id != own {
                    return Err(AppError::Forbidden);
                }
                if loaded.tournament.state != TournamentState::Registration {
                    return Err(Refusal::EntriesClosed.into());
                }
            }
            let mut values = from_registry(conn, &row, loaded.tournament.kind)?;
            values.entered_by = entered_by(actor, row.club_id);
            alike.extend(namesakes::of(&loaded, &values)?);
            let name = values.person.name.to_string();
            if !is_arbiter && asks_door {
                let is_child = at_once::must_be_let_in(conn, &loaded.tournament, &values, now)?;
                children.extend(is_child.then(|| name.clone()));
            }
            let entry = add(conn, &loaded, &values, now)?;
            if !numbered {
                let row = rows::entries::by_id(conn, id, entry)?;
                Arc::make_mut(&mut loaded.entries).push(row);
            }
            entered.push(entry);
            names.push(name);
        }
        if entered.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        // Errors roll everything back, so that all questions are asked at once.
        if !children.is_empty() && !chosen.consent {
            return Err(Refusal::NotAtOnce(NotAtOnce::Consent { names: children }).into());
        }
        if !alike.is_empty() && !chosen.others {
            return Err(Refusal::Namesakes(alike).into());
        }
        Ok(Audited {
            deed: Deed::RegisteredAdded(deed::RegisteredAdded {
                players: chosen.players.to_vec(),
                entries: entered.clone(),
                names,
                others: chosen.others,
                consent: chosen.consent && !is_arbiter,
            }),
            value: entered,
        })
    })
}
