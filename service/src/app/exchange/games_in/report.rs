//! What was read of games, and where each went.

use crate::{
    event::without_unseen,
    formats::pgn::PgnGame,
    rules::scoresheet::{Finding, FindingKind},
};

/// Where a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// To this board.
    Board {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// To no board: neither round and board nor names fit one pairing only.
    Nowhere,
    /// To no board: moves of that board are recorded already.
    Taken {
        /// Number of the round, from 1.
        round: i32,
        /// Number of the board, from 1.
        board: i32,
    },
    /// To no board: the game does not begin with the initial position.
    OtherPosition,
}

/// What was read of one game.
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
    /// Half-moves read.
    pub plies: usize,
    /// Half-moves with a clock.
    pub clocks: usize,
    /// Where the game is stored.
    pub placement: Placement,
    /// What is to be said about the text, with line and column.
    pub findings: Vec<Finding>,
}

/// What was read of a text.
#[derive(Clone, Debug, Default)]
pub struct GamesPreview {
    /// The games in their order.
    pub games: Vec<GameReport>,
}

impl GamesPreview {
    /// Findings because of which moves or signs of the text are in no move list.
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

/// A text of a file as it may be stored and shown: without signs that nobody sees, 200 characters at most.
pub(super) fn clean(text: &str) -> String {
    without_unseen(text).chars().take(200).collect()
}

impl GameReport {
    /// What is said of the game with this number, which went there.
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
