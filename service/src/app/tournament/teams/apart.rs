//! Teams of one club, which do not meet in the first rounds where the event says so.

use std::collections::BTreeMap;

use crate::event::{Forbidden, RoundNumber, Tpn};

use super::{super::loaded::Loaded, stored::Teams};

/// The teams that may not meet: those whose players are all of one club, where another team is of it, too.
pub(super) fn forbidden(loaded: &Loaded, stored: &Teams) -> Vec<Forbidden> {
    let rounds = stored.rules.apart_rounds.unwrap_or(0);
    let last = u8::try_from(rounds).ok().and_then(RoundNumber::new);
    let Some(last) = last.filter(|_| !loaded.course.is_schedule()) else {
        return Vec::new();
    };
    let mut clubs: BTreeMap<&str, Vec<Tpn>> = BTreeMap::new();
    for (index, team) in stored.teams.iter().enumerate() {
        let club = club_of(loaded, &stored.members_of(team.id));
        if let (Some(club), Some(tpn)) = (club, Tpn::from_index(index)) {
            clubs.entry(club).or_default().push(tpn);
        }
    }
    let several = clubs.into_values().filter(|members| members.len() > 1);
    several
        .map(|members| Forbidden {
            first: RoundNumber::FIRST,
            last,
            members,
        })
        .collect()
}

/// The club of all of them; `None` where they are of several, or of none.
fn club_of<'a>(loaded: &'a Loaded, members: &[i32]) -> Option<&'a str> {
    let club = |entry: &i32| loaded.entry(*entry).map(|row| row.club_name.as_str());
    let mut clubs = members.iter().map(club);
    let first = clubs.next().flatten().filter(|name| !name.is_empty())?;
    clubs.all(|other| other == Some(first)).then_some(first)
}
