//! Words of closed sets, between rows and values. A row struct has the enum; its column is read and written through
//! [`Read`] and [`Code`]:
//!
//! ```ignore
//! #[diesel(deserialize_as = Read<rounds::state>, serialize_as = Code)]
//! pub state: RoundState,
//! ```
//!
//! If the values are defined above the store, like the kinds of incidents, the row has [`Read`] itself, and a caller
//! gets the value with [`Read::word`].
//!
//! Values that are not words of a closed set, such as federations, numbers of registers and ratings, are read in the
//! same way.
//!
//! A word that this program does not know gives [`UnknownWord`], never another value.

use std::marker::PhantomData;

use diesel::{
    backend::Backend,
    deserialize::{self, Queryable},
    expression::AsExpression,
    query_builder::QueryFragment,
    serialize::{self, Output, ToSql},
    sql_types::Text,
    sqlite::Sqlite,
};

use crate::{
    event::{Elo, Federation, FideId, NationalId, RatingOrigin, Word},
    pairing::keizer,
};

/// A stored word that this program does not know, because a newer version wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{place} holds the word {word:?}, which this version does not know: it was written by a newer version of the \
     program"
)]
pub struct UnknownWord {
    /// Where it is stored: `table.column`.
    pub place: String,
    pub word: String,
}

impl UnknownWord {
    /// This word in this `table.column`.
    #[must_use]
    pub fn new(place: &str, word: &str) -> Self {
        Self {
            place: place.to_owned(),
            word: word.to_owned(),
        }
    }
}

/// The stored value of column `C`, not interpreted yet. `T` is `String` or `Option<String>`; `Option<i32>` for a
/// rating.
#[derive(Clone, Debug)]
pub struct Read<C, T = String> {
    text: T,
    column: PhantomData<C>,
}

/// [`Read`] for a column that may be empty.
pub type ReadOr<C> = Read<C, Option<String>>;

impl<C, T, ST, DB> Queryable<ST, DB> for Read<C, T>
where
    DB: Backend,
    T: Queryable<ST, DB>,
{
    type Row = T::Row;

    fn build(row: Self::Row) -> deserialize::Result<Self> {
        Ok(Self {
            text: T::build(row)?,
            column: PhantomData,
        })
    }
}

/// The name `table.column` of `C`.
fn place<C: Default + QueryFragment<Sqlite>>() -> String {
    let sql = diesel::debug_query::<Sqlite, _>(&C::default()).to_string();
    let sql = sql.split(" -- ").next().unwrap_or_default();
    sql.replace('`', "")
}

impl<C: Default + QueryFragment<Sqlite>> Read<C, String> {
    /// The value.
    ///
    /// # Errors
    /// A word that this program does not know.
    pub fn word<W: Word>(&self) -> Result<W, UnknownWord> {
        W::from_code(&self.text).ok_or_else(|| UnknownWord {
            place: place::<C>(),
            word: self.text.clone(),
        })
    }
}

impl<C> Read<C, String> {
    /// The word as it is stored, for callers that only pass it on.
    pub fn as_stored(&self) -> &str {
        &self.text
    }

    /// Whether it is this word.
    pub fn is<W: Word>(&self, word: W) -> bool {
        self.text == word.code()
    }
}

impl<C: Default + QueryFragment<Sqlite>> Read<C, Option<String>> {
    /// The value; `None` for an empty column.
    ///
    /// # Errors
    /// A word that this program does not know.
    pub fn word<W: Word>(self) -> Result<Option<W>, UnknownWord> {
        let read = |text| Read::<C, String> {
            text,
            column: PhantomData,
        };
        self.text.map(|text| read(text).word()).transpose()
    }
}

/// The list from which a rating was taken; an empty text gives `None`.
impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, String>> for Option<RatingOrigin> {
    type Error = UnknownWord;

    fn try_from(read: Read<C, String>) -> Result<Self, UnknownWord> {
        if read.text.is_empty() {
            return Ok(None);
        }
        let origin = read.text.parse().map_err(|_| UnknownWord {
            place: place::<C>(),
            word: read.text,
        });
        origin.map(Some)
    }
}

/// The federation of a person; an empty text gives `None`.
impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, String>> for Option<Federation> {
    type Error = UnknownWord;

    fn try_from(read: Read<C, String>) -> Result<Self, UnknownWord> {
        if read.text.is_empty() {
            return Ok(None);
        }
        let federation = Federation::parse(&read.text).ok();
        federation.map(Some).ok_or_else(|| UnknownWord {
            place: place::<C>(),
            word: read.text,
        })
    }
}

