//! Accepts a message of a hall on the site that follows it, or refuses it with the reason.

use std::io::Read;

use chrono::{Duration, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Refusal,
        access::{self, Action},
        deed::OfHall,
    },
    event::{ArbiterRole, TournamentState},
    store::{
        Conn,
        rows::{
            self, hall_post,
            mirrored::{self, MirroredRow},
            moment, sealed_trail,
        },
    },
};

use super::{
    apply, beside,
    in_place::{self, Held},
    links,
    message::{self, Message, Unread},
    noted::{Tip, following, moment_of, tell_boards, told},
    post,
};

pub use super::said::{Fate, Said};

/// Minutes after which the site records again that it heard a hall without news.
const HEARD_MINUTES: i64 = 15;
/// Maximum difference between the clocks of servers on one database, in minutes.
const CLOCK_MINUTES: i64 = 1;

/// Where a message leads, compared with the state of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Forward from the site's state.
    Next,
    /// To exactly the site's state.
    Here,
    /// Forward from another state.
    Elsewhere,
    /// To an earlier state of the site.
    Behind,
    /// To a state on another branch.
    Other,
}

fn place_of(conn: &mut Conn, id: i32, tip: &Tip, message: &Message) -> Result<Place, AppError> {
    let head = &message.head;
    let (chain, number, hash) = tip;
    if !head.is_whole() {
        return Ok(match () {
            () if head.to == *hash => Place::Here,
            () if head.from == *hash => Place::Next,
            () => Place::Elsewhere,
        });
    }
    let knows = message
        .trail
        .iter()
        .any(|(of, row)| of == chain && row.number == *number && row.hash == *hash);
    if knows {
        return Ok(Place::Next);
    }
    Ok(match sealed_trail::has(conn, id, &head.to)? {
        true => Place::Behind,
        false => Place::Other,
    })
}

/// Whether the trail's rows in a message form an unbroken chain. It starts at the newest row here if the message begins
/// there, and must end at the row that the message names.
fn is_sound(message: &Message, tip: Option<&Tip>) -> bool {
    let head = &message.head;
    let mut last = match tip {
        Some((chain, number, hash)) if !head.is_whole() => (*chain, *number, hash.clone()),
        _ => (0, 0, String::new()),
    };
    for (chain, row) in &message.trail {
        if *chain != last.0 {
            if *chain != last.0 + 1 || !head.is_whole() {
                return false;
            }
            last = (*chain, 0, String::new());
        }
        if row.number <= last.1 || row.hash != row.expected_hash(&last.2) {
            return false;
        }
        last = (*chain, row.number, row.hash.clone());
    }
    let begins =
        |(chain, row): &(i32, sealed_trail::SealedRow)| *chain == 1 && row.hash == head.event;
    let begins = !head.is_whole() || message.trail.first().is_some_and(begins);
    begins && last.0 == head.trail && last.2 == head.to
}

/// Accepts a message that came through the link with this secret.
///
/// # Errors
/// [`AppError::SignInNeeded`] if there is no such link; storage failures. A message that cannot be accepted gives an
/// answer, not an error.
pub fn follow(ctx: &Context, secret: &str, bytes: impl Read) -> Result<Said, AppError> {
    let (link, actor) = ctx.ask(|conn| links::opened(conn, secret))?;
    let now = ctx.clock.now();
    let is_due = link.used_at.is_none_or(|at| now - at >= Duration::hours(1));
    if is_due {
        ctx.keep_book(|conn| Ok(mirrored::touch_link(conn, link.id, now)?))?;
    }
    let message = match message::read(bytes) {
        Ok(message) => message,
        Err(Unread::Newer) => return Ok(Said::only(Fate::Newer)),
        Err(why) => {
            tracing::warn!(?why, "a message of a hall cannot be read");
            return Ok(Said::only(Fate::Unread));
        }
    };
    let known = ctx.ask(|conn| Ok(mirrored::of_event(conn, &message.head.event)?))?;
    let said = match known {
        Some(row) => go_on(ctx, &actor, &row, &message),
        None if message.head.is_whole() => begin(ctx, &actor, &message),
        None => Ok(Said::only(Fate::Elsewhere)),
    };
    match said {
        Err(AppError::Forbidden | AppError::SignInNeeded) => Ok(Said::only(Fate::Forbidden)),
        Err(AppError::Storage(error)) if error.is_of_value() => {
            tracing::error!(%error, "a message of a hall does not fit");
            Ok(Said::only(Fate::Unread))
        }
        said => said,
    }
}

fn path(slug: &str) -> String {
    format!("/t/{slug}")
}

