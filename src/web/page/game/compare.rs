//! Two scoresheets of one game side by side. Arbiters only.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::game::{
        sheets,
        sheets_input::{KeepSheets, SheetText},
        view::{self, GameView},
    },
    i18n::Words,
    rules::{
        notation::Language,
        position::write_fen,
        scoresheet::{Comparison, ReadSide, Which},
    },
    web::{
        Failure, Fields, Posted, Visitor,
        page::game::sheets_view::{ComparePage, Compared, SheetCell, SheetLine, Take},
        redirect, render,
        routing::{self as web, Path, ServiceConfig},
        show,
        view::{BoardView, DeskPage, Section},
    },
    words::moves::numbered,
};

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config
        .service(
            web::resource("/t/{slug}/game/{pairing}/compare")
                .route(web::get().to(form))
                .route(web::post().to(compare)),
        )
        .route(
            "/t/{slug}/game/{pairing}/compare/keep",
            web::post().to(keep),
        );
}

const LANGUAGES: [(&str, Language); 5] = [
    ("italian", Language::Italian),
    ("english", Language::English),
    ("german", Language::German),
    ("french", Language::French),
    ("spanish", Language::Spanish),
];

fn sheet(fields: &Fields, name: &str) -> SheetText {
    let code = fields.get(&format!("{name}_language"));
    SheetText {
        text: fields.text(name),
        language: LANGUAGES
            .iter()
            .find(|(known, _)| *known == code)
            .map(|(_, language)| *language),
    }
}

async fn form(visitor: Visitor, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let (slug, pairing) = path.into_inner();
    visitor
        .show(
            move |ctx, actor| view::of_pairing(ctx, actor, &slug, pairing),
            move |visitor, view| {
                let page = compare_page(visitor, &view, &Fields::default(), None);
                render(visitor, StatusCode::OK, &page)
            },
        )
        .await
}

async fn compare(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let (white, black) = (sheet(&fields, "white"), sheet(&fields, "black"));
    visitor
        .show(
            move |ctx, actor| {
                let view = view::of_pairing(ctx, actor, &slug, pairing)?;
                Ok((view, sheets::side_by_side(&white, &black)))
            },
            move |visitor, (view, found)| {
                let page = compare_page(visitor, &view, &fields, Some(&found));
                render(visitor, StatusCode::OK, &page)
            },
        )
        .await
}

async fn keep(posted: Posted, path: Path<(String, i32)>) -> Result<HttpResponse, Failure> {
    let Posted { visitor, fields } = posted;
    let (slug, pairing) = path.into_inner();
    let version = fields.version().map_err(|error| visitor.fail(error))?;
    let input = KeepSheets {
        pairing,
        version,
        white: sheet(&fields, "white"),
        black: sheet(&fields, "black"),
        take_white: fields.get("take") == "white",
    };
    let (key, asked) = (fields.key(), slug.clone());
    visitor
        .run(move |ctx, actor| sheets::keep(ctx, actor, key.as_deref(), &asked, &input))
        .await?;
    Ok(redirect(&format!("/t/{slug}/game/{pairing}"), None))
}

fn compare_page(
    visitor: &Visitor,
    view: &GameView,
    fields: &Fields,
    found: Option<&Comparison>,
) -> ComparePage {
    let t = visitor.words();
    let mut languages = vec![(String::new(), t.get("language-detect"))];
    languages.extend(
        LANGUAGES
            .iter()
            .map(|(code, _)| ((*code).to_owned(), t.get(&format!("language-{code}")))),
    );
    ComparePage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        base: format!("/t/{}/game/{}", view.summary.slug, view.board.pairing),
        place: t.with_two(
            "ruling-place",
            "board",
            view.board.board,
            "round",
            view.round,
        ),
        names: show::surnames(&view.board),
        version: view.version,
        white: fields.text("white"),
        black: fields.text("black"),
        white_language: fields.text("white_language"),
        black_language: fields.text("black_language"),
        languages,
        found: found.map(|found| compared(t, found)),
    }
}

fn compared(t: Words, found: &Comparison) -> Compared {
    let cell = |side: &ReadSide, index: Option<usize>| -> Option<SheetCell> {
        let cell = side.cells.get(index?)?;
        Some(SheetCell {
            text: cell.text.clone(),
            legal: cell.played.is_some(),
        })
    };
    let lines = (1_u32..)
        .zip(found.rows())
        .map(|(line, row)| {
            let ply = row
                .first
                .or(row.second)
                .and_then(|index| u32::try_from(index).ok())
                .map_or(line, |index| index + 1);
            SheetLine {
                number: numbered(ply, ""),
                white: cell(&found.first, row.first),
                black: cell(&found.second, row.second),
                same: row.same,
            }
        })
        .collect();
    let mut notes = vec![t.n("compare-agreed", found.common)];
    let (headline, board) = match &found.divergence {
        None => (t.get("compare-same"), None),
        Some(divergence) => {
            notes.push(t.get(match divergence.legal_to_the_end {
                Which::Both => "compare-legal-both",
                Which::First => "compare-legal-white",
                Which::Second => "compare-legal-black",
                Which::Neither => "compare-legal-neither",
            }));
            if divergence.resumption.is_some() {
                notes.push(t.get("compare-resumes"));
            }
            let caption = t.get("compare-last-agreed");
            let board = BoardView::diagram(t, write_fen(&divergence.position), caption);
            let name = numbered(divergence.ply, "");
            (t.with_one("compare-divergence", "move", name), Some(board))
        }
    };
    if found.results_differ {
        notes.push(t.get("compare-results-differ"));
    }
    let take = |code: &str, key: &str, side: &ReadSide| {
        let plies = side.legal_plies();
        (plies > 0).then(|| Take {
            code: code.to_owned(),
            words: t.n(key, plies),
        })
    };
    Compared {
        differs: found.divergence.is_some(),
        headline,
        notes,
        lines,
        board,
        takes: [
            take("white", "compare-take-white", &found.first),
            take("black", "compare-take-black", &found.second),
        ]
        .into_iter()
        .flatten()
        .collect(),
    }
}
