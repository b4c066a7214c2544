//! The chief arbiter begins a broadcast, sees its state, stops it, starts it again or removes it.

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

/// Field of the form for the token.
pub const TOKEN: &str = "broadcast_token";
/// Field of the form for who can find the broadcast.
pub const VISIBILITY: &str = "broadcast_visibility";
/// Field of the form for another site with the interface of lichess.
pub const SERVER: &str = "broadcast_server";

/// Maximum characters of the token and of the address.
const LONGEST: usize = 200;
/// Hexadecimal digits of the mark, which has 128 bits.
const DIGITS: usize = 32;

/// A round on the other site, as the list of rounds shows it.
pub type RoundLine = BroadcastRoundRow;

/// A broadcast as its page shows it. No page shows the token.
#[derive(Clone, Debug)]
pub struct BroadcastLine {
    /// Number of the broadcast.
    pub id: i32,
    /// The origin of the other site.
    pub server: String,
    /// Who can find it there.
    pub visibility: BroadcastVisibility,
    /// Whether it is running.
    pub state: BroadcastState,
    /// Its code on the other site; empty before it has one.
    pub tour: String,
    /// Name of the person who began it, as shown.
    pub made_by: String,
    /// When it was begun, in UTC.
    pub made_at: NaiveDateTime,
    /// When the other site was last contacted, in UTC.
    pub told_at: Option<NaiveDateTime>,
    /// Number of failed turns since the last successful one.
    pub fails: i32,
    /// Code for the outcome of the last turn; empty before the first.
    pub answer: String,
    /// Its rounds, from the first.
    pub rounds: Vec<RoundLine>,
}

/// The page of a tournament's broadcast.
#[derive(Clone, Debug)]
pub struct Broadcast {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: Option<TournamentRole>,
    /// The broadcast; `None` if there is none.
    pub broadcast: Option<BroadcastLine>,
}

/// Input to begin a broadcast.
#[derive(Clone, Debug, Default)]
pub struct Begin {
    pub token: String,
    /// Who can find it, as the stored word; everybody if empty.
    pub visibility: String,
    /// Address of another site with the interface of lichess; lichess itself if empty.
    pub server: String,
}

/// The broadcast of a tournament, with its state.
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

/// The origin of the site in the form; an unusable one is noted as an error of the field.
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

/// Begins a broadcast. The next turn creates it on the other site.
///
/// # Errors
/// Not the chief arbiter; no token, or a site that may not be contacted; the tournament has a broadcast already.
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

/// Stops the broadcast or starts it again. This also works for a closed tournament.
///
/// # Errors
/// Not the chief arbiter; no broadcast.
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

/// Removes the broadcast and its token here. Nothing is removed on the other site. This also works for a closed
/// tournament.
///
/// # Errors
/// Not the chief arbiter; no broadcast.
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
