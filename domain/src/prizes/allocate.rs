//! Who takes which prize, if nobody may get more than one.
//!
//! Everybody takes the highest of their prizes, after sharing. A player who takes a prize leaves the other lists, and this changes
//! the shares of those who stay there. So the highest prize of all is given first, then the next: at that moment nobody can get
//! more elsewhere. If shares rise later and somebody would now prefer another of their prizes, they may change, until nobody
//! wants to.

use std::cmp::Reverse;

use super::{
    Allocation, Award, Candidate, Fund, Money, Whose,
    share::{Share, Worth, shares},
};

/// Divides the fund among the candidates, who are in the order of the standings. `named` has the special prizes with a named
/// winner: index of the list, index of the candidate.
#[must_use]
pub fn allocate(fund: &Fund, candidates: &[Candidate], named: &[(usize, usize)]) -> Allocation {
    let mut hall = Hall::new(fund, candidates);
    let is_settled = !fund.one_each || hall.settle();
    let mut awards: Vec<Award> = Vec::new();
    for list in 0..fund.lists.len() {
        let won = hall.shares(list, None).into_iter().filter(is_something);
        awards.extend(won.map(|share| hall.award(list, share)));
        awards.extend(special(fund, list, named));
    }
    Allocation { awards, is_settled }
}

fn is_something(share: &Share) -> bool {
    share.worth() > (Money::ZERO, false)
}

/// The prize of a special list for the candidate who was named; `None` for other lists and if nobody was named.
fn special(fund: &Fund, list: usize, named: &[(usize, usize)]) -> Option<Award> {
    let prizes = fund.lists.get(list)?;
    if !matches!(prizes.whose, Whose::Special(_)) {
        return None;
    }
    let (_, candidate) = named.iter().find(|(of, _)| *of == list)?;
    let prize = prizes.prizes.first()?;
    Some(Award {
        candidate: *candidate,
        list,
        position: 1,
        money: prize.money,
        goods: prize.goods.clone(),
        why: super::Derivation {
            first: 1,
            last: 1,
            tied: 1,
            prizes: vec![prize.money],
            part: prize.money,
            by_place: prize.money,
            equal: prize.money,
            ..super::Derivation::default()
        },
        passed: Vec::new(),
        left: None,
    })
}

/// Which list comes first among prizes of equal worth; the greatest comes first. The fund says whether the general list or the
/// others come first; otherwise the order of the lists decides.
type ListRank = (bool, Reverse<usize>);

/// An offer of a prize; the greatest is taken first. It compares the worth of the prize, then its list, then who stands higher.
type Offer = (Worth, ListRank, Reverse<usize>);

/// The most changes of choice. If the choices settle at all, few change; after this many they go round in a circle.
const MOST_REGRETS: usize = 2_000;

/// The candidates and the lists that they compete for.
struct Hall<'a> {
    fund: &'a Fund,
    candidates: &'a [Candidate],
    /// The candidates who compete for each list, in the order of the standings.
    members: Vec<Vec<usize>>,
    /// The list whose prize each candidate takes; `None` until they have chosen.
    choice: Vec<Option<usize>>,
}

impl<'a> Hall<'a> {
    fn new(fund: &'a Fund, candidates: &'a [Candidate]) -> Self {
        let members = fund.lists.iter().map(|list| {
            let all = candidates.iter().enumerate();
            let mine = all.filter(|(_, candidate)| list.takes(candidate, fund));
            mine.map(|(index, _)| index).collect()
        });
        Self {
            fund,
            candidates,
            members: members.collect(),
            choice: vec![None; candidates.len()],
        }
    }

    fn chosen(&self, who: usize) -> Option<usize> {
        self.choice.get(who).copied().flatten()
    }

    fn choose(&mut self, who: usize, list: Option<usize>) {
        if let Some(choice) = self.choice.get_mut(who) {
            *choice = list;
        }
    }

    /// The shares of a list among the members who did not take another prize, and among them `also` in any case.
    fn shares(&self, list: usize, also: Option<usize>) -> Vec<Share> {
        let (Some(prizes), Some(members)) = (self.fund.lists.get(list), self.members.get(list))
        else {
            return Vec::new();
        };
        let queue = members.iter().copied().filter(|who| {
            !self.fund.one_each
                || Some(*who) == also
                || self.chosen(*who).is_none_or(|chosen| chosen == list)
        });
        shares(prizes, self.fund, self.candidates, queue)
    }

