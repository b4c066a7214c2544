//! What a report may be made of: kinds of parts, whom a list names, what it says of them.

use crate::event::Word;

/// A part of the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PartKind {
    /// Text of the arbiters.
    #[default]
    Paragraph,
    /// A list of players.
    People,
    /// The first places.
    Standings,
    /// What the program knows of forfeits, changes by hand, withdrawals and penalties, and what the arbiters add.
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

/// Whom a list names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// Those without a number of the national federation.
    #[default]
    WithoutNationalId,
    /// Those without a number of FIDE.
    WithoutFideId,
    /// Those without a rating.
    Unrated,
    /// Those of another federation than the tournament's.
    Foreign,
    /// Those whose birth is not known.
    WithoutBirth,
    /// Those who may be below 18 when the tournament begins.
    Minors,
    /// Those who are known to be women.
    Women,
    /// Those who left the tournament.
    Withdrawn,
    /// Those whom the arbiters name.
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

/// What a list says of each player beside the name.
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
    /// Two letters of the province.
    Province,
    /// Name of the club.
    Club,
    /// Rating used for the event.
    Rating,
    /// National category.
    Category,
    /// Place in the standings.
    Place,
    /// Points in the standings.
    Points,
    /// Left empty, to be filled in by hand: the program does not know it.
    Email,
    /// Left empty.
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
