//! Set-wise steps of the men: a whole set of squares moved one step at once, on 64-bit sets.

use shakmaty::{Color, Role};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const FILES_AB: u64 = FILE_A | FILE_A << 1;
const FILES_GH: u64 = FILE_H | FILE_H >> 1;

/// The squares on the rim of the board.
pub(super) const EDGE: u64 = 0xff | 0xff << 56 | FILE_A | FILE_H;

/// The eight directions, orthogonal ones first; opposite directions are neighbours (`d ^ 1`).
pub(super) const DIRECTIONS: [fn(u64) -> u64; 8] = [
    north, south, east, west, north_east, south_west, north_west, south_east,
];

pub(super) const fn north(set: u64) -> u64 {
    set << 8
}

pub(super) const fn south(set: u64) -> u64 {
    set >> 8
}

pub(super) const fn east(set: u64) -> u64 {
    (set & !FILE_H) << 1
}

pub(super) const fn west(set: u64) -> u64 {
    (set & !FILE_A) >> 1
}

const fn north_east(set: u64) -> u64 {
    (set & !FILE_H) << 9
}

const fn north_west(set: u64) -> u64 {
    (set & !FILE_A) << 7
}

const fn south_east(set: u64) -> u64 {
    (set & !FILE_H) >> 7
}

const fn south_west(set: u64) -> u64 {
    (set & !FILE_A) >> 9
}

pub(super) const fn orthogonal(set: u64) -> u64 {
    north(set) | south(set) | east(set) | west(set)
}

pub(super) const fn diagonal(set: u64) -> u64 {
    let files = east(set) | west(set);
    north(files) | south(files)
}

pub(super) const fn around(set: u64) -> u64 {
    orthogonal(set) | diagonal(set)
}

pub(super) const fn knight(set: u64) -> u64 {
    let near = (set & !FILE_H) << 1 | (set & !FILE_A) >> 1;
    let far = (set & !FILES_GH) << 2 | (set & !FILES_AB) >> 2;
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// One step straight ahead.
pub(super) const fn ahead(color: Color, set: u64) -> u64 {
    match color {
        Color::White => north(set),
        Color::Black => south(set),
    }
}

/// The squares that pawns on `set` attack.
pub(super) const fn pawn_attacks(color: Color, set: u64) -> u64 {
    ahead(color, east(set) | west(set))
}

/// One step of a man of this role; sliders one square only. Pawns: the squares attacked.
pub(super) const fn step(color: Color, role: Role, set: u64) -> u64 {
    match role {
        Role::Pawn => pawn_attacks(color, set),
        Role::Knight => knight(set),
        Role::Bishop => diagonal(set),
        Role::Rook => orthogonal(set),
        Role::Queen | Role::King => around(set),
    }
}

/// The rank on which pawns of this colour start.
pub(super) const fn home_rank(color: Color) -> u64 {
    match color {
        Color::White => 0xff << 8,
        Color::Black => 0xff << 48,
    }
}

/// The rank on which pawns of this colour promote.
pub(super) const fn last_rank(color: Color) -> u64 {
    match color {
        Color::White => 0xff << 56,
        Color::Black => 0xff,
    }
}

/// All squares of the file strictly ahead of the single square `square`.
pub(super) const fn file_ahead(color: Color, square: u64) -> u64 {
    let mut set = ahead(color, square);
    set |= ahead(color, set);
    set |= ahead(color, ahead(color, set));
    set | ahead(color, ahead(color, ahead(color, ahead(color, set))))
}