    /// What a candidate gets, or would get, from a list.
    fn worth(&self, list: usize, who: usize) -> Worth {
        let mut shares = self.shares(list, Some(who)).into_iter();
        let mine = shares.find(|share| share.candidate == who);
        mine.map_or((Money::ZERO, false), |share| share.worth())
    }

    /// The rank of a list, to choose between two equal prizes.
    fn rank(&self, list: usize) -> ListRank {
        let is_general = self
            .fund
            .lists
            .get(list)
            .is_some_and(|list| list.whose == Whose::General);
        (is_general == self.fund.general_first, Reverse(list))
    }

    /// Lets everybody choose; `false` if the choices never settle.
    fn settle(&mut self) -> bool {
        self.take_highest();
        for _ in 0..MOST_REGRETS {
            let Some((who, list)) = self.regret() else {
                return true;
            };
            self.choose(who, Some(list));
            self.give_up_nothing();
            self.take_highest();
        }
        false
    }

    /// Gives the highest prize that a candidate without a prize may take, and repeats this until there is no more.
    fn take_highest(&mut self) {
        loop {
            let mut best: Option<(Offer, usize)> = None;
            for list in 0..self.fund.lists.len() {
                for share in self.shares(list, None).into_iter().filter(is_something) {
                    if self.chosen(share.candidate).is_some() {
                        continue;
                    }
                    let rank = (share.worth(), self.rank(list), Reverse(share.candidate));
                    if best.as_ref().is_none_or(|(found, _)| rank > *found) {
                        best = Some((rank, list));
                    }
                }
            }
            let Some(((_, _, Reverse(who)), list)) = best else {
                return;
            };
            self.choose(who, Some(list));
        }
    }

    /// The first candidate who would prefer another prize now, and its list.
    fn regret(&self) -> Option<(usize, usize)> {
        let takers = self.choice.iter().enumerate();
        for (who, chosen) in takers.filter_map(|(who, chosen)| Some((who, (*chosen)?))) {
            let mine = self.worth(chosen, who);
            let others = self.others(who, chosen);
            let better = others.max_by_key(|(list, worth)| (*worth, self.rank(*list)));
            if let Some((list, _)) = better.filter(|(_, worth)| *worth > mine) {
                return Some((who, list));
            }
        }
        None
    }

    /// The other lists that a candidate competes for, with what each would give them.
    fn others(&self, who: usize, chosen: usize) -> impl Iterator<Item = (usize, Worth)> {
        let lists = self.members.iter().enumerate();
        lists
            .filter(move |(list, members)| *list != chosen && members.binary_search(&who).is_ok())
            .map(move |(list, _)| (list, self.worth(list, who)))
    }

    /// Lets candidates who no longer get anything from their chosen list compete for all lists again.
    fn give_up_nothing(&mut self) {
        let gone: Vec<usize> = self
            .choice
            .iter()
            .enumerate()
            .filter_map(|(who, chosen)| Some((who, (*chosen)?)))
            .filter(|(who, chosen)| self.worth(*chosen, *who) == (Money::ZERO, false))
            .map(|(who, _)| who)
            .collect();
        for who in gone {
            self.choose(who, None);
        }
    }

    fn award(&self, list: usize, share: Share) -> Award {
        let who = share.candidate;
        let one_each = self.fund.one_each;
        let before = self.members.get(list).into_iter().flatten();
        let passed = before.copied().filter(|other| {
            *other < who && one_each && self.chosen(*other).is_some_and(|chosen| chosen != list)
        });
        let left = self
            .others(who, list)
            .filter(|(_, worth)| one_each && *worth > (Money::ZERO, false))
            .max_by_key(|(list, worth)| (*worth, Reverse(*list)));
        Award {
            candidate: who,
            list,
            position: share.position,
            money: share.money,
            goods: share.goods,
            why: share.why,
            passed: passed.collect(),
            left: left.map(|(list, (money, _))| (list, money)),
        }
    }
}
