//! The Double-Swiss System once more, from its text, by trying everything. It is slow, shares nothing with the engine but the
//! crosstable, and serves fields of up to ten players.

use std::cmp::Reverse;

use crate::{
    event::{Bye, Colour, Crosstable, Points, RoundEntry, RoundNumber, Tpn},
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
        let given = if round.get().is_multiple_of(2) {
            Some(returns(&before, round.index()))
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

/// The second games of the matches of the round before.
fn returns(before: &Crosstable, round: usize) -> RoundPairing {
    let mut found = RoundPairing::default();
    let open = before.participants().iter().enumerate();
    for (index, participant) in open.filter(|(_, one)| one.entries.len() == round) {
        let last = participant.entries.last().copied();
        let (Some(entry), Some(black)) = (last, Tpn::from_index(index)) else {
            continue;
        };
        if entry == RoundEntry::Bye(Bye::PairingAllocated) {
            found.bye = Some(black);
        }
        if let (Some(Colour::White), Some(white)) = (entry.colour(), entry.opponent()) {
            found.pairs.push(Pair { white, black });
        }
    }
    found
}

/// A player as the text describes them.
struct Known {
    tpn: Tpn,
    score: Points,
    met: Vec<Tpn>,
    /// Colours in the first games of matches with at least one game.
    colours: Vec<Colour>,
    floated: bool,
    bye_barred: bool,
    odd: bool,
}

/// What the text gives for a round of first games.
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
    let mut open: Vec<&Known> = text.players.iter().collect();
    let mut bye = None;
    if open.len() % 2 == 1 {
        // 3.4: fewest points, most matches, largest number.
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

fn without<'k>(players: &[&'k Known], others: &[&Known]) -> Vec<&'k Known> {
    let is_other = |one: &&Known| others.iter().any(|other| other.tpn == one.tpn);
    let players = players.iter().copied();
    players.filter(|one| !is_other(one)).collect()
}

/// Every subset with `size` players.
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

impl<'a> Text<'a> {
    fn new(table: &'a Crosstable, round: RoundNumber) -> Self {
        let mut arrived = 0;
        let mut players = Vec::new();
        for (index, participant) in table.participants().iter().enumerate() {
            let Some(tpn) = Tpn::from_index(index) else {
                continue;
            };
            let is_open = participant.entries.len() < usize::from(round.get());
            let before = participant.entries.iter().take(round.index());
            let before: Vec<RoundEntry> = before.copied().collect();
            let is_bye = |entry: &RoundEntry| *entry == RoundEntry::Bye(Bye::PairingAllocated);
            let paired = |entry: &RoundEntry| entry.opponent().is_some() || is_bye(entry);
            arrived += usize::from(is_open || before.iter().any(paired));
            if !is_open {
                continue;
            }
            let mut known = Known {
                tpn,
                score: score(table, tpn, round.index()),
                met: Vec::new(),
                colours: Vec::new(),
                floated: false,
                bye_barred: before.iter().any(is_bye),
                odd: arrived % 2 == 1,
            };
            for (place, games) in before.chunks(2).enumerate() {
                known.take_in(table, place * 2, games, round.index());
            }
            players.push(known);
        }
        Self {
            table,
            round,
            players,
            initial: initial_colour(table).unwrap_or(Colour::White),
        }
    }

    fn is_last(&self) -> bool {
        usize::from(self.round.get()) + 1 >= usize::from(self.table.rounds_planned())
    }

    /// C1, and the pairs that the event forbids.
    fn legal(&self, one: &Known, two: &Known) -> bool {
        let mut groups = self.table.forbidden.iter();
        let forbidden = groups.any(|group| {
            (group.first..=group.last).contains(&self.round)
                && group.members.contains(&one.tpn)
                && group.members.contains(&two.tpn)
        });
        !one.met.contains(&two.tpn) && !forbidden
    }

