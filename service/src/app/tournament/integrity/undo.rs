//! Undoing an event: everything goes back to what it was before.

use crate::{
    app::{
        Actor, AppError, Audited, Chance, Context, Deed, Done, Refusal,
        access::Action,
        deed::{DeedKind, IntegrityUndone, NumberMoved, ResultEntered, ResultTakenBack},
    },
    event::TournamentState,
    store::{
        Conn,
        rows::{self, pairings::PlacedPairing},
    },
};

use super::{
    super::{
        Loaded, byes,
        confirmation::{self, Confirmation, Objection},
        fide_mode, publication, rating_correction,
        results::{self, Purpose, RecordResult},
        settings,
        teams::enrol,
        whole_trail::{self, Place},
    },
    acts::acts,
    stands::undoable,
    undoable::Undoable,
};

/// Undoes the event of `row` in trail number `trail`, with a reason. Trail 1 is that of the first server; `None` means this
/// server's trail. Serious events need a second confirmation.
///
/// # Errors
/// No such event; [`Refusal::NotUndone`] with the reason why it cannot be undone; [`Refusal::Asked`] until the question is
/// answered; the actor is not an arbiter of this tournament, or not the chief arbiter if the event is a change of settings or the
/// import.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (trail, row): (Option<i32>, i32),
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    let (place, trail) = ctx.read(|conn| {
        let own = whole_trail::own_trail(conn, id)?;
        let trail = trail.unwrap_or(own);
        Ok((Place { trail, row }, (trail != own).then_some(trail)))
    })?;
    let action = action(ctx, id, place)?;
    // A complete report may have closed its tournament; undoing the import opens it.
    ctx.write_to_closed(actor, action, key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let mut acts = acts(conn, &loaded)?.into_iter();
        let act = acts.find(|act| act.line.place == place);
        let act = act.ok_or(AppError::NotFound)?;
        match undoable(conn, &loaded, &act)? {
            Undoable::Yes => {}
            why => return Err(Refusal::NotUndone(why).into()),
        }
        let asked = vec![Objection::Undo(act.line.event)];
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(asked, answer, fide)?.unwrap_or_default();
        let done = act.deed.map_err(Refusal::NotUndone)?;
        if let Some(entered) = result_of(&done) {
            let board = rows::pairings::placed(conn, id, entered.pairing)?;
            let written = restore_result(conn, actor, &board, (&done, entered), &reason, now)?;
            let deed = Deed::ResultUndone(ResultTakenBack {
                pairing: entered.pairing,
                of: row,
                trail,
                before: written.before,
                after: written.after,
                reason: Some(reason),
            });
            return Ok(Audited { value: (), deed });
        }
        restore(conn, &loaded, &done, ctx.chance)?;
        Ok(Audited {
            value: (),
            deed: Deed::IntegrityUndone(IntegrityUndone {
                of: row,
                trail,
                event: act.line.event.code().to_owned(),
                round: act.line.round.map_or(0, |round| round.get().into()),
                facts: act.line.facts,
                reason,
            }),
        })
    })
}

/// The right needed to undo a row: for settings and for the import it is the chief arbiter's.
fn action(ctx: &Context, tournament: i32, place: Place) -> Result<Action, AppError> {
    let chiefs = [DeedKind::SettingsChanged, DeedKind::TournamentImported].map(DeedKind::code);
    ctx.read(|conn| {
        let action = whole_trail::action_of(conn, tournament, place)?;
        Ok(match action {
            Some(action) if chiefs.contains(&action.as_str()) => {
                Action::DirectTournament(tournament)
            }
            _ => Action::RunTournament(tournament),
        })
    })
}

/// The result that a deed entered.
fn result_of(deed: &Deed) -> Option<&ResultEntered> {
    match deed {
        Deed::ResultRecorded(entered)
        | Deed::ResultCorrected(entered)
        | Deed::ResultRatingCorrected(entered) => Some(entered),
        Deed::ResultRuled(ruled) => Some(&ruled.result),
        _ => None,
    }
}

/// Restores the result before a deed, on the board or in the rating report.
fn restore_result(
    conn: &mut Conn,
    actor: &Actor,
    place: &PlacedPairing,
    (done, entered): (&Deed, &ResultEntered),
    reason: &str,
    now: chrono::NaiveDateTime,
) -> Result<ResultEntered, AppError> {
    let input = RecordResult {
        pairing: place.row.id,
        version: place.row.version,
        result: entered.before.result,
        reason: entered.before.reason.clone(),
        confirmed: Some(reason.to_owned()),
    };
    let written = if matches!(done, Deed::ResultRatingCorrected(_)) {
        rating_correction::write(conn, actor, place, &input, now)?
    } else {
        results::write(conn, actor, place, &input, Purpose::Undo, now)?
    };
    Ok(written.deed)
}

/// Restores what a deed changed, for all deeds except results.
fn restore(conn: &mut Conn, loaded: &Loaded, done: &Deed, chance: Chance) -> Result<(), AppError> {
    let id = loaded.tournament.id;
    match done {
        Deed::RoundPublished(round) => publication::unmake(conn, loaded, round.round)?,
        Deed::SettingsChanged(set) => settings::restore(conn, loaded, &set.before, chance)?,
        Deed::PairForbidden(pair) => {
            rows::prohibitions::allow(conn, id, pair.pair)?;
        }
        Deed::PairAllowed(pair) => {
            let next = loaded.due();
            let rounds = (next, loaded.tournament.rounds_planned.max(next));
            rows::prohibitions::forbid(conn, id, pair.entries.into(), rounds)?;
        }
        Deed::ByeSet(set) => byes::put(conn, loaded, (set.entry, set.round), set.before)?,
        Deed::NumbersExchanged(two) => {
            let numbers = two.numbers.map(Some);
            let back: Vec<(i32, Option<i32>)> = two.entries.into_iter().zip(numbers).collect();
            rows::entries::set_tpns(conn, &back)?;
        }
        Deed::Renumbered(all) => {
            let back = |one: &NumberMoved| (one.entry, Some(one.old));
            let back: Vec<(i32, Option<i32>)> = all.moved.iter().map(back).collect();
            rows::entries::set_tpns(conn, &back)?;
        }
        Deed::TournamentImported(_) => empty(conn, loaded)?,
        _ => return Err(AppError::NotFound),
    }
    Ok(())
}

/// Deletes what a report brought: rounds, byes, prohibitions, entries and its lines. The settings stay, and the tournament is
/// open.
fn empty(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let id = loaded.tournament.id;
    for round in &loaded.rounds {
        rows::pairings::delete_of_round(conn, round.id)?;
        if loaded.teams.is_some() {
            rows::team_matches::delete_of_round(conn, round.id)?;
        }
        rows::rounds::delete(conn, round.id)?;
    }
    for team in loaded.teams.iter().flat_map(|stored| &stored.teams) {
        enrol::forget(conn, id, team.id)?;
    }
    rows::byes::clear(conn, id)?;
    rows::deductions::clear(conn, id)?;
    rows::report_lines::clear(conn, id)?;
    for pair in loaded.forbidden.iter() {
        rows::prohibitions::allow(conn, id, pair.id)?;
    }
    rows::prohibitions::clear_accelerations(conn, id)?;
    rows::push::forget_tournament(conn, id)?;
    rows::entries::clear(conn, id)?;
    rows::tournaments::set_state(conn, id, TournamentState::Registration)?;
    Ok(())
}
