//! The teams of a round.

use std::{
    cmp::Reverse,
    ops::{Deref, DerefMut},
};

use super::{
    ColourRule, Preferences, TeamEvent, colour,
    event::is_odd,
    preference::{difference, preference},
};
use crate::{
    event::{Bye, Colour, Halt, Points, RoundEntry, RoundNumber, TeamEntry, Tpn},
    pairing::{
        Pair,
        dutch::{self, Edition, Player},
        even_brackets::EvenField,
    },
};

/// The teams in the order of score, then pairing number; everywhere else a team is the index in this list.
#[derive(Clone)]
pub(super) struct Field {
    pub even: EvenField,
    /// Whether teams have colour preferences at all.
    pub has_preferences: bool,
    /// Whether mild preferences are distinguished from strong ones (type B).
    pub tells_mild: bool,
    /// Virtual points in the score of each team (C.04.7).
    pub virtual_points: Vec<Points>,
}

impl Deref for Field {
    type Target = dutch::Field;

    fn deref(&self) -> &Self::Target {
        &self.even.base
    }
}

impl DerefMut for Field {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.even.base
    }
}

impl Field {
    /// The teams to be paired in `round`.
    pub(super) fn new(event: &TeamEvent, round: RoundNumber, halt: &Halt) -> Self {
        let table = &event.table;
        let open = table
            .tpns()
            .filter(|team| table.entries(*team).len() <= round.index());
        let mut teams: Vec<Player> = open.map(|team| player(event, team, round)).collect();
        teams.sort_by_key(|team| (Reverse(team.score), team.tpn));
        let last = teams.iter().map(|team| last_match(event, team.tpn, round));
        let floated = last.map(|last| {
            last.is_some_and(|(before, own, other)| {
                event.pairing_score(own, before) != event.pairing_score(other, before)
            })
        });
        let floated = floated.collect();
        let matches = teams.iter().map(|team| team.colours.len()).collect();
        let ranks = ranks(event, &teams, round);
        let virtual_points = teams
            .iter()
            .map(|team| table.virtual_points(team.tpn, round));
        let virtual_points = virtual_points.collect();
        let initial = event.initial_colour().unwrap_or(Colour::White);
        let mut base =
            dutch::Field::of_players(teams, &table.forbidden, round, Edition::Fide2026, initial);
        base.halt = halt.clone();
        base.ranks = ranks;
        Self {
            even: EvenField {
                base,
                floated,
                matches,
                // C7 and C10 lapse in the last two rounds.
                floats_count: round.get() + 1 < table.rounds_planned(),
                is_whole: false,
            },
            has_preferences: event.rules.preferences != Preferences::None,
            tells_mild: event.rules.preferences == Preferences::TypeB,
            virtual_points,
        }
    }

    /// The colours of two teams on board 1, and the rule that gives them.
    pub(super) fn seats(&self, a: usize, b: usize) -> Option<(Pair, ColourRule)> {
        let (first, other) = if self.rank(a) < self.rank(b) {
            (a, b)
        } else {
            (b, a)
        };
        let (one, two) = (self.players.get(first)?, self.players.get(other)?);
        let (colour, rule) = colour::allocate(one, two, self.initial_colour);
        let (white, black) = match colour {
            Colour::White => (one.tpn, two.tpn),
            Colour::Black => (two.tpn, one.tpn),
        };
        Some((Pair { white, black }, rule))
    }
}

/// What is known of a team before `round`.
fn player(event: &TeamEvent, team: Tpn, round: RoundNumber) -> Player {
    let entries = event.table.entries(team);
    let before = entries.iter().take(round.index());
    let seats: Vec<RoundEntry> = before.map(|entry| entry.seat).collect();
    let meetings = || seats.iter().filter(|seat| seat.is_meeting());
    let colours: Vec<Colour> = meetings().filter_map(|seat| seat.colour()).collect();
    let mut met: Vec<Tpn> = meetings().filter_map(|seat| seat.opponent()).collect();
    met.sort_unstable();
    let is_last = round.get() >= event.table.rounds_planned();
    Player {
        tpn: team,
        score: event.pairing_score(team, round).halves(),
        colour_difference: difference(&colours),
        preference: preference(event.rules.preferences, &colours, is_last),
        met,
        // C2
        may_have_bye: !seats.iter().any(|seat| {
            matches!(
                seat,
                RoundEntry::Bye(Bye::PairingAllocated | Bye::FullPoint)
                    | RoundEntry::Forfeit { won: true, .. }
            )
        }),
        unplayed: 0,
        topscorer: false,
        odd: is_odd(team),
        last_float: None,
        earlier_float: None,
        colours,
    }
}

/// The round before, with the team and its opponent in it; `None` if they did not play (1.5).
fn last_match(event: &TeamEvent, team: Tpn, round: RoundNumber) -> Option<(RoundNumber, Tpn, Tpn)> {
    let before = RoundNumber::new(round.get() - 1)?;
    let TeamEntry { seat, .. } = event.table.entry(team, before)?;
    let opponent = seat.opponent().filter(|_| seat.is_meeting())?;
    Some((before, team, opponent))
}

/// Place of each team as a first team (4.2): higher primary score without virtual points, then higher secondary score if it is
/// used, then smaller pairing number.
fn ranks(event: &TeamEvent, teams: &[Player], round: RoundNumber) -> Vec<usize> {
    let key = |team: Tpn| {
        let score = event.table.score_before(team, round);
        let secondary = event.rules.secondary();
        let secondary = secondary.map_or(Points::ZERO, |kind| score.of(kind));
        (
            Reverse(score.of(event.rules.primary)),
            Reverse(secondary),
            team,
        )
    };
    let mut keys: Vec<_> = teams.iter().map(|team| key(team.tpn)).collect();
    keys.sort_unstable();
    let places = teams.iter().map(|team| keys.binary_search(&key(team.tpn)));
    places.map(|place| place.unwrap_or(usize::MAX)).collect()
}
