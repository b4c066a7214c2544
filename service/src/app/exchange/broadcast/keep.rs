//! The chief arbiter begins a broadcast, looks at what came of it, stops it, takes it up again, forgets it.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::OfBroadcast,
        tournament::{
            summary::Summary,
            webhooks::{
                Reach,
                address::{Fault, fault},
                origin,
            },
        },
    },
    auth::Token,
    event::{BroadcastState, BroadcastVisibility, Word as _},
    store::{
        Conn,
        rows::broadcasts::{self, BroadcastRoundRow, BroadcastRow, NewBroadcast},
    },
};

use super::LICHESS;

/// The fields of the form.
pub const TOKEN: &str = "broadcast_token";
/// Who finds it there.
pub const VISIBILITY: &str = "broadcast_visibility";
/// Another site that speaks as lichess does.
pub const SERVER: &str = "broadcast_server";

/// Longest token and address.
const LONGEST: usize = 200;
/// Hexadecimal digits of the mark: 128 bits.
const DIGITS: usize = 32;

/// A round there, as its list shows it.
pub type RoundLine = BroadcastRoundRow;

/// A broadcast as its page shows it; the token is on no page.
#[derive(Clone, Debug)]
pub struct BroadcastLine {
    /// Number of the broadcast.
    pub id: i32,
    /// The origin of the other site.
    pub server: String,
    /// Who finds it there.
    pub visibility: BroadcastVisibility,
    /// Whether it goes on.
    pub state: BroadcastState,
    /// Its code there; empty before there is one.
    pub tour: String,
    /// Name, as shown, of who began it.
    pub made_by: String,
    /// When, UTC.
    pub made_at: NaiveDateTime,
    /// When something was asked or looked at last, UTC.
    pub told_at: Option<NaiveDateTime>,
    /// Turns that failed since the last good one.
    pub fails: i32,
    /// A code for what came of the last turn; empty before the first.
    pub answer: String,
    /// Its rounds, the first first.
    pub rounds: Vec<RoundLine>,
}

/// The broadcast of a tournament.
#[derive(Clone, Debug)]
pub struct Broadcast {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Where there is one.
    pub broadcast: Option<BroadcastLine>,
}

/// What is typed to begin a broadcast.
#[derive(Clone, Debug, Default)]
pub struct Begin {
    pub token: String,
    /// Who finds it, by the word that is stored; everybody where nothing is said.
    pub visibility: String,
    /// Another site that speaks as lichess does; lichess where nothing is said.
    pub server: String,
}

/// The broadcast of a tournament, with what came of it.
///
/// # Errors
/// Not the chief arbiter.
pub fn of_tournament(ctx: &Context, actor: &Actor, slug: &str) -> Result<Broadcast, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let broadcast = match broadcasts::of_tournament(conn, id)? {
            None => None,
            Some(row) => Some(BroadcastLine {
                rounds: broadcasts::rounds(conn, row.id)?,
                id: row.id,
                server: row.server,
                visibility: row.visibility,
                state: row.state,
                tour: row.tour,
                made_by: row.made_by,
                made_at: row.made_at,
                told_at: row.told_at,
                fails: row.fails,
                answer: row.answer,
            }),
        };
        Ok(Broadcast {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            broadcast,
        })
    })
}

fn because(key: &'static str) -> Problem {
    Problem::Because {
        key,
        value: String::new(),
    }
}

fn check_token(checks: &mut Checks, typed: &str) -> String {
    let token = checks.required(TOKEN, typed, LONGEST);
    let is_token = token
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"_-.".contains(&b));
    if !checks.has(TOKEN) && !is_token {
        checks.refuse(TOKEN, because("problem-broadcast-token"));
    }
    token
}

/// The origin of the site that is named.
fn check_server(checks: &mut Checks, typed: &str, reach: Reach) -> String {
    let typed = typed.trim().trim_end_matches('/');
    if typed.is_empty() {
        return LICHESS.to_owned();
    }
    let fault = match typed.chars().count() {
        0..=LONGEST => fault(typed, reach),
        _ => Some(Fault::Unsound),
    };
    match (fault, origin(typed)) {
        (None, Some(origin)) => return origin,
        (Some(Fault::Private), _) => checks.refuse(SERVER, because("problem-webhook-private")),
        _ => checks.refuse(SERVER, because("problem-webhook-address")),
    }
    String::new()
}

fn of(row: &BroadcastRow) -> OfBroadcast {
    OfBroadcast {
        broadcast: row.id,
        host: row.server.clone(),
        visibility: row.visibility.code().to_owned(),
    }
}

/// Begins a broadcast: it is made there by the next turn.
///
/// # Errors
/// Not the chief arbiter; no token, or no site that may be told; the tournament has one already.
pub fn begin(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (typed, reach): (&Begin, Reach),
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let token = check_token(&mut checks, &typed.token);
    let server = check_server(&mut checks, &typed.server, reach);
    let visibility = match typed.visibility.as_str() {
        "" => BroadcastVisibility::default(),
        word => match BroadcastVisibility::from_code(word) {
            Some(visibility) => visibility,
            None => {
                checks.refuse(VISIBILITY, Problem::Required);
                BroadcastVisibility::default()
            }
        },
    };
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let chance = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    let mark: String = chance.secret().chars().take(DIGITS).collect();
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        if broadcasts::of_tournament(conn, id)?.is_some() {
            checks.refuse(TOKEN, because("problem-broadcast-there"));
        }
        checks.finish()?;
        let new = NewBroadcast {
            tournament_id: id,
            server: &server,
            token: &token,
            visibility: visibility.code(),
            state: BroadcastState::Running.code(),
            mark: &mark,
            made_by: actor.name(),
            made_at: now,
            due_at: now,
        };
        let broadcast = broadcasts::insert(conn, &new)?;
        Ok(Audited {
            value: (),
            deed: Deed::BroadcastAdded(OfBroadcast {
                broadcast,
                host: server,
                visibility: visibility.code().to_owned(),
            }),
        })
    })
}

fn found(conn: &mut Conn, tournament: i32) -> Result<BroadcastRow, AppError> {
    broadcasts::of_tournament(conn, tournament)?.ok_or(AppError::NotFound)
}

/// Stops the broadcast, or takes it up again. A closed tournament takes it, too.
///
/// # Errors
/// Not the chief arbiter; there is none.
pub fn set_running(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    is_running: bool,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id)?;
        let state = match is_running {
            true => BroadcastState::Running,
            false => BroadcastState::Stopped,
        };
        broadcasts::set_state(conn, row.id, state, now)?;
        Ok(Audited {
            value: (),
            deed: match is_running {
                true => Deed::BroadcastStarted(of(&row)),
                false => Deed::BroadcastStopped(of(&row)),
            },
        })
    })
}

/// Forgets the broadcast and its token. What is there stays there. A closed tournament takes it, too.
///
/// # Errors
/// Not the chief arbiter; there is none.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id)?;
        broadcasts::delete(conn, row.id)?;
        Ok(Audited {
            value: (),
            deed: Deed::BroadcastRemoved(of(&row)),
        })
    })
}
