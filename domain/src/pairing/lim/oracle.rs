//! The Lim System once more, from its text, by trying everything. It is slow and shares nothing with the engine but the
//! crosstable. Whether players can all be paired, and how many pairs there can be, is found without matching theory.

mod known;

use std::{
    cell::RefCell,
    cmp::{Ordering, Reverse},
    collections::{BTreeSet, HashMap},
};

use self::known::{Known, players};
use crate::{
    event::{Colour, Crosstable, Points, RoundNumber, Tpn},
    pairing::{Pair, RoundPairing, check::before_round, initial_colour},
};

/// Largest field that is paired by trying everything.
const MOST: usize = 12;

/// The rounds of `table` that differ from what the text gives; in larger fields, from what the engine gives.
#[must_use]
pub fn breaches(table: &Crosstable) -> Vec<RoundNumber> {
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    let differs = |round: &RoundNumber| {
        let (before, stands) = before_round(table, *round);
        let given = if table.participants().len() <= MOST {
            pair(&before, *round)
        } else {
            super::pair(&before, *round).ok()
        };
        given.is_none_or(|mut given| {
            given.pairs.sort_by_key(|pair| (pair.white, pair.black));
            given.pairs != stands.pairs || Vec::from_iter(given.bye) != stands.byes
        })
    };
    rounds.filter(differs).collect()
}

/// A player who moved to another scoregroup, and whether they came from above.
type Moved = (Tpn, bool);
/// The pairs of one side in the order in which they were made, and those who float to the median.
type SideMade = (Vec<(Tpn, Tpn)>, Vec<Moved>);

/// What the text gives for a round.
struct Text<'a> {
    table: &'a Crosstable,
    round: RoundNumber,
    players: HashMap<Tpn, Known>,
    initial: Colour,
    most: RefCell<HashMap<Vec<Tpn>, usize>>,
}

/// The round by the text; `None` if it has no legal pairing.
#[must_use]
pub fn pair(table: &Crosstable, round: RoundNumber) -> Option<RoundPairing> {
    let text = Text::new(table, round);
    let mut open: Vec<Tpn> = text.players.keys().copied().collect();
    open.sort_unstable();
    let mut bye = None;
    if open.len() % 2 == 1 {
        let mut takers = open.clone();
        takers.sort_by_key(|taker| {
            // 7.1: in round 1 the lowest rated; then 1.1: the last of the lowest scoregroup.
            let rating = if round == RoundNumber::FIRST {
                text.of(*taker, |p| p.rating)
            } else {
                0
            };
            (rating, text.score(*taker), Reverse(*taker))
        });
        let taker = takers.into_iter().find(|taker| {
            !text.of(*taker, |p| p.bye_barred) && text.pairable(&without(&open, &[*taker]))
        })?;
        open = without(&open, &[taker]);
        bye = Some(taker);
    } else if !text.pairable(&open) {
        return None;
    }
    Some(RoundPairing {
        pairs: text.pairs(&open)?,
        bye,
    })
}

fn without(list: &[Tpn], gone: &[Tpn]) -> Vec<Tpn> {
    let kept = list.iter().copied().filter(|player| !gone.contains(player));
    kept.collect()
}

impl<'a> Text<'a> {
    fn new(table: &'a Crosstable, round: RoundNumber) -> Self {
        Self {
            table,
            round,
            players: players(table, round),
            initial: initial_colour(table).unwrap_or(Colour::White),
            most: RefCell::default(),
        }
    }

    fn of<T: Default>(&self, player: Tpn, what: impl Fn(&Known) -> T) -> T {
        self.players.get(&player).map_or_else(T::default, what)
    }

    fn score(&self, player: Tpn) -> Points {
        self.of(player, |known| known.score)
    }

    fn due(&self, player: Tpn) -> Option<Colour> {
        self.of(player, Known::due)
    }

    /// Whether two players are compatible: 2.1, art. 6, and the pairs that the event forbids.
    fn compatible(&self, a: Tpn, b: Tpn) -> bool {
        let (Some(one), Some(two)) = (self.players.get(&a), self.players.get(&b)) else {
            return false;
        };
        let met = one.games.iter().any(|(opponent, _)| *opponent == b);
        let forbidden = self.table.forbidden.iter().any(|group| {
            (group.first..=group.last).contains(&self.round)
                && group.members.contains(&a)
                && group.members.contains(&b)
        });
        let is_last = self.round.get() >= self.table.rounds_planned();
        let allows = |colour: Colour| one.can_have(colour) && two.can_have(!colour);
        let colours = is_last || allows(Colour::White) || allows(Colour::Black);
        a != b && !met && !forbidden && colours
    }

