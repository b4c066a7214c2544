//! Second reading: all results are typed once more and compared.

use actix_web::{HttpResponse, http::StatusCode};
use askama::Template;

use crate::{
    app::tournament::board,
    event::BoardResult,
    web::{
        Failure, Visitor, render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{DeskNav, DeskPage, Page, Section},
    },
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/desk/{round}/reading", web::get().to(reading));
}

struct ReadingRow {
    board: u16,
    names: String,
    expected: String,
    typed: String,
    differs: bool,
}

#[derive(Template)]
#[template(path = "desk/reading.html")]
struct ReadingPage {
    page: Page,
    desk: DeskNav,
    base: String,
    round: u8,
    rows: Vec<ReadingRow>,
    checked: bool,
    different: usize,
    sequence: String,
}

#[derive(Default, serde::Deserialize)]
struct ReadingQuery {
    #[serde(default)]
    typed: String,
}

/// The sign with which a result is typed on the numeric keypad.
const fn keypad(result: Option<BoardResult>) -> char {
    match result {
        None => '.',
        Some(BoardResult::WhiteWins | BoardResult::WhiteWinsUnrated) => '1',
        Some(BoardResult::Draw | BoardResult::DrawUnrated) => '5',
        Some(BoardResult::BlackWins | BoardResult::BlackWinsUnrated) => '0',
        Some(BoardResult::WhiteWinsByForfeit) => '+',
        Some(BoardResult::BlackWinsByForfeit) => '-',
        Some(BoardResult::DoubleForfeit) => '*',
        Some(_) => 'a',
    }
}

/// Second reading: all results are typed once more in board order, and differences are shown. It changes nothing.
async fn reading(
    visitor: Visitor,
    path: Path<(String, u8)>,
    query: Query<ReadingQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| board::round(ctx, actor, &slug, Some(round)),
            move |visitor, view| {
                let role = visitor.arbiter(view.role)?;
                let typed: Vec<char> = query.typed.chars().filter(|c| !c.is_whitespace()).collect();
                let checked = !typed.is_empty();
                let rows: Vec<ReadingRow> = view
                    .boards
                    .iter()
                    .enumerate()
                    .map(|(index, line)| {
                        let expected = keypad(line.result);
                        let got = typed
                            .get(index)
                            .copied()
                            .map(|c| if c == '=' { '5' } else { c });
                        ReadingRow {
                            board: line.board,
                            names: show::surnames(line),
                            expected: expected.to_string(),
                            typed: got.map(String::from).unwrap_or_default(),
                            differs: checked && got != Some(expected),
                        }
                    })
                    .collect();
                let template = ReadingPage {
                    page: visitor.page(Section::Other),
                    desk: show::desk_nav(visitor, &view.summary, role, DeskPage::Round),
                    base: format!("/t/{}/desk/{round}", view.summary.slug),
                    round,
                    different: rows.iter().filter(|row| row.differs).count(),
                    rows,
                    checked,
                    sequence: query.typed.clone(),
                };
                render(visitor, StatusCode::OK, &template)
            },
        )
        .await
}
