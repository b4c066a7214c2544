//! The sides of an event whose members do not meet each other (Scheveningen, Schiller, Hutton, Molter): clubs or federations of
//! the players.

use crate::{
    app::{AppError, Refusal},
    event::{Points, Tpn},
    pairing::round_robin::{Numbering, Table},
    store::rows::entries::EntryRow,
    tiebreak::Standing,
};

use super::Loaded;

/// Name of a side and number of its players; the name is empty for players without one.
pub type SideSize = (String, usize);

/// A side with the points of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideScore {
    /// Number of the side, from 1.
    pub number: u16,
    /// Name of its club; empty if its players are from several clubs.
    pub name: String,
    /// Points of its players together.
    pub points: Points,
}

/// Orders ranked players by sides: first the side of the best player, then that of the best among the others, and so on; within a
/// side by ranking.
///
/// # Errors
/// The players are not from the required number of clubs or federations of equal size; returns the clubs with their sizes.
pub(super) fn side_by_side<'a>(
    ranked: &[&'a EntryRow],
    sides: usize,
) -> Result<Vec<&'a EntryRow>, Vec<SideSize>> {
    let club = |entry: &EntryRow| entry.club_name.clone();
    let federation = |entry: &EntryRow| {
        let federation = entry.person.federation;
        federation
            .map(|known| known.to_string())
            .unwrap_or_default()
    };
    let clubs = sizes(ranked, &club);
    let federations = sizes(ranked, &federation);
    let (names, name): (_, &dyn Fn(&EntryRow) -> String) = if are_alike(&clubs, sides) {
        (clubs, &club)
    } else if are_alike(&federations, sides) {
        (federations, &federation)
    } else {
        return Err(clubs);
    };
    let members = names.iter().flat_map(|(side, _)| {
        let players = ranked.iter().copied();
        players.filter(move |entry| name(entry) == *side)
    });
    Ok(members.collect())
}

/// The names with the number of their players, in the order in which they first occur.
fn sizes(players: &[&EntryRow], name: &dyn Fn(&EntryRow) -> String) -> Vec<SideSize> {
    let mut sizes: Vec<SideSize> = Vec::new();
    for player in players {
        let own = name(player);
        match sizes.iter_mut().find(|(known, _)| *known == own) {
            Some((_, size)) => *size += 1,
            None => sizes.push((own, 1)),
        }
    }
    sizes
}

/// Whether there is the required number of named sides, all of the same size.
fn are_alike(all: &[SideSize], sides: usize) -> bool {
    let first = all.first().map(|(_, size)| *size);
    all.len() == sides
        && all
            .iter()
            .all(|(name, size)| Some(*size) == first && !name.is_empty())
}

/// Number of sides in the event; `None` if everybody plays for themselves.
pub(super) fn number(loaded: &Loaded) -> Option<u8> {
    loaded.tournament.rules.schedule().table().sides()
}

/// Checks that an event of sides is possible: the players form the required number of sides of equal size; or numbers are given
/// by hand and the players can be divided into that number.
///
/// # Errors
/// [`Refusal::NotSides`].
pub(super) fn require(loaded: &Loaded, players: &[&EntryRow], needed: u8) -> Result<(), AppError> {
    let count = usize::from(needed);
    let by_hand = loaded.tournament.rules.numbering == Numbering::Hand;
    let divides = players.len().checked_rem(count) == Some(0);
    let sides = match side_by_side(players, count) {
        _ if by_hand && divides => return Ok(()),
        _ if by_hand => Vec::new(),
        Ok(_) => return Ok(()),
        Err(sides) => sides,
    };
    Err(Refusal::NotSides { needed, sides }.into())
}

/// The sides of an event with their points, once a round is published. Two sides are in the order of the table, more sides by
/// points. Empty in other events.
pub(super) fn scored(loaded: &Loaded, standings: &[Standing]) -> Vec<SideScore> {
    let table = loaded.tournament.rules.schedule().table();
    let players = u16::try_from(standings.len()).unwrap_or(u16::MAX);
    if loaded.published() == 0 {
        return Vec::new();
    }
    let Some(sides) = table.sides() else {
        return Vec::new();
    };
    let each = (1..=u16::from(sides)).map(|number| {
        let members: Vec<&Standing> = standings
            .iter()
            .filter(|standing| table.side(players, standing.tpn) == Some(number))
            .collect();
        SideScore {
            number,
            name: club_of(loaded, members.iter().map(|standing| standing.tpn)),
            points: members.iter().map(|standing| standing.points).sum(),
        }
    });
    let mut scored: Vec<SideScore> = each.collect();
    if table != Table::Scheveningen {
        scored.sort_by_key(|side| (std::cmp::Reverse(side.points), side.number));
    }
    scored
}

/// The club of all these players; empty if they are from several clubs.
fn club_of(loaded: &Loaded, members: impl Iterator<Item = Tpn>) -> String {
    let clubs = members.map(|tpn| {
        let entry = loaded.entry_of(tpn);
        entry.map_or("", |entry| entry.club_name.as_str())
    });
    let mut clubs: Vec<&str> = clubs.collect();
    clubs.sort_unstable();
    clubs.dedup();
    match clubs.as_slice() {
        [only] => (*only).to_owned(),
        _ => String::new(),
    }
}
