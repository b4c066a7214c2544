//! Where can each man ever get to? An over-estimate by saturation.
//!
//! At the start every man has only its own square, and every man counts as nailed down. Squares are added as long as some man may step
//! further. For a step it is enough that the man in the way might have moved or been captured before. When nothing can be added, the
//! squares that are still missing are impossible in every legal continuation: the first move that broke the result would itself have
//! been added.

use shakmaty::{Bitboard, Chess, Color, Position, Role, Square};

use super::steps;

/// A man and every square that it might ever stand on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Man {
    /// The side of the man.
    pub color: Color,
    /// Its role now (a pawn that may promote stays a pawn here).
    pub role: Role,
    /// The square on which it stands now.
    pub home: Square,
    /// Every square that it might ever stand on, its own included; an over-estimate.
    pub reach: Bitboard,
    /// Of these, the squares where it might stand as a promoted piece.
    pub promoted: Bitboard,
    /// Might it ever be captured? `false` is certain, except for the winner's last man: there it only means that no mate would be possible
    /// after the capture.
    pub capturable: bool,
}

impl Man {
    /// The squares it might attack one day: one step from any square of its reach.
    pub(super) fn attacks(&self) -> u64 {
        let unpromoted = self.reach.0 & !self.promoted.0;
        let promoted = self.promoted.0;
        let mut attacks = match self.role {
            Role::Pawn => steps::pawn_attacks(self.color, unpromoted | self.home_bit()),
            role => steps::step(self.color, role, self.reach.0),
        };
        if promoted != 0 {
            attacks |= steps::around(promoted) | steps::knight(promoted);
        }
        attacks
    }

    pub(super) fn home_bit(&self) -> u64 {
        Bitboard::from_square(self.home).0
    }

    pub(super) fn is_mobile(&self) -> bool {
        self.reach.0 != self.home_bit()
    }

    /// May its own square become empty one day?
    pub(super) fn may_leave(&self) -> bool {
        self.capturable || self.is_mobile()
    }
}

/// While the sets grow: what a pawn can reach without leaving its file, and whether it can leave it.
#[derive(Clone, Copy)]
struct PawnPath {
    on_file: u64,
    elsewhere: u64,
}

/// The saturated sets of all the men, in the order of their squares.
///
/// `None` as soon as a pawn of `winner` might promote: nothing can be proved from there.
pub(super) fn saturate(position: &Chess, winner: Color) -> Option<Vec<Man>> {
    let board = position.board();
    let mut men: Vec<Man> = Vec::with_capacity(board.occupied().count());
    for (home, piece) in board.iter() {
        men.push(Man {
            color: piece.color,
            role: piece.role,
            home,
            reach: Bitboard::from_square(home),
            promoted: Bitboard::EMPTY,
            capturable: false,
        });
    }
    let mut paths: Vec<PawnPath> = men
        .iter()
        .map(|man| PawnPath {
            on_file: man.reach.0,
            elsewhere: 0,
        })
        .collect();
    add_castling(position, &mut men);
    // Without its last man the winner has a lone king: no line that loses it leads to a mate.
    let own = board.by_color(winner) & !board.kings();
    let last_man = own
        .single_square()
        .map_or(0, |square| Bitboard::from_square(square).0);
    let ep = position
        .pseudo_legal_ep_square()
        .map_or(0, |square| Bitboard::from_square(square).0);
    loop {
        let before: u64 = fingerprint(&men);
        let state = State::of(&men, &paths, position.turn(), ep, last_man);
        let mut captures = [0_u64; 2];
        for (man, path) in men.iter_mut().zip(&mut paths) {
            let arrivals = if man.role == Role::Pawn {
                state.grow_pawn(man, path)
            } else {
                state.grow_piece(man)
            };
            if let Some(set) = captures.get_mut(usize::from(man.color.is_white())) {
                *set |= arrivals;
            }
            if man.color == winner && man.promoted.any() {
                return None;
            }
        }
        for (man, path) in men.iter_mut().zip(&paths) {
            let by = captures
                .get(usize::from(man.color.is_black()))
                .copied()
                .unwrap_or_default();
            let passed = passed_squares(man, path, position.turn(), ep);
            let safe = man.role == Role::King || man.home_bit() == last_man;
            if !safe && (man.reach.0 | passed) & by != 0 {
                man.capturable = true;
            }
        }
        if fingerprint(&men) == before {
            return Some(men);
        }
    }
}

/// Grows strictly whenever any set grows.
fn fingerprint(men: &[Man]) -> u64 {
    men.iter()
        .map(|man| {
            u64::from(man.reach.0.count_ones())
                + u64::from(man.promoted.0.count_ones())
                + u64::from(man.capturable)
        })
        .sum()
}

/// Adds castling: a king and a rook with the right to castle count as able to do it, even if men stand between them.
fn add_castling(position: &Chess, men: &mut [Man]) {
    let rights = position.castles();
    for man in men {
        for side in shakmaty::CastlingSide::ALL {
            let Some(rook) = rights.rook(man.color, side) else {
                continue;
            };
            if man.role == Role::King {
                man.reach |= side.king_to(man.color);
            } else if man.home == rook {
                man.reach |= side.rook_to(man.color);
            }
        }
    }
}

/// The square a pawn passes over in a double step, where it may be captured en passant.
fn passed_squares(man: &Man, path: &PawnPath, turn: Color, ep: u64) -> u64 {
    if man.role != Role::Pawn {
        return 0;
    }
    let home = Bitboard::from_square(man.home).0;
    let mut passed = 0;
    if home & steps::home_rank(man.color) != 0 {
        let one = steps::ahead(man.color, home);
        if steps::ahead(man.color, one) & path.on_file != 0 {
            passed = one;
        }
    }
    if man.color != turn && steps::ahead(man.color, ep) == home {
        passed |= ep;
    }
    passed
}

