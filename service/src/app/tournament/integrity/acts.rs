//! The events that touched the integrity of a tournament, read from its audit trail.

use crate::{
    app::{
        AppError, Deed,
        deed::{DeedKind, GONE, IntegrityUndone, Subject, Written},
    },
    event::{BoardResult, RoundNumber, RoundState},
    formats::trf::{IntegrityEvent, IntegrityRemark},
    store::Conn,
};

use super::{
    super::{
        Loaded,
        whole_trail::{self, Place, TrailRow},
    },
    line::IntegrityLine,
    told::{kinds, round_of, told},
    undoable::Undoable,
};

/// An event with the deed behind it.
pub(super) struct Act {
    /// The event as it is shown.
    pub line: IntegrityLine,
    /// The deed with this server's numbers, or why it cannot be expressed with them.
    pub deed: Result<Deed, Undoable>,
    /// Whether it was done on this server.
    pub is_own: bool,
    /// Number of the pairing of the board that it was about, if any.
    pub pairing: Option<i32>,
    /// Newest published round at that time; 0 before the first.
    pub newest: i32,
}

/// Kinds of deeds by which a game can become adjourned.
const ADJOURNING: [DeedKind; 2] = [DeedKind::ResultRecorded, DeedKind::ResultRuled];

/// All events that touched the integrity of a tournament, in the order in which they happened.
///
/// # Errors
/// Storage failures.
pub(super) fn acts(conn: &mut Conn, loaded: &Loaded) -> Result<Vec<Act>, AppError> {
    let adjourning = ADJOURNING.map(DeedKind::code);
    let word = BoardResult::Adjourned.code();
    let mut newest = 0;
    let mut list: Vec<Act> = Vec::new();
    for TrailRow { place, row, named } in whole_trail::with_actions_or(
        conn,
        loaded.tournament.id,
        &kinds(),
        (adjourning.as_slice(), word),
    )? {
        let Written::Deed(deed) = Written::of(&row) else {
            continue;
        };
        let subject = Subject::parse(&row.subject);
        let of = match deed.as_ref() {
            Deed::ResultUndone(back) => Some((back.trail, back.of)),
            Deed::IntegrityUndone(undone) => Some((undone.trail, undone.of)),
            _ => None,
        };
        let of = of.map(|(trail, row)| Place {
            trail: trail.unwrap_or(place.trail),
            row,
        });
        let undone = of.and_then(|of| undo(&mut list, of));
        let is_own = named.is_none();
        let here = match named {
            Some(named) => with_rows_of_here(&deed, &named),
            None => Ok(deed.as_ref().clone()),
        };
        for (event, round, facts, reason) in told(loaded, newest, subject.as_ref(), &deed) {
            list.push(Act {
                line: IntegrityLine {
                    place,
                    event,
                    round,
                    at: row.at,
                    actor: row.actor.clone(),
                    facts,
                    reason,
                    of: named_event(&deed).or(undone),
                    undone: false,
                },
                deed: here.clone(),
                is_own,
                pairing: subject.as_ref().and_then(Subject::board),
                newest,
            });
        }
        match deed.as_ref() {
            Deed::RoundPublished(round) => newest = round.round,
            Deed::RoundTakenBack(back) => newest = back.round - 1,
            Deed::TournamentImported(made) => newest = made.rounds.into(),
            Deed::IntegrityUndone(undone) => newest = after(undone, newest),
            _ => {}
        }
    }
    Ok(list)
}

/// A deed of another server, with this server's numbers.
fn with_rows_of_here(deed: &Deed, named: &str) -> Result<Deed, Undoable> {
    // An archive of an older program does not name the rows of its deeds.
    let why = if named.split(',').any(|row| row == GONE) {
        Undoable::BuiltUpon
    } else {
        Undoable::Elsewhere
    };
    deed.clone().with_named_rows(named).ok_or(why)
}

/// Marks the events of a row as undone. Returns the kind of event.
fn undo(list: &mut [Act], place: Place) -> Option<IntegrityEvent> {
    let mut event = None;
    for act in list.iter_mut().filter(|act| act.line.place == place) {
        act.line.undone = true;
        event = Some(act.line.event);
    }
    event
}

/// The kind of event that an undoing names.
fn named_event(deed: &Deed) -> Option<IntegrityEvent> {
    let Deed::IntegrityUndone(undone) = deed else {
        return None;
    };
    let mut all = IntegrityEvent::ALL.into_iter();
    all.find(|event| event.code() == undone.event)
}

/// The newest published round after an undoing.
fn after(undone: &IntegrityUndone, newest: i32) -> i32 {
    match undone.event.as_str() {
        code if code == IntegrityEvent::ManualPairing.code() => undone.round - 1,
        code if code == IntegrityEvent::Import.code() => 0,
        _ => newest,
    }
}

/// The events that touched the integrity of a tournament, as lines.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn lines(
    conn: &mut Conn,
    loaded: &Loaded,
) -> Result<Vec<IntegrityLine>, AppError> {
    let acts = acts(conn, loaded)?.into_iter();
    Ok(acts.map(|act| act.line).collect())
}

/// The remarks for a report. An undone event only appears as its undoing, a round made by hand that was taken back only as the
/// taking back, and an adjourned game only while it is adjourned.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn remarks(
    conn: &mut Conn,
    loaded: &Loaded,
) -> Result<Vec<IntegrityRemark>, AppError> {
    let by_hand = |number: Option<RoundNumber>| {
        loaded.rounds.iter().any(|round| {
            round_of(round.number) == number
                && round.state == RoundState::Published
                && round.by_hand_reason.is_some()
        })
    };
    let mut remarks: Vec<IntegrityRemark> = lines(conn, loaded)?
        .iter()
        .filter(|line| !line.undone && line.event != IntegrityEvent::Adjourned)
        .filter(|line| line.event != IntegrityEvent::ManualPairing || by_hand(line.round))
        .map(IntegrityLine::remark)
        .collect();
    for (round, board) in loaded.adjourned() {
        remarks.push(IntegrityRemark {
            event: IntegrityEvent::Adjourned,
            round: RoundNumber::new(round),
            detail: format!("board {board}"),
        });
    }
    Ok(remarks)
}
