//! The Keizer system once more, slowly and in another way: game by game instead of player by player, in fractions of 7200, and
//! by trying every way to pair a small field.

use super::{
    parameters::{Parameters, Values},
    worth::{Fraction, Worth},
};
use crate::{
    event::{Bye, Crosstable, Outcome, RoundEntry, RoundNumber, Tpn},
    pairing::check::before_round,
};

/// Number of parts in a point.
const PARTS: i128 = 7200;

/// Largest field that is paired in every possible way.
const EVERY_WAY: usize = 10;

/// Everybody who has come by a round, first place first, with their scores after `rounds` rounds in parts of 7200.
#[must_use]
pub fn ranking(
    table: &Crosstable,
    rounds: u8,
    through: RoundNumber,
    parameters: &Parameters,
) -> Vec<(Tpn, i128)> {
    let start = arrived(table, through);
    if parameters.is_frozen {
        return frozen(table, rounds, &start, parameters);
    }
    let mut orders = vec![start.clone()];
    let mut before: Vec<(Tpn, i128)> = Vec::new();
    for times in 1..=20 {
        let order = orders.last().cloned().unwrap_or_default();
        let values: Vec<Vec<(Tpn, i128)>> =
            vec![values(&order, parameters); usize::from(rounds).max(1)];
        let scored = scores(table, rounds, &start, &values, parameters);
        let ranked = sorted(&scored);
        let next: Vec<Tpn> = ranked.iter().map(|(tpn, _)| *tpn).collect();
        if next == order || times == 20 {
            return ranked;
        }
        if orders.len() > 1 && orders.get(orders.len() - 2) == Some(&next) {
            let middle = scored.iter().zip(&before);
            let middle: Vec<(Tpn, i128)> = middle
                .map(|((tpn, one), (_, two))| (*tpn, (one + two) / 2))
                .collect();
            return sorted(&middle);
        }
        orders.push(next);
        before = scored;
    }
    Vec::new()
}

fn frozen(
    table: &Crosstable,
    rounds: u8,
    start: &[Tpn],
    parameters: &Parameters,
) -> Vec<(Tpn, i128)> {
    let mut of_rounds = Vec::new();
    for round in (1..=rounds.max(1)).filter_map(RoundNumber::new) {
        let there = arrived(table, round);
        let order = if round == RoundNumber::FIRST {
            there
        } else {
            let scored = scores(table, round.get() - 1, &there, &of_rounds, parameters);
            sorted(&scored).into_iter().map(|(tpn, _)| tpn).collect()
        };
        of_rounds.push(values(&order, parameters));
    }
    sorted(&scores(table, rounds, start, &of_rounds, parameters))
}

fn tpns(table: &Crosstable) -> impl Iterator<Item = Tpn> + use<> {
    (0..table.participants().len()).filter_map(Tpn::from_index)
}

fn arrived(table: &Crosstable, through: RoundNumber) -> Vec<Tpn> {
    let came = |tpn: &Tpn| {
        let mut rounds = (1..=through.get()).filter_map(RoundNumber::new);
        rounds.any(|round| table.entry(*tpn, round) != Some(RoundEntry::Bye(Bye::ZeroPoint)))
    };
    tpns(table).filter(came).collect()
}

fn sorted(scores: &[(Tpn, i128)]) -> Vec<(Tpn, i128)> {
    let mut sorted = scores.to_vec();
    sorted.sort_by(|(one, first), (two, second)| second.cmp(first).then(one.cmp(two)));
    sorted
}

fn values(order: &[Tpn], parameters: &Parameters) -> Vec<(Tpn, i128)> {
    let players = i128::try_from(order.len()).unwrap_or(0);
    let top = match parameters.values {
        Values::Players => players,
        // The value number of the last is half the number of steps, rounded up.
        Values::ThreeTimes => players - 1 + players / 2,
        Values::Fixed { top, .. } => i128::from(top),
    };
    let step = match parameters.values {
        Values::Fixed { step, .. } => i128::from(step),
        _ => 1,
    };
    let mut value = top;
    let mut found = Vec::new();
    for tpn in order {
        found.push((*tpn, value.max(1)));
        value -= step;
    }
    found
}

