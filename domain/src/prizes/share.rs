//! One list of prizes divided among those who compete for it.

use std::ops::Range;

use super::{Beyond, Candidate, Derivation, Fund, Method, Money, PrizeList};

/// What one player in the queue gets.
pub(super) struct Share {
    /// Index among the candidates.
    pub candidate: usize,
    /// Place in the queue, from 1.
    pub position: usize,
    pub money: Money,
    pub goods: String,
    pub why: Derivation,
}

/// The worth of a prize, to compare: the money first, then whether there are goods.
pub(super) type Worth = (Money, bool);

impl Share {
    pub(super) fn worth(&self) -> Worth {
        (self.money, !self.goods.is_empty())
    }
}

/// The shares of the players in the queue, in its order. `queue` is in the order of the standings. Players too far below to get
/// anything are left out.
pub(super) fn shares(
    list: &PrizeList,
    fund: &Fund,
    candidates: &[Candidate],
    queue: impl Iterator<Item = usize>,
) -> Vec<Share> {
    let competing = competing(list, fund, candidates, queue);
    let mut shares: Vec<Share> = Vec::with_capacity(competing.len());
    let mut start = 0;
    let together = |one: &(usize, &Candidate), other: &(usize, &Candidate)| match list.method {
        Method::ByPlace => one.1.place == other.1.place,
        Method::Equal | Method::Hort => are_level(one.1, other.1),
    };
    for group in competing.chunk_by(together) {
        let above = shares.last().map(|share| share.money);
        divide(list, fund, group, start, above, &mut shares);
        start += group.len();
    }
    shares
}

/// Whether two players have the same points and came equally far in a bracket.
fn are_level(one: &Candidate, other: &Candidate) -> bool {
    (one.stage, one.points) == (other.stage, other.points)
}

/// The head of the queue: as many players as there are prizes, and those tied with the last of them, if they share.
fn competing<'a>(
    list: &PrizeList,
    fund: &Fund,
    candidates: &'a [Candidate],
    queue: impl Iterator<Item = usize>,
) -> Vec<(usize, &'a Candidate)> {
    let mut competing: Vec<(usize, &Candidate)> = Vec::with_capacity(list.prizes.len());
    for index in queue {
        let Some(candidate) = candidates.get(index) else {
            continue;
        };
        let has_place = competing.len() < list.prizes.len();
        let is_tied = competing
            .last()
            .is_some_and(|(_, last)| match (list.method, fund.beyond) {
                (Method::Equal | Method::Hort, Beyond::Share) => are_level(last, candidate),
                _ => last.place == candidate.place,
            });
        if !has_place && !is_tied {
            break;
        }
        competing.push((index, candidate));
    }
    competing
}

/// A sum that neighbouring places divide equally: the exact part of each is `sum / of`.
struct Block {
    sum: Money,
    of: usize,
}

fn sum_of(list: &PrizeList, places: Range<usize>) -> Money {
    let prizes = list.prizes.iter().skip(places.start).take(places.len());
    prizes.map(|prize| prize.money).sum()
}

/// For each player of the group, the block of players whom the tie-breaks do not separate from them.
fn blocks(list: &PrizeList, group: &[(usize, &Candidate)], start: usize) -> Vec<Block> {
    let mut blocks = Vec::with_capacity(group.len());
    let mut at = start;
    for same in group.chunk_by(|one, other| one.1.place == other.1.place) {
        let sum = sum_of(list, at..at + same.len());
        let of = same.len();
        blocks.extend(same.iter().map(|_| Block { sum, of }));
        at += of;
    }
    blocks
}

fn wide(n: usize) -> u128 {
    u128::try_from(n).unwrap_or(u128::MAX)
}

/// The exact share rounded down to a multiple of `step` hundredths.
fn rounded(numerator: u128, denominator: u128, step: u64) -> Money {
    let step = u128::from(step);
    let steps = numerator
        .checked_div(denominator.saturating_mul(step))
        .unwrap_or(0);
    Money::from_cents(u64::try_from(steps * step).unwrap_or(0))
}

/// Divides the prizes of a group that begins after `start` places. Nobody gets more than `above`, the money of the player just
/// before the group.
fn divide(
    list: &PrizeList,
    fund: &Fund,
    group: &[(usize, &Candidate)],
    start: usize,
    above: Option<Money>,
    shares: &mut Vec<Share>,
) {
    let places = start..start + group.len();
    let pool = sum_of(list, places.clone());
    let (sum, tied) = (u128::from(pool.cents()), wide(group.len()));
    // A player who shares with nobody gets back what rounding takes off.
    let step = fund.rounding.cents();
    // Rounding puts nobody below the next place: everybody gets at least the next prize, which is never more than their part.
    let next = list.prizes.get(places.end);
    let next = next.map_or(Money::ZERO, |prize| prize.money);
    let first = shares.len();
    let goods_of = |place: usize| list.prizes.get(place).map(|prize| prize.goods.clone());
    for (place, ((index, _), block)) in places
        .clone()
        .zip(group.iter().zip(blocks(list, group, start)))
    {
        let (own, of) = (u128::from(block.sum.cents()), wide(block.of));
        let (numerator, denominator, own_half, part) = match list.method {
            Method::Hort => (
                own * tied + sum * of,
                2 * of * tied,
                rounded(own, 2 * of, 1),
                rounded(sum, 2 * tied, 1),
            ),
            Method::Equal | Method::ByPlace => (sum, tied, Money::ZERO, rounded(sum, tied, 1)),
        };
        shares.push(Share {
            candidate: *index,
            position: place + 1,
            money: rounded(numerator, denominator, step).max(next),
            goods: goods_of(place).unwrap_or_default(),
            why: Derivation {
                method: list.method,
                first: places.start + 1,
                last: places.end,
                tied: group.len(),
                prizes: list
                    .prizes
                    .iter()
                    .skip(places.start)
                    .take(places.len())
                    .map(|prize| prize.money)
                    .collect(),
                own: own_half,
                part,
                rounding: 0,
                by_place: rounded(own, of, 1),
                equal: rounded(sum, tied, 1),
            },
        });
    }
    let Some(mine) = shares.get_mut(first..) else {
        return;
    };
    give_rest(mine, pool, above);
    for share in mine {
        let terms = share.why.own + share.why.part;
        share.why.rounding = signed(share.money) - signed(terms);
    }
}

fn signed(money: Money) -> i64 {
    i64::try_from(money.cents()).unwrap_or(i64::MAX)
}

/// Gives what rounding left over to the best placed of the tied, as long as they do not get more than the player before them.
fn give_rest(mine: &mut [Share], pool: Money, above: Option<Money>) {
    let mut rest = pool.less(mine.iter().map(|share| share.money).sum());
    let mut limit = above;
    for share in mine {
        let most = limit.map_or(rest, |limit| limit.less(share.money).min(rest));
        share.money = share.money + most;
        rest = rest.less(most);
        limit = Some(share.money);
    }
}
