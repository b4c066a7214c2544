//! The conditions of a category, and the participants who may fulfil them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::event::{Elo, Federation, Points, Sex, Title};

/// A participant as prizes look at them. The candidates of an event are given in the order of the standings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// Place. Participants whom the tie-breaks do not separate share it.
    pub place: usize,
    /// Points in the standings.
    pub points: Points,
    /// How far they came in a bracket, which ranks before the points; 0 without a bracket.
    pub stage: i64,
    /// Rating used for the event.
    pub rating: Option<Elo>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Sex; `None` if it is not known.
    pub sex: Option<Sex>,
    /// The federation for which they play; `None` if it is not known.
    pub federation: Option<Federation>,
    /// FIDE title.
    pub title: Option<Title>,
    /// National category, as its abbreviation; may be empty.
    pub category: String,
    /// Name of the club.
    pub club: String,
    /// Games played over the board.
    pub games: u8,
    /// Whether they can get a prize; `false` for those who withdrew or were excluded.
    pub is_eligible: bool,
}

/// A condition that members of a category fulfil. A condition on something unknown does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// A rating within these limits, both included.
    Rating {
        /// The lowest rating; `None` for no limit.
        from: Option<u16>,
        /// The highest rating; `None` for no limit.
        to: Option<u16>,
        /// Whether players without a rating are included.
        #[serde(default)]
        unrated: bool,
    },
    /// Without a rating.
    Unrated,
    /// At most this old in the year of the event: U18 for those who turn 18 in it, or are younger.
    AtMost(u8),
    /// At least this old in the year of the event: S50 for those who turn 50 in it, or are older.
    AtLeast(u8),
    /// Born in this year or later.
    BornFrom(i32),
    /// Born in this year or earlier.
    BornUntil(i32),
    /// One of these FIDE titles or national categories, as abbreviations.
    Rank(Vec<String>),
    /// Women.
    Women,
    /// Members of the club with this name.
    Club(String),
    /// Players of this federation.
    #[serde(serialize_with = "code", deserialize_with = "federation")]
    Federation(Federation),
    /// At least this many points, in half-points.
    Points(i32),
}

fn code<S: Serializer>(value: &Federation, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(value.code())
}

fn federation<'de, D: Deserializer<'de>>(from: D) -> Result<Federation, D::Error> {
    Federation::parse(&String::deserialize(from)?).map_err(D::Error::custom)
}

impl Condition {
    /// Whether the participant fulfils it; ages are counted in this year.
    #[must_use]
    pub fn holds(&self, who: &Candidate, year: i32) -> bool {
        let age = who.birth_year.map(|born| year.saturating_sub(born));
        match self {
            Self::Rating { from, to, unrated } => match who.rating.map(Elo::get) {
                Some(rating) => {
                    from.is_none_or(|least| rating >= least) && to.is_none_or(|most| rating <= most)
                }
                None => *unrated,
            },
            Self::Unrated => who.rating.is_none(),
            Self::AtMost(most) => age.is_some_and(|age| age <= i32::from(*most)),
            Self::AtLeast(least) => age.is_some_and(|age| age >= i32::from(*least)),
            Self::BornFrom(first) => who.birth_year.is_some_and(|born| born >= *first),
            Self::BornUntil(last) => who.birth_year.is_some_and(|born| born <= *last),
            Self::Rank(codes) => codes.iter().any(|code| {
                who.title.is_some_and(|title| title.code() == code)
                    || who.category.to_lowercase() == code.to_lowercase()
            }),
            Self::Women => who.sex == Some(Sex::Female),
            Self::Club(name) => is_club(name, &who.club),
            Self::Federation(federation) => who.federation.as_ref() == Some(federation),
            Self::Points(least) => who.points >= Points::from_halves(*least),
        }
    }
}

/// Words that may stand before the name of a club or be part of it.
const KINDS_OF_CLUB: [&str; 3] = ["circolo", "società", "societa"];

/// Whether both names mean the same club. Case and blanks do not matter, and a word for the kind of club may stand before the name.
fn is_club(typed: &str, club: &str) -> bool {
    let words =
        |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_lowercase).collect() };
    let (typed, club) = (words(typed), words(club));
    let bare = typed
        .split_first()
        .filter(|(first, rest)| !rest.is_empty() && KINDS_OF_CLUB.contains(&first.as_str()));
    typed == club || bare.is_some_and(|(_, rest)| rest == club.as_slice())
}
