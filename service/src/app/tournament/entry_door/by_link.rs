//! What the links of a request open: the sender's page and the guardian's page. The club that sent the request may do the same.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::Action,
        deed::{RequestChanged, RequestConfirmed, RequestWithdrawn},
        tournament::Loaded,
    },
    auth::Token,
    event::{NameShown, Publication, RequestState},
    store::{
        Conn,
        rows::{
            entries,
            entry_requests::{self, Changed, RequestRow},
            hall_post, mirrored,
            tournaments::{self, TournamentRow},
        },
    },
};

use super::{
    door::{Door, Notice},
    inputs::RequestInput,
    owed::Fees,
    request::{Entrance, Request, notice},
    send::{byes, choice},
};

/// Who opens a request, and by what right.
#[derive(Clone, Copy)]
pub enum Holder<'a> {
    /// Somebody with the link that the sender was given.
    Sender(&'a str),
    /// Somebody with the guardian's link.
    Guardian(&'a str),
    /// The secretary of the club that sent it, who has the parents' consent.
    Club {
        /// Number of the club.
        club: i32,
        /// Number of the request.
        request: i32,
    },
    /// No person: deeds are replayed, and they hold no links. Number of the request.
    Trail(i32),
}

/// A request with its door and its notice.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The door.
    pub entrance: Entrance,
    pub request: Request,
    /// The notice that was shown when the request was sent.
    pub notice: Notice,
    /// Whether the hall has not yet read its last change.
    pub is_on_its_way: bool,
}

/// The row of the request that a holder may open.
pub(in crate::app::tournament) fn row(
    conn: &mut Conn,
    tournament: i32,
    holder: Holder<'_>,
) -> Result<RequestRow, AppError> {
    let hash = |secret| Ok::<_, AppError>(Token::parse(secret).ok_or(AppError::NotFound)?.hash());
    Ok(match holder {
        Holder::Sender(secret) => {
            entry_requests::by_secret(conn, tournament, &hash(secret)?, false)?
        }
        Holder::Guardian(secret) => {
            entry_requests::by_secret(conn, tournament, &hash(secret)?, true)?
        }
        Holder::Club { club, request } => {
            let row = entry_requests::by_id(conn, tournament, request)?;
            if row.club_door != Some(club) {
                return Err(AppError::Forbidden);
            }
            row
        }
        Holder::Trail(request) => entry_requests::by_id(conn, tournament, request)?,
    })
}

/// The row of a request, named by its number as deeds do.
///
/// # Errors
/// No such tournament or request.
pub(in crate::app) fn of_trail(
    ctx: &Context,
    slug: &str,
    request: i32,
) -> Result<RequestRow, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.ask(|conn| row(conn, id, Holder::Trail(request)))
}

/// Opens the request behind a link.
///
/// # Errors
/// Not found: no such tournament, or no such link.
pub fn open(ctx: &Context, slug: &str, holder: Holder<'_>) -> Result<Opened, AppError> {
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        let row = row(conn, id, holder)?;
        let all = entry_requests::of_tournament(conn, id)?;
        let fees = Fees::of(conn, &loaded)?;
        Ok(Opened {
            entrance: Entrance::of(conn, &loaded, now)?,
            request: Request::of(&row, &all, &fees),
            notice: notice(conn, id, row.notice)?,
            is_on_its_way: hall_post::has_request(conn, row.id)?,
        })
    })
}

/// Address part of the section into which the request moved with its entry; `None` if it is still in this tournament.
///
/// # Errors
/// Not found: no such tournament, no such link, or the link belongs to a tournament of another event.
pub fn moved_to(
    ctx: &Context,
    slug: &str,
    secret: &Token,
    is_guardian: bool,
) -> Result<Option<String>, AppError> {
    ctx.read(|conn| {
        let asked = tournaments::by_slug(conn, slug)?;
        let stands = entry_requests::tournament_of(conn, &secret.hash(), is_guardian)?;
        let there = tournaments::by_id(conn, stands.ok_or(AppError::NotFound)?)?;
        if there.id == asked.id {
            return Ok(None);
        }
        let event = |row: &TournamentRow| {
            row.marks
                .section
                .as_ref()
                .map(|section| section.event.clone())
        };
        match (event(&asked), event(&there)) {
            (Some(one), Some(other)) if one == other => Ok(Some(there.slug)),
            _ => Err(AppError::NotFound),
        }
    })
}

/// A guardian confirms a request and chooses how the child is shown.
///
/// # Errors
/// No such link, or not the guardian's; [`Refusal::RequestDecided`] if no guardian is awaited; fields to be corrected.
pub fn confirm(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    input: &RequestInput,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_passed_on(actor, Action::SendRequest(id), key, |conn| {
        let row = row(conn, id, holder)?;
        if matches!(holder, Holder::Sender(_) | Holder::Club { .. }) {
            return Err(AppError::NotFound);
        }
        if row.state != RequestState::Guardian {
            return Err(Refusal::RequestDecided.into());
        }
        let mut checks = Checks::default();
        let name_shown: NameShown = choice(&mut checks, "name_shown", &input.name_shown);
        let publication: Publication = choice(&mut checks, "publication", &input.publication);
        checks.finish()?;
        let confirmed = confirmed(conn, &row, (name_shown, publication), "link", now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestConfirmed(confirmed),
        })
    })
}

