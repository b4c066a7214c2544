//! Letters for the sexes that mean one thing in one list and another in the next.

use super::{PlayerColumn, Record, heading::Heading};

/// The meaning of letters in the column of sexes, judged from the whole column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SexLetters {
    /// Whether `M` is a woman, as in Spanish, where `H` and `M` are `hombre` and `mujer`. In other lists `M` is a man.
    pub(super) m_is_woman: bool,
    /// Whether `D` is neither, as beside the German `M` and `W`. In an Italian list `D` is a woman.
    pub(super) d_is_neither: bool,
}

impl SexLetters {
    /// The meaning of the letters in a list. A list with `H` for men, and with no letter for women but `M`, is Spanish, unless its
    /// heading is French, where men are `H` or `M`.
    pub(super) fn of(rows: &[Record], columns: &[Heading]) -> Self {
        let mut places = columns.iter().enumerate();
        let Some((at, heading)) = places.find(|(_, h)| h.column == Some(PlayerColumn::Sex)) else {
            return Self::default();
        };
        let heading = PlayerColumn::plain(&heading.text);
        let written = |letter: &str| {
            let mut cells = rows.iter().filter_map(|row| row.cells.get(at));
            cells.any(|cell| cell.trim().eq_ignore_ascii_case(letter))
        };
        let is_french = matches!(heading.as_str(), "sexe" | "genre" | "hf");
        let names_women = written("f") || written("w") || written("d");
        Self {
            m_is_woman: heading == "hm" || (!is_french && !names_women && written("h")),
            d_is_neither: heading == "mwd" || written("w"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::players;
    use crate::event::Sex;

    /// The sexes of a list, one letter for each row; `?` for a bad cell, `-` for no sex.
    fn sexes(heading: &str, cells: &str) -> String {
        let rows = cells.split(' ').map(|cell| format!("Neri;Ada;{cell}\n"));
        let text = format!("Cognome;Nome;{heading}\n{}", rows.collect::<String>());
        let sheet = players::read(text.as_bytes());
        let letter = |row: &players::PlayerRow| match (row.draft.sex, row.faults.is_empty()) {
            (Some(Sex::Male), _) => 'm',
            (Some(Sex::Female), _) => 'f',
            (None, true) => '-',
            (None, false) => '?',
        };
        sheet.rows.iter().map(letter).collect()
    }

    #[test]
    fn letters_mean_what_the_column_says() {
        for (heading, cells, read) in [
            ("Sesso", "M F m f", "mfmf"),
            ("Sesso", "U D M", "mfm"),
            ("Sesso", "M D", "mf"),
            ("Geschlecht", "M W", "mf"),
            ("Geschlecht", "m w d", "mf-"),
            ("M/W/D", "M D", "m-"),
            ("Geschlecht", "männlich weiblich divers Herr Frau", "mf-mf"),
            ("Sexe", "H F M", "mfm"),
            ("Sexe", "H M", "mm"),
            ("Genre", "H M", "mm"),
            ("H/F", "H M", "mm"),
            ("Sexe", "Homme Femme masculin féminin", "mfmf"),
            ("Sexo", "H M h", "mfm"),
            ("H/M", "M M", "ff"),
            ("H/M", "M F H", "ffm"),
            ("Sexo", "M M", "mm"),
            ("Sexo", "M F", "mf"),
            ("Sexo", "H M F", "mmf"),
            ("Sexo", "H M W", "mmf"),
            ("Sexo", "H M D", "mmf"),
            ("Sexo", "Hombre Mujer masculino femenino", "mfmf"),
            ("Sexo", "x H", "?m"),
        ] {
            assert_eq!(sexes(heading, cells), read, "{heading}: {cells}");
        }
        // Without a column of sexes the letters have no meaning.
        assert_eq!(sexes("Altro", "H M"), "--");
    }
}
