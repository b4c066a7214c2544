//! A position as a picture, for small boards. The address contains the position, so that a browser can keep the picture for
//! ever.

use actix_web::{HttpResponse, http::header};
use askama::Template;

use crate::{
    app::AppError,
    web::{
        Failure, Visitor, assets,
        routing::{self as web, Path, ServiceConfig},
        view::board::placement,
    },
};

/// Side of a square, in units of the drawing.
const SQUARE: u32 = 45;
/// The longest piece placement: 64 letters and seven slashes between the ranks.
const LONGEST: usize = 71;

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .route("/diagram/{placement}.svg", web::get().to(plain))
        .route("/diagram/{placement}/{last}.svg", web::get().to(after));
}

/// The address of the picture of a position: first field of a FEN, and the squares of the last move.
#[must_use]
pub fn link(fen: &str, last: Option<&(String, String)>) -> String {
    let field = fen.split_whitespace().next().unwrap_or_default();
    let field = field.replace('/', "-");
    match last {
        Some((from, to)) => format!("/diagram/{field}/{from}{to}.svg"),
        None => format!("/diagram/{field}.svg"),
    }
}

/// A piece on its square, or a marked square.
struct At {
    what: String,
    x: u32,
    y: u32,
}

#[derive(Template)]
#[template(path = "public/diagram.svg", escape = "none")]
struct Picture {
    /// The drawings of the pieces that occur, each with its name.
    drawings: Vec<(String, &'static str)>,
    last: Vec<At>,
    men: Vec<At>,
}

fn at(square: &str, what: String) -> Option<At> {
    let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = square.as_bytes() else {
        return None;
    };
    Some(At {
        what,
        x: u32::from(file - b'a') * SQUARE,
        y: u32::from(b'8' - rank) * SQUARE,
    })
}

/// The content of a picture, between its first and its last tag.
fn inner(svg: &'static str) -> &'static str {
    let body = svg.split_once('>').map_or("", |(_, body)| body);
    body.rsplit_once("</svg>").map_or("", |(body, _)| body)
}

impl Picture {
    /// The picture at this address; `None` if the address is no position.
    fn of(field: &str, last: &str) -> Option<Self> {
        let is_known = |sign: char| "pnbrqkPNBRQK12345678-".contains(sign);
        if field.len() > LONGEST || !field.chars().all(is_known) || !last.is_ascii() {
            return None;
        }
        let last = match last.len() {
            0 => Vec::new(),
            4 => {
                let (from, to) = last.split_at(2);
                vec![at(from, String::new())?, at(to, String::new())?]
            }
            _ => return None,
        };
        let men: Vec<At> = placement(&field.replace('-', "/"))
            .into_iter()
            .filter_map(|(square, letter)| {
                let side = if letter.is_ascii_uppercase() {
                    'w'
                } else {
                    'b'
                };
                at(&square, format!("{side}{}", letter.to_ascii_uppercase()))
            })
            .collect();
        let mut kinds: Vec<&str> = men.iter().map(|man| man.what.as_str()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let drawings = kinds.iter().map(|kind| {
            let drawing = inner(assets::text(&format!("pieces/{kind}.svg")));
            ((*kind).to_owned(), drawing)
        });
        Some(Self {
            drawings: drawings.collect(),
            last,
            men,
        })
    }
}

async fn answer(visitor: Visitor, field: String, last: String) -> Result<HttpResponse, Failure> {
    let picture = Picture::of(&field, &last).and_then(|picture| picture.render().ok());
    let picture = picture.ok_or_else(|| visitor.fail(AppError::NotFound))?;
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(picture))
}

async fn plain(visitor: Visitor, path: Path<String>) -> Result<HttpResponse, Failure> {
    answer(visitor, path.into_inner(), String::new()).await
}

async fn after(visitor: Visitor, path: Path<(String, String)>) -> Result<HttpResponse, Failure> {
    let (field, last) = path.into_inner();
    answer(visitor, field, last).await
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "rnbqkbnr-pppppppp-8-8-4P3-8-PPPP1PPP-RNBQKBNR";

    #[test]
    fn a_position_is_drawn() {
        let picture = Picture::of(FIRST, "e2e4").unwrap();
        assert_eq!(picture.men.len(), 32);
        assert_eq!(picture.drawings.len(), 12);
        let drawn = picture.render().unwrap();
        assert!(
            drawn.contains("<use href=\"#wP\" x=\"180\" y=\"180\"/>"),
            "{drawn}"
        );
        assert!(drawn.len() < 12_000, "{}", drawn.len());
    }

    #[test]
    fn what_is_no_position_is_refused() {
        for (field, last) in [
            ("x", ""),
            ("8", "e9e4"),
            ("8", "e2"),
            ("8", "éé"),
            ("<", ""),
        ] {
            assert!(Picture::of(field, last).is_none(), "{field} {last}");
        }
        assert!(Picture::of(&"p".repeat(72), "").is_none());
    }

    #[test]
    fn the_address_is_the_position() {
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        let last = ("e2".to_owned(), "e4".to_owned());
        assert_eq!(link(fen, Some(&last)), format!("/diagram/{FIRST}/e2e4.svg"));
        assert_eq!(link(fen, None), format!("/diagram/{FIRST}.svg"));
    }
}