    fn pairable(&self, players: &[&Known]) -> bool {
        let Some((first, rest)) = players.split_first() else {
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
                let floated = if self.is_last() { 0 } else { floated };
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
        let scores = self.players.iter().map(|one| one.score);
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
            let sides = pairs.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]);
            let opponents = sides.filter(|(one, two)| came_up(one) && two.floated);
            let opponents = if self.is_last() { 0 } else { opponents.count() };
            let tops = pairs.iter().map(|(top, _)| top.tpn);
            let bottoms = pairs.iter().map(|(_, bottom)| bottom.tpn);
            let identifier: Vec<Tpn> = tops.chain(bottoms).collect();
            (opponents, identifier)
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

    /// Who has White in the first game (4).
    fn colours(&self, one: &Known, two: &Known) -> Pair {
        let first = (Reverse(one.score), one.tpn) < (Reverse(two.score), two.tpn);
        let (higher, other) = if first { (one, two) } else { (two, one) };
        let whites = |known: &Known| {
            let colours = known.colours.iter();
            colours.filter(|colour| **colour == Colour::White).count()
        };
        let (own, others) = (whites(higher), whites(other));
        let aligned = higher.colours.iter().rev().zip(other.colours.iter().rev());
        let differ = aligned.filter(|(a, b)| a != b).map(|(a, _)| !*a).next();
        let colour = match (higher.colours.last(), other.colours.last()) {
            (None, None) if higher.odd => self.initial,
            (None, None) => !self.initial,
            _ if own < others => Colour::White,
            _ if own > others => Colour::Black,
            (last, others_last) => differ
                .or(last.map(|had| !*had))
                .or(others_last.copied())
                .unwrap_or(self.initial),
        };
        let (white, black) = match colour {
            Colour::White => (higher.tpn, other.tpn),
            Colour::Black => (other.tpn, higher.tpn),
        };
        Pair { white, black }
    }
}

impl Known {
    /// Adds the two games of a past match; the first stands at `place`.
    fn take_in(&mut self, table: &Crosstable, place: usize, games: &[RoundEntry], now: usize) {
        let Some(opponent) = games.iter().find_map(|entry| entry.opponent()) else {
            let points = games.iter().map(|entry| table.scoring.points(*entry));
            let is_full = games.len() == 2 && points.min() >= Some(table.scoring.win);
            self.bye_barred |= is_full;
            return;
        };
        let lost = |entry: &RoundEntry| matches!(entry, RoundEntry::Forfeit { won: false, .. });
        let entries = table.participants().get(opponent.index());
        let entries = entries.map_or(&[][..], |one| &one.entries);
        let others: Vec<RoundEntry> = entries.iter().skip(place).take(2).copied().collect();
        let gone = |games: &[RoundEntry]| games.len() == 2 && games.iter().all(lost);
        if gone(games) || gone(&others) {
            self.bye_barred |= gone(&others) && !gone(games);
            return;
        }
        self.met.push(opponent);
        let is_played = |entry: &RoundEntry| {
            matches!(
                entry,
                RoundEntry::Played { .. } | RoundEntry::Pending { .. }
            )
        };
        if games.iter().any(is_played) {
            self.colours
                .extend(games.first().and_then(|first| first.colour()));
        }
        if place + 2 == now {
            self.floated = score(table, self.tpn, place) != score(table, opponent, place);
        }
    }
}

/// Score before the round at `place`, with virtual points. Adjourned games count as draws, and penalties are taken off.
fn score(table: &Crosstable, tpn: Tpn, place: usize) -> Points {
    let entries = table.participants().get(tpn.index());
    let entries = entries.map_or(&[][..], |one| &one.entries);
    let own: Points = entries
        .iter()
        .take(place)
        .map(|entry| match entry {
            RoundEntry::Pending { .. } => table.scoring.draw,
            entry => table.scoring.points(*entry),
        })
        .sum();
    let before = u8::try_from(place).unwrap_or(u8::MAX);
    let gifts = table.accelerations.iter().filter(|gift| {
        (gift.first_round.index()..=gift.last_round.index()).contains(&place)
            && (gift.first..=gift.last).contains(&tpn)
    });
    let gifts: Points = gifts.map(|gift| gift.points).sum();
    (own - table.deducted(tpn, before)).max(Points::ZERO) + gifts
}
