//! Whether an event can still be undone: nothing may have been built on it.

use crate::{
    app::{
        AppError, Deed,
        deed::{DeedKind, Subject},
    },
    event::{Bye, RoundNumber},
    store::{
        Conn,
        rows::{self, prohibitions::ForbiddenRow},
    },
};

use super::{
    super::{Loaded, closing::CLOSED, publication, settings_input::SettingsInput},
    acts::Act,
};

/// Whether an event can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undoable {
    /// It can.
    Yes,
    /// It was.
    Undone,
    /// It is for good, or an undoing itself.
    Never,
    /// It was done on another machine.
    Elsewhere,
    /// Something was built on it.
    BuiltUpon,
    /// The tournament is closed.
    Closed,
}

impl Undoable {
    /// Stable name, for messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Undone => "undone",
            Self::Never => "never",
            Self::Elsewhere => "elsewhere",
            Self::BuiltUpon => "built-upon",
            Self::Closed => "closed",
        }
    }
}

/// Whether this event can be undone now.
pub(super) fn undoable(conn: &mut Conn, loaded: &Loaded, act: &Act) -> Result<Undoable, AppError> {
    if act.line.undone {
        return Ok(Undoable::Undone);
    }
    let is_for_good = matches!(
        act.deed,
        Deed::FideModeLeft(_)
            | Deed::RoundTakenBack(_)
            | Deed::IntegrityUndone(_)
            | Deed::ResultUndone(_)
    );
    if is_for_good {
        return Ok(Undoable::Never);
    }
    let Some(row) = act.line.row else {
        return Ok(Undoable::Elsewhere);
    };
    // What a report brought may close a tournament by itself.
    let is_import = matches!(act.deed, Deed::TournamentImported(_));
    if loaded.tournament.state == CLOSED && !is_import {
        return Ok(Undoable::Closed);
    }
    Ok(if stands(conn, loaded, act, row)? {
        Undoable::Yes
    } else {
        Undoable::BuiltUpon
    })
}

/// Whether what an event left is still as it left it, and no round was published since.
fn stands(conn: &mut Conn, loaded: &Loaded, act: &Act, row: i32) -> Result<bool, AppError> {
    let same_round = i32::from(loaded.published()) == act.newest;
    let is_there = |pair: &ForbiddenRow, entries: [i32; 2]| {
        let (one, other) = (pair.first_entry_id, pair.second_entry_id);
        [one, other] == entries || [other, one] == entries
    };
    let number = |entry: i32| loaded.entry(entry).and_then(|row| row.tpn);
    Ok(match &act.deed {
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
        Deed::Renumbered(all) => {
            let mut moved = all.moved.iter();
            same_round && moved.all(|one| number(one.entry) == Some(one.new))
        }
        Deed::ResultRecorded(_)
        | Deed::ResultRuled(_)
        | Deed::ResultCorrected(_)
        | Deed::ResultRatingCorrected(_) => same_round && is_last_of_board(conn, act.pairing, row)?,
        Deed::TournamentImported(_) => {
            let but = [DeedKind::TournamentReopened.code()];
            !rows::audit::is_followed(conn, loaded.tournament.id, row, &but)?
        }
        _ => false,
    })
}

/// Whether a published round can become what it was before it was drafted.
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

/// Whether nothing was done at a board after a row of the trail: no result, incident or move.
fn is_last_of_board(conn: &mut Conn, pairing: Option<i32>, row: i32) -> Result<bool, AppError> {
    let Some(pairing) = pairing else {
        return Ok(false);
    };
    let about = [
        Subject::Pairing(pairing),
        Subject::Incidents(pairing),
        Subject::Game(pairing),
    ];
    let about = about.map(|subject| subject.to_string());
    Ok(!rows::audit::is_any_about(conn, &about, row)?)
}
