//! The forms on a verdict's page: what was claimed, what was illegal, in which period a flag fell, and the
//! confirmation.

use crate::{
    app::{
        FieldError,
        game::{
            decision::{Decision, Outcome},
            question::{ClaimOn, Noticed},
            ruling::Judged,
            view::GameView,
        },
    },
    event::Colour,
    rules::verdict::Act,
    web::{
        Form, Visitor,
        page::game::{
            ruling::Asked,
            verdict::side_code,
            verdict_view::{ClaimForm, Confirm, FlagForm, IllegalForm},
        },
    },
    words::result::glyphs,
};

pub(super) type Options = Vec<(String, String)>;

pub(super) fn claim_form(
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

pub(super) fn illegal_form(
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

/// The period in which a flag fell; only where there are several. `asks_unpressed` where it matters whether
/// the clock was pressed.
pub(super) fn flag_form(
    visitor: &Visitor,
    view: &GameView,
    asked: &Asked,
    (side, asks_unpressed): (&str, bool),
) -> Option<FlagForm> {
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
        unpressed: asks_unpressed.then_some(!asked.unpressed.is_empty()),
    })
}

pub(super) fn confirm_form(
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
    let earlier = judged
        .question
        .colour()
        .map_or_else(String::new, |by| judged.view.illegal_moves(by).to_string());
    let hidden = [
        ("earlier", earlier.as_str()),
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
        ("sighting", asked.sighting.as_str()),
        ("seen", asked.seen.as_str()),
        ("men", asked.men.as_str()),
        ("squares", asked.squares.as_str()),
        ("minutes", asked.minutes.as_str()),
        ("come", asked.come.as_str()),
        ("period", asked.period.as_str()),
        ("unpressed", asked.unpressed.as_str()),
        ("supersedes", asked.supersedes.as_str()),
    ];
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
        asks_moves_after: decision.outcome == Outcome::Stands,
    }
}
