//! The form of a ruling by questions: the answered ones, and the open one.

use crate::{
    app::game::{
        incident::{
            Asked, Kind,
            tree::{facts, tree_of},
        },
        ruling::Answer,
    },
    i18n::Words,
    rules::{
        edition::Edition,
        trees::{Question, Step, walk},
    },
    web::{
        Form, Visitor,
        page::game::{
            looked::Looked,
            verdict_view::{Options, TreeForm, TreeQuestion},
        },
        view::Law,
    },
    words,
};

/// The form of a page with questions; `None` for other pages. `sides` are the players as options.
pub(super) fn tree_form(visitor: &Visitor, looked: &Looked, sides: &Options) -> Option<TreeForm> {
    let t = visitor.words();
    let (view, asked) = (looked.view(), &looked.asked);
    let tree = tree_of(looked.page.address)?;
    let known = facts(view, view.summary.kind);
    let edition = known.edition;
    // An invalid answer is reported, and its question asked again.
    let wrong = walk(tree, &known, |code| asked.cut(code, 20)).err();
    let answered = |code: &str| {
        let is_wrong = wrong.as_ref().is_some_and(|error| error.question == code);
        if is_wrong {
            String::new()
        } else {
            asked.cut(code, 20)
        }
    };
    let walked = walk(tree, &known, answered).ok()?;
    let mut form = Form::filled(&[
        ("side", asked.get("side")),
        ("supersedes", asked.get("supersedes")),
    ])
    .view(visitor);
    if let Some(Answer::Illegible { field, words }) = looked.judged().map(|judged| &judged.answer) {
        let field = wrong.map_or(*field, |error| error.question);
        form.errors.push((field.to_owned(), t.get(words)));
    }
    let given = |step: &Step| question(t, step.question, edition, asked);
    let mut questions: Vec<TreeQuestion> = walked
        .steps
        .iter()
        .filter(|step| !step.is_known)
        .map(given)
        .collect();
    questions.extend(walked.open.map(|open| question(t, open, edition, asked)));
    Some(TreeForm {
        form,
        law: Law::cited(t, edition, edition.article(tree.rule)),
        note: kind_of(looked.page.address).map_or_else(String::new, |kind| {
            format!("incident/{}?only=1", kind.code())
        }),
        penalties: tree
            .has_offender
            .then(|| format!("/t/{}/incidents", view.summary.slug)),
        sides: tree.has_offender.then(|| sides.clone()),
        known: walked
            .steps
            .iter()
            .filter(|step| step.is_known && step.question.code != "over")
            .map(|step| {
                let (question, answer) = (step.question.code, step.answer.code);
                t.get(&format!("ask-{question}-{answer}"))
            })
            .collect(),
        questions,
        is_open: walked.open.is_some(),
    })
}

/// The kind of incident that this address rules on.
fn kind_of(address: &str) -> Option<Kind> {
    let mut all = Kind::ALL.iter().copied();
    all.find(|kind| kind.verdict_page() == Some(address))
}

fn question(t: Words, question: &Question, edition: Edition, asked: &Asked) -> TreeQuestion {
    let code = question.code;
    let given = asked.get(code);
    TreeQuestion {
        code,
        title: t.get(&format!("ask-{code}")),
        is_discretion: question.is_discretion,
        options: question
            .open(edition)
            .map(|answer| {
                let mut label = t.get(&format!("ask-{code}-{}", answer.code));
                if let Some(rule) = answer.needs {
                    let article = words::laws::cited(t, edition, edition.article(rule));
                    label = format!("{label} {article}");
                }
                (answer.code, label, answer.code == given)
            })
            .collect(),
    }
}
