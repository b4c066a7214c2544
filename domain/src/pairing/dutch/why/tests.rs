use super::{
    super::{Alternative, Edition, Explained, Verdict},
    first_difference,
};
use crate::{
    event::{RoundNumber, Tpn},
    pairing::{
        Engine,
        check::before_round,
        generate::{Dice, Hard, Options, generate},
    },
};

fn options(seed: u64, edition: Edition) -> Options {
    let mut dice = Dice::new(seed);
    let participants = dice.between(4, if seed.is_multiple_of(8) { 90 } else { 34 });
    let rounds = dice.between(2, 9.min(participants - 2));
    Options {
        participants,
        rounds: u8::try_from(rounds).unwrap(),
        engine: Engine::Dutch(edition),
        baku: dice.per_mille(150),
        draws: dice.between(50, 700),
        forfeits: dice.between(0, 100),
        half_point_byes: dice.between(0, 80),
        full_point_byes: dice.between(0, 20),
        withdrawals: dice.between(0, 30),
        forbidden_groups: dice.between(0, 4),
        ..Options::default()
    }
}

fn question(dice: &mut Dice, participants: usize) -> Alternative {
    let mut anybody = || {
        let place = dice.below(u16::try_from(participants).unwrap());
        Tpn::from_index(usize::from(place)).unwrap()
    };
    let (one, two) = (anybody(), anybody());
    match dice.below(6) {
        0 => Alternative::Bye(one),
        1 => Alternative::Downfloat(one),
        _ => Alternative::Pair(one, two),
    }
}

#[test]
fn answers_are_those_of_a_round_paired_anew() {
    let full = std::env::var_os("TRATTO_FULL").is_some();
    let (mut worse, mut later, mut asked) = (0, 0, 0);
    for seed in 0..if full { 3000 } else { 9 } {
        for edition in Edition::ALL {
            let options = options(seed, edition);
            let Ok(table) = generate(&options, seed) else {
                continue;
            };
            let mut dice = Dice::new(seed);
            for round in (1..=table.rounds_paired()).filter_map(RoundNumber::new) {
                let (before, _) = before_round(&table, round);
                let Ok(explained) = Explained::new(&before, round, edition) else {
                    continue;
                };
                for _ in 0..12 {
                    let alternative = question(&mut dice, table.participants().len());
                    let answer = explained.why_not(alternative).unwrap();
                    assert_eq!(
                        answer,
                        explained.why_not_exactly(alternative),
                        "seed {seed} {edition:?} round {round} {alternative:?}"
                    );
                    asked += 1;
                    worse += usize::from(matches!(answer, Verdict::Worse { .. }));
                    later += usize::from(matches!(answer, Verdict::Later { .. }));
                }
            }
        }
    }
    assert!(
        asked > 500 && worse > asked / 5 && later > asked / 20,
        "{asked} {worse} {later}"
    );
}

/// Questions about hard fields are answered as if the round were paired anew; by the rules of 2026 this is never needed.
#[test]
fn hard_fields_are_not_paired_anew() {
    let (mut asked, mut quick) = (0, 0);
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let hard = Hard::any(dice.between(4, 24), &mut dice);
        let (table, round) = (hard.table(seed).unwrap(), hard.round().unwrap());
        for edition in Edition::ALL {
            let Ok(explained) = Explained::new(&table, round, edition) else {
                continue;
            };
            for _ in 0..6 {
                let alternative = question(&mut dice, table.participants().len());
                let answer = explained.why_not_exactly(alternative);
                let Ok(field) = explained.demanded(alternative) else {
                    continue;
                };
                let found = first_difference(&explained.field, &field, &explained.made);
                asked += 1;
                quick += usize::from(found.is_some());
                let by_pairing = edition == Edition::Fide2017 && found.is_none();
                assert!(
                    by_pairing || found.as_ref() == Some(&answer),
                    "seed {seed} {edition:?} {alternative:?}: {found:?} for {answer:?}"
                );
            }
        }
    }
    assert!(asked > 300 && quick > 100, "{quick} of {asked}");
}

/// In a field of a thousand no question stays open: neighbours, the first against the last, players one to three scoregroups
/// apart, byes and downfloats, in the first, a middle and the last round.
#[test]
fn a_thousand_players_get_their_answers() {
    for edition in Edition::ALL {
        let options = Options {
            participants: 1000,
            rounds: 5,
            engine: Engine::Dutch(edition),
            ..Options::default()
        };
        let table = generate(&options, 1000).unwrap();
        for round in [1, 3, 5].into_iter().filter_map(RoundNumber::new) {
            let (before, _) = before_round(&table, round);
            let explained = Explained::new(&before, round, edition).unwrap();
            let brackets = explained.report().brackets;
            let order: Vec<Tpn> = brackets.iter().flat_map(|b| b.residents.clone()).collect();
            let last = order.len() - 1;
            let middle: Vec<Tpn> = brackets
                .iter()
                .map(|b| b.residents[b.residents.len() / 2])
                .collect();
            let mut questions = vec![
                Alternative::Pair(order[0], order[last]),
                Alternative::Pair(order[0], order[1]),
                Alternative::Pair(order[last / 2], order[last / 2 + 1]),
                Alternative::Pair(order[last - 1], order[last]),
                Alternative::Bye(order[0]),
                Alternative::Bye(order[last]),
                Alternative::Downfloat(order[0]),
                Alternative::Downfloat(order[last / 2]),
            ];
            for apart in 1..=3 {
                let pairs = middle.iter().zip(middle.iter().skip(apart));
                questions.extend(pairs.map(|(a, b)| Alternative::Pair(*a, *b)));
            }
            for alternative in questions {
                let answer = explained.why_not(alternative).unwrap();
                assert_ne!(
                    answer,
                    Verdict::Unsettled,
                    "{edition:?} {round} {alternative:?}"
                );
            }
            if round == RoundNumber::FIRST {
                let first_and_last = Alternative::Pair(order[0], order[last]);
                assert!(matches!(
                    explained.why_not(first_and_last),
                    Ok(Verdict::Later { .. })
                ));
            }
        }
    }
}

/// A player who may meet nobody below, because the event forbids it, never counts as surely paired.
#[test]
fn forbidden_opponents_are_none_below() {
    use super::surely_completes;
    use crate::{
        event::{Colour, Crosstable, Forbidden, Participant, ScoringSystem},
        pairing::dutch::field::Field,
    };
    let nobody = Participant {
        rating: None,
        entries: Vec::new(),
    };
    let round = RoundNumber::FIRST;
    let mut table = Crosstable::new(vec![nobody; 6], 5, ScoringSystem::STANDARD).unwrap();
    for is_sure in [true, false] {
        let field = Field::new(&table, round, Edition::Fide2026, Colour::White);
        assert_eq!(surely_completes(&field, &[0], &[1, 2, 3, 4, 5], 1), is_sure);
        table.forbidden.push(Forbidden {
            first: round,
            last: round,
            members: (0..6).filter_map(Tpn::from_index).collect(),
        });
    }
}
