//! Whether the opponent can still mate, which many judgements ask first.
//!
//! How far the search goes is a matter of work, not of time, so that every machine gives the same answer. What an arbiter
//! let go on is remembered: confirming it asks the same question again.

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

/// How far the arbiter lets the search go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Search {
    /// As long as one waits at the board.
    #[default]
    AtTheBoard,
    /// On, after that search came to no answer.
    Further,
}

impl Search {
    /// What the field `search` of a page says.
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

/// A question and its answer.
type Known = ((Chess, Color), Mate);

/// Answers of searches that went on, the newest last.
static FOUND: Mutex<Vec<Known>> = Mutex::new(Vec::new());
/// How many of them are kept.
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

/// Whether the opponent of `colour` can mate; not searched when the game is over already.
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

/// Searches on whether the opponent of `colour` can mate, until `halt` stops it. The answer is remembered for the
/// judgement, unless it was stopped.
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
