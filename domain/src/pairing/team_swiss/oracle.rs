//! The Swiss Team System once more, from its text, by trying everything. It is slow, shares nothing with the engine but the
//! table of teams, and serves fields of up to ten teams.

use std::cmp::{Ordering, Reverse};

use super::{Preferences, TeamEvent, checked::paired_round};
use crate::{
    event::{Bye, Colour, Points, RoundEntry, RoundNumber, TeamTable, Tpn},
    pairing::{Pair, RoundPairing},
};

/// Largest field that is paired by trying everything.
const MOST: usize = 10;

/// The rounds of an event that differ from what the text gives. In larger fields: that differ from what the engine gives when
/// it looks for upfloaters in the whole field at once.
#[must_use]
pub fn breaches(event: &TeamEvent) -> Vec<RoundNumber> {
    let rounds = (1..=event.table.rounds_paired()).filter_map(RoundNumber::new);
    let differs = |round: &RoundNumber| {
        let before = event.before(*round);
        let stands = paired_round(&event.table, *round);
        let given = if event.table.len() <= MOST {
            pair(&before, *round)
        } else {
            super::pair_as_a_whole(&before, *round).ok()
        };
        given.is_none_or(|mut given| {
            given.pairs.sort_by_key(|pair| (pair.white, pair.black));
            given.pairs != stands.pairs || Vec::from_iter(given.bye) != stands.byes
        })
    };
    rounds.filter(differs).collect()
}

/// Colour preference of a team (1.7).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Nothing,
    Mildly(Colour),
    Strongly(Colour),
}

impl Wish {
    const fn colour(self) -> Option<Colour> {
        match self {
            Self::Nothing => None,
            Self::Mildly(colour) | Self::Strongly(colour) => Some(colour),
        }
    }
}

/// A team as the text describes it.
struct Known {
    tpn: Tpn,
    /// Score for pairing.
    score: Points,
    /// Primary and secondary score without virtual points, by which the first team is found (4.2).
    real: (Points, Points),
    met: Vec<Tpn>,
    colours: Vec<Colour>,
    wish: Wish,
    floated: bool,
    bye_barred: bool,
}

impl Known {
    fn whites_more(&self) -> i32 {
        let whites = self.colours.iter().filter(|one| **one == Colour::White);
        let whites = i32::try_from(whites.count()).unwrap_or(0);
        2 * whites - i32::try_from(self.colours.len()).unwrap_or(0)
    }
}

/// What the text gives for a round.
struct Text<'a> {
    event: &'a TeamEvent,
    round: RoundNumber,
    teams: Vec<Known>,
    initial: Colour,
}

/// The round by the text; `None` if it has no legal pairing.
#[must_use]
pub fn pair(event: &TeamEvent, round: RoundNumber) -> Option<RoundPairing> {
    let text = Text::new(event, round);
    let mut open: Vec<&Known> = text.teams.iter().collect();
    let mut bye = None;
    if open.len() % 2 == 1 {
        // 3.4: lowest score, most matches, largest number.
        let rest = |taker: Tpn| -> Vec<&Known> {
            let others = open.iter().copied();
            others.filter(|other| other.tpn != taker).collect()
        };
        let takers = open.iter().filter(|one| !one.bye_barred);
        let takers = takers.filter(|one| text.pairable(&rest(one.tpn)));
        let taker = takers.min_by_key(|one| (one.score, Reverse((one.met.len(), one.tpn))))?;
        bye = Some(taker.tpn);
        open = rest(taker.tpn);
    } else if !text.pairable(&open) {
        return None;
    }
    let mut pairs = Vec::new();
    while let Some(top) = open.iter().map(|one| one.score).max() {
        let (residents, lower): (Vec<&Known>, Vec<&Known>) =
            open.iter().partition(|one| one.score == top);
        let upfloaters = text.upfloaters(&residents, &lower)?;
        pairs.extend(text.bracket(&residents, &upfloaters)?);
        open = without(&lower, &upfloaters);
    }
    Some(RoundPairing { pairs, bye })
}

