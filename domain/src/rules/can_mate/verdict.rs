//! The answers and their proofs.

use shakmaty::Move;

use super::{material::MaterialRule, reach::Man};

/// How much work one answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at, over all searches together.
    pub nodes: u64,
    /// Bytes of memory for the positions of one search.
    pub table_bytes: usize,
}

impl Budget {
    /// For an arbiter who waits at the board: about a second at worst in the release profile, and about 50 MB. Slow or busy machines need
    /// a time limit as well, see [`can_mate_while`](super::can_mate_while).
    pub const FLAG_FALL: Budget = Budget {
        nodes: 600_000,
        table_bytes: 64 << 20,
    };
    /// For the few positions that are worth a wait: some ten seconds, below 200 MB.
    pub const PATIENT: Budget = Budget {
        nodes: 2_500_000,
        table_bytes: 192 << 20,
    };

    /// A budget of this many positions, with the memory that they need.
    #[must_use]
    pub fn of_nodes(nodes: u64) -> Budget {
        let positions = usize::try_from(nodes).unwrap_or(usize::MAX);
        Budget {
            nodes,
            table_bytes: positions.saturating_mul(80).saturating_add(1 << 20),
        }
    }
}

/// Can the winner in question still checkmate?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Yes: legal moves by both sides that end with the other side checkmated.
    CanMate {
        /// The moves from the position in question to the mate.
        line: Vec<Move>,
    },
    /// No, and why.
    CannotMate {
        /// The argument that holds.
        proof: Proof,
    },
    /// The budget ended first. Never a result of the game.
    Unknown {
        /// Positions looked at.
        spent: u64,
    },
}

/// Why no series of legal moves ends in the mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The men on the board rule it out wherever they stand.
    Material {
        /// The combination of men.
        rule: MaterialRule,
    },
    /// The men can never move or be captured beyond what `men` says, and so no square remains on which the loser's king could be mated.
    LockedStructure {
        /// Every man with all the squares that it might ever stand on.
        men: Vec<Man>,
    },
    /// Before the first pawn move or capture of a man that has not moved, no mate fits into the places of the men, and each such move
    /// leads to a dead position.
    LockedUntilExit {
        /// Every man with all the squares that it can get to before that move.
        men: Vec<Man>,
        /// Positions after such a move, all of them dead.
        exits: u32,
    },
    /// There is only one legal move at a time, and the line ends without the mate.
    ForcedLine {
        /// The forced moves; empty if the game is over already.
        moves: Vec<Move>,
        /// How the line ends.
        end: LineEnd,
    },
    /// Every position that can be reached was looked at or is dead by one of the other arguments.
    Exhaustion {
        /// The numbers of positions by kind.
        effort: Effort,
    },
}

/// The work of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Distinct positions looked at.
    pub positions: u64,
    /// How many of these were cut off because the men left cannot mate.
    pub dead_by_material: u64,
    /// How many of these were cut off because the structure is locked.
    pub dead_by_structure: u64,
}

/// How a forced line ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The wrong side is checkmated.
    OtherSideMates,
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// A position comes back: the line goes round for ever.
    Cycle,
    /// A position from which the mate is ruled out.
    Dead(Box<Proof>),
}
