//! The door for a club: its secretary sends requests for many players on one page, sees their state, and withdraws a request.

use std::collections::BTreeSet;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action},
        deed::{ClubRequested, RequestWithdrawn},
        players::{PlayerSummary, summaries},
        tournament::{fees::Due, list_refresh::Rated},
    },
    auth::Token,
    store::rows::{self, entries, entry_requests, players},
};

use super::{
    by_link::{Holder, taken_back},
    inputs::RequestInput,
    owed::Fees,
    request::{Entrance, Request, quoted},
    send::{Through, keep},
};

/// The door as the secretary of a club sees it.
#[derive(Clone, Debug)]
pub struct ClubDoor {
    /// The door.
    pub entrance: Entrance,
    /// Name of the club.
    pub club: String,
    /// Members of the club without an entry or an open request, each with the fee that they would owe.
    pub free: Vec<(PlayerSummary, Due)>,
    /// Number of members of the club who are entered.
    pub entered: usize,
    /// Requests that the club sent, in the order in which they were sent.
    pub requests: Vec<Request>,
}

/// The club whose secretary the actor is.
fn club_of(actor: &Actor) -> Result<i32, AppError> {
    access::signed_in(actor)?.club_id.ok_or(AppError::Forbidden)
}

/// The holder of a request for the secretary of a club.
///
/// # Errors
/// Nobody is signed in, or not as the secretary of a club. Whether the club sent the request is checked when it is read.
pub fn holder(actor: &Actor, request: i32) -> Result<Holder<'static>, AppError> {
    let club = club_of(actor)?;
    Ok(Holder::Club { club, request })
}

/// The door for the secretary of a club.
///
/// # Errors
/// No such tournament, or its door was never set; the actor is not the secretary of a club.
pub fn look(ctx: &Context, actor: &Actor, slug: &str) -> Result<ClubDoor, AppError> {
    let club = club_of(actor)?;
    let now = ctx.clock.now();
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        let entrance = Entrance::of(conn, &loaded, now)?;
        if entrance.door.version == 0 {
            return Err(AppError::NotFound);
        }
        let all = entry_requests::of_tournament(conn, id)?;
        let members = players::of_club(conn, club)?;
        let numbers: Vec<i32> = members.iter().map(|row| row.id).collect();
        let entered: BTreeSet<i32> = entries::entered_in(conn, id, &numbers)?
            .into_iter()
            .collect();
        let asked: BTreeSet<i32> = all
            .iter()
            .filter(|row| row.state.is_open())
            .filter_map(|row| row.player_id)
            .collect();
        let free: Vec<_> = members
            .into_iter()
            .filter(|row| !entered.contains(&row.id) && !asked.contains(&row.id))
            .collect();
        let mut dues = Vec::new();
        for row in &free {
            dues.push(quoted(conn, (&loaded, &entrance.fees), row, true, now)?.0);
        }
        let fees = Fees::of(conn, &loaded)?;
        let own = all.iter().filter(|row| row.club_door == Some(club));
        Ok(ClubDoor {
            entrance,
            club: rows::clubs::by_id(conn, club)?.name,
            free: summaries(conn, free)?.into_iter().zip(dues).collect(),
            entered: entered.len(),
            requests: own.map(|row| Request::of(row, &all, &fees)).collect(),
        })
    })
}

/// Sends requests for members of the secretary's club. `consent` says that the club has the consent of the children's parents.
///
/// # Errors
/// Field `consent` if it is missing; [`Refusal::NobodyChosen`]; forbidden for a player of another club;
/// [`Refusal::AlreadyEntered`]; [`Refusal::DoorClosed`]; the actor is not the secretary of a club.
pub fn send(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    chosen: &[i32],
    consent: bool,
) -> Result<Done<()>, AppError> {
    let club = club_of(actor)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let secrets: Result<Vec<Token>, _> = chosen.iter().map(|_| Token::random()).collect();
    let secrets = secrets.map_err(|error| AppError::System(error.to_string()))?;
    ctx.write_passed_on(actor, Action::EnterPlayers(id), key, |conn| {
        let mut checks = Checks::default();
        if !consent {
            checks.refuse("consent", Problem::Required);
        }
        checks.finish()?;
        if chosen.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        let entered = entries::entered_in(conn, id, chosen)?;
        let mut sent = Vec::new();
        for (player, secret) in chosen.iter().zip(&secrets) {
            let row = players::by_id(conn, *player)?;
            if row.club_id != Some(club) {
                return Err(AppError::Forbidden);
            }
            if entered.contains(player) {
                let name = row.person.name.to_string();
                return Err(Refusal::AlreadyEntered { name }.into());
            }
            let input = RequestInput {
                player: player.to_string(),
                ..RequestInput::default()
            };
            let door = Through::Club(club);
            sent.push(keep(
                conn,
                actor,
                id,
                (&input, &Rated::default()),
                secret,
                door,
                now,
            )?);
        }
        Ok(Audited {
            value: (),
            deed: Deed::ClubRequested(ClubRequested { club, sent }),
        })
    })
}

/// Withdraws a request that the club sent.
///
/// # Errors
/// Forbidden unless the secretary's club sent it; [`Refusal::RequestDecided`].
pub fn withdraw(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    request: i32,
) -> Result<Done<()>, AppError> {
    let club = club_of(actor)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_passed_on(actor, Action::EnterPlayers(id), key, |conn| {
        let row = entry_requests::by_id(conn, id, request)?;
        if row.club_door != Some(club) {
            return Err(AppError::Forbidden);
        }
        let withdrawn: RequestWithdrawn = taken_back(conn, &row, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestWithdrawn(withdrawn),
        })
    })
}
