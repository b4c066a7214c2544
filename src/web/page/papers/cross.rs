//! The cross-table on sheets that can be joined: as many rounds side by side as the sheet is wide, and as many players as it is
//! high. All parts of the rounds break at the same players.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::{
        tournament::{
            papers::heading::heading,
            standings::{StandingsView, standings},
        },
        window::Window,
    },
    event::Colour,
    i18n::Words,
    web::{
        Failure, Visitor,
        page::{
            papers::frame::Paper,
            public::{
                crosstable::cross_rows,
                crosstable_view::{CrossCell, CrossRow},
            },
        },
        render,
        routing::{self as web, Path, ServiceConfig},
        view::{Figure, Page, PlayerName, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/papers/cross/{round}", web::get().to(cross));
}

/// What fits on an A4 sheet: number of rounds and number of players.
struct Fits {
    rounds: usize,
    players: usize,
}

const UPRIGHT: Fits = Fits {
    rounds: 9,
    players: 38,
};
const LYING: Fits = Fits {
    rounds: 15,
    players: 26,
};

/// One player on one sheet.
struct Line {
    number: usize,
    player: PlayerName,
    cells: Vec<CrossCell>,
    points: Figure,
    /// Last of its score group: a darker line follows.
    is_last: bool,
}

/// One sheet.
struct CrossSheet {
    /// `turni 1–15, giocatori 33–64`; empty if one sheet holds everything.
    place: String,
    rounds: Vec<u8>,
    lines: Vec<Line>,
}

#[derive(Template)]
#[template(path = "papers/cross.html")]
struct CrossSheets {
    page: Page,
    paper: Paper,
    /// Whether the sheets are printed in landscape.
    lies: bool,
    sheets: Vec<CrossSheet>,
}

/// As many parts as needed, of almost equal size.
fn even(total: usize, most: usize) -> usize {
    let parts = total.div_ceil(most).max(1);
    total.div_ceil(parts).max(1)
}

fn line(row: &CrossRow, from: usize, to: usize) -> Line {
    let to = to.min(row.cells.len());
    Line {
        number: row.number,
        player: row.player.clone(),
        cells: row.cells.get(from..to).unwrap_or_default().to_vec(),
        points: row.points.clone(),
        is_last: row.last_of_group,
    }
}

fn sheets(t: Words, rows: &[CrossRow], rounds: u8, fits: &Fits) -> Vec<CrossSheet> {
    let numbers: Vec<u8> = (1..=rounds).collect();
    let width = even(numbers.len(), fits.rounds);
    let height = even(rows.len(), fits.players);
    let is_one = numbers.len() <= width && rows.len() <= height;
    let mut sheets = Vec::new();
    for rows in rows.chunks(height) {
        for (part, rounds) in numbers.chunks(width).enumerate() {
            let from = part * width;
            let ends = [
                ("first", rounds.first().copied().unwrap_or(0).into()),
                ("last", rounds.last().copied().unwrap_or(0).into()),
                ("from", rows.first().map_or(0, |row| row.number)),
                ("to", rows.last().map_or(0, |row| row.number)),
            ];
            let ends = ends.map(|(name, n): (_, usize)| (name, n.to_string()));
            sheets.push(CrossSheet {
                place: if is_one {
                    String::new()
                } else {
                    t.with("papers-cross-part", &ends)
                },
                rounds: rounds.to_vec(),
                lines: rows
                    .iter()
                    .map(|row| line(row, from, from + width))
                    .collect(),
            });
        }
    }
    sheets
}

fn title(t: Words, view: &StandingsView) -> String {
    if view.is_final {
        t.get("papers-cross-final")
    } else {
        t.with_one("papers-cross-after", "round", view.after)
    }
}

async fn cross(visitor: Visitor, path: Path<(String, u8)>) -> Result<HttpResponse, Failure> {
    let (slug, after) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| {
                heading(ctx, actor, &slug)?;
                standings(ctx, actor, &slug, Some(after), None, &Window::All)
            },
            |visitor, view| {
                let t = visitor.words();
                let lies = usize::from(view.after) > UPRIGHT.rounds;
                let fits = if lies { LYING } else { UPRIGHT };
                let rows = cross_rows(t, &view, None);
                let template = CrossSheets {
                    page: visitor.page(Section::Other),
                    paper: Paper::of(t, &view.summary, title(t, &view)),
                    lies,
                    sheets: sheets(t, &rows, view.after, &fits),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    fn row(number: usize, rounds: usize) -> CrossRow {
        CrossRow {
            number,
            place: 1,
            player: PlayerName::new("Provetti", "Zelinda"),
            cells: vec![CrossCell::Nothing; rounds],
            points: Figure::default(),
            last_of_group: false,
        }
    }

    #[test]
    fn sheets_join_and_lose_nothing() {
        for (players, rounds) in [(1, 1), (44, 9), (51, 9), (300, 30), (301, 31), (33, 10)] {
            let rows: Vec<CrossRow> = (1..=players).map(|n| row(n, rounds)).collect();
            let number = u8::try_from(rounds).unwrap();
            let fits = if rounds > UPRIGHT.rounds {
                LYING
            } else {
                UPRIGHT
            };
            let sheets = sheets(Words(Lang::It), &rows, number, &fits);
            let cells: usize = sheets
                .iter()
                .flat_map(|sheet| &sheet.lines)
                .map(|line| line.cells.len())
                .sum();
            assert_eq!(cells, players * rounds, "{players} × {rounds}");
            for sheet in &sheets {
                assert!(sheet.rounds.len() <= fits.rounds && sheet.lines.len() <= fits.players);
                let as_wide = sheet
                    .lines
                    .iter()
                    .all(|l| l.cells.len() == sheet.rounds.len());
                assert!(as_wide, "{players} × {rounds}");
            }
            let wanted = rounds.div_ceil(fits.rounds) * players.div_ceil(fits.players);
            assert_eq!(sheets.len(), wanted, "{players} × {rounds}");
        }
    }
}
