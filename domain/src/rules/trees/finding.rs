//! Where a tree ends: what is done on the board, what becomes of the game, the penalty.

use crate::rules::laws::Rule;

/// What is done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// Men and game stay as they are.
    Stays,
    /// The position is carried over to a board placed rightly (7.2.2).
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

/// What a player gets of the game, in half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// No half-point.
    None,
    /// Half a point.
    Half,
    /// The point.
    Full,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// It goes on; a new game where the board says so.
    GoesOn,
    /// A result that stands already stays.
    Stands,
    /// The offender loses; the opponent gets this. Nothing is asked about mate (11.3.2.2, 11.7, 12.9.6).
    Lost(Score),
    /// Both lose (11.8).
    BothLose,
    /// It is drawn (Guidelines III.4, III.5).
    Drawn,
}

/// A penalty of 12.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// 12.9.1.
    Warning,
    /// 12.9.2: seconds for the opponent.
    TimeToOpponent(u32),
    /// 12.9.3: seconds off.
    TimeOff(u32),
    /// 12.9.4: the opponent's score of this game.
    OpponentsPoints,
    /// 12.9.5: half-points off.
    PointsOff(u8),
    /// 12.9.6.
    GameLost,
    /// 12.9.7: announced before.
    Fine,
    /// 12.9.8.
    Excluded,
    /// 12.9.9; spectators by 12.7 and 12.8.
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

    /// Seconds of time, half-points; 0 for the others.
    #[must_use]
    pub fn amount(self) -> u32 {
        match self {
            Self::TimeToOpponent(seconds) | Self::TimeOff(seconds) => seconds,
            Self::PointsOff(halves) => halves.into(),
            _ => 0,
        }
    }
}

/// Which times the clocks show afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fixed {
    /// Nothing is set.
    Unchanged,
    /// The arbiter sets them by judgement (7.1).
    ByJudgement,
}

/// What a ruling leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Stable name, for storage and messages: `void`.
    pub code: &'static str,
    /// The rule it rests on.
    pub rule: Rule,
    /// On the board.
    pub board: Board,
    pub game: Game,
    /// The penalty, if there is one.
    pub penalty: Option<Penalty>,
    pub clocks: Fixed,
    /// Seconds that the opponent gains where nobody is penalised (Guidelines III).
    pub gained: u32,
}

impl Finding {
    /// The game goes on and nothing is done.
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

    /// This finding with time for the opponent, which the clocks then show.
    pub(super) const fn giving(mut self, seconds: u32) -> Self {
        self.gained = seconds;
        self.clocks = Fixed::ByJudgement;
        self
    }

    /// This finding with what is done on the board; where men are moved the times are the arbiter's.
    pub(super) const fn on(mut self, board: Board) -> Self {
        self.board = board;
        self.clocks = Fixed::ByJudgement;
        self
    }

    /// This finding with times that the arbiter sets by judgement.
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
