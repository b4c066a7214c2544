//! The board drawn by the server: a grid of named squares that works without script, and the data that `js/board.js` uses to
//! move pieces.

use std::collections::BTreeMap;

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{event::Colour, i18n::Words, web::assets};

/// One square, in reading order from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// `e4`.
    pub square: String,
    /// Classes: `d` dark, `from` and `to` of the last move, `no` refused, `check`.
    pub classes: String,
    /// `wN`, `bP`; `None` on an empty square.
    pub piece: Option<String>,
    /// `e4, cavallo bianco` or `e4, vuota`.
    pub words: String,
    /// Rank number, on the first file shown.
    pub rank: Option<char>,
    /// File letter, on the last rank shown.
    pub file: Option<char>,
}

/// A board with its marks. A diagram without moves has no `dests` and no `form`.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/board.html")]
pub struct BoardView {
    /// The reader's language.
    pub t: Words,
    /// The position in FEN. Only the first two fields are read, and unreadable squares count as empty.
    pub fen: String,
    /// The side at the bottom.
    pub orientation: Colour,
    /// The position in words: `Posizione dopo 22…Tee8, muove il Bianco`.
    pub caption: String,
    /// Squares of the last move.
    pub last: Option<(String, String)>,
    /// Square of the king in check.
    pub check: Option<String>,
    /// Squares that show why a move was refused.
    pub refused: Vec<String>,
    /// Legal destinations by square of departure; empty on a diagram.
    pub dests: BTreeMap<String, Vec<String>>,
    /// `id` of the form with the field `move`; `None` on a diagram.
    pub form: Option<String>,
}

impl HtmlSafe for BoardView {}

impl BoardView {
    /// A diagram of `fen`, White below, without marks or moves.
    #[must_use]
    pub fn diagram(t: Words, fen: impl Into<String>, caption: impl Into<String>) -> Self {
        Self {
            t,
            fen: fen.into(),
            orientation: Colour::White,
            caption: caption.into(),
            last: None,
            check: None,
            refused: Vec::new(),
            dests: BTreeMap::new(),
            form: None,
        }
    }

    /// The eight ranks of the grid, from the top.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<Cell>> {
        let pieces = placement(&self.fen);
        let mut ranks: Vec<char> = ('1'..='8').rev().collect();
        let mut files: Vec<char> = ('a'..='h').collect();
        if self.orientation == Colour::Black {
            ranks.reverse();
            files.reverse();
        }
        let (left, bottom) = (files.first().copied(), ranks.last().copied());
        ranks
            .iter()
            .map(|&rank| {
                files
                    .iter()
                    .map(|&file| Cell {
                        rank: (Some(file) == left).then_some(rank),
                        file: (Some(rank) == bottom).then_some(file),
                        ..self.cell(&pieces, file, rank)
                    })
                    .collect()
            })
            .collect()
    }

    fn cell(&self, pieces: &BTreeMap<String, char>, file: char, rank: char) -> Cell {
        let square = format!("{file}{rank}");
        let piece = pieces.get(&square).map(|&letter| {
            let side = if letter.is_ascii_uppercase() {
                'w'
            } else {
                'b'
            };
            format!("{side}{}", letter.to_ascii_uppercase())
        });
        let name = piece.as_ref().map_or("square-empty".to_owned(), |piece| {
            format!("piece-{}", piece.to_ascii_lowercase())
        });
        let words = format!("{square}, {}", self.t.get(&name));
        let is = |other: &String| *other == square;
        let (from, to) = self
            .last
            .as_ref()
            .map_or((false, false), |(a, b)| (is(a), is(b)));
        let marks = [
            ("d", (u32::from(file) + u32::from(rank)) % 2 == 0),
            ("from", from),
            ("to", to),
            ("no", self.refused.iter().any(is)),
            ("check", self.check.as_ref().is_some_and(is)),
        ];
        let classes: Vec<&str> = marks
            .into_iter()
            .filter_map(|(class, on)| on.then_some(class))
            .collect();
        Cell {
            square,
            classes: classes.join(" "),
            piece,
            words,
            rank: None,
            file: None,
        }
    }

    /// Address of a piece's picture.
    #[must_use]
    pub fn picture(&self, piece: &str) -> String {
        assets::asset_url(&format!("pieces/{piece}.svg"))
    }

    /// `white` or `black`, the side to move.
    #[must_use]
    pub fn turn(&self) -> &'static str {
        if self.fen.split_whitespace().nth(1) == Some("b") {
            "black"
        } else {
            "white"
        }
    }

    /// `white` or `black`, the side below.
    #[must_use]
    pub fn below(&self) -> &'static str {
        if self.orientation == Colour::Black {
            "black"
        } else {
            "white"
        }
    }

    /// The last move as two squares in a row, for the script.
    #[must_use]
    pub fn last_squares(&self) -> String {
        self.last
            .as_ref()
            .map_or_else(String::new, |(from, to)| format!("{from}{to}"))
    }

    /// Legal destinations as JSON, for the script.
    #[must_use]
    pub fn dests_json(&self) -> String {
        serde_json::to_string(&self.dests).unwrap_or_else(|_| "{}".to_owned())
    }

    /// Address of the drag board's script, if the program was built with it.
    #[must_use]
    pub fn script(&self) -> Option<String> {
        assets::optional_asset_url(assets::BOARD_SCRIPT)
    }

    /// Address of the drag board's style sheet, if the program was built with it. A page with a movable board links it in its
    /// head.
    #[must_use]
    pub fn style(&self) -> Option<String> {
        assets::optional_asset_url(assets::BOARD_STYLE)
    }
}

