//! Words in a typeface: measured, broken into lines, drawn.

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont, point};

use super::canvas::{Canvas, Colour};

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The typeface of titles.
    Book,
    /// The typeface of the other text.
    Plain,
}

/// A loaded typeface.
pub struct Lettering {
    font: FontRef<'static>,
}

/// A length in whole pixels; 0 for a negative one.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a float's conversion stops at the ends of the range, and lengths here are a few thousand pixels"
)]
pub fn whole(length: f32) -> u32 {
    length.round() as u32
}

impl Lettering {
    /// The typeface; `None` if its file cannot be read.
    pub fn of(face: Face) -> Option<Self> {
        let file = match face {
            Face::Book => dejavu::serif::regular(),
            Face::Plain => dejavu::sans::regular(),
        };
        FontRef::try_from_slice(file).ok().map(|font| Self { font })
    }

    /// Width of a line in pixels.
    fn width(&self, line: &str, size: f32) -> u32 {
        let font = self.font.as_scaled(PxScale::from(size));
        let glyphs = line.chars().map(|letter| font.glyph_id(letter));
        let (mut width, mut before): (f32, Option<GlyphId>) = (0.0, None);
        for glyph in glyphs {
            width += before.map_or(0.0, |before| font.kern(before, glyph)) + font.h_advance(glyph);
            before = Some(glyph);
        }
        whole(width)
    }

    /// Words broken into lines of at most this width; a word that is wider is broken within.
    pub fn lines(&self, words: &str, size: f32, width: u32) -> Vec<String> {
        let mut lines = vec![String::new()];
        for word in words.split_whitespace() {
            let Some(last) = lines.last_mut() else {
                continue;
            };
            let longer = if last.is_empty() {
                word.to_owned()
            } else {
                format!("{last} {word}")
            };
            if self.width(&longer, size) <= width {
                *last = longer;
                continue;
            }
            let mut pieces = self.pieces(word, size, width).into_iter();
            if last.is_empty() {
                *last = pieces.next().unwrap_or_default();
            }
            lines.extend(pieces);
        }
        lines
    }

    /// A word in pieces of at most this width.
    fn pieces(&self, word: &str, size: f32, width: u32) -> Vec<String> {
        let mut pieces = vec![String::new()];
        for letter in word.chars() {
            let Some(last) = pieces.last_mut() else {
                continue;
            };
            let longer = format!("{last}{letter}");
            if last.is_empty() || self.width(&longer, size) <= width {
                *last = longer;
            } else {
                pieces.push(letter.to_string());
            }
        }
        pieces
    }

    /// Draws a line from its left end on its baseline.
    pub fn write(
        &self,
        canvas: &mut Canvas,
        line: &str,
        (left, base): (u32, u32),
        size: f32,
        colour: Colour,
    ) {
        let font = self.font.as_scaled(PxScale::from(size));
        let (mut reached, mut before): (f32, Option<GlyphId>) = (0.0, None);
        for letter in line.chars() {
            let id = font.glyph_id(letter);
            reached += before.map_or(0.0, |before| font.kern(before, id));
            // Drawn from the corner of the picture, so that positions are never negative.
            let at = point(f32_of(left) + reached, f32_of(base));
            let glyph = id.with_scale_and_position(PxScale::from(size), at);
            reached += font.h_advance(id);
            before = Some(id);
            let Some(outline) = font.outline_glyph(glyph) else {
                continue;
            };
            let corner = outline.px_bounds().min;
            let (x0, y0) = (whole(corner.x), whole(corner.y));
            outline.draw(|x, y, cover| {
                let cover = u8::try_from(whole(cover * 255.0)).unwrap_or(u8::MAX);
                canvas.ink((x0 + x, y0 + y), colour, cover);
            });
        }
    }
}

/// At most a few thousand pixels.
fn f32_of(length: u32) -> f32 {
    u16::try_from(length).map_or(f32::from(u16::MAX), f32::from)
}
