//! What a helpmate should look like: the order in which the searches try moves.
//!
//! Nothing here can make an answer wrong; it only makes the answer quick. Lower values are tried first.

use shakmaty::{Bitboard, Board, Chess, Color, Move, MoveList, Position, Role, Square, attacks};

use super::{
    breakthrough,
    goal::{self, Goal},
    steps,
};

/// How much each kind of progress counts, tuned on final positions of real games.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// One king step of the loser towards the target.
    king: i32,
    /// One king step of the winner towards the target.
    winner_king: i32,
    /// One step of the winner's most promising pawn.
    pawn: i32,
    /// The winner captures something.
    capture: i32,
}

/// The weights of the rounds. The first rounds differ only in the target, later ones also in the weights.
const WEIGHTS: [Weights; 4] = [
    Weights {
        king: 8,
        winner_king: 6,
        pawn: 8,
        capture: 2,
    },
    Weights {
        king: 3,
        winner_king: 2,
        pawn: 3,
        capture: -1,
    },
    Weights {
        king: 6,
        winner_king: 1,
        pawn: 9,
        capture: 5,
    },
    Weights {
        king: 2,
        winner_king: 4,
        pawn: 1,
        capture: 0,
    },
];
/// A square with a man on it counts as one more step for the pawn that must pass it.
const PROMOTION: i32 = 20;
const CHECK: i32 = 4;
/// The winner has neither queen nor rook but a pawn; or none of them.
const STILL_PAWN: i32 = 5;
const NOTHING_STRONG: i32 = 12;

/// The square to mate on, and how much each kind of progress counts.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    winner: Color,
    /// The square to which the loser's king is to go.
    target: Square,
    weights: Weights,
    lead: Lead,
    /// The places of the men, if the plan knows them; then everything else hardly counts.
    goals: Vec<Goal>,
    /// Squares from which the winner's men strike the target: diagonally, straight, and by a knight's leap.
    lines: [Bitboard; 3],
    /// Whether the winner has neither queen, rook nor pawn, so that the loser's men must help.
    minor_only: bool,
    /// Whether only men with a place move.
    narrow: bool,
    round: u32,
}

/// What guides an exploration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lead {
    /// Kings near the target, a strong piece, a promotion.
    Target,
    /// Men on their places, with nobody striking the target before the loser's king is there.
    Places,
    /// The winner's king takes what blocks a pawn; pawns that block each other disappear.
    Breakthrough,
}

/// The data of one position that the plan uses, computed once for all its moves.
pub(super) struct View {
    value: i32,
    loser_king: Square,
    winner_king: Square,
    /// Squares ahead of the winner's pawns.
    lanes: u64,
    /// The strongest piece and its distance from the target, if it is a queen or a rook.
    strongest: Option<(Role, i32)>,
    /// Steps that the most promising pawn has to go.
    pawn_steps: i32,
}

/// Has this side neither queen, rook nor pawn?
pub(super) fn has_only_minors(board: &Board, color: Color) -> bool {
    let others = board.pawns() | board.rooks_and_queens();
    !board.by_color(color).intersects(others)
}

impl Plan {
    /// The plan number `round` for this position. The first plans take the likeliest of the squares `targets`, later ones have more
    /// variety. Deterministic.
    pub(super) fn new(position: &Chess, winner: Color, round: u32, targets: u64) -> Plan {
        let board = position.board();
        let corners = if round < 8 {
            targets & Bitboard::CORNERS.0
        } else {
            targets
        };
        let edges = targets & steps::EDGE;
        let pool = [corners, edges, targets]
            .into_iter()
            .find(|set| *set != 0)
            .unwrap_or(targets);
        let mut choices: Vec<(u32, Square)> = Bitboard(pool)
            .into_iter()
            .map(|square| {
                let loser = board
                    .king_of(!winner)
                    .map_or(0, |king| king.distance(square));
                let own = board
                    .king_of(winner)
                    .map_or(0, |king| king.distance(square));
                (2 * loser + own, square)
            })
            .collect();
        choices.sort_unstable();
        let count = u32::try_from(choices.len()).unwrap_or(u32::MAX).max(1);
        let pick = usize::try_from(round % count).unwrap_or(0);
        let variety = usize::try_from(round / 4).unwrap_or(0) % WEIGHTS.len();
        Plan {
            winner,
            target: choices.get(pick).map_or(Square::A1, |(_, square)| *square),
            weights: WEIGHTS.get(variety).copied().unwrap_or(WEIGHTS[0]),
            lead: Lead::Target,
            goals: Vec::new(),
            lines: [Bitboard::EMPTY; 3],
            minor_only: has_only_minors(board, winner),
            narrow: false,
            round,
        }
    }

