//! The field of captured men, beside a board.

use askama::Template;
use askama::filters::HtmlSafe;

use crate::{
    i18n::Words,
    rules::{Color, Role, captured::Captured, history::Game},
    web::assets,
};

/// Men of one kind that were taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// `wP`.
    pub piece: String,
    /// `pedone bianco`.
    pub words: String,
    /// How many.
    pub count: usize,
}

/// What one side took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Who took: `white` or `black`.
    pub by: &'static str,
    /// How many men in all.
    pub count: usize,
    /// The men by kind, the queen first.
    pub men: Vec<Taken>,
}

/// The field of captured men.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/captured.html")]
pub struct CapturedView {
    /// The reader's language.
    pub t: Words,
    /// What White took, what Black took.
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
    /// What was taken in the first `half_moves` of a game.
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
