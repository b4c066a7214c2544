//! Two sides of equal size: everybody against everybody of the other side.
//!
//! | question | file |
//! |---|---|
//! | one board of two sides | `board` |
//! | the tables as published for 2, 6 and 10 members | `published` |
//! | the colours of the last six rounds of the tables built here | `last_six` |
//!
//! FIDE has no rules for it. A table must meet these requirements. In every round everybody plays against a member of the other
//! side, and everybody meets everybody of the other side once. Everybody has equally many Whites and Blacks, or one more of one
//! colour with an odd number of members. Nobody has one colour three times running. In each round half of a side has White;
//! with an odd number of members it is one more and one less in turn.
//!
//! | members of a side | table |
//! |---|---|
//! | 2, 6, 10 | as published |
//! | odd | in each round the other side moves by one member; those with White are a run that moves every second round. Up to 7 members equal to the published tables |
//! | divisible by 4 | halves against halves, moving by one member each round, then the other way round. 4 and 8 as published |
//! | 14, 18, … 50 | built here, see below |
//! | 1 | one game |
//! | more than 50 | none |
//!
//! With two members the first side has White on both boards and then Black, as published.
//!
//! In the tables built here for 14, 18, … members, all but the last member of the second side move by two places in each round,
//! around a circle that is one shorter. The last member replaces one of them in turn, and the first member of the first side
//! meets the one who was replaced. So the boards of two rounds in a row make two closed chains of equal length. White and Black
//! are given along these chains, and reversed in the second of the two rounds. No table of a group has such colours for these
//! sizes. The last round stands apart; therefore the colours of the last six rounds are stored as a search found them.

mod board;
mod last_six;
mod published;

pub use board::Board;

/// Largest number of members of a side that has a table.
pub const MOST_MEMBERS: u16 = 50;

/// One row of the table, in the order of the first side. `row` counts from 0. `None` beyond the table, and if there is no
/// table.
#[must_use]
pub fn row(members: u16, row: u16) -> Option<Vec<Board>> {
    if !(1..=MOST_MEMBERS).contains(&members) || row >= members {
        return None;
    }
    match members {
        2 | 6 | 10 => published::row(members, row),
        _ if members % 2 == 1 => Some(odd(members, row)),
        _ if members.is_multiple_of(4) => Some(halves(members, row)),
        _ => chains(members, row),
    }
}

/// By how many rows a further cycle begins later than the cycle before it, so that nobody has one colour three times running
/// when colours are reversed.
#[must_use]
pub const fn later_start(members: u16) -> u16 {
    match members {
        1 => 0,
        6 | 10 => members - 2,
        _ => members % 2,
    }
}

fn odd(members: u16, row: u16) -> Vec<Board> {
    let half = members / 2;
    let board = |first: u16| {
        let place = (first + row / 2) % members;
        Board {
            first,
            second: (first + row) % members,
            first_has_white: if row.is_multiple_of(2) {
                place <= half
            } else {
                (half..members - 1).contains(&place)
            },
        }
    };
    (0..members).map(board).collect()
}

fn halves(members: u16, row: u16) -> Vec<Board> {
    let half = members / 2;
    let board = |first: u16| {
        let is_upper = first < half;
        let moved = (first + row) % half;
        let against_upper = is_upper == (row < half);
        Board {
            first,
            second: if against_upper { moved } else { moved + half },
            first_has_white: is_upper == row.is_multiple_of(2),
        }
    };
    (0..members).map(board).collect()
}

fn chains(members: u16, row: u16) -> Option<Vec<Board>> {
    let circle = members - 1;
    let last_six = (row + 6).checked_sub(members);
    let kept = match last_six {
        Some(index) => Some(last_six::whites(members, index)?),
        None => None,
    };
    let board = |first: u16| {
        let place = first % circle;
        let second = if first == 0 {
            row
        } else if row == circle {
            (circle - place) % circle
        } else if (place + row).is_multiple_of(circle) {
            circle
        } else {
            (place + 2 * row) % circle
        };
        let first_has_white = kept.map_or_else(
            || {
                // The chain of the first member, which is the same in both rounds.
                let even = row - row % 2;
                let mut chain = (1..members / 2).map(|step| place + even + 2 * step);
                let is_of_chain = first == 0 || chain.any(|sum| sum.is_multiple_of(circle));
                is_of_chain == row.is_multiple_of(2)
            },
            |whites| (whites >> first) & 1 == 1,
        );
        Board {
            first,
            second,
            first_has_white,
        }
    };
    Some((0..members).map(board).collect())
}
