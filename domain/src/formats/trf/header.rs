//! Tournament records: the records about the event as a whole.

use chrono::NaiveDate;

use super::{
    cell::first_column,
    line::{Field, Line},
    note::Notes,
    remark::{RemarkKind, TrfField},
};
use crate::{
    event::{Birth, Colour, Federation},
    pairing::TypeCode,
    tiebreak::{self, Pairings, Regulations},
};

/// The content of the tournament records. Texts are trimmed; a blank text is empty or `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// 012: name of the tournament.
    pub name: String,
    /// 022: city.
    pub city: String,
    /// 032: federation.
    pub federation: Option<Federation>,
    /// 042: first day.
    pub start: Option<NaiveDate>,
    /// 052: last day.
    pub end: Option<NaiveDate>,
    /// 092: type of the tournament, free text.
    pub type_text: Option<String>,
    /// 192: code of the type; or 092, if that holds a code such as `FIDE_DUTCH` or `FIDE_DUTCH_2025`.
    pub type_code: Option<String>,
    /// 102: chief arbiter.
    pub chief_arbiter: Option<String>,
    /// 112: deputy arbiters, one for each line.
    pub deputies: Vec<String>,
    /// 122: time control, free text.
    pub time_control: Option<String>,
    /// 222: code of the time control, as written: `5400+30`, `40/6000+30:900+30`.
    pub time_code: Option<String>,
    /// 132: dates by round; `None` if the round's columns are blank.
    pub round_dates: Vec<Option<NaiveDate>>,
    /// 172: how the pairing numbers were found.
    pub ranking_method: Option<RankingMethod>,
    /// 182: the program that paired.
    pub program: Option<String>,
    /// Tie-break codes after the points: 202, or 212 without its leading `PTS`.
    pub tie_breaks: Vec<String>,
    /// 212 as written, if it does not begin with `PTS` or differs from 202: all criteria of the ranking in their order, with `PTS`
    /// for the points. Otherwise empty.
    pub standings_order: Vec<String>,
}

impl Header {
    /// How the event is paired, by its [`type_code`](Self::type_code).
    #[must_use]
    pub fn paired_as(&self) -> TypeCode {
        TypeCode::of_report(self.type_code.as_deref())
    }

    /// The regulations for the standings, by the type and the first day of the event. Without a day they are the newest ones.
    #[must_use]
    pub fn regulations(&self) -> Regulations {
        let predetermined = self.paired_as().system.is_predetermined();
        Regulations::of(tiebreak::Edition::in_force(self.start))
            .with_pairings(Pairings::known_before(predetermined))
    }
}

/// 172: how the pairing numbers were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingMethod {
    /// Columns 5-7: `IND`, or the federation of the national ratings.
    pub federation: String,
    /// Columns 9-13.
    pub method: RatingSource,
}

/// Which rating the pairing numbers follow (TRF26, record 172).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RatingSource {
    /// FIDE rating only.
    Fide,
    /// National rating only.
    NationalOnly,
    /// FIDE rating, or the national one if there is no FIDE rating.
    FideThenNational,
    /// National rating, or the FIDE one if there is no national rating.
    NationalThenFide,
    /// The higher of both.
    Higher,
    /// The lower of both.
    Lower,
    /// Another way.
    Other,
}

impl RatingSource {
    /// Every value.
    pub const ALL: [Self; 7] = [
        Self::Fide,
        Self::NationalOnly,
        Self::FideThenNational,
        Self::NationalThenFide,
        Self::Higher,
        Self::Lower,
        Self::Other,
    ];

    /// The code in columns 9-13.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fide => "FIDE",
            Self::NationalOnly => "NRO",
            Self::FideThenNational => "FIDON",
            Self::NationalThenFide => "NIDOF",
            Self::Higher => "HBFN",
            Self::Lower => "LBFN",
            Self::Other => "OTHER",
        }
    }
}