/// Begins to follow an event that nothing here follows yet, either with the tournament that was handed over or with a new one.
fn begin(ctx: &Context, actor: &Actor, message: &Message) -> Result<Said, AppError> {
    if !is_sound(message, None) {
        return Ok(Said::only(Fate::Unread));
    }
    match ctx.ask(|conn| in_place::held(conn, message))? {
        Held::Nothing => found(ctx, actor, message),
        Held::Beginning(id) => take_place(ctx, actor, id, message),
        Held::Other(id) => {
            // An account that may not direct it learns nothing except that.
            ctx.read(|conn| access::require(conn, actor, Action::DirectTournament(id)))?;
            Ok(Said::only(Fate::Behind))
        }
    }
}

/// Makes a handed-over tournament follow the machine that goes on with it. It keeps its address, its entries, and the requests
/// that wait here.
fn take_place(ctx: &Context, actor: &Actor, id: i32, message: &Message) -> Result<Said, AppError> {
    let now = ctx.clock.now();
    let head = &message.head;
    let mut slug = String::new();
    let action = Action::DirectTournament(id);
    let done = ctx.write_much_to_handed_over(actor, action, None, |conn| {
        let user = actor.user.as_ref().ok_or(AppError::SignInNeeded)?.id;
        // Somebody may have taken it back, or another message may have been first.
        let is_over = rows::handed_over::of(conn, id)?.is_some();
        let is_new = mirrored::of_event(conn, &head.event)?.is_none();
        if !is_over || !is_new || !in_place::is_beginning(conn, id, message)? {
            return Err(AppError::Stale);
        }
        slug = rows::tournaments::by_id(conn, id)?.slug;
        let tip = in_place::take(conn, (id, &slug), message)?;
        beside::settle_in(conn, actor, id, message, now)?;
        post::again(conn, id, &message.decided, now)?;
        tell_boards(conn, id, &tip, message, now)?;
        mirrored::put(conn, &following(head, (id, user), now))?;
        let deed = Deed::HallFollowed(Box::new(told(message)));
        Ok(Audited { value: (), deed })
    });
    match done {
        Ok(_) => Ok(Said {
            path: path(&slug),
            post: ctx.ask(|conn| post::of(conn, id))?,
            ..Said::only(Fate::Taken)
        }),
        // The sender sends everything once more, which is then compared with the new state.
        Err(AppError::Stale | AppError::Refused(Refusal::Mirrored(_))) => {
            Ok(Said::only(Fate::Elsewhere))
        }
        Err(error) => Err(error),
    }
}

/// Makes a new tournament that follows from now on.
fn found(ctx: &Context, actor: &Actor, message: &Message) -> Result<Said, AppError> {
    let now = ctx.clock.now();
    let head = &message.head;
    let mut is_there = false;
    let done = ctx.found_tournament(actor, None, |conn| {
        // Another message may have come first.
        if mirrored::of_event(conn, &head.event)?.is_some() {
            is_there = true;
            return Err(AppError::Stale);
        }
        let user = actor.user.as_ref().ok_or(AppError::SignInNeeded)?.id;
        let (id, slug) = apply::found(conn, message)?;
        beside::settle_in(conn, actor, id, message, now)?;
        rows::arbiters::insert(conn, id, user, ArbiterRole::Chief)?;
        mirrored::put(conn, &following(head, (id, user), now))?;
        let deed = Deed::HallFollowed(Box::new(told(message)));
        Ok((id, Audited { value: slug, deed }))
    });
    match done {
        Err(AppError::Stale) if is_there => Ok(Said::only(Fate::Elsewhere)),
        Err(error) => Err(error),
        Ok(done) => Ok(Said {
            path: done.fresh().map(|slug| path(&slug)).unwrap_or_default(),
            ..Said::only(Fate::Taken)
        }),
    }
}

/// The answer to a machine that is not followed, with the one that is.
fn instead(fate: Fate, row: &MirroredRow) -> Said {
    Said {
        by: row.machine.clone(),
        since: moment::written(row.machine_since),
        ..Said::only(fate)
    }
}

/// Whether to record again that a hall without news was heard. A time in the future means that the clock was set back.
fn is_late(row: &MirroredRow, state: TournamentState, now: NaiveDateTime) -> bool {
    let heard = now - row.heard_at;
    let is_late = row.is_silent
        || heard >= Duration::minutes(HEARD_MINUTES)
        || heard <= -Duration::minutes(CLOCK_MINUTES);
    // No news is expected of a finished tournament.
    is_late && state != TournamentState::Finished
}

