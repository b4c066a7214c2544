//! The Dubov System once more, from its text, by trying everything. It is slow, shares nothing with the engine but the
//! crosstable, and serves fields of up to ten players.

mod known;

use std::cmp::Reverse;

use self::known::{Known, players};
use crate::{
    event::{Colour, Crosstable, Points, RoundNumber},
    pairing::{Pair, RoundPairing, check::before_round, initial_colour},
};

/// Largest field that is paired by trying everything.
const MOST: usize = 10;

/// The rounds of `table` that differ from what the text gives. In larger fields: that differ from what the engine gives when it
/// looks for upfloaters in the whole field at once.
#[must_use]
pub fn breaches(table: &Crosstable) -> Vec<RoundNumber> {
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    let differs = |round: &RoundNumber| {
        let (before, stands) = before_round(table, *round);
        let given = if table.participants().len() <= MOST {
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

type Pairs = Vec<(usize, usize)>;

/// A set of upfloaters with its values: C6, then C7 to C10.
struct Choice {
    scores: Vec<Reverse<Points>>,
    quality: [usize; 4],
    set: Vec<usize>,
    pairs: Pairs,
}

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
        // 3.1
        let key = |player: &Known| {
            (
                player.score,
                Reverse(player.games.len()),
                Reverse(player.tpn),
            )
        };
        let rest = |taker: usize| -> Vec<usize> {
            open.iter()
                .copied()
                .filter(|other| *other != taker)
                .collect()
        };
        let may = |taker: &usize| {
            text.players.get(*taker).is_some_and(|p| !p.bye_barred) && text.pairable(&rest(*taker))
        };
        let takers = open.iter().copied().filter(may);
        let taker = takers.min_by_key(|taker| text.players.get(*taker).map(key))?;
        open = rest(taker);
        bye = Some(taker);
    } else if !text.pairable(&open) {
        return None;
    }
    let mut pairs = Vec::new();
    while let Some(highest) = open
        .iter()
        .filter_map(|p| text.players.get(*p))
        .map(|p| p.score)
        .max()
    {
        let of_top = |player: &usize| {
            text.players
                .get(*player)
                .is_some_and(|p| p.score == highest)
        };
        let (top, lower): (Vec<usize>, Vec<usize>) = open.iter().copied().partition(of_top);
        let (up, made) = text.scoregroup(&top, &lower)?;
        open = lower
            .into_iter()
            .filter(|player| !up.contains(player))
            .collect();
        pairs.extend(made);
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
        Self {
            table,
            round,
            players: players(table, round),
            initial: initial_colour(table).unwrap_or(Colour::White),
        }
    }

    fn wish(&self, player: usize) -> (Colour, u8) {
        self.players
            .get(player)
            .map_or((Colour::Black, 1), Known::wish)
    }

    /// C1, C3, and the pairs that the event forbids.
    fn legal(&self, a: usize, b: usize) -> bool {
        let (Some(one), Some(two)) = (self.players.get(a), self.players.get(b)) else {
            return false;
        };
        let met = one.games.iter().any(|(opponent, _)| *opponent == two.tpn);
        let absolute = one.wish().1 == 3 && one.wish() == two.wish();
        let forbidden = self.table.forbidden.iter().any(|group| {
            (group.first..=group.last).contains(&self.round)
                && group.members.contains(&one.tpn)
                && group.members.contains(&two.tpn)
        });
        !met && !absolute && !forbidden
    }

    fn pairable(&self, players: &[usize]) -> bool {
        self.least(players, &|_, _| 0).is_some()
    }

    /// Least cost of a pairing of all of `players`; `None` if they cannot all be paired.
    fn least(&self, players: &[usize], cost: &dyn Fn(usize, usize) -> usize) -> Option<usize> {
        let Some((first, rest)) = players.split_first() else {
            return Some(0);
        };
        let mut least = None;
        for other in rest {
            if self.legal(*first, *other) {
                let left: Vec<usize> = rest.iter().copied().filter(|p| p != other).collect();
                let found = self
                    .least(&left, cost)
                    .map(|sum| sum + cost(*first, *other));
                least = match (least, found) {
                    (Some(a), Some(b)) => Some(std::cmp::min(a, b)),
                    (a, b) => a.or(b),
                };
                if least == Some(0) {
                    break;
                }
            }
        }
        least
    }

    /// The upfloaters of a scoregroup and its pairs (3.2).
    fn scoregroup(&self, top: &[usize], lower: &[usize]) -> Option<(Vec<usize>, Pairs)> {
        for count in 0..=lower.len() {
            let mut best: Option<Choice> = None;
            for set in sets(lower, count) {
                let rest: Vec<usize> = lower.iter().copied().filter(|p| !set.contains(p)).collect();
                let bracket = [top, &set].concat();
                if !self.pairable(&bracket) || !self.pairable(&rest) {
                    continue;
                }
                let floaters: Vec<&Known> =
                    set.iter().filter_map(|p| self.players.get(*p)).collect();
                let mut scores: Vec<Points> = floaters.iter().map(|p| p.score).collect();
                scores.sort_unstable();
                let scores: Vec<Reverse<Points>> = scores.into_iter().map(Reverse).collect();
                if best.as_ref().is_some_and(|best| best.scores < scores) {
                    continue;
                }
                let pairs = self.bracket(&bracket)?;
                let bad = pairs
                    .iter()
                    .filter(|(a, b)| self.wish(*a).0 == self.wish(*b).0);
                let mut quality = [bad.count(), 0, 0, 0];
                if self.round.get() < self.table.rounds_planned() {
                    let most = 2 + usize::from(self.table.rounds_planned()) / 5;
                    let maximum = floaters.iter().filter(|p| p.upfloats >= most);
                    quality[1] = maximum.clone().count();
                    quality[2] = maximum.map(|p| p.upfloats).sum();
                    quality[3] = floaters.iter().filter(|p| p.upfloated_last).count();
                }
                let is_better = best
                    .as_ref()
                    .is_none_or(|best| (&scores, &quality) < (&best.scores, &best.quality));
                if is_better {
                    best = Some(Choice {
                        scores,
                        quality,
                        set,
                        pairs,
                    });
                }
            }
            if let Some(best) = best {
                return Some((best.set, best.pairs));
            }
        }
        None
    }

    /// The pairs of a bracket (3.2.4–3.2.6).
    fn bracket(&self, members: &[usize]) -> Option<Pairs> {
        let mut by_number = members.to_vec();
        by_number.sort_by_key(|player| self.players.get(*player).map(|p| p.tpn));
        let has_played = |p: &usize| self.players.get(*p).is_some_and(|p| !p.games.is_empty());
        let (mut white, black) = if members.iter().any(has_played) {
            by_number
                .into_iter()
                .partition(|player| self.wish(*player).0 == Colour::White)
        } else {
            let second = by_number.split_off(by_number.len() / 2);
            (by_number, second)
        };
        self.by_average(&mut white);
        let is_white_larger = white.len() > black.len();
        let (smaller, larger) = if is_white_larger {
            (&black, &white)
        } else {
            (&white, &black)
        };
        let inside = |a: usize, b: usize| usize::from(smaller.contains(&a) && smaller.contains(&b));
        let first = self.least(members, &inside)?;
        let same = |a: usize, b: usize| usize::from(self.wish(a).0 == self.wish(b).0);
        let best = self.least(members, &same)?;
        let without = |list: &[usize], gone: &[usize]| -> Vec<usize> {
            list.iter().copied().filter(|p| !gone.contains(p)).collect()
        };
        for shifted in sets(&from_the_middle(smaller), first) {
            let stay = without(smaller, &shifted);
            let difference = larger.len() + shifted.len() - stay.len();
            for back in sets(&from_the_middle(larger), difference / 2) {
                let one = [stay.clone(), back.clone()].concat();
                let two = [without(larger, &back), shifted.clone()].concat();
                let (mut one, mut two) = if is_white_larger {
                    (two, one)
                } else {
                    (one, two)
                };
                self.by_average(&mut one);
                two.sort_by_key(|player| self.players.get(*player).map(|p| p.tpn));
                if let Some(pairs) = self.transposed(&one, &two)
                    && pairs.iter().map(|(a, b)| same(*a, *b)).sum::<usize>() == best
                {
                    return Some(pairs);
                }
            }
        }
        None
    }

    fn by_average(&self, players: &mut [usize]) {
        players.sort_by(|a, b| {
            let key = |p: &usize| self.players.get(*p).map_or(0.0, |p| p.average);
            let number = |p: &usize| self.players.get(*p).map(|p| p.tpn);
            key(a).total_cmp(&key(b)).then(number(a).cmp(&number(b)))
        });
    }

    fn transposed(&self, one: &[usize], two: &[usize]) -> Option<Pairs> {
        let Some((first, rest)) = one.split_first() else {
            return Some(Vec::new());
        };
        two.iter()
            .filter(|b| self.legal(*first, **b))
            .find_map(|b| {
                let left: Vec<usize> = two.iter().copied().filter(|p| p != b).collect();
                let mut pairs = self.transposed(rest, &left)?;
                pairs.insert(0, (*first, *b));
                Some(pairs)
            })
    }

    /// Who has White (5.2).
    fn colours(&self, a: usize, b: usize) -> Option<Pair> {
        let (higher, lower) = (self.players.get(a.min(b))?, self.players.get(a.max(b))?);
        let (one, two) = (higher.wish(), lower.wish());
        let colour = if higher.games.is_empty() && lower.games.is_empty() {
            if higher.odd {
                self.initial
            } else {
                !self.initial
            }
        } else if one.0 != two.0 || one.1 > two.1 {
            one.0
        } else if one.1 < two.1 {
            !two.0
        } else {
            let back = higher.games.iter().rev().zip(lower.games.iter().rev());
            let last = back.map(|(a, b)| (a.1, b.1)).find(|(a, b)| a != b);
            last.map_or(one.0, |(had, _)| !had)
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

/// All sets of `count` elements of a list; those with its first element come first.
fn sets(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = list.split_first() else {
        return Vec::new();
    };
    let mut all = sets(rest, count - 1);
    for set in &mut all {
        set.insert(0, *first);
    }
    all.extend(sets(rest, count));
    all
}

/// 4.3: from A to G the order is D, C, E, B, F, A, G. If the number is even, the upper of the two in the middle comes first.
fn from_the_middle(list: &[usize]) -> Vec<usize> {
    let middle = list.len().saturating_sub(1);
    let mut places: Vec<usize> = (0..list.len()).collect();
    // Twice the distance from the middle; at equal distances the upper one comes first.
    places.sort_by_key(|place| ((2 * place).abs_diff(middle), *place));
    places
        .into_iter()
        .filter_map(|place| list.get(place).copied())
        .collect()
}
