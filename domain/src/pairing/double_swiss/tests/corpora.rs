use std::fs;

use super::*;
use crate::{
    corpora_tests::corpora,
    pairing::state_tests::{State, states},
};

fn equal(file: &str, least: usize) {
    let path = corpora().join("systems/double-swiss").join(file);
    let states: Vec<State> = states(&fs::read_to_string(path).unwrap());
    assert!(states.len() >= least);
    for state in states {
        let (table, round) = state.before_match();
        let given = pair(&table, round);
        assert_eq!(
            given.clone().ok().map(sorted),
            state.expected(),
            "{}",
            state.id
        );
        assert_eq!(given, pair_as_a_whole(&table, round), "{}", state.id);
    }
}

#[test]
fn corpus_of_clean_rounds_is_equal() {
    equal("clean.jsonl", 503);
}

#[test]
fn corpus_of_rounds_with_forfeits_is_equal() {
    equal("forfeits.jsonl", 304);
}
