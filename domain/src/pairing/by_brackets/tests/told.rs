//! The explanations of both systems: each part is found once more from the crosstable or from another answer.

use std::{cmp::Reverse, sync::Arc};

use crate::{
    event::{Bye, Colour, Crosstable, Halt, Points, RoundEntry, RoundNumber, Tpn, Watch},
    pairing::{
        Concern, Engine, HandMade, Impossible, Level, Pair, RoundPairing, RoundReport, Rule, Seat,
        Solved, Why, WhyNot,
        burstein::{self, Index},
        by_brackets::{Answer, ByeOrder, Verdict},
        check::before_round,
        dubov,
        generate::{Options, generate},
    },
};

pub(super) type Named = Answer<&'static str, &'static str>;

/// The answer with the numbers of the criteria and the articles of the steps.
pub(super) fn asked(solved: &Solved, instead: Seat) -> Named {
    fn named<C, S>(
        answer: Answer<C, S>,
        number: fn(C) -> &'static str,
        article: fn(S) -> &'static str,
    ) -> Named {
        let verdict = match answer.verdict {
            Verdict::AsPaired => Verdict::AsPaired,
            Verdict::Barred(rule) => Verdict::Barred(rule),
            Verdict::ByeBarred => Verdict::ByeBarred,
            Verdict::NotPaired => Verdict::NotPaired,
            Verdict::NoCompletePairing => Verdict::NoCompletePairing,
            Verdict::Bye { taker, by } => Verdict::Bye { taker, by },
            Verdict::Worse {
                score,
                criterion,
                ruled,
                instead,
            } => Verdict::Worse {
                score,
                criterion: number(criterion),
                ruled,
                instead,
            },
            Verdict::Later { score, step } => Verdict::Later {
                score,
                step: article(step),
            },
        };
        Answer {
            instead: answer.instead,
            verdict,
            met_in: answer.met_in,
            both_want: answer.both_want,
        }
    }
    match solved.why_not(instead).unwrap() {
        WhyNot::Dubov(answer) => named(answer, dubov::Criterion::number, dubov::Step::article),
        WhyNot::Burstein(answer) => {
            named(answer, burstein::Criterion::number, burstein::Step::article)
        }
        other => panic!("{other:?}"),
    }
}

