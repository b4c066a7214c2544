//! What both systems report of the boards of a round, counted once more.

use std::cmp::Reverse;

use super::told::{asked, cases};
use crate::{
    event::{Crosstable, Points, RoundNumber, Tpn},
    pairing::{Pair, RoundReport, Seat, Why, burstein, by_brackets::Verdict, dubov},
};

/// 2.3: the values of a bracket are counted from its boards and players; 1.7 and 1.8 of C.04.4.1: so are those of the players.
#[test]
fn values_are_those_of_the_boards() {
    for case in cases(9, 0..200) {
        let RoundReport::Dubov(report) = case.solved.report() else {
            continue;
        };
        let member = |tpn: &Tpn| match case.solved.why(*tpn).unwrap().unwrap() {
            Why::Dubov(dubov::Reason::Game(game)) => {
                let own = game.members.iter().find(|member| member.tpn == *tpn);
                own.unwrap().clone()
            }
            other => panic!("{other:?}"),
        };
        let planned = case.before.rounds_planned();
        for bracket in &report.brackets {
            let residents = bracket.residents.iter().map(member);
            assert!(
                residents
                    .clone()
                    .all(|member| member.score == bracket.score)
            );
            let up: Vec<dubov::Member> = bracket.upfloaters.iter().map(member).collect();
            for member in up.iter().cloned().chain(residents) {
                assert_eq!(member.average, average(&case.before, member.tpn));
                let ups = upfloats(&case.before, case.round, member.tpn);
                let count = ups.iter().filter(|up| **up).count();
                assert_eq!(member.upfloats, u32::try_from(count).unwrap());
                assert_eq!(member.upfloated_last, ups.last() == Some(&true));
                let most = 2 + usize::from(planned) / 5;
                assert_eq!(member.is_maximum_upfloater, count >= most);
            }
            let number = |count: usize| vec![i32::try_from(count).unwrap()];
            let mut scores: Vec<i32> = up.iter().map(|member| -member.score.halves()).collect();
            scores.sort_unstable_by_key(|score| Reverse(*score));
            let bad = bracket.pairs.iter();
            let bad = bad.filter(|pair| pair.white.colour == pair.black.colour);
            let mut values = vec![
                ("C5", number(up.len())),
                ("C6", scores),
                ("C7", number(bad.count())),
            ];
            if case.round.get() < planned {
                let maximum = up.iter().filter(|member| member.is_maximum_upfloater);
                let upfloats: u32 = maximum.clone().map(|member| member.upfloats).sum();
                let last = up.iter().filter(|member| member.upfloated_last);
                values.extend([
                    ("C8", number(maximum.count())),
                    ("C9", vec![i32::try_from(upfloats).unwrap()]),
                    ("C10", number(last.count())),
                ]);
            }
            let told = bracket
                .criteria
                .iter()
                .map(|(c, v)| (c.number(), v.clone()));
            assert_eq!(told.collect::<Vec<_>>(), values);
        }
    }
}

/// 1.7: the average rating of the opponents met over the board, rounded half up.
fn average(table: &Crosstable, tpn: Tpn) -> Option<u32> {
    let entries = table.participants()[tpn.index()].entries.iter();
    let met = entries.filter(|entry| entry.is_meeting());
    let ratings = met.filter_map(|entry| table.participants()[entry.opponent()?.index()].rating);
    let ratings: Vec<f64> = ratings.map(|rating| f64::from(rating.get())).collect();
    let games = f64::from(u32::try_from(ratings.len()).unwrap());
    let rounded = format!("{:.0}", (ratings.iter().sum::<f64>() / games + 0.5).floor());
    (!ratings.is_empty()).then(|| rounded.parse().unwrap())
}

/// For each round before this one, whether the opponent had more points then.
fn upfloats(table: &Crosstable, round: RoundNumber, tpn: Tpn) -> Vec<bool> {
    let before = (1..round.get()).filter_map(RoundNumber::new);
    let score = |tpn: Tpn, earlier: RoundNumber| {
        let entries = table.participants()[tpn.index()].entries.iter();
        let sum: Points = entries
            .take(earlier.index())
            .map(|entry| table.scoring.points(*entry))
            .sum();
        (sum - table.deducted(tpn, earlier.get() - 1)).max(Points::ZERO)
    };
    let up = |earlier: RoundNumber| {
        let opponent = table.entry(tpn, earlier).and_then(|entry| entry.opponent());
        opponent.is_some_and(|opponent| score(tpn, earlier) < score(opponent, earlier))
    };
    before.map(up).collect()
}

