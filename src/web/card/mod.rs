//! The preview picture of a tournament in other programs: 1200 × 630 pixels, as Open Graph recommends.
//!
//! | what | file |
//! |---|---|
//! | pixels, areas and squares | `canvas` |
//! | words in a typeface, broken into lines | `lettering` |
//! | the layout of the card | here |

mod canvas;
mod lettering;

use crate::event::Accent;

use canvas::{Canvas, Colour};
use lettering::{Face, Lettering};

/// Width in pixels.
pub const WIDTH: u32 = 1200;
/// Height in pixels.
pub const HEIGHT: u32 = 630;

/// Colours of the light theme: `--paper`, `--wash`, `--ink`, `--ink-2`.
const PAPER: Colour = [0xfd, 0xfc, 0xf9];
const WASH: Colour = [0xf3, 0xf0, 0xe9];
const INK: Colour = [0x1a, 0x19, 0x17];
const PALE_INK: Colour = [0x56, 0x52, 0x4a];

/// `--baize` of the light theme, by the accent of the tournament's organiser.
const fn shade(accent: Accent) -> Colour {
    match accent {
        Accent::Baize => [0x14, 0x56, 0x4a],
        Accent::Petrol => [0x0e, 0x52, 0x63],
        Accent::Indigo => [0x3b, 0x3f, 0x86],
        Accent::Plum => [0x6b, 0x2a, 0x5f],
        Accent::Umber => [0x6a, 0x43, 0x20],
        Accent::Moss => [0x46, 0x56, 0x0f],
    }
}

/// Side of a square of the board at the edge, in pixels; ten of them make the height.
const SQUARE: u32 = 63;
/// Columns of that board.
const COLUMNS: u32 = 4;
/// Left edge of the text, in pixels.
const LEFT: u32 = 72;
/// Right edge of the text, in pixels.
const RIGHT: u32 = WIDTH - COLUMNS * SQUARE - 48;
/// Font sizes of the title, the largest first.
const TITLES: [f32; 4] = [84.0, 68.0, 54.0, 44.0];
/// Maximum number of lines of the title.
const TITLE_LINES: usize = 3;
const TITLE_HEIGHT: u32 = 250;

/// Distance between two lines of the title, as a multiple of its size.
const LEADING: f32 = 1.16;

/// The content of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Name of the tournament.
    pub title: String,
    /// Short lines below the title: organiser, place, days, rounds.
    pub lines: Vec<String>,
    /// The colour of the board, of the mark and of the line below the title.
    pub accent: Accent,
}

/// The card as PNG; `None` if the typeface cannot be read, which a test rules out.
#[must_use]
pub fn png(card: &Card) -> Option<Vec<u8>> {
    let (book, plain) = (Lettering::of(Face::Book)?, Lettering::of(Face::Plain)?);
    let mut canvas = Canvas::new(WIDTH, HEIGHT, PAPER);
    let accent = shade(card.accent);
    for column in 0..COLUMNS {
        for row in 0..HEIGHT / SQUARE {
            let colour = if (column + row) % 2 == 0 {
                WASH
            } else {
                accent
            };
            let left = WIDTH - (COLUMNS - column) * SQUARE;
            canvas.fill((left, row * SQUARE), (SQUARE, SQUARE), colour);
        }
    }
    book.write(&mut canvas, "tratto", (LEFT, 96), 40.0, accent);
    let width = RIGHT - LEFT;
    let fits = |size: &f32| {
        let lines = book.lines(&card.title, *size, width).len();
        let height = lettering::whole(*size * LEADING) * u32::try_from(lines).unwrap_or(u32::MAX);
        lines <= TITLE_LINES && height <= TITLE_HEIGHT
    };
    let size = TITLES.into_iter().find(fits).unwrap_or(44.0);
    let mut lines = book.lines(&card.title, size, width);
    if lines.len() > TITLE_LINES {
        lines.truncate(TITLE_LINES);
        if let Some(last) = lines.last_mut() {
            last.push('…');
        }
    }
    let mut base = 140;
    for line in &lines {
        base += lettering::whole(size * LEADING);
        book.write(&mut canvas, line, (LEFT, base), size, INK);
    }
    base += 36;
    canvas.fill((LEFT, base), (96, 6), accent);
    base += 12;
    for line in card
        .lines
        .iter()
        .flat_map(|line| plain.lines(line, 32.0, width))
    {
        base += 46;
        if base + 24 < HEIGHT {
            plain.write(&mut canvas, &line, (LEFT, base), 32.0, PALE_INK);
        }
    }
    canvas.png()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(title: &str) -> Card {
        Card {
            title: title.to_owned(),
            lines: vec!["Roccafiorita".to_owned(), "21–22 novembre 2026".to_owned()],
            accent: Accent::Baize,
        }
    }

    fn pixels(bytes: &[u8]) -> Vec<u8> {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!((info.width, info.height), (WIDTH, HEIGHT));
        pixels
    }

    #[test]
    fn a_card_is_a_png_that_differs_by_its_words() {
        let one = png(&card("Open d’Autunno")).unwrap();
        let other = png(&card("Open d’Estate")).unwrap();
        assert!(one.len() < 60_000, "{}", one.len());
        assert_ne!(pixels(&one), pixels(&other));
    }

    #[test]
    fn the_board_has_the_accent_of_the_pages() {
        let css = include_str!("../../../static/css/accents.css");
        for accent in Accent::ALL {
            let [red, green, blue] = shade(accent);
            let rule = format!(
                ".shade.{} {{ background: #{red:02x}{green:02x}{blue:02x}; }}",
                accent.code()
            );
            assert!(css.contains(&rule), "{rule}");
            let drawn = pixels(
                &png(&Card {
                    accent,
                    ..card("Open")
                })
                .unwrap(),
            );
            // The second square of the fourth column from the right, from its upper left corner.
            let at = usize::try_from(SQUARE * WIDTH + WIDTH - COLUMNS * SQUARE).unwrap();
            assert_eq!(drawn[at * 3..at * 3 + 3], shade(accent), "{accent:?}");
        }
    }

    #[test]
    fn long_titles_stay_left_of_the_board() {
        let long = "Campionato Interregionale Individuale Assoluto Semilampo ".repeat(8);
        let unbroken = "W".repeat(200);
        for title in [long.as_str(), unbroken.as_str(), "", "Čaķ Łódź ½ «Ġ»"] {
            let drawn = pixels(&png(&card(title)).unwrap());
            // The column of pixels left of the board has the colour of the paper.
            let at = usize::try_from(WIDTH - COLUMNS * SQUARE - 2).unwrap();
            let row = usize::try_from(WIDTH).unwrap() * 3;
            for line in drawn.chunks(row) {
                assert_eq!(line[at * 3..at * 3 + 3], PAPER, "{title}");
            }
        }
    }
}
