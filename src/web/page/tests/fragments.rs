//! Snapshots of the most important parts of pages: the HTML as sent, one tag on each line.

use insta::assert_snapshot;

use super::*;
use crate::{
    web::{
        page::{
            game::verdict_view::{Case, LineStep, PrintedVerdict, Said},
            public::why_view,
        },
        view::Law,
    },
    words::pairing::Sentence,
};

/// The part of a page from the first occurrence of `begin` to the next of `next`.
fn cut<'page>(html: &'page str, begin: &str, next: &str) -> &'page str {
    let from = html.find(begin).unwrap_or_else(|| panic!("{begin}"));
    let rest = &html[from..];
    let to = rest.find(next).unwrap_or_else(|| panic!("{next}"));
    rest[..to].trim_end()
}

/// HTML with a new line before each tag that directly follows another.
pub(in crate::web::page) fn by_lines(html: &str) -> String {
    let mut lines = String::new();
    for (place, piece) in html.split("><").enumerate() {
        if place > 0 {
            let is_end = piece.starts_with('/');
            lines.push_str(if is_end { "><" } else { ">\n<" });
        }
        lines.push_str(piece);
    }
    lines
}

/// Parts of a page, each from its beginning to the end tag that follows, one tag on each line.
fn parts<const N: usize>(html: &str, wanted: [(&str, &str); N]) -> String {
    let parts = wanted.map(|(begin, end)| {
        let part = cut(html, begin, end);
        by_lines(&format!("{part}{end}"))
    });
    parts.join("\n\n")
}

/// Rows of a page, each named by its beginning.
fn rows<const N: usize>(html: &str, wanted: [&str; N]) -> String {
    parts(html, wanted.map(|begin| (begin, "</tr>")))
}

fn said(text: &str, article: &str) -> Sentence {
    Sentence {
        text: text.to_owned(),
        article: article.to_owned(),
    }
}

#[test]
fn rows_of_the_pairings() {
    let html = public(Lang::It).render().unwrap();
    assert_snapshot!(rows(
        &html,
        [
            r#"<tr id="board-4""#,
            r#"<tr id="board-5""#,
            r#"<tr class="bye""#
        ]
    ));
}

