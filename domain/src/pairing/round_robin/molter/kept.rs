//! Opponents on two neighbouring boards for an odd number of sides. An exact search found these tables. Beyond the conditions
//! of the system, after each round any two sides have met as often as any other two, or once more.

/// For each number of sides, its rows. A row has a letter for each side on the upper board, then for each side on the lower
/// one: the side that it meets, where `a` is the first. A capital means that the opponent sits on the other of the two boards.
const TABLES: [(u16, &[&str]); 4] = [
    (3, &["CcbbaA", "baACcb"]),
    (5, &["EedcbcdabA", "dCeacbaBed", "baBeddCeac", "cdabAEedcb"]),
    (
        7,
        &[
            "GfegcbdedfbacA",
            "fCdcgaedeBabgf",
            "bagEfeccgafDdb",
            "defabcAGfdcgbe",
            "egBfadbfCegcad",
            "cdabDgfbagEfec",
        ],
    ),
    (
        9,
        &[
            "IdebchifgceafbdhgA",
            "fChigaecdefBgabdih",
            "gifEhcaebhgdcDibaf",
            "baghiGcdedhiafeFbc",
            "ceafbdhgAIdgbihcfe",
            "hfigDbdacfihEgaecb",
            "dgBafebihgCfihcaed",
            "ehdcaiFbfbaehcGidg",
        ],
    ),
];

/// Largest odd number of sides that has a table.
pub(super) const MOST_SIDES: u16 = 9;

/// The seats that each seat meets in one row, from 0, the seats of the upper board first. `None` if there is no such table.
pub(super) fn row(sides: u16, row: u16) -> Option<Vec<usize>> {
    let (_, rows) = TABLES.iter().find(|(size, _)| *size == sides)?;
    let seats = rows.get(usize::from(row))?.bytes().zip(0..);
    let sides = usize::from(sides);
    seats
        .map(|(letter, seat)| {
            let other = usize::from(letter.to_ascii_lowercase().checked_sub(b'a')?);
            let is_upper = (seat < sides) != letter.is_ascii_uppercase();
            Some(if is_upper { other } else { other + sides })
        })
        .collect()
}
