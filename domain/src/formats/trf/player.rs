//! Player records: 001 and the national ones that follow its layout.

use super::{
    line::Line,
    note::{Notes, TrfErrorKind},
    remark::{RemarkKind, TrfField},
};
use crate::event::{
    Birth, BirthError, Elo, Federation, FideId, NationalId, Person, PersonName, Points, Sex, Title,
    Tpn,
};

/// The most players of a report: four columns hold a start number.
pub const MOST_PLAYERS: u16 = 9999;

/// Columns of a name in a record.
const NAME: usize = 33;

/// One record 001, without its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfPlayer {
    /// Columns 5-8 as they stand in the file. The pairing number is the position in [`super::Trf::players`], from 1.
    pub start_number: Tpn,
    /// Column 10: sex.
    pub sex: Option<Sex>,
    /// Columns 11-13.
    pub title: Option<Title>,
    /// Columns 15-47, usually `Surname, Given name`.
    pub name: String,
    /// Columns 49-52: rating; unrated (blank or 0) is `None`.
    pub rating: Option<Elo>,
    /// Columns 54-56.
    pub federation: Option<Federation>,
    /// Columns 58-68: number in FIDE's register; 0 is `None`.
    pub fide_id: Option<u64>,
    /// Columns 70-79.
    pub birth: Option<Birth>,
    /// Columns 81-84: points as written. If they are `None`, [`super::write()`] computes them.
    pub points: Option<Points>,
    /// Columns 86-89: place as written; 0 is `None`.
    pub rank: Option<u16>,
    /// National records of this player, in the order of the file.
    pub national: Vec<NationalRecord>,
}

impl TrfPlayer {
    /// A player with a number and a name and nothing else.
    #[must_use]
    pub fn new(start_number: Tpn, name: impl Into<String>) -> Self {
        Self {
            start_number,
            sex: None,
            title: None,
            name: name.into(),
            rating: None,
            federation: None,
            fide_id: None,
            birth: None,
            points: None,
            rank: None,
            national: Vec::new(),
        }
    }

    /// The record of a person, with everything known of them. A caller who writes it for others must first leave out what they
    /// may not see. The national number goes into a record of its own.
    #[must_use]
    pub fn of_person(start_number: Tpn, person: &Person, rating: Option<Elo>) -> Self {
        let name = person.name.with_comma();
        let national = person.national_id.as_ref().map(|id| NationalRecord {
            federation: person.federation.unwrap_or(Federation::ITA),
            title: String::new(),
            name: name.chars().take(NAME).collect(),
            rating: None,
            origin: String::new(),
            number: id.to_string(),
            birth: None,
        });
        Self {
            sex: person.sex,
            title: person.title,
            rating,
            federation: person.federation,
            fide_id: person.fide_id.as_ref().and_then(FideId::number),
            birth: person.birth,
            national: national.into_iter().collect(),
            ..Self::new(start_number, name)
        }
    }

    /// The person; their national number is the first one in the national records.
    #[must_use]
    pub fn person(&self) -> Person {
        let mut numbers = self.national.iter().map(|national| &national.number);
        Person {
            name: PersonName::from_comma(&self.name),
            sex: self.sex,
            birth: self.birth,
            federation: self.federation,
            title: self.title,
            fide_id: self.fide_id.and_then(FideId::from_number),
            national_id: numbers.find_map(|number| NationalId::parse(number).ok().flatten()),
        }
    }
}

/// A national rating record (TRF16 NRS): federation code in columns 1-3, then the layout of 001.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NationalRecord {
    /// The federation whose rating this is.
    pub federation: Federation,
    /// Columns 11-13: national title or category.
    pub title: String,
    /// Columns 15-47.
    pub name: String,
    /// Columns 49-52: national rating; blank or 0 is `None`.
    pub rating: Option<u16>,
    /// Columns 54-56: origin (region, province) as the federation codes it.
    pub origin: String,
    /// Columns 58-68: number in the national register.
    pub number: String,
    /// Columns 70-79.
    pub birth: Option<Birth>,
}

