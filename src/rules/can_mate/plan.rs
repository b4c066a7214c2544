//! What a helpmate should look like: the order in which the searches try moves.
//!
//! Nothing here can make an answer wrong; it only makes it quick. Lower values are tried first.

use shakmaty::{Bitboard, Chess, Color, Move, Position, Role, Square, attacks};

use super::steps;

/// Where to mate, and how much each kind of progress counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    winner: Color,
    /// The square to which the loser's king is to go.
    target: Square,
    king: i32,
    winner_king: i32,
    pawn: i32,
    capture: i32,
    /// The winner has neither queen, rook nor pawn: the loser's men must help.
    minor_only: bool,
    noise: u32,
}

/// What the plan looks at in one position; computed once, used for all its moves.
pub(super) struct View {
    value: i32,
    loser_king: Square,
    winner_king: Square,
    /// Squares ahead of the winner's pawns.
    lanes: u64,
}

impl Plan {
    /// The plan number `round` for this position: first the likeliest mating squares, later ones
    /// with more variety. Deterministic.
    pub(super) fn new(position: &Chess, winner: Color, round: u32, targets: u64) -> Plan {
        let board = position.board();
        let own = board.by_color(winner);
        let minor_only = !own.intersects(board.pawns() | board.rooks_and_queens());
        let corners = if round < 8 {
            targets & Bitboard::CORNERS.0
        } else {
            targets
        };
        let edges = targets & 0xff81_8181_8181_81ff;
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
        let target = choices.get(pick).map_or(Square::A1, |(_, square)| *square);
        let variety = round / 4;
        Plan {
            winner,
            target,
            king: [4, 3, 6, 2].get(nth(variety, 4)).copied().unwrap_or(4),
            winner_king: [3, 2, 1, 4].get(nth(variety, 4)).copied().unwrap_or(3),
            pawn: [6, 3, 9, 1].get(nth(variety, 4)).copied().unwrap_or(6),
            capture: [2, -1, 5, 0].get(nth(variety / 2, 4)).copied().unwrap_or(2),
            minor_only,
            noise: round,
        }
    }

    /// The plan's view of a position.
    pub(super) fn view(&self, position: &Chess) -> View {
        let board = position.board();
        let loser_king = board.king_of(!self.winner).unwrap_or(self.target);
        let winner_king = board.king_of(self.winner).unwrap_or(self.target);
        let own = board.by_color(self.winner);
        let pawns = own & board.pawns();
        let mut lanes = 0;
        let mut value = self.kings(loser_king, winner_king);
        let heavy = (own & board.rooks_and_queens()).any();
        if !heavy && pawns.any() {
            let nearest = pawns
                .into_iter()
                .map(|pawn| self.ranks_left(pawn))
                .min()
                .unwrap_or(0);
            value += self.pawn * (i32::try_from(nearest).unwrap_or(0) + 1);
        }
        for pawn in pawns {
            lanes |= steps::file_ahead(self.winner, Bitboard::from_square(pawn).0);
        }
        if !self.minor_only && !heavy && pawns.is_empty() {
            value += 12;
        }
        View {
            value,
            loser_king,
            winner_king,
            lanes,
        }
    }

    fn ranks_left(&self, pawn: Square) -> u32 {
        match self.winner {
            Color::White => 7 - u32::from(pawn.rank()),
            Color::Black => u32::from(pawn.rank()),
        }
    }

    fn kings(&self, loser: Square, winner: Square) -> i32 {
        let run = i32::try_from(loser.distance(self.target)).unwrap_or(0);
        let gap = i32::try_from(winner.distance(self.target).max(2)).unwrap_or(0);
        self.king * run + self.winner_king * gap
    }

    /// The value of the position after `mv`, estimated without playing it.
    pub(super) fn after(&self, view: &View, position: &Chess, mv: Move) -> i32 {
        let base = view.value;
        let (from, to) = (mv.from().unwrap_or(mv.to()), mv.to());
        let by_winner = position.turn() == self.winner;
        let mut value = base;
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
                let steps = i32::try_from(from.rank().distance(to.rank())).unwrap_or(1);
                value -= self.pawn * steps;
            }
            (role, true) => {
                let before = i32::try_from(from.distance(view.loser_king)).unwrap_or(0);
                let now = i32::try_from(to.distance(view.loser_king)).unwrap_or(0);
                value += (now - before).signum();
                let piece = role.of(self.winner);
                let hits = attacks::attacks(to, piece, position.board().occupied());
                if hits.contains(view.loser_king) {
                    value -= 3;
                }
            }
            (role, false) => {
                let lane = Bitboard(view.lanes);
                if lane.contains(from) {
                    value -= 2;
                }
                if lane.contains(to) {
                    value += 2;
                }
                if self.minor_only || role == Role::Pawn {
                    let before = i32::try_from(from.distance(self.target)).unwrap_or(0);
                    let now = i32::try_from(to.distance(self.target)).unwrap_or(0);
                    value += (now - before).signum();
                }
            }
        }
        if let Some(role) = mv.promotion() {
            value += match (role, by_winner) {
                (Role::Queen, true) => -20,
                (_, true) => -8,
                (Role::Queen, false) => 3,
                (_, false) => -1,
            };
        }
        if let Some(captured) = mv.capture() {
            value += match (captured, by_winner) {
                (Role::Queen | Role::Rook, false) => 10,
                (Role::Pawn, false) => self.pawn,
                (_, false) => 6,
                (_, true) => -self.capture,
            };
        }
        if self.noise > 3 {
            let mixed =
                (u32::from(from) * 64 + u32::from(to)).wrapping_mul(0x9E37_79B9 ^ self.noise);
            value += i32::try_from(mixed >> 30).unwrap_or(0);
        }
        value
    }
}

fn nth(value: u32, length: u32) -> usize {
    usize::try_from(value % length).unwrap_or(0)
}
