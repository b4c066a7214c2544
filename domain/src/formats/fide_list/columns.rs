//! The columns of the fields, taken from the heading.

use chrono::NaiveDate;

/// The fields of a line, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FideColumn {
    /// `ID Number`
    Id,
    /// `Name`
    Name,
    /// `Fed`
    Federation,
    /// `Sex`
    Sex,
    /// `Tit`
    Title,
    /// `WTit`
    WomenTitle,
    /// `OTit`: arbiter, organiser, trainer.
    OtherTitles,
    /// `FOA`: titles of the online arena.
    ArenaTitle,
    /// `SRtng`, or the month in lists of one kind.
    StandardRating,
    /// `SGm`, or `Gms`
    StandardGames,
    /// `SK`, or `K`
    StandardK,
    /// `RRtng`
    RapidRating,
    /// `RGm`
    RapidGames,
    /// `Rk`
    RapidK,
    /// `BRtng`
    BlitzRating,
    /// `BGm`
    BlitzGames,
    /// `BK`
    BlitzK,
    /// `B-day`: the year of birth.
    BirthYear,
    /// `Flag`: `i` inactive, `w` woman.
    Flag,
}

/// Fields with their columns, from 0, the end excluded. A column is one byte of the file.
#[derive(Debug, Default)]
pub(super) struct Columns {
    places: Vec<(FideColumn, usize, usize)>,
    /// First day of the month that names the rating column in lists of one kind.
    pub(super) month: Option<NaiveDate>,
}

impl Columns {
    /// The columns that a heading gives: each field reaches from the first letter of its name to the next name.
    ///
    /// # Errors
    /// The first required field that the heading lacks.
    pub fn from_heading(heading: &str) -> Result<Self, FideColumn> {
        let mut starts: Vec<(FideColumn, usize)> = Vec::new();
        let mut at = 0;
        for word in heading.split(' ') {
            let start = at;
            at += word.len() + 1;
            if let Some(column) = column(word)
                && !starts.iter().any(|(known, _)| *known == column)
            {
                starts.push((column, start));
            }
        }
        for needed in [
            FideColumn::Id,
            FideColumn::Name,
            FideColumn::Federation,
            FideColumn::Sex,
            FideColumn::StandardRating,
            FideColumn::BirthYear,
        ] {
            if !starts.iter().any(|(known, _)| *known == needed) {
                return Err(needed);
            }
        }
        let ends = starts
            .iter()
            .skip(1)
            .map(|(_, start)| *start)
            .chain([usize::MAX]);
        let places = starts
            .iter()
            .zip(ends)
            .map(|((column, start), end)| (*column, *start, end))
            .collect();
        let month = heading.split(' ').find_map(month);
        Ok(Self { places, month })
    }

    /// First column and text of a field; the text is empty if the list does not have the field. Other titles may be longer than
    /// their columns, which moves all later fields to the right.
    pub fn field<'a>(&self, line: &'a str, column: FideColumn) -> (usize, &'a str) {
        let Some((_, start, end)) = self.places.iter().find(|(known, ..)| *known == column) else {
            return (0, "");
        };
        let overflow = self.overflow(line);
        let (start, end) = match column {
            FideColumn::OtherTitles => (*start, end.saturating_add(overflow)),
            column if column > FideColumn::OtherTitles => {
                (start + overflow, end.saturating_add(overflow))
            }
            _ => (*start, *end),
        };
        (start, part(line, start, end).trim())
    }

    /// By how many columns the other titles reach into the next field.
    fn overflow(&self, line: &str) -> usize {
        let titles = self
            .places
            .iter()
            .find(|(column, ..)| *column == FideColumn::OtherTitles);
        let Some((_, start, end)) = titles else {
            return 0;
        };
        let text = part(line, *start, usize::MAX);
        // No blank separates titles that are too long from a rating after them.
        let after = |c: char| c == ' ' || c.is_ascii_digit();
        text.find(after)
            .unwrap_or(text.len())
            .saturating_sub(end - start)
    }
}

/// A line from one column to another. A letter beyond ASCII is one column, though it has more bytes in the text.
fn part(line: &str, start: usize, end: usize) -> &str {
    let place = |sign: usize| {
        if line.is_ascii() {
            return sign.min(line.len());
        }
        let mut signs = line.char_indices();
        signs.nth(sign).map_or(line.len(), |(place, _)| place)
    };
    line.get(place(start)..place(end)).unwrap_or("")
}

fn column(word: &str) -> Option<FideColumn> {
    use FideColumn as C;
    Some(match word {
        "ID" => C::Id,
        "Name" => C::Name,
        "Fed" => C::Federation,
        "Sex" => C::Sex,
        "Tit" => C::Title,
        "WTit" => C::WomenTitle,
        "OTit" => C::OtherTitles,
        "FOA" => C::ArenaTitle,
        "SRtng" => C::StandardRating,
        "SGm" | "Gms" => C::StandardGames,
        "SK" | "K" => C::StandardK,
        "RRtng" => C::RapidRating,
        "RGm" => C::RapidGames,
        "Rk" | "RK" => C::RapidK,
        "BRtng" => C::BlitzRating,
        "BGm" => C::BlitzGames,
        "BK" | "Bk" => C::BlitzK,
        "B-day" => C::BirthYear,
        "Flag" => C::Flag,
        word if month(word).is_some() => C::StandardRating,
        _ => return None,
    })
}

/// The first day of `OCT26`.
fn month(word: &str) -> Option<NaiveDate> {
    const MONTHS: [&str; 12] = [
        "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
    ];
    let (letters, digits) = word.split_at_checked(3)?;
    if digits.len() != 2 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let number = (1..).zip(MONTHS).find(|(_, name)| *name == letters)?.0;
    NaiveDate::from_ymd_opt(2000 + digits.parse::<i32>().ok()?, number, 1)
}
