//! Teams that must not meet: those that an arbiter named, and, if the event says so, those of one club in the first rounds.

use std::collections::BTreeMap;

use crate::event::{Forbidden, RoundNumber, Tpn};

use super::{super::loaded::Loaded, stored::Teams};

/// All groups of teams that must not meet, with their rounds: the arbiters' and those of one club.
pub(super) fn forbidden(loaded: &Loaded, stored: &Teams) -> Vec<Forbidden> {
    let place = |id: i32| stored.teams.iter().position(|team| team.id == id);
    let tpn = |id: i32| place(id).and_then(Tpn::from_index);
    let round = |number: i32| u8::try_from(number).ok().and_then(RoundNumber::new);
    let said = stored.forbidden.iter().filter_map(|row| {
        Some(Forbidden {
            first: round(row.first_round)?,
            last: round(row.last_round)?,
            members: vec![tpn(row.first_team_id)?, tpn(row.second_team_id)?],
        })
    });
    let mut all: Vec<Forbidden> = said.collect();
    all.append(&mut of_one_club(loaded, stored));
    all
}

/// Teams whose players all belong to the same club, if the club has at least two teams. Empty in a schedule.
fn of_one_club(loaded: &Loaded, stored: &Teams) -> Vec<Forbidden> {
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

/// The club to which all these members belong; `None` if there are several, or none.
fn club_of<'a>(loaded: &'a Loaded, members: &[i32]) -> Option<&'a str> {
    let club = |entry: &i32| loaded.entry(*entry).map(|row| row.club_name.as_str());
    let mut clubs = members.iter().map(club);
    let first = clubs.next().flatten().filter(|name| !name.is_empty())?;
    clubs.all(|other| other == Some(first)).then_some(first)
}
