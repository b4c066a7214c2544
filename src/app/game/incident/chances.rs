//! Whether the opponent can still mate, which many judgements ask first.

use std::time::Duration;

use crate::{
    event::Colour,
    rules::{
        can_mate::{Budget, Verdict as Mate, can_mate_while},
        history::Game,
        mate_possibility::MatePossibility,
        position::color,
    },
    time::Deadline,
};

/// How long the arbiter waits for the answer whether a player can still mate.
const PATIENCE: Duration = Duration::from_millis(1_900);

/// Whether the opponent of `colour` can mate; not searched when the game is over already.
pub(super) fn opponent(game: &Game, colour: Colour) -> (MatePossibility, Option<Mate>) {
    if game.has_ended() {
        return (MatePossibility::Unknown, None);
    }
    let deadline = Deadline::within(PATIENCE);
    let winner = color(colour).other();
    let go_on = || deadline.is_ahead();
    let mate = can_mate_while(game.position(), winner, Budget::FLAG_FALL, &go_on);
    (MatePossibility::from(&mate), Some(mate))
}
