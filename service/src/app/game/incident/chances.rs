//! Whether the opponent can still mate, which many judgements need first.
//!
//! The search is limited by the amount of work, not by time, so that every machine gives the same answer. The answer to
//! a longer search, which the arbiter asked for, is remembered, because the confirmation asks the same question again.

use std::sync::{Mutex, PoisonError};

use crate::{
    event::{Colour, Halt},
    rules::{
        Chess, Color,
        can_mate::{Budget, Verdict as Mate, can_mate, can_mate_while},
        history::Game,
        mate_possibility::MatePossibility,
        position::color,
    },
};

/// Limit of the search for a mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// The short search, for which one waits at the board.
    #[default]
    AtTheBoard,
    /// The longer search, after the short one found no answer.
    Further,
}

impl Search {
    /// Reads the field `search` of a page.
    pub(super) fn from_code(code: &str) -> Self {
        if code == "further" {
            Self::Further
        } else {
            Self::AtTheBoard
        }
    }

    const fn budget(self) -> Budget {
        match self {
            Self::AtTheBoard => Budget::FLAG_FALL,
            Self::Further => Budget::PATIENT,
        }
    }
}

/// A position with its answer.
type Known = ((Chess, Color), Mate);

/// Answers of longer searches, the newest last.
static FOUND: Mutex<Vec<Known>> = Mutex::new(Vec::new());
/// Maximum answers that are remembered.
const KEPT: usize = 32;

fn found(asked: &(Chess, Color)) -> Option<Mate> {
    let known = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let same = known.iter().find(|(question, _)| question == asked);
    same.map(|(_, mate)| mate.clone())
}

fn keep(asked: (Chess, Color), mate: &Mate) {
    let mut known = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    known.retain(|(question, _)| *question != asked);
    known.push((asked, mate.clone()));
    let excess = known.len().saturating_sub(KEPT);
    known.drain(..excess);
}

/// Whether the opponent of `colour` can mate. It does not search if the game is over already.
pub(super) fn opponent(
    game: &Game,
    colour: Colour,
    search: Search,
) -> (MatePossibility, Option<Mate>) {
    if game.has_ended() {
        return (MatePossibility::Unknown, None);
    }
    let asked = (game.position().clone(), color(colour).other());
    let before = match search {
        Search::AtTheBoard => None,
        Search::Further => found(&asked),
    };
    let mate = before.unwrap_or_else(|| {
        let mate = can_mate(&asked.0, asked.1, search.budget());
        if search == Search::Further {
            keep(asked, &mate);
        }
        mate
    });
    (MatePossibility::from(&mate), Some(mate))
}

/// Makes the longer search whether the opponent of `colour` can mate, until `halt` stops it. The answer is remembered
/// for the judgement, unless the search was stopped.
pub fn search_on(game: &Game, colour: Colour, halt: &Halt) {
    let asked = (game.position().clone(), color(colour).other());
    if game.has_ended() || found(&asked).is_some() {
        return;
    }
    let go_on = || !halt.is_due();
    let mate = can_mate_while(&asked.0, asked.1, Search::Further.budget(), &go_on);
    if !halt.is_due() {
        keep(asked, &mate);
    }
}
