//! The template of a screen in the hall.

use askama::Template;

use crate::{
    event::Colour,
    web::view::{Figure, Page, PlayerName, ResultMark},
};

/// The seat of one player.
#[derive(Clone, Debug)]
pub struct HallName {
    pub player: PlayerName,
    /// Board and colour; `Err` with the bye in words.
    pub seat: Result<(u16, Colour), String>,
}

/// A board with its result, if known.
#[derive(Clone, Debug)]
pub struct HallBoard {
    /// Number of the board.
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
    /// The time at which the round begins, which is shown without a script.
    pub hour: String,
    pub starts: i64,
    /// When the round ends, if known.
    pub ends: Option<i64>,
    /// The headings before, during and after the round.
    pub heads: [String; 3],
    /// The lines below the figures before, during and after the round.
    pub lines: [String; 3],
    /// The rules that everybody must know.
    pub said: Vec<String>,
}

/// The main content of a screen.
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
    /// Called boards as they stand in a sentence, and the sentence.
    Notice(String, String),
    /// A sentence in place of an empty list.
    Empty(String),
}

/// The page of a screen.
#[derive(Clone, Debug, Template)]
#[template(path = "hall/screen.html")]
pub struct ScreenPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name of the tournament.
    pub tournament: String,
    /// Address part of the tournament.
    pub slug: String,
    /// Code of the kind of content.
    pub shows: &'static str,
    /// `Turno 6`.
    pub title: String,
    /// The text at the right of the head: `A–Ma`, or a time.
    pub mark: String,
    /// The middle of the foot.
    pub foot: String,
    /// The end of the foot: `pagina 1 di 2`.
    pub turning: String,
    pub body: HallBody,
    /// The part of the address that the code leads to: the round, or one's own board.
    pub code: &'static str,
    /// The words beside the code.
    pub code_words: String,
    /// Number of this page.
    pub number: usize,
    /// Number of pages.
    pub pages: usize,
    /// Address of the next page.
    pub next: String,
    /// Seconds until the next page.
    pub seconds: u32,
    /// Time of the announcement; empty without one. When it changes, the screen shows the announcement at once.
    pub said: String,
    /// The number of the last change that the page includes.
    pub stands_at: i32,
}

impl ScreenPage {
    /// Whether there is room for the QR code; beside an announcement there is none.
    #[must_use]
    pub const fn has_code(&self) -> bool {
        !matches!(self.body, HallBody::Notice(..))
    }

    /// Size class of the called boards: the fewer boards, the larger their numbers.
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
