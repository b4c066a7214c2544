//! The captured pieces, beside a board.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    i18n::Words,
    rules::{Color, Role, captured::Captured, history::Game},
    web::assets,
};

/// Captured pieces of one type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// `wP`.
    pub piece: String,
    /// `pedone bianco`.
    pub words: String,
    /// Number of them.
    pub count: usize,
}

/// The pieces that one side captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The capturing side: `white` or `black`.
    pub by: &'static str,
    /// Number of all these pieces.
    pub count: usize,
    /// The pieces by type, the queen first.
    pub men: Vec<Taken>,
}

/// The captured pieces of both sides.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/captured.html")]
pub struct CapturedView {
    /// The reader's language.
    pub t: Words,
    /// The pieces that White captured, and those that Black captured.
    pub sides: [Side; 2],
}

impl HtmlSafe for CapturedView {}

const KINDS: [(Role, char); 5] = [
    (Role::Queen, 'Q'),
    (Role::Rook, 'R'),
    (Role::Bishop, 'B'),
    (Role::Knight, 'N'),
    (Role::Pawn, 'P'),
];

impl CapturedView {
    /// The captures in the first `half_moves` half-moves of a game.
    #[must_use]
    pub fn after(t: Words, game: &Game, half_moves: u32) -> Self {
        let captured = Captured::after(game, half_moves);
        let side = |by, lost: Color, letter: char| {
            let men = captured.of(lost);
            let kinds = KINDS.iter().filter_map(|(role, kind)| {
                let count = men.iter().filter(|man| *man == role).count();
                let key = format!("piece-{letter}{}", kind.to_ascii_lowercase());
                (count > 0).then(|| Taken {
                    piece: format!("{letter}{kind}"),
                    words: t.get(&key),
                    count,
                })
            });
            Side {
                by,
                count: men.len(),
                men: kinds.collect(),
            }
        };
        Self {
            t,
            sides: [
                side("white", Color::Black, 'b'),
                side("black", Color::White, 'w'),
            ],
        }
    }

    /// Address of a piece's picture.
    #[must_use]
    pub fn picture(&self, piece: &str) -> String {
        assets::asset_url(&format!("pieces/{piece}.svg"))
    }
}
