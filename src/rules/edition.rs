//! Editions of the Laws, as data.
//!
//! | | `fide-2023` | `fide-1952` |
//! |---|---|---|
//! | in force | 1 January 2023 | Stockholm Congress, 1952 |
//! | same position | men, player, possible moves (9.2.3) | men and player (12.3) |
//! | claim for repetition, 50 moves | third occurrence (9.2), 50 + 50 (9.3) | the same (12.3, 12.4) |
//! | more than 50 moves, if announced | no | yes (12.4) |
//! | 50 moves by announcing the last | yes (9.3.1) | no (12.4) |
//! | right to claim lost by | touching a man (9.4) | making the move (12.3) |
//! | fivefold repetition, 75 moves | end the game (9.6) | unknown |
//! | dead position | ends the game (5.2.2) | unknown |
//! | resignation, if the other cannot mate | draw (5.1.2) | loss (11.2) |
//! | flag, if the other cannot mate | draw (6.9) | not in the reprint: the arbiter decides |
//! | wrong claim | time for the opponent (9.5.3) | not in the reprint |
//! | illegal move | time, then loss (7.5.5) | no penalty (9.1) |
//! | position that cannot be restored | last identifiable one (7.5.1) | game annulled (9.1, 9.2) |
//! | touched king and rook | castling (4.4) | first man that can move or be taken (8) |
//!
//! Left out: editions between the two; the clock articles of 1952, which the reprint lacks.

/// When two positions are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Identity {
    /// Same men on the same squares, same player to move, same possible moves of all the men:
    /// castling rights, and en passant when it is legal (Law 9.2.3).
    PossibleMoves,
    /// Same men on the same squares, same player to move (1952, art. 12.3).
    Placement,
}

/// What makes a player lose the right to claim for the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimLapse {
    /// Touching a man (Law 9.4).
    Touching,
    /// Making the move (1952, art. 12.3).
    Moving,
}

/// What happens when the position before an irregularity cannot be restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unrestorable {
    /// The game goes on from the last identifiable position (Law 7.5.1).
    LastIdentifiable,
    /// The game is annulled and a new one is played (1952, art. 9.1).
    Annulled,
}

/// An edition of the Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// Laws applied from 1 January 2023.
    #[default]
    Fide2023,
    /// Laws approved by the Stockholm Congress of 1952.
    Fide1952,
}

/// What an edition says, where editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provisions {
    /// Stable identifier, stored with every game.
    pub id: &'static str,
    /// When two positions are the same.
    pub identity: Identity,
    /// How a claim lapses.
    pub claim_lapse: ClaimLapse,
    /// Occurrences that end the game of themselves.
    pub automatic_repetition: Option<u32>,
    /// Half-moves without capture and pawn move that end the game of themselves.
    pub automatic_half_moves: Option<u32>,
    /// Whether the number of 50 moves may be raised when announced before the game.
    pub more_than_fifty: bool,
    /// Whether the move that completes the 50 moves may be announced.
    pub fifty_by_announcing: bool,
    /// Whether a dead position ends the game.
    pub dead_position: bool,
    /// Whether resigning is a draw when the opponent cannot checkmate.
    pub resignation_can_draw: bool,
    /// Whether time is added for wrong claims and illegal moves, and the second illegal move
    /// loses; `false` where the text names no penalty.
    pub penalties: bool,
    /// Whether the text rules what a fallen flag brings.
    pub flag_articles: bool,
    /// What happens when a position cannot be restored.
    pub unrestorable: Unrestorable,
    /// Whether a touched king with a touched rook means castling.
    pub touched_castling: bool,
}

const FIDE_2023: Provisions = Provisions {
    id: "fide-2023",
    identity: Identity::PossibleMoves,
    claim_lapse: ClaimLapse::Touching,
    automatic_repetition: Some(5),
    automatic_half_moves: Some(150),
    more_than_fifty: false,
    fifty_by_announcing: true,
    dead_position: true,
    resignation_can_draw: true,
    penalties: true,
    flag_articles: true,
    unrestorable: Unrestorable::LastIdentifiable,
    touched_castling: true,
};

const FIDE_1952: Provisions = Provisions {
    id: "fide-1952",
    identity: Identity::Placement,
    claim_lapse: ClaimLapse::Moving,
    automatic_repetition: None,
    automatic_half_moves: None,
    more_than_fifty: true,
    fifty_by_announcing: false,
    dead_position: false,
    resignation_can_draw: false,
    penalties: false,
    flag_articles: false,
    unrestorable: Unrestorable::Annulled,
    touched_castling: false,
};

impl Edition {
    /// Every edition, the one in force first.
    pub const ALL: [Self; 2] = [Self::Fide2023, Self::Fide1952];

    /// What the edition says.
    #[must_use]
    pub const fn provisions(self) -> &'static Provisions {
        match self {
            Self::Fide2023 => &FIDE_2023,
            Self::Fide1952 => &FIDE_1952,
        }
    }

    /// Stable identifier: `fide-2023`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.provisions().id
    }

    /// The edition with this identifier.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }

    /// When two positions are the same.
    #[must_use]
    pub const fn identity(self) -> Identity {
        self.provisions().identity
    }
}
