//! The forms of questions with a few choices and one text: an illegal position, touched men, lateness.

use crate::{
    app::game::{decision::Event, ruling::Answer, view::GameView},
    i18n::Words,
    rules::verdict::Sighting,
    web::{
        Form, Visitor,
        page::game::{
            ruling::Asked,
            verdict_forms::Options,
            verdict_view::{AskForm, AskedChoice},
        },
    },
};

/// The form of an event; `None` for those that have another one or none. `sides` are the players as options,
/// `answer` what was found, which may be that the text cannot be read.
pub(super) fn ask_form(
    visitor: &Visitor,
    (view, asked): (&GameView, &Asked),
    event: &str,
    sides: &Options,
    answer: Option<&Answer>,
) -> Option<AskForm> {
    let t = visitor.words();
    let mut ask = match event {
        "position" => position(visitor, view, asked),
        "touched" => touched(visitor, asked),
        "late" => late(visitor, view, asked, sides),
        _ => return None,
    };
    let error = answer
        .and_then(unreadable)
        .map(|key| (ask.text.to_owned(), t.get(key)));
    ask.form.errors.extend(error);
    Some(ask)
}

/// Key of what is said about a text that cannot be read.
pub(super) const fn unreadable(answer: &Answer) -> Option<&'static str> {
    match answer {
        Answer::PositionUnreadable => Some("position-unreadable"),
        Answer::SquaresUnreadable => Some("touched-unreadable"),
        Answer::MinutesUnreadable => Some("late-unreadable"),
        _ => None,
    }
}

fn options(t: Words, prefix: &str, codes: &[&str]) -> Options {
    let option = |code: &&str| ((*code).to_owned(), t.get(&format!("{prefix}-{code}")));
    codes.iter().map(option).collect()
}

/// An illegal position; what was seen before is proposed again.
fn position(visitor: &Visitor, view: &GameView, asked: &Asked) -> AskForm {
    let t = visitor.words();
    let sighting = Sighting::from_code(&asked.sighting).unwrap_or_else(|| {
        view.awaited_position()
            .map_or(Sighting::Seen, |_| Sighting::Still)
    });
    AskForm {
        form: Form::filled(&[
            ("sighting", sighting.code()),
            ("seen", seen(view, asked)),
            ("men", asked.men.as_str()),
            ("supersedes", asked.supersedes.as_str()),
        ])
        .view(visitor),
        lead: t.get("position-lead"),
        choices: vec![
            AskedChoice {
                name: "sighting",
                label: "position-when",
                options: options(t, "sighting", &Sighting::ALL.map(Sighting::code)),
            },
            AskedChoice {
                name: "seen",
                label: "position-what",
                options: options(t, "position", &["kings", "pawn"]),
            },
        ],
        text: "men",
        label: "position-men",
        note: "position-men-note",
        is_optional: true,
    }
}

/// What is illegal: as asked, otherwise as seen when the waiting began.
fn seen<'a>(view: &GameView, asked: &'a Asked) -> &'a str {
    let before = || {
        let line = view.awaited_position()?;
        match &line.detail.as_ref()?.decision()?.event {
            Event::IllegalPosition { both_kings, .. } => Some(*both_kings),
            _ => None,
        }
    };
    match asked.seen.as_str() {
        "" if before() == Some(false) => "pawn",
        "" => "kings",
        said => said,
    }
}

fn touched(visitor: &Visitor, asked: &Asked) -> AskForm {
    AskForm {
        form: Form::filled(&[
            ("squares", asked.squares.as_str()),
            ("supersedes", asked.supersedes.as_str()),
        ])
        .view(visitor),
        lead: visitor.words().get("touched-lead"),
        choices: Vec::new(),
        text: "squares",
        label: "touched-squares",
        note: "touched-squares-note",
        is_optional: false,
    }
}

fn late(visitor: &Visitor, view: &GameView, asked: &Asked, sides: &Options) -> AskForm {
    let t = visitor.words();
    let mut players = sides.clone();
    players.push(("both".to_owned(), t.get("late-both")));
    let side = match asked.side.as_str() {
        "" => "white",
        side => side,
    };
    let come = match asked.come.as_str() {
        "no" => "no",
        _ => "yes",
    };
    AskForm {
        form: Form::filled(&[
            ("side", side),
            ("come", come),
            ("minutes", asked.minutes.as_str()),
            ("supersedes", asked.supersedes.as_str()),
        ])
        .view(visitor),
        lead: t.n("late-lead", view.summary.default_minutes),
        choices: vec![
            AskedChoice {
                name: "side",
                label: "late-who",
                options: players,
            },
            AskedChoice {
                name: "come",
                label: "late-come",
                options: options(t, "late-come", &["yes", "no"]),
            },
        ],
        text: "minutes",
        label: "late-minutes",
        note: "late-minutes-note",
        is_optional: false,
    }
}
