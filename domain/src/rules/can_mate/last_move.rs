//! First captures and pawn moves after which the other side cannot move, wherever the mobile men stand. Such an exit cannot lead to a
//! later mate.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::{
    frozen::{Exit, Frozen},
    reach::Man,
    steps,
};

/// The men that still stand on their original squares after the exit.
struct AfterExit {
    /// Those of the side to move, other than the king.
    own: u64,
    /// Those of the side that has moved.
    other: u64,
    /// Squares that these men of the side that has moved, and the man that moved, attack.
    guarded: u64,
    /// Squares on which men of the side that has moved may stand.
    present: u64,
}

impl Frozen {
    /// Is the game over after this exit, other than by a mate of `winner`, wherever the other men stand?
    pub(super) fn ends_at_once(&self, exit: &Exit, winner: Color) -> bool {
        let Some(mover) = self.men.get(exit.mover) else {
            return false;
        };
        let Some(after) = self.after_exit(exit, mover) else {
            return false;
        };
        let to = Bitboard::from_square(exit.to).0;
        let filled = after.own | after.other | to;
        let mut kings = 0;
        for man in self.others(exit).filter(|man| man.color != mover.color) {
            let home = man.home_bit();
            let moves = match man.role {
                Role::King => {
                    kings = man.reach.0;
                    0
                }
                Role::Pawn => {
                    (steps::ahead(man.color, home) & !filled)
                        | (steps::pawn_attacks(man.color, home) & after.present)
                }
                role => steps::step(man.color, role, home) & !after.own,
            };
            if moves != 0 {
                return false;
            }
        }
        if mover.role == Role::King {
            kings &= !steps::around(to);
        }
        Bitboard(kings & !to).into_iter().all(|king| {
            let flights = steps::around(Bitboard::from_square(king).0);
            flights & !after.own & !after.guarded == 0
                && (winner != mover.color || !self.may_check(exit, mover, king, &after))
        })
    }

    /// The men other than the one that moves and the one it takes.
    fn others(&self, exit: &Exit) -> impl Iterator<Item = &Man> {
        let gone = [Some(exit.mover), exit.victim];
        self.men
            .iter()
            .enumerate()
            .filter(move |(index, _)| !gone.contains(&Some(*index)))
            .map(|(_, man)| man)
    }

    /// `None` if the side to move after the exit has a mobile man besides the king.
    fn after_exit(&self, exit: &Exit, mover: &Man) -> Option<AfterExit> {
        if exit.ep.is_some() {
            return None;
        }
        let to = Bitboard::from_square(exit.to).0;
        let mut after = AfterExit {
            own: 0,
            other: 0,
            guarded: steps::step(mover.color, mover.role, to),
            present: to,
        };
        for man in self.others(exit) {
            if man.color == mover.color {
                after.present |= man.reach.0;
                if !man.is_mobile() {
                    after.other |= man.home_bit();
                    after.guarded |= steps::step(man.color, man.role, man.home_bit());
                }
            } else if man.role != Role::King {
                if man.is_mobile() {
                    return None;
                }
                after.own |= man.home_bit();
            }
        }
        Some(after)
    }

    /// Might the move give check to a king on `king`, by itself or by opening a line? Before it there was no check, because that king's
    /// side did not have the move.
    fn may_check(&self, exit: &Exit, mover: &Man, king: Square, after: &AfterExit) -> bool {
        let filled = Bitboard(after.own | after.other);
        let strikes = attacks::attacks(exit.to, mover.role.of(mover.color), filled);
        if mover.role != Role::King && strikes.contains(king) {
            return true;
        }
        let came_from = match mover.role {
            Role::Pawn => Bitboard::from_square(mover.home),
            role => mover.reach & attacks::attacks(exit.to, role.of(mover.color), Bitboard::EMPTY),
        };
        self.others(exit)
            .filter(|man| man.color == mover.color)
            .any(|man| {
                let lines = match man.role {
                    Role::Bishop | Role::Rook | Role::Queen => man.role,
                    Role::Pawn | Role::Knight | Role::King => return false,
                };
                let line = attacks::attacks(king, lines.of(mover.color), filled);
                (man.reach & line)
                    .into_iter()
                    .any(|slider| (attacks::between(king, slider) & came_from).any())
            })
    }
}