    /// The square to which the loser's king is to go.
    pub(super) fn target(&self) -> Square {
        self.target
    }

    /// The same plan with places for some of the men; the `nailed` men never move.
    pub(super) fn with_places(mut self, goals: Vec<Goal>, nailed: Bitboard) -> Plan {
        if !goals.is_empty() {
            self.goals = goals;
            self.lead = Lead::Places;
            self.lines = [
                attacks::bishop_attacks(self.target, nailed),
                attacks::rook_attacks(self.target, nailed),
                attacks::knight_attacks(self.target),
            ];
        }
        self
    }

    /// The same plan with the places of a mate on `target`.
    pub(super) fn with_pattern(mut self, target: Square, goals: Vec<Goal>) -> Plan {
        self.target = target;
        self.with_places(goals, Bitboard::EMPTY)
    }

    /// The same plan with moves only of the men that have a place, so that there is little to try even with many other men on the board.
    /// If no move is left to try, this proves nothing.
    pub(super) fn narrowed(mut self) -> Plan {
        self.narrow = true;
        self
    }

    /// Whether moves are left out.
    pub(super) const fn is_narrow(&self) -> bool {
        self.narrow
    }

    /// The legal moves of a position that are tried: all of them in check, and if no man with a place can move.
    pub(super) fn tried(&self, position: &Chess, moves: MoveList) -> MoveList {
        if !self.narrow || position.is_check() {
            return moves;
        }
        let own = moves.iter().copied();
        let of_places: MoveList = own
            .filter(|mv| goal::concerns(&self.goals, position, *mv))
            .collect();
        if of_places.is_empty() {
            moves
        } else {
            of_places
        }
    }

    /// The same plan for a breakthrough.
    pub(super) fn breaking_through(mut self) -> Plan {
        self.lead = Lead::Breakthrough;
        self
    }

    /// The plan's view of a position.
    pub(super) fn view(&self, position: &Chess) -> View {
        let board = position.board();
        let loser_king = board.king_of(!self.winner).unwrap_or(self.target);
        let winner_king = board.king_of(self.winner).unwrap_or(self.target);
        let own = board.by_color(self.winner);
        let mut lanes = 0;
        let mut pawn_steps = i32::MAX;
        for pawn in own & board.pawns() {
            lanes |= steps::file_ahead(self.winner, Bitboard::from_square(pawn).0);
            pawn_steps = pawn_steps.min(self.steps_left(board, pawn));
        }
        let strongest = [Role::Queen, Role::Rook].into_iter().find_map(|role| {
            let pieces = own & board.by_role(role);
            pieces
                .into_iter()
                .map(|piece| self.far(piece))
                .min()
                .map(|far| (role, far))
        });
        let value = self.kings(loser_king, winner_king)
            + match strongest {
                Some((_, far)) => far,
                None if lanes != 0 => self.weights.pawn * pawn_steps + STILL_PAWN,
                None if self.minor_only => 0,
                None => NOTHING_STRONG,
            };
        View {
            value,
            loser_king,
            winner_king,
            lanes,
            strongest,
            pawn_steps,
        }
    }

    fn far(&self, square: Square) -> i32 {
        i32::try_from(square.distance(self.target)).unwrap_or(0)
    }

    /// Steps to promotion, the men in the way counting as steps too.
    fn steps_left(&self, board: &Board, pawn: Square) -> i32 {
        let lane = steps::file_ahead(self.winner, Bitboard::from_square(pawn).0);
        let in_way = (lane & board.occupied().0).count_ones();
        i32::try_from(lane.count_ones() + in_way).unwrap_or(0) + 1
    }

    fn kings(&self, loser: Square, winner: Square) -> i32 {
        self.weights.king * self.far(loser) + self.weights.winner_king * self.far(winner).max(2)
    }

    /// The value of the position `child` after `mv`.
    pub(super) fn value(&self, view: &View, position: &Chess, mv: Move, child: &Chess) -> i32 {
        match self.lead {
            Lead::Target => self.step(view, position, mv),
            Lead::Places => self.places(position, mv, child),
            Lead::Breakthrough => self.breakthrough(child) + self.jitter(mv),
        }
    }

