//! What players said from their seats, for the page of a seat and for the floor.

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
    /// When it was reported, in UTC.
    pub at: NaiveDateTime,
}

/// The reports of White and Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reports {
    /// White's report.
    pub white: Option<Report>,
    /// Black's report.
    pub black: Option<Report>,
}

impl Reports {
    /// The report of one player.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Option<Report> {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// The result that both players report; `None` if they do not agree.
    #[must_use]
    pub fn agreed(&self) -> Option<BoardResult> {
        let (white, black) = (self.white?.result, self.black?.result);
        (white == black).then_some(white)
    }

    /// Whether the two reports differ, so that an arbiter is needed.
    #[must_use]
    pub fn differ(&self) -> bool {
        match (self.white, self.black) {
            (Some(white), Some(black)) => white.result != black.result,
            _ => false,
        }
    }
}

/// A call that nobody has answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenCall {
    /// Number of the call.
    pub call: i32,
    /// Colour of the player who calls.
    pub colour: Colour,
    /// What they ask for.
    pub kind: SeatCall,
    /// Round of the bye; `None` for other calls.
    pub round: Option<i32>,
    /// When they called, in UTC.
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

/// Everything that was said at the boards of a tournament, by the numbers of the pairings.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// Reported results.
    pub reports: HashMap<i32, Reports>,
    /// Open calls, oldest first.
    pub calls: HashMap<i32, Vec<OpenCall>>,
}

impl Said {
    /// Reads everything that was said in a tournament.
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
    /// Adds reports that are still on their way from a copy to the hall.
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
    /// Colour of the seat.
    pub colour: Colour,
    /// Player with White.
    pub white: Entrant,
    /// Player with Black.
    pub black: Entrant,
    /// The reports of both players.
    pub reports: Reports,
    /// The result; `None` until an arbiter enters it.
    pub result: Option<BoardResult>,
    /// Calls of this player that nobody has answered.
    pub calls: Vec<OpenCall>,
    /// Rounds for which they may ask for a bye.
    pub byes: Vec<u8>,
    /// Whether something that they said is still on its way to the hall.
    pub is_on_its_way: bool,
}

/// Reads the page of the seat with this code.
///
/// # Errors
/// Not found: no such code. [`Refusal::SeatOver`](crate::app::Refusal) if its round is over.
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
