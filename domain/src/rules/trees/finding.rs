//! The end of a tree: what is done on the board, what becomes of the game, and the penalty.

use crate::rules::laws::Rule;

/// What is done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Men and game stay as they are.
    Stays,
    /// The position is transferred to a correctly placed board (7.2.2).
    Transferred,
    /// The position before the irregularity is restored (7.4.1, 7.6).
    Restored,
    /// The last position that can be identified is restored (7.6).
    LastIdentifiable,
    /// A new game is played (7.2.1, 7.3).
    NewGame,
}

impl Board {
    /// Stable name, for messages: `last-identifiable`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Stays => "stays",
            Self::Transferred => "transferred",
            Self::Restored => "restored",
            Self::LastIdentifiable => "last-identifiable",
            Self::NewGame => "new-game",
        }
    }
}

/// A player's score of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// No half-point.
    None,
    /// Half a point.
    Half,
    /// A full point.
    Full,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// It goes on, or a new game is played if [`Finding::board`] says so.
    GoesOn,
    /// A result that already stands is kept.
    Stands,
    /// The offender loses, and the opponent gets this score. It is not asked whether a mate is possible (11.3.2.2, 11.7, 12.9.6).
    Lost(Score),
    /// Both lose (11.8).
    BothLose,
    /// It is drawn (Guidelines III.4, III.5).
    Drawn,
}

/// A penalty of 12.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// 12.9.1: a warning.
    Warning,
    /// 12.9.2: seconds for the opponent.
    TimeToOpponent(u32),
    /// 12.9.3: seconds taken off the offender's time.
    TimeOff(u32),
    /// 12.9.4: the opponent's score of this game is raised.
    OpponentsPoints,
    /// 12.9.5: half-points taken off the offender's score.
    PointsOff(u8),
    /// 12.9.6: the game is lost.
    GameLost,
    /// 12.9.7: a fine that was announced before.
    Fine,
    /// 12.9.8: exclusion from rounds.
    Excluded,
    /// 12.9.9: expulsion from the event; for spectators 12.7 and 12.8.
    Expelled,
}

impl Penalty {
    /// Stable name, for storage and messages: `points-off`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Warning => "warning",
            Self::TimeToOpponent(_) => "time-to-opponent",
            Self::TimeOff(_) => "time-off",
            Self::OpponentsPoints => "opponents-points",
            Self::PointsOff(_) => "points-off",
            Self::GameLost => "game-lost",
            Self::Fine => "fine",
            Self::Excluded => "excluded",
            Self::Expelled => "expelled",
        }
    }

    /// The amount: seconds of time or half-points; 0 for other penalties.
    #[must_use]
    pub fn amount(self) -> u32 {
        match self {
            Self::TimeToOpponent(seconds) | Self::TimeOff(seconds) => seconds,
            Self::PointsOff(halves) => halves.into(),
            _ => 0,
        }
    }
}

/// How the clocks are set afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// They are not changed.
    Unchanged,
    /// The arbiter sets them at their discretion (7.1).
    ByJudgement,
}

/// The outcome of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Stable name, for storage and messages: `void`.
    pub code: &'static str,
    /// The rule on which it rests.
    pub rule: Rule,
    /// What is done on the board.
    pub board: Board,
    /// What becomes of the game.
    pub game: Game,
    /// The penalty, if there is one.
    pub penalty: Option<Penalty>,
    /// How the clocks are set.
    pub clocks: Fixed,
    /// Seconds that the opponent gains although nobody is penalised (Guidelines III).
    pub gained: u32,
}

impl Finding {
    /// A finding by which the game goes on and nothing is done.
    pub(super) const fn new(code: &'static str, rule: Rule) -> Self {
        Self {
            code,
            rule,
            board: Board::Stays,
            game: Game::GoesOn,
            penalty: None,
            clocks: Fixed::Unchanged,
            gained: 0,
        }
    }

    /// This finding with seconds for the opponent, which are then added on the clock.
    pub(super) const fn giving(mut self, seconds: u32) -> Self {
        self.gained = seconds;
        self.clocks = Fixed::ByJudgement;
        self
    }

    /// This finding with what is done on the board. If men are moved, the arbiter sets the times.
    pub(super) const fn on(mut self, board: Board) -> Self {
        self.board = board;
        self.clocks = Fixed::ByJudgement;
        self
    }

    /// This finding with times that the arbiter sets at their discretion.
    pub(super) const fn timed(mut self) -> Self {
        self.clocks = Fixed::ByJudgement;
        self
    }

    /// This finding with what becomes of the game.
    pub(super) const fn with(mut self, game: Game) -> Self {
        self.game = game;
        self
    }

    /// This finding with a penalty.
    pub(super) const fn fined(mut self, penalty: Penalty) -> Self {
        self.penalty = Some(penalty);
        self
    }
}
