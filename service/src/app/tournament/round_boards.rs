//! The boards of a round as numbers of entries: by the rules, or as stored.

use chrono::NaiveDateTime;

use crate::{
    app::{AppError, Context},
    event::{Bye, Halt, RoundNumber, Tpn},
    pairing::{RoundPairing, double_swiss},
    store::{
        Conn,
        rows::{self, rounds::RoundRow},
    },
};

use super::{Loaded, basis, teams::paired};

/// A pairing as numbers of entries, for comparing and storing.
pub(super) struct Boards {
    /// White and Black of each board.
    pub(super) pairs: Vec<(i32, i32)>,
    /// Entries with the bye; in a knock-out there can be several.
    pub(super) byes: Vec<i32>,
    /// Entries whose second game of a match is a half-point bye. Together with the bye of the first game it is worth a win and a
    /// draw (C.04.5).
    second_byes: Vec<i32>,
    /// The matches of a team event, to whose games the pairs belong.
    matches: Vec<paired::Planned>,
}

impl Boards {
    fn of(loaded: &Loaded, pairing: &RoundPairing, through: &[Tpn]) -> Result<Self, AppError> {
        let entry = |tpn| loaded.entry_of(tpn).map(|e| e.id).ok_or(AppError::NotFound);
        let pairs = pairing
            .pairs
            .iter()
            .map(|pair| Ok((entry(pair.white)?, entry(pair.black)?)))
            .collect::<Result<_, AppError>>()?;
        Ok(Self {
            pairs,
            byes: pairing
                .bye
                .into_iter()
                .chain(through.iter().copied())
                .map(entry)
                .collect::<Result<_, AppError>>()?,
            second_byes: Vec::new(),
            matches: Vec::new(),
        })
    }

    /// The second games of the matches of which these are the first, with colours reversed. In a knock-out nobody gets a
    /// half-point bye.
    pub(super) fn second_games(&self, is_knock_out: bool) -> Self {
        let pairs = self.pairs.iter();
        let (byes, second_byes) = match is_knock_out {
            true => (self.byes.clone(), Vec::new()),
            false => (Vec::new(), self.byes.clone()),
        };
        Self {
            pairs: pairs.map(|(white, black)| (*black, *white)).collect(),
            byes,
            second_byes,
            matches: Vec::new(),
        }
    }

    /// The boards that the rules give now.
    pub(super) fn due(
        ctx: &Context,
        loaded: &Loaded,
        round: RoundNumber,
        halt: &Halt,
    ) -> Result<Self, AppError> {
        let Some(stored) = &loaded.teams else {
            let solved = basis::solve(ctx, loaded, round, halt)?;
            let mut found = Self::of(loaded, &solved.pairing(), solved.through())?;
            let has_half = loaded.course.is_of_matches() && !loaded.is_knock_out();
            if has_half && double_swiss::is_second_game(round) {
                found.second_byes.append(&mut found.byes);
            }
            return Ok(found);
        };
        let matches = paired::plan(loaded, stored, round)?;
        Ok(Self {
            pairs: paired::pairs(stored, &matches)?,
            byes: Vec::new(),
            second_byes: Vec::new(),
            matches,
        })
    }

    /// The boards of a draft.
    pub(super) fn stored(loaded: &Loaded, round: &RoundRow) -> Self {
        let pairs = loaded
            .pairings_of(round.id)
            .map(|pairing| (pairing.white_entry_id, pairing.black_entry_id))
            .collect();
        let byes = loaded
            .byes
            .iter()
            .filter(|bye| bye.round == round.number && bye.kind == Bye::PairingAllocated)
            .map(|bye| bye.entry_id);
        Self {
            pairs,
            byes: byes.collect(),
            second_byes: Vec::new(),
            matches: Vec::new(),
        }
    }
}

/// The stored changes of a draft by hand that has none yet.
const NO_CHANGES: &str = "[]";

/// Stores a round with its boards and its bye.
pub(super) fn write_round(
    conn: &mut Conn,
    loaded: &Loaded,
    number: i32,
    boards: Option<&Boards>,
    (now, made_from): (NaiveDateTime, &str),
) -> Result<(), AppError> {
    let id = loaded.tournament.id;
    let row = rows::rounds::insert_draft(conn, id, number, now, Some(made_from))?;
    let Some(boards) = boards else {
        return Ok(rows::rounds::set_by_hand(conn, row, Some(NO_CHANGES))?);
    };
    if let Some(stored) = &loaded.teams {
        return paired::write(conn, stored, row, &boards.matches);
    }
    let pairings: Vec<_> = (1..)
        .zip(&boards.pairs)
        .map(|(board, (white, black))| rows::pairings::NewPairing {
            tournament_id: id,
            round_id: row,
            board,
            white_entry_id: *white,
            black_entry_id: *black,
            result: None,
            result_by: None,
            result_at: None,
            version: 1,
            goes_on_entry_id: None,
        })
        .collect();
    rows::pairings::insert_all(conn, &pairings)?;
    for entry in &boards.byes {
        rows::byes::set(conn, id, *entry, number, Bye::PairingAllocated)?;
    }
    for entry in &boards.second_byes {
        rows::byes::set(conn, id, *entry, number, Bye::HalfPoint)?;
    }
    Ok(())
}
