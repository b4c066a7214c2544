//! A screen of the hall, as its template shows it.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Figure, Page, PlayerName, ResultMark},
};

/// Where one player sits.
#[derive(Clone, Debug)]
pub struct HallName {
    pub player: PlayerName,
    /// Board and colour, or the bye in words.
    pub seat: Result<(u16, Colour), String>,
}

/// A board with its result, as far as it is known.
#[derive(Clone, Debug)]
pub struct HallBoard {
    /// Its number.
    pub board: u16,
    pub white: PlayerName,
    pub black: PlayerName,
    pub result: Option<ResultMark>,
}

/// A line of the standings.
#[derive(Clone, Debug)]
pub struct HallPlace {
    /// Place from 1.
    pub place: usize,
    pub player: PlayerName,
    pub points: Figure,
}

/// The clock of a round. Times are milliseconds since 1970, as scripts count them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallClock {
    /// The hour at which the round begins: what is shown without a script.
    pub hour: String,
    pub starts: i64,
    /// When it ends, where that is known.
    pub ends: Option<i64>,
    /// What stands in the head before, during and after the round.
    pub heads: [String; 3],
    /// What stands below the figures before, during and after the round.
    pub lines: [String; 3],
    /// What everybody must know.
    pub said: Vec<String>,
}

/// What fills the screen.
#[derive(Clone, Debug)]
pub enum HallBody {
    /// Names with the board of each.
    Names(Vec<HallName>),
    /// Boards with who plays there.
    Boards(Vec<HallBoard>),
    /// Places of the standings.
    Places(Vec<HallPlace>),
    /// Boards whose results are missing.
    Missing(Vec<u16>),
    /// The clock of the round.
    Clock(HallClock),
    /// Boards that are called, as they stand in a sentence, and the sentence.
    Notice(String, String),
    /// A sentence in the place of a list that is empty.
    Empty(String),
}

/// The page of a screen.
#[derive(Clone, Debug, Template)]
#[template(path = "hall/screen.html")]
pub struct ScreenPage {
    /// What every page needs.
    pub page: Page,
    /// Name of the tournament.
    pub tournament: String,
    /// Address part of the tournament.
    pub slug: String,
    /// What the screen shows, as a code.
    pub shows: &'static str,
    /// `Turno 6`.
    pub title: String,
    /// What stands at the right of the head: `A–Ma`, an hour.
    pub mark: String,
    /// The middle of the foot.
    pub foot: String,
    /// The end of the foot: `pagina 1 di 2`.
    pub turning: String,
    pub body: HallBody,
    /// The part of the address that the code leads to: the round, or one's own board.
    pub code: &'static str,
    /// The code in words.
    pub code_words: String,
    /// This page, how many there are, and the address of the next.
    pub number: usize,
    pub pages: usize,
    pub next: String,
    /// Seconds until the next page.
    pub seconds: u32,
    /// When what is said was said; empty while nothing is. With another one the screen shows it at once.
    pub said: String,
    /// The number of the last change of which the screen could hear.
    pub stands_at: i32,
}

impl ScreenPage {
    /// Whether there is room for the code that leads a phone on: not beside an announcement.
    #[must_use]
    pub const fn has_code(&self) -> bool {
        !matches!(self.body, HallBody::Notice(..))
    }

    /// How large the numbers of the boards that are called are: the fewer, the larger.
    #[must_use]
    pub fn size(&self) -> &'static str {
        match &self.body {
            HallBody::Notice(boards, _) if boards.chars().count() > 120 => "crowd",
            HallBody::Notice(boards, _) if boards.chars().count() > 24 => "many",
            HallBody::Notice(boards, _) if boards.chars().count() > 10 => "some",
            _ => "few",
        }
    }
}