/// Score, boards and values of every bracket.
type Told = (Points, Vec<Pair>, Vec<(&'static str, Vec<i32>)>);

fn told(solved: &Solved) -> Vec<Told> {
    match solved.report() {
        RoundReport::Dubov(report) => {
            let brackets = report.brackets.into_iter().map(|bracket| {
                let values = bracket.criteria.into_iter().map(|(c, v)| (c.number(), v));
                let pairs = bracket.pairs.iter().map(|pair| pair.pair);
                (bracket.score, pairs.collect(), values.collect())
            });
            brackets.collect()
        }
        RoundReport::Burstein(report) => {
            let brackets = report.brackets.into_iter().map(|bracket| {
                let values = bracket.criteria.into_iter().map(|(c, v)| (c.number(), v));
                let pairs = bracket.pairs.iter().map(|pair| pair.pair);
                (bracket.score, pairs.collect(), values.collect())
            });
            brackets.collect()
        }
        other => panic!("{other:?}"),
    }
}

/// Sort key for the bye (3.1); the player with the least key comes first.
type ByeKey = (Points, Reverse<usize>, Option<Index>, Reverse<Tpn>);

fn bye_key(solved: &Solved, tpn: Tpn) -> ByeKey {
    match solved.why(tpn).unwrap().unwrap() {
        Why::Dubov(reason) => {
            let members = match reason {
                dubov::Reason::Game(game) => game.members.to_vec(),
                dubov::Reason::Bye(bye) => vec![bye.member],
            };
            let own = members.iter().find(|member| member.tpn == tpn).unwrap();
            (own.score, Reverse(own.colours.len()), None, Reverse(tpn))
        }
        Why::Burstein(reason) => {
            let members = match reason {
                burstein::Reason::Game(game) => game.members.to_vec(),
                burstein::Reason::Bye(bye) => vec![bye.member],
            };
            let own = members.iter().find(|member| member.tpn == tpn).unwrap();
            let index = Some(own.index);
            (own.score, Reverse(own.colours.len()), index, Reverse(tpn))
        }
        other => panic!("{other:?}"),
    }
}

/// A paired round of a small field.
pub(super) struct Case {
    pub before: Crosstable,
    pub round: RoundNumber,
    engine: Engine,
    pub solved: Solved,
    pairing: RoundPairing,
    /// Participants in the round.
    seated: Vec<Tpn>,
}

/// Rounds of small fields by both systems.
pub(super) fn cases(participants: u16, seeds: std::ops::Range<u64>) -> Vec<Case> {
    let mut cases = Vec::new();
    for seed in seeds {
        let (before, round) = super::hard_field(participants - 3, participants, seed);
        for engine in [Engine::Dubov, Engine::Burstein] {
            if engine.in_round(&before, round) != engine {
                continue;
            }
            let Ok(solved) = engine.solve(&before, round, &Halt::never()) else {
                continue;
            };
            let open = (0..).zip(before.participants());
            let open = open.filter(|(_, p)| p.entries.len() <= round.index());
            cases.push(Case {
                seated: open.filter_map(|(at, _)| Tpn::from_index(at)).collect(),
                pairing: solved.pairing(),
                before: before.clone(),
                round,
                engine,
                solved,
            });
        }
    }
    cases
}

/// C2: a pairing-allocated bye, or as many points as a win without a game.
fn is_barred(table: &Crosstable, tpn: Tpn) -> bool {
    let entries = &table.participants()[tpn.index()].entries;
    entries.iter().any(|entry| match entry {
        RoundEntry::Bye(Bye::PairingAllocated) => true,
        RoundEntry::Bye(_) | RoundEntry::Forfeit { .. } => {
            table.scoring.points(*entry) >= table.scoring.win
        }
        _ => false,
    })
}

/// The colour that a player must have (1.6): they had the other one twice more, or twice in a row.
fn absolute(table: &Crosstable, tpn: Tpn) -> Option<Colour> {
    let entries = table.participants()[tpn.index()].entries.iter();
    let played = entries.filter(|entry| entry.is_meeting());
    let colours: Vec<Colour> = played.filter_map(|entry| entry.colour()).collect();
    let had = |colour| colours.iter().filter(|c| **c == colour).count();
    let [white, black] = [Colour::White, Colour::Black].map(had);
    match colours.as_slice() {
        _ if white >= black + 2 => Some(Colour::Black),
        _ if black >= white + 2 => Some(Colour::White),
        [.., a, b] if a == b => Some(!*a),
        _ => None,
    }
}

/// C.04.4.1 and C.04.4.2, 3.1: a player who comes before the one with the bye is barred (C2) or needed for the others (C4); a
/// player who comes after is put there by the first value that differs.
#[test]
fn the_bye_tells_whom_it_passed_and_why() {
    let (mut barred_ones, mut needed_ones) = (0, 0);
    let mut orders = std::collections::HashSet::new();
    for case in cases(9, 0..160) {
        let solved = &case.solved;
        let bye = |tpn| asked(solved, Seat::Bye(tpn)).verdict;
        let Some(taker) = case.pairing.bye else {
            for tpn in &case.seated {
                assert_eq!(bye(*tpn), Verdict::ByeBarred, "an even field has no bye");
            }
            continue;
        };
        let (field, mut told) = match solved.why(taker).unwrap().unwrap() {
            Why::Dubov(dubov::Reason::Bye(bye)) => (bye.field, [bye.barred, bye.needed]),
            Why::Burstein(burstein::Reason::Bye(bye)) => (bye.field, [bye.barred, bye.needed]),
            other => panic!("{other:?}"),
        };
        assert_eq!(
            (field, solved.size()),
            (case.seated.len(), case.seated.len())
        );
        let own = bye_key(solved, taker);
        let (mut barred, mut needed) = (Vec::new(), Vec::new());
        for tpn in case.seated.iter().copied().filter(|tpn| *tpn != taker) {
            let key = bye_key(solved, tpn);
            let verdict = bye(tpn);
            let by = if key.0 != own.0 {
                ByeOrder::Score
            } else if key.1 != own.1 {
                ByeOrder::Games
            } else if key.2 != own.2 {
                ByeOrder::Index
            } else {
                ByeOrder::Number
            };
            if is_barred(&case.before, tpn) {
                assert_eq!(verdict, Verdict::ByeBarred);
                barred.extend((key < own).then_some(tpn));
            } else if key < own {
                assert_eq!(verdict, Verdict::NoCompletePairing);
                needed.push(tpn);
            } else if verdict != Verdict::NoCompletePairing {
                assert_eq!(verdict, Verdict::Bye { taker, by });
                orders.insert(by);
            }
        }
        told.iter_mut().for_each(|tpns| tpns.sort_unstable());
        barred_ones += barred.len();
        needed_ones += needed.len();
        assert_eq!(told, [barred, needed]);
    }
    assert!(
        barred_ones > 3 && needed_ones > 0,
        "{barred_ones} {needed_ones}"
    );
    assert_eq!(orders.len(), 4, "{orders:?}");
}

/// C.04.1 art. 9: a question about another pair is answered with the round in which the two met, the colour that both must
/// have, or the value of the bracket that it would make worse.
#[test]
fn a_pair_that_was_not_made_is_told_what_speaks_against_it() {
    let (mut clashes, mut meetings, mut worse, mut later) = (0, 0, 0, 0);
    for case in cases(9, 0..60) {
        let brackets = told(&case.solved);
        for (at, one) in case.seated.iter().enumerate() {
            for two in &case.seated[at + 1..] {
                let [one, two] = [*one, *two];
                let met = |other: Tpn, own: Tpn| {
                    let mut entries = case.before.participants()[own.index()].entries.iter();
                    let at = entries.position(|e| e.is_meeting() && e.opponent() == Some(other));
                    at.and_then(RoundNumber::from_index)
                };
                let instead = Seat::Pair(Pair {
                    white: one,
                    black: two,
                });
                let answer = asked(&case.solved, instead);
                assert_eq!(answer.instead, instead);
                assert_eq!(answer.met_in, met(one, two));
                let is_met = answer.verdict == Verdict::Barred(Rule::AlreadyMet);
                assert_eq!(is_met, answer.met_in.is_some());
                meetings += usize::from(is_met);
                let due = absolute(&case.before, one);
                // The prohibition of the event comes first.
                let is_forbidden = answer.verdict == Verdict::Barred(Rule::Forbidden);
                let is_free = !is_met && !is_forbidden;
                let clashing = is_free && due.is_some() && due == absolute(&case.before, two);
                let is_clash = answer.verdict == Verdict::Barred(Rule::SameAbsoluteColour);
                assert_eq!(is_clash, clashing);
                assert_eq!(answer.both_want, due.filter(|_| clashing));
                clashes += usize::from(clashing);
                match answer.verdict {
                    Verdict::Worse {
                        score,
                        criterion,
                        ruled,
                        instead,
                    } => {
                        let values = brackets.iter().find(|told| told.0 == score).unwrap();
                        assert!(values.2.contains(&(criterion, ruled.clone())));
                        assert!(ruled < instead, "{criterion} {ruled:?} {instead:?}");
                        worse += 1;
                    }
                    Verdict::Later { score, .. } => {
                        assert!(brackets.iter().any(|told| told.0 == score));
                        later += usize::from(score > Points::ZERO);
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(
        clashes > 5 && meetings > 50 && worse > 50 && later > 20,
        "{clashes} {meetings} {worse} {later}"
    );
}

/// A solved round belongs to its own table and round only, and a question is stopped by its own halt.
#[test]
fn a_solved_round_is_of_its_own_table_and_number() {
    struct Over;
    impl Watch for Over {
        fn is_over(&self) -> bool {
            true
        }
        fn reached(&self, _done: usize, _of: usize) {}
    }
    let mut stopped = 0;
    for case in cases(9, 0..12) {
        let Case {
            before,
            round,
            engine,
            solved,
            ..
        } = &case;
        let later = RoundNumber::new(round.get() + 1).unwrap();
        let mut other = before.clone();
        other.initial_colour = other.initial_colour.map(|colour| !colour);
        assert!(solved.is_of(before, *round, *engine));
        assert!(!solved.is_of(before, later, *engine));
        assert!(!solved.is_of(&other, *round, *engine));
        assert_eq!(solved.size(), case.seated.len());
        let halted = solved.asked(&Halt::by(Arc::new(Over)));
        for two in &case.seated[1..] {
            let seat = Seat::Pair(Pair {
                white: case.seated[0],
                black: *two,
            });
            // A question that needs no new pairing is answered all the same.
            let is_short = matches!(
                asked(solved, seat).verdict,
                Verdict::AsPaired | Verdict::Barred(_)
            );
            let answer = halted.why_not(seat);
            assert_eq!(answer == Err(Impossible::Stopped), !is_short);
            stopped += usize::from(!is_short);
        }
        assert_eq!(halted.pairing(), case.pairing);
    }
    assert!(stopped > 20, "{stopped}");
}

/// C.04.1 art. 9: for a round made by hand, the answer names the boards and the bye that differ, and what speaks against them,
/// the strongest first.
#[test]
fn a_round_made_by_hand_tells_what_is_its_own() {
    let (mut turned_boards, mut barred_takers) = (0, 0);
    for case in cases(9, 0..40) {
        let (solved, ruled) = (&case.solved, &case.pairing);
        assert_eq!(solved.by_hand(ruled), HandMade::default());
        for place in 0..ruled.pairs.len() {
            let mut hand = ruled.clone();
            let pair = hand.pairs[place];
            let turned = Pair {
                white: pair.black,
                black: pair.white,
            };
            hand.pairs[place] = turned;
            let judged = solved.by_hand(&hand);
            assert_eq!(
                (&judged.differing, judged.other_bye),
                (&vec![turned], false)
            );
            let last = *judged.concerns.last().unwrap();
            let expected = [
                Concern::ColoursTurned(turned),
                Concern::BothAgainstDue(turned),
            ];
            assert!(expected.contains(&last), "{last:?}");
            turned_boards += 1;
        }
        let Some(taker) = ruled.bye else { continue };
        for place in 0..ruled.pairs.len() {
            let mut hand = ruled.clone();
            let own = std::mem::replace(&mut hand.pairs[place].white, taker);
            hand.bye = Some(own);
            let judged = solved.by_hand(&hand);
            assert_eq!(judged.differing, [hand.pairs[place]]);
            assert!(judged.other_bye && !judged.is_as_ruled());
            let barred = judged.concerns.contains(&Concern::ByeBarred(own));
            assert_eq!(barred, is_barred(&case.before, own));
            barred_takers += usize::from(barred);
            let levels: Vec<Level> = judged.concerns.iter().map(|c| c.level()).collect();
            assert!(levels.is_sorted_by(|a, b| a >= b), "{levels:?}");
        }
    }
    assert!(turned_boards > 50 && barred_takers > 5);
}

/// C.04.4.1, 4.2 to 4.4: a pairing that would come later in the order is reported with its step. In round 1 of eight players
/// the halves meet: 1 and 6 are a later transposition, and for 1 and 2 somebody is shifted.
#[test]
fn what_comes_later_is_told_with_its_step() {
    let options = Options {
        participants: 8,
        rounds: 3,
        engine: Engine::Dubov,
        half_point_byes: 0,
        absences: 0,
        late_entries: 0,
        withdrawals: 0,
        ..Options::default()
    };
    let first = RoundNumber::FIRST;
    let (before, _) = before_round(&generate(&options, 1).unwrap(), first);
    let solved = Engine::Dubov.solve(&before, first, &Halt::never()).unwrap();
    for (white, black, step) in [(1, 6, "4.4"), (2, 5, "4.4"), (1, 2, "4.3"), (7, 8, "4.3")] {
        let seat = Seat::Pair(Pair {
            white: Tpn::new(white).unwrap(),
            black: Tpn::new(black).unwrap(),
        });
        let score = Points::ZERO;
        assert_eq!(asked(&solved, seat).verdict, Verdict::Later { score, step });
    }
}
