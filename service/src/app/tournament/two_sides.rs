//! The two sides of a Scheveningen match: the clubs, or the federations, of its players.

use crate::{
    app::{AppError, Refusal},
    event::Points,
    pairing::{System, round_robin::Numbering},
    store::rows::entries::EntryRow,
    tiebreak::Standing,
};

use super::Loaded;

/// What a side is called, and how many are of it; an empty name for those of none.
pub type SideSize = (String, usize);

/// Puts players who stand in the order of their ranking side by side: that of the best first, each in the order of the ranking.
///
/// # Errors
/// They are not two clubs, and not two federations, of the same size: what the clubs are.
pub(super) fn side_by_side<'a>(
    ranked: &[&'a EntryRow],
) -> Result<Vec<&'a EntryRow>, Vec<SideSize>> {
    let club = |entry: &EntryRow| entry.club_name.clone();
    let federation = |entry: &EntryRow| {
        let federation = entry.person.federation;
        federation
            .map(|known| known.to_string())
            .unwrap_or_default()
    };
    let clubs = sizes(ranked, &club);
    let name: &dyn Fn(&EntryRow) -> String = if are_two(&clubs) {
        &club
    } else if are_two(&sizes(ranked, &federation)) {
        &federation
    } else {
        return Err(clubs);
    };
    let first = ranked.first().map(|entry| name(entry));
    let (one, other): (Vec<_>, Vec<_>) = ranked
        .iter()
        .copied()
        .partition(|entry| Some(name(entry)) == first);
    Ok(one.into_iter().chain(other).collect())
}

/// How many are of each, in the order in which they come.
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

fn are_two(sizes: &[SideSize]) -> bool {
    matches!(sizes, [(one, first), (other, second)]
        if first == second && !one.is_empty() && !other.is_empty())
}

/// Lets a Scheveningen match be made: there are two sides of one size, or the numbers are written by hand and are even.
///
/// # Errors
/// [`Refusal::NotTwoSides`].
pub(super) fn require(loaded: &Loaded, players: &[&EntryRow]) -> Result<(), AppError> {
    let by_hand = loaded.tournament.rules.numbering == Numbering::Hand;
    if by_hand && players.len().is_multiple_of(2) {
        return Ok(());
    }
    let sides = match side_by_side(players) {
        Ok(_) if !by_hand => return Ok(()),
        Ok(_) => Vec::new(),
        Err(sides) => sides,
    };
    Err(Refusal::NotTwoSides { sides }.into())
}

/// The two sides of a match that has its numbers, with what their players scored; none in other events.
pub(super) fn scored(loaded: &Loaded, standings: &[Standing]) -> Vec<(String, Points)> {
    let is_match = loaded.tournament.rules.pairing_system == System::Scheveningen;
    if !is_match || loaded.published() == 0 {
        return Vec::new();
    }
    let half = standings.len() / 2;
    [true, false]
        .map(|is_first| {
            let members: Vec<&Standing> = standings
                .iter()
                .filter(|standing| (standing.tpn.index() < half) == is_first)
                .collect();
            let clubs = members.iter().map(|standing| {
                let entry = loaded.entry_of(standing.tpn);
                entry.map_or("", |entry| entry.club_name.as_str())
            });
            let mut clubs: Vec<&str> = clubs.collect();
            clubs.sort_unstable();
            clubs.dedup();
            let name = match clubs.as_slice() {
                [only] => (*only).to_owned(),
                _ => String::new(),
            };
            (name, members.iter().map(|standing| standing.points).sum())
        })
        .to_vec()
}