/// Pieces by square, from the first field of a FEN.
pub(in crate::web) fn placement(fen: &str) -> BTreeMap<String, char> {
    let field = fen.split_whitespace().next().unwrap_or_default();
    let mut pieces = BTreeMap::new();
    for (row, rank) in field.split('/').zip(('1'..='8').rev()) {
        let mut files = 'a'..='h';
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                files
                    .by_ref()
                    .take(usize::try_from(empty).unwrap_or(8))
                    .for_each(drop);
            } else if let Some(file) = files.next()
                && "kqrbnp".contains(letter.to_ascii_lowercase())
            {
                pieces.insert(format!("{file}{rank}"), letter);
            }
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    const START: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    fn board() -> BoardView {
        BoardView::diagram(Words(Lang::It), START, "dopo 1.e4")
    }

    #[test]
    fn squares_are_named_from_both_sides() {
        let rows = board().rows();
        let cells: Vec<&Cell> = rows.iter().flatten().collect();
        assert_eq!(cells.len(), 64);
        assert_eq!(cells[0].words, "a8, torre nera");
        assert_eq!(cells[36].words, "e4, pedone bianco");
        assert_eq!(cells[52].words, "e2, vuota");
        assert_eq!((cells[0].rank, cells[0].file), (Some('8'), None));
        assert_eq!((cells[56].rank, cells[56].file), (Some('1'), Some('a')));
        assert_eq!(cells.iter().filter(|cell| cell.piece.is_some()).count(), 32);

        let black = BoardView {
            orientation: Colour::Black,
            ..board()
        }
        .rows();
        let cells: Vec<&Cell> = black.iter().flatten().collect();
        assert_eq!(cells[0].words, "h1, torre bianca");
        assert_eq!((cells[63].rank, cells[63].file), (None, Some('a')));
    }

    #[test]
    fn a1_is_dark_and_h1_is_light() {
        let rows = board().rows();
        let last: Vec<&str> = rows[7].iter().map(|cell| cell.classes.as_str()).collect();
        assert_eq!(last, ["d", "", "d", "", "d", "", "d", ""]);
    }

    #[test]
    fn marks_and_data_reach_the_page() {
        let mut view = board();
        view.last = Some(("e2".into(), "e4".into()));
        view.refused = vec!["e7".into()];
        view.dests = BTreeMap::from([("e7".into(), vec!["e6".into(), "e5".into()])]);
        view.form = Some("move-form".into());
        let html = view.to_string();
        assert!(html.contains(r#"data-square="e4" class="to""#), "{html}");
        assert!(html.contains(r#"data-turn="black""#) && html.contains(r#"data-last="e2e4""#));
        let page = scraper::Html::parse_fragment(&html);
        let frame = page
            .select(&scraper::Selector::parse("[data-dests]").unwrap())
            .next()
            .unwrap();
        assert_eq!(frame.attr("data-dests"), Some(r#"{"e7":["e6","e5"]}"#));
    }

    #[test]
    fn a_broken_position_draws_an_empty_board() {
        for fen in ["", "x", "9/99/pppppppppppp", "////////////", "rnbqkbnr/pp"] {
            let view = BoardView {
                fen: fen.to_owned(),
                ..board()
            };
            assert_eq!(view.rows().iter().flatten().count(), 64);
        }
    }
}
