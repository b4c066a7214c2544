//! What is decided about prizes by hand: to whom a special prize goes, and who gets none.

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal, access::Action,
        deed::PrizeDecided, tournament::entrant::Entrant,
    },
    prizes::Whose,
    store::rows,
};

use super::stored::{Named, Stored};

/// A decision as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DecisionInput {
    /// Name of the special prize; empty: the entry gets no prize.
    pub special: String,
    /// Number of the entry; of a special prize that is taken back, any.
    pub entry: i32,
    /// Why, 1–200 characters; nothing where it is taken back.
    pub reason: String,
    /// Whether a decision is taken back.
    pub take_back: bool,
}

/// Names somebody for a special prize, excludes somebody from the prizes, or takes that back; for the chief arbiter.
///
/// # Errors
/// No reason (field `reason`); nobody, or no such prize (fields `entry`, `special`); no fund; nothing to take back.
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
        // Somebody whose entry is gone may be taken off all the same.
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