fn without<'k>(teams: &[&'k Known], others: &[&Known]) -> Vec<&'k Known> {
    let is_other = |one: &&Known| others.iter().any(|other| other.tpn == one.tpn);
    let teams = teams.iter().copied();
    teams.filter(|one| !is_other(one)).collect()
}

/// Every subset with `size` teams.
fn sets<'k>(of: &[&'k Known], size: usize) -> Vec<Vec<&'k Known>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = of.split_first() else {
        return Vec::new();
    };
    let mut all = sets(rest, size - 1);
    for set in &mut all {
        set.insert(0, first);
    }
    all.extend(sets(rest, size));
    all
}

/// Score for pairing before the round at `place`, counted from 0 (1.2, C.04.7).
fn score(event: &TeamEvent, team: Tpn, place: usize) -> Points {
    let gifts = event.table.accelerations.iter().filter(|gift| {
        (gift.first_round.index()..=gift.last_round.index()).contains(&place)
            && (gift.first..=gift.last).contains(&team)
    });
    let gifts: Points = gifts.map(|gift| gift.points).sum();
    let (primary, _) = real(event, team, place);
    primary + gifts
}

/// Primary and secondary score before the round at `place`.
fn real(event: &TeamEvent, team: Tpn, place: usize) -> (Points, Points) {
    let table: &TeamTable = &event.table;
    let before = u8::try_from(place).unwrap_or(u8::MAX);
    let taken = table.deducted(team, before);
    let of = |kind| {
        let entries = table.entries(team).iter().take(place);
        let sum: Points = entries.map(|entry| entry.for_pairing.of(kind)).sum();
        (sum - taken.of(kind)).max(Points::ZERO)
    };
    let secondary = event.rules.secondary();
    (of(event.rules.primary), secondary.map_or(Points::ZERO, of))
}

impl<'a> Text<'a> {
    fn new(event: &'a TeamEvent, round: RoundNumber) -> Self {
        let open = |team: &Tpn| event.table.entries(*team).len() < usize::from(round.get());
        let mut text = Self {
            event,
            round,
            teams: Vec::new(),
            initial: event.initial_colour().unwrap_or(Colour::White),
        };
        let known: Vec<Known> = event
            .table
            .tpns()
            .filter(open)
            .map(|team| text.known(team))
            .collect();
        text.teams = known;
        text
    }

    fn known(&self, tpn: Tpn) -> Known {
        let place = self.round.index();
        let mut known = Known {
            tpn,
            score: score(self.event, tpn, place),
            real: real(self.event, tpn, place),
            met: Vec::new(),
            colours: Vec::new(),
            wish: Wish::Nothing,
            floated: false,
            bye_barred: false,
        };
        for (at, entry) in self.event.table.entries(tpn).iter().take(place).enumerate() {
            match entry.seat {
                RoundEntry::Played {
                    opponent, colour, ..
                }
                | RoundEntry::Pending { opponent, colour } => {
                    known.met.push(opponent);
                    known.colours.push(colour);
                    // 1.5
                    known.floated = at + 1 == place
                        && score(self.event, tpn, at) != score(self.event, opponent, at);
                }
                // C2
                RoundEntry::Forfeit { won, .. } => known.bye_barred |= won,
                RoundEntry::Bye(bye) => {
                    known.bye_barred |= matches!(bye, Bye::PairingAllocated | Bye::FullPoint);
                }
            }
        }
        known.wish = self.wish(&known);
        known
    }

