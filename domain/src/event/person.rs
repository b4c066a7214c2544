//! A person: what the registry, an entry or a file says of one player.

use super::{
    Birth, Federation, FideId, FieldClass, NationalId, PersonField, PersonName, Sex, Title,
};

/// What is known of a person. Ratings are kept apart ([`super::Ratings`]): the registry has six, an entry only the one that is
/// used for the event.
///
/// [`PersonField`] says who may see which field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Surname and given name.
    pub name: PersonName,
    /// Sex, as the federation records it.
    pub sex: Option<Sex>,
    /// Date of birth, or the year.
    pub birth: Option<Birth>,
    /// Federation; a report may leave it out.
    pub federation: Option<Federation>,
    /// FIDE title.
    pub title: Option<Title>,
    /// Number in FIDE's register.
    pub fide_id: Option<FideId>,
    /// Number in the register of the national federation.
    pub national_id: Option<NationalId>,
}

impl Person {
    /// Year of birth.
    #[must_use]
    pub fn birth_year(&self) -> Option<i32> {
        self.birth.map(Birth::year)
    }

    /// The birth as a reader who may see classes up to `reader` gets it: the date, the year, or nothing.
    #[must_use]
    pub fn birth_for(&self, reader: FieldClass) -> Option<Birth> {
        if PersonField::BirthDate.is_for(reader) {
            self.birth
        } else {
            self.birth
                .filter(|_| PersonField::BirthYear.is_for(reader))
                .map(Birth::year_alone)
        }
    }

    /// The part that everybody may see.
    #[must_use]
    pub fn public(&self) -> PublicPerson {
        // Every field is named, so that a new field demands a decision.
        let Self {
            name,
            sex: _,
            birth: _,
            federation,
            title,
            fide_id,
            national_id: _,
        } = self;
        PublicPerson {
            name: name.clone(),
            title: *title,
            federation: *federation,
            fide_id: fide_id.clone(),
            birth_year: self.birth_for(FieldClass::EVERYBODY).map(Birth::year),
        }
    }
}

/// The part of a person that everybody may see: the fields up to [`FieldClass::EVERYBODY`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublicPerson {
    /// Surname and given name.
    pub name: PersonName,
    /// FIDE title.
    pub title: Option<Title>,
    /// The federation for which they play.
    pub federation: Option<Federation>,
    /// Number in FIDE's register.
    pub fide_id: Option<FideId>,
    /// Year of birth.
    pub birth_year: Option<i32>,
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    fn margherita() -> Person {
        Person {
            name: PersonName::new("De Nicolò", "Margherita").unwrap(),
            sex: Some(Sex::Female),
            birth: NaiveDate::from_ymd_opt(1987, 5, 3).map(Birth::Date),
            federation: Some(Federation::ITA),
            title: Some(Title::Wfm),
            fide_id: FideId::from_number(800_000),
            national_id: NationalId::parse("MI/12").unwrap(),
        }
    }

    #[test]
    fn the_birth_goes_as_far_as_its_class() {
        let person = margherita();
        let year = Some(Birth::Year(1987));
        for (reader, birth) in [
            (FieldClass::Public, None),
            (FieldClass::Year, year),
            (FieldClass::Federation, person.birth),
            (FieldClass::Contact, person.birth),
        ] {
            assert_eq!(person.birth_for(reader), birth, "{reader:?}");
            let known_by_year = Person {
                birth: year,
                ..person.clone()
            };
            assert_eq!(known_by_year.birth_for(reader), birth.and(year));
            assert_eq!(Person::default().birth_for(reader), None);
        }
    }

    #[test]
    fn the_public_person_has_the_public_fields_and_no_other() {
        let person = margherita();
        let PublicPerson {
            name,
            title,
            federation,
            fide_id,
            birth_year,
        } = person.public();
        assert_eq!(birth_year, Some(1987));
        let shown = [
            (PersonField::Name, name == person.name),
            (PersonField::Title, title == person.title),
            (PersonField::Federation, federation == person.federation),
            (PersonField::FideId, fide_id == person.fide_id),
            (PersonField::BirthYear, birth_year == person.birth_year()),
        ];
        for (field, is_whole) in shown {
            assert!(is_whole, "{field:?}");
        }
        // Those of an entry or of the registry, beside the person.
        let beside = [PersonField::Rating, PersonField::Club];
        for field in PersonField::ALL.into_iter().filter(|f| !beside.contains(f)) {
            let is_shown = shown.iter().any(|(known, _)| *known == field);
            assert_eq!(is_shown, field.is_for(FieldClass::EVERYBODY), "{field:?}");
        }
    }
}
