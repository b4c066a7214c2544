//! The arbiter's announcement of a decision to each player: one sentence in the player's language.

use crate::{
    app::game::{
        decision::{Decision, Outcome, Side},
        incident::Event,
    },
    event::{Colour, PublicPerson},
    i18n::{Lang, Words},
};

use super::languages;

/// The language of a player, by their federation. It is English if no language has that federation, and the reader's if no
/// federation is known.
pub fn language_of(reader: Words, person: &PublicPerson) -> Words {
    person.federation.as_ref().map_or(reader, |federation| {
        languages::of_federation(federation.code()).unwrap_or(Words(Lang::En))
    })
}

/// The sentence for the player of this colour.
pub fn told(t: Words, decision: &Decision, player: Colour) -> String {
    let player = Side::from(player);
    let who = if decision.by == Some(player) {
        "by"
    } else {
        "other"
    };
    let event = match decision.event {
        Event::Flag(_) => "flag",
        Event::Resignation(_) => "resignation",
        Event::Illegal(_) => "illegal",
        Event::Claim(_) => "claim",
        Event::Sealed(_) => "sealed",
        _ => "other",
    };
    let by_result = |winner: Option<Side>| match winner {
        None => "drawn",
        Some(winner) if winner == player => "won",
        Some(_) => "lost",
    };
    let sentence = match &decision.outcome {
        Outcome::EarlierEnd { winner, .. } => {
            t.get(&format!("told-{}-earlier", by_result(*winner)))
        }
        Outcome::Won { winner, .. } => t.with_one(
            &format!("told-{}", by_result(Some(*winner))),
            "event",
            event,
        ),
        Outcome::Drawn { .. } => t.with_two("told-drawn", "event", event, "who", who),
        Outcome::TimeAdded { to, seconds, .. }
        | Outcome::ClaimWrong {
            to,
            seconds: Some(seconds),
            ..
        } => {
            let key = if *to == player {
                "told-time-gained"
            } else {
                "told-time-given"
            };
            let time = t.n("ruling-minutes", seconds / 60);
            t.with_two(key, "event", event, "time", time)
        }
        Outcome::ClaimRight { .. } => t.with_one("told-claim-right", "who", who),
        Outcome::Legal => t.with_one("told-legal", "who", who),
        Outcome::Continues => t.get("told-continues"),
        _ => super::decision::headline(t, decision),
    };
    match decision.article.as_str() {
        "" | "–" => sentence,
        article => format!("{sentence} {}", t.with_one("article", "article", article)),
    }
}
