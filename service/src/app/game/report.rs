//! All incidents of an event with their penalties, for the arbiter's report. Only for arbiters (Laws 11.12, 12.6).

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        tournament::{board, entrant::Entrant, summary::Summary},
    },
    event::{Colour, RoundState},
    rules::edition::Edition,
    store::rows,
};

use super::{
    decision::{Decision, Detail, Outcome},
    incident::Event,
    view::{IncidentLine, incident_line},
};

/// An incident with its board.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Number of the round.
    pub round: u8,
    /// Number of the board.
    pub board: u16,
    /// Number of the pairing.
    pub pairing: i32,
    /// White and Black, in this order.
    pub players: [Entrant; 2],
    /// The incident.
    pub line: IncidentLine,
}

impl ReportLine {
    /// The player concerned.
    #[must_use]
    pub fn player(&self) -> Option<&Entrant> {
        let [white, black] = &self.players;
        match self.line.colour? {
            Colour::White => Some(white),
            Colour::Black => Some(black),
        }
    }

    /// The decision that stands, if it is a penalty: of the list in 12.9, time or loss for an illegal act (7.5.5), or
    /// time for a wrong claim (9.5.3).
    #[must_use]
    pub fn penalty(&self) -> Option<&Decision> {
        let decided = self.line.detail.as_ref().and_then(Detail::decision)?;
        let penalises = match &decided.outcome {
            Outcome::Ruled { penalty, .. } => penalty.is_some(),
            Outcome::TimeAdded { .. }
            | Outcome::ClaimWrong {
                seconds: Some(_), ..
            } => true,
            // The second illegal act, which draws the game if the opponent cannot mate.
            Outcome::Won { .. } | Outcome::Drawn { .. } => {
                matches!(decided.event, Event::Illegal(_))
            }
            _ => false,
        };
        (penalises && self.line.stands()).then_some(decided)
    }
}

/// The incidents of a tournament.
#[derive(Clone, Debug)]
pub struct Report {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: TournamentRole,
    /// The edition of the Laws.
    pub edition: Edition,
    /// All incidents, by round and board, oldest first.
    pub lines: Vec<ReportLine>,
}

impl Report {
    /// The penalties of each player, by name.
    #[must_use]
    pub fn penalties(&self) -> Vec<(&Entrant, Vec<&ReportLine>)> {
        let mut by_player: HashMap<i32, (&Entrant, Vec<&ReportLine>)> = HashMap::new();
        for line in self.lines.iter().filter(|line| line.penalty().is_some()) {
            if let Some(player) = line.player() {
                let entry = by_player.entry(player.entry);
                entry.or_insert_with(|| (player, Vec::new())).1.push(line);
            }
        }
        let mut all: Vec<_> = by_player.into_values().collect();
        all.sort_by_cached_key(|(player, _)| (player.name().to_string(), player.entry));
        all
    }
}

/// The incidents of a tournament.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn report(ctx: &Context, actor: &Actor, slug: &str) -> Result<Report, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let mut at_board: HashMap<i32, Vec<IncidentLine>> = HashMap::new();
        for row in rows::incidents::of_tournament(conn, id)? {
            let pairing = row.pairing_id;
            at_board
                .entry(pairing)
                .or_default()
                .push(incident_line(row)?);
        }
        let mut lines = Vec::new();
        let published = loaded.rounds.iter();
        for round in published.filter(|round| round.state == RoundState::Published) {
            let number = u8::try_from(round.number).unwrap_or(u8::MAX);
            for board in board::view(&loaded, Some(role), Some(number))?.boards {
                for line in at_board.remove(&board.pairing).unwrap_or_default() {
                    lines.push(ReportLine {
                        round: number,
                        board: board.board,
                        pairing: board.pairing,
                        players: [board.white.clone(), board.black.clone()],
                        line,
                    });
                }
            }
        }
        Ok(Report {
            summary: Summary::of(&loaded)?,
            role,
            edition: loaded.tournament.rules_edition,
            lines,
        })
    })
}
