use std::fs;

use super::*;
use crate::{
    corpora_tests::corpora,
    pairing::state_tests::{State, states},
};

/// The rounds on which two other programs agree.
#[test]
fn corpus_of_rounds_is_equal() {
    let path = corpora().join("systems/lim/agree.jsonl");
    let states: Vec<State> = states(&fs::read_to_string(path).unwrap());
    assert!(states.len() >= 90);
    for state in states {
        let (table, round) = state.before();
        let given = pair(&table, round).map(sorted).ok();
        assert_eq!(given, state.expected(), "{}", state.id);
    }
}
