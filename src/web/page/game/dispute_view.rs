//! The page on which the arbiter sets up a position and says what happened.

use askama::Template;

use crate::{
    rules::draft::Draft,
    web::{
        assets,
        view::{BoardView, Cell, DeskNav, DeskPage, Page},
    },
};

/// What may have happened: code, the page that judges it, and the query of that page.
pub(super) const HAPPENED: [(&str, &str, &str); 9] = [
    ("flag-white", "flag", "side=white"),
    ("flag-black", "flag", "side=black"),
    ("resign-white", "resign", "side=white"),
    ("resign-black", "resign", "side=black"),
    ("illegal-white", "illegal", "side=white"),
    ("illegal-black", "illegal", "side=black"),
    ("claim", "claim", "on=fifty"),
    ("both-flags", "both-flags", ""),
    ("end", "end", ""),
];

/// The page of a dispute.
#[derive(Clone, Debug, Template)]
#[template(path = "game/dispute.html")]
pub struct DisputePage {
    /// Data for the frame of every page.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of the game.
    pub base: String,
    /// `Tavolo 12, turno 5`.
    pub place: String,
    /// Surnames of the players.
    pub names: String,
    /// The last recorded move; `None` without one.
    pub recorded: Option<String>,
    /// The position as set up so far.
    pub draft: Draft,
    /// The letter of the piece in the arbiter's hand; `None` to take pieces off the board.
    pub hold: Option<char>,
    /// The number of another board whose position is wanted, as typed.
    pub board: String,
    /// Whether that board has no recorded game in this round.
    pub no_such_board: bool,
    /// Whether the board is empty and nothing was asked yet, which is no error.
    pub is_empty: bool,
    /// Every reason why the position is impossible.
    pub faults: Vec<String>,
}

impl DisputePage {
    /// The pieces to take in hand: letter in a FEN, picture, key of the name.
    fn palette(&self) -> Vec<(char, String, String)> {
        "KQRBNPkqrbnp"
            .chars()
            .map(|letter| {
                let side = if letter.is_ascii_uppercase() {
                    'w'
                } else {
                    'b'
                };
                let piece = format!("{side}{}", letter.to_ascii_uppercase());
                let name = format!("piece-{}", piece.to_ascii_lowercase());
                (letter, self.picture(&piece), self.page.t.get(&name))
            })
            .collect()
    }

    /// The squares with their pieces, from the top.
    fn rows(&self) -> Vec<Vec<Cell>> {
        BoardView::diagram(self.page.t, self.draft.men(), "").rows()
    }

    /// Address of a piece's picture.
    fn picture(&self, piece: &str) -> String {
        assets::asset_url(&format!("pieces/{piece}.svg"))
    }

    /// The letter of a piece, as in a FEN.
    fn letter(piece: &str) -> String {
        let mut signs = piece.chars();
        let is_white = signs.next() == Some('w');
        let letter = signs.next().unwrap_or_default();
        if is_white {
            letter.to_string()
        } else {
            letter.to_ascii_lowercase().to_string()
        }
    }

    fn holds(&self, letter: &char) -> bool {
        self.hold == Some(*letter)
    }

    /// Whether the black pieces begin with this one; the empty hand comes before them.
    fn begins_black(letter: &char) -> bool {
        *letter == 'k'
    }

    fn castles(&self, right: &str) -> bool {
        self.draft.castling.contains(right)
    }

    /// What may have happened: code and words. Pairs for White and Black come first, then what concerns both.
    fn happened(&self) -> Vec<(&'static str, String)> {
        let words = |code: &str| self.page.t.get(&format!("happened-{code}"));
        HAPPENED
            .iter()
            .map(|(code, ..)| (*code, words(code)))
            .collect()
    }
}
