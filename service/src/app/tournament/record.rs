//! The audit trail of a tournament, for its arbiters.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        deed::{Area, DeedKind, Subject, Written},
        window,
    },
    store::rows,
};

use super::{Loaded, record_value::RecordValue, summary::Summary, whole_trail};

/// A row of the trail.
#[derive(Clone, Debug)]
pub struct RecordLine {
    /// When it was written, in UTC.
    pub at: NaiveDateTime,
    /// Name, as shown, of whoever acted.
    pub actor: String,
    /// Code of the action.
    pub action: String,
    /// What it is about: a participant, a round, or a round and board.
    pub about: String,
    /// Value before the act.
    pub before: RecordValue,
    /// Value after the act.
    pub after: RecordValue,
}

/// A part of the trail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RecordPart {
    /// Everything except the moves of games, which would hide the rest.
    #[default]
    Decisions,
    /// Results, with their corrections and decisions.
    Results,
    /// Rounds and the end of the tournament.
    Rounds,
    /// Entries, byes, forbidden pairs.
    Entries,
    /// Games with their moves, and incidents.
    Games,
    /// Settings and arbiters.
    Settings,
}

impl RecordPart {
    /// All parts, in the order of the page.
    pub const ALL: [Self; 6] = [
        Self::Decisions,
        Self::Results,
        Self::Rounds,
        Self::Entries,
        Self::Games,
        Self::Settings,
    ];

    /// The code used in addresses and messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Decisions => "decisions",
            Self::Results => "results",
            Self::Rounds => "rounds",
            Self::Entries => "entries",
            Self::Games => "games",
            Self::Settings => "settings",
        }
    }

    /// The part with this code; `None` for any other text.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.code() == code)
    }

    /// Codes of the deeds in this part.
    fn actions(self) -> Vec<&'static str> {
        DeedKind::codes(|kind| match self {
            Self::Decisions => !matches!(
                kind.area(),
                Area::Moves | Area::Copies | Area::Registry | Area::Door
            ),
            Self::Results => kind.area() == Area::Results,
            Self::Rounds => matches!(kind.area(), Area::Rounds | Area::End),
            Self::Entries => kind.area() == Area::Entries,
            Self::Games => matches!(kind.area(), Area::Moves | Area::Games),
            Self::Settings => {
                matches!(kind.area(), Area::Settings | Area::Copies)
                    || kind == DeedKind::TournamentReopened
            }
        })
    }
}

/// A window of the trail, newest first.
#[derive(Clone, Debug)]
pub struct RecordView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of rows in the part.
    pub total: usize,
    /// Number of rows before the first line.
    pub start: usize,
    /// Number and hash of the newest row of the tournament's chain.
    pub newest: (i32, String),
    /// The lines of the window.
    pub lines: Vec<RecordLine>,
}

/// Reads window `number`, from 1, of a part of the audit trail.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn of_tournament(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    part: RecordPart,
    number: usize,
) -> Result<RecordView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?;
        let actions = part.actions();
        let total = whole_trail::count(conn, id, &actions)?;
        let total = usize::try_from(total).unwrap_or_default();
        let rows = window::rows(total, number);
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let bounds = (count(rows.start), count(rows.len()));
        let lines = whole_trail::window(conn, id, &actions, bounds)?
            .into_iter()
            .map(|row| {
                let (before, after) = match Written::of(&row) {
                    Written::Deed(deed) => RecordValue::of_deed(&deed),
                    Written::Old(before, after) => {
                        RecordValue::of_old(&row.action, &before, &after)
                    }
                };
                RecordLine {
                    at: row.at,
                    actor: row.actor,
                    about: about(&loaded, &row.subject),
                    action: row.action,
                    before,
                    after,
                }
            })
            .collect();
        let newest = rows::audit_chain::newest_of(conn, Some(id))?.unwrap_or_default();
        Ok(RecordView {
            newest,
            summary: Summary::of(&loaded)?,
            role,
            total,
            start: rows.start,
            lines,
        })
    })
}

/// The subject in words: the name of an entry, round and board as `3.12`, or the number of a round.
fn about(loaded: &Loaded, subject: &str) -> String {
    match Subject::parse(subject) {
        Some(Subject::Entry(id)) => loaded
            .entry(id)
            .map_or_else(String::new, |e| e.person.name.to_string()),
        Some(Subject::Pairing(id) | Subject::Incidents(id) | Subject::Game(id)) => loaded
            .pairings
            .iter()
            .find(|pairing| pairing.id == id)
            .and_then(|pairing| {
                let round = loaded
                    .rounds
                    .iter()
                    .find(|round| round.id == pairing.round_id)?;
                Some(format!("{}.{}", round.number, pairing.board))
            })
            .unwrap_or_default(),
        Some(Subject::Round(number)) => number.to_string(),
        _ => String::new(),
    }
}
