//! Illegal positions on the board in events without full supervision (Laws A.5.4, B.3).

use shakmaty::{Bitboard, Board, Color, Rank, Square};

use super::reason::Reason;
use super::result::{Ruling, Undecided, Verdict, earlier_end, open, ruling};
use super::settings::Supervision;
use crate::clock::Kind;
use crate::rules::history::Game;
use crate::rules::laws::{Article, Rule};

/// The faults of a position on the board, as far as A.5.4 asks for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct IllegalPosition {
    /// Whether both kings are attacked.
    pub both_kings_in_check: bool,
    /// Pawns on the rank furthest from their starting rank.
    pub pawns_on_last_rank: Bitboard,
}

impl IllegalPosition {
    /// Whether the arbiter must wait for one more completed move, and then declare the game drawn if the position is still illegal (A.5.4;
    /// B.3 for blitz).
    #[must_use]
    pub const fn must_wait(self) -> bool {
        self.both_kings_in_check || self.pawns_on_last_rank.any()
    }

    /// The squares of the men that stand illegally.
    #[must_use]
    pub fn squares(self, board: &Board) -> Vec<Square> {
        let kings = if self.both_kings_in_check {
            board.kings()
        } else {
            Bitboard::EMPTY
        };
        (kings | self.pawns_on_last_rank).into_iter().collect()
    }
}

/// Examines a board as it stands, which need not be reachable by any game.
#[must_use]
pub fn illegal_position(board: &Board) -> IllegalPosition {
    let in_check = |colour: Color| {
        board.king_of(colour).is_some_and(|king| {
            board
                .attacks_to(king, colour.other(), board.occupied())
                .any()
        })
    };
    let last = |colour: Color| {
        Bitboard::from_rank(colour.relative_rank(Rank::Eighth)) & board.by_piece(colour.pawn())
    };
    IllegalPosition {
        both_kings_in_check: Color::ALL.into_iter().all(in_check),
        pawns_on_last_rank: last(Color::White) | last(Color::Black),
    }
}

/// What the arbiter sees at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sighting {
    /// Both kings are in check, or a pawn is on the last rank, for the first time.
    #[default]
    Seen,
    /// The next move is completed, and an illegal position is still on the board.
    Still,
    /// The next move is completed, and the position is legal.
    Gone,
}

impl Sighting {
    /// Every sighting, in the order in which they come.
    pub const ALL: [Self; 3] = [Self::Seen, Self::Still, Self::Gone];

    /// Stable name, for storage and messages: `seen`, `still`, `gone`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seen => "seen",
            Self::Still => "still",
            Self::Gone => "gone",
        }
    }

    /// The sighting with this name.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|found| found.code() == code)
    }
}

crate::event::words!(Sighting);

/// The ruling on an illegal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionRuling {
    /// The arbiter waits until the next move is completed.
    Wait,
    /// The game is drawn, or goes on, or had ended before.
    Decided(Ruling),
    /// The competition rules apply: the arbiter intervenes at once, as with any illegal move (7.5.1, 7.5.2).
    Intervene,
}

/// The rule on illegal positions: that of rapid, or that of blitz, which refers to it.
#[must_use]
pub const fn standing_rule(kind: Kind) -> Rule {
    match kind {
        Kind::Blitz => Rule::BlitzIllegalPosition,
        Kind::Standard | Kind::Rapid => Rule::RapidIllegalPosition,
    }
}

/// What follows from an illegal position on the board (A.5.4; B.3 for blitz). The article only applies without full supervision.
#[must_use]
pub fn illegal_position_seen(
    game: &Game,
    kind: Kind,
    supervision: Supervision,
    sighting: Sighting,
) -> PositionRuling {
    if let Some(ruling) = earlier_end(game) {
        return PositionRuling::Decided(ruling);
    }
    if kind == Kind::Standard || supervision == Supervision::Full {
        return PositionRuling::Intervene;
    }
    if !game.edition().provisions().penalties {
        let undecided = Verdict::ArbiterDecides(Undecided::NoArticle);
        return PositionRuling::Decided(open(undecided, Article::SILENT));
    }
    let law = (game.edition(), standing_rule(kind));
    match sighting {
        Sighting::Seen => PositionRuling::Wait,
        Sighting::Still => {
            PositionRuling::Decided(ruling(Verdict::Drawn, law, Reason::IllegalPosition))
        }
        Sighting::Gone => {
            PositionRuling::Decided(open(Verdict::Continues, game.edition().article(law.1)))
        }
    }
}
