use std::{collections::BTreeMap, fs};

use super::*;
use crate::corpora_tests::corpora;

type Rounds = Vec<Vec<[u16; 2]>>;

pub(super) fn read<T: serde::de::DeserializeOwned>(name: &str) -> T {
    let path = corpora().join("systems/round-robin").join(name);
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// Single, double with the exchange and without it: all rounds, boards and colours, in the order of the tables.
#[test]
fn corpus_of_berger_tables_is_equal() {
    let tables: BTreeMap<u16, BTreeMap<String, Rounds>> = read("berger.json");
    assert!(tables.len() >= 10);
    for (participants, orders) in tables {
        assert_eq!(orders.len(), 3);
        for (name, expected) in orders {
            let schedule = match name.as_str() {
                "single" => Schedule::SINGLE,
                "double_swapped" => Schedule::DOUBLE,
                "double_plain" => Schedule::new(2, 1, false).unwrap(),
                other => panic!("unknown order {other}"),
            };
            let sorted = |rounds: Rounds| -> Rounds {
                let sort = |mut boards: Vec<[u16; 2]>| {
                    boards.sort_unstable();
                    boards
                };
                rounds.into_iter().map(sort).collect()
            };
            let given = sorted(rounds(schedule, participants));
            assert_eq!(given, sorted(expected), "{participants} {name}");
        }
    }
}

#[test]
fn corpus_of_varma_envelopes_is_equal() {
    let tables: BTreeMap<u16, BTreeMap<String, Vec<u16>>> = read("varma.json");
    assert!(tables.len() >= 4);
    for (participants, groups) in tables {
        let expected: Vec<Vec<u16>> = groups.into_values().collect();
        assert_eq!(envelopes(participants).unwrap().to_vec(), expected);
    }
}
