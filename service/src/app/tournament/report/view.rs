//! The page of the report: the parts as written, and the facts as known now.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        privacy::Reader,
        readings::{Reading, Whose},
        tournament::{kept, summary::Summary},
    },
    event::{PersonalOutput, Points},
    store::rows,
};

use super::{
    input::{Part, ReportInput},
    known::{Known, known},
    people::{Field, ReportPerson, people},
    save::read,
    words::PartKind,
};

/// A part with the players that it shows.
#[derive(Clone, Debug)]
pub struct ReportPart {
    /// The checked part.
    pub part: Part,
    /// The players of a list; empty for other kinds of parts.
    pub people: Vec<ReportPerson>,
    /// Lines of a list that fit no participant.
    pub unknown: Vec<String>,
}

/// The page of the report.
#[derive(Clone, Debug)]
pub struct ReportView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The report as typed; a new one if nothing is stored.
    pub input: ReportInput,
    /// Row version; 0 if nothing is stored.
    pub version: i32,
    /// Name of the arbiter who saved it last, and when (UTC).
    pub saved: Option<(String, NaiveDateTime)>,
    /// The parts, in order.
    pub parts: Vec<ReportPart>,
    /// The facts, each with its round.
    pub known: Vec<(i32, Known)>,
}

/// Reads the report, for the tournament's arbiters.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<ReportView, AppError> {
    let (view, reading) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let row = rows::reports::of_tournament(conn, id)?;
        let input = match &row {
            Some(row) => read(row)?,
            None => ReportInput::usual(),
        };
        let listed = rows::listed_entries::of_tournament(conn, id)?;
        let ranked = loaded.ranked(loaded.published())?;
        // In a team event players have no place.
        let standings = ranked.standings.iter();
        let standings = standings.filter(|_| loaded.teams.is_none());
        let ranks: HashMap<i32, (usize, Points)> = standings
            .filter_map(|standing| {
                let entry = loaded.entry_of(standing.tpn)?;
                Some((entry.id, (standing.place, standing.points)))
            })
            .collect();
        let field = Field {
            entries: &loaded.entries,
            listed: listed.into_iter().map(|row| (row.entry_id, row)).collect(),
            ranks,
            reader: Reader::of(conn, actor, id)?,
            start: loaded.tournament.start_date,
            federation: kept::federation(&loaded.tournament.federation)?,
        };
        let parts = input.check()?.into_iter().map(|part| {
            let (people, unknown) = match part.kind {
                PartKind::People => people(&field, &part),
                _ => (Vec::new(), Vec::new()),
            };
            ReportPart {
                part,
                people,
                unknown,
            }
        });
        let parts: Vec<ReportPart> = parts.collect();
        let people = parts.iter().flat_map(|part| &part.people);
        let named: HashSet<i32> = people.map(|person| person.entrant.entry).collect();
        let entries = loaded.entries.iter();
        let reading = Reading {
            output: PersonalOutput::ArbitersReport,
            whose: Whose::Tournament(id),
            persons: field
                .reader
                .gets_more_of(entries.filter(|entry| named.contains(&entry.id))),
        };
        let view = ReportView {
            summary: Summary::of(&loaded)?,
            role,
            parts,
            version: row.as_ref().map_or(0, |row| row.version),
            saved: row.map(|row| (row.saved_by, row.saved_at)),
            known: known(&loaded),
            input,
        };
        Ok((view, reading))
    })?;
    ctx.gives(actor, reading)?;
    Ok(view)
}
