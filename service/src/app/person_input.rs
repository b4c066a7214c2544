//! The fields of a person in a form, as typed, and how they are read and checked.

use serde::{Deserialize, Serialize};

use crate::event::{
    Birth, Federation, FideId, FieldClass, IdError, NationalId, Person, PersonName, Sex, Title,
    Word,
};

use super::{Checks, Problem};

/// The fields of a person as typed. Forms contain them, and the trail stores them under these names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PersonInput {
    /// Surname.
    pub last_name: String,
    /// Given name; may be empty.
    pub first_name: String,
    /// `m` or `w`; may be empty.
    pub sex: String,
    /// Date or year of birth; may be empty.
    pub birth: String,
    /// Federation; empty means `ITA`.
    pub federation: String,
    /// FIDE number; may be empty.
    pub fide_id: String,
    /// National number; may be empty.
    pub national_id: String,
    /// FIDE title; may be empty.
    pub title: String,
}

/// The place where a person is typed in. The desk accepts what is on a slip of paper. The registry is kept for years
/// and searched by number, so it is stricter with names and FIDE numbers. It accepts a national number as the
/// federation writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TypedAt {
    /// The arbiter's desk of a tournament.
    Desk,
    /// The registry of players.
    Registry,
}

impl PersonInput {
    /// The person in the form in which they would be typed; of the birth date only what `reader` may see.
    pub(crate) fn of(person: &Person, reader: FieldClass) -> Self {
        fn text(value: Option<impl ToString>) -> String {
            value.map(|value| value.to_string()).unwrap_or_default()
        }
        Self {
            last_name: person.name.surname().to_owned(),
            first_name: person.name.given().to_owned(),
            sex: text(person.sex.map(Word::code)),
            birth: text(person.birth_for(reader)),
            federation: text(person.federation),
            fide_id: text(person.fide_id.as_ref()),
            national_id: text(person.national_id.as_ref()),
            title: text(person.title.map(Word::code)),
        }
    }

    /// Names and values of the fields, in the order of the form.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 8] {
        [
            ("last_name", self.last_name.as_str()),
            ("first_name", &self.first_name),
            ("sex", &self.sex),
            ("birth", &self.birth),
            ("federation", &self.federation),
            ("fide_id", &self.fide_id),
            ("national_id", &self.national_id),
            ("title", &self.title),
        ]
    }

    /// Surname and given name.
    #[must_use]
    pub fn name(&self) -> PersonName {
        PersonName::recorded(&self.last_name, &self.first_name)
    }

    /// Reads the person. Values that cannot be read are noted in `checks` and missing in the result.
    pub(crate) fn parse(&self, checks: &mut Checks, at: TypedAt) -> Person {
        Person {
            name: self.parse_name(checks, at),
            sex: self.parse_sex(checks, at),
            birth: optional(&self.birth, |text| {
                Birth::parse(text).map_err(|error| checks.refuse("birth", Problem::Birth(error)))
            }),
            federation: self.parse_federation(checks),
            fide_id: self.parse_fide_id(checks, at),
            national_id: self.parse_national_id(checks, at),
            title: optional(&self.title, |text| {
                Title::parse(text).ok_or_else(|| checks.refuse("title", Problem::Choice))
            }),
        }
    }

    fn parse_name(&self, checks: &mut Checks, at: TypedAt) -> PersonName {
        let surname = checks.required("last_name", &self.last_name, PersonName::LONGEST);
        let needs_letter = at == TypedAt::Registry && !surname.is_empty();
        if needs_letter && !PersonName::recorded(&surname, "").has_letter() {
            checks.refuse("last_name", Problem::Required);
        }
        let given = checks.text("first_name", &self.first_name, PersonName::LONGEST);
        // A missing surname was refused above.
        PersonName::new(&surname, &given).unwrap_or_default()
    }

    fn parse_sex(&self, checks: &mut Checks, at: TypedAt) -> Option<Sex> {
        let text = match at {
            TypedAt::Desk => self.sex.trim().to_lowercase(),
            TypedAt::Registry => self.sex.trim().to_owned(),
        };
        optional(&text, |text| match (text, at) {
            ("f", TypedAt::Desk) => Ok(Sex::Female),
            (code, _) => Sex::from_code(code).ok_or_else(|| checks.refuse("sex", Problem::Choice)),
        })
    }

    fn parse_federation(&self, checks: &mut Checks) -> Option<Federation> {
        if self.federation.trim().is_empty() {
            return Some(Federation::ITA);
        }
        let read = Federation::parse(&self.federation).ok();
        if read.is_none() {
            let (key, value) = ("cell-federation", self.federation.clone());
            checks.refuse("federation", Problem::Because { key, value });
        }
        read
    }

    fn parse_fide_id(&self, checks: &mut Checks, at: TypedAt) -> Option<FideId> {
        match at {
            TypedAt::Desk => id(checks, "fide_id", &self.fide_id, FideId::parse),
            TypedAt::Registry => checks
                .optional_number("fide_id", &self.fide_id, 0, 99_999_999_999)
                .and_then(|number| u64::try_from(number).ok())
                .and_then(FideId::from_number),
        }
    }

    fn parse_national_id(&self, checks: &mut Checks, at: TypedAt) -> Option<NationalId> {
        let (field, value) = ("national_id", self.national_id.as_str());
        match at {
            TypedAt::Desk => id(checks, field, value, NationalId::parse_plain),
            TypedAt::Registry => {
                let text = checks.text(field, value, NationalId::LONGEST);
                // A number that is too long was refused already.
                NationalId::parse(&text).ok().flatten()
            }
        }
    }
}

