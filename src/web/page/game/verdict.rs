//! The page of a verdict, on screen and on paper, filled from what was judged.

use crate::{
    app::{
        FieldError,
        game::{
            decision::{Decision, Outcome},
            question::Question,
            record::MoveRefusal,
            ruling::{Answer, Judged},
            view::GameView,
        },
    },
    event::Colour,
    i18n::Words,
    rules::{
        position::{on_move, write_fen},
        verdict::PositionRuling,
    },
    web::{
        Visitor,
        page::game::{
            ask_forms::{ask_form, unreadable},
            proof,
            ruling::{Asked, Looked},
            verdict_forms::{claim_form, confirm_form, flag_form, illegal_form},
            verdict_view::{Case, Found, PrintedVerdict, Said, VerdictPage},
        },
        show,
        view::{BoardView, DeskPage, ResultMark, Section},
    },
    words::{self, moment},
};

pub(super) const fn side_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

const fn title_key(event: &str) -> &'static str {
    match event.as_bytes() {
        b"claim" => "claim-title",
        b"flag" => "ruling-title-flag",
        b"both-flags" => "ruling-title-both-flags",
        b"position" => "ruling-title-position",
        b"touched" => "ruling-title-touched",
        b"late" => "ruling-title-late",
        b"resign" => "ruling-title-resign",
        b"agreement" => "ruling-title-agreement",
        b"end" => "ruling-title-end",
        _ => "ruling-title-illegal",
    }
}

fn base(view: &GameView) -> String {
    format!("/t/{}/game/{}", view.summary.slug, view.board.pairing)
}

/// The position in which it was judged: of an illegal one the men as they were written.
fn board(t: Words, looked: &Looked, step: Option<u32>) -> BoardView {
    if let Some(Judged {
        question: Question::Position(report),
        answer: Answer::Position { men: Some(_), .. },
        ..
    }) = looked.judged()
    {
        return proof::men(t, &report.men);
    }
    let (position, last, caption) = proof::shown(t, looked.view(), step, looked.judged());
    BoardView {
        last,
        check: words::moves::king_in_check(&position),
        ..BoardView::diagram(t, write_fen(&position), caption)
    }
}

fn case(visitor: &Visitor, event: &str, looked: &Looked, step: Option<u32>) -> Case {
    let t = visitor.words();
    let view = looked.view();
    let (board_number, round) = (view.board.board, view.round);
    Case {
        title: t.get(title_key(event)),
        place: t.a2("ruling-place", "board", board_number, "round", round),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        board: board(t, looked, step),
    }
}

/// The page; `errors` are what is wrong with a confirmation that was sent.
pub(super) fn verdict_page(
    visitor: &Visitor,
    event: &str,
    asked: &Asked,
    looked: &Looked,
    errors: Vec<FieldError>,
) -> VerdictPage {
    let t = visitor.words();
    let view = looked.view();
    let base = base(view);
    let refusal = looked.judged().and_then(|judged| match &judged.answer {
        Answer::Unreadable(error) => Some(words::moves::refused(
            t,
            &MoveRefusal {
                written: asked.announced.clone(),
                error: error.clone(),
                position: view.game.position().clone(),
            },
        )),
        _ => None,
    });
    let answer = looked.judged().map(|judged| &judged.answer);
    let judged = looked
        .judged()
        .filter(|judged| refusal.is_none() && unreadable(&judged.answer).is_none());
    let clock = |colour| {
        let shown = view.clocks.as_ref().and_then(|c| c.side(colour).shown);
        shown.map(|(_, display)| display.to_string())
    };
    let sides = vec![
        (
            "white".to_owned(),
            show::name(t, &view.board.white, None).plain(),
        ),
        (
            "black".to_owned(),
            show::name(t, &view.board.black, None).plain(),
        ),
    ];
    let side = match judged.and_then(|judged| judged.question.colour()) {
        Some(colour) => side_code(colour),
        None if asked.side.is_empty() => side_code(on_move(view.game.position())),
        None => asked.side.as_str(),
    };
    let claim = (event == "claim").then(|| {
        let error = refusal.as_ref().map(|r| format!("{} {}", r.head, r.reason));
        claim_form(visitor, asked, side, sides.clone(), error)
    });
    let illegal =
        (event == "illegal").then(|| illegal_form(visitor, view, asked, side, sides.clone()));
    let ask = ask_form(visitor, (view, asked), event, &sides, answer);
    let flag = matches!(event, "flag" | "both-flags")
        .then(|| flag_form(visitor, view, asked, (side, event == "flag")))
        .flatten();
    VerdictPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        action: format!("{base}/{event}"),
        case: case(visitor, event, looked, asked.step),
        white_clock: clock(Colour::White),
        black_clock: clock(Colour::Black),
        standing: view.board.result.map(|result| ResultMark { t, result }),
        correcting: asked.corrected().and_then(|id| {
            let line = view.incident(id)?;
            Some(t.a("ruling-correcting", "time", moment::clock_time(line.at)))
        }),
        claim,
        illegal,
        ask,
        flag,
        found: judged.map(|judged| found(visitor, &base, event, asked, judged, errors)),
        base,
    }
}

