//! One line of the list.

use super::{
    FideListError,
    columns::{Columns, FideColumn},
};
use crate::event::{Birth, Elo, Federation, FideId, ListRatings, Person, PersonName, Sex, Title};

/// A rating with its number of games and its coefficient.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FideRating {
    /// The rating; unrated is `None`.
    pub rating: Option<Elo>,
    /// Games rated in the period.
    pub games: u16,
    /// The development coefficient K; 0 if the list does not give it.
    pub k: u8,
}

/// A player of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FidePlayer {
    /// Number in FIDE's register.
    pub id: u64,
    /// `Surname, Given name`, as the list has it.
    pub name: String,
    /// The federation for which they play.
    pub federation: Federation,
    /// Sex; `None` if the list leaves it out.
    pub sex: Option<Sex>,
    /// The title in `Tit`, or else in `WTit`.
    pub title: Option<Title>,
    /// Titles as arbiter, organiser and trainer, as the list has them: `IA,FI`.
    pub other_titles: String,
    /// Title of the online arena: `AGM`.
    pub arena_title: String,
    /// Rating and K in standard chess, or in the only kind of the list.
    pub standard: FideRating,
    /// Rating and K in rapid chess.
    pub rapid: FideRating,
    /// Rating and K in blitz chess.
    pub blitz: FideRating,
    /// Year of birth; 0 is `None`.
    pub birth_year: Option<i32>,
    /// Whether the player is inactive (flag `i`).
    pub inactive: bool,
}

impl FidePlayer {
    /// The person, with the year of birth only and without a national number.
    #[must_use]
    pub fn person(&self) -> Person {
        Person {
            name: PersonName::from_comma(&self.name),
            sex: self.sex,
            birth: self.birth_year.map(Birth::Year),
            federation: Some(self.federation),
            title: self.title,
            fide_id: FideId::from_number(self.id),
            national_id: None,
        }
    }

    /// The ratings.
    #[must_use]
    pub const fn ratings(&self) -> ListRatings {
        ListRatings {
            standard: self.standard.rating,
            rapid: self.rapid.rating,
            blitz: self.blitz.rating,
        }
    }

    /// Reads a line without its end.
    pub(super) fn read(
        line: &str,
        number: usize,
        columns: &Columns,
    ) -> Result<Self, FideListError> {
        let fields = Fields {
            line,
            number,
            columns,
        };
        let rating = |rating, games, k| -> Result<FideRating, FideListError> {
            Ok(FideRating {
                rating: fields.parse::<u16>(rating)?.and_then(|r| Elo::new(r).ok()),
                games: fields.parse(games)?.unwrap_or(0),
                k: fields.parse(k)?.unwrap_or(0),
            })
        };
        use FideColumn as C;
        let title = |column| Title::parse(fields.text(column));
        let name = fields.text(C::Name);
        Ok(Self {
            id: fields
                .parse(C::Id)?
                .filter(|id| *id != 0)
                .ok_or_else(|| fields.bad(C::Id))?,
            name: if name.is_empty() {
                return Err(fields.bad(C::Name));
            } else {
                name.to_owned()
            },
            federation: Federation::parse(fields.text(C::Federation))
                .map_err(|_| fields.bad(C::Federation))?,
            sex: match fields.text(C::Sex) {
                "M" | "m" => Some(Sex::Male),
                "F" | "f" => Some(Sex::Female),
                "" => None,
                _ => return Err(fields.bad(C::Sex)),
            },
            title: title(C::Title)
                .into_iter()
                .chain(title(C::WomenTitle))
                .min(),
            other_titles: fields.text(C::OtherTitles).to_owned(),
            arena_title: fields.text(C::ArenaTitle).to_owned(),
            standard: rating(C::StandardRating, C::StandardGames, C::StandardK)?,
            rapid: rating(C::RapidRating, C::RapidGames, C::RapidK)?,
            blitz: rating(C::BlitzRating, C::BlitzGames, C::BlitzK)?,
            birth_year: fields.parse(C::BirthYear)?.filter(|year| *year != 0),
            inactive: fields.text(C::Flag).contains('i'),
        })
    }
}

struct Fields<'a> {
    line: &'a str,
    number: usize,
    columns: &'a Columns,
}

impl Fields<'_> {
    fn text(&self, column: FideColumn) -> &str {
        self.columns.field(self.line, column).1
    }

    /// A number; `None` for an empty field.
    fn parse<T: std::str::FromStr>(&self, column: FideColumn) -> Result<Option<T>, FideListError> {
        match self.text(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.bad(column)),
        }
    }

    fn bad(&self, field: FideColumn) -> FideListError {
        let (start, text) = self.columns.field(self.line, field);
        FideListError::Field {
            line: self.number,
            column: start + 1,
            field,
            text: text.to_owned(),
        }
    }
}