    /// Preference by 1.7, sentence by sentence.
    fn wish(&self, known: &Known) -> Wish {
        let more = known.whites_more();
        let last = |count: usize, colour| {
            known.colours.len() >= count
                && known
                    .colours
                    .iter()
                    .rev()
                    .take(count)
                    .all(|one| *one == colour)
        };
        if self.event.rules.preferences == Preferences::None {
            return Wish::Nothing;
        }
        for (colour, signed) in [(Colour::White, more), (Colour::Black, -more)] {
            // For White: at least two more Blacks than Whites, or as many or one more after two Blacks in a row.
            if signed < -1 || (matches!(signed, -1 | 0) && last(2, !colour)) {
                return Wish::Strongly(colour);
            }
        }
        if self.event.rules.preferences == Preferences::TypeA {
            return Wish::Nothing;
        }
        let is_last = self.round.get() >= self.event.table.rounds_planned();
        for (colour, signed) in [(Colour::White, more), (Colour::Black, -more)] {
            if signed == -1 || (signed == 0 && !is_last && last(1, !colour)) {
                return Wish::Mildly(colour);
            }
        }
        Wish::Nothing
    }

    /// C7 and C10 lapse in the last two rounds.
    fn floats_count(&self) -> bool {
        i32::from(self.round.get()) < i32::from(self.event.table.rounds_planned()) - 1
    }

    /// C1, and the pairs that the event forbids.
    fn legal(&self, one: &Known, two: &Known) -> bool {
        let mut groups = self.event.table.forbidden.iter();
        let forbidden = groups.any(|group| {
            (group.first..=group.last).contains(&self.round)
                && group.members.contains(&one.tpn)
                && group.members.contains(&two.tpn)
        });
        !one.met.contains(&two.tpn) && !forbidden
    }

    fn pairable(&self, teams: &[&Known]) -> bool {
        let Some((first, rest)) = teams.split_first() else {
            return true;
        };
        let mut rest_of = rest.iter();
        rest_of.any(|other| self.legal(first, other) && self.pairable(&without(rest, &[other])))
    }