/// The values of the header that only reading needs.
#[derive(Debug, Default)]
pub(super) struct Declared {
    /// 062, 072, 082: code, number written, and line and column.
    pub counts: Vec<(&'static str, u32, (usize, usize))>,
    /// 142 and XXR: number of rounds, and line and column.
    pub rounds: Option<(u8, (usize, usize))>,
    /// 152 and XXC: initial colour.
    pub initial_colour: Option<Colour>,
    /// Line and column of the first record 192 or 092.
    pub type_at: Option<(usize, usize)>,
    /// Whether a record says that 082 is not 0.
    pub teams: bool,
}

/// Reads a tournament record; `false` when the code is not one.
pub(super) fn read_header(
    line: &Line<'_>,
    header: &mut Header,
    declared: &mut Declared,
    notes: &mut Notes,
) -> bool {
    let field = line.rest(4);
    let repeated = |known: bool, notes: &mut Notes| {
        if known && !field.text.is_empty() {
            let code = line.code().to_owned();
            notes.remark((line.number, 1), RemarkKind::Repeated { code });
        }
    };
    let text = |target: &mut Option<String>, notes: &mut Notes| {
        repeated(target.is_some(), notes);
        if target.is_none() && !field.text.is_empty() {
            *target = Some(notes.shown(field.at(), field.text));
        }
    };
    match line.code() {
        "012" | "022" => {
            let target = if line.code() == "012" {
                &mut header.name
            } else {
                &mut header.city
            };
            repeated(!target.is_empty(), notes);
            if target.is_empty() {
                *target = notes.shown(field.at(), field.text);
            }
        }
        "032" => {
            repeated(header.federation.is_some(), notes);
            if !field.text.is_empty() && header.federation.is_none() {
                header.federation = Federation::parse(field.text).ok();
                if header.federation.is_none() {
                    notes.unreadable(field.at(), TrfField::Federation, field.text);
                }
            }
        }
        "042" => header.start = header.start.or(read_date(field, notes)),
        "052" => header.end = header.end.or(read_date(field, notes)),
        "062" => read_count("062", field, declared, notes),
        "072" => read_count("072", field, declared, notes),
        "082" => read_count("082", field, declared, notes),
        "092" => {
            declared.type_at.get_or_insert(field.at());
            text(&mut header.type_text, notes);
        }
        "102" => text(&mut header.chief_arbiter, notes),
        "112" if field.text.is_empty() => {}
        "112" => header.deputies.push(notes.shown(field.at(), field.text)),
        "122" => text(&mut header.time_control, notes),
        "132" => read_round_dates(line, header, notes),
        "142" | "XXR" => read_rounds(field, declared, notes),
        "152" => {
            let colour = match field.text {
                "W" | "w" => Some(Colour::White),
                "B" | "b" => Some(Colour::Black),
                _ => None,
            };
            set_initial_colour(field, colour, declared, notes);
        }
        "XXC" => {
            for word in line.words(4) {
                match word.text.to_ascii_lowercase().as_str() {
                    "rank" => notes.remark(word.at(), RemarkKind::RankAsNumber),
                    "white1" => set_initial_colour(word, Some(Colour::White), declared, notes),
                    "black1" => set_initial_colour(word, Some(Colour::Black), declared, notes),
                    _ => notes.unreadable(word.at(), TrfField::InitialColour, word.text),
                }
            }
        }
        "172" => read_ranking_method(line, header, notes),
        "182" => text(&mut header.program, notes),
        "192" => {
            declared.type_at = Some(field.at());
            text(&mut header.type_code, notes);
        }
        "202" => {
            repeated(!header.tie_breaks.is_empty(), notes);
            if header.tie_breaks.is_empty() {
                header.tie_breaks = codes(field.text);
            }
        }
        "212" => match codes(field.text).split_first() {
            Some((first, rest)) if first == "PTS" && header.tie_breaks.is_empty() => {
                header.tie_breaks = rest.to_vec();
            }
            Some((first, rest)) if first == "PTS" && header.tie_breaks == rest => {}
            _ => header.standings_order = codes(field.text),
        },
        "222" => text(&mut header.time_code, notes),
        _ => return false,
    }
    true
}

fn codes(text: &str) -> Vec<String> {
    text.split(',')
        .map(str::trim)
        .filter(|code| !code.is_empty())
        .map(str::to_owned)
        .collect()
}

/// A date in the order year-month-day, or day-month-year in older files.
fn read_date(field: Field<'_>, notes: &mut Notes) -> Option<NaiveDate> {
    let text: String = field.text.split_whitespace().collect();
    if text.is_empty() {
        return None;
    }
    let Ok(Birth::Date(date)) = Birth::parse(&text) else {
        notes.unreadable(field.at(), TrfField::Date, field.text);
        return None;
    };
    if date.format("%Y/%m/%d").to_string() != field.text {
        let text = field.text.to_owned();
        notes.remark(field.at(), RemarkKind::DateForm { text });
    }
    Some(date)
}

/// 132: `YY/MM/DD` in the columns of each round; older files have one whole date on each line.
fn read_round_dates(line: &Line<'_>, header: &mut Header, notes: &mut Notes) {
    let early = line.field(4, 91);
    if !early.text.is_empty() {
        for word in line.words(4) {
            header.round_dates.push(read_date(word, notes));
            let text = word.text.to_owned();
            notes.remark(word.at(), RemarkKind::DateForm { text });
        }
        return;
    }
    for index in 0..99 {
        let first = first_column(index);
        if first > line.width() {
            break;
        }
        let field = line.field(first, first + 9);
        let date = if field.text.is_empty() {
            None
        } else {
            let short = NaiveDate::parse_from_str(field.text, "%y/%m/%d").ok();
            match short {
                Some(date) if field.text.len() == 8 => Some(date),
                _ => read_date(field, notes),
            }
        };
        header.round_dates.push(date);
    }
    while header.round_dates.last().is_some_and(Option::is_none) {
        header.round_dates.pop();
    }
}

fn read_count(code: &'static str, field: Field<'_>, declared: &mut Declared, notes: &mut Notes) {
    // Some programs add an explanation after the number: `57 (of 60)`.
    let digits = field.text.split_whitespace().next().unwrap_or("");
    match digits.parse() {
        Ok(count) => {
            declared.teams |= code == "082" && count != 0;
            declared.counts.push((code, count, field.at()));
        }
        Err(_) if field.text.is_empty() => {}
        Err(_) => notes.unreadable(field.at(), TrfField::Count, field.text),
    }
}

fn read_rounds(field: Field<'_>, declared: &mut Declared, notes: &mut Notes) {
    match field.text.parse() {
        Ok(rounds @ 1..=99) => match declared.rounds {
            Some((known, _)) if known != rounds => {
                let (written, taken) = (known.min(rounds), known.max(rounds));
                notes.remark(field.at(), RemarkKind::RoundsRaised { written, taken });
                declared.rounds = Some((taken, field.at()));
            }
            _ => declared.rounds = Some((rounds, field.at())),
        },
        _ => notes.unreadable(field.at(), TrfField::Rounds, field.text),
    }
}

fn set_initial_colour(
    field: Field<'_>,
    colour: Option<Colour>,
    declared: &mut Declared,
    notes: &mut Notes,
) {
    match (colour, declared.initial_colour) {
        (Some(new), Some(known)) if new != known => {
            let code = if field.text.len() == 1 { "152" } else { "XXC" };
            notes.error(
                field.at(),
                super::TrfErrorKind::RecordContradiction {
                    code: code.to_owned(),
                },
            );
        }
        (Some(new), _) => declared.initial_colour = Some(new),
        (None, _) => notes.unreadable(field.at(), TrfField::InitialColour, field.text),
    }
}

fn read_ranking_method(line: &Line<'_>, header: &mut Header, notes: &mut Notes) {
    let words = line.words(4);
    let (federation, method) = match words.as_slice() {
        [] => return,
        [method] => ("", method),
        [federation, method, ..] => (federation.text, method),
    };
    let found = RatingSource::ALL
        .into_iter()
        .find(|source| source.code().eq_ignore_ascii_case(method.text));
    match found {
        Some(method) => {
            header.ranking_method = Some(RankingMethod {
                federation: federation.to_owned(),
                method,
            });
        }
        None => notes.unreadable(method.at(), TrfField::RankingMethod, method.text),
    }
}
