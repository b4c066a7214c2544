//! The corpora.

use super::*;
use crate::corpora_tests::corpora;

fn corpus(name: &str, every: usize) -> Vec<Question> {
    let file = corpora().join(format!("positions/{name}.csv"));
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().skip(1).step_by(every);
    lines.map(|line| Question::parse(line).unwrap()).collect()
}

/// Right answers, unknown ones, and how many were shown unwinnable by [`quick`]; wrong ones fail.
fn judge(questions: &[Question], budget: Budget) -> (usize, usize, usize) {
    let (mut right, mut unknown, mut seen_at_once) = (0, 0, 0);
    for Question {
        position,
        winner,
        expected,
    } in questions
    {
        let expected = expected.unwrap();
        let at_once = quick(position, *winner).is_some();
        assert!(!(at_once && expected), "{position:?} {winner}");
        seen_at_once += usize::from(at_once);
        match answer(position, *winner, budget) {
            Some(found) => {
                assert_eq!(found, expected, "{position:?} {winner}");
                right += 1;
            }
            None => unknown += 1,
        }
    }
    (right, unknown, seen_at_once)
}

/// In the dev profile only a sample.
fn every(dev: usize) -> usize {
    if cfg!(debug_assertions) { dev } else { 1 }
}

#[test]
fn corpus_of_real_flag_falls_is_settled_whole() {
    for name in ["timeouts-real", "timeouts-unwinnable"] {
        let questions = corpus(name, every(80));
        let (right, unknown, _) = judge(&questions, Budget::FLAG_FALL);
        println!("{name}: {right} right of {}", questions.len());
        assert_eq!(unknown, 0);
    }
}

#[test]
fn corpus_of_hard_positions_is_never_wrong() {
    let questions = corpus("hard", every(30));
    let (right, unknown, at_once) = judge(&questions, SMALL);
    println!("hard: {right} right, {unknown} unknown, {at_once} unwinnable at once");
    let unwinnable = questions
        .iter()
        .filter(|asked| asked.expected == Some(false))
        .count();
    assert!(at_once * 4 >= unwinnable * 3);
    assert!(unknown * 10 <= questions.len());
}

/// Run on 23 November 2026: 1,804 right, none undetermined, with the budget of a flag fall already; 7,359,708 positions
/// looked at in all, 501,249 at most for one question.
#[test]
#[ignore = "minutes in the release profile"]
fn corpus_of_hard_positions_with_patience() {
    let questions = corpus("hard", 1);
    let (right, unknown, _) = judge(&questions, Budget::of_nodes(10_000_000));
    println!("hard: {right} right, {unknown} unknown");
    assert_eq!(unknown, 0);
}
