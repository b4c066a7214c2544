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
//! The five texts from which the project began, where they say more, less or other than the Laws of
//! 2023 (a dash: nothing; "wrong": no edition ever said so):
//!
//! | | rules of 1952 (reprint) | school course | academy's leaflet | game server's page | federation's basic rules |
//! |---|---|---|---|---|---|
//! | castling hindered (3.8.2.2) | all three squares of the king | wrong: the square of arrival is missing | as the Laws | as the Laws | as the Laws |
//! | castling with both hands (4.1, 7.5.4) | king first | wrong: "at the same time" | – | – | king first |
//! | double step of a pawn (3.7.2) | both squares free | the squares need not be free: incomplete | as the Laws | as the Laws | as the Laws |
//! | "check" must be said | – | wrong: an old custom, no rule | – | – | – |
//! | pinned men give check (3.1.3) | – | – | – | – | as the Laws |
//! | stalemate (5.2.1) | no legal move | wrong: only the king could move | as the Laws | wrong: told by the king's moves alone | as the Laws |
//! | same position (9.2.3) | men and player to move | wrong: the same moves, consecutively | as in 1952 | "position", no definition | "identical position" |
//! | who claims it, when (9.2, 9.4, 9.5) | the player to move, until they move | wrong: either player, the other must agree | the player to move | by mail to the operator | "may be drawn" |
//! | 50 moves (9.3) | the player to move proves them; more if announced | wrong: either player; whose moves is not said | wrong: either player | by mail to the operator | 50 by each player |
//! | fivefold, 75 moves (9.6) | – | – | – | – | – |
//! | dead position (5.2.2) | – | a kind of agreement | by the men only | by mail, by the men only | as the Laws |
//! | perpetual check | – | wrong: a draw of its own, "mate" for check | – | – | – |
//! | agreement (5.2.3) | as the Laws | only where a win is unlikely: wrong | wrong: before the first moves too | as the Laws | as the Laws |
//! | resignation (5.1.2) | always lost | always lost | – | always lost | always lost |
//! | flag (6.9) | not in the reprint | wrong: always lost | – | – | – |
//! | illegal move (7.5) | restored, or a new game | another move | "not allowed" | refused | "impossible" |
//! | `++` (C.13.5) | – | double check; in the Laws mate | – | – | – |
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

impl crate::event::Word for Edition {
    const ALL: &'static [Self] = &Self::ALL;

    fn code(self) -> &'static str {
        self.id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Word as _;

    #[test]
    fn an_edition_is_found_by_its_identifier() {
        assert_eq!(Edition::ALL.map(Edition::id), ["fide-2023", "fide-1952"]);
        for edition in Edition::ALL {
            assert_eq!(Edition::from_id(edition.id()), Some(edition));
            assert_eq!(edition.code(), edition.id());
        }
        assert_eq!(Edition::from_id("fide-2024"), None);
    }
}
