//! Is there any square on which the loser's king could be mated, given where the men can get to?
//!
//! A mate on `s` needs a man that attacks `s`, and each square around `s` must be attacked by the winner or occupied by one of the
//! loser's own men. The reach sets of the men over-estimate both, so "no square" proves that there is no mate.

use shakmaty::{Bitboard, Chess, Color, Position, Role};

use super::{joint, reach::Man, steps};

/// Squares on which the loser's king might be mated, as far as the reach sets tell.
pub(super) fn candidates(men: &[Man], winner: Color) -> u64 {
    let force = Force::of(men, winner);
    force
        .open()
        .filter(|square| force.may_mate_on(*square))
        .fold(0, |set, square| set | square)
}

/// Is there no mate after a move by either side from here on, by the reach sets of all the men?
pub(super) fn none(men: &[Man], position: &Chess, winner: Color) -> bool {
    let force = Force::of(men, winner);
    if !force.open().any(|square| force.may_mate_on(square)) {
        return true;
    }
    force.only_king_moves
        && position.castles().is_empty()
        && !force
            .open()
            .any(|square| force.may_mate_on(square) && force.may_step_into(square))
        && !is_or_can_be_mate(position, winner)
}

/// Is the loser mated already, or by the winner's next move?
fn is_or_can_be_mate(position: &Chess, winner: Color) -> bool {
    if position.turn() != winner {
        return position.is_checkmate();
    }
    position.legal_moves().into_iter().any(|mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        next.is_checkmate()
    })
}

struct Force<'men> {
    men: &'men [Man],
    winner: Color,
    loser_king: u64,
    winner_king: u64,
    /// Squares that the winner's men other than the king might attack.
    attacked: u64,
    /// Squares from which a winner's slider might act, by direction group (orthogonal, diagonal).
    rooks: u64,
    bishops: u64,
    /// Squares that the loser's men other than the king might occupy.
    blocked: u64,
    blockers: usize,
    /// Whether the loser's men other than the king can never move.
    only_king_moves: bool,
}

impl<'men> Force<'men> {
    fn of(men: &'men [Man], winner: Color) -> Force<'men> {
        let mut force = Force {
            men,
            winner,
            loser_king: 0,
            winner_king: 0,
            attacked: 0,
            rooks: 0,
            bishops: 0,
            blocked: 0,
            blockers: 0,
            only_king_moves: true,
        };
        for man in men {
            match (man.color == winner, man.role) {
                (true, Role::King) => force.winner_king = man.reach.0,
                (false, Role::King) => force.loser_king = man.reach.0,
                (false, _) => {
                    force.blocked |= man.reach.0;
                    force.blockers += 1;
                    force.only_king_moves &= !man.is_mobile();
                }
                (true, role) => {
                    force.attacked |= man.attacks();
                    match role {
                        Role::Bishop => force.bishops |= man.reach.0,
                        Role::Rook => force.rooks |= man.reach.0,
                        Role::Queen => {
                            force.bishops |= man.reach.0;
                            force.rooks |= man.reach.0;
                        }
                        Role::Pawn | Role::Knight | Role::King => {
                            force.bishops |= man.promoted.0;
                            force.rooks |= man.promoted.0;
                        }
                    }
                }
            }
        }
        force
    }

    fn may_mate_on(&self, square: u64) -> bool {
        self.roughly(square) && joint::placement(self.men, self.winner, square, None).is_some()
    }

    /// If only the loser's king can move, it came to `square` from a neighbouring square when the winner's king was not next to that
    /// square. Can it be mated after such a step?
    fn may_step_into(&self, square: u64) -> bool {
        let mut from = steps::around(square) & self.loser_king;
        while from != 0 {
            let flight = from & from.wrapping_neg();
            from ^= flight;
            if joint::placement(self.men, self.winner, square, Some(flight)).is_some()
                || self.may_discover(square, flight)
            {
                return true;
            }
        }
        false
    }

    /// Might the winner's king open a line to `square` by stepping next to `flight`?
    fn may_discover(&self, square: u64, flight: u64) -> bool {
        let near = steps::around(flight) & self.winner_king & !steps::around(square);
        for (index, step) in steps::DIRECTIONS.iter().enumerate() {
            let sliders = if index < 4 { self.rooks } else { self.bishops };
            let mut between = step(square);
            let mut passed = 0;
            while between != 0 {
                if between & sliders != 0 && steps::around(passed) & near != 0 {
                    return true;
                }
                passed |= between & self.winner_king & !steps::around(flight | square);
                between = step(between);
            }
        }
        false
    }

    /// Squares of the loser's king that the winner can attack, one by one.
    fn open(&self) -> impl Iterator<Item = u64> {
        Bitboard(self.loser_king & self.attacked)
            .into_iter()
            .map(|square| Bitboard::from_square(square).0)
    }

    /// Tests each square around on its own: can it be attacked or occupied?
    fn roughly(&self, square: u64) -> bool {
        let around = steps::around(square);
        let escapes = around & !self.attacked & !self.behind(square);
        if escapes == 0 {
            return true;
        }
        // The squares that one place of the king covers, and those that the loser's own men must then occupy.
        let mut places = self.winner_king & !around & !square;
        let near = steps::around(around) & places;
        if places & !near != 0 && self.can_block(escapes) {
            return true;
        }
        places = near;
        while places != 0 {
            let place = places & places.wrapping_neg();
            places ^= place;
            if self.can_block(escapes & !steps::around(place)) {
                return true;
            }
        }
        false
    }

    /// Squares around `square` that a slider attacks through the king standing on it.
    fn behind(&self, square: u64) -> u64 {
        let mut behind = 0;
        for (index, step) in steps::DIRECTIONS.iter().enumerate() {
            let sliders = if index < 4 { self.rooks } else { self.bishops };
            if let Some(back) = steps::DIRECTIONS.get(index ^ 1)
                && back(square) & sliders != 0
            {
                behind |= step(square);
            }
        }
        behind
    }

    /// Can distinct men of the loser stand on all these squares?
    fn can_block(&self, squares: u64) -> bool {
        if squares == 0 {
            return true;
        }
        let wanted = usize::try_from(squares.count_ones()).unwrap_or(usize::MAX);
        squares & !self.blocked == 0 && wanted <= self.blockers && self.matches(squares, &mut 0)
    }

    /// Bipartite matching by augmenting paths, the men being bits of `used`.
    fn matches(&self, squares: u64, used: &mut u64) -> bool {
        let mut owner = [0_u64; 64];
        let mut rest = squares;
        while rest != 0 {
            let square = rest & rest.wrapping_neg();
            rest ^= square;
            *used = 0;
            if !self.augment(square, used, &mut owner) {
                return false;
            }
        }
        true
    }

    fn augment(&self, square: u64, seen: &mut u64, owner: &mut [u64; 64]) -> bool {
        for (index, man) in self.men.iter().enumerate().take(64) {
            let is_blocker = man.color != self.winner && man.role != Role::King;
            if !is_blocker || man.reach.0 & square == 0 || *seen >> index & 1 != 0 {
                continue;
            }
            *seen |= 1 << index;
            let taken = owner.get(index).copied().unwrap_or_default();
            if taken == 0 || self.augment(taken, seen, owner) {
                if let Some(slot) = owner.get_mut(index) {
                    *slot = square;
                }
                return true;
            }
        }
        false
    }
}
