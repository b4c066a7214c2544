//! Prize decisions made by hand: who gets a special prize, and who is excluded from prizes.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal, access::Action,
        deed::PrizeDecided, tournament::entrant::Entrant,
    },
    prizes::Whose,
    store::rows,
};

use super::stored::{Named, Stored};

/// A decision as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DecisionInput {
    /// Name of the special prize; empty if the decision excludes the entry from prizes.
    pub special: String,
    /// Number of the entry; ignored when a special prize is taken back.
    pub entry: i32,
    /// Reason, 1–200 characters; ignored when the decision is taken back.
    pub reason: String,
    /// Whether the decision is taken back.
    pub take_back: bool,
}

/// Names somebody for a special prize, excludes somebody from prizes, or takes such a decision back. Only for the chief arbiter.
///
/// # Errors
/// [`Refusal::NoPrizeFund`]. Fields to be corrected: no `reason`, no such `entry`, no such `special` prize.
/// [`Refusal::NothingToUndo`] if there is no decision to take back. The actor is not the chief arbiter.
pub fn decide(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &DecisionInput,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        let stored = Stored::of(conn, &tournament)?.ok_or(Refusal::NoPrizeFund)?;
        let mut decisions = stored.decisions;
        let mut deed = PrizeDecided {
            special: input.special.clone(),
            entry: input.entry,
            take_back: input.take_back,
            ..PrizeDecided::default()
        };
        if input.take_back {
            let reason = if input.special.is_empty() {
                decisions.barred.remove(&input.entry)
            } else {
                let named = decisions.named.remove(&input.special);
                named.map(|named| {
                    deed.entry = named.entry;
                    named.reason
                })
            };
            deed.reason = reason.ok_or(Refusal::NothingToUndo)?;
        } else {
            let mut checks = Checks::default();
            deed.reason = checks.required("reason", &input.reason, 200);
            let is_there = |whose: &Whose| *whose == Whose::Special(input.special.clone());
            let mut lists = stored.fund.lists.iter();
            if !input.special.is_empty() && !lists.any(|list| is_there(&list.whose)) {
                checks.refuse("special", Problem::Choice);
            }
            let entries = rows::entries::of_tournament(conn, id)?;
            if !entries.iter().any(|entry| entry.id == input.entry) {
                checks.refuse("entry", Problem::Choice);
            }
            checks.finish()?;
            let reason = deed.reason.clone();
            if input.special.is_empty() {
                decisions.barred.insert(input.entry, reason);
            } else {
                let entry = input.entry;
                let named = Named { entry, reason };
                decisions.named.insert(input.special.clone(), named);
            }
        }
        // A decision can be taken back even after the entry was deleted: then the deed holds no name.
        let entries = rows::entries::of_tournament(conn, id)?;
        let entry = entries.iter().find(|entry| entry.id == deed.entry);
        deed.name = entry.map_or_else(String::new, |row| Entrant::from(row).name().to_string());
        rows::prizes::set_decisions(conn, id, &decisions.stored()?)?;
        Ok(Audited {
            value: (),
            deed: Deed::PrizeDecided(deed.clone()),
        })
    })
}
