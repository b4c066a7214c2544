//! The form of a question with a few choices and texts, for every kind of incident that declares its questions.

use crate::{
    app::game::{
        incident::page::{Choice, Options as Offered},
        ruling::Answer,
    },
    i18n::Words,
    web::{
        Form, Visitor,
        page::game::{
            looked::Looked,
            verdict_view::{AskForm, AskedChoice, Options},
        },
    },
    words,
};

/// The form of a page; `None` for pages with a form of another type or without one. `sides` are the players as options.
pub(super) fn ask_form(visitor: &Visitor, looked: &Looked, sides: &Options) -> Option<AskForm> {
    let t = visitor.words();
    let (view, asked) = (looked.view(), &looked.asked);
    let ask = looked.page.form.as_ref()?;
    let mut values = (ask.begins)(view, asked);
    values.push(("supersedes", asked.get("supersedes").to_owned()));
    let values: Vec<(&str, &str)> = values
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    let mut form = Form::filled(&values).view(visitor);
    if let Some(Answer::Illegible { field, words }) = looked.judged().map(|judged| &judged.answer) {
        form.errors.push(((*field).to_owned(), t.get(words)));
    }
    Some(AskForm {
        form,
        lead: words::laws::quoting(
            view.game.edition(),
            &match ask.number {
                Some(number) => t.n(ask.lead, number(view)),
                None => t.get(ask.lead),
            },
        ),
        choices: ask
            .choices
            .iter()
            .map(|choice| asked_choice(t, choice, sides))
            .collect(),
        texts: ask.texts,
    })
}

fn asked_choice(t: Words, choice: &Choice, sides: &Options) -> AskedChoice {
    let options = match &choice.options {
        Offered::Codes(prefix, codes) => {
            let option = |code: &&str| ((*code).to_owned(), t.get(&format!("{prefix}-{code}")));
            codes.iter().map(option).collect()
        }
        Offered::Players(both) => {
            let both = ("both".to_owned(), t.get(both));
            sides.iter().cloned().chain([both]).collect()
        }
    };
    AskedChoice {
        name: choice.name,
        label: choice.label,
        options,
    }
}
