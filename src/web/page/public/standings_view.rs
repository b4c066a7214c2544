//! Standings: points, tie-breaks in the order of the announcement, and what each number is made of.

use askama::Template;

use crate::web::view::{Figure, Page, Pages, PlayerName, Section, TournamentHead};

/// A tie-break column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakColumn {
    /// `BH-C1`.
    pub code: String,
    /// `Buchholz meno 1`.
    pub name: String,
}

/// A tie-break value, which may be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakCell {
    pub value: Figure,
    /// Why there is none.
    pub absent: Option<String>,
    /// What `?open=` takes to open it; none when it cannot be opened.
    pub open: Option<String>,
    /// Whether it is the one opened.
    pub is_open: bool,
}

/// One round's part of a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// `Turno 2`.
    pub round: String,
    /// `Nero contro Zambelloni`.
    pub what: String,
    /// What it adds.
    pub value: Figure,
    /// Where the value comes from, with the article; and why it was cut.
    pub why: String,
    /// Left out of the sum.
    pub cut: bool,
}

/// What a tie-break value is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfolded {
    /// `Perché De Nicolò ha Buchholz meno 1 pari a 6`.
    pub title: String,
    /// The terms, by round.
    pub terms: Vec<Term>,
    /// Name of the tie-break.
    pub sum_name: String,
    /// The value again.
    pub sum: Figure,
    /// The sum written out: `1 + 1½ + 3½`.
    pub sum_note: String,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// Place, starting at 1; players who cannot be separated share it.
    pub place: u16,
    pub player: PlayerName,
    /// Rating, as it was at the start.
    pub rating: Option<u16>,
    /// Club and town.
    pub club: String,
    /// How far they came in a bracket.
    pub reached: Option<String>,
    pub points: Figure,
    /// One value a column.
    pub tie_breaks: Vec<TieBreakCell>,
    /// The value that is opened.
    pub unfolded: Option<Unfolded>,
    /// Last of its score group: a darker line follows.
    pub last_of_group: bool,
}

/// A side with what its players scored together.
#[derive(Clone, Debug)]
pub struct SideRow {
    /// The place; equal sums share it.
    pub place: usize,
    /// Its club, or its number.
    pub name: String,
    /// `12½`
    pub points: String,
}

/// The public page.
#[derive(Clone, Debug, Template)]
#[template(path = "public/standings.html")]
pub struct StandingsPage {
    /// What every page needs.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Classifica dopo il turno 4`.
    pub title: String,
    /// Number of the last round counted.
    pub after_round: u8,
    /// Whether the address names the round: its links do so too.
    pub pinned: bool,
    /// Tie-breaks in their order.
    pub columns: Vec<TieBreakColumn>,
    /// Players by place.
    pub rows: Vec<StandingsRow>,
    /// The other windows of a long list.
    pub pages: Pages,
    /// What was looked for in it.
    pub find: String,
    /// Whether a bracket ranks before the points.
    pub is_of_bracket: bool,
    /// What the two sides of a Scheveningen match scored, in a sentence.
    pub sides: Option<String>,
    /// What more than two sides scored, from the best.
    pub side_rows: Vec<SideRow>,
    /// Whether the score of the Keizer system does, in the first column after the points.
    pub is_by_keizer: bool,
    /// What became of ties that remain.
    pub ties: String,
    /// What the regulations have against a tie-break of the list, in sentences.
    pub objections: Vec<String>,
}

impl StandingsPage {
    fn width(&self) -> usize {
        self.columns.len() + 5
    }
}

/// The sheet for the wall: forty players to a page.
#[derive(Clone, Debug, Template)]
#[template(path = "public/print_standings.html")]
pub struct PrintStandings {
    /// What every page needs.
    pub page: Page,
    /// `Classifica dopo il turno 4`.
    pub title: String,
    /// Address of the standings, while the sheet is on the screen.
    pub back: String,
    /// Name and town of the tournament.
    pub tournament: String,
    /// `venerdì 20 novembre 2026`.
    pub date: String,
    /// Tie-breaks in their order.
    pub columns: Vec<TieBreakColumn>,
    /// Players by place.
    pub rows: Vec<StandingsRow>,
    /// Rating list used, rules of the tie-breaks, in sentences.
    pub note: String,
    /// Who signs.
    pub arbiter: String,
}

impl PrintStandings {
    fn legend(&self) -> String {
        let names: Vec<String> = self
            .columns
            .iter()
            .map(|column| format!("{} {}", column.code, column.name))
            .collect();
        names.join(", ")
    }
}