    /// [`Plan::value`] before the move is played.
    pub(super) fn guess(&self, view: &View, position: &Chess, mv: Move) -> i32 {
        if self.lead == Lead::Target {
            return self.step(view, position, mv);
        }
        let mut child = position.clone();
        child.play_unchecked(mv);
        self.value(view, position, mv, &child)
    }

    /// [`Plan::noise`] as a value.
    fn jitter(&self, mv: Move) -> i32 {
        i32::try_from(self.noise(mv)).unwrap_or(0)
    }

    /// The value for named places. A man that strikes the target before the loser's king is there would keep the king away.
    fn places(&self, position: &Chess, mv: Move, child: &Chess) -> i32 {
        let away = goal::away(&self.goals, position.board(), position.turn(), mv);
        let board = child.board();
        let captured = if mv.is_capture() { 3 } else { 0 };
        let there = board.king_of(!self.winner) == Some(self.target);
        let [diagonal, straight, leaps] = self.lines;
        let own = board.by_color(self.winner);
        let strikers = own
            & (diagonal & board.bishops_and_queens()
                | straight & board.rooks_and_queens()
                | leaps & board.knights());
        let early = if there {
            0
        } else {
            4 + 4 * i32::try_from(strikers.count()).unwrap_or(0)
        };
        2 * away + early + captured
    }

    fn breakthrough(&self, child: &Chess) -> i32 {
        let board = child.board();
        let winner_king = board.king_of(self.winner).unwrap_or(self.target);
        let strong = board.by_color(self.winner) & board.rooks_and_queens();
        let nearest = strong.into_iter().map(|piece| self.far(piece)).min();
        nearest.map_or_else(
            || breakthrough::distance(board, self.winner, winner_king),
            |far| {
                let loser_king = board.king_of(!self.winner).unwrap_or(self.target);
                self.kings(loser_king, winner_king) / 2 + far
            },
        )
    }

    /// The value of the position after `mv`, estimated without playing it.
    pub(super) fn step(&self, view: &View, position: &Chess, mv: Move) -> i32 {
        let (from, to) = (mv.from().unwrap_or(mv.to()), mv.to());
        let by_winner = position.turn() == self.winner;
        let mut value = view.value;
        match (mv.role(), by_winner) {
            (Role::King, true) => {
                value +=
                    self.kings(view.loser_king, to) - self.kings(view.loser_king, view.winner_king);
            }
            (Role::King, false) => {
                value += self.kings(to, view.winner_king)
                    - self.kings(view.loser_king, view.winner_king);
            }
            (Role::Pawn, true) => {
                if view.strongest.is_none() && mv.promotion().is_none() {
                    let now = self.steps_left(position.board(), to).min(view.pawn_steps);
                    value += self.weights.pawn * (now - view.pawn_steps);
                }
            }
            (role, true) => {
                if let Some((strongest, far)) = view.strongest
                    && strongest == role
                {
                    value += self.far(to).min(far) - far;
                }
                value += closer(from, to, view.loser_king);
                let hits = attacks::attacks(to, role.of(self.winner), position.board().occupied());
                if hits.contains(view.loser_king) {
                    value -= CHECK;
                }
            }
            (role, false) => {
                let lanes = Bitboard(view.lanes);
                value += 2 * (i32::from(lanes.contains(to)) - i32::from(lanes.contains(from)));
                if self.minor_only || role == Role::Pawn {
                    value += closer(from, to, self.target);
                }
            }
        }
        if let Some(role) = mv.promotion() {
            value += match (role, by_winner) {
                (Role::Queen, true) => -PROMOTION,
                (_, true) => -8,
                (Role::Queen, false) => 3,
                (_, false) => -1,
            };
        }
        if let Some(captured) = mv.capture() {
            value += match (captured, by_winner) {
                (Role::Queen | Role::Rook, false) => 10,
                (Role::Pawn, false) => self.weights.pawn,
                (_, false) => 6,
                (_, true) => -self.weights.capture,
            };
        }
        value + self.jitter(mv)
    }

    /// Later rounds break ties differently.
    fn noise(&self, mv: Move) -> u32 {
        if self.round <= 3 {
            return 0;
        }
        let from = mv.from().map_or(0, u32::from);
        let mixed = (from * 64 + u32::from(mv.to())).wrapping_mul(0x9E37_79B9 ^ self.round);
        mixed >> 30
    }
}

/// -1 for a step towards `goal`, 1 for a step away.
fn closer(from: Square, to: Square, goal: Square) -> i32 {
    let distance = |square: Square| i32::try_from(square.distance(goal)).unwrap_or(0);
    (distance(to) - distance(from)).signum()
}
