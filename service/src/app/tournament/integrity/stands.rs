//! Whether an event can be undone: as long as nothing depends on it.

use crate::{
    app::{
        AppError, Deed,
        deed::{DeedKind, Subject},
    },
    event::{Bye, RoundNumber},
    store::{Conn, rows::prohibitions::ForbiddenRow},
};

use super::{
    super::{Loaded, closing::CLOSED, publication, settings_input::SettingsInput, whole_trail},
    acts::Act,
    undoable::Undoable,
};

/// Whether this event can be undone now.
pub(super) fn undoable(conn: &mut Conn, loaded: &Loaded, act: &Act) -> Result<Undoable, AppError> {
    if act.line.undone {
        return Ok(Undoable::Undone);
    }
    let deed = match &act.deed {
        Ok(deed) => deed,
        Err(why) => return Ok(*why),
    };
    let is_for_good = matches!(
        deed,
        Deed::FideModeLeft(_)
            | Deed::RoundTakenBack(_)
            | Deed::IntegrityUndone(_)
            | Deed::ResultUndone(_)
    );
    if is_for_good {
        return Ok(Undoable::Never);
    }
    // An imported report may itself close the tournament.
    let is_import = matches!(deed, Deed::TournamentImported(_));
    if loaded.tournament.state == CLOSED && !is_import {
        return Ok(Undoable::Closed);
    }
    Ok(if stands(conn, loaded, act, deed)? {
        Undoable::Yes
    } else {
        Undoable::BuiltUpon
    })
}

/// Whether everything is still as the event left it, and no round was published since.
fn stands(conn: &mut Conn, loaded: &Loaded, act: &Act, deed: &Deed) -> Result<bool, AppError> {
    let same_round = i32::from(loaded.published()) == act.newest;
    let is_there = |pair: &ForbiddenRow, entries: [i32; 2]| {
        let (one, other) = (pair.first_entry_id, pair.second_entry_id);
        [one, other] == entries || [other, one] == entries
    };
    let number = |entry: i32| loaded.entry(entry).and_then(|row| row.tpn);
    Ok(match deed {
        Deed::RoundPublished(round) => may_be_unpublished(conn, loaded, round.round)?,
        Deed::SettingsChanged(set) => {
            same_round && SettingsInput::of(&loaded.tournament) == set.after
        }
        Deed::PairForbidden(pair) => {
            same_round && loaded.forbidden.iter().any(|one| one.id == pair.pair)
        }
        Deed::PairAllowed(pair) => {
            let mut all = loaded.forbidden.iter();
            same_round && !all.any(|one| is_there(one, pair.entries))
        }
        Deed::ByeSet(set) => {
            let mut byes = loaded.byes.iter();
            set.round > i32::from(loaded.published())
                && byes.any(|bye| {
                    let full = bye.kind == Bye::FullPoint && bye.round == set.round;
                    full && bye.entry_id == set.entry
                })
        }
        Deed::NumbersExchanged(two) => {
            let [first, second] = two.entries;
            let [a, b] = two.numbers;
            same_round && (number(first), number(second)) == (Some(b), Some(a))
        }
        Deed::Renumbered(all) if !all.by_hand => {
            let mut moved = all.moved.iter();
            same_round && moved.all(|one| number(one.entry) == Some(one.new))
        }
        Deed::ResultRecorded(_)
        | Deed::ResultRuled(_)
        | Deed::ResultCorrected(_)
        | Deed::ResultRatingCorrected(_) => same_round && is_last_of_board(conn, loaded, act)?,
        Deed::TournamentImported(_) => !is_followed(conn, loaded, act)?,
        _ => false,
    })
}

/// Whether a published round can go back to the state before its draft.
fn may_be_unpublished(conn: &mut Conn, loaded: &Loaded, round: i32) -> Result<bool, AppError> {
    let Some(round) = u8::try_from(round).ok().and_then(RoundNumber::new) else {
        return Ok(false);
    };
    match publication::may_be_taken_back(conn, loaded, round.get()) {
        Ok(_) => Ok(true),
        Err(AppError::Refused(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether nothing happened at a board after a row of the trail: no result, incident or move.
fn is_last_of_board(conn: &mut Conn, loaded: &Loaded, act: &Act) -> Result<bool, AppError> {
    let Some(pairing) = act.pairing else {
        return Ok(false);
    };
    let about = [
        Subject::Pairing(pairing),
        Subject::Incidents(pairing),
        Subject::Game(pairing),
    ];
    let about = about.map(|subject| subject.to_string());
    Ok(!whole_trail::is_any_about(
        conn,
        loaded.tournament.id,
        (act.line.place, act.is_own),
        &about,
    )?)
}

/// Whether anything followed an import, apart from its reopening and a move to another server.
fn is_followed(conn: &mut Conn, loaded: &Loaded, act: &Act) -> Result<bool, AppError> {
    let but = [
        DeedKind::TournamentReopened,
        DeedKind::TournamentHandedOver,
        DeedKind::HandOverTakenBack,
        DeedKind::ArchiveOpened,
    ];
    let act = (act.line.place, act.is_own);
    whole_trail::is_followed(conn, loaded.tournament.id, act, &but.map(DeedKind::code))
}
