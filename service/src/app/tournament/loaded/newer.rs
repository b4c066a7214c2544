//! Reading a tournament again after a change, starting from the previous reading.

use std::collections::HashMap;

use crate::{
    app::{
        AppError,
        deed::{DeedKind, Subject},
    },
    store::{
        Conn,
        rows::{self, mark::Mark, pairings::PairingRow, tournaments::TournamentRow},
    },
};

use super::{super::teams::stored::Teams, Boards, Loaded, course_of};

/// If more boards than this changed, whole rounds are read.
const FEW: i64 = 64;

/// A newer reading.
pub(crate) struct Newer {
    pub loaded: Loaded,
    /// `Some` if only results changed: the first round with a changed result, or `Some(None)` if none changed.
    pub only_results: Option<Option<i32>>,
}

/// Whether a deed changes only the row of its board, among what is read here.
fn is_of_one_board(kind: DeedKind) -> bool {
    matches!(
        kind,
        DeedKind::ResultRecorded
            | DeedKind::ResultCorrected
            | DeedKind::ResultRatingCorrected
            | DeedKind::ResultSettled
            | DeedKind::ResultKept
            | DeedKind::ResultUndone
            | DeedKind::ResultWithdrawn
    )
}

/// Whether entries moved to or from another section; such a move may leave the entries' mark unchanged.
fn were_moved(acts: &[(String, String, String)]) -> bool {
    let is_move = |action: &str| {
        let kind = DeedKind::from_code(action);
        matches!(kind, Some(DeedKind::EntryMovedOut | DeedKind::EntryMovedIn))
    };
    // If there are more acts than this, the rest was not read.
    i64::try_from(acts.len()).is_ok_and(|acts| acts > FEW)
        || acts.iter().any(|(_, action, _)| is_move(action))
}

impl Loaded {
    /// Like [`load`](Self::load), starting from the reading `older`, whose newest audit row had this number and hash. If only
    /// results changed, only their rows are read, so that the cost does not depend on the size of the tournament; otherwise the
    /// entries and rounds that changed. `None` if that audit row does not exist, because its write failed after all.
    pub fn load_after(
        conn: &mut Conn,
        tournament: &TournamentRow,
        older: &Self,
        since: (i32, &str),
    ) -> Result<Option<Newer>, AppError> {
        let mut acts = rows::audit::acts_from(conn, tournament.id, since.0, FEW + 2)?.into_iter();
        let is_there = |(hash, ..): &(String, String, String)| hash == since.1;
        if since.0 != 0 && !acts.next().as_ref().is_some_and(is_there) {
            return Ok(None);
        }
        let acts: Vec<_> = acts.collect();
        if let Some(newer) = Self::after_results(conn, tournament, older, &acts)? {
            return Ok(Some(newer));
        }
        Ok(Some(Newer {
            loaded: Self::by_marks(conn, tournament.clone(), older, were_moved(&acts))?,
            only_results: None,
        }))
    }

    fn after_results(
        conn: &mut Conn,
        tournament: &TournamentRow,
        older: &Self,
        acts: &[(String, String, String)],
    ) -> Result<Option<Newer>, AppError> {
        let board = |(_, action, subject): &(String, String, String)| {
            let kind = DeedKind::from_code(action).filter(|kind| is_of_one_board(*kind))?;
            match (kind, Subject::parse(subject)?) {
                (_, Subject::Pairing(id)) => Some(id),
                _ => None,
            }
        };
        let boards: Option<Vec<i32>> = acts.iter().map(board).collect();
        let is_few = i64::try_from(acts.len()).is_ok_and(|acts| acts <= FEW);
        let Some(boards) = boards.filter(|_| is_few) else {
            return Ok(None);
        };
        let changed = rows::pairings::of_ids(conn, &boards)?;
        let Some((pairings, rounds)) = older.pairings.with(changed) else {
            return Ok(None);
        };
        let numbers = older.rounds.iter().filter(|row| rounds.contains(&row.id));
        Ok(Some(Newer {
            only_results: Some(numbers.map(|row| row.number).min()),
            loaded: {
                let mut loaded = Self {
                    tournament: tournament.clone(),
                    pairings,
                    ..older.clone()
                };
                loaded.see_what_is_open()?;
                loaded
            },
        }))
    }

    fn by_marks(
        conn: &mut Conn,
        tournament: TournamentRow,
        older: &Self,
        were_moved: bool,
    ) -> Result<Self, AppError> {
        let id = tournament.id;
        let known = Mark::of(older.entries.iter().map(|entry| (entry.id, entry.version)));
        let entries = if !were_moved && rows::entries::mark(conn, id)? == known {
            older.entries.clone()
        } else {
            rows::entries::of_tournament(conn, id)?.into()
        };
        let known: HashMap<i32, _> = older
            .pairings
            .rounds()
            .iter()
            .filter_map(|round| {
                let mark = Mark::of(round.iter().map(|p| (p.id, p.version)));
                Some((round.first()?.round_id, (mark, round)))
            })
            .collect();
        let marks = rows::pairings::marks(conn, id)?;
        let same = |round: &(i32, Mark)| {
            let known = known.get(&round.0).filter(|(mark, _)| *mark == round.1);
            known.map(|(_, rows)| *rows)
        };
        let changed = marks.iter().filter(|round| same(round).is_none());
        let changed: Vec<i32> = changed.map(|(round, _)| *round).collect();
        let read = rows::pairings::of_rounds(conn, &changed)?;
        let of = |round: i32| -> Vec<PairingRow> {
            let rows = read.iter().filter(|p| p.round_id == round);
            rows.cloned().collect()
        };
        let pairings = marks
            .iter()
            .map(|round| same(round).map_or_else(|| of(round.0).into(), Clone::clone));
        let rounds = rows::rounds::of_tournament(conn, id)?;
        let mut loaded = Self {
            course: course_of(&tournament, &rounds)?,
            teams: Teams::read(conn, &tournament)?,
            further: Self::further(conn, &tournament)?,
            days: Self::days(conn, &tournament)?,
            tournament,
            entries,
            rounds,
            pairings: Boards::of(pairings.collect()),
            byes: rows::byes::of_tournament(conn, id)?.into(),
            presence: rows::presence::of_tournament(conn, id)?.into(),
            forbidden: rows::prohibitions::of_tournament(conn, id)?.into(),
            accelerations: rows::prohibitions::accelerations_of(conn, id)?.into(),
            deductions: rows::deductions::of_tournament(conn, id)?.into(),
        };
        loaded.see_what_is_open()?;
        Ok(loaded)
    }
}
