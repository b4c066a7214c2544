//! Following the answers through a tree.

use thiserror::Error;

use super::finding::Finding;
use super::question::{Answer, Facts, Question, Then, Tree};

/// A question that was answered, by the facts or by the arbiter.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub question: &'static Question,
    pub answer: &'static Answer,
    /// Whether the facts gave the answer.
    pub is_known: bool,
}

/// How far the answers lead.
#[derive(Clone, Debug)]
pub struct Walked {
    /// The questions that were answered, in order.
    pub steps: Vec<Step>,
    /// The question that is still open, if any.
    pub open: Option<&'static Question>,
    /// The finding, once no question is open.
    pub finding: Option<Finding>,
}

/// An answer that the question does not have, such as three quarters of a point (10.2).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("question {question:?} has no answer {answer:?}")]
pub struct WalkError {
    pub question: &'static str,
    /// The answer that was given.
    pub answer: String,
}

/// Follows the answers from the first question. `answered` gives the arbiter's answer to a question by its name, or an empty text if
/// there is no answer. Answers to questions that are not on the way are ignored.
///
/// # Errors
/// [`WalkError`] for an answer that its question does not have.
pub fn walk(
    tree: &Tree,
    facts: &Facts,
    answered: impl Fn(&str) -> String,
) -> Result<Walked, WalkError> {
    let mut walked = Walked {
        steps: Vec::new(),
        open: tree.first(),
        finding: None,
    };
    while let Some(question) = walked.open {
        let known = (question.known)(facts);
        let given = known.map_or_else(|| answered(question.code), str::to_owned);
        if given.is_empty() {
            return Ok(walked);
        }
        let mut answers = question.open(facts.edition);
        let Some(answer) = answers.find(|answer| answer.code == given) else {
            return Err(WalkError {
                question: question.code,
                answer: given,
            });
        };
        walked.steps.push(Step {
            question,
            answer,
            is_known: known.is_some(),
        });
        walked.open = match &answer.then {
            Then::Ask(next) => tree.question(next),
            Then::Find(finding) => {
                walked.finding = Some(*finding);
                None
            }
        };
    }
    Ok(walked)
}