    /// Largest number of pairs of these players, who stand in ascending order.
    fn most(&self, players: &[Tpn]) -> usize {
        let Some((first, rest)) = players.split_first() else {
            return 0;
        };
        if let Some(known) = self.most.borrow().get(players) {
            return *known;
        }
        let mut best = self.most(rest);
        for other in rest {
            if 2 * best + 1 >= players.len() {
                break;
            }
            if self.compatible(*first, *other) {
                best = best.max(1 + self.most(&without(rest, &[*other])));
            }
        }
        self.most.borrow_mut().insert(players.to_vec(), best);
        best
    }

    fn pairable(&self, players: &[Tpn]) -> bool {
        let mut ascending = players.to_vec();
        ascending.sort_unstable();
        2 * self.most(&ascending) == players.len()
    }

    /// The pairs of the round, by 2.2 and 2.6.
    fn pairs(&self, open: &[Tpn]) -> Option<Vec<Pair>> {
        let rounds = i32::from(self.round.get() - 1);
        let median = self.table.scoring.win.times(rounds);
        let scores: BTreeSet<Points> = open.iter().map(|player| self.score(*player)).collect();
        let group = |score: &Points| -> Vec<Tpn> {
            let of_score = open.iter().copied().filter(|p| self.score(*p) == *score);
            of_score.collect()
        };
        let of = |wanted: Ordering| {
            scores
                .iter()
                .filter(move |s| s.times(2).cmp(&median) == wanted)
        };
        let above: Vec<Vec<Tpn>> = of(Ordering::Greater).rev().map(group).collect();
        let below: Vec<Vec<Tpn>> = of(Ordering::Less).map(group).collect();
        let middle: Vec<Tpn> = of(Ordering::Equal).flat_map(group).collect();
        let (mut high, down) = self.side(&above, &middle, false)?;
        let (mut low, up) = self.side(&below, &middle, true)?;
        let mut moved = [down, up].concat();
        let in_median = |moved: &[Moved]| -> Vec<Tpn> {
            let came = moved.iter().map(|(player, _)| *player);
            middle.iter().copied().chain(came).collect()
        };
        while !self.pairable(&in_median(&moved)) {
            let from_above = moved.iter().filter(|(_, is_from_above)| *is_from_above);
            let is_lower = 2 * from_above.count() > moved.len();
            let (cracked, is_from_above) = if (is_lower && !low.is_empty()) || high.is_empty() {
                (low.pop()?, false)
            } else {
                (high.pop()?, true)
            };
            moved.extend([(cracked.0, is_from_above), (cracked.1, is_from_above)]);
        }
        let last = self.scoregroup(&in_median(&moved), &moved, false)?;
        let sides = [(high, false), (low, true), (last, false)];
        let all = sides.into_iter().flat_map(|(pairs, is_below)| {
            let coloured = pairs.into_iter();
            coloured.filter_map(move |(a, b)| self.colours(a.min(b), a.max(b), is_below))
        });
        Some(all.collect())
    }

    /// Pairs the scoregroups of one side, in their order.
    fn side(&self, groups: &[Vec<Tpn>], median: &[Tpn], is_below: bool) -> Option<SideMade> {
        let mut made = Vec::new();
        let mut came: Vec<Moved> = Vec::new();
        for (place, residents) in groups.iter().enumerate() {
            let next = groups.get(place + 1).map_or(median, Vec::as_slice);
            let incoming: Vec<Tpn> = came.iter().map(|(player, _)| *player).collect();
            let mut members = [residents.as_slice(), &incoming].concat();
            members.sort_unstable();
            let most = self.most(&members);
            let mut leaving: Vec<Tpn> = Vec::new();
            while members.len() > 2 * most {
                let mut order = members.clone();
                order.sort_by_key(|player| {
                    let key = self.floats(*player, &members, &incoming, &leaving, next, is_below);
                    let number = i32::from(player.get());
                    (key, if is_below { number } else { -number })
                });
                let leaves = order
                    .into_iter()
                    .find(|player| self.most(&without(&members, &[*player])) == most)?;
                members = without(&members, &[leaves]);
                leaving.push(leaves);
            }
            made.extend(self.scoregroup(&members, &came, is_below)?);
            came = leaving
                .into_iter()
                .map(|player| (player, !is_below))
                .collect();
        }
        Some((made, came))
    }

