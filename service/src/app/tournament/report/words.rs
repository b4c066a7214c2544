//! The choices in a report: kinds of parts, players of a list, columns of a list.

use crate::event::Word;

/// A kind of part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PartKind {
    /// A text of the arbiters.
    #[default]
    Paragraph,
    /// A list of players.
    People,
    /// The first places of the standings.
    Standings,
    /// Forfeits, changes by hand, withdrawals and penalties as the program knows them, with additions of the arbiters.
    Facts,
}

impl Word for PartKind {
    const ALL: &'static [Self] = &[Self::Paragraph, Self::People, Self::Standings, Self::Facts];

    fn code(self) -> &'static str {
        match self {
            Self::Paragraph => "paragraph",
            Self::People => "people",
            Self::Standings => "standings",
            Self::Facts => "facts",
        }
    }
}

/// The players that a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// Players without a number of the national federation.
    #[default]
    WithoutNationalId,
    /// Players without a FIDE number.
    WithoutFideId,
    /// Players without a rating.
    Unrated,
    /// Players from another federation than the tournament's.
    Foreign,
    /// Players whose birth is not known.
    WithoutBirth,
    /// Players who may be under 18 when the tournament begins.
    Minors,
    /// Players known to be women.
    Women,
    /// Players who withdrew.
    Withdrawn,
    /// Players named by the arbiters.
    Named,
    /// All participants.
    Everybody,
}

impl Word for Who {
    const ALL: &'static [Self] = &[
        Self::WithoutNationalId,
        Self::WithoutFideId,
        Self::Unrated,
        Self::Foreign,
        Self::WithoutBirth,
        Self::Minors,
        Self::Women,
        Self::Withdrawn,
        Self::Named,
        Self::Everybody,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::WithoutNationalId => "without-national-id",
            Self::WithoutFideId => "without-fide-id",
            Self::Unrated => "unrated",
            Self::Foreign => "foreign",
            Self::WithoutBirth => "without-birth",
            Self::Minors => "minors",
            Self::Women => "women",
            Self::Withdrawn => "withdrawn",
            Self::Named => "named",
            Self::Everybody => "everybody",
        }
    }
}

/// A column of a list, beside the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// Date of birth, or the year.
    Birth,
    /// Sex.
    Sex,
    /// Number in the national register.
    NationalId,
    /// Number in FIDE's register.
    FideId,
    /// Code of the federation.
    Federation,
    /// Two-letter code of the province.
    Province,
    /// Name of the club.
    Club,
    /// Rating used in the event.
    Rating,
    /// National category.
    Category,
    /// Place in the standings.
    Place,
    /// Points in the standings.
    Points,
    /// An empty column for the email address, to be filled in by hand: the program does not know it.
    Email,
    /// An empty column for signatures.
    Signature,
}

impl Word for Column {
    const ALL: &'static [Self] = &[
        Self::Birth,
        Self::Sex,
        Self::NationalId,
        Self::FideId,
        Self::Federation,
        Self::Province,
        Self::Club,
        Self::Rating,
        Self::Category,
        Self::Place,
        Self::Points,
        Self::Email,
        Self::Signature,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Birth => "birth",
            Self::Sex => "sex",
            Self::NationalId => "national-id",
            Self::FideId => "fide-id",
            Self::Federation => "federation",
            Self::Province => "province",
            Self::Club => "club",
            Self::Rating => "rating",
            Self::Category => "category",
            Self::Place => "place",
            Self::Points => "points",
            Self::Email => "email",
            Self::Signature => "signature",
        }
    }
}
