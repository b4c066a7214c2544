//! The signal of an adjourned game in the arbiter's panel: the envelope to fill in or to open, the sealed move to record
//! (Guidelines I).

use crate::{
    app::game::{
        decision::{Decision, Detail, Outcome, Stood},
        incident::Kind,
        view::GameView,
    },
    event::BoardResult,
    i18n::Words,
    rules::laws::Rule,
    web::{page::game::game_view::Signal, view::Law},
    words::stood::in_letters,
};

/// The newest decision of this kind that counts.
fn decided(view: &GameView, kind: Kind) -> Option<&Decision> {
    let lines = view.incidents.iter().rev();
    let mut standing = lines.filter(|line| line.kind == kind && line.stands());
    standing.find_map(|line| line.detail.as_ref().and_then(Detail::decision))
}

/// The position of the envelope as part of an address; empty unless it was set up by hand.
fn set_up(at: &Stood) -> String {
    let query = at.board.as_ref().map(|fen| [("fen", fen)]);
    let query = query.and_then(|query| serde_urlencoded::to_string(query).ok());
    query.map_or_else(String::new, |query| format!("?{query}"))
}

/// The signal of an adjourned game; `base` is the address of the game.
pub(super) fn adjourned_signal(t: Words, view: &GameView, base: &str) -> Option<Signal> {
    if view.board.result != Some(BoardResult::Adjourned) {
        return None;
    }
    let plies = view.game.plies();
    let envelope = decided(view, Kind::Adjourned);
    let opened = decided(view, Kind::Sealed);
    let to_play = opened.and_then(|decision| match &decision.outcome {
        Outcome::SealedMove { played } if played.ply == plies + 1 => Some(played),
        _ => None,
    });
    let (rule, text, check) = match (envelope, to_play, opened) {
        (_, Some(played), _) => {
            let written = in_letters(t, &played.san);
            let query = serde_urlencoded::to_string([("written", &written)]).unwrap_or_default();
            let text = t.with_one("signal-sealed-move", "move", written);
            let link = format!("{base}?{query}#move");
            (
                Rule::EnvelopeOpened,
                text,
                Some(("signal-record-sealed", link)),
            )
        }
        (Some(envelope), None, None) => {
            let link = format!("{base}/sealed{}", set_up(&envelope.at));
            let text = t.get("signal-adjourned-envelope");
            (Rule::Resumption, text, Some(("signal-open-envelope", link)))
        }
        (None, None, None) => {
            let text = t.get("signal-adjourned-bare");
            let link = format!("{base}/adjourn");
            (
                Rule::EnvelopeData,
                text,
                Some(("signal-fill-envelope", link)),
            )
        }
        (_, None, Some(_)) => (Rule::Resumption, t.get("signal-resumed"), None),
    };
    let edition = view.game.edition();
    Some(Signal {
        tag: None,
        title: t.get("result-adjourned"),
        article: Law::cited(t, edition, edition.article(rule)),
        text,
        meter: None,
        check,
    })
}
