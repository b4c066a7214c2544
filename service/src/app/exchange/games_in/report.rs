//! A report on the games that were read, with the place of each.

use crate::{
    event::without_unseen,
    formats::pgn::PgnGame,
    rules::scoresheet::{Finding, FindingKind},
};

/// The place of an imported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// On this board.
    Board {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// On no board: neither the names nor round and board fit exactly one pairing.
    Nowhere,
    /// On no board: moves of that board are recorded already.
    Taken {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// On no board: the game does not begin with the initial position.
    OtherPosition,
}

/// The report on one game.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// Number in the text, from 1.
    pub number: usize,
    /// Line on which it begins, from 1.
    pub line: u32,
    /// White, as in the tags.
    pub white: String,
    /// Black, as in the tags.
    pub black: String,
    /// Number of half-moves read.
    pub plies: usize,
    /// Number of half-moves with a clock time.
    pub clocks: usize,
    /// Where the game is stored.
    pub placement: Placement,
    /// Remarks about the text, with line and column.
    pub findings: Vec<Finding>,
}

/// The report on a text.
#[derive(Clone, Debug, Default)]
pub struct GamesPreview {
    /// The games in their order.
    pub games: Vec<GameReport>,
}

impl GamesPreview {
    /// How many findings mean that moves or signs of the text would appear in no move list.
    #[must_use]
    pub fn losses(&self) -> usize {
        self.games
            .iter()
            .flat_map(|game| &game.findings)
            .filter(|finding| is_loss(finding))
            .count()
    }
}

fn is_loss(finding: &Finding) -> bool {
    finding.kind.breaks_record()
        || matches!(
            finding.kind,
            FindingKind::MovesNotRead { .. }
                | FindingKind::Form { .. }
                | FindingKind::MoreFaults { .. }
                | FindingKind::BadClock { .. }
                | FindingKind::VariationLeftOut
        )
}

/// The value of a tag, empty without it.
pub(super) fn tag<'a>(game: &'a PgnGame, name: &str) -> &'a str {
    game.tag(name).unwrap_or_default()
}

/// A text of a file as it may be stored and shown: without invisible characters, at most 200 characters.
pub(super) fn clean(text: &str) -> String {
    without_unseen(text).chars().take(200).collect()
}

impl GameReport {
    /// The report on the game with this number and this place.
    pub(super) fn of(number: usize, game: &PgnGame, placement: Placement) -> Self {
        Self {
            number,
            line: game.line,
            white: clean(tag(game, "White")),
            black: clean(tag(game, "Black")),
            plies: game.moves.len(),
            clocks: game.moves.iter().filter(|m| m.clock.is_some()).count(),
            placement,
            findings: game.findings.clone(),
        }
    }
}