    /// Who floats first: by kind from d to a (3.9), then 3.10, then 3.2.2.
    fn floats(
        &self,
        player: Tpn,
        members: &[Tpn],
        incoming: &[Tpn],
        leaving: &[Tpn],
        next: &[Tpn],
        is_below: bool,
    ) -> (u8, bool, bool) {
        let before = leaving.iter().copied().filter(|other| {
            let rank = |p: Tpn| (Reverse(self.score(p)), p);
            (rank(*other) < rank(player)) != is_below
        });
        let before: Vec<Tpn> = before.collect();
        let with_them = [before.clone(), vec![player]].concat();
        let has_opponent = self.served(&with_them, next) > self.served(&before, next);
        let kind = match (incoming.contains(&player), has_opponent) {
            (false, true) => 0,
            (false, false) => 1,
            (true, true) => 2,
            (true, false) => 3,
        };
        let due = |colour: Option<Colour>| {
            let due = members.iter().filter(|member| self.due(**member) == colour);
            due.count()
        };
        let own = self.due(player);
        let of_more = own.is_some_and(|own| due(Some(own)) > due(Some(!own)));
        (kind, self.of(player, |known| known.floated_last), !of_more)
    }

    /// Largest number of `floaters` who can each have an opponent of their own among `next`.
    fn served(&self, floaters: &[Tpn], next: &[Tpn]) -> usize {
        let Some((first, rest)) = floaters.split_first() else {
            return 0;
        };
        let with = next.iter().filter(|other| self.compatible(*first, **other));
        let with = with.map(|other| 1 + self.served(rest, &without(next, &[*other])));
        with.max().unwrap_or(0).max(self.served(rest, next))
    }

    /// Pairs all of `members`, who can be paired: 3.6–3.8, then art. 4.
    fn scoregroup(
        &self,
        members: &[Tpn],
        came: &[Moved],
        is_below: bool,
    ) -> Option<Vec<(Tpn, Tpn)>> {
        let mut open = members.to_vec();
        open.sort_unstable();
        if is_below {
            open.reverse();
        }
        let mut first_of_all: Vec<Moved> = came.to_vec();
        first_of_all.sort_by(|(a, is_above), (b, other_above)| {
            let by_side = other_above.cmp(is_above);
            let by_side = if is_below { by_side.reverse() } else { by_side };
            let of_rank = (Reverse(self.score(*a)), *a).cmp(&(Reverse(self.score(*b)), *b));
            by_side.then(if *is_above {
                of_rank
            } else {
                of_rank.reverse()
            })
        });
        let mut pairs = Vec::new();
        for (floater, _) in first_of_all {
            if open.contains(&floater) {
                let others = without(&open, &[floater]);
                let opponent = self.opponent(floater, &others, &open)?;
                open = without(&others, &[opponent]);
                pairs.push((floater, opponent));
            }
        }
        while let Some(first) = open.first().copied() {
            let half = open.len() / 2;
            let lower = open.iter().skip(half);
            let upper = open.iter().take(half).skip(1).rev();
            let tries: Vec<Tpn> = lower.chain(upper).copied().collect();
            let opponent = self.opponent(first, &tries, &open)?;
            open = without(&open, &[first, opponent]);
            pairs.push((first, opponent));
        }
        Some(pairs)
    }

    /// The first of `tries` who is due the other colour and leaves the others pairable; otherwise the first who leaves them
    /// pairable.
    fn opponent(&self, player: Tpn, tries: &[Tpn], open: &[Tpn]) -> Option<Tpn> {
        let leaves_others = |other: &Tpn| {
            self.compatible(player, *other) && self.pairable(&without(open, &[player, *other]))
        };
        let available: Vec<Tpn> = tries.iter().copied().filter(leaves_others).collect();
        let is_other = |other: &Tpn| match (self.due(player), self.due(*other)) {
            (Some(own), Some(due)) => own != due,
            _ => false,
        };
        let of_colour = available.iter().copied().find(is_other);
        of_colour.or_else(|| available.first().copied())
    }

    /// Colours by art. 5, for the higher and the lower ranked player.
    fn colours(&self, higher: Tpn, lower: Tpn, is_below: bool) -> Option<Pair> {
        let (one, two) = (self.players.get(&higher)?, self.players.get(&lower)?);
        let allowed = |colour: Colour| one.can_have(colour) && two.can_have(!colour);
        let colour = match (allowed(Colour::White), allowed(Colour::Black)) {
            (true, false) => Colour::White,
            (false, true) => Colour::Black,
            _ => match (one.due(), two.due()) {
                (None, None) if one.odd => self.initial,
                (None, None) => !self.initial,
                (Some(due), None) => due,
                (None, Some(due)) => !due,
                (Some(due), Some(other)) if due != other => due,
                (Some(due), Some(_)) => {
                    let back = one.games.iter().rev().zip(two.games.iter().rev());
                    let last = back.map(|(a, b)| (a.1, b.1)).find(|(a, b)| a != b);
                    last.map_or(if is_below { !due } else { due }, |(_, had)| had)
                }
            },
        };
        Some(match colour {
            Colour::White => Pair {
                white: higher,
                black: lower,
            },
            Colour::Black => Pair {
                white: lower,
                black: higher,
            },
        })
    }
}
