//! Results, byes and what a round was for one participant: a dash for a game, a slash for a forfeit.

use crate::{
    event::{BoardResult, Bye, Outcome, RoundEntry},
    i18n::Words,
};

/// White's sign, the separator, Black's sign; nothing for an adjourned game.
#[must_use]
pub const fn signs(result: BoardResult) -> Option<(&'static str, &'static str, &'static str)> {
    Some(match result {
        BoardResult::WhiteWins | BoardResult::WhiteWinsUnrated => ("1", "–", "0"),
        BoardResult::Draw | BoardResult::DrawUnrated => ("½", "–", "½"),
        BoardResult::BlackWins | BoardResult::BlackWinsUnrated => ("0", "–", "1"),
        BoardResult::WhiteWinsByForfeit => ("+", "/", "–"),
        BoardResult::BlackWinsByForfeit => ("–", "/", "+"),
        BoardResult::DoubleForfeit => ("–", "/", "–"),
        BoardResult::BothLose => ("0", "–", "0"),
        BoardResult::WhiteDrawsBlackLoses => ("½", "–", "0"),
        BoardResult::WhiteLosesBlackDraws => ("0", "–", "½"),
        BoardResult::Adjourned => return None,
    })
}

/// `1–0`, `½–½`, `+/–`, or the short word for an adjourned game.
#[must_use]
pub fn glyphs(t: Words, result: BoardResult) -> String {
    signs(result).map_or_else(
        || t.get("result-adjourned-short"),
        |(white, dash, black)| format!("{white}{dash}{black}"),
    )
}

/// Key of the message that says the result in words.
#[must_use]
pub const fn words_key(result: BoardResult) -> &'static str {
    match result {
        BoardResult::WhiteWins => "result-white-wins",
        BoardResult::Draw => "result-draw",
        BoardResult::BlackWins => "result-black-wins",
        BoardResult::WhiteWinsByForfeit => "result-white-wins-forfeit",
        BoardResult::BlackWinsByForfeit => "result-black-wins-forfeit",
        BoardResult::DoubleForfeit => "result-double-forfeit",
        BoardResult::BothLose => "result-both-lose",
        BoardResult::WhiteDrawsBlackLoses => "result-white-draws-black-loses",
        BoardResult::WhiteLosesBlackDraws => "result-white-loses-black-draws",
        BoardResult::WhiteWinsUnrated => "result-white-wins-unrated",
        BoardResult::DrawUnrated => "result-draw-unrated",
        BoardResult::BlackWinsUnrated => "result-black-wins-unrated",
        BoardResult::Adjourned => "result-adjourned",
    }
}

/// A bye in one or two words.
#[must_use]
pub fn bye(t: Words, bye: Bye) -> String {
    t.get(match bye {
        Bye::PairingAllocated => "bye-allocated",
        Bye::FullPoint => "bye-full-point",
        Bye::HalfPoint => "bye-half-point",
        Bye::ZeroPoint => "bye-zero-point",
    })
}

/// Why somebody has no game in a round: in a schedule whoever has none is free.
#[must_use]
pub fn without_game(t: Words, bye_of: Bye, is_schedule: bool) -> String {
    match bye_of {
        Bye::ZeroPoint if is_schedule => t.get("bye-free"),
        other => bye(t, other),
    }
}

/// What a round was for a participant, in one sign: `1`, `½`, `0`, `+`, `–`.
#[must_use]
pub const fn sign(entry: RoundEntry) -> &'static str {
    match entry {
        RoundEntry::Played {
            outcome: Outcome::Win,
            ..
        } => "1",
        RoundEntry::Played {
            outcome: Outcome::Draw,
            ..
        } => "½",
        RoundEntry::Played {
            outcome: Outcome::Loss,
            ..
        } => "0",
        RoundEntry::Forfeit { won: true, .. } => "+",
        RoundEntry::Forfeit { won: false, .. } => "–",
        RoundEntry::Pending { .. } => "·",
        RoundEntry::Bye(_) => "",
    }
}
