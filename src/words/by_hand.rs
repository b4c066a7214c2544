//! A round made by hand, in words: objections to its seats, changed criteria, and why a change is refused.

use crate::{
    app::{Refusal, tournament::by_hand::Against},
    event::Points,
    i18n::Words,
    pairing::{Concern, CriterionChange, dutch::Edition},
};

use super::{bracket, points};

/// An objection to a seat.
#[must_use]
pub fn sentence(t: Words, against: &Against) -> String {
    let name = |place: usize| against.names.get(place).map_or("", String::as_str);
    let pair = || t.with_two("by-hand-pair", "white", name(0), "black", name(1));
    match against.concern {
        Concern::Rematch(_, round) => {
            t.with_two("by-hand-rematch", "pair", pair(), "round", round.get())
        }
        Concern::Forbidden(_) => t.with_one("by-hand-forbidden", "pair", pair()),
        Concern::ByeBarred(_) => t.with_one("by-hand-bye-barred", "name", name(0)),
        Concern::ThirdColour(_) => t.with_one("by-hand-third-colour", "name", name(0)),
        Concern::ColourDifference(_) => t.with_one("by-hand-colour-difference", "name", name(0)),
        Concern::BothAgainstDue(_) => t.with_one("by-hand-both-against-due", "pair", pair()),
        Concern::ColoursTurned(_) => t.with_one("by-hand-colours-turned", "pair", pair()),
    }
}

/// All objections to the seats of a change, one sentence after the other.
#[must_use]
pub fn sentences(t: Words, against: &[Against]) -> String {
    let all = against.iter().map(|one| sentence(t, one));
    all.collect::<Vec<_>>().join(" ")
}

/// A criterion that the change by hand affects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriterionWords {
    /// `C6`.
    pub number: &'static str,
    /// The meaning of the criterion, and its bracket.
    pub name: String,
    /// The value by the rules.
    pub ruled: String,
    /// The value of the change by hand.
    pub by_hand: String,
    /// Whether the change by hand made it worse.
    pub is_worse: bool,
}

/// A criterion that the change by hand affects; `names` are the participants concerned now.
#[must_use]
pub fn criterion(
    t: Words,
    edition: Edition,
    change: &CriterionChange,
    names: &[String],
) -> CriterionWords {
    let what = t.get(bracket::criterion_key(change.criterion));
    let group = |score: Points| t.with_one("by-hand-group", "points", points::plain(score));
    let name = match change.score {
        Some(score) => format!("{what}, {}", group(score)),
        None => what,
    };
    let value = |values: &[i32]| bracket::values(change.criterion, values);
    CriterionWords {
        number: change.criterion.number(edition),
        name: if names.is_empty() {
            name
        } else {
            format!("{name}: {}", names.join(", "))
        },
        ruled: value(&change.ruled),
        by_hand: value(&change.by_hand),
        is_worse: change.is_worse(),
    }
}

/// Why a draft is not changed by hand, or a round is not taken back.
#[must_use]
pub fn refused(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::ByHandNotBegun => t.get("refusal-by-hand-not-begun"),
        Refusal::ByHandBegun => t.get("refusal-by-hand-begun"),
        Refusal::AgainstRules(against) => sentences(t, against),
        Refusal::NotInDraft { name } => t.with_one("refusal-not-in-draft", "name", name),
        Refusal::NothingToSwap { names: [one, two] } => {
            t.with_two("refusal-nothing-to-swap", "one", one, "two", two)
        }
        Refusal::NoSeat { name } => t.with_one("refusal-no-seat", "name", name),
        Refusal::HasSeat { name } => t.with_one("refusal-has-seat", "name", name),
        Refusal::ByeGiven { name } => t.with_one("refusal-bye-given", "name", name),
        Refusal::WithoutSeat { names } => t.with_two(
            "refusal-without-seat",
            "n",
            names.len(),
            "names",
            names.join(", "),
        ),
        Refusal::NextDrafted { round } => t.with_two(
            "refusal-next-drafted",
            "round",
            round,
            "next",
            round.saturating_add(1),
        ),
        Refusal::RoundBegun { round, boards } => {
            let list: Vec<String> = boards.iter().map(ToString::to_string).collect();
            t.with_three(
                "refusal-round-begun",
                "round",
                round,
                "n",
                boards.len(),
                "boards",
                list.join(", "),
            )
        }
        _ => String::new(),
    }
}
