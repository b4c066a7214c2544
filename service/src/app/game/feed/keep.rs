//! The arbiters of a tournament add sources of moves, see their state, stop them and remove them.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::OfFeed,
        tournament::{summary::Summary, webhooks::origin},
    },
    event::{FeedKind, FeedState},
    store::{
        Conn,
        rows::feeds::{self, FeedRow, TroubleRow},
    },
};

use super::place::{self, Allowed};

/// Maximum sources of a tournament.
const MOST: usize = 10;

/// An obstacle at a board, as the list shows it.
pub type TroubleLine = TroubleRow;

/// A source as the list shows it.
#[derive(Clone, Debug)]
pub struct FeedLine {
    /// Number of the source.
    pub id: i32,
    /// Kind of the source.
    pub kind: FeedKind,
    /// The path, or the server of an address. The address itself may contain a key.
    pub shown: String,
    /// Whether it is being read.
    pub state: FeedState,
    /// Name of the person who added it, as shown.
    pub made_by: String,
    /// When it was added, in UTC.
    pub made_at: NaiveDateTime,
    /// When it was last read, in UTC.
    pub read_at: Option<NaiveDateTime>,
    /// Number of failed readings since the last successful one.
    pub fails: i32,
    /// Code for the outcome of the last reading; empty before the first.
    pub answer: String,
    /// Number of boards at the last successful reading.
    pub boards: i32,
    /// Number of half-moves recorded from it so far.
    pub moves: i32,
    /// Number of half-moves that it replaced so far.
    pub taken_back: i32,
    /// The obstacles, by board.
    pub troubles: Vec<TroubleLine>,
}

/// The page of a tournament's sources.
#[derive(Clone, Debug)]
pub struct Feeds {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: Option<TournamentRole>,
    /// The sources, the oldest first.
    pub feeds: Vec<FeedLine>,
}

/// The part of a place that may be shown.
fn shown(kind: FeedKind, place: &str) -> String {
    match kind {
        FeedKind::Folder => place.to_owned(),
        FeedKind::Address | FeedKind::Cloud => origin(place).unwrap_or_default(),
    }
}

/// The data of a source that may go into the trail.
fn of_feed(row: &FeedRow) -> OfFeed {
    OfFeed {
        feed: row.id,
        kind: row.kind.code().to_owned(),
        host: shown(row.kind, &row.place),
    }
}

/// The sources of a tournament, with their latest outcomes.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn all(ctx: &Context, actor: &Actor, slug: &str) -> Result<Feeds, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let mut lines = Vec::new();
        for row in feeds::of_tournament(conn, id)? {
            lines.push(FeedLine {
                id: row.id,
                kind: row.kind,
                shown: shown(row.kind, &row.place),
                state: row.state,
                made_by: row.made_by,
                made_at: row.made_at,
                read_at: row.read_at,
                fails: row.fails,
                answer: row.answer,
                boards: row.boards,
                moves: row.moves,
                taken_back: row.taken_back,
                troubles: feeds::troubles(conn, row.id)?,
            });
        }
        Ok(Feeds {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            feeds: lines,
        })
    })
}

/// Adds a source and gives its number. From then on the server reads it, or the command that added it.
///
/// # Errors
/// Not an arbiter of this tournament; a place that may not be read; too many sources.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (typed, allowed): (&str, &Allowed),
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    let (kind, place) = place::check(&mut checks, typed, allowed);
    let state = match allowed.is_by_command {
        true => FeedState::ByCommand,
        false => FeedState::Running,
    };
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        if feeds::of_tournament(conn, id)?.len() >= MOST {
            let (key, value) = ("problem-feeds-most", MOST.to_string());
            checks.refuse(place::FIELD, Problem::Because { key, value });
        }
        checks.finish()?;
        let feed = feeds::insert(conn, id, (kind, state, &place), (actor.name(), now))?;
        Ok(Audited {
            value: feed,
            deed: Deed::FeedAdded(OfFeed {
                feed,
                kind: kind.code().to_owned(),
                host: shown(kind, &place),
            }),
        })
    })
}

/// Gives the number of the tournament's source at this place, which the command reads from now on. Adds a new one if
/// there is none.
///
/// # Errors
/// As [`add`].
pub fn named(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (typed, allowed): (&str, &Allowed),
) -> Result<i32, AppError> {
    let mut checks = Checks::default();
    let (kind, place) = place::check(&mut checks, typed, allowed);
    checks.finish()?;
    let id = ctx.tournament_id(slug)?;
    let there = ctx.read(|conn| Ok(feeds::of_tournament(conn, id)?))?;
    let there = there
        .into_iter()
        .find(|row| row.kind == kind && row.place == place && row.state == FeedState::ByCommand);
    match there {
        Some(row) => Ok(row.id),
        None => add(ctx, actor, None, slug, (typed, allowed))?
            .fresh()
            .ok_or(AppError::NotFound),
    }
}

/// The source with this number in the tournament.
fn found(conn: &mut Conn, tournament: i32, feed: i32) -> Result<FeedRow, AppError> {
    let mut rows = feeds::of_tournament(conn, tournament)?.into_iter();
    rows.find(|row| row.id == feed).ok_or(AppError::NotFound)
}

/// Stops a source, or lets the server read it again. This also works for a closed tournament.
///
/// # Errors
/// Not an arbiter of this tournament; no such source here; a source read by a command at the machine, whose files the
/// server may not read.
pub fn set_running(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (feed, is_running): (i32, bool),
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let row = found(conn, id, feed)?;
        if row.state == FeedState::ByCommand {
            return Err(AppError::NotFound);
        }
        let state = match is_running {
            true => FeedState::Running,
            false => FeedState::Stopped,
        };
        feeds::set_state(conn, feed, state, now)?;
        Ok(Audited {
            value: (),
            deed: match is_running {
                true => Deed::FeedStarted(of_feed(&row)),
                false => Deed::FeedStopped(of_feed(&row)),
            },
        })
    })
}

/// Removes a source. The moves that came from it stay. This also works for a closed tournament.
///
/// # Errors
/// Not an arbiter of this tournament; no such source here.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    feed: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::RunTournament(id), key, |conn| {
        let row = found(conn, id, feed)?;
        feeds::delete(conn, feed)?;
        Ok(Audited {
            value: (),
            deed: Deed::FeedRemoved(of_feed(&row)),
        })
    })
}
