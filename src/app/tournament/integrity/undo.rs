//! An event undone: what it changed is as it was before.

use crate::{
    app::{
        Actor, AppError, Audited, Chance, Context, Deed, Done, Refusal,
        access::Action,
        deed::{DeedKind, IntegrityUndone, NumberMoved, ResultEntered, ResultTakenBack},
    },
    event::TournamentState,
    store::{
        Conn, StoreError,
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
    },
    acts::{Act, acts},
    undoable::{Undoable, undoable},
};

/// Undoes the event that left `row` in the trail, with a reason; what is grave is asked twice.
///
/// # Errors
/// No such event; [`Refusal::NotUndone`] says why it cannot be undone; [`Refusal::Asked`] until the answer is given; not
/// an arbiter of this tournament, for its settings and its import not its chief arbiter.
pub fn undo(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    row: i32,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let now = ctx.clock.now();
    let action = action(ctx, id, row)?;
    // A whole report may have closed its tournament; its undoing opens it.
    ctx.write_to_closed(actor, action, key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let mut acts = acts(conn, &loaded)?.into_iter();
        let act = acts.find(|act| act.line.row == Some(row));
        let act = act.ok_or(AppError::NotFound)?;
        match undoable(conn, &loaded, &act)? {
            Undoable::Yes => {}
            why => return Err(Refusal::NotUndone(why).into()),
        }
        let asked = vec![Objection::Undo(act.line.event)];
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(asked, answer, fide)?.unwrap_or_default();
        if let Some(entered) = result_of(&act.deed) {
            let place = rows::pairings::placed(conn, id, entered.pairing)?;
            let deed = restore_result(conn, actor, &place, &act, entered, reason, now)?;
            return Ok(Audited { value: (), deed });
        }
        restore(conn, &loaded, &act, ctx.chance)?;
        Ok(Audited {
            value: (),
            deed: Deed::IntegrityUndone(IntegrityUndone {
                of: row,
                event: act.line.event.code().to_owned(),
                round: act.line.round.map_or(0, |round| round.get().into()),
                facts: act.line.facts,
                reason,
            }),
        })
    })
}

/// What undoing a row takes: settings and the whole tournament are the chief arbiter's.
fn action(ctx: &Context, tournament: i32, row: i32) -> Result<Action, AppError> {
    let chiefs = [DeedKind::SettingsChanged, DeedKind::TournamentImported].map(DeedKind::code);
    ctx.read(|conn| {
        Ok(match rows::audit::by_id(conn, tournament, row) {
            Ok(row) if chiefs.contains(&row.action.as_str()) => {
                Action::DirectTournament(tournament)
            }
            Ok(_) | Err(StoreError::NotFound) => Action::RunTournament(tournament),
            Err(error) => return Err(error.into()),
        })
    })
}

/// The result that a deed entered on a board.
fn result_of(deed: &Deed) -> Option<&ResultEntered> {
    match deed {
        Deed::ResultRecorded(entered)
        | Deed::ResultCorrected(entered)
        | Deed::ResultRatingCorrected(entered) => Some(entered),
        Deed::ResultRuled(ruled) => Some(&ruled.result),
        _ => None,
    }
}

/// The result that stood before, on its board or in the rating report.
fn restore_result(
    conn: &mut Conn,
    actor: &Actor,
    place: &PlacedPairing,
    act: &Act,
    entered: &ResultEntered,
    reason: String,
    now: chrono::NaiveDateTime,
) -> Result<Deed, AppError> {
    let input = RecordResult {
        pairing: place.row.id,
        version: place.row.version,
        result: entered.before.result,
        reason: entered.before.reason.clone(),
        confirmed: Some(reason.clone()),
    };
    let written = if matches!(act.deed, Deed::ResultRatingCorrected(_)) {
        rating_correction::write(conn, actor, place, &input, now)?
    } else {
        results::write(conn, actor, place, &input, Purpose::Undo, now)?
    };
    Ok(Deed::ResultUndone(ResultTakenBack {
        pairing: place.row.id,
        of: act.line.row.unwrap_or_default(),
        before: written.deed.before,
        after: written.deed.after,
        reason: Some(reason),
    }))
}

/// What was before everything else than a result.
fn restore(conn: &mut Conn, loaded: &Loaded, act: &Act, chance: Chance) -> Result<(), AppError> {
    let id = loaded.tournament.id;
    match &act.deed {
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

/// Takes away what a report brought: rounds, byes, constraints, entries. Settings stay, and the tournament is open.
fn empty(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let id = loaded.tournament.id;
    for round in &loaded.rounds {
        rows::pairings::delete_of_round(conn, round.id)?;
        rows::rounds::delete(conn, round.id)?;
    }
    rows::byes::clear(conn, id)?;
    rows::deductions::clear(conn, id)?;
    for pair in loaded.forbidden.iter() {
        rows::prohibitions::allow(conn, id, pair.id)?;
    }
    rows::prohibitions::clear_accelerations(conn, id)?;
    rows::entries::clear(conn, id)?;
    rows::tournaments::set_state(conn, id, TournamentState::Registration)?;
    Ok(())
}