/// Reads a field that may be empty. `read` has noted the problem if it cannot be read.
fn optional<T>(text: &str, read: impl FnOnce(&str) -> Result<T, ()>) -> Option<T> {
    let text = text.trim();
    if text.is_empty() {
        None
    } else {
        read(text).ok()
    }
}

/// A number of a register, as the desk accepts it.
fn id<T>(
    checks: &mut Checks,
    field: &'static str,
    value: &str,
    parse: fn(&str) -> Result<Option<T>, IdError>,
) -> Option<T> {
    let text = checks.text(field, value, FideId::LONGEST);
    match parse(&text) {
        Ok(id) => id,
        Err(IdError::Sign(_)) => {
            checks.refuse(field, Problem::Choice);
            None
        }
        // `text` has noted the problem already.
        Err(IdError::TooLong { .. }) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::AppError;

    fn rossi() -> PersonInput {
        PersonInput {
            last_name: "Rossi".to_owned(),
            ..PersonInput::default()
        }
    }

    /// The person, or the names of the fields with problems.
    fn read(input: &PersonInput, at: TypedAt) -> Result<Person, Vec<&'static str>> {
        let mut checks = Checks::default();
        let person = input.parse(&mut checks, at);
        match checks.finish() {
            Ok(()) => Ok(person),
            Err(AppError::Fields(errors)) => Err(errors.iter().map(|e| e.field).collect()),
            Err(error) => panic!("{error:?}"),
        }
    }

    #[test]
    fn a_person_comes_back_as_typed() {
        let typed = PersonInput {
            last_name: "De Nicolò".to_owned(),
            first_name: "Margherita".to_owned(),
            sex: "w".to_owned(),
            birth: "1987-05-03".to_owned(),
            federation: "GER".to_owned(),
            fide_id: "800000".to_owned(),
            national_id: "MI12".to_owned(),
            title: "WFM".to_owned(),
        };
        for at in [TypedAt::Desk, TypedAt::Registry] {
            let person = read(&typed, at).unwrap();
            assert_eq!(PersonInput::of(&person, FieldClass::Federation), typed);
            let public = PersonInput::of(&person, FieldClass::EVERYBODY);
            assert_eq!(public.birth, "1987");
            assert_eq!(
                read(&rossi(), at).unwrap().federation,
                Some(Federation::ITA)
            );
            let nothing = read(&PersonInput::default(), at);
            assert_eq!(nothing, Err(vec!["last_name"]));
        }
    }

    #[test]
    fn where_the_desk_and_the_registry_differ() {
        type Set = fn(&mut PersonInput, String);
        let name: Set = |input, text| input.last_name = text;
        let sex: Set = |input, text| input.sex = text;
        let fide_id: Set = |input, text| input.fide_id = text;
        let national_id: Set = |input, text| input.national_id = text;
        // The result at the desk and in the registry: the text that was read, or whether it is refused.
        for (set, text, desk, registry) in [
            (name, "42", Ok("42"), Err(1)),
            (sex, "F", Ok("w"), Err(1)),
            (sex, "M", Ok("m"), Err(1)),
            (sex, "w", Ok("w"), Ok("w")),
            (sex, "f", Ok("w"), Err(1)),
            (sex, "x", Err(1), Err(1)),
            (fide_id, "0800", Ok("0800"), Ok("800")),
            (fide_id, "A12", Ok("A12"), Err(1)),
            (fide_id, "0", Ok(""), Ok("")),
            (fide_id, "00", Ok("00"), Ok("")),
            (fide_id, "123456789012", Ok("123456789012"), Err(1)),
            (fide_id, "1234567890123", Err(1), Err(1)),
            (fide_id, "12345-6789012", Err(2), Err(1)),
            (national_id, "MI/12", Err(1), Ok("MI/12")),
            (national_id, "0", Ok(""), Ok("0")),
            (national_id, "1234567890123", Err(1), Ok("1234567890123")),
            (national_id, "123456789012345678901", Err(1), Err(1)),
        ] {
            let mut input = rossi();
            set(&mut input, text.to_owned());
            let mut expected = rossi();
            for (at, outcome) in [(TypedAt::Desk, desk), (TypedAt::Registry, registry)] {
                let read = read(&input, at);
                match outcome {
                    Ok(text) => {
                        set(&mut expected, text.to_owned());
                        expected.federation = "ITA".to_owned();
                        let person = read.unwrap();
                        let again = PersonInput::of(&person, FieldClass::Federation);
                        assert_eq!(again, expected, "{text:?} {at:?}");
                    }
                    Err(problems) => {
                        let refused = read.unwrap_err();
                        assert_eq!(refused.len(), problems, "{text:?} {at:?} {refused:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_problem_is_told_at_its_field() {
        let wrong = || "?".to_owned();
        let input = PersonInput {
            last_name: String::new(),
            first_name: "x".repeat(61),
            sex: wrong(),
            birth: wrong(),
            federation: wrong(),
            fide_id: wrong(),
            national_id: wrong(),
            title: wrong(),
        };
        let fields = input.fields().map(|(field, _)| field);
        assert_eq!(read(&input, TypedAt::Desk), Err(fields.to_vec()));
    }
}