/// The state of all men at the start of one round of growth.
struct State {
    /// Homes of men that so far can neither move nor be captured, by colour (black, white).
    nailed: [u64; 2],
    /// Homes of nailed men that may not be captured either (king, the winner's last man), by colour:
    /// nobody else may ever stand there.
    closed: [u64; 2],
    /// Squares attacked for ever by nailed men, by colour.
    guarded: [u64; 2],
    /// Squares where men other than the king might be captured, by colour.
    present: [u64; 2],
    /// Homes of pawns that so far can neither leave their file nor be captured, by colour.
    on_file: [u64; 2],
    /// For each of those pawns: its home, and the furthest square it reaches with all beyond.
    limits: [(u64, u64); 16],
}

impl State {
    fn of(men: &[Man], paths: &[PawnPath], turn: Color, ep: u64, last_man: u64) -> State {
        let mut state = State {
            nailed: [0; 2],
            closed: [0; 2],
            guarded: [0; 2],
            present: [0; 2],
            on_file: [0; 2],
            limits: [(0, 0); 16],
        };
        let mut found = [(0, 0); 16];
        let mut limits = found.iter_mut();
        for (man, path) in men.iter().zip(paths) {
            let colour = usize::from(man.color.is_white());
            let add = |sets: &mut [u64; 2], set: u64| {
                if let Some(slot) = sets.get_mut(colour) {
                    *slot |= set;
                }
            };
            let home = man.home_bit();
            if !man.may_leave() {
                add(&mut state.nailed, home);
                add(&mut state.guarded, steps::step(man.color, man.role, home));
                if man.role == Role::King || home == last_man {
                    add(&mut state.closed, home);
                }
            }
            if man.role != Role::King {
                add(
                    &mut state.present,
                    man.reach.0 | passed_squares(man, path, turn, ep),
                );
            }
            if man.role == Role::Pawn && !man.capturable && path.elsewhere == 0 {
                add(&mut state.on_file, home);
                // The furthest square reached is the highest bit for White, the lowest for Black.
                let furthest = match man.color {
                    Color::White => 1_u64 << (63 - path.on_file.leading_zeros()),
                    Color::Black => 1_u64 << path.on_file.trailing_zeros(),
                };
                // A pawn that promotes gets out of the way, so it sets no limit.
                if furthest & steps::last_rank(man.color) == 0 {
                    let beyond = furthest | steps::file_ahead(man.color, furthest);
                    if let Some(slot) = limits.next() {
                        *slot = (home, beyond);
                    }
                }
            }
        }
        state.limits = found;
        state
    }

    /// Squares closed to a pawn on `home` because an own pawn ahead always stays ahead of it.
    fn limit_behind(&self, color: Color, home: u64) -> u64 {
        let own_ahead =
            at(self.on_file, usize::from(color.is_white())) & steps::file_ahead(color, home);
        self.limits
            .iter()
            .filter(|(pawn, _)| pawn & own_ahead != 0)
            .fold(0, |closed, (_, beyond)| closed | beyond)
    }

    /// Extends the reach of a piece. Returns the squares on which it may capture.
    fn grow_piece(&self, man: &mut Man) -> u64 {
        let (own, other) = (
            usize::from(man.color.is_white()),
            usize::from(man.color.is_black()),
        );
        let mut closed = at(self.nailed, own) | at(self.closed, other);
        if man.role == Role::King {
            closed |= at(self.guarded, other);
        }
        let open = !closed;
        let mut reach = man.reach.0;
        loop {
            let next = reach | (steps::step(man.color, man.role, reach) & open);
            if next == reach {
                break;
            }
            reach = next;
        }
        man.reach = Bitboard(reach);
        if man.is_mobile() { reach } else { 0 }
    }

    /// Extends the reach of a pawn. Returns the squares on which it may capture.
    fn grow_pawn(&self, man: &mut Man, path: &mut PawnPath) -> u64 {
        let (own, other) = (
            usize::from(man.color.is_white()),
            usize::from(man.color.is_black()),
        );
        let nailed = at(self.nailed, own) | at(self.nailed, other);
        let home = man.home_bit();
        let mut file_closed = nailed | at(self.on_file, other);
        if at(self.on_file, own) & steps::file_ahead(man.color, home) != 0 {
            file_closed |= self.limit_behind(man.color, home);
        }
        path.on_file |= steps::ahead(man.color, path.on_file) & !file_closed;
        let everywhere = path.on_file | path.elsewhere;
        let captures = steps::pawn_attacks(man.color, everywhere) & at(self.present, other);
        path.elsewhere |= captures | (steps::ahead(man.color, path.elsewhere) & !nailed);
        let pawn_squares = path.on_file | path.elsewhere;
        let promotions = pawn_squares & steps::last_rank(man.color);
        let mut promoted = man.promoted.0 | promotions;
        if promoted != 0 {
            let open = !(at(self.nailed, own) | at(self.closed, other));
            loop {
                let next = promoted | ((steps::around(promoted) | steps::knight(promoted)) & open);
                if next == promoted {
                    break;
                }
                promoted = next;
            }
            man.promoted = Bitboard(promoted);
        }
        man.reach = Bitboard(man.reach.0 | pawn_squares | promoted);
        captures | promoted
    }
}

fn at(sets: [u64; 2], colour: usize) -> u64 {
    sets.get(colour).copied().unwrap_or_default()
}
