//! Numbers of a round robin or a knock-out given by hand: lots were drawn in the hall, or the regulations fix the numbers.

use std::collections::BTreeMap;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::Action,
        deed::{NumberMoved, Renumbered},
    },
    pairing::round_robin::Numbering,
    store::rows::{self, entries::EntryRow},
};

use super::{
    Loaded,
    entrant::Entrant,
    numbering::{are_chosen, by_ranking, players},
};

/// Name of the field in error messages about numbers.
pub const NUMBERS: &str = "numbers";

/// A participant who is given a number.
#[derive(Clone, Debug)]
pub struct HandLine {
    /// The participant.
    pub entrant: Entrant,
    /// Present number; `None` if they have none.
    pub number: Option<i32>,
}

/// Whether the arbiter may give the numbers: the settings say so, and no round exists yet.
fn may(loaded: &Loaded) -> bool {
    let is_by_hand = loaded.tournament.rules.numbering == Numbering::Hand;
    is_by_hand && are_chosen(loaded) && loaded.teams.is_none() && loaded.rounds.is_empty()
}

/// The participants to be numbered, by their numbers, then by the initial ranking; `None` if numbers are not given by hand.
///
/// # Errors
/// As [`by_ranking`].
pub(super) fn lines(loaded: &Loaded) -> Result<Option<Vec<HandLine>>, AppError> {
    if !may(loaded) {
        return Ok(None);
    }
    let line = |row: &EntryRow| HandLine {
        entrant: Entrant::from(row),
        number: row.tpn,
    };
    let ranked = by_ranking(loaded)?.into_iter();
    Ok(Some(ranked.map(|(row, _)| line(row)).collect()))
}

/// Stores the numbers of all players: each number from 1 to the number of players exactly once. `typed` has entries with the
/// texts typed for them.
///
/// # Errors
/// Field [`NUMBERS`] if a number is missing, used twice or invalid; [`Refusal::NumbersFixed`] once a round is drafted, or if the
/// settings give the numbers; the actor is not an arbiter of this tournament.
pub fn give(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    typed: &[(i32, String)],
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        if !may(&loaded) {
            return Err(Refusal::NumbersFixed.into());
        }
        let given = whole(&loaded, typed)?;
        let moved: Vec<NumberMoved> = given
            .iter()
            .filter_map(|(entry, new)| {
                let old = loaded.entry(*entry)?.tpn.unwrap_or(0);
                let (entry, new) = (*entry, *new);
                Some(NumberMoved { entry, old, new }).filter(|one| one.old != one.new)
            })
            .collect();
        let numbers: Vec<(i32, Option<i32>)> =
            moved.iter().map(|one| (one.entry, Some(one.new))).collect();
        rows::entries::set_tpns(conn, &numbers)?;
        Ok(Audited {
            value: (),
            deed: Deed::Renumbered(Renumbered {
                moved,
                reason: String::new(),
                by_hand: true,
            }),
        })
    })
}

/// Checks the numbers; returns one for each player.
fn whole(loaded: &Loaded, typed: &[(i32, String)]) -> Result<BTreeMap<i32, i32>, AppError> {
    let there: Vec<i32> = players(loaded).map(|row| row.id).collect();
    let last = i32::try_from(there.len()).unwrap_or(i32::MAX);
    let (mut given, mut odd) = (BTreeMap::new(), Vec::new());
    for (entry, text) in typed.iter().filter(|(entry, _)| there.contains(entry)) {
        match text.trim().parse::<i32>() {
            Ok(number) if (1..=last).contains(&number) => {
                given.insert(*entry, number);
            }
            _ if text.trim().is_empty() => {}
            _ => odd.push(text.trim().to_owned()),
        }
    }
    let holders = |number: i32| given.values().filter(|one| **one == number).count();
    let list = |wanted: &dyn Fn(usize) -> bool| {
        let numbers = (1..=last).filter(|number| wanted(holders(*number)));
        numbers.map(|number| number.to_string()).collect::<Vec<_>>()
    };
    let mut checks = Checks::default();
    let mut say = |key, found: Vec<String>| {
        if !found.is_empty() {
            let value = found.join(", ");
            checks.refuse(NUMBERS, Problem::Because { key, value });
        }
    };
    say("problem-numbers-odd", odd);
    say("problem-numbers-twice", list(&|holders| holders > 1));
    say("problem-numbers-missing", list(&|holders| holders == 0));
    checks.finish()?;
    Ok(given)
}
