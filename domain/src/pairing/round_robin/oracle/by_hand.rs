//! The Berger tables as they are written by hand. In every row each number is that of the row before plus half of the field;
//! the last number keeps its board and changes its colour.

/// White and Black of each board.
pub(super) type Row = Vec<(u16, u16)>;

/// All rows for an even number of participants.
pub(super) fn rows(even: u16) -> Vec<Row> {
    let mut row: Row = (1..=even / 2)
        .map(|white| (white, even + 1 - white))
        .collect();
    let mut all = Vec::new();
    for _ in 1..even {
        all.push(row.clone());
        for board in &mut row {
            let next = |number: u16| {
                let moved = number + even / 2;
                if moved < even {
                    moved
                } else {
                    moved + 1 - even
                }
            };
            *board = match *board {
                (white, black) if black == even => (even, next(white)),
                (white, black) if white == even => (next(black), even),
                (white, black) => (next(white), next(black)),
            };
        }
    }
    all
}
