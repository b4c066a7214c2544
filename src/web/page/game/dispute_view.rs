//! The page on which a position is set up and what happened is said.

use askama::Template;

use crate::{
    rules::draft::Draft,
    web::{
        assets,
        view::{BoardView, Cell, DeskNav, DeskPage, Page},
    },
};

/// What may have happened: code, page that judges it, and what it is asked.
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

/// The page.
#[derive(Clone, Debug, Template)]
#[template(path = "game/dispute.html")]
pub struct DisputePage {
    /// What every page needs.
    pub page: Page,
    /// The arbiter's bar.
    pub desk: DeskNav,
    /// Address of the game.
    pub base: String,
    /// `Tavolo 12, turno 5`.
    pub place: String,
    /// Surnames of the players.
    pub names: String,
    /// The last recorded move, where there is one.
    pub recorded: Option<String>,
    /// The position as it is set up.
    pub draft: Draft,
    /// The letter of the man in the arbiter's hand; none to take men off.
    pub hold: Option<char>,
    /// The number of the board that was asked for, as typed.
    pub board: String,
    /// Whether that board has no recorded game in this round.
    pub no_such_board: bool,
    /// Whether no man stands yet, and nobody asked anything: that is no fault.
    pub is_empty: bool,
    /// Every reason why the position cannot be.
    pub faults: Vec<String>,
}

impl DisputePage {
    /// The men to take in hand: letter in a FEN, picture, key of the name.
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

    /// The squares with their men, from the top.
    fn rows(&self) -> Vec<Vec<Cell>> {
        BoardView::diagram(self.page.t, self.draft.men(), "").rows()
    }

    /// Address of a piece's picture.
    fn picture(&self, piece: &str) -> String {
        assets::asset_url(&format!("pieces/{piece}.svg"))
    }

    /// The letter of a piece in a FEN.
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

    /// Whether the black men begin with this one: the empty hand stands before them.
    fn begins_black(letter: &char) -> bool {
        *letter == 'k'
    }

    fn castles(&self, right: &str) -> bool {
        self.draft.castling.contains(right)
    }

    /// What may have happened: codes and words, in pairs for White and Black, then those of both.
    fn happened(&self) -> Vec<(&'static str, String)> {
        let words = |code: &str| self.page.t.get(&format!("happened-{code}"));
        HAPPENED
            .iter()
            .map(|(code, ..)| (*code, words(code)))
            .collect()
    }
}
