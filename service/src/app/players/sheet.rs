//! Imports a club's list of players from a file: after a preview, as a whole or not at all.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::PlayersImported,
        fold,
        namesake::{Someone, turned},
    },
    event::FieldClass,
    formats::csv::{
        PlayerDraft,
        players::{PlayerSheet, read},
    },
    store::{Conn, rows},
};

use super::{
    PlayerInput, PlayerSummary,
    player_values::{PlayerValues, fresh_code},
    record::known,
    summary,
};

/// The reason why a row may be a registered player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownBy {
    /// The same FIDE number, so certainly the same person; the row is not imported.
    FideId(PlayerSummary),
    /// The same name and year of birth; the sender says whether it is another person.
    Name(PlayerSummary),
    /// The same name and year of birth as an earlier line of the file.
    Line(usize),
}

/// A row that may be a registered player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Line of the file.
    pub line: usize,
    /// The reason, with the player.
    pub by: KnownBy,
}

/// The preview of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Name of the club.
    pub club: String,
    /// The content of the file, cell by cell.
    pub sheet: PlayerSheet,
    /// Rows that may be registered players.
    pub known: Vec<Known>,
}

impl Preview {
    /// How many rows are imported if the sender marks none of them as another person.
    #[must_use]
    pub fn new_players(&self) -> usize {
        self.sheet.rows.len().saturating_sub(self.known.len())
    }

    /// The reason why the row on this line may be a registered player.
    #[must_use]
    pub fn known_at(&self, line: usize) -> Option<&KnownBy> {
        let found = self.known.iter().find(|known| known.line == line)?;
        Some(&found.by)
    }
}

fn values(draft: &PlayerDraft) -> PlayerValues {
    PlayerValues {
        person: draft.person(),
        ratings: draft.ratings(),
    }
}

fn recognise(conn: &mut Conn, sheet: &PlayerSheet) -> Result<Vec<Known>, AppError> {
    let mut found = Vec::new();
    // Lines by one spelling of the name.
    let mut seen: BTreeMap<String, Vec<(usize, Someone)>> = BTreeMap::new();
    for row in &sheet.rows {
        let person = row.draft.person();
        let key = fold(&person.name.to_string());
        if key.is_empty() {
            continue;
        }
        let key = turned(&key).into_iter().next().unwrap_or(key);
        let someone = Someone::new(&person);
        let alike = seen.entry(key).or_default();
        let mut earlier = alike.iter();
        let earlier = earlier.find(|(_, other)| someone.may_be(other));
        let earlier = earlier.map(|(line, _)| *line);
        let by = match (known(conn, &person)?, earlier) {
            (Some((player, true)), _) => KnownBy::FideId(summary(conn, player)?),
            (Some((player, false)), _) => KnownBy::Name(summary(conn, player)?),
            (None, Some(line)) => KnownBy::Line(line),
            (None, None) => {
                alike.push((row.line, someone));
                continue;
            }
        };
        found.push(Known { line: row.line, by });
    }
    Ok(found)
}

/// Previews a list without writing anything.
///
/// # Errors
/// Not the club's secretary; no such club.
pub fn preview(ctx: &Context, actor: &Actor, club: i32, bytes: &[u8]) -> Result<Preview, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::ManageClub(club)))?;
    // Reading a file takes long, so it runs outside the transaction.
    let sheet = read(bytes);
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, club)?.name;
        let known = recognise(conn, &sheet)?;
        Ok(Preview { club, sheet, known })
    })
}

/// Imports a list as a whole; with one faulty cell nothing is written. Rows that may be registered players are left
/// out, except the lines in `others`, which the sender says are other people.
///
/// # Errors
/// [`Refusal::SheetFaulty`]; [`Refusal::NobodyChosen`] if no row is left; not the club's secretary.
pub fn import(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    club: i32,
    bytes: &[u8],
    others: &[usize],
) -> Result<Done<usize>, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::ManageClub(club)))?;
    let sheet = read(bytes);
    let now = ctx.clock.now();
    // These are thousands of look-ups, so they run outside the transaction too, unless the registry changed since.
    let before = ctx.read(|conn| {
        let newest = rows::audit_chain::newest_of(conn, None)?;
        Ok((newest, recognise(conn, &sheet)?))
    })?;
    ctx.write_much(actor, Action::ManageClub(club), key, |conn| {
        rows::clubs::by_id(conn, club)?;
        if !sheet.is_clean() {
            return Err(Refusal::SheetFaulty.into());
        }
        let (newest, mut known) = before;
        if rows::audit_chain::newest_of(conn, None)? != newest {
            known = recognise(conn, &sheet)?;
        }
        let known: HashMap<usize, &KnownBy> =
            known.iter().map(|known| (known.line, &known.by)).collect();
        let mut new = Vec::new();
        for row in &sheet.rows {
            let is_left_out = known
                .get(&row.line)
                .is_some_and(|by| matches!(by, KnownBy::FideId(_)) || !others.contains(&row.line));
            if is_left_out {
                continue;
            }
            new.push(values(&row.draft));
        }
        insert_all(conn, club, &new, now)
    })
}

/// Stores the players of a list.
fn insert_all(
    conn: &mut Conn,
    club: i32,
    players: &[PlayerValues],
    now: NaiveDateTime,
) -> Result<Audited<usize>, AppError> {
    if players.is_empty() {
        return Err(Refusal::NobodyChosen.into());
    }
    let given = |player| PlayerInput::of(player, FieldClass::EVERYBODY, true);
    let keys: Vec<String> = players.iter().map(PlayerValues::key).collect();
    let new = players.iter().zip(&keys);
    let new: Result<Vec<_>, AppError> = new
        .map(|(player, key)| Ok((player.row(key, Some(club)), fresh_code()?)))
        .collect();
    rows::players::insert_all(conn, &new?, now)?;
    Ok(Audited {
        value: players.len(),
        deed: Deed::PlayersImported(PlayersImported {
            club,
            players: players.iter().map(given).collect(),
        }),
    })
}

/// Stores the players of a deed; the list was checked when it was first imported.
pub(in crate::app) fn import_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    club: i32,
    players: &[PlayerInput],
) -> Result<Done<usize>, AppError> {
    let players: Result<Vec<_>, _> = players.iter().map(PlayerInput::parse).collect();
    let (players, now) = (players?, ctx.clock.now());
    ctx.write_much(actor, Action::ManageClub(club), key, |conn| {
        insert_all(conn, club, &players, now)
    })
}
