//! The Burstein System once more, from its text, by trying everything. It is slow, shares nothing with the engine but the
//! crosstable, and serves fields of up to ten players. Seeding rounds are left out.

use std::{cmp::Reverse, collections::HashMap};

use crate::{
    event::{Bye, Colour, Crosstable, Points, RoundEntry, RoundNumber, Tpn},
    pairing::{Pair, RoundPairing, check::before_round, dutch, initial_colour},
};

/// Largest field that is paired by trying everything.
const MOST: usize = 10;

/// The rounds of `table` that differ from what the text gives. In larger fields: that differ from what the engine gives when it
/// pairs each bracket together with the whole field below. Seeding rounds are compared with the FIDE (Dutch) System.
#[must_use]
pub fn breaches(table: &Crosstable) -> Vec<RoundNumber> {
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    let differs = |round: &RoundNumber| {
        let (before, stands) = before_round(table, *round);
        let seeding = (table.rounds_planned() / 2).min(4);
        let given = if round.get() <= seeding {
            dutch::pair(&before, *round, dutch::Edition::Fide2026).ok()
        } else if table.participants().len() <= MOST {
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

/// A player as the text describes them.
struct Known {
    tpn: Tpn,
    score: Points,
    /// Buchholz, then Sonneborn-Berger, in points.
    index: (f64, f64),
    games: Vec<(Tpn, Colour)>,
    bye_barred: bool,
    odd: bool,
}

impl Known {
    /// The colour wanted, and how strongly: 3 for absolutely, 2 for strongly, 1 for mildly; `None` before the first game.
    fn wish(&self) -> Option<(Colour, u8)> {
        let last: Vec<Colour> = self.games.iter().rev().take(2).map(|game| game.1).collect();
        let white = self.games.iter().filter(|game| game.1 == Colour::White);
        let white = i32::try_from(white.count()).unwrap_or(0);
        let difference = 2 * white - i32::try_from(self.games.len()).unwrap_or(0);
        Some(match last.as_slice() {
            [] => return None,
            _ if difference > 1 => (Colour::Black, 3),
            _ if difference < -1 => (Colour::White, 3),
            [a, b] if a == b => (!*a, 3),
            _ if difference == 1 => (Colour::Black, 2),
            _ if difference == -1 => (Colour::White, 2),
            [a, ..] => (!*a, 1),
        })
    }

    /// Whether they are ranked before another: higher index, then smaller pairing number.
    fn outranks(&self, other: &Self) -> bool {
        if self.index == other.index {
            self.tpn < other.tpn
        } else {
            self.index > other.index
        }
    }
}

/// A pairing of a bracket: the pairs, and those who are left over.
type Pairs = (Vec<(usize, usize)>, Vec<usize>);

/// Number of floaters, and their scores from the highest; fewer and lower is better.
type Floats = (usize, Vec<Points>);

/// What the text gives for a round.
struct Text<'a> {
    table: &'a Crosstable,
    round: RoundNumber,
    players: Vec<Known>,
    initial: Colour,
}

/// The round by the text; `None` if it has no legal pairing.
#[must_use]
pub fn pair(table: &Crosstable, round: RoundNumber) -> Option<RoundPairing> {
    let text = Text::new(table, round);
    let mut open: Vec<usize> = (0..text.players.len()).collect();
    let mut bye = None;
    if open.len() % 2 == 1 {
        // 3.1: the bye goes to the player with fewer points, then with more games, then ranked lower.
        let rest = |taker: usize| -> Vec<usize> {
            let others = open.iter().copied();
            others.filter(|other| *other != taker).collect()
        };
        let mut takers: Vec<usize> = open.clone();
        takers.retain(|taker| {
            text.players.get(*taker).is_some_and(|p| !p.bye_barred) && text.pairable(&rest(*taker))
        });
        text.by_rank(&mut takers);
        takers.reverse();
        let key = |taker: &usize| {
            let known = text.players.get(*taker);
            known.map(|known| (known.score, Reverse(known.games.len())))
        };
        // The sort is stable, so rank decides between equal keys.
        takers.sort_by_key(key);
        let taker = *takers.first()?;
        open = rest(taker);
        bye = Some(taker);
    } else if !text.pairable(&open) {
        return None;
    }
    let mut pairs = Vec::new();
    let mut floaters = Vec::new();
    while !open.is_empty() {
        let (residents, lower) = text.highest(&open);
        let members = [residents, floaters].concat();
        let (made, over) = text.bracket(&members, &lower)?;
        pairs.extend(made);
        floaters = over;
        open = lower;
    }
    let pairs = pairs.into_iter().filter_map(|(a, b)| text.colours(a, b));
    let taker = bye.and_then(|taker| text.players.get(taker));
    Some(RoundPairing {
        pairs: pairs.collect(),
        bye: taker.map(|player| player.tpn),
    })
}

impl<'a> Text<'a> {
    fn new(table: &'a Crosstable, round: RoundNumber) -> Self {
        let mut arrived = 0;
        let mut players = Vec::new();
        for (index, participant) in table.participants().iter().enumerate() {
            let Some(tpn) = Tpn::from_index(index) else {
                continue;
            };
            let open = participant.entries.len() < usize::from(round.get());
            let before = participant.entries.iter().take(round.index());
            let before: Vec<RoundEntry> = before.copied().collect();
            let paired = |entry: &RoundEntry| {
                entry.opponent().is_some() || *entry == RoundEntry::Bye(Bye::PairingAllocated)
            };
            arrived += usize::from(open || before.iter().any(paired));
            if !open {
                continue;
            }
            let games = before.iter().filter_map(|entry| match entry {
                RoundEntry::Played {
                    opponent, colour, ..
                }
                | RoundEntry::Pending { opponent, colour } => Some((*opponent, *colour)),
                _ => None,
            });
            let barring = |entry: &RoundEntry| match entry {
                RoundEntry::Bye(Bye::PairingAllocated) => true,
                RoundEntry::Bye(_) | RoundEntry::Forfeit { .. } => {
                    table.scoring.points(*entry) >= table.scoring.win
                }
                _ => false,
            };
            let number = round.get();
            let gifts = table.accelerations.iter().filter(|gift| {
                (gift.first_round.get()..=gift.last_round.get()).contains(&number)
                    && (gift.first..=gift.last).contains(&tpn)
            });
            let gifts: Points = gifts.map(|gift| gift.points).sum();
            players.push(Known {
                tpn,
                score: score(table, tpn, number) + gifts,
                index: index_of(table, tpn, number),
                games: games.collect(),
                bye_barred: before.iter().any(barring),
                odd: arrived % 2 == 1,
            });
        }
        Self {
            table,
            round,
            players,
            initial: initial_colour(table).unwrap_or(Colour::White),
        }
    }

    /// Those with the highest score, and all others.
    fn highest(&self, open: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let score = |player: &usize| self.players.get(*player).map(|player| player.score);
        let highest = open.iter().filter_map(score).max();
        open.iter().partition(|player| score(player) == highest)
    }

    fn by_rank(&self, players: &mut [usize]) {
        players.sort_by(|a, b| match (self.players.get(*a), self.players.get(*b)) {
            (Some(one), Some(two)) if one.outranks(two) => std::cmp::Ordering::Less,
            _ => std::cmp::Ordering::Greater,
        });
    }

    /// C1, C3, and the pairs that the event forbids.
    fn legal(&self, a: usize, b: usize) -> bool {
        let (Some(one), Some(two)) = (self.players.get(a), self.players.get(b)) else {
            return false;
        };
        let met = one.games.iter().any(|(opponent, _)| *opponent == two.tpn);
        let absolute = one.wish().is_some_and(|wish| wish.1 == 3) && one.wish() == two.wish();
        let forbidden = self.table.forbidden.iter().any(|group| {
            (group.first..=group.last).contains(&self.round)
                && group.members.contains(&one.tpn)
                && group.members.contains(&two.tpn)
        });
        !met && !absolute && !forbidden
    }

    fn pairable(&self, players: &[usize]) -> bool {
        let Some((first, rest)) = players.split_first() else {
            return true;
        };
        rest.iter().any(|other| {
            self.legal(*first, *other) && {
                let left: Vec<usize> = rest.iter().copied().filter(|p| p != other).collect();
                self.pairable(&left)
            }
        })
    }

    fn floats(&self, floaters: &[usize]) -> Floats {
        let known = floaters.iter().filter_map(|p| self.players.get(*p));
        let mut scores: Vec<Points> = known.map(|player| player.score).collect();
        scores.sort_unstable();
        scores.reverse();
        (floaters.len(), scores)
    }

    /// The first in the order of art. 4 of the best pairings of a bracket that leave the others a complete pairing (C4).
    fn bracket(&self, members: &[usize], lower: &[usize]) -> Option<Pairs> {
        let mut ranked = members.to_vec();
        self.by_rank(&mut ranked);
        let mut best: Option<((Floats, Floats, usize), Pairs)> = None;
        // What follows depends on the floaters only.
        let mut ahead: HashMap<Vec<usize>, Option<Floats>> = HashMap::new();
        for (pairs, over) in in_order(&ranked, &|a, b| self.legal(a, b)) {
            let own = self.floats(&over);
            if best.as_ref().is_some_and(|(best, _)| best.0 < own) {
                continue;
            }
            let next = ahead.entry(over.clone());
            let Some(next) = next.or_insert_with(|| self.ahead(&over, lower)) else {
                continue;
            };
            let same = |(a, b): &&(usize, usize)| {
                let wish = |player: usize| Some(self.players.get(player)?.wish()?.0);
                wish(*a).is_some() && wish(*a) == wish(*b)
            };
            let value = (own, next.clone(), pairs.iter().filter(same).count());
            if best.as_ref().is_none_or(|(best, _)| value < *best) {
                best = Some((value, (pairs, over)));
            }
        }
        best.map(|(_, pairs)| pairs)
    }

    /// C7: the floaters of the following bracket when these come down to it; `None` if not all can be paired then.
    fn ahead(&self, floaters: &[usize], lower: &[usize]) -> Option<Floats> {
        if !self.pairable(&[floaters, lower].concat()) {
            return None;
        }
        if lower.is_empty() {
            return Some((0, Vec::new()));
        }
        let (residents, rest) = self.highest(lower);
        let members = [floaters, &residents].concat();
        let found = in_order(&members, &|a, b| self.legal(a, b));
        let complete = found
            .into_iter()
            .filter(|(_, over)| self.pairable(&[over.as_slice(), &rest].concat()));
        complete.map(|(_, over)| self.floats(&over)).min()
    }

    /// Who has White (5.2).
    fn colours(&self, a: usize, b: usize) -> Option<Pair> {
        let (one, two) = (self.players.get(a)?, self.players.get(b)?);
        let (higher, lower) = if one.outranks(two) {
            (one, two)
        } else {
            (two, one)
        };
        let colour = match (higher.wish(), lower.wish()) {
            (None, None) if higher.odd => self.initial,
            (None, None) => !self.initial,
            (Some(one), None) => one.0,
            (None, Some(two)) => !two.0,
            (Some(one), Some(two)) if one.0 != two.0 || one.1 > two.1 => one.0,
            (Some(one), Some(two)) if one.1 < two.1 => !two.0,
            (Some(one), Some(_)) => {
                let back = higher.games.iter().rev().zip(lower.games.iter().rev());
                let last = back.map(|(a, b)| (a.1, b.1)).find(|(a, b)| a != b);
                last.map_or(one.0, |(had, _)| !had)
            }
        };
        Some(match colour {
            Colour::White => Pair {
                white: higher.tpn,
                black: lower.tpn,
            },
            Colour::Black => Pair {
                white: lower.tpn,
                black: higher.tpn,
            },
        })
    }
}

/// All pairings of some of a ranked list, in the order of art. 4: the first meets the last, then the last but one, and so on;
/// after all opponents comes nobody.
pub(super) fn in_order(ranked: &[usize], legal: &dyn Fn(usize, usize) -> bool) -> Vec<Pairs> {
    let Some((first, rest)) = ranked.split_first() else {
        return vec![(Vec::new(), Vec::new())];
    };
    let mut all = Vec::new();
    for other in rest.iter().rev().filter(|other| legal(*first, **other)) {
        let left: Vec<usize> = rest.iter().copied().filter(|p| p != other).collect();
        for (mut pairs, over) in in_order(&left, legal) {
            pairs.insert(0, (*first, *other));
            all.push((pairs, over));
        }
    }
    for (pairs, mut over) in in_order(rest, legal) {
        over.insert(0, *first);
        all.push((pairs, over));
    }
    all
}

/// Score before a round, without virtual points. Adjourned games count as draws, and penalties are taken off.
fn score(table: &Crosstable, tpn: Tpn, round: u8) -> Points {
    let entries = table.participants().get(tpn.index());
    let entries = entries.map_or(&[][..], |p| &p.entries);
    let before = entries.iter().take(usize::from(round) - 1);
    let own: Points = before.map(|entry| worth(table, *entry)).sum();
    (own - table.deducted(tpn, round - 1)).max(Points::ZERO)
}

fn worth(table: &Crosstable, entry: RoundEntry) -> Points {
    match entry {
        RoundEntry::Pending { .. } => table.scoring.draw,
        entry => table.scoring.points(entry),
    }
}

/// 1.7: Buchholz and Sonneborn-Berger.
fn index_of(table: &Crosstable, tpn: Tpn, round: u8) -> (f64, f64) {
    let entries = |tpn: Tpn| {
        let participant = table.participants().get(tpn.index());
        participant.map_or(&[][..], |p| p.entries.as_slice())
    };
    let points = |points: Points| f64::from(points.halves()) / 2.0;
    let mut index = (0.0, 0.0);
    for place in 0..usize::from(round) - 1 {
        let entry = entries(tpn).get(place).copied();
        let entry = entry.unwrap_or(RoundEntry::Bye(Bye::ZeroPoint));
        let against = match entry {
            RoundEntry::Played { opponent, .. } | RoundEntry::Pending { opponent, .. } => {
                let own = points(score(table, opponent, round));
                // 1.7.2: absent now, and in how many rounds before.
                let absent = entries(opponent).iter().take(usize::from(round)).rev();
                let absent = absent.take_while(|entry| **entry == RoundEntry::Bye(Bye::ZeroPoint));
                let absent = if entries(opponent).len() >= usize::from(round) {
                    absent.skip(1).count()
                } else {
                    0
                };
                let gift = points(table.scoring.draw) - points(table.scoring.zero_point_bye);
                own + gift * f64::from(u32::try_from(absent).unwrap_or(0))
            }
            // A game against oneself.
            _ => points(score(table, tpn, round)),
        };
        index.0 += against;
        index.1 += against * points(worth(table, entry));
    }
    index
}
