//! The templates of the rating pages.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    event::Colour,
    web::{
        page::public::rating_plot::Plot,
        view::{Figure, Page, Pages, PlayerName, Section, TournamentHead, tournament::Fact},
    },
};

/// One participant of the list.
pub struct RatingRow {
    pub place: usize,
    pub player: PlayerName,
    /// Number of the entry.
    pub entry: i32,
    pub rating: Option<u16>,
    /// Number of games that count.
    pub games: u32,
    /// Points in these games.
    pub score: Figure,
    /// `2,93`; empty for the unrated.
    pub expected: String,
    /// `20`, with the reason in a word.
    pub k: String,
    pub k_reason: String,
    /// `+41,4`; for unrated players the state of the first rating.
    pub change: String,
    /// The new rating: `2359`; empty if there is none.
    pub after: String,
    /// Tournament performance rating; empty if there is none.
    pub performance: String,
    /// `1N`, and whether the event reaches a higher one.
    pub category: String,
    pub is_reached: bool,
}

/// The page `/t/{slug}/ratings`.
#[derive(Template)]
#[template(path = "public/ratings.html")]
pub struct RatingsPage {
    pub page: Page,
    pub head: TournamentHead,
    pub title: String,
    /// The rating list and the rules used, in sentences.
    pub rules: Vec<String>,
    pub has_categories: bool,
    /// Whether a shown category rests on a limit that was not verified in the federation's text.
    pub has_unverified: bool,
    pub rows: Vec<RatingRow>,
    pub pages: Pages,
}

/// One round of a participant.
#[derive(Default)]
pub struct GameRow {
    pub round: u8,
    pub colour: Option<Colour>,
    /// The opponent, or the bye in words.
    pub opponent: Option<PlayerName>,
    pub bye: String,
    pub rating: String,
    pub federation: String,
    pub score: Option<Figure>,
    /// `0,28`; empty if the game does not count.
    pub expected: String,
    /// `+14,4`; empty if the game does not count.
    pub change: String,
    /// Why it does not count.
    pub why: String,
    /// The terms of the change, if the round is unfolded.
    pub terms: Option<Terms>,
}

/// A line of a table of terms: name, value, and how the value is derived.
pub struct TermLine {
    pub name: String,
    pub value: String,
    pub why: String,
}

impl From<[String; 3]> for TermLine {
    fn from([name, value, why]: [String; 3]) -> Self {
        Self { name, value, why }
    }
}

/// A table of terms whose last line is the result.
#[derive(Template)]
#[template(path = "public/terms.html")]
pub struct Terms {
    pub title: String,
    pub lines: Vec<TermLine>,
    pub sum: TermLine,
}

impl HtmlSafe for Terms {}

impl Terms {
    /// A table with this heading, these lines and this result.
    pub fn new(title: String, lines: Vec<[String; 3]>, sum: [String; 3]) -> Self {
        Self {
            title,
            lines: lines.into_iter().map(TermLine::from).collect(),
            sum: sum.into(),
        }
    }
}

/// The page `/t/{slug}/ratings/{entry}`.
#[derive(Template)]
#[template(path = "public/person_ratings.html")]
pub struct PersonRatingsPage {
    pub page: Page,
    pub slug: String,
    pub entry: i32,
    pub tournament: String,
    pub dateline: String,
    pub player: PlayerName,
    pub lead: String,
    pub games: Vec<GameRow>,
    pub total: Option<Terms>,
    pub first: Option<Terms>,
    pub facts: Vec<Fact>,
    pub rating_head: String,
    pub rating: String,
    pub after: String,
    pub k: String,
    /// The title that the estimate gives; empty if there is none.
    pub reached: String,
    pub category: String,
    pub plot: Option<Plot>,
}

impl PersonRatingsPage {
    /// The tables below the games: the sum, or the first rating.
    fn tables(&self) -> impl Iterator<Item = &Terms> {
        self.total.iter().chain(&self.first)
    }
}
