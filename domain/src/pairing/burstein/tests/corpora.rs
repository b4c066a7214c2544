use std::{collections::BTreeMap, fs};

use super::*;
use crate::{
    corpora_tests::corpora,
    pairing::state_tests::{State, states},
};

fn equal(file: &str, least: usize) {
    let path = corpora().join("systems/burstein").join(file);
    let states: Vec<State> = states(&fs::read_to_string(path).unwrap());
    assert!(states.len() >= least);
    for state in states {
        let (table, round) = state.before();
        assert!(!is_seeding(&table, round));
        let given = pair(&table, round);
        assert_eq!(
            given.clone().ok().map(sorted),
            state.expected(),
            "{}",
            state.id
        );
        assert_eq!(given, pair_as_a_whole(&table, round), "{}", state.id);
        let text = oracle::pair(&table, round).map(sorted);
        assert_eq!(given.ok().map(sorted), text, "{}", state.id);
    }
}

#[test]
fn corpus_of_clean_rounds_is_equal() {
    equal("clean.jsonl", 400);
}

#[test]
fn corpus_of_rounds_with_forfeits_is_equal() {
    equal("forfeits.jsonl", 200);
}

/// 4.3: all pairings of some players, in the order of the example in the text.
#[test]
fn corpus_of_orders_is_equal() {
    let path = corpora().join("systems/burstein/order.json");
    let text = fs::read_to_string(path).unwrap();
    let orders: BTreeMap<String, Vec<Vec<(usize, usize)>>> = serde_json::from_str(&text).unwrap();
    assert!(orders.len() >= 3);
    for (name, order) in orders {
        let numbers: Vec<usize> = name.split(' ').filter_map(|n| n.parse().ok()).collect();
        let [players, pairs] = numbers[..] else {
            panic!("{name}");
        };
        let members: Vec<usize> = (1..=players).collect();
        let of_text = oracle::in_order(&members, &|_, _| true);
        let of_text = of_text.into_iter().filter(|(made, _)| made.len() == pairs);
        let of_text: Vec<Vec<(usize, usize)>> = of_text
            .map(|(mut made, over)| {
                made.extend(over.into_iter().map(|player| (player, 0)));
                made.sort_unstable();
                made
            })
            .collect();
        assert_eq!(order, of_text, "{name}");
        let places = order.iter().map(|pairs| {
            let bracket = bracket::Bracket {
                members: members.clone(),
                pairs: pairs.iter().copied().filter(|(_, b)| *b > 0).collect(),
                ..bracket::Bracket::default()
            };
            quality::order(&bracket)
        });
        assert!(places.is_sorted_by(|one, two| one < two), "{name}");
    }
}
