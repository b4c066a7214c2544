//! The list of entries, for the desk and for the public.

use std::collections::BTreeMap;

use crate::{
    app::{Actor, AppError, Context, access},
    event::{Bye, Outlet, Strength, initial_order},
    store::rows,
};

use super::{
    check_in::CheckIn, entrant::Entrant, entry_lists::Listed, fees, fees::Fee,
    numbering::strength_of, summary::Summary,
};

/// An entry in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryLine {
    /// The participant.
    pub entrant: Entrant,
    /// Number of the player in the registry; `None` if they are not in it.
    pub player: Option<i32>,
    /// Whether the participant is marked as present.
    pub checked_in: bool,
    /// Last round before the withdrawal; `None` without one.
    pub withdrawn_after: Option<i32>,
    /// First round in which the participant may be paired.
    pub first_round: i32,
    /// Whether the participant is barred from half-point byes; for arbiters.
    pub no_half_point_bye: bool,
    /// Byes, each with its round and TRF letter.
    pub byes: Vec<(i32, String)>,
    /// Abbreviation of the national category; may be empty.
    pub category: String,
    /// Further data from an imported list; only for arbiters.
    pub listed: Listed,
    /// Fee owed and paid, and membership; only for arbiters.
    pub fee: Fee,
}

/// A pair that must not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenLine {
    /// Number of the prohibition.
    pub id: i32,
    /// Names of the two participants.
    pub names: (String, String),
    /// First and last round of the prohibition.
    pub rounds: (i32, i32),
}

/// The list of entries.
#[derive(Clone, Debug)]
pub struct EntryList {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<access::TournamentRole>,
    /// Whether a round exists, even as a draft, so that pairing numbers are given.
    pub numbered: bool,
    /// Entries by number; before numbers are given, by the initial ranking.
    pub entries: Vec<EntryLine>,
    /// Pairs that must not meet; only for arbiters.
    pub forbidden: Vec<ForbiddenLine>,
    /// State of the check-in; only for arbiters.
    pub check_in: Option<CheckIn>,
}

/// Reads the list of entries. Presence and prohibitions are for arbiters; pages for others leave them out.
///
/// # Errors
/// No such tournament.
pub fn list(ctx: &Context, actor: &Actor, slug: &str) -> Result<EntryList, AppError> {
    list_for(ctx, actor, slug, Outlet::Page)
}

/// Reads the list of entries as it is shown in pages or in files.
///
/// # Errors
/// As [`list`].
pub fn list_for(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    outlet: Outlet,
) -> Result<EntryList, AppError> {
    ctx.read(|conn| {
        let (loaded, role) = ctx.shown_to(conn, actor, slug, outlet)?;
        let numbered = !loaded.rounds.is_empty();
        // A report has numbers before there is a round.
        let order = if loaded.entries.iter().any(|entry| entry.tpn.is_some()) {
            (0..loaded.entries.len()).collect()
        } else {
            let field: Vec<Strength> = loaded.entries.iter().map(strength_of).collect();
            initial_order(&field)
        };
        let mut listed: BTreeMap<i32, Listed> = BTreeMap::new();
        if role.is_some() {
            let rows = rows::listed_entries::of_tournament(conn, loaded.tournament.id)?;
            listed.extend(
                rows.into_iter()
                    .map(|row| (row.entry_id, Listed::of_row(row))),
            );
        }
        let mut categories = rows::listed_entries::categories(conn, loaded.tournament.id)?;
        let mut fees = match role {
            Some(_) => fees::of_tournament(conn, &loaded)?,
            None => BTreeMap::new(),
        };
        let entries = order
            .into_iter()
            .filter_map(|index| loaded.entries.get(index))
            .filter(|row| !loaded.hides(row.id))
            .map(|row| EntryLine {
                entrant: Entrant::from(row),
                player: row.player_id,
                checked_in: row.checked_in,
                withdrawn_after: row.withdrawn_after,
                first_round: row.first_round,
                no_half_point_bye: row.no_half_point_bye,
                byes: loaded
                    .byes
                    .iter()
                    .filter(|bye| bye.entry_id == row.id && bye.kind != Bye::PairingAllocated)
                    .map(|bye| (bye.round, bye.kind.code().to_owned()))
                    .collect(),
                category: categories.remove(&row.id).unwrap_or_default(),
                listed: listed.remove(&row.id).unwrap_or_default(),
                fee: fees.remove(&row.id).unwrap_or_default(),
            })
            .collect();
        let name = |id: i32| {
            loaded
                .entry(id)
                .map_or_else(String::new, |e| e.person.name.to_string())
        };
        let forbidden = loaded
            .forbidden
            .iter()
            .filter(|_| role.is_some())
            .map(|f| ForbiddenLine {
                id: f.id,
                names: (name(f.first_entry_id), name(f.second_entry_id)),
                rounds: (f.first_round, f.last_round),
            })
            .collect();
        Ok(EntryList {
            summary: Summary::of(&loaded)?,
            check_in: match role {
                Some(_) => Some(CheckIn::of(conn, &loaded)?),
                None => None,
            },
            role,
            numbered,
            entries,
            forbidden,
        })
    })
}
