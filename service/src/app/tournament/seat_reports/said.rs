//! What was said from the seats, for the page of a seat and for the floor.

use std::collections::HashMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        AppError, Context,
        tournament::{entrant::Entrant, summary::Summary},
    },
    event::{BoardResult, Colour, Outlet, SeatCall},
    store::{
        Conn,
        rows::{self, seats::SeatCallRow},
    },
};

use super::{code, on_its_way::OnItsWay, seat::rounds_of_byes};

/// A result that a player reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    pub result: BoardResult,
    /// When, UTC.
    pub at: NaiveDateTime,
}

/// What White and Black reported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reports {
    /// White's report.
    pub white: Option<Report>,
    /// Black's report.
    pub black: Option<Report>,
}

impl Reports {
    /// The report of one side.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Option<Report> {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The result that both report.
    #[must_use]
    pub fn agreed(&self) -> Option<BoardResult> {
        let (white, black) = (self.white?.result, self.black?.result);
        (white == black).then_some(white)
    }

    /// Whether the two differ: that calls an arbiter.
    #[must_use]
    pub fn differ(&self) -> bool {
        match (self.white, self.black) {
            (Some(white), Some(black)) => white.result != black.result,
            _ => false,
        }
    }
}

/// An open call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCall {
    /// Its number.
    pub call: i32,
    /// Who asks.
    pub colour: Colour,
    /// What for.
    pub kind: SeatCall,
    /// The round of the bye.
    pub round: Option<i32>,
    /// When, UTC.
    pub at: NaiveDateTime,
}

impl From<&SeatCallRow> for OpenCall {
    fn from(row: &SeatCallRow) -> Self {
        Self {
            call: row.id,
            colour: if row.is_white {
                Colour::White
            } else {
                Colour::Black
            },
            kind: row.kind,
            round: row.round,
            at: row.called_at,
        }
    }
}

/// What was said at the boards of a tournament, by the numbers of their pairings.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// Reported results.
    pub reports: HashMap<i32, Reports>,
    /// Open calls, oldest first.
    pub calls: HashMap<i32, Vec<OpenCall>>,
}

impl Said {
    /// All that was said in a tournament.
    pub(in crate::app) fn of_tournament(
        conn: &mut Conn,
        tournament: i32,
    ) -> Result<Self, AppError> {
        let mut said = Self::default();
        for row in rows::seats::reports(conn, tournament)? {
            let there = said.reports.entry(row.pairing_id).or_default();
            let report = Some(Report {
                result: row.result,
                at: row.reported_at,
            });
            if row.is_white {
                there.white = report;
            } else {
                there.black = report;
            }
        }
        for row in rows::seats::open_calls(conn, tournament)? {
            let there = said.calls.entry(row.pairing_id).or_default();
            there.push(OpenCall::from(&row));
        }
        Ok(said)
    }
}

impl Said {
    /// What is on its way from a copy stands beside what the hall has.
    fn add(&mut self, on_its_way: &OnItsWay) {
        for ((pairing, colour), row) in on_its_way.said() {
            if let Some(result) = row.result {
                let at = row.said_at;
                let report = Some(Report { result, at });
                let there = self.reports.entry(pairing).or_default();
                match colour {
                    Colour::White => there.white = report,
                    Colour::Black => there.black = report,
                }
            }
            if let Some(kind) = row.asked {
                self.calls.entry(pairing).or_default().push(OpenCall {
                    call: row.id,
                    colour,
                    kind,
                    round: row.round,
                    at: row.said_at,
                });
            }
        }
    }
}

/// The page of a seat.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The tournament.
    pub summary: Summary,
    /// Number of the round.
    pub round: u8,
    /// Number of the board.
    pub board: i32,
    /// Whose seat it is.
    pub colour: Colour,
    /// Who plays White.
    pub white: Entrant,
    /// Who plays Black.
    pub black: Entrant,
    /// What both reported.
    pub reports: Reports,
    /// The result, once an arbiter wrote it.
    pub result: Option<BoardResult>,
    /// What this player asked for and nobody answered.
    pub calls: Vec<OpenCall>,
    /// Rounds in which they may ask for a bye.
    pub byes: Vec<u8>,
    /// Whether something that they said is on its way to the hall, which has it not yet.
    pub is_on_its_way: bool,
}

/// What the player at the seat with this code may see and do.
///
/// # Errors
/// Not found: no such code; [`Refusal::SeatOver`](crate::app::Refusal) after its round.
pub fn view(ctx: &Context, slug: &str, given: &str) -> Result<SeatView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.shown_to_all(conn, slug, Outlet::Page)?;
        let id = loaded.tournament.id;
        let seat = code::seat(conn, &loaded, given)?;
        let pairing = &seat.pairing;
        let entrant = |entry| {
            loaded
                .entry(entry)
                .map(Entrant::from)
                .ok_or(AppError::NotFound)
        };
        let mut said = Said::of_tournament(conn, id)?;
        let on_its_way = OnItsWay::of(conn, id)?;
        said.add(&on_its_way);
        let mut calls = said.calls.remove(&pairing.id).unwrap_or_default();
        calls.retain(|call| call.colour == seat.colour);
        let own = match seat.colour {
            Colour::White => pairing.white_entry_id,
            Colour::Black => pairing.black_entry_id,
        };
        Ok(SeatView {
            summary: Summary::of(&loaded)?,
            round: seat.round,
            board: pairing.board,
            colour: seat.colour,
            white: entrant(pairing.white_entry_id)?,
            black: entrant(pairing.black_entry_id)?,
            reports: said.reports.remove(&pairing.id).unwrap_or_default(),
            result: pairing.result,
            calls,
            byes: rounds_of_byes(&loaded, own),
            is_on_its_way: on_its_way.has((pairing.id, seat.colour)),
        })
    })
}