/// The highlighted row that the next key goes to, with its keys.
#[test]
fn the_row_in_negative() {
    let html = results(Lang::It).render().unwrap();
    assert_snapshot!(rows(
        &html,
        [r#"<tr id="board-8""#, r#"<tr class="legend" id="keys-8""#]
    ));
}

#[test]
fn rows_that_others_wrote() {
    let html = results(Lang::It).render().unwrap();
    assert_snapshot!(rows(
        &html,
        [
            r#"<tr id="board-2""#,
            r#"<tr id="board-7""#,
            r#"<tr class="choose" id="choose-7""#
        ]
    ));
}

#[test]
fn a_value_of_the_standings_unfolded() {
    let html = ranked(Lang::It).render().unwrap();
    assert_snapshot!(parts(
        &html,
        [
            ("<thead>", "</thead>"),
            (r#"<tr id="row-10""#, "</tr>"),
            (r#"<tr id="row-11""#, "</tr>"),
            (r#"<tr class="unfold"#, "</table>"),
        ]
    ));
}

#[test]
fn the_head_of_the_crosstable() {
    let html = cross(Lang::It).render().unwrap();
    assert_snapshot!(parts(
        &html,
        [
            ("<thead>", "</thead>"),
            (r#"<th scope="row" class="n">1</th>"#, "</tr>"),
            (r#"<th scope="row" class="n">11</th>"#, "</tr>"),
        ]
    ));
}

#[test]
fn a_players_own_board() {
    let html = mine(Lang::It).render().unwrap();
    assert_snapshot!(parts(
        &html,
        [
            (r#"<div class="desk-no">"#, "</div>"),
            (r#"<div class="vs">"#, "</div>"),
            (r#"<ol class="path"#, "</ol>"),
        ]
    ));
}

#[test]
fn a_refused_move() {
    let html = one_game(Lang::It).render().unwrap();
    let why = r#"<div class="msg error mt-s" id="why""#;
    let why = cut(&html, why, r#"<div class="sheet-box"#);
    assert_snapshot!(by_lines(why));
}

#[test]
fn what_may_be_claimed() {
    let html = one_game(Lang::It).render().unwrap();
    assert_snapshot!(parts(&html, [(r#"<ul class="flags">"#, "</ul>")]));
}

#[test]
fn a_board_that_calls() {
    let html = hall(Lang::It).render().unwrap();
    assert_snapshot!(parts(
        &html,
        [(r#"<li class="first" id="call-12"#, "</li>")]
    ));
}

#[test]
fn rows_of_the_sheets_for_the_wall() {
    let by_board = wall(Lang::It).render().unwrap();
    let by_board = parts(
        &by_board,
        [
            ("<thead>", "</thead>"),
            (r#"<th scope="row" class="tb">1</th>"#, "</tr>"),
        ],
    );
    let by_name = seats(Lang::It).render().unwrap();
    let by_name = parts(
        &by_name,
        [
            ("<thead>", "</thead>"),
            (r#"<th scope="row" class="name"><b>Acquafresca"#, "</tr>"),
            (r#"<th scope="row" class="name"><b>Ghiringo"#, "</tr>"),
        ],
    );
    assert_snapshot!([by_board, by_name].join("\n\n"));
}

#[test]
fn why_two_play_each_other() {
    let t = Words(Lang::It);
    let white = || name("De Nicolò", "Margherita", "CM", true);
    let facts = |name, colours, due: &str, floats: &str| why_view::MemberFacts {
        name,
        points: points(5),
        colours,
        due: due.into(),
        floats: floats.into(),
    };
    let html = why_view::WhyPage {
        page: page(Lang::It),
        head: head(t, tournament::Tab::Pairings),
        title: "Perché questo avversario".into(),
        round: 5,
        is_draft: false,
        subject: Some(why_view::Subject::Game(
            white(),
            name("Mantovanelli", "Irene", "", true),
        )),
        notice: vec![said("Il turno è stato cambiato a mano.", "")],
        said: vec![
            said("Hanno entrambe 2½ punti.", "C.04.1 art. 5"),
            said("Il colore tocca a chi sta più in alto.", "art. 5.2.5"),
            said("Non si sono ancora incontrate.", ""),
        ],
        facts_title: "Prima del turno 5".into(),
        facts: vec![
            facts(white(), vec![Colour::White, Colour::Black], "Bianco", "↓"),
            facts(name("Mantovanelli", "Irene", "", true), Vec::new(), "–", ""),
        ],
        question: Some(why_view::Question {
            entry: 11,
            text: "Bellandi".into(),
            answer: Some(said("Si sono già incontrate al turno 2.", "C1")),
        }),
        articles: "Gli articoli sono quelli del sistema olandese 2026.".into(),
    };
    assert_snapshot!(parts(
        &html.render().unwrap(),
        [
            (r#"<p class="pair-of">"#, "</p>"),
            (r#"<div class="msg warn gap-b">"#, "</div>"),
            (r#"<ol class="reasons">"#, "</ol>"),
            (r#"<p class="answer""#, "</p>"),
            ("<tbody>", "</tbody>"),
        ]
    ));
}

/// A verdict with its proof on paper, as the arbiter hands it out.
#[test]
fn a_verdict_on_paper() {
    let t = Words(Lang::It);
    let step = |number: Option<&str>, san: &str| LineStep {
        number: number.map(str::to_owned),
        san: san.into(),
        link: String::new(),
        current: false,
    };
    let html = PrintedVerdict {
        page: page(Lang::It),
        case: Case {
            title: "Bandierina".into(),
            place: "Tavolo 12, turno 5".into(),
            white: name("Acquafresca", "Livia", "", false),
            black: name("Lo Verde", "Salvatore", "", false),
            board: BoardView::diagram(t, POSITION, "Posizione dopo 60…Ce4, muove il Bianco"),
        },
        tournament: "Open della Nebbia, Cremona".into(),
        what: "È caduta la bandierina del Bianco dopo 60…Ce4.".into(),
        said: Said {
            outcome: Some(ResultMark {
                t,
                result: BoardResult::BlackWins,
            }),
            headline: "Il Bianco ha perso.".into(),
            lead: "Il Nero può ancora dare matto.".into(),
            article: Law {
                text: "(art. 6.9)".into(),
                link: Some("/laws/fide-2023/6#art-6.9".into()),
            },
            line: vec![
                step(Some("61."), "Ra1"),
                step(None, "Cc3"),
                step(Some("62."), "h8=D"),
            ],
            minis_title: String::new(),
            minis: Vec::new(),
            told: vec![("Livia Acquafresca".into(), "it", "Lei ha perso.".into())],
            facts: vec![("Regole".into(), "FIDE 2023, standard".into())],
        },
        is_proposal: true,
        printed: "Stampato alle 12:47.".into(),
    };
    assert_snapshot!(parts(
        &html.render().unwrap(),
        [
            (r#"<p class="outcome">"#, "</div>"),
            (r#"<dl class="told mt">"#, "</dl>"),
            (r#"<p class="lines"#, "</p>"),
            (r#"<dl class="facts mt">"#, "</dl>"),
            (r#"<div class="signatures">"#, "</div>"),
        ]
    ));
}
