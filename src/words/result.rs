//! Results, byes, and a participant's round in one sign: a dash for a game, a slash for a forfeit.

use crate::{
    event::{BoardResult, Bye, ByeNames, Outcome, RoundEntry},
    i18n::Words,
};

/// White's sign, the separator, Black's sign; `None` for an adjourned game.
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

/// Message key of the result in words.
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

/// Why somebody has no game in a round, in a few words of their event. In a schedule they are simply free, and in a club the
/// full-point bye is for a duty.
#[must_use]
pub fn bye(t: Words, bye: Bye, names: ByeNames) -> String {
    t.get(match (bye, names) {
        (Bye::ZeroPoint, ByeNames::Schedule) => "bye-free",
        (Bye::FullPoint, ByeNames::Club) => "bye-duty",
        (Bye::PairingAllocated, _) => "bye-allocated",
        (Bye::FullPoint, _) => "bye-full-point",
        (Bye::HalfPoint, _) => "bye-half-point",
        (Bye::ZeroPoint, _) => "bye-zero-point",
    })
}

/// Why somebody has no game, in a short form: `bye`, `inc.`
#[must_use]
pub fn bye_short(t: Words, bye: Bye, names: ByeNames) -> String {
    t.get(match (bye, names) {
        (Bye::FullPoint, ByeNames::Club) => "bye-duty-short",
        _ => "bye-short",
    })
}

/// A participant's round in one sign: `1`, `½`, `0`, `+`, `–`.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    /// A full-point bye in the Keizer system is a duty, and a round without a game in a schedule is free; everything else has
    /// the same name everywhere.
    #[test]
    fn rounds_without_a_game_are_called_as_their_event_does() {
        use ByeNames::{Club, Schedule, Usual};
        for (kind, names, italian, english) in [
            (Bye::PairingAllocated, Club, "bye", "bye"),
            (Bye::FullPoint, Usual, "bye da un punto", "full-point bye"),
            (
                Bye::FullPoint,
                Schedule,
                "bye da un punto",
                "full-point bye",
            ),
            (
                Bye::FullPoint,
                Club,
                "incarico per il club (1 punto)",
                "duty for the club (1 point)",
            ),
            (Bye::HalfPoint, Club, "bye da mezzo punto", "half-point bye"),
            (Bye::ZeroPoint, Usual, "assente", "absent"),
            (Bye::ZeroPoint, Club, "assente", "absent"),
            (Bye::ZeroPoint, Schedule, "turno libero", "free"),
        ] {
            let said = [Lang::It, Lang::En].map(|lang| bye(Words(lang), kind, names));
            assert_eq!(said, [italian, english], "{kind:?} {names:?}");
            let short = bye_short(Words(Lang::It), kind, names);
            let is_duty = (kind, names) == (Bye::FullPoint, Club);
            assert_eq!(short, if is_duty { "inc." } else { "bye" });
        }
    }
}
