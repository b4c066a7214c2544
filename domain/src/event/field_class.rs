//! Who may see which field of a person.

/// How far a field may go. The classes are ordered: a reader who may see one class may see all those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FieldClass {
    /// For everybody.
    Public,
    /// For everybody, but only the year of it.
    Year,
    /// For the federation and those who report to it.
    Federation,
    /// How to reach a person or their guardian: for those who enter the person.
    Contact,
    /// Health and needs: for the arbiters of the event.
    Health,
    /// Passwords and tokens: for nobody.
    Secret,
}

impl FieldClass {
    /// The classes, the most public first.
    pub const ALL: [Self; 6] = [
        Self::Public,
        Self::Year,
        Self::Federation,
        Self::Contact,
        Self::Health,
        Self::Secret,
    ];

    /// Stable text code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Year => "year",
            Self::Federation => "federation",
            Self::Contact => "contact",
            Self::Health => "health",
            Self::Secret => "secret",
        }
    }

    /// The highest class that everybody may see.
    pub const EVERYBODY: Self = Self::Year;

    /// Whether a field of this class is for a reader who may see classes up to `reader`.
    #[must_use]
    pub fn is_for(self, reader: Self) -> bool {
        self <= reader
    }
}

/// A field of a person, in the registry, in an entry or in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PersonField {
    /// Surname and given name.
    Name,
    /// FIDE title.
    Title,
    /// Federation.
    Federation,
    /// Number in FIDE's register.
    FideId,
    /// Ratings, and the rating used for an event.
    Rating,
    /// Club.
    Club,
    /// Year of birth.
    BirthYear,
    /// Whole date of birth.
    BirthDate,
    /// Sex.
    Sex,
    /// Number in the national register.
    NationalId,
}

impl PersonField {
    /// Every field.
    pub const ALL: [Self; 10] = [
        Self::Name,
        Self::Title,
        Self::Federation,
        Self::FideId,
        Self::Rating,
        Self::Club,
        Self::BirthYear,
        Self::BirthDate,
        Self::Sex,
        Self::NationalId,
    ];

    /// The class of the field. This is the one table.
    #[must_use]
    pub const fn class(self) -> FieldClass {
        match self {
            Self::Name
            | Self::Title
            | Self::Federation
            | Self::FideId
            | Self::Rating
            | Self::Club => FieldClass::Public,
            Self::BirthYear => FieldClass::Year,
            Self::BirthDate | Self::Sex | Self::NationalId => FieldClass::Federation,
        }
    }

    /// Whether the field is for a reader who may see classes up to `reader`.
    #[must_use]
    pub fn is_for(self, reader: FieldClass) -> bool {
        self.class().is_for(reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_classes() {
        assert_eq!(
            FieldClass::ALL.map(FieldClass::code),
            [
                "public",
                "year",
                "federation",
                "contact",
                "health",
                "secret"
            ]
        );
    }

    #[test]
    fn who_sees_a_class_sees_those_before_it() {
        for (index, class) in FieldClass::ALL.into_iter().enumerate() {
            for (other, reader) in FieldClass::ALL.into_iter().enumerate() {
                assert_eq!(class.is_for(reader), index <= other, "{class:?} {reader:?}");
            }
        }
    }

    #[test]
    fn everybody_sees_the_year_of_birth_and_no_more() {
        let public: Vec<PersonField> = PersonField::ALL
            .into_iter()
            .filter(|field| field.is_for(FieldClass::EVERYBODY))
            .collect();
        use PersonField as F;
        assert_eq!(
            public,
            [
                F::Name,
                F::Title,
                F::Federation,
                F::FideId,
                F::Rating,
                F::Club,
                F::BirthYear
            ]
        );
    }
}
