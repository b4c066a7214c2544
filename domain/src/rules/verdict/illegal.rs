//! Illegal moves and the acts that count as such (Laws 7.5, A.4, A.5, B.2, B.3).

use shakmaty::Color;

use super::reason::Reason;
use super::result::{Ruling, earlier_end, lost_unless_no_mate};
use super::settings::{OpenPoints, Seconds, Setting, Supervision};
use crate::clock::Kind;
use crate::rules::edition::{Edition, Unrestorable, Unsupervised};
use crate::rules::history::Game;
use crate::rules::laws::{Article, Rule};
use crate::rules::mate_possibility::MatePossibility;

/// The kind of an illegal act. Two acts in one move count once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A move that does not accord with article 3 (7.5.1); taking the king is one.
    IllegalMove,
    /// A pawn on the last rank was not replaced (7.5.2).
    PawnNotReplaced,
    /// The clock was pressed without a move (7.5.3).
    ClockWithoutMove,
    /// Both hands made one move (7.5.4).
    TwoHands,
}

impl Act {
    /// Every act, in the order of the articles.
    pub const ALL: [Self; 4] = [
        Self::IllegalMove,
        Self::PawnNotReplaced,
        Self::ClockWithoutMove,
        Self::TwoHands,
    ];

    /// Stable name, for storage and messages: `pawn-not-replaced`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::PawnNotReplaced => "pawn-not-replaced",
            Self::ClockWithoutMove => "clock-without-move",
            Self::TwoHands => "two-hands",
        }
    }

    /// The act with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.code() == code)
    }

    /// The rule that names the act.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::IllegalMove => Rule::IllegalMoveFound,
            Self::PawnNotReplaced => Rule::PawnNotReplaced,
            Self::ClockWithoutMove => Rule::ClockWithoutMove,
            Self::TwoHands => Rule::TwoHands,
        }
    }

    /// The rule of its penalty, if the competition rules apply in full.
    #[must_use]
    pub const fn penalty(self) -> Rule {
        match self {
            Self::IllegalMove | Self::PawnNotReplaced => Rule::IllegalMovePenalty,
            Self::ClockWithoutMove => Rule::ClockWithoutMovePenalty,
            Self::TwoHands => Rule::TwoHandsPenalty,
        }
    }

    /// Whether it counts as an illegal move in this edition. If not, the arbiter decides on a penalty (12.9).
    #[must_use]
    pub const fn counts(self, edition: Edition) -> bool {
        match self {
            Self::IllegalMove | Self::PawnNotReplaced => true,
            Self::ClockWithoutMove | Self::TwoHands => edition.provisions().acts_count,
        }
    }
}

crate::event::words!(Act);

/// An illegal act as it is brought before the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalAct {
    /// The kind of act.
    pub act: Act,
    /// The player who did it.
    pub offender: Color,
    /// The kind of chess.
    pub kind: Kind,
    /// Whether the competition rules apply in full.
    pub supervision: Supervision,
    /// The number of this player's earlier illegal acts in this game (7.5.1–7.5.4 together).
    pub earlier: u32,
    /// Whether the clock was pressed. Before that, the move is not completed and the player may still correct it.
    pub clock_pressed: bool,
    /// Whether the opponent has made the next move since.
    pub opponent_has_moved: bool,
}

impl IllegalAct {
    /// Whether the competition rules apply: standard chess, or full supervision.
    const fn is_supervised(self) -> bool {
        matches!(self.kind, Kind::Standard) || matches!(self.supervision, Supervision::Full)
    }

    /// Whether the first illegal act already loses in this edition (2014 and 2017, without full supervision).
    #[must_use]
    pub fn loses_at_once(self, edition: Edition) -> bool {
        let laws = edition.provisions();
        laws.penalties && laws.unsupervised == Unsupervised::Loss && !self.is_supervised()
    }
}