/// The first column of the points: 81, or the blank column before it for a number of five characters (100.5).
pub(super) fn points_start(line: &Line<'_>) -> usize {
    let begins = !line.columns(80, 80).trim().is_empty() && !line.columns(81, 81).trim().is_empty();
    if begins { 80 } else { 81 }
}

/// Reads columns 1-89 of a record 001; `None` (with an error) if there is no start number.
pub(super) fn read_player(line: &Line<'_>, notes: &mut Notes) -> Option<TrfPlayer> {
    let number = line.field(5, 8);
    let Some(start_number) = tpn(number.text) else {
        notes.error(
            number.at(),
            TrfErrorKind::StartNumber(number.text.to_owned()),
        );
        return None;
    };
    let name = line.field(15, 47);
    if name.text.is_empty() {
        notes.remark(name.at(), RemarkKind::NoName);
    }
    let name = notes.shown(name.at(), name.text);
    let mut player = TrfPlayer::new(start_number, name);
    let mut field = |from, to, kind, set: &mut dyn FnMut(&str) -> bool| {
        let field = line.field(from, to);
        if !field.text.is_empty() && !set(field.text) {
            notes.unreadable(field.at(), kind, field.text);
        }
    };
    field(10, 10, TrfField::Sex, &mut |text| {
        player.sex = match text {
            "m" | "M" => Some(Sex::Male),
            "w" | "W" | "f" | "F" => Some(Sex::Female),
            _ => None,
        };
        player.sex.is_some()
    });
    field(11, 13, TrfField::Title, &mut |text| {
        player.title = Title::parse(text);
        player.title.is_some()
    });
    field(49, 52, TrfField::Rating, &mut |text| {
        player.rating = text.parse().ok().and_then(|rating| Elo::new(rating).ok());
        player.rating.is_some() || is_zero(text)
    });
    field(54, 56, TrfField::Federation, &mut |text| {
        player.federation = Federation::parse(text).ok();
        player.federation.is_some()
    });
    field(58, 68, TrfField::FideId, &mut |text| {
        player.fide_id = text.parse().ok().filter(|id| *id != 0);
        player.fide_id.is_some() || is_zero(text)
    });
    let from = points_start(line);
    field(from, 84, TrfField::Points, &mut |text| {
        player.points = match text.strip_prefix('-') {
            Some(below) => below.parse().ok().map(|points| Points::ZERO - points),
            None => text.parse().ok(),
        };
        player.points.is_some()
    });
    field(86, 89, TrfField::Rank, &mut |text| {
        player.rank = text.parse().ok().filter(|rank| *rank != 0);
        player.rank.is_some() || is_zero(text)
    });
    player.birth = read_birth(line, notes);
    Some(player)
}

/// Columns 70-79: date of birth; without month and day, the year.
fn read_birth(line: &Line<'_>, notes: &mut Notes) -> Option<Birth> {
    let field = line.field(70, 79);
    let text: String = field.text.split_whitespace().collect();
    if !text.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
        if text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            notes.unreadable(field.at(), TrfField::Birth, field.text);
        }
        return None;
    }
    match Birth::parse(&text) {
        Ok(birth) => {
            let canonical =
                text.len() == 10 && text.match_indices('/').map(|(at, _)| at).eq([4, 7]);
            if matches!(birth, Birth::Date(_)) && !canonical {
                notes.birth_form(field.at());
            }
            Some(birth)
        }
        Err(BirthError::NoSuchDay { day: 0, .. }) => {
            notes.birth_form(field.at());
            text.split(['/', '.', '-'])
                .find(|part| part.len() == 4)
                .and_then(|year| Birth::parse(year).ok())
        }
        Err(_) => {
            notes.unreadable(field.at(), TrfField::Birth, field.text);
            None
        }
    }
}

