//! One cell of a list of players: its meaning, or why it has none.

use crate::event::{
    Birth, BirthError, Elo, Federation, PersonName, Province, RoundNumber, Sex, TextFault, Title,
    text_fault,
};
use crate::formats::sheet::Area;

use super::{
    name_order::{Names, cut},
    sex_letters::SexLetters,
};

/// Why a cell is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CellReason {
    /// The cell has to be filled.
    #[error("missing")]
    Missing,
    /// More characters than the field may hold.
    #[error("{length} characters are more than {limit}")]
    TooLong {
        /// Number of characters in the cell.
        length: usize,
        /// Maximum number of characters.
        limit: usize,
    },
    /// An invisible character, or letters of several scripts in one word.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// A name without letters.
    #[error("no letter in the name")]
    NoLetter,
    /// Surname and given name in one cell without a comma between them.
    #[error("no comma between surname and given name")]
    NoComma,
    /// Neither male nor female.
    #[error("not a sex")]
    Sex,
    /// Not a date or year of birth.
    #[error(transparent)]
    Birth(#[from] BirthError),
    /// Not three letters.
    #[error("not a federation")]
    Federation,
    /// Not a FIDE title.
    #[error("not a title")]
    Title,
    /// Not a province.
    #[error("not a province")]
    Province,
    /// Another character in the place of a digit.
    #[error("{found:?} at {at} is not a digit")]
    NotADigit {
        /// Position of the character, from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// A number outside its range.
    #[error("not between {min} and {max}")]
    Range {
        /// The smallest number that is accepted.
        min: u64,
        /// The largest number that is accepted.
        max: u64,
    },
    /// Not a mail address.
    #[error("not a mail address")]
    Email,
    /// Not a telephone number.
    #[error("not a telephone number")]
    Phone,
    /// Not an amount of money.
    #[error("not an amount")]
    Amount,
    /// A formula instead of its value, or one that failed.
    #[error("a formula without a value")]
    Formula,
    /// Letters that another program once read in the wrong encoding.
    #[error("letters of another encoding from {at} on")]
    Encoding {
        /// Position of the first such character, from 1.
        at: usize,
    },
    /// The cell is merged with others.
    #[error("merged: {area}")]
    Merged {
        /// The merged cells.
        area: Area,
    },
    /// The same register number as in an earlier row.
    #[error("the same as in line {line}")]
    Repeated {
        /// The line of that row, from 1.
        line: usize,
    },
}

impl CellReason {
    /// Stable name, by which message files find their words.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::TooLong { .. } => "too-long",
            Self::Text(TextFault::Unseen { .. }) => "unseen",
            Self::Text(TextFault::MixedScripts { .. }) => "mixed-scripts",
            Self::NoLetter => "no-letter",
            Self::NoComma => "no-comma",
            Self::Sex => "sex",
            Self::Birth(BirthError::NoSuchDay { .. }) => "no-such-day",
            Self::Birth(BirthError::Year(_)) => "year",
            Self::Birth(BirthError::Format) => "date",
            Self::Federation => "federation",
            Self::Title => "title",
            Self::Province => "province",
            Self::NotADigit { .. } => "not-a-digit",
            Self::Range { .. } => "range",
            Self::Email => "email",
            Self::Phone => "phone",
            Self::Amount => "amount",
            Self::Formula => "formula",
            Self::Encoding { .. } => "encoding",
            Self::Merged { .. } => "merged",
            Self::Repeated { .. } => "repeated",
        }
    }
}

type Cell<T> = Result<T, CellReason>;

/// A text of at most `limit` characters; runs of blanks become one.
pub(super) fn text(cell: &str, limit: usize) -> Cell<String> {
    let trimmed = cell.trim();
    if let Some(fault) = text_fault(trimmed) {
        return Err(fault.into());
    }
    // A line end in a cell usually comes from a stray quotation mark, and seldom from a text of two lines.
    let line_end = (1..)
        .zip(trimmed.chars())
        .find(|(_, c)| matches!(c, '\r' | '\n'));
    if let Some((at, sign)) = line_end {
        return Err(TextFault::Unseen { at, sign }.into());
    }
    let words: Vec<&str> = cell.split_whitespace().collect();
    let text = words.join(" ");
    let length = text.chars().count();
    if length > limit {
        return Err(CellReason::TooLong { length, limit });
    }
    Ok(text)
}

pub(super) fn name(cell: &str) -> Cell<String> {
    let name = text(cell, PersonName::LONGEST)?;
    if name.chars().any(char::is_alphabetic) {
        Ok(name)
    } else {
        Err(CellReason::NoLetter)
    }
}

/// `Surname, Given name`.
pub(super) fn full_name(cell: &str, names: Names) -> Cell<(String, String)> {
    let cut = match (cell.split_once(','), names) {
        (Some((last, first)), _) => Some((last.to_owned(), first.to_owned())),
        // Two names and the blank between them.
        (None, Names::AsWritten) => cut(&text(cell, 2 * PersonName::LONGEST + 1)?),
        (None, Names::WithComma) => None,
    };
    let (last, first) = cut.ok_or(CellReason::NoComma)?;
    Ok((name(&last)?, name(&first)?))
}

/// The texts that spreadsheets write when a formula failed, in English and Italian, German, French and Spanish.
const FAILED: [&str; 21] = [
    "#REF!",
    "#N/A",
    "#N/D",
    "#DIV/0!",
    "#NAME?",
    "#NOME?",
    "#VALUE!",
    "#VALORE!",
    "#NUM!",
    "#BEZUG!",
    "#NV",
    "#WERT!",
    "#ZAHL!",
    "#NOM?",
    "#VALEUR!",
    "#NOMBRE!",
    "#¡REF!",
    "#¿NOMBRE?",
    "#¡VALOR!",
    "#¡NUM!",
    "#¡DIV/0!",
];

