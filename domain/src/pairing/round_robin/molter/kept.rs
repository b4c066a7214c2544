//! Who meets whom on two neighbouring boards of an odd number of sides. An exact search found these tables; beyond the
//! rules of the system, after each round any two sides have met as often as any others, or once more.

/// For each number of sides its rows. A row has a letter for each side on the upper board, then for each on the lower
/// one: the side that it meets, `a` being the first; a capital where that one sits on the other of the two boards.
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

/// The most sides, of those odd in number, that have a table.
pub(super) const MOST_SIDES: u16 = 9;

/// Whom each seat meets in one row, from 0: those of the upper board first. `None` where there is no such table.
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