/// Stores a guardian's confirmation. From then on the request waits for an arbiter, or for a place.
pub(super) fn confirmed(
    conn: &mut Conn,
    row: &RequestRow,
    (name_shown, publication): (NameShown, Publication),
    how: &'static str,
    now: chrono::NaiveDateTime,
) -> Result<RequestConfirmed, AppError> {
    let tournament = tournaments::by_id(conn, row.tournament_id)?;
    let door = Door::of(conn, &tournament)?;
    // The request itself is counted among those that hold a place.
    let state = match door.places {
        Some(places) if door.taken > places => RequestState::Waiting,
        _ => RequestState::Requested,
    };
    let changed = Changed {
        state: state.into(),
        name_shown: name_shown.into(),
        publication: publication.into(),
        guardian_at: Some(now),
        guardian_how: how,
        state_at: now,
        ..row.unchanged()
    };
    entry_requests::change(conn, row.id, &changed)?;
    Ok(RequestConfirmed {
        request: row.id,
        name: row.person.name.to_string(),
        how: how.to_owned(),
        name_shown,
        publication,
    })
}

/// Changes byes and how the player is shown, as long as no arbiter has decided. Once the player is entered, only how they are
/// shown can be changed.
///
/// # Errors
/// No such link; [`Refusal::RequestDecided`]; [`Refusal::GuardiansChoice`] if the guardian chose by their own link; fields to be
/// corrected.
pub fn change(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    input: &RequestInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_passed_on(actor, Action::SendRequest(id), key, |conn| {
        let row = row(conn, id, holder)?;
        let is_entered = row.state == RequestState::Confirmed;
        if !row.state.is_open() && !is_entered {
            return Err(Refusal::RequestDecided.into());
        }
        let is_sender = matches!(holder, Holder::Sender(_) | Holder::Club { .. });
        if is_sender && row.guardian_at.is_some() && row.guardian_how == "link" {
            // The guardian made this choice, so only they may change it.
            return Err(Refusal::GuardiansChoice.into());
        }
        let tournament = tournaments::by_id(conn, id)?;
        let door = Door::of(conn, &tournament)?;
        let mut checks = Checks::default();
        let name_shown: NameShown = choice(&mut checks, "name_shown", &input.name_shown);
        let publication: Publication = choice(&mut checks, "publication", &input.publication);
        let byes = if is_entered {
            row.byes.clone()
        } else {
            byes(&mut checks, &input.byes, &door)
        };
        checks.finish()?;
        let changed = Changed {
            byes: &byes,
            name_shown: name_shown.into(),
            publication: publication.into(),
            ..row.unchanged()
        };
        entry_requests::change(conn, row.id, &changed)?;
        if let Some(entry) = row.entry_id {
            // In a copy too: somebody who hides their name need not wait for the hall, which will send the same later.
            entries::set_shown(conn, entry, name_shown, publication)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::RequestChanged(Box::new(RequestChanged {
                request: row.id,
                name: row.person.name.to_string(),
                before: shown(&row.byes, row.name_shown, row.publication),
                after: shown(&byes, name_shown, publication),
            })),
        })
    })
}

/// Like [`change`], but leaves the byes as they are.
///
/// # Errors
/// As [`change`].
pub fn choose(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
    input: &RequestInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let byes = ctx.read(|conn| Ok(row(conn, id, holder)?.byes))?;
    let input = RequestInput {
        byes,
        ..input.clone()
    };
    change(ctx, actor, key, slug, holder, &input)
}

/// The fields that a change is about, as typed.
fn shown(byes: &str, name_shown: NameShown, publication: Publication) -> RequestInput {
    RequestInput {
        byes: byes.to_owned(),
        name_shown: name_shown.code().to_owned(),
        publication: publication.code().to_owned(),
        ..RequestInput::default()
    }
}

/// Withdraws a request. A player who is already entered withdraws after the last published round.
///
/// # Errors
/// No such link; [`Refusal::RequestDecided`] if there is nothing to withdraw.
pub fn withdraw(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    holder: Holder<'_>,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_passed_on(actor, Action::SendRequest(id), key, |conn| {
        let row = row(conn, id, holder)?;
        let withdrawn = taken_back(conn, &row, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestWithdrawn(withdrawn),
        })
    })
}

/// Stores that a request was withdrawn.
pub(super) fn taken_back(
    conn: &mut Conn,
    row: &RequestRow,
    now: chrono::NaiveDateTime,
) -> Result<RequestWithdrawn, AppError> {
    let is_entered = row.state == RequestState::Confirmed;
    if !row.state.is_open() && !is_entered {
        return Err(Refusal::RequestDecided.into());
    }
    let mut after = 0;
    // In a copy, the hall decides about the participants.
    let is_copy = mirrored::of_tournament(conn, row.tournament_id)?.is_some();
    if let Some(entry) = row.entry_id.filter(|_| !is_copy) {
        let loaded = Loaded::by_id(conn, row.tournament_id)?;
        after = i32::from(loaded.published());
        let there = entries::by_id(conn, row.tournament_id, entry)?;
        if there.withdrawn_after.is_none() {
            entries::set_withdrawn_after(conn, entry, Some(after))?;
        }
    }
    let changed = Changed {
        state: RequestState::Withdrawn.into(),
        state_at: now,
        ..row.unchanged()
    };
    entry_requests::change(conn, row.id, &changed)?;
    Ok(RequestWithdrawn {
        request: row.id,
        name: row.person.name.to_string(),
        entry: row.entry_id,
        round: after,
    })
}