/// C.04.4.1, 3.2.6 and 4.4: a member of S1 passes those members of S2 with smaller numbers who have not been taken by an
/// earlier one.
#[test]
fn a_board_tells_whom_it_passed_in_a_transposition() {
    let (mut barred, mut needed) = (0, 0);
    for case in cases(9, 0..200) {
        let RoundReport::Dubov(report) = case.solved.report() else {
            continue;
        };
        let game = |tpn: Tpn| match case.solved.why(tpn).unwrap().unwrap() {
            Why::Dubov(dubov::Reason::Game(game)) => *game,
            other => panic!("{other:?}"),
        };
        for bracket in &report.brackets {
            let games: Vec<_> = bracket
                .pairs
                .iter()
                .map(|pair| game(pair.pair.white))
                .collect();
            let mut free: Vec<Tpn> = games.iter().map(|game| game.members[1].tpn).collect();
            free.sort_unstable();
            for (place, game) in (1..).zip(&games) {
                assert_eq!((game.place, &game.bracket), (place, bracket));
                let [one, two] = [0, 1].map(|at| game.members[at].tpn);
                let passed = free.iter().take_while(|tpn| **tpn != two).map(|tpn| {
                    let seat = Seat::Pair(Pair {
                        white: one,
                        black: *tpn,
                    });
                    match asked(&case.solved, seat).verdict {
                        Verdict::Barred(rule) => (*tpn, Some(rule)),
                        _ => (*tpn, None),
                    }
                });
                let passed: Vec<_> = passed.collect();
                barred += passed.iter().filter(|(_, rule)| rule.is_some()).count();
                needed += passed.iter().filter(|(_, rule)| rule.is_none()).count();
                assert_eq!(game.passed, passed);
                free.retain(|tpn| *tpn != two);
            }
        }
    }
    assert!(barred > 20 && needed > 5, "{barred} {needed}");
}

/// C.04.4.2, 1.8 and 4: the members of a bracket are numbered by index and pairing number. Each of them, from the first, passes
/// those who come after their opponent and are still free.
#[test]
fn a_board_tells_whom_it_passed_in_the_ranking() {
    let (mut barred, mut open) = (0, 0);
    for case in cases(9, 0..200) {
        let RoundReport::Burstein(report) = case.solved.report() else {
            continue;
        };
        let game = |tpn: Tpn| match case.solved.why(tpn).unwrap().unwrap() {
            Why::Burstein(burstein::Reason::Game(game)) => *game,
            other => panic!("{other:?}"),
        };
        for (at, bracket) in report.brackets.iter().enumerate() {
            let key = |tpn: &Tpn| {
                let game = game(*tpn);
                let own = game.members.iter().find(|member| member.tpn == *tpn);
                (Reverse(own.unwrap().index), *tpn)
            };
            assert!(bracket.members.is_sorted_by_key(key));
            let mut free = bracket.members.clone();
            for one in &bracket.members {
                let pair = bracket.pairs.iter().map(|pair| pair.pair);
                let own = pair.clone().find(|p| p.white == *one || p.black == *one);
                if !free.contains(one) {
                    continue;
                }
                free.retain(|tpn| tpn != one);
                let Some(own) = own else {
                    assert!(bracket.floaters.contains(one));
                    continue;
                };
                let two = if own.white == *one {
                    own.black
                } else {
                    own.white
                };
                let game = game(*one);
                let place = |tpn: Tpn| bracket.members.iter().position(|m| *m == tpn);
                let places = [place(*one), place(two)].map(|place| place.unwrap() + 1);
                assert_eq!((game.places, &game.bracket), (places, bracket));
                let passed = free.iter().rev().take_while(|tpn| **tpn != two).map(|tpn| {
                    let seat = Seat::Pair(Pair {
                        white: *one,
                        black: *tpn,
                    });
                    match asked(&case.solved, seat).verdict {
                        Verdict::Barred(rule) => (*tpn, Some(rule)),
                        _ => (*tpn, None),
                    }
                });
                let passed: Vec<_> = passed.collect();
                barred += passed.iter().filter(|(_, rule)| rule.is_some()).count();
                open += passed.iter().filter(|(_, rule)| rule.is_none()).count();
                assert_eq!(game.passed, passed);
                free.retain(|tpn| *tpn != two);
            }
            // C5 to C8 as they stand in the bracket and the following one.
            let halves = |floaters: &[Tpn]| -> Vec<i32> {
                let score = |tpn: &Tpn| {
                    let members = game(*tpn).members;
                    let own = members.into_iter().find(|member| member.tpn == *tpn);
                    own.unwrap().score.halves()
                };
                let mut scores: Vec<i32> = floaters.iter().map(score).collect();
                scores.sort_unstable_by_key(|score| Reverse(*score));
                scores
            };
            let number = |count: usize| i32::try_from(count).unwrap();
            let next = report.brackets.get(at + 1);
            let again = next.map_or(&[][..], |next| &next.floaters);
            let mut ahead = vec![number(again.len())];
            ahead.extend(halves(again));
            let bad = bracket.pairs.iter().filter(|pair| {
                pair.white.colour.is_some() && pair.white.colour == pair.black.colour
            });
            let told = bracket
                .criteria
                .iter()
                .map(|(c, v)| (c.number(), v.clone()));
            let values = vec![
                ("C5", vec![number(bracket.floaters.len())]),
                ("C6", halves(&bracket.floaters)),
                ("C7", ahead),
                ("C8", vec![number(bad.count())]),
            ];
            assert_eq!(told.collect::<Vec<_>>(), values);
        }
    }
    assert!(barred > 20 && open > 5, "{barred} {open}");
}
