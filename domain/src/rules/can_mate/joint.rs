//! Can the men stand so that the loser's king is mated on a given square, with each man in only one place?
//!
//! The test of `mating_square` looks at each flight square on its own. Here one man cannot guard two squares from two places. This is
//! still an over-estimate: men block lines only if they are nailed to their squares for ever, and it is not asked how the position
//! comes about.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::{reach::Man, steps};

/// Placements tried for one square before the answer is "perhaps".
const MAX_TRIES: u32 = 400;

/// Places of some men, by their number in the list.
pub(super) type Placed = Vec<(usize, Square)>;

/// Places for the men so that the loser's king is mated on `square`; `None` if no such places exist.
///
/// The list leaves out men that are nailed to their squares, and is empty if the search was cut short. With `flight`, the king came
/// from that square by the last move but one, so the winner's king may not guard it.
pub(super) fn placement(
    men: &[Man],
    winner: Color,
    square: u64,
    flight: Option<u64>,
) -> Option<Placed> {
    let mut board = Placement {
        men,
        winner,
        square,
        nailed: 0,
        tries: 0,
        taken_men: 0,
        taken_squares: square,
        king_shy_of: steps::around(square) | flight.map_or(0, steps::around),
        placed: Vec::new(),
    };
    let mut open = steps::around(square);
    for man in men.iter().filter(|man| !man.may_leave()) {
        board.nailed |= man.home_bit();
    }
    board.nailed &= !square;
    let mut checked = false;
    for (index, man) in men.iter().enumerate().take(64) {
        if man.may_leave() || man.home_bit() == square {
            continue;
        }
        let is_king = man.role == Role::King;
        if is_king && man.color == winner && man.home_bit() & board.king_shy_of != 0 {
            return None;
        }
        board.taken_men |= 1 << index;
        board.taken_squares |= man.home_bit();
        if man.color == winner {
            let attacked = board.attacks(man, man.home);
            open &= !attacked;
            checked |= attacked & square != 0 && !is_king;
        } else {
            open &= !man.home_bit();
        }
    }
    let found = if checked {
        board.cover(open)
    } else {
        board.check(open)
    };
    found.then_some(if board.tries > MAX_TRIES {
        Vec::new()
    } else {
        board.placed
    })
}

struct Placement<'men> {
    men: &'men [Man],
    winner: Color,
    square: u64,
    nailed: u64,
    tries: u32,
    taken_men: u64,
    taken_squares: u64,
    /// Squares on which the winner's king may not stand.
    king_shy_of: u64,
    placed: Placed,
}

impl Placement<'_> {
    /// The squares that a man attacks from a square, through every man that is not nailed down.
    fn attacks(&self, man: &Man, from: Square) -> u64 {
        attacks::attacks(from, man.role.of(man.color), Bitboard(self.nailed)).0
    }

    /// Places a man that gives the check, then covers what is left.
    fn check(&mut self, open: u64) -> bool {
        self.place(self.square, open, true)
    }

    /// Covers the squares in `open` one by one.
    fn cover(&mut self, open: u64) -> bool {
        if open == 0 {
            return true;
        }
        let first = open & open.wrapping_neg();
        self.place(first, open, false) || self.block(first, open)
    }

    /// Tries every free man of the winner on every square from which it attacks `wanted`.
    fn place(&mut self, wanted: u64, open: u64, is_check: bool) -> bool {
        let men = self.men;
        for (index, man) in men.iter().enumerate().take(64) {
            let is_king = man.role == Role::King;
            if man.color != self.winner || self.taken_men >> index & 1 != 0 || (is_check && is_king)
            {
                continue;
            }
            let mut places = man.reach.0 & !self.taken_squares;
            if is_king {
                places &= !self.king_shy_of;
            }
            places &= self.sources(man, wanted);
            for place in Bitboard(places) {
                let attacked = self.attacks(man, place);
                if attacked & wanted == 0 {
                    continue;
                }
                self.tries += 1;
                if self.tries > MAX_TRIES {
                    return true;
                }
                let bit = Bitboard::from_square(place).0;
                self.taken_men |= 1 << index;
                self.taken_squares |= bit;
                self.placed.push((index, place));
                let done = self.cover(open & !attacked);
                self.taken_men &= !(1 << index);
                self.taken_squares &= !bit;
                if done {
                    return true;
                }
                self.placed.pop();
            }
        }
        false
    }

    /// Squares from which such a man might attack `wanted`, on an open board.
    fn sources(&self, man: &Man, wanted: u64) -> u64 {
        match man.role {
            Role::Pawn => steps::pawn_attacks(!man.color, wanted),
            _ => Bitboard(wanted)
                .first()
                .map_or(0, |square| self.attacks(man, square)),
        }
    }

    /// Puts one of the loser's men on `wanted`.
    fn block(&mut self, wanted: u64, open: u64) -> bool {
        if self.taken_squares & wanted != 0 {
            return false;
        }
        let men = self.men;
        for (index, man) in men.iter().enumerate().take(64) {
            if man.color == self.winner
                || man.role == Role::King
                || self.taken_men >> index & 1 != 0
                || man.reach.0 & wanted == 0
            {
                continue;
            }
            self.tries += 1;
            if self.tries > MAX_TRIES {
                return true;
            }
            self.taken_men |= 1 << index;
            self.taken_squares |= wanted;
            let place = Bitboard(wanted).first().unwrap_or(man.home);
            self.placed.push((index, place));
            let done = self.cover(open & !wanted);
            self.taken_men &= !(1 << index);
            self.taken_squares &= !wanted;
            if done {
                return true;
            }
            self.placed.pop();
        }
        false
    }
}
