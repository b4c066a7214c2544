//! The columns of the standings beside the points: the score of the Keizer system, the tie-breaks by name, and how a value is
//! written in its column.

use crate::{
    app::tournament::standings::StandingsView,
    i18n::Words,
    tiebreak::TieBreakValue,
    web::{page::public::standings_view::TieBreakColumn, view::Figure},
};

/// The score of the Keizer system, if it ranks, and the tie-break columns.
pub fn columns(t: Words, view: &StandingsView) -> Vec<TieBreakColumn> {
    let keizer = view.summary.keizer.map(|_| TieBreakColumn {
        code: t.get("keizer-column"),
        name: t.get("keizer-score"),
    });
    keizer
        .into_iter()
        .chain(tie_break_columns(t, view))
        .collect()
}

pub(super) fn tie_break_columns(t: Words, view: &StandingsView) -> Vec<TieBreakColumn> {
    view.list
        .iter()
        .map(|tie_break| {
            let code = tie_break.to_string();
            let name = t.get(&format!(
                "tie-break-{}",
                tie_break.code().acronym().to_lowercase()
            ));
            let name = match code.split_once('/') {
                Some((_, modifiers)) => {
                    let parts = modifiers.split('/').map(|m| {
                        let key = format!("tie-break-modifier-{}", m.to_lowercase());
                        if t.has(&key) {
                            t.get(&key)
                        } else {
                            m.to_owned()
                        }
                    });
                    format!("{name} {}", parts.collect::<Vec<_>>().join(" "))
                }
                None => name,
            };
            TieBreakColumn {
                code: code.replace('/', "-"),
                name,
            }
        })
        .collect()
}

/// A tie-break value in its column: points have their fraction aligned, other numbers are written out.
pub(super) fn figure(value: TieBreakValue) -> Figure {
    match value.exact() {
        Some((numerator, denominator)) if denominator > 0 && (numerator * 4) % denominator == 0 => {
            Figure::quarters(numerator * 4 / denominator)
        }
        Some(_) => Figure::text(value.to_string()),
        None => Figure::text("–"),
    }
}