/// A national record with the start number of its player, if the line looks like such a record.
pub(super) fn read_national(line: &Line<'_>, notes: &mut Notes) -> Option<(Tpn, NationalRecord)> {
    /// Codes of other programs and of drafts that look like a federation.
    const OTHERS: [&str; 9] = [
        "DAT", "ACC", "TSE", "PAB", "FPB", "HPB", "ZPB", "MFO", "DFM",
    ];
    if OTHERS.contains(&line.code()) {
        return None;
    }
    let federation = Federation::parse(line.code())
        .ok()
        .filter(|code| code.to_string() == line.code())?;
    let start_number = tpn(line.field(5, 8).text)?;
    let blank = |column| line.columns(column, column).trim().is_empty();
    let rating = line.field(49, 52).text;
    let looks_right = blank(4) && blank(9) && blank(14) && blank(48) && blank(53);
    if !looks_right || !(rating.is_empty() || rating.parse::<u16>().is_ok()) {
        return None;
    }
    let mut text = |from, to| {
        let field = line.field(from, to);
        notes.shown(field.at(), field.text)
    };
    let (title, name) = (text(11, 13), text(15, 47));
    let (origin, number) = (text(54, 56), text(58, 68));
    Some((
        start_number,
        NationalRecord {
            federation,
            title,
            name,
            rating: rating.parse().ok().filter(|rating| *rating != 0),
            origin,
            number,
            birth: read_birth(line, notes),
        },
    ))
}

/// A start number of up to four digits.
pub(super) fn tpn(text: &str) -> Option<Tpn> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse()
            .ok()
            .filter(|number| *number <= MOST_PLAYERS)
            .and_then(Tpn::new)
    } else {
        None
    }
}

/// Whether the text is one or more zeros or dashes, as "none" is often written.
fn is_zero(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one() -> Tpn {
        Tpn::from_index(0).unwrap()
    }

    #[test]
    fn a_person_comes_back_from_their_record() {
        let person = Person {
            name: PersonName::new("De Nicolò", "Margherita").unwrap(),
            sex: Some(Sex::Female),
            birth: Some(Birth::Year(1987)),
            federation: Federation::parse("SUI").ok(),
            title: Some(Title::Wfm),
            fide_id: FideId::from_number(800_000),
            national_id: NationalId::parse("MI/12").unwrap(),
        };
        let elo = Elo::new(1900).ok();
        let player = TrfPlayer::of_person(one(), &person, elo);
        assert_eq!(player.name, "De Nicolò, Margherita");
        assert_eq!((player.rating, player.fide_id), (elo, Some(800_000)));
        let national: Vec<_> = player
            .national
            .iter()
            .map(|n| (Some(n.federation), n.number.as_str()))
            .collect();
        assert_eq!(national, [(person.federation, "MI/12")]);
        assert_eq!(player.person(), person);
    }

    #[test]
    fn what_a_report_leaves_out_stays_unknown() {
        let nobody = Person::default();
        let player = TrfPlayer::of_person(one(), &nobody, None);
        assert_eq!(player, TrfPlayer::new(one(), ""));
        assert_eq!(player.person(), nobody);
    }

    #[test]
    fn a_record_has_33_columns_for_the_name_and_digits_for_the_fide_number() {
        let person = Person {
            name: PersonName::new(&"x".repeat(40), "").unwrap(),
            fide_id: FideId::parse("A12").unwrap(),
            national_id: NationalId::parse("7").unwrap(),
            ..Person::default()
        };
        let player = TrfPlayer::of_person(one(), &person, None);
        assert_eq!(player.fide_id, None);
        let national = &player.national[0];
        assert_eq!(national.federation, Federation::ITA);
        assert_eq!(national.name.len(), NAME);
    }

    #[test]
    fn the_first_national_record_with_a_number_counts() {
        let mut player = TrfPlayer::new(one(), "Rossi,Mario");
        for number in ["", "12", "34"] {
            let person = Person {
                national_id: NationalId::parse("0").unwrap(),
                ..Person::default()
            };
            let mut record = TrfPlayer::of_person(one(), &person, None)
                .national
                .remove(0);
            record.number = number.to_owned();
            player.national.push(record);
        }
        let person = player.person();
        assert_eq!(person.national_id, NationalId::parse("12").unwrap());
        assert_eq!(person.name.to_string(), "Rossi Mario");
    }
}