/// Refuses cells without a usable value: formulas, and letters read in the wrong encoding.
pub(super) fn unreadable(cell: &str) -> Cell<()> {
    let is_formula = cell.strip_prefix('=').is_some_and(|rest| !rest.is_empty());
    if is_formula || FAILED.contains(&cell) || cell.starts_with("Err:") {
        return Err(CellReason::Formula);
    }
    let mut letters = (1..).zip(cell.chars()).peekable();
    while let Some((at, letter)) = letters.next() {
        // The two bytes of `è` as UTF-8, read one by one: `Ã¨`.
        let next = letters.peek().map(|(_, next)| *next);
        let in_two =
            matches!(letter, 'Ã' | 'Â') && next.is_some_and(|c| matches!(c, '\u{80}'..='\u{bf}'));
        if in_two || letter == char::REPLACEMENT_CHARACTER {
            return Err(CellReason::Encoding { at });
        }
    }
    Ok(())
}

/// A sex in Italian, English, German, French or Spanish; `None` for a word that says neither.
pub(super) fn sex(cell: &str, letters: SexLetters) -> Cell<Option<Sex>> {
    match cell.to_lowercase().as_str() {
        "m" if letters.m_is_woman => Ok(Some(Sex::Female)),
        "d" if letters.d_is_neither => Ok(None),
        "divers" => Ok(None),
        "m" | "male" | "man" | "maschio" | "uomo" | "u" | "h" | "mann" | "herr" | "männlich"
        | "maennlich" | "homme" | "masculin" | "hombre" | "masculino" | "varón" | "varon" => {
            Ok(Some(Sex::Male))
        }
        "f" | "w" | "d" | "female" | "woman" | "femmina" | "donna" | "frau" | "dame"
        | "weiblich" | "femme" | "féminin" | "feminin" | "mujer" | "femenino" => {
            Ok(Some(Sex::Female))
        }
        _ => Err(CellReason::Sex),
    }
}

/// A date or a year; the midnight that spreadsheets add to dates is ignored.
pub(super) fn birth(cell: &str) -> Cell<Birth> {
    let date = cell
        .strip_suffix("00:00:00")
        .or_else(|| cell.strip_suffix("00:00"))
        .unwrap_or(cell);
    Ok(Birth::parse(date)?)
}

pub(super) fn federation(cell: &str) -> Cell<Federation> {
    Federation::parse(cell).map_err(|_| CellReason::Federation)
}

pub(super) fn title(cell: &str) -> Cell<Title> {
    let title = Title::parse(cell).or_else(|| Title::abbreviated(cell));
    title.ok_or(CellReason::Title)
}

pub(super) fn province(cell: &str) -> Cell<&'static Province> {
    Province::by_code(cell).ok_or(CellReason::Province)
}

/// A whole number; zero decimals, as spreadsheets add them, are ignored.
fn number(cell: &str, min: u64, max: u64) -> Cell<u64> {
    let digits = [".0", ",0", ".00", ",00"]
        .into_iter()
        .find_map(|zeros| cell.strip_suffix(zeros))
        .unwrap_or(cell);
    let mut chars = digits.chars().enumerate();
    if let Some((at, found)) = chars.find(|(_, c)| !c.is_ascii_digit()) {
        return Err(CellReason::NotADigit { at: at + 1, found });
    }
    digits
        .parse()
        .ok()
        .filter(|number| (min..=max).contains(number))
        .ok_or(CellReason::Range { min, max })
}

/// A rating; 0 and a dash mean "unrated".
pub(super) fn rating(cell: &str) -> Cell<Option<Elo>> {
    if matches!(cell, "-" | "–" | "—") {
        return Ok(None);
    }
    let number = number(cell, 0, 3999)?;
    Ok(u16::try_from(number).ok().and_then(|n| Elo::new(n).ok()))
}

/// A FIDE number; 0 and a dash mean "none".
pub(super) fn fide_id(cell: &str) -> Cell<Option<u64>> {
    if matches!(cell, "-" | "–" | "—") {
        return Ok(None);
    }
    let number = number(cell, 0, 99_999_999_999)?;
    Ok(Some(number).filter(|number| *number != 0))
}

pub(super) fn email(cell: &str) -> Cell<String> {
    let address = text(cell, 254)?;
    let is_address = address.split_once('@').is_some_and(|(local, domain)| {
        !local.is_empty()
            && !domain.contains('@')
            && domain.split('.').count() > 1
            && domain.split('.').all(|label| !label.is_empty())
            && !address.contains([' ', ',', ';', '<', '>'])
    });
    if is_address {
        Ok(address)
    } else {
        Err(CellReason::Email)
    }
}

pub(super) fn phone(cell: &str) -> Cell<String> {
    let number = text(cell, 30)?;
    let digits = number.chars().filter(char::is_ascii_digit).count();
    let known = |c: char| c.is_ascii_digit() || " +-()/.".contains(c);
    if digits >= 5 && number.chars().all(known) {
        Ok(number)
    } else {
        Err(CellReason::Phone)
    }
}

/// Round numbers with blanks, commas or semicolons between them.
pub(super) fn rounds(cell: &str) -> Cell<Vec<RoundNumber>> {
    let mut rounds = Vec::new();
    for word in cell.split([' ', ',', ';', '+']).filter(|w| !w.is_empty()) {
        let round = number(word, 1, 99)?;
        rounds.extend(u8::try_from(round).ok().and_then(RoundNumber::new));
    }
    rounds.sort_unstable();
    rounds.dedup();
    Ok(rounds)
}
