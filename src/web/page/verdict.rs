//! The page of a verdict, on screen and on paper, filled from what was judged.

use crate::{
    app::{
        FieldError,
        game::{
            decision::{Decision, Outcome},
            question::{ClaimOn, Noticed, Question},
            record::MoveRefusal,
            ruling::{Answer, Judged},
            view::GameView,
        },
    },
    event::Colour,
    i18n::Words,
    rules::{
        position::{on_move, write_fen},
        verdict::Act,
    },
    web::{
        Form, Visitor, moment,
        page::{
            proof,
            ruling::{Asked, Looked},
        },
        show,
        view::{
            BoardView, DeskPage, ResultMark, Section,
            result::glyphs,
            ruling::{
                ClaimForm, Confirm, FlagForm, Found, IllegalForm, PrintedVerdict, VerdictPage,
            },
        },
        wording_chess, wording_decision, wording_ruling as words,
    },
};

const fn side_code(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

const fn title_key(event: &str) -> &'static str {
    match event.as_bytes() {
        b"claim" => "claim-title",
        b"flag" => "ruling-title-flag",
        b"resign" => "ruling-title-resign",
        b"agreement" => "ruling-title-agreement",
        b"end" => "ruling-title-end",
        _ => "ruling-title-illegal",
    }
}

fn base(view: &GameView) -> String {
    format!("/t/{}/game/{}", view.summary.slug, view.board.pairing)
}

fn board(t: Words, looked: &Looked, step: Option<u32>) -> BoardView {
    let (position, last, caption) = proof::shown(t, looked.view(), step, looked.judged());
    BoardView {
        last,
        check: wording_chess::king_in_check(&position),
        ..BoardView::diagram(t, write_fen(&position), caption)
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
        Answer::Unreadable(error) => Some(wording_chess::refused(
            t,
            &MoveRefusal {
                written: asked.announced.clone(),
                error: error.clone(),
                position: view.game.position().clone(),
            },
        )),
        _ => None,
    });
    let judged = looked.judged().filter(|_| refusal.is_none());
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
    let illegal = (event == "illegal").then(|| illegal_form(visitor, view, asked, side, sides));
    let flag = (event == "flag")
        .then(|| flag_form(visitor, view, asked, side))
        .flatten();
    VerdictPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        action: format!("{base}/{event}"),
        title: t.get(title_key(event)),
        place: t.a2(
            "ruling-place",
            "board",
            view.board.board,
            "round",
            view.round,
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        white_clock: clock(Colour::White),
        black_clock: clock(Colour::Black),
        board: board(t, looked, asked.step),
        standing: view.board.result.map(|result| ResultMark { t, result }),
        correcting: asked.corrected().and_then(|id| {
            let line = view.incident(id)?;
            Some(t.a("ruling-correcting", "time", moment::clock_time(line.at)))
        }),
        claim,
        illegal,
        flag,
        found: judged.map(|judged| found(visitor, &base, event, asked, judged, errors)),
        base,
    }
}

type Options = Vec<(String, String)>;

fn claim_form(
    visitor: &Visitor,
    asked: &Asked,
    side: &str,
    sides: Options,
    error: Option<String>,
) -> ClaimForm {
    let t = visitor.words();
    let mut form = Form::filled(&[
        ("side", side),
        ("move", asked.announced.as_str()),
        ("on", asked.on.as_str()),
        ("supersedes", asked.supersedes.as_str()),
    ])
    .view(visitor);
    form.errors
        .extend(error.map(|text| ("move".to_owned(), text)));
    let kinds = [ClaimOn::Either, ClaimOn::Repetition, ClaimOn::FiftyMoves];
    ClaimForm {
        form,
        sides,
        kinds: kinds
            .iter()
            .map(|on| {
                (
                    on.code().to_owned(),
                    t.get(&format!("claim-on-{}", on.code())),
                )
            })
            .collect(),
        touched: !asked.touched.is_empty(),
    }
}

fn illegal_form(
    visitor: &Visitor,
    view: &GameView,
    asked: &Asked,
    side: &str,
    sides: Options,
) -> IllegalForm {
    let t = visitor.words();
    let act = Act::from_code(&asked.act).unwrap_or(Act::IllegalMove);
    let noticed = Noticed::from_code(&asked.noticed);
    let colour = if side == "black" {
        Colour::Black
    } else {
        Colour::White
    };
    let plies = view.game.plies();
    let before = view
        .incidents
        .iter()
        .any(|i| i.counts && i.colour == Some(colour) && i.ply == plies);
    IllegalForm {
        form: Form::filled(&[
            ("side", side),
            ("act", act.code()),
            ("written", asked.written.as_str()),
            ("noticed", noticed.code()),
            ("supersedes", asked.supersedes.as_str()),
        ])
        .view(visitor),
        sides,
        acts: Act::ALL
            .iter()
            .map(|act| (act.code().to_owned(), t.get(&format!("act-{}", act.code()))))
            .collect(),
        moments: Noticed::ALL
            .iter()
            .map(|n| (n.code().to_owned(), t.get(&format!("noticed-{}", n.code()))))
            .collect(),
        asks_same_move: before,
        same_move: !asked.same.is_empty(),
        counts: t.a2(
            "signal-illegal-count",
            "white",
            view.illegal_moves(Colour::White),
            "black",
            view.illegal_moves(Colour::Black),
        ),
    }
}

