//! Fills the page of a verdict, on screen and on paper.

use crate::{
    app::{
        FieldError, MoveRefusal,
        game::{
            decision::{Decision, Outcome, Side},
            incident::Asked,
            ruling::{Answer, Judged},
            view::GameView,
        },
        tournament::entrant::Entrant,
    },
    event::Colour,
    i18n::Words,
    rules::position::{on_move, write_fen},
    web::{
        Visitor,
        page::game::{
            ask_forms::ask_form,
            looked::Looked,
            proof,
            tree_form::tree_form,
            verdict_forms::{claim_form, confirm_form, flag_form, illegal_form},
            verdict_view::{Case, Found, PrintedVerdict, Said, VerdictPage},
        },
        show,
        view::{BoardView, DeskPage, Law, ResultMark, Section},
    },
    words::{self, moment},
};

fn base(view: &GameView) -> String {
    format!("/t/{}/game/{}", view.summary.slug, view.board.pairing)
}

/// The position in which it was judged; an illegal one as it was written.
fn board(t: Words, looked: &Looked) -> BoardView {
    if let Some(judged) = looked.judged()
        && let Answer::Position { men: Some(_), .. } = &judged.answer
        && let Some(men) = judged.question.men()
    {
        return proof::men(t, men);
    }
    if !looked.view().position_is_known() {
        let nobody = "8/8/8/8/8/8/8/8 w - - 0 1";
        return BoardView::diagram(t, nobody, t.get("position-nobody-entered"));
    }
    let step = looked.asked.step();
    let (position, last, caption) = proof::shown(t, looked.view(), step, looked.judged());
    BoardView {
        last,
        check: words::moves::king_in_check(&position),
        ..BoardView::diagram(t, write_fen(&position), caption)
    }
}

fn case(visitor: &Visitor, looked: &Looked) -> Case {
    let t = visitor.words();
    let view = looked.view();
    let (board_number, round) = (view.board.board, view.round);
    Case {
        title: t.get(looked.page.title),
        place: t.with_two("ruling-place", "board", board_number, "round", round),
        white: show::name(t, &view.board.white, None),
        black: show::name(t, &view.board.black, None),
        board: board(t, looked),
    }
}

/// The page; `errors` are the errors of a confirmation that was sent.
pub(super) fn verdict_page(
    visitor: &Visitor,
    looked: &Looked,
    errors: Vec<FieldError>,
) -> VerdictPage {
    let t = visitor.words();
    let (view, asked, event) = (looked.view(), &looked.asked, looked.page.address);
    let base = base(view);
    let refusal = looked.judged().and_then(|judged| match &judged.answer {
        Answer::Unreadable(error) => Some(words::moves::refused(
            t,
            &MoveRefusal {
                written: asked.get("move").to_owned(),
                error: error.clone(),
                position: view.game.position().clone(),
                edition: view.game.edition(),
            },
        )),
        _ => None,
    });
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
    let ask = ask_form(visitor, looked, &sides);
    let tree = tree_form(visitor, looked, &sides);
    // The error is shown at the unreadable field, if the page has that field.
    let has_fields = ask.is_some() || tree.is_some();
    let judged = looked.judged().filter(|judged| match judged.answer {
        Answer::Unreadable(_) | Answer::Open => false,
        Answer::Illegible { .. } => !has_fields,
        _ => true,
    });
    let side = match judged.and_then(|judged| judged.question.colour()) {
        Some(colour) => Side::from(colour).code(),
        None if !asked.is_on("side") => Side::from(on_move(view.game.position())).code(),
        None => asked.get("side"),
    };
    let claim = (event == "claim").then(|| {
        let error = refusal.as_ref().map(|r| format!("{} {}", r.head, r.reason));
        claim_form(visitor, asked, side, sides.clone(), error)
    });
    let illegal =
        (event == "illegal").then(|| illegal_form(visitor, view, asked, side, sides.clone()));
    let flag = matches!(event, "flag" | "both-flags")
        .then(|| flag_form(visitor, view, asked, (side, event == "flag")))
        .flatten();
    VerdictPage {
        page: visitor.page(Section::Other),
        desk: show::desk_nav(visitor, &view.summary, view.role, DeskPage::Other),
        action: format!("{base}/{event}"),
        case: case(visitor, looked),
        white_clock: clock(Colour::White),
        black_clock: clock(Colour::Black),
        standing: view.board.result.map(|result| ResultMark { t, result }),
        correcting: asked.corrected().and_then(|id| {
            let line = view.incident(id)?;
            Some(t.with_one("ruling-correcting", "time", moment::clock_time(line.at)))
        }),
        claim,
        illegal,
        ask,
        tree,
        flag,
        found: judged.map(|judged| found(visitor, &base, looked, judged, errors)),
        fen: asked.fen(),
        is_known: view.position_is_known(),
        set_up: set_up(&base, asked),
        base,
    }
}

