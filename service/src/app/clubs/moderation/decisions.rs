//! Approves, rejects, suspends or restores several clubs at once: all of them, or none.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Refusal,
        access::Action,
        deed::{ClubMark, ClubsDecided},
        letters::{self, Letter, Post},
    },
    event::ClubStatus,
    store::{Conn, rows, rows::clubs::ClubRow},
};

use super::{super::registration, ClubDecision, charge_of, must_have};

/// Maximum characters of a reason.
const LONGEST_REASON: usize = 200;

/// Decides about clubs, given by number and the row version that was seen. Approved and rejected clubs get a letter.
///
/// # Errors
/// Field `reason`; [`Refusal::NobodyChosen`]; [`Refusal::ClubDecided`] if one is in another state; stale; neither an
/// administrator nor a moderator of their regions.
pub fn decide(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    clubs: &[(i32, i32)],
    decision: ClubDecision,
    reason: &str,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::ModerateClubs, key, |conn| {
        let mut checks = Checks::default();
        let reason = if decision.has_reason() {
            checks.required("reason", reason, LONGEST_REASON)
        } else {
            String::new()
        };
        checks.finish()?;
        if clubs.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        let charge = charge_of(conn, actor)?;
        let mut marks = Vec::new();
        for (club, version) in clubs {
            let row = rows::clubs::by_id(conn, *club)?;
            must_have(&charge, &row)?;
            match decision {
                ClubDecision::Approve => {
                    registration::decide(conn, &row, *version, ClubStatus::Approved, now)?;
                    let path = format!("/clubs/{club}");
                    let club = row.name.clone();
                    post(conn, &row, &Letter::ClubApproved { club, path }, now)?;
                }
                ClubDecision::Reject => {
                    registration::decide(conn, &row, *version, ClubStatus::Rejected, now)?;
                    let (club, reason) = (row.name.clone(), reason.clone());
                    post(conn, &row, &Letter::ClubRejected { club, reason }, now)?;
                }
                ClubDecision::Suspend => {
                    set(
                        conn,
                        &row,
                        *version,
                        (ClubStatus::Approved, ClubStatus::Suspended),
                        &reason,
                    )?;
                }
                ClubDecision::Restore => {
                    set(
                        conn,
                        &row,
                        *version,
                        (ClubStatus::Suspended, ClubStatus::Approved),
                        "",
                    )?;
                }
            }
            marks.push(ClubMark {
                club: *club,
                name: row.name,
                version: *version,
            });
        }
        Ok(Audited {
            value: (),
            deed: Deed::ClubsDecided(ClubsDecided {
                decision,
                reason,
                clubs: marks,
            }),
        })
    })
}

fn post(
    conn: &mut Conn,
    row: &ClubRow,
    letter: &Letter,
    now: chrono::NaiveDateTime,
) -> Result<(), AppError> {
    let post = Post {
        to: &row.email,
        tournament: None,
        at: now,
        language: None,
    };
    letters::post(conn, letter, post)?;
    Ok(())
}

/// Changes the state of a club from the first one to the second one.
fn set(
    conn: &mut Conn,
    row: &ClubRow,
    version: i32,
    (from, to): (ClubStatus, ClubStatus),
    reason: &str,
) -> Result<(), AppError> {
    if row.status != from {
        return Err(Refusal::ClubDecided.into());
    }
    if rows::club_decisions::suspend(conn, row.id, version, to, reason)? {
        Ok(())
    } else {
        Err(AppError::Stale)
    }
}
