//! Decisions of the arbiters about a request: an entry, a place on the waiting list, or a refusal with its reason.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::Action,
        deed::{RequestAccepted, RequestDecided},
        tournament::{Loaded, byes::of_match, entries, entry_values::EntryValues, namesakes},
    },
    event::{Bye, RatingOrigin, RequestState},
    store::rows::{
        byes, entries as entry_rows,
        entry_requests::{self, Changed, RequestRow},
        tournaments,
    },
};

use super::{by_link::confirmed, letters, listed, request::rounds, send::entered_by};

/// Maximum length of a reason, in characters.
const LONGEST_REASON: usize = 200;

/// The values of an entry for the player of a request.
fn values(row: &RequestRow) -> EntryValues {
    EntryValues {
        player_id: row.player_id,
        club_id: row.club_door,
        club_name: row.club_name.clone(),
        entered_by: entered_by(row.club_door),
        ..EntryValues::new(row.person.clone(), row.rating)
    }
}

/// Enters the player of a request, with their byes, and shown as they chose. With `another` the arbiter says that a namesake is a
/// different person. Returns the number of the entry.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such request; [`Refusal::RequestDecided`]; [`Refusal::GuardianFirst`]; the
/// player is already entered; [`Refusal::Namesakes`].
pub fn accept(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
    another: bool,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let found = ctx.ask(|conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        Ok((row, tournaments::by_id(conn, id)?))
    });
    let list = match found {
        Ok((row, event)) => listed::origin(ctx, (event.kind, event.start_date), &row)?,
        // The write below reports this error, to those who may know it.
        Err(_) => None,
    };
    accept_rated(ctx, actor, key, slug, request, (another, list))
}

/// Like [`accept`], with the rating list that has the same rating.
///
/// # Errors
/// As [`accept`].
pub(in crate::app) fn accept_rated(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
    (another, list): (bool, Option<RatingOrigin>),
) -> Result<Done<i32>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        match row.state {
            RequestState::Requested | RequestState::Waiting => {}
            RequestState::Guardian => return Err(Refusal::GuardianFirst.into()),
            _ => return Err(Refusal::RequestDecided.into()),
        }
        let loaded = Loaded::by_id(conn, id)?;
        let values = EntryValues {
            rating_list: list.clone(),
            ..values(&row)
        };
        let alike = namesakes::of(&loaded, &values)?;
        if !alike.is_empty() && !another {
            return Err(Refusal::Namesakes(alike).into());
        }
        // The entry dates from the day of the request, because fee bands may end on a day.
        let entry = entries::add(conn, &loaded, &values, row.sent_at)?;
        entry_rows::set_shown(conn, entry, row.name_shown, row.publication)?;
        let published = i32::from(loaded.published());
        for round in rounds(&row.byes) {
            for round in of_match(&loaded, round).filter(|round| *round > published) {
                byes::set(conn, id, entry, round, Bye::HalfPoint)?;
            }
        }
        let changed = Changed {
            state: RequestState::Confirmed.into(),
            state_at: now,
            entry_id: Some(entry),
            ..row.unchanged()
        };
        entry_requests::change(conn, request, &changed)?;
        let after = (RequestState::Confirmed, "");
        letters::decided(conn, &loaded.tournament, &row, after, now)?;
        Ok(Audited {
            value: entry,
            deed: Deed::RequestAccepted(RequestAccepted {
                request,
                entry,
                name: row.person.name.to_string(),
                another,
                rating_list: list.map_or_else(String::new, |list| list.to_string()),
            }),
        })
    })
}

/// Decisions other than acceptance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Refuse, with a reason.
    Refuse,
    /// Put on the waiting list.
    Wait,
    /// Take back a refusal or a place on the waiting list: the request waits for a decision again.
    Again,
}

impl Decision {
    /// Reads the value of a button; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "refuse" => Some(Self::Refuse),
            "wait" => Some(Self::Wait),
            "again" => Some(Self::Again),
            _ => None,
        }
    }

    /// State of the request after this decision.
    const fn state(self) -> RequestState {
        match self {
            Self::Refuse => RequestState::Refused,
            Self::Wait => RequestState::Waiting,
            Self::Again => RequestState::Requested,
        }
    }

    /// The decision that leads to this state; `None` if none does.
    pub(in crate::app) const fn of(state: RequestState) -> Option<Self> {
        match state {
            RequestState::Refused => Some(Self::Refuse),
            RequestState::Waiting => Some(Self::Wait),
            RequestState::Requested | RequestState::Guardian => Some(Self::Again),
            _ => None,
        }
    }
}

/// Refuses a request, puts it on the waiting list, or takes either decision back.
///
/// # Errors
/// Field `reason` of a refusal; the actor is not an arbiter of this tournament; no such request; [`Refusal::RequestDecided`] if
/// the decision does not fit the state of the request.
pub fn decide(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
    (decision, reason): (Decision, &str),
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        let mut checks = Checks::default();
        let reason = match decision {
            Decision::Refuse => checks.required("reason", reason, LONGEST_REASON),
            Decision::Wait | Decision::Again => String::new(),
        };
        checks.finish()?;
        let fits = match decision {
            Decision::Refuse => row.state.is_open(),
            Decision::Wait => row.state == RequestState::Requested,
            Decision::Again => {
                matches!(row.state, RequestState::Waiting | RequestState::Refused)
            }
        };
        // When a refusal is taken back, a guardian who has not confirmed must still do so.
        let is_unconfirmed = row.guardian_at.is_none() && !row.guardian_name.is_empty();
        let after = match decision {
            Decision::Again if is_unconfirmed => RequestState::Guardian,
            decision => decision.state(),
        };
        if !fits {
            return Err(Refusal::RequestDecided.into());
        }
        let changed = Changed {
            state: after.into(),
            state_at: now,
            reason: &reason,
            ..row.unchanged()
        };
        entry_requests::change(conn, request, &changed)?;
        let tournament = tournaments::by_id(conn, id)?;
        letters::decided(conn, &tournament, &row, (after, &reason), now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestDecided(RequestDecided {
                request,
                name: row.person.name.to_string(),
                before: row.state,
                after,
                reason,
            }),
        })
    })
}

/// Records that a guardian signed on paper, as seen by an arbiter.
///
/// # Errors
/// The actor is not an arbiter of this tournament; no such request; [`Refusal::RequestDecided`] if it does not wait for a
/// guardian.
pub fn signed_on_paper(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        if row.state != RequestState::Guardian {
            return Err(Refusal::RequestDecided.into());
        }
        let choice = (row.name_shown, row.publication);
        let confirmed = confirmed(conn, &row, choice, "paper", now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestConfirmed(confirmed),
        })
    })
}
