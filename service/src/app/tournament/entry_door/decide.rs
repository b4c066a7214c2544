//! What the arbiters make of a request: an entry, a place in the waiting list, a refusal with its reason.

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

/// Longest reason.
const LONGEST_REASON: usize = 200;

/// What an entry says of the player of a request.
fn values(row: &RequestRow) -> EntryValues {
    EntryValues {
        player_id: row.player_id,
        club_id: row.club_door,
        club_name: row.club_name.clone(),
        entered_by: entered_by(row.club_door),
        ..EntryValues::new(row.person.clone(), row.rating)
    }
}

/// Enters the player of a request, with their byes, shown as they chose. With `another` the arbiter says that a namesake is
/// another person. The number of the entry is answered.
///
/// # Errors
/// Not an arbiter of this tournament; no such request; [`Refusal::RequestDecided`]; a guardian has to confirm first; already
/// entered; [`Refusal::Namesakes`].
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
        // It is said below to whom it may be said.
        Err(_) => None,
    };
    accept_rated(ctx, actor, key, slug, request, (another, list))
}

/// As [`accept`], with the rating list that says the same rating.
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
        // The day of the request is the day of the entry: bands of the fee may end on a day.
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

/// What an arbiter decides but to accept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Not entered, with a reason.
    Refuse,
    /// To the waiting list.
    Wait,
    /// From the waiting list, or after a refusal, back to those that wait for a decision.
    Again,
}

impl Decision {
    /// Reads the word of the button.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "refuse" => Some(Self::Refuse),
            "wait" => Some(Self::Wait),
            "again" => Some(Self::Again),
            _ => None,
        }
    }

    /// The state to which it leads.
    const fn state(self) -> RequestState {
        match self {
            Self::Refuse => RequestState::Refused,
            Self::Wait => RequestState::Waiting,
            Self::Again => RequestState::Requested,
        }
    }

    /// What was decided where a request is in this state now.
    pub(in crate::app) const fn of(state: RequestState) -> Option<Self> {
        match state {
            RequestState::Refused => Some(Self::Refuse),
            RequestState::Waiting => Some(Self::Wait),
            RequestState::Requested | RequestState::Guardian => Some(Self::Again),
            _ => None,
        }
    }
}

/// Refuses a request, puts it into the waiting list, or takes either back.
///
/// # Errors
/// Field `reason` of a refusal; not an arbiter of this tournament; no such request; [`Refusal::RequestDecided`].
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
        // A guardian who did not confirm is not passed over by a refusal that is taken back.
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

/// A guardian signed on paper, which an arbiter saw.
///
/// # Errors
/// Not an arbiter of this tournament; no such request; it waits for no guardian.
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
