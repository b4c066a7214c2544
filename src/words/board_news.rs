//! News about a participant's board, in a sentence: for feeds and push messages.

use crate::{
    app::tournament::personal::{PersonalRound, PersonalView},
    event::{BoardNews, Bye, PersonName},
    i18n::Words,
};

use super::result;

/// A name as everybody may see it, in one line.
#[must_use]
pub fn name(t: Words, name: &PersonName) -> String {
    match name.withheld_number() {
        Some(number) => t.with_one("player-withheld", "number", number),
        None => format!("{} {}", name.surname(), name.given())
            .trim_end()
            .to_owned(),
    }
}

/// The participant's board in a round, in a sentence.
#[must_use]
pub fn published(t: Words, view: &PersonalView, round: &PersonalRound) -> String {
    match (&round.opponent, round.board, round.colour) {
        (Some(opponent), Some(board), Some(colour)) => {
            let fields = [
                ("round", round.round.to_string()),
                ("board", board.to_string()),
                ("colour", colour.code().to_owned()),
                ("name", name(t, opponent.name())),
            ];
            t.with("news-board", &fields)
        }
        _ => {
            let bye = round.bye.unwrap_or(Bye::ZeroPoint);
            let words = result::bye(t, bye, view.summary.bye_names());
            t.with_two("news-no-game", "round", round.round, "words", words)
        }
    }
}

/// The push message about a round. `None` if it is out of date: the round was taken back or published since, or the participant
/// had withdrawn before it.
#[must_use]
pub fn told(t: Words, view: &PersonalView, news: BoardNews, round: i32) -> Option<String> {
    if view.withdrawn_after.is_some_and(|last| last < round) {
        return None;
    }
    let mut rounds = view.rounds.iter();
    let found = rounds.find(|one| i32::from(one.round) == round);
    match (news, found) {
        (BoardNews::Published, Some(found)) => Some(published(t, view, found)),
        (BoardNews::TakenBack, None) => Some(t.with_one("board-news-taken-back", "round", round)),
        (BoardNews::Published, None) | (BoardNews::TakenBack, Some(_)) => None,
    }
}