    /// 3.5: the first of the best sets.
    fn upfloaters<'k>(&self, residents: &[&Known], lower: &[&'k Known]) -> Option<Vec<&'k Known>> {
        // 3.5.3: by score, then by number.
        let mut lower = lower.to_vec();
        lower.sort_by_key(|one| (Reverse(one.score), one.tpn));
        let legal = |set: &Vec<&'k Known>| {
            self.pairable(&[residents, set].concat()) && self.pairable(&without(&lower, set))
        };
        (0..=lower.len()).find_map(|size| {
            let legal = sets(&lower, size).into_iter().filter(legal);
            legal.min_by_key(|set| {
                // The lowest score first: the higher the better.
                let scores: Vec<Points> = set.iter().rev().map(|one| one.score).collect();
                let floated = set.iter().filter(|one| one.floated).count();
                let floated = if self.floats_count() { floated } else { 0 };
                let numbers: Vec<Tpn> = set.iter().map(|one| one.tpn).collect();
                let fails = !self.serves_the_following(residents, &without(&lower, set));
                (Reverse(scores), fails, floated, numbers)
            })
        })
    }

    /// C6: whether the rest of the following scoregroup can be paired with as few from below as its number allows.
    fn serves_the_following(&self, residents: &[&Known], left: &[&Known]) -> bool {
        let Some(top) = residents.first().map(|one| one.score) else {
            return true;
        };
        let scores = self.teams.iter().map(|one| one.score);
        let following = scores.filter(|score| *score < top).max();
        let (own, below): (Vec<&Known>, Vec<&Known>) =
            left.iter().partition(|one| Some(one.score) == following);
        let mut extra = sets(&below, own.len() % 2).into_iter();
        extra.any(|extra| {
            self.pairable(&[own.as_slice(), &extra].concat())
                && self.pairable(&without(&below, &extra))
        })
    }

    /// 3.6: the first of the best pairings.
    fn bracket(&self, residents: &[&Known], upfloaters: &[&Known]) -> Option<Vec<Pair>> {
        let mut members = [residents, upfloaters].concat();
        members.sort_by_key(|one| one.tpn);
        let came_up = |one: &Known| upfloaters.iter().any(|other| other.tpn == one.tpn);
        let best = self.pairings(&members).into_iter().min_by_key(|pairs| {
            let same = pairs.iter().filter(|(one, two)| {
                one.wish.colour().is_some() && one.wish.colour() == two.wish.colour()
            });
            let strong = pairs
                .iter()
                .filter(|(one, two)| matches!(one.wish, Wish::Strongly(_)) && one.wish == two.wish);
            let strong = match self.event.rules.preferences {
                Preferences::TypeB => strong.count(),
                Preferences::TypeA | Preferences::None => 0,
            };
            let sides = pairs.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]);
            let opponents = sides.filter(|(one, two)| came_up(one) && two.floated);
            let opponents = if self.floats_count() {
                opponents.count()
            } else {
                0
            };
            let tops = pairs.iter().map(|(top, _)| top.tpn);
            let bottoms = pairs.iter().map(|(_, bottom)| bottom.tpn);
            let identifier: Vec<Tpn> = tops.chain(bottoms).collect();
            (same.count(), strong, opponents, identifier)
        })?;
        let seated = best.into_iter().map(|(one, two)| self.colours(one, two));
        Some(seated.collect())
    }

    /// All pairings of a list in the order of pairing numbers, each with its tops in that order.
    fn pairings<'k>(&self, members: &[&'k Known]) -> Vec<Vec<(&'k Known, &'k Known)>> {
        let Some((first, rest)) = members.split_first() else {
            return vec![Vec::new()];
        };
        let mut all = Vec::new();
        for other in rest.iter().filter(|other| self.legal(first, other)) {
            for mut pairs in self.pairings(&without(rest, &[other])) {
                pairs.insert(0, (*first, *other));
                all.push(pairs);
            }
        }
        all
    }

    /// Who has White on board 1 (4).
    fn colours(&self, one: &Known, two: &Known) -> Pair {
        let order = (Reverse(one.real.0), Reverse(one.real.1), one.tpn).cmp(&(
            Reverse(two.real.0),
            Reverse(two.real.1),
            two.tpn,
        ));
        let (first, other) = if order == Ordering::Less {
            (one, two)
        } else {
            (two, one)
        };
        match self.colour_of(first, other) {
            Colour::White => Pair {
                white: first.tpn,
                black: other.tpn,
            },
            Colour::Black => Pair {
                white: other.tpn,
                black: first.tpn,
            },
        }
    }

    /// 4.3, rule by rule: the colour of the first team.
    fn colour_of(&self, first: &Known, other: &Known) -> Colour {
        if first.colours.is_empty() && other.colours.is_empty() {
            return match first.tpn.get() % 2 {
                1 => self.initial,
                _ => !self.initial,
            };
        }
        let (own, theirs) = (first.wish.colour(), other.wish.colour());
        let granted = match (own, theirs) {
            (Some(colour), None) => Some(colour),
            (None, Some(colour)) => Some(!colour),
            (Some(one), Some(two)) if one != two => Some(one),
            _ => match (first.wish, other.wish) {
                (Wish::Strongly(colour), Wish::Mildly(_)) => Some(colour),
                (Wish::Mildly(_), Wish::Strongly(colour)) => Some(!colour),
                _ => None,
            },
        };
        let by_difference = match first.whites_more().cmp(&other.whites_more()) {
            Ordering::Less => Some(Colour::White),
            Ordering::Greater => Some(Colour::Black),
            Ordering::Equal => None,
        };
        let aligned = first.colours.iter().rev().zip(other.colours.iter().rev());
        let differ = aligned.filter(|(a, b)| a != b).map(|(a, _)| !*a).next();
        granted
            .or(by_difference)
            .or(differ)
            .or(own)
            .or(first.colours.last().map(|had| !*had))
            .or(other.colours.last().copied())
            .unwrap_or(self.initial)
    }
}