fn found(
    visitor: &Visitor,
    base: &str,
    event: &str,
    asked: &Asked,
    judged: &Judged,
    errors: Vec<FieldError>,
) -> Found {
    let t = visitor.words();
    let decision = Decision::of(judged);
    let undecided = decision.as_ref().is_some_and(
        |d| matches!(&d.outcome, Outcome::Undecided { why, .. } if why == "mate-unknown"),
    );
    let query = asked.query(None);
    Found {
        said: said(t, asked, judged, decision.as_ref(), |step| {
            format!("{base}/{event}?{}", asked.query(Some(step)))
        }),
        undecided,
        confirm: decision
            .as_ref()
            .map(|decision| confirm_form(visitor, event, asked, judged, decision, errors)),
        print: decision
            .is_some()
            .then(|| format!("{base}/{event}/print?{query}")),
        settings: format!("/t/{}/settings/arbitration", judged.view.summary.slug),
        others: others(t, base, event, judged),
    }
}

/// What the verdict says; `link` gives the address of a step of the proving line.
fn said(
    t: Words,
    asked: &Asked,
    judged: &Judged,
    decision: Option<&Decision>,
    link: impl Fn(u32) -> String,
) -> Said {
    let (headline, lead) = sentences(t, judged, decision);
    let (minis_title, minis) = proof::minis(t, judged);
    Said {
        outcome: judged.result().map(|result| ResultMark { t, result }),
        headline,
        lead,
        article: article(t, judged),
        line: proof::line(t, judged, asked.step, link),
        minis_title,
        minis,
        facts: proof::facts(t, judged, decision),
    }
}

fn sentences(t: Words, judged: &Judged, decision: Option<&Decision>) -> (String, String) {
    match decision {
        Some(decision) => (
            words::decision::headline(t, decision),
            words::decision::lead(t, decision),
        ),
        None => words::ruling::not_heard(t, &judged.answer).unwrap_or_default(),
    }
}

fn article(t: Words, judged: &Judged) -> String {
    match judged.article() {
        "" | "–" => String::new(),
        article => t.a("article", "article", article),
    }
}

/// Other readings of the same event: the other player, both flags, an illegal move.
fn others(t: Words, base: &str, event: &str, judged: &Judged) -> Vec<(String, String)> {
    let link = |key: &str, address: &str| (t.get(key), format!("{base}/{address}"));
    match (event, judged.question.colour(), &judged.answer) {
        ("flag", Some(colour), _) => {
            let other = match colour {
                Colour::White => link("ruling-other-black", "flag?side=black"),
                Colour::Black => link("ruling-other-white", "flag?side=white"),
            };
            vec![other, link("flags-both-fell", "both-flags")]
        }
        ("resign", Some(Colour::White), _) => {
            vec![link("ruling-other-black", "resign?side=black")]
        }
        ("resign", Some(Colour::Black), _) => {
            vec![link("ruling-other-white", "resign?side=white")]
        }
        ("both-flags", ..) => vec![
            link("flags-white-first", "flag?side=white"),
            link("flags-black-first", "flag?side=black"),
        ],
        (
            "position",
            _,
            Answer::Position {
                ruling: PositionRuling::Intervene,
                ..
            },
        ) => vec![link("position-as-illegal-move", "illegal")],
        ("agreement", ..) => vec![link("offer-only", "incident/offer?only=1")],
        ("late", ..) => vec![link("late-otherwise", "incident/late?only=1")],
        _ => Vec::new(),
    }
}

/// The verdict on paper; `None` while there is none.
pub(super) fn printed(
    visitor: &Visitor,
    event: &str,
    asked: &Asked,
    looked: &Looked,
) -> Option<PrintedVerdict> {
    let t = visitor.words();
    let judged = looked.judged()?;
    let decision = Decision::of(judged)?;
    let view = &judged.view;
    let now = moment::clock_time(visitor.state.ctx.clock.now());
    Some(PrintedVerdict {
        page: visitor.page(Section::Other),
        case: case(visitor, event, looked, asked.step),
        tournament: format!("{}, {}", view.summary.name, view.summary.town),
        what: words::incident::facts(t, &decision),
        said: said(t, asked, judged, Some(&decision), |_| String::new()),
        is_proposal: !matches!(judged.question, Question::Claim { .. }),
        printed: t.a("print-printed-at", "time", now),
    })
}