/// The period in which a flag fell; only where there are several.
fn flag_form(visitor: &Visitor, view: &GameView, asked: &Asked, side: &str) -> Option<FlagForm> {
    let t = visitor.words();
    let clocks = view.clocks.as_ref()?;
    let colour = if side == "black" {
        Colour::Black
    } else {
        Colour::White
    };
    let schedule = clocks.control.schedule(colour);
    let number = u32::try_from(schedule.periods().len()).unwrap_or(1);
    if number < 2 {
        return None;
    }
    let periods = (1..=number)
        .map(|period| {
            let words = match schedule.required_moves(period) {
                Some(moves) => t.a("flag-period-moves", "n", moves),
                None => t.get("flag-period-rest"),
            };
            (period.to_string(), words)
        })
        .collect();
    let now = clocks.side(colour).period.to_string();
    let period = if asked.period.is_empty() {
        now
    } else {
        asked.period.clone()
    };
    Some(FlagForm {
        form: Form::filled(&[
            ("side", side),
            ("period", period.as_str()),
            ("supersedes", asked.supersedes.as_str()),
        ])
        .view(visitor),
        periods,
        unpressed: !asked.unpressed.is_empty(),
    })
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
    let result = judged.result();
    let (headline, lead) = sentences(t, judged, decision.as_ref());
    let (minis_title, minis) = proof::minis(t, judged);
    let undecided = decision.as_ref().is_some_and(
        |d| matches!(&d.outcome, Outcome::Undecided { why, .. } if why == "mate-unknown"),
    );
    let query = asked.query(None);
    Found {
        outcome: result.map(|result| ResultMark { t, result }),
        headline,
        lead,
        article: article(t, judged),
        line: proof::line(t, judged, asked.step, |step| {
            format!("{base}/{event}?{}", asked.query(Some(step)))
        }),
        minis_title,
        minis,
        facts: proof::facts(t, judged, decision.as_ref()),
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

fn sentences(t: Words, judged: &Judged, decision: Option<&Decision>) -> (String, String) {
    match decision {
        Some(decision) => (
            wording_decision::headline(t, decision),
            wording_decision::lead(t, decision),
        ),
        None => words::not_heard(t, &judged.answer).unwrap_or_default(),
    }
}

fn article(t: Words, judged: &Judged) -> String {
    match judged.article() {
        "" | "–" => String::new(),
        article => t.a("article", "article", article),
    }
}

fn confirm_form(
    visitor: &Visitor,
    event: &str,
    asked: &Asked,
    judged: &Judged,
    decision: &Decision,
    errors: Vec<FieldError>,
) -> Confirm {
    let t = visitor.words();
    let result = judged.result();
    let version = judged.view.version.to_string();
    let board_version = judged.view.board.version.to_string();
    let side = judged.question.colour().map_or("", side_code);
    let hidden = [
        ("version", version.as_str()),
        ("board_version", board_version.as_str()),
        ("side", side),
        ("on", asked.on.as_str()),
        ("move", asked.announced.as_str()),
        ("touched", asked.touched.as_str()),
        ("ask", "1"),
        ("act", asked.act.as_str()),
        ("written", asked.written.as_str()),
        ("noticed", asked.noticed.as_str()),
        ("same", asked.same.as_str()),
        ("period", asked.period.as_str()),
        ("unpressed", asked.unpressed.as_str()),
        ("supersedes", asked.supersedes.as_str()),
    ];
    let display = |colour| {
        let clocks = judged.view.clocks.as_ref();
        let shown = clocks.and_then(|clocks| clocks.side(colour).shown);
        shown.map_or_else(String::new, |(_, display)| display.to_string())
    };
    let mut form = Form::filled(&[("continued", asked.continued.as_str())]);
    form.errors = errors;
    Confirm {
        label: match (event, result) {
            (_, None) => String::new(),
            ("claim", Some(result)) => t.a("ruling-put", "result", glyphs(t, result)),
            (_, Some(result)) => t.a("ruling-confirm", "result", glyphs(t, result)),
        },
        record: t.get(if result.is_some() {
            "ruling-record-only"
        } else {
            "ruling-record"
        }),
        offers_result: result.is_some(),
        fields: hidden
            .iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        form: form.view(visitor),
        displays: [display(Colour::White), display(Colour::Black)],
        asks_moves_after: decision.outcome == Outcome::Stands,
    }
}

/// The same event for the other player.
fn others(t: Words, base: &str, event: &str, judged: &Judged) -> Vec<(String, String)> {
    let Some(colour) = judged
        .question
        .colour()
        .filter(|_| matches!(event, "flag" | "resign"))
    else {
        return Vec::new();
    };
    let (other, key) = match colour {
        Colour::White => ("black", "ruling-other-black"),
        Colour::Black => ("white", "ruling-other-white"),
    };
    vec![(t.get(key), format!("{base}/{event}?side={other}"))]
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
    let (headline, lead) = sentences(t, judged, Some(&decision));
    let (minis_title, minis) = proof::minis(t, judged);
    let now = moment::clock_time(visitor.state.ctx.clock.now());
    Some(PrintedVerdict {
        page: visitor.page(Section::Other),
        title: t.get(title_key(event)),
        tournament: format!("{}, {}", view.summary.name, view.summary.town),
        place: t.a2(
            "ruling-place",
            "board",
            view.board.board,
            "round",
            view.round,
        ),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        what: wording_decision::facts(t, &decision),
        outcome: judged.result().map(|result| ResultMark { t, result }),
        headline,
        lead,
        article: article(t, judged),
        board: board(t, looked, asked.step),
        line: proof::line(t, judged, asked.step, |_| String::new()),
        minis_title,
        minis,
        facts: proof::facts(t, judged, Some(&decision)),
        is_proposal: !matches!(judged.question, Question::Claim { .. }),
        printed: t.a("print-printed-at", "time", now),
    })
}