fn value(values: &[(Tpn, i128)], tpn: Tpn) -> i128 {
    let mut values = values.iter();
    values.find(|(one, _)| *one == tpn).map_or(0, |(_, v)| *v)
}

fn part(fraction: Fraction) -> i128 {
    i128::from(fraction.sixtieths()) * (PARTS / 60)
}

/// Scores in the order of pairing numbers.
fn scores(
    table: &Crosstable,
    rounds: u8,
    there: &[Tpn],
    of_rounds: &[Vec<(Tpn, i128)>],
    parameters: &Parameters,
) -> Vec<(Tpn, i128)> {
    let mut scores: Vec<(Tpn, i128)> = there.iter().map(|tpn| (*tpn, 0)).collect();
    let mut add = |tpn: Tpn, points: i128| {
        if let Some((_, score)) = scores.iter_mut().find(|(one, _)| *one == tpn) {
            *score += points;
        }
    };
    let empty = Vec::new();
    for tpn in there {
        let last = of_rounds.last().unwrap_or(&empty);
        if parameters.own_value {
            add(*tpn, PARTS * value(last, *tpn));
        }
        let mut away = 0;
        let mut came = false;
        for round in (1..=rounds).filter_map(RoundNumber::new) {
            let Some(entry) = table.entry(*tpn, round) else {
                continue;
            };
            came = came || entry != RoundEntry::Bye(Bye::ZeroPoint);
            if !came {
                add(*tpn, PARTS * i128::from(parameters.late));
                continue;
            }
            let worth = match entry {
                RoundEntry::Bye(Bye::PairingAllocated) => parameters.pairing_bye,
                RoundEntry::Bye(Bye::FullPoint) => parameters.full_point_bye,
                RoundEntry::Bye(Bye::HalfPoint) => parameters.half_point_bye,
                RoundEntry::Bye(Bye::ZeroPoint) => parameters.absence,
                _ => continue,
            };
            let mut halves = 2;
            if matches!(entry, RoundEntry::Bye(Bye::HalfPoint | Bye::ZeroPoint)) {
                away += 1;
                if parameters.most_absences.is_some_and(|most| away > most) {
                    halves = i128::from(parameters.halves_further);
                }
            }
            let own = value(of_rounds.get(round.index()).unwrap_or(&empty), *tpn);
            let whole = match worth {
                Worth::Own(fraction) => part(fraction) * own,
                Worth::Points(points) => PARTS * i128::from(points),
            };
            add(*tpn, whole * halves / 2);
        }
    }
    for round in (1..=rounds).filter_map(RoundNumber::new) {
        let values = of_rounds.get(round.index()).unwrap_or(&empty);
        for winner in tpns(table) {
            match table.entry(winner, round) {
                Some(RoundEntry::Forfeit {
                    opponent,
                    won: true,
                    ..
                }) => add(winner, PARTS * value(values, opponent)),
                Some(RoundEntry::Played {
                    opponent, outcome, ..
                }) => match outcome {
                    Outcome::Win => add(winner, PARTS * value(values, opponent)),
                    Outcome::Draw => add(winner, PARTS * value(values, opponent) / 2),
                    Outcome::Loss => {
                        add(winner, part(parameters.loss) * value(values, opponent));
                    }
                },
                _ => {}
            }
        }
    }
    scores
}

/// The rounds that differ from the rules, or that an exchange between two boards would improve.
#[must_use]
pub fn breaches(table: &Crosstable, parameters: &Parameters) -> Vec<RoundNumber> {
    let rounds = (1..=table.rounds_paired()).filter_map(RoundNumber::new);
    rounds
        .filter(|round| {
            let (before, stands) = before_round(table, *round);
            let there = |tpn: &Tpn| before.entry(*tpn, *round).is_none();
            let ranked = ranking(&before, round.get() - 1, *round, parameters);
            let ranked: Vec<Tpn> = ranked.into_iter().map(|(tpn, _)| tpn).collect();
            let playing: Vec<Tpn> = ranked.into_iter().filter(there).collect();
            let pairs = stands.pairs.iter();
            let pairs: Vec<[Tpn; 2]> = pairs.map(|pair| [pair.white, pair.black]).collect();
            !is_right(&before, *round, parameters, &playing, &pairs, &stands.byes)
        })
        .collect()
}