/// Address where the position is set up, with the judged position if it was set up before.
fn set_up(base: &str, asked: &Asked) -> String {
    match asked.fen() {
        fen if fen.is_empty() => format!("{base}/dispute"),
        fen => {
            let query = serde_urlencoded::to_string([("fen", fen)]).unwrap_or_default();
            format!("{base}/dispute?{query}")
        }
    }
}

/// An address of the same game, with the position set up by hand.
fn with_position(link: String, asked: &Asked) -> String {
    let fen = asked.fen();
    if fen.is_empty() {
        return link;
    }
    let and = if link.contains('?') { '&' } else { '?' };
    let query = serde_urlencoded::to_string([("fen", fen)]).unwrap_or_default();
    format!("{link}{and}{query}")
}

fn found(
    visitor: &Visitor,
    base: &str,
    looked: &Looked,
    judged: &Judged,
    errors: Vec<FieldError>,
) -> Found {
    let t = visitor.words();
    let page = looked.page;
    let event = page.address;
    let decision = Decision::of(judged);
    let undecided = decision.as_ref().is_some_and(
        |d| matches!(&d.outcome, Outcome::Undecided { why, .. } if why == "mate-unknown"),
    );
    let query = looked.query(None);
    Found {
        said: said(t, looked, judged, decision.as_ref(), |step| {
            format!("{base}/{event}?{}", looked.query(Some(step)))
        }),
        undecided,
        further: further(base, looked).filter(|_| undecided),
        confirm: decision
            .as_ref()
            .map(|decision| confirm_form(visitor, looked, judged, decision, errors)),
        print: decision.as_ref().map(|decision| {
            let words = match decision.outcome {
                Outcome::Adjourned => "adjourn-print",
                _ => "ruling-print",
            };
            (words, format!("{base}/{event}/print?{query}"))
        }),
        settings: format!("/t/{}/settings/arbitration", judged.view.summary.slug),
        others: (page.others)(judged)
            .into_iter()
            .map(|(code, address)| {
                let link = with_position(format!("{base}/{address}"), &looked.asked);
                (t.get(code), link)
            })
            .collect(),
    }
}

/// Address of the same question with a longer search; `None` if that was asked already.
fn further(base: &str, looked: &Looked) -> Option<String> {
    let can = looked.page.fields.contains(&"search") && !looked.asked.is_on("search");
    let address = looked.page.address;
    can.then(|| format!("{base}/{address}?{}&search=further", looked.query(None)))
}

/// The announcement to each player in their language: name, language, sentence.
fn told(t: Words, view: &GameView, decision: &Decision) -> Vec<(String, &'static str, String)> {
    let players = [
        (Colour::White, &view.board.white),
        (Colour::Black, &view.board.black),
    ];
    let of = |(colour, player): (Colour, &Entrant)| {
        let own = words::told::language_of(t, &player.person);
        let sentence = words::told::told(own, decision, colour);
        (show::name(t, player, None).plain(), own.0.code(), sentence)
    };
    players.into_iter().map(of).collect()
}

/// The content of the verdict; `link` gives the address of a step of the proving line.
fn said(
    t: Words,
    looked: &Looked,
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
        line: proof::line(t, judged, looked.asked.step(), link),
        minis_title,
        minis,
        // Both players know of an adjournment, because they were asked to stop.
        told: decision
            .filter(|decision| decision.outcome != Outcome::Adjourned)
            .map_or_else(Vec::new, |decision| told(t, &judged.view, decision)),
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

fn article(t: Words, judged: &Judged) -> Law {
    let article = judged.article();
    // Without a decision the silence of the Laws means nothing.
    match judged.answer {
        Answer::Illegible { .. }
        | Answer::Impossible(_)
        | Answer::NoPosition
        | Answer::Open
        | Answer::Unheard { .. }
        | Answer::Unreadable(_)
            if article.is_silent() =>
        {
            Law::default()
        }
        _ => Law::cited(t, judged.view.game.edition(), article),
    }
}

/// The verdict on paper; `None` while nothing is judged.
pub(super) fn printed(visitor: &Visitor, looked: &Looked) -> Option<PrintedVerdict> {
    let t = visitor.words();
    let judged = looked.judged()?;
    let decision = Decision::of(judged)?;
    let view = &judged.view;
    let now = moment::clock_time(visitor.state.ctx.clock.now());
    Some(PrintedVerdict {
        page: visitor.page(Section::Other),
        case: case(visitor, looked),
        tournament: format!("{}, {}", view.summary.name, view.summary.town),
        what: words::incident::facts(t, &decision),
        said: said(t, looked, judged, Some(&decision), |_| String::new()),
        is_proposal: looked.page.is_proposal,
        printed: t.with_one("print-printed-at", "time", now),
    })
}
