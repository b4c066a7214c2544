//! The standings: points, tie-breaks in the announced order, and the terms of each value.

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

/// A tie-break value, which can be unfolded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieBreakCell {
    /// The value, ready to show.
    pub value: Figure,
    /// Why there is no value.
    pub absent: Option<String>,
    /// The value of `?open=` that unfolds it; `None` if it cannot be unfolded.
    pub open: Option<String>,
    /// Whether it is unfolded.
    pub is_open: bool,
}

/// The contribution of one round to a tie-break.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// `Turno 2`.
    pub round: String,
    /// `Nero contro Zambelloni`.
    pub what: String,
    /// The value that it adds.
    pub value: Figure,
    /// Where the value comes from, with the article, and why it was cut.
    pub why: String,
    /// Whether it is cut from the sum.
    pub cut: bool,
}

/// The terms of a tie-break value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfolded {
    /// `Perché De Nicolò ha Buchholz meno 1 pari a 6`.
    pub title: String,
    /// The terms, by round.
    pub terms: Vec<Term>,
    /// Name of the tie-break.
    pub sum_name: String,
    /// The total, which is the tie-break value.
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
    /// The round reached in a bracket.
    pub reached: Option<String>,
    pub points: Figure,
    /// One value for each column.
    pub tie_breaks: Vec<TieBreakCell>,
    /// The unfolded value of this row.
    pub unfolded: Option<Unfolded>,
    /// Last of its score group: a darker line follows.
    pub last_of_group: bool,
}

/// A side with the total score of its players.
#[derive(Clone, Debug)]
pub struct SideRow {
    /// The place; equal scores share it.
    pub place: usize,
    /// Its club, or its number.
    pub name: String,
    /// `12½`
    pub points: String,
}

/// The public page of the standings.
#[derive(Clone, Debug, Template)]
#[template(path = "public/standings.html")]
pub struct StandingsPage {
    /// Data for the frame of every page.
    pub page: Page,
    /// Name and tabs.
    pub head: TournamentHead,
    /// `Classifica dopo il turno 4`.
    pub title: String,
    /// Number of the last round counted.
    pub after_round: u8,
    /// Whether the address names the round; then the links name it, too.
    pub pinned: bool,
    /// Tie-breaks in their order of application.
    pub columns: Vec<TieBreakColumn>,
    /// Players by place.
    pub rows: Vec<StandingsRow>,
    /// Links to the other pages of a long list.
    pub pages: Pages,
    /// The searched name.
    pub find: String,
    /// Whether the bracket ranks before the points.
    pub is_of_bracket: bool,
    /// The scores of the two sides of a Scheveningen match, in a sentence.
    pub sides: Option<String>,
    /// The scores of more than two sides, the best first.
    pub side_rows: Vec<SideRow>,
    /// Whether the score of the Keizer system, in the first column after the points, ranks before the points.
    pub is_by_keizer: bool,
    /// How remaining ties are resolved.
    pub ties: String,
    /// The objections of the regulations to a tie-break of the list, in sentences.
    pub objections: Vec<String>,
}

impl StandingsPage {
    fn width(&self) -> usize {
        self.columns.len() + 5
    }
}

/// The sheet of the standings for the wall.
#[derive(Clone, Debug, Template)]
#[template(path = "public/print_standings.html")]
pub struct PrintStandings {
    /// Data for the frame of every page.
    pub page: Page,
    /// `Classifica dopo il turno 4`.
    pub title: String,
    /// Address of the standings on screen.
    pub back: String,
    /// Name and town of the tournament.
    pub tournament: String,
    /// `venerdì 20 novembre 2026`.
    pub date: String,
    /// Tie-breaks in their order of application.
    pub columns: Vec<TieBreakColumn>,
    /// Players by place.
    pub rows: Vec<StandingsRow>,
    /// Rating list used, rules of the tie-breaks, in sentences.
    pub note: String,
    /// The arbiter who signs.
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
