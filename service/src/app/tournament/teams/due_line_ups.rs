//! Opens line-ups of a schedule when the time to hand them in is over: from then on the players handed in sit at the boards, and
//! everybody sees them. If both captains hand in earlier, the second one already opens them. In a Swiss, publishing the round
//! does.

use std::{thread, time::Duration};

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, access::Action, deed::LineUpsDue,
        tournament::loaded::Loaded,
    },
    event::RoundState,
    store::rows::{self, rounds::RoundRow, team_matches::MatchRow},
};

use super::{
    line_up::{is_begun, seat},
    next_line_up::Next,
    paired::is_there,
    rules::of,
    stored::Teams,
};

/// How often due line-ups are looked for.
const LOOK: Duration = Duration::from_secs(10);

/// A match whose time to hand in is over.
struct Due<'a> {
    round: &'a RoundRow,
    one: &'a MatchRow,
    /// Players handed in, from board 1 on, each with the index of their team in the match; the team with index 0 has White on
    /// board 1.
    handed: Vec<(usize, Vec<i32>)>,
}

/// The matches in the current or a later round whose time to hand in is over and whose line-ups are not public yet.
fn due<'a>(
    loaded: &'a Loaded,
    stored: &'a Teams,
    now: NaiveDateTime,
) -> Result<Vec<Due<'a>>, AppError> {
    let mut found = Vec::new();
    if !loaded.course.is_schedule() || stored.rules.hand_in_minutes.is_none() {
        return Ok(found);
    }
    let current = i32::from(loaded.course.current());
    let rounds = loaded.rounds.iter().filter(|round| {
        let is_shown = round.state == RoundState::Published;
        is_shown && round.number >= current
    });
    for round in rounds {
        for one in stored.matches_of(round.id).filter(|one| !one.is_open) {
            let Some(first) = Next::in_match(round, one, one.first_team_id) else {
                continue;
            };
            let sides = [Some(one.first_team_id), one.second_team_id];
            let handed = (0..).zip(sides.into_iter().flatten());
            let handed = handed.map(|(side, team)| (side, there(loaded, stored, team, round)));
            let handed: Vec<_> = handed.filter(|(_, members)| !members.is_empty()).collect();
            let until = first.until(loaded, stored)?;
            if !handed.is_empty() && until.is_some_and(|until| until < now) {
                found.push(Due { round, one, handed });
            }
        }
    }
    Ok(found)
}

/// The players that a team handed in for a round, without those who cannot play.
fn there(loaded: &Loaded, stored: &Teams, team: i32, round: &RoundRow) -> Vec<i32> {
    let mut handed = stored.handed_in(team, round.number);
    handed.retain(|entry| {
        let row = loaded.entry(*entry);
        row.is_some_and(|row| is_there(loaded, row, round.number))
    });
    handed
}

/// Seats the handed-in line-ups of a match, because the time is over. If something already happened on one of the boards, all
/// boards stay as they are.
///
/// # Errors
/// The actor is not an arbiter of this tournament. Not found: the time of this match is not over, or its line-ups are public
/// already.
pub fn open(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (round, number): (i32, i32),
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let stored = of(&loaded)?;
        let mut all = due(&loaded, stored, now)?.into_iter();
        let found = all.find(|due| (due.round.number, due.one.number) == (round, number));
        let Due { round, one, handed } = found.ok_or(AppError::NotFound)?;
        let before = stored.chairs_of(one.id);
        let after = match seat(conn, &loaded, (round, one), &handed) {
            Err(AppError::Refused(refusal)) if is_begun(&refusal) => before.clone(),
            seated => seated?,
        };
        rows::team_matches::set_open(conn, one.id)?;
        Ok(Audited {
            value: (),
            deed: Deed::LineUpsDue(LineUpsDue {
                round: round.number,
                number: one.number,
                before,
                after,
            }),
        })
    })
}

/// Opens all line-ups that are due now. Returns the number of matches.
///
/// # Errors
/// Storage failures.
pub fn open_due(ctx: &Context) -> Result<usize, AppError> {
    let mut done = 0;
    for slug in ctx.read(|conn| Ok(rows::line_ups::timed(conn)?))? {
        let now = ctx.clock.now();
        let matches: Vec<(i32, i32)> = ctx.read(|conn| {
            let loaded = ctx.tournament(conn, &slug)?;
            let all = due(&loaded, of(&loaded)?, now)?.into_iter();
            Ok(all.map(|due| (due.round.number, due.one.number)).collect())
        })?;
        for which in matches {
            // Another server may have opened it first.
            match open(ctx, &Actor::program(), None, &slug, which) {
                Ok(_) => done += 1,
                Err(AppError::NotFound | AppError::Refused(_)) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(done)
}

/// Starts a thread that opens due line-ups, at once and then every few seconds.
pub fn keep_opening(ctx: &Context) {
    let ctx = ctx.clone();
    let opening = thread::Builder::new()
        .name("line-ups".to_owned())
        .spawn(move || {
            loop {
                if let Err(error) = open_due(&ctx) {
                    tracing::error!(%error, "line-ups that are due stay hidden");
                }
                thread::sleep(LOOK);
            }
        });
    if let Err(error) = opening {
        tracing::error!(%error, "no line-ups are opened");
    }
}
