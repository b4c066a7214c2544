//! What can happen before the first exit, and what each exit would lead to.
//!
//! An exit is a pawn move, or the capture of a man that has not moved. Until then the pawns stand still, so in closed positions the
//! pieces stay within small sets of squares. If pieces take one another, fewer of them are left in the same sets. There is no mate if
//! no mate fits into those sets, and if every possible exit leads to a dead position wherever the other men stand.

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, Piece, Position, PositionError,
    PositionErrorKinds, Role, Setup, Square,
};

use super::{
    forced::{self, Walk},
    gate, mating_square,
    reach::Man,
    steps,
};

/// Positions after a first capture or pawn move that one question may look at.
const MAX_EXITS: u32 = 8;
/// Captures and pawn moves in a row that are followed.
const MAX_DEPTH: u32 = 3;

/// The men with the squares that they can reach before the first exit, and how many positions after an exit were found dead. `None`
/// if this proves nothing.
pub(super) fn locked(position: &Chess, winner: Color) -> Option<(Vec<Man>, u32)> {
    let board = position.board();
    if board.pawns().is_empty() || gate::is_open(board) {
        return None;
    }
    let mut left = MAX_EXITS;
    let men = is_locked(position, winner, MAX_DEPTH, &mut left)?;
    Some((men, MAX_EXITS - left))
}

fn is_locked(position: &Chess, winner: Color, depth: u32, left: &mut u32) -> Option<Vec<Man>> {
    if position.castles().any() || position.maybe_ep_square().is_some() {
        return None;
    }
    let frozen = Frozen::of(position);
    if !mating_square::none(&frozen.men, position, winner) {
        return None;
    }
    for index in 0..frozen.men.len() {
        frozen.exits_of(index, winner, depth, left)?;
    }
    Some(frozen.men)
}

pub(super) struct Frozen {
    pub(super) men: Vec<Man>,
    /// Homes of men that do not move in this phase.
    nailed: u64,
    /// Squares that the nailed men attack, by colour (black, white).
    guarded: [u64; 2],
}

impl Frozen {
    fn of(position: &Chess) -> Frozen {
        let mut men: Vec<Man> = position
            .board()
            .iter()
            .map(|(home, piece)| Man {
                color: piece.color,
                role: piece.role,
                home,
                reach: Bitboard::from_square(home),
                promoted: Bitboard::EMPTY,
                capturable: false,
            })
            .collect();
        loop {
            let mut frozen = Frozen {
                men,
                nailed: 0,
                guarded: [0; 2],
            };
            for man in frozen.men.iter().filter(|man| !man.may_leave()) {
                frozen.nailed |= man.home_bit();
                if let Some(set) = frozen.guarded.get_mut(usize::from(man.color.is_white())) {
                    *set |= steps::step(man.color, man.role, man.home_bit());
                }
            }
            let mut grown = false;
            let (nailed, guarded) = (frozen.nailed, frozen.guarded);
            for man in frozen.men.iter_mut().filter(|man| man.role != Role::Pawn) {
                let mut closed = nailed & !man.home_bit();
                if man.role == Role::King {
                    closed |= by(guarded, !man.color);
                }
                let mut reach = man.reach.0;
                loop {
                    let next = reach | (steps::step(man.color, man.role, reach) & !closed);
                    if next == reach {
                        break;
                    }
                    reach = next;
                }
                grown |= reach != man.reach.0;
                man.reach = Bitboard(reach);
            }
            if !grown {
                return frozen;
            }
            men = frozen.men;
        }
    }

    /// Are all positions after a capture or pawn move by this man dead?
    fn exits_of(&self, index: usize, winner: Color, depth: u32, left: &mut u32) -> Option<()> {
        let mover = self.men.get(index)?;
        let mut targets = mover.attacks();
        if mover.role == Role::King {
            targets &= !by(self.guarded, !mover.color);
        }
        for (victim, man) in self.men.iter().enumerate() {
            if man.color == mover.color || man.role == Role::King {
                continue;
            }
            // If a man that moves about is taken, the places of all others stay the same.
            if mover.role != Role::Pawn && man.is_mobile() {
                continue;
            }
            for to in Bitboard(targets & man.reach.0) {
                let exit = Exit {
                    mover: index,
                    victim: Some(victim),
                    to,
                    ep: None,
                };
                self.all_dead(&exit, winner, depth, left)?;
            }
        }
        if mover.role == Role::Pawn {
            let one = steps::ahead(mover.color, mover.home_bit()) & !self.nailed;
            let mut two = 0;
            if mover.home_bit() & steps::home_rank(mover.color) != 0 {
                two = steps::ahead(mover.color, one) & !self.nailed;
            }
            let passed = Bitboard(one).first().filter(|_| two != 0);
            for (to, ep) in [(one, None), (two, passed)] {
                if let Some(to) = Bitboard(to).first() {
                    let exit = Exit {
                        mover: index,
                        victim: None,
                        to,
                        ep,
                    };
                    self.all_dead(&exit, winner, depth, left)?;
                }
            }
        }
        Some(())
    }

