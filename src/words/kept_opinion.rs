//! A kept second opinion: its badge, and its facts.

use crate::{app::second_opinion::KeptOpinion, event::CheckVerdict, i18n::Words};

use super::moment;

/// The text of the badge of a kept answer.
#[must_use]
pub fn badge(t: Words, kept: &KeptOpinion) -> String {
    match kept.verdict {
        CheckVerdict::Verified => {
            let rounds = usize::try_from(kept.rounds).unwrap_or(0);
            t.n("check-badge-verified", rounds)
        }
        CheckVerdict::Differs => t.get("check-badge-differs"),
        CheckVerdict::Incomplete => t.get("check-badge-incomplete"),
    }
}

/// The kept facts of an answer: term and value.
#[must_use]
pub fn facts(t: Words, kept: &KeptOpinion) -> Vec<(String, String)> {
    let or_dash = |text: &str| match text {
        "" => "–".to_owned(),
        text => text.replace(',', ", "),
    };
    let after = kept.ranked_after.map(|after| after.to_string());
    let made = moment::local(kept.made_at).date();
    let facts = [
        ("check-kept-rounds", kept.rounds.to_string()),
        ("check-kept-boards", kept.boards_differ.to_string()),
        ("check-kept-system", or_dash(&kept.system)),
        ("check-kept-players", kept.players.to_string()),
        (
            "check-kept-after",
            or_dash(after.as_deref().unwrap_or_default()),
        ),
        ("check-kept-places", kept.places_differ.to_string()),
        ("check-kept-tie-breaks", or_dash(&kept.tie_breaks)),
        ("check-kept-date", moment::date(t, made)),
        ("check-kept-digest", kept.sha256.clone()),
    ];
    facts.map(|(key, value)| (t.get(key), value)).to_vec()
}
