//! The columns about a person: the same in every table of people.

/// Converts between the columns of a table and [`Person`](crate::event::Person): the selection, the reading and the
/// writing. Each field of a person is once in each of the four lists.
macro_rules! person_columns {
    ($table:ident) => {
        use chrono::NaiveDate;
        use diesel::prelude::*;

        use crate::{
            event::{Birth, Federation, FideId, NationalId, Person, PersonName, Sex, Title, Word},
            store::{
                schema::$table,
                word::{Read, ReadOr},
            },
        };

        pub type Columns = (
            $table::last_name,
            $table::first_name,
            $table::sex,
            $table::birth_year,
            $table::birth_date,
            $table::federation,
            $table::fide_id,
            $table::national_id,
            $table::title,
        );

        pub const COLUMNS: Columns = (
            $table::last_name,
            $table::first_name,
            $table::sex,
            $table::birth_year,
            $table::birth_date,
            $table::federation,
            $table::fide_id,
            $table::national_id,
            $table::title,
        );

        /// A person as read from the table.
        #[derive(Queryable)]
        pub struct Stored {
            last_name: String,
            first_name: String,
            #[diesel(deserialize_as = ReadOr<$table::sex>)]
            sex: Option<Sex>,
            birth_year: Option<i32>,
            birth_date: Option<NaiveDate>,
            #[diesel(deserialize_as = Read<$table::federation>)]
            federation: Option<Federation>,
            #[diesel(deserialize_as = ReadOr<$table::fide_id>)]
            fide_id: Option<FideId>,
            #[diesel(deserialize_as = ReadOr<$table::national_id>)]
            national_id: Option<NationalId>,
            #[diesel(deserialize_as = ReadOr<$table::title>)]
            title: Option<Title>,
        }

        impl From<Stored> for Person {
            fn from(stored: Stored) -> Self {
                let year = stored.birth_year.map(Birth::Year);
                Self {
                    name: PersonName::recorded(&stored.last_name, &stored.first_name),
                    sex: stored.sex,
                    birth: stored.birth_date.map(Birth::Date).or(year),
                    federation: stored.federation,
                    title: stored.title,
                    fide_id: stored.fide_id,
                    national_id: stored.national_id,
                }
            }
        }

        /// A person as written to the table.
        #[derive(Clone, Debug, Insertable, AsChangeset)]
        #[diesel(table_name = $table, treat_none_as_null = true)]
        pub struct Written<'a> {
            last_name: &'a str,
            first_name: &'a str,
            sex: Option<&'a str>,
            birth_year: Option<i32>,
            birth_date: Option<NaiveDate>,
            federation: &'a str,
            fide_id: Option<&'a str>,
            national_id: Option<&'a str>,
            title: Option<&'a str>,
        }

        impl<'a> From<&'a Person> for Written<'a> {
            fn from(person: &'a Person) -> Self {
                Self {
                    last_name: person.name.surname(),
                    first_name: person.name.given(),
                    sex: person.sex.map(Word::code),
                    birth_year: person.birth_year(),
                    birth_date: person.birth.and_then(Birth::date),
                    // A report may leave it out, but the column accepts no NULL.
                    federation: person.federation.as_ref().map_or("", Federation::code),
                    fide_id: person.fide_id.as_ref().map(FideId::as_str),
                    national_id: person.national_id.as_ref().map(NationalId::as_str),
                    title: person.title.map(Word::code),
                }
            }
        }
    };
}

/// The columns of `players`.
pub mod registered {
    person_columns!(players);
}

/// The columns of `entry_requests`.
pub mod requested {
    person_columns!(entry_requests);
}

/// The columns of `entries`.
pub mod entered {
    person_columns!(entries);
}