    fn all_dead(&self, exit: &Exit, winner: Color, depth: u32, left: &mut u32) -> Option<()> {
        let mover = self.men.get(exit.mover)?;
        let to = Bitboard::from_square(exit.to).0;
        if mover.role == Role::Pawn && to & steps::last_rank(mover.color) != 0 {
            return None;
        }
        if self.ends_at_once(exit, winner) {
            *left = left.checked_sub(1)?;
            return Some(());
        }
        let mut board = Board::empty();
        let mut mobile: Vec<&Man> = Vec::new();
        let mut placements = 1_u32;
        for (index, man) in self.men.iter().enumerate() {
            if index == exit.mover {
                board.set_piece_at(
                    exit.to,
                    Piece {
                        color: man.color,
                        role: man.role,
                    },
                );
            } else if Some(index) != exit.victim {
                let reach = man.reach.0 & !to;
                let count = reach.count_ones() + u32::from(self.may_be_gone(man));
                match Bitboard(reach).single_square().filter(|_| count == 1) {
                    Some(place) => board.set_piece_at(
                        place,
                        Piece {
                            color: man.color,
                            role: man.role,
                        },
                    ),
                    None => {
                        placements = placements.checked_mul(count)?;
                        mobile.push(man);
                    }
                }
            }
        }
        if placements > 4 * MAX_EXITS {
            return None;
        }
        self.place(&mobile, &board, exit, mover.color, winner, depth, left)
    }

    /// Might a man of the other side that moves about have taken this one before?
    fn may_be_gone(&self, man: &Man) -> bool {
        man.role != Role::King
            && man.is_mobile()
            && self.men.iter().any(|other| {
                other.color != man.color && other.is_mobile() && (other.reach & man.reach).any()
            })
    }

    /// Puts the mobile men on all their squares in turn, and judges each position.
    #[expect(clippy::too_many_arguments, reason = "one recursion over placements")]
    fn place(
        &self,
        mobile: &[&Man],
        board: &Board,
        exit: &Exit,
        moved: Color,
        winner: Color,
        depth: u32,
        left: &mut u32,
    ) -> Option<()> {
        let Some((man, rest)) = mobile.split_first() else {
            let setup = Setup {
                board: board.clone(),
                turn: !moved,
                ep_square: exit.ep,
                ..Setup::empty()
            };
            return match legal(setup) {
                Ok(position) => is_dead(&position, winner, depth, left),
                Err(Impossible) => Some(()),
            };
        };
        if self.may_be_gone(man) {
            self.place(rest, board, exit, moved, winner, depth, left)?;
        }
        for square in man.reach & !board.occupied() & !Bitboard::from_square(exit.to) {
            let mut board = board.clone();
            board.set_piece_at(
                square,
                Piece {
                    color: man.color,
                    role: man.role,
                },
            );
            self.place(rest, &board, exit, moved, winner, depth, left)?;
        }
        Some(())
    }
}

/// A first capture or pawn move.
pub(super) struct Exit {
    /// The man that moves, by its number.
    pub(super) mover: usize,
    /// The man it takes.
    pub(super) victim: Option<usize>,
    pub(super) to: Square,
    /// The square passed over in a double step.
    pub(super) ep: Option<Square>,
}

/// The position is impossible: the side that has just moved would be in check.
struct Impossible;

fn legal(setup: Setup) -> Result<Chess, Impossible> {
    setup
        .position::<Chess>(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| {
            debug_assert!(error.kinds().contains(PositionErrorKinds::OPPOSITE_CHECK));
            Impossible
        })
}

fn is_dead(position: &Chess, winner: Color, depth: u32, left: &mut u32) -> Option<()> {
    *left = left.checked_sub(1)?;
    if forced::dead(position, winner).is_some() {
        return Some(());
    }
    match forced::walk(position, winner) {
        Walk::Never(_) => Some(()),
        Walk::Mate => None,
        Walk::Choice(_, last) => is_locked(&last, winner, depth.checked_sub(1)?, left).map(|_| ()),
    }
}

fn by(sets: [u64; 2], color: Color) -> u64 {
    sets.get(usize::from(color.is_white()))
        .copied()
        .unwrap_or_default()
}
