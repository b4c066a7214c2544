//! The forms on the page of a verdict: the claim, the illegal act, the period of a fallen flag, and the confirmation.

use crate::{
    app::{
        FieldError,
        game::{
            decision::{Decision, Outcome, Side},
            incident::{Asked, claim::ClaimOn, illegal::Noticed},
            ruling::Judged,
            view::GameView,
        },
    },
    event::Colour,
    rules::verdict::Act,
    web::{
        Form, Visitor,
        page::game::{
            looked::Looked,
            verdict_view::{ClaimForm, Confirm, FlagForm, IllegalForm, Options},
        },
    },
    words::result::glyphs,
};

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
        ("move", asked.get("move")),
        ("on", asked.get("on")),
        ("supersedes", asked.get("supersedes")),
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
        touched: asked.is_on("touched"),
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
    let act = Act::from_code(asked.get("act")).unwrap_or(Act::IllegalMove);
    let noticed = Noticed::from_code(asked.get("noticed"));
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
            ("written", asked.get("written")),
            ("noticed", noticed.code()),
            ("supersedes", asked.get("supersedes")),
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
        same_move: asked.is_on("same"),
        counts: t.with_two(
            "signal-illegal-count",
            "white",
            view.illegal_moves(Colour::White),
            "black",
            view.illegal_moves(Colour::Black),
        ),
    }
}

/// The form that asks for the period in which a flag fell; `None` with a single period. `asks_unpressed` adds the question
/// whether the clock was pressed.
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
                Some(moves) => t.with_one("flag-period-moves", "n", moves),
                None => t.get("flag-period-rest"),
            };
            (period.to_string(), words)
        })
        .collect();
    let now = clocks.side(colour).period.to_string();
    let period = match asked.get("period") {
        "" => now,
        period => period.to_owned(),
    };
    Some(FlagForm {
        form: Form::filled(&[
            ("side", side),
            ("period", period.as_str()),
            ("supersedes", asked.get("supersedes")),
        ])
        .view(visitor),
        periods,
        unpressed: asks_unpressed.then_some(asked.is_on("unpressed")),
    })
}

pub(super) fn confirm_form(
    visitor: &Visitor,
    looked: &Looked,
    judged: &Judged,
    decision: &Decision,
    errors: Vec<FieldError>,
) -> Confirm {
    let t = visitor.words();
    let (page, asked) = (looked.page, &looked.asked);
    let result = judged.result();
    let colour = judged.question.colour();
    let earlier = colour.map(|by| judged.view.illegal_moves(by).to_string());
    let side = colour.map_or("", |by| Side::from(by).code());
    let mut fields = vec![
        ("earlier", earlier.unwrap_or_default()),
        ("version", judged.view.version.to_string()),
        ("board_version", judged.view.board.version.to_string()),
        ("side", side.to_owned()),
        ("supersedes", asked.get("supersedes").to_owned()),
        ("fen", asked.fen()),
    ];
    // The judged question counts as asked, whatever the form says.
    let put = |name: &'static str| match name {
        "ask" => (name, "1".to_owned()),
        name => (name, asked.get(name).to_owned()),
    };
    let later = page.confirmed_with;
    let asked_now = page.fields.iter().filter(|name| !later.contains(name));
    fields.extend(asked_now.map(|name| put(name)));
    let mut form = Form::filled(&[
        ("continued", asked.get("continued")),
        ("white_clock", asked.get("white_left")),
        ("black_clock", asked.get("black_left")),
        ("white_set", asked.get("white_set")),
        ("black_set", asked.get("black_set")),
    ]);
    form.errors = errors;
    Confirm {
        label: match (page.address, result) {
            (_, None) => String::new(),
            ("claim", Some(result)) => t.with_one("ruling-put", "result", glyphs(t, result)),
            (_, Some(result)) => t.with_one("ruling-confirm", "result", glyphs(t, result)),
        },
        record: t.get(if result.is_some() {
            "ruling-record-only"
        } else {
            "ruling-record"
        }),
        offers_result: result.is_some(),
        fields: fields
            .into_iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| (name.to_owned(), value))
            .collect(),
        form: form.view(visitor),
        asks_moves_after: decision.outcome == Outcome::Stands,
        asks_times: matches!(
            decision.outcome,
            Outcome::Ruled {
                by_judgement: true,
                ..
            }
        ),
    }
}