/// What is to be done on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// Restore the position before the move; the man that was moved is touched (7.5.1, 4.3).
    Restore,
    /// Restore it; if that is impossible, annul the game and play another one (1952, art. 9.1).
    RestoreOrAnnul,
    /// The pawn becomes a queen of the same colour (7.5.2).
    Queen,
    /// Nothing has changed on the board; the player makes a move (7.5.3).
    MakeMove,
    /// The move accords with article 3 and stays as it was made (7.5.4).
    Keep,
}

impl Remedy {
    /// Stable name, for storage and messages: `restore-or-annul`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Restore => "restore",
            Self::RestoreOrAnnul => "restore-or-annul",
            Self::Queen => "queen",
            Self::MakeMove => "make-move",
            Self::Keep => "keep",
        }
    }
}

/// The ruling on an illegal act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalRuling {
    /// The move is not completed: the player corrects it and must move the touched man (7.5.1, 4.3).
    NotCompleted,
    /// The illegal move can no longer be corrected and stands (A.5.2).
    Stands,
    /// The opponent gains time; the increment won by pressing the clock is taken back.
    TimeAdded {
        /// The player who gains the time.
        to: Color,
        /// How much time.
        seconds: Seconds,
        /// What is done on the board.
        remedy: Remedy,
        /// The articles of the penalty.
        article: Article,
        /// The event's choice that set the time, if the Laws leave it open.
        setting: Option<Setting>,
    },
    /// No penalty in this edition, only the remedy.
    RemedyOnly(Remedy),
    /// The game ends, usually by the second illegal act: lost, drawn, or as the arbiter decides.
    Ends(Ruling),
}

/// What follows from an illegal act (7.5.5, A.3–A.5, B.2, B.3). `game` is the record before the illegal move; `opponent` says whether
/// the other player could still checkmate from there.
#[must_use]
pub fn illegal_act(
    game: &Game,
    case: IllegalAct,
    opponent: MatePossibility,
    points: OpenPoints,
) -> IllegalRuling {
    if let Some(ruling) = earlier_end(game) {
        return IllegalRuling::Ends(ruling);
    }
    if !case.clock_pressed {
        return IllegalRuling::NotCompleted;
    }
    let laws = game.edition().provisions();
    let remedy = match (case.act, laws.unrestorable) {
        (Act::ClockWithoutMove, _) => Remedy::MakeMove,
        (Act::TwoHands, _) => Remedy::Keep,
        (Act::PawnNotReplaced, Unrestorable::LastIdentifiable) => Remedy::Queen,
        (Act::IllegalMove, Unrestorable::LastIdentifiable) => Remedy::Restore,
        (_, Unrestorable::Annulled) => Remedy::RestoreOrAnnul,
    };
    if !laws.penalties || !case.act.counts(game.edition()) {
        return IllegalRuling::RemedyOnly(remedy);
    }
    let competition = case.is_supervised();
    if case.opponent_has_moved && !competition {
        return IllegalRuling::Stands;
    }
    let edition = game.edition();
    let rule = penalty(case, competition);
    let at_once = case.loses_at_once(edition);
    if case.earlier > 0 || at_once {
        let rule = if at_once { rule } else { case.act.penalty() };
        let law = ((edition, rule), Reason::IllegalMoves);
        let ruling = lost_unless_no_mate(case.offender, opponent, points, law);
        return IllegalRuling::Ends(ruling);
    }
    IllegalRuling::TimeAdded {
        to: case.offender.other(),
        seconds: points.added_time(edition, case.kind, case.supervision),
        remedy,
        article: edition.article(rule),
        setting: points.added_time_rests_on(edition, case.kind, case.supervision),
    }
}

/// The rule of the penalty for a first illegal act.
const fn penalty(case: IllegalAct, competition: bool) -> Rule {
    match (case.kind, competition) {
        (Kind::Standard, _) => case.act.penalty(),
        (Kind::Rapid, true) => Rule::RapidSupervisedPenalty,
        (Kind::Rapid, false) => Rule::RapidIllegal,
        (Kind::Blitz, true) => Rule::BlitzSupervisedPenalty,
        (Kind::Blitz, false) => Rule::BlitzIllegal,
    }
}