/// Implements reading of columns into numbers of registers.
macro_rules! stored_ids {
    ($($id:ty),+) => {$(
        impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, Option<String>>> for Option<$id> {
            type Error = UnknownWord;

            fn try_from(read: Read<C, Option<String>>) -> Result<Self, UnknownWord> {
                let Some(text) = read.text else {
                    return Ok(None);
                };
                <$id>::parse(&text).map_err(|_| UnknownWord {
                    place: place::<C>(),
                    word: text,
                })
            }
        }
    )+};
}

stored_ids!(FideId, NationalId);

/// A rating; 0 gives `None`, although nobody writes it.
impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, Option<i32>>> for Option<Elo> {
    type Error = UnknownWord;

    fn try_from(read: Read<C, Option<i32>>) -> Result<Self, UnknownWord> {
        let Some(number) = read.text.filter(|number| *number != 0) else {
            return Ok(None);
        };
        Elo::try_from(i64::from(number))
            .map(Some)
            .map_err(|_| UnknownWord {
                place: place::<C>(),
                word: number.to_string(),
            })
    }
}

/// Parameters of the Keizer system.
impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, String>> for keizer::Parameters {
    type Error = UnknownWord;

    fn try_from(read: Read<C, String>) -> Result<Self, UnknownWord> {
        Self::from_code(&read.text).ok_or_else(|| UnknownWord {
            place: place::<C>(),
            word: read.text,
        })
    }
}

/// The text of a value that is not in a closed set, to be written into a column.
#[derive(Clone, Debug, AsExpression)]
#[diesel(sql_type = Text)]
pub struct Written(String);

impl From<keizer::Parameters> for Written {
    fn from(parameters: keizer::Parameters) -> Self {
        Self(parameters.code())
    }
}

impl<DB> ToSql<Text, DB> for Written
where
    DB: Backend,
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.as_str().to_sql(out)
    }
}

/// The word of a value, to be written into a column.
#[derive(Clone, Copy, Debug, AsExpression)]
#[diesel(sql_type = Text)]
pub struct Code(&'static str);

impl<W: Word> From<W> for Code {
    fn from(word: W) -> Self {
        Self(word.code())
    }
}

impl<DB> ToSql<Text, DB> for Code
where
    DB: Backend,
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.to_sql(out)
    }
}

/// Implements reading of columns into these values.
macro_rules! stored_words {
    ($($word:ty),+ $(,)?) => {$(
        impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, String>> for $word {
            type Error = UnknownWord;

            fn try_from(read: Read<C, String>) -> Result<Self, UnknownWord> {
                read.word()
            }
        }

        impl<C: Default + QueryFragment<Sqlite>> TryFrom<Read<C, Option<String>>> for Option<$word> {
            type Error = UnknownWord;

            fn try_from(read: Read<C, Option<String>>) -> Result<Self, UnknownWord> {
                read.word()
            }
        }
    )+};
}

stored_words!(
    crate::clock::Kind,
    crate::clock::PeriodSwitch,
    crate::event::Accent,
    crate::event::ArbiterRole,
    crate::event::BoardResult,
    crate::event::Bye,
    crate::event::ClubStatus,
    crate::event::Colour,
    crate::event::ConflictEnd,
    crate::event::SeatCall,
    crate::event::AssociationKind,
    crate::event::EnteredBy,
    crate::event::LetterClass,
    crate::event::LetterState,
    crate::event::LinkSection,
    crate::event::ListKind,
    crate::event::MatchGameKind,
    crate::event::Membership,
    crate::event::PaymentMethod,
    crate::event::NameShown,
    crate::event::NormExemption,
    crate::event::LeastGames,
    crate::event::PersonalOutput,
    crate::event::Presence,
    crate::event::Publication,
    crate::event::RequestState,
    crate::event::RoundState,
    crate::event::Sex,
    crate::event::Title,
    crate::event::TokenScope,
    crate::event::Duty,
    crate::event::WebhookEvent,
    crate::event::FeedKind,
    crate::event::FeedState,
    crate::event::FeedTrouble,
    crate::event::BroadcastState,
    crate::event::BroadcastVisibility,
    crate::event::BoardNews,
    crate::event::CheckVerdict,
    crate::event::DeliveryState,
    crate::event::TournamentState,
    crate::pairing::Accelerated,
    crate::pairing::System,
    crate::pairing::dutch::Edition,
    crate::rules::edition::Edition,
    crate::rules::verdict::Reason,
    crate::rules::verdict::Supervision,
    crate::stages::Grounds,
    crate::event::ScoreKind,
    crate::pairing::round_robin::Numbering,
    crate::line_ups::BoardOrder,
    crate::pairing::team_swiss::Preferences,
    crate::tiebreak::Edition,
    crate::tiebreak::RemainingTies,
    crate::tiebreak::UnratedRule,
);
