//! What the audit trail says about results of boards, both in today's deeds and in lines of older programs.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError,
        deed::{Area, Deed, DeedKind, Stood, Subject, Written, old},
    },
    store::{
        Conn,
        rows::{self, audit::AuditRow},
    },
};

use super::whole_trail;

/// A row about the result of a board.
#[derive(Clone, Debug)]
pub(super) struct BoardAct {
    /// Number of the row.
    pub id: i32,
    /// When it was written, in UTC.
    pub at: NaiveDateTime,
    /// Number of the account; `None` without one.
    pub user_id: Option<i32>,
    /// Name of the author, as shown.
    pub actor: String,
    /// Kind of the deed.
    pub kind: DeedKind,
    /// Number of the pairing.
    pub pairing: i32,
    /// The value before. If an entered value that did not count was withdrawn, that value.
    pub before: Stood,
    /// The value after.
    pub after: Stood,
}

impl BoardAct {
    /// Reads a row of the trail; `None` if it is about something else.
    pub fn of(row: AuditRow) -> Option<Self> {
        let kind = DeedKind::from_code(&row.action).filter(|kind| kind.area() == Area::Results)?;
        let Some(Subject::Pairing(pairing)) = Subject::parse(&row.subject) else {
            return None;
        };
        let (before, after) = match Written::of(&row) {
            Written::Old(before, after) => (old::stood(&before), old::stood(&after)),
            Written::Deed(deed) => match *deed {
                Deed::ResultRecorded(result)
                | Deed::ResultCorrected(result)
                | Deed::ResultSettled(result)
                | Deed::ResultKept(result) => (result.before, result.after),
                Deed::ResultRuled(ruled) => (ruled.result.before, ruled.result.after),
                Deed::ResultUndone(back) | Deed::ResultWithdrawn(back) => (back.before, back.after),
                _ => return None,
            },
        };
        Some(Self {
            id: row.id,
            at: row.at,
            user_id: row.user_id,
            actor: row.actor,
            kind,
            pairing,
            before,
            after,
        })
    }

    /// Whether this actor wrote it.
    pub fn is_by(&self, actor: &Actor) -> bool {
        actor.wrote(self.user_id, &self.actor)
    }

    /// Whether it changed the result of its board.
    pub fn changed(&self) -> bool {
        let keeps = matches!(self.kind, DeedKind::ResultKept | DeedKind::ResultWithdrawn);
        self.before != self.after && !keeps
    }

    /// Whether it is an entry that left the board unchanged: the same value was already there, or another value stayed.
    pub fn left_as_it_was(&self) -> bool {
        let is_entry = matches!(
            self.kind,
            DeedKind::ResultRecorded | DeedKind::ResultSettled | DeedKind::ResultKept
        );
        is_entry && !self.changed()
    }
}

/// This server's rows about the result of a board, oldest first.
pub(super) fn of_pairing(
    conn: &mut Conn,
    tournament: i32,
    pairing: i32,
) -> Result<Vec<BoardAct>, AppError> {
    let rows = rows::audit::of_subject(conn, &Subject::Pairing(pairing).to_string())?;
    let here = rows
        .into_iter()
        .filter(|row| row.tournament_id == Some(tournament));
    Ok(here.filter_map(BoardAct::of).collect())
}

/// All rows about the result of a board, oldest first, including those that an imported tournament brought along.
pub(super) fn whole_of_pairing(
    conn: &mut Conn,
    tournament: i32,
    pairing: i32,
) -> Result<Vec<BoardAct>, AppError> {
    let about = Subject::Pairing(pairing).to_string();
    let sealed = rows::sealed_trail::about(conn, tournament, &about)?;
    let mut acts: Vec<BoardAct> = sealed.into_iter().filter_map(BoardAct::of).collect();
    let sealed_until = whole_trail::sealed_until(conn, tournament)?;
    let own = of_pairing(conn, tournament, pairing)?.into_iter();
    acts.extend(own.filter(|act| act.id > sealed_until));
    Ok(acts)
}

/// This server's newest rows about results in a tournament, newest first: `limit` rows after the first `offset`.
pub(super) fn newest(
    conn: &mut Conn,
    tournament: i32,
    (offset, limit): (i64, i64),
) -> Result<Vec<BoardAct>, AppError> {
    let results = DeedKind::codes(|kind| kind.area() == Area::Results);
    let rows = rows::audit::of_tournament(conn, (tournament, 0), &results, (offset, limit))?;
    Ok(rows.into_iter().filter_map(BoardAct::of).collect())
}