/// Whether a round is the one that the rules give these players, who stand in the order of the ranking.
fn is_right(
    before: &Crosstable,
    round: RoundNumber,
    parameters: &Parameters,
    playing: &[Tpn],
    pairs: &[[Tpn; 2]],
    byes: &[Tpn],
) -> bool {
    let cost = |pairs: &[[Tpn; 2]], rest: &[Tpn]| cost(before, round, parameters, rest, pairs);
    // In the events looked at here, no pair is forbidden, so the first in the order has the bye.
    let times = |tpn: Tpn| {
        let mut times = 0;
        for earlier in (1..round.get()).filter_map(RoundNumber::new) {
            let entry = before.entry(tpn, earlier);
            times += usize::from(entry == Some(RoundEntry::Bye(Bye::PairingAllocated)));
        }
        times
    };
    let mut rest = playing.to_vec();
    let mut expected = Vec::new();
    if rest.len() % 2 == 1 {
        let fewest = rest.iter().map(|tpn| times(*tpn)).min();
        let taker = rest.iter().rposition(|tpn| Some(times(*tpn)) == fewest);
        expected.extend(taker.map(|place| rest.remove(place)));
    }
    if byes != expected || pairs.len() * 2 != rest.len() {
        return false;
    }
    let found = cost(pairs, &rest);
    if rest.len() <= EVERY_WAY {
        let ways = every_way(&rest);
        return ways.iter().all(|way| cost(way, &rest) >= found);
    }
    let exchanged = |one: usize, two: usize, turned: bool| {
        let mut other = pairs.to_vec();
        if let (Some([a, b]), Some([c, d])) = (pairs.get(one), pairs.get(two)) {
            let made = if turned {
                [[*a, *c], [*b, *d]]
            } else {
                [[*a, *d], [*b, *c]]
            };
            for (place, pair) in [one, two].into_iter().zip(made) {
                if let Some(slot) = other.get_mut(place) {
                    *slot = pair;
                }
            }
        }
        other
    };
    (0..pairs.len()).all(|one| {
        (one + 1..pairs.len()).all(|two| {
            [false, true]
                .iter()
                .all(|turned| cost(&exchanged(one, two, *turned), &rest) >= found)
        })
    })
}

/// Every way to pair these players.
fn every_way(rest: &[Tpn]) -> Vec<Vec<[Tpn; 2]>> {
    let Some((first, others)) = rest.split_first() else {
        return vec![Vec::new()];
    };
    let mut ways = Vec::new();
    for opponent in others {
        let left: Vec<Tpn> = others.iter().copied().filter(|o| o != opponent).collect();
        for mut way in every_way(&left) {
            way.push([*first, *opponent]);
            ways.push(way);
        }
    }
    ways
}

/// Number of pairs that meet again too soon, by how many rounds, the sum of squared distances, and the places of the opponents
/// of the first player, the second, and so on.
fn cost(
    before: &Crosstable,
    round: RoundNumber,
    parameters: &Parameters,
    rest: &[Tpn],
    pairs: &[[Tpn; 2]],
) -> (usize, usize, usize, Vec<usize>) {
    let place = |tpn: Tpn| rest.iter().position(|one| *one == tpn).unwrap_or(0);
    let (mut soon, mut rounds, mut squares) = (0, 0, 0);
    let mut opponents = vec![0; rest.len()];
    for [one, two] in pairs {
        let (here, there) = (place(*one), place(*two));
        squares += here.abs_diff(there) * here.abs_diff(there);
        for (own, other) in [(here, there), (there, here)] {
            if let Some(slot) = opponents.get_mut(own) {
                *slot = other;
            }
        }
        let earlier = (1..round.get()).rev().filter_map(RoundNumber::new);
        let met = earlier.into_iter().find(|earlier| {
            let entry = before.entry(*one, *earlier);
            entry.is_some_and(|entry| entry.is_meeting() && entry.opponent() == Some(*two))
        });
        if let Some(met) = met {
            let wanted = usize::from(met.get()) + usize::from(parameters.rounds_between) + 1;
            let lacking = wanted.saturating_sub(round.get().into());
            soon += usize::from(lacking > 0);
            rounds += lacking;
        }
    }
    (soon, rounds, squares, opponents)
}