/// The answer to a hall without news, which reports every few seconds. It only reads, so it neither waits for a write
/// nor delays one. `None` if the message may need a write.
fn still(
    ctx: &Context,
    actor: &Actor,
    id: i32,
    message: &Message,
) -> Result<Option<Said>, AppError> {
    if message.head.is_whole() {
        return Ok(None);
    }
    let now = ctx.clock.now();
    ctx.read(|conn| {
        access::require(conn, actor, Action::DirectTournament(id))?;
        let row = mirrored::of_tournament(conn, id)?.ok_or(AppError::NotFound)?;
        let tournament = rows::tournaments::by_id(conn, id)?;
        let tip = sealed_trail::newest(conn, id)?.ok_or(AppError::NotFound)?;
        let is_here = place_of(conn, id, &tip, message)? == Place::Here;
        // A tournament that was handed over accepts nothing: a writer gets the refusal.
        let is_over = rows::handed_over::of(conn, id)?.is_some();
        if !is_here || is_over || is_late(&row, tournament.state, now) {
            return Ok(None);
        }
        Ok(Some(Said {
            path: path(&tournament.slug),
            post: post::of(conn, id)?,
            ..Said::only(Fate::Taken)
        }))
    })
}

fn go_on(
    ctx: &Context,
    actor: &Actor,
    row: &MirroredRow,
    message: &Message,
) -> Result<Said, AppError> {
    let id = row.tournament_id;
    let user = actor.user.as_ref().map_or(0, |user| user.id);
    if row.user_id != user {
        // Another account learns nothing about this event except that it is followed already.
        return Ok(Said::only(Fate::Forbidden));
    }
    let now = ctx.clock.now();
    // An older program sends no time, and it takes no items either.
    let took = moment::read(&message.head.took_at).map(|at| (message.head.took, at));
    if let Some(took) = took
        && ctx.ask(|conn| Ok(hall_post::has_until(conn, id, took)?))?
    {
        ctx.keep_book(|conn| Ok(hall_post::forget_until(conn, id, took)?))?;
    }
    if let Some(said) = still(ctx, actor, id, message)? {
        return Ok(said);
    }
    let mut place = Place::Here;
    let mut slug = String::new();
    let done = ctx.write_to_mirrored(actor, Action::DirectTournament(id), None, |conn| {
        let row = mirrored::of_tournament(conn, id)?.ok_or(AppError::NotFound)?;
        let tournament = rows::tournaments::by_id(conn, id)?;
        slug = tournament.slug;
        let tip = sealed_trail::newest(conn, id)?.ok_or(AppError::NotFound)?;
        place = place_of(conn, id, &tip, message)?;
        match place {
            Place::Next if is_sound(message, Some(&tip)) => {
                apply::apply(conn, (id, &slug), (tip.0, tip.1), message)?;
                beside::settle_in(conn, actor, id, message, now)?;
                if message.head.is_whole() {
                    post::again(conn, id, &message.decided, now)?;
                }
                tell_boards(conn, id, &tip, message, now)?;
                let following = following(&message.head, (id, user), now);
                mirrored::put(
                    conn,
                    &MirroredRow {
                        rival: row.rival,
                        rival_since: row.rival_since,
                        rival_at: row.rival_at,
                        ..following
                    },
                )?;
                let deed = Deed::HallFollowed(Box::new(told(message)));
                Ok(Audited { value: (), deed })
            }
            Place::Here if is_late(&row, tournament.state, now) => {
                let machine = row.machine.clone();
                mirrored::put(
                    conn,
                    &MirroredRow {
                        heard_at: now,
                        is_silent: false,
                        ..row
                    },
                )?;
                let deed = Deed::HallHeard(OfHall { machine });
                Ok(Audited { value: (), deed })
            }
            // Nothing is written.
            _ => Err(AppError::Stale),
        }
    });
    match (done, place) {
        (Ok(_), _) | (Err(AppError::Stale), Place::Here) => Ok(Said {
            path: path(&slug),
            post: ctx.ask(|conn| post::of(conn, id))?,
            ..Said::only(Fate::Taken)
        }),
        (Err(AppError::Stale), Place::Next) => Ok(Said::only(Fate::Unread)),
        (Err(AppError::Stale), Place::Elsewhere) => Ok(Said::only(Fate::Elsewhere)),
        (Err(AppError::Stale), Place::Behind | Place::Other) => {
            let rival = (
                message.head.by.as_str(),
                moment_of(&message.head.since, now),
            );
            // Earlier or late messages of the followed machine are not from another machine.
            let is_own =
                place == Place::Behind && rival == (row.machine.as_str(), row.machine_since);
            if !is_own {
                ctx.keep_book(|conn| Ok(mirrored::note_rival(conn, id, rival, now)?))?;
            }
            let fate = match place {
                Place::Behind => Fate::Behind,
                _ => Fate::Other,
            };
            Ok(instead(fate, row))
        }
        (Err(error), _) => Err(error),
    }
}
