//! The groups of a stage with those who qualify, for everybody and for the arbiter who enters them.

use askama::Template;

use crate::{
    app::tournament::stages::{Group, GroupLine, StageView},
    i18n::Words,
    web::{
        show,
        view::{Figure, PlayerName},
    },
    words,
};

/// Minimum number of lines shown of a group.
const LINES: usize = 12;
/// Number of lines shown behind those who qualify.
const BEHIND: usize = 6;

struct Line {
    place: usize,
    name: PlayerName,
    points: Figure,
    /// The remark for those who qualify or wait for a decision, and whether they wait.
    verdict: Option<(String, bool)>,
    /// Why they qualify or do not.
    why: Option<String>,
    is_withdrawn: bool,
    is_entered: bool,
    /// Name of the field with which the arbiter selects them, and whether they are selected.
    mark: Option<(String, bool)>,
}

struct Table {
    label: String,
    name: String,
    slug: String,
    state: String,
    lines: Vec<Line>,
}

/// All groups of a stage.
#[derive(Template)]
#[template(path = "parts/stage.html")]
pub struct StageTables {
    t: Words,
    /// The rule, in sentences.
    rule: Vec<String>,
    is_final: bool,
    missing: Option<String>,
    tables: Vec<Table>,
}

impl askama::filters::HtmlSafe for StageTables {}

impl StageTables {
    /// The groups as everybody sees them; with `chooses` an arbiter can select whom to enter.
    #[must_use]
    pub fn of(t: Words, view: &StageView, chooses: bool) -> Self {
        let tables = view.groups.iter().map(|group| table(t, group, chooses));
        let missing = (!view.missing.is_empty()).then(|| view.missing.join(", "));
        Self {
            t,
            rule: view
                .rule
                .map(|rule| words::stage::rule(t, rule))
                .unwrap_or_default(),
            is_final: view.is_final(),
            missing: missing.map(|groups| t.with_one("stage-missing", "groups", groups)),
            tables: tables.collect(),
        }
    }
}

fn table(t: Words, group: &Group, chooses: bool) -> Table {
    let last = group
        .lines
        .iter()
        .rposition(|line| line.why.goes_on() || line.why.is_open() || line.entered.is_some());
    let most = last.map_or(LINES, |last| LINES.max(last + 1 + BEHIND));
    let lines = group.lines.iter().take(most);
    Table {
        label: group.label.clone(),
        name: group.name.clone(),
        slug: group.slug.clone(),
        state: words::stage::state(t, group),
        lines: lines.map(|one| line(t, group, one, chooses)).collect(),
    }
}

fn line(t: Words, group: &Group, line: &GroupLine, chooses: bool) -> Line {
    let is_entered = line.entered.is_some();
    let number = line.entrant.tpn.filter(|_| chooses && !is_entered);
    let verdict = match (line.why.goes_on(), line.why.is_open()) {
        (true, _) => Some((t.get("stage-passes"), false)),
        (false, true) => Some((t.get("stage-waits"), true)),
        (false, false) => None,
    };
    Line {
        place: line.place,
        name: show::name(t, &line.entrant, Some(&group.slug)),
        points: line.points.into(),
        verdict: verdict.filter(|_| group.after > 0),
        why: words::stage::why(t, line).filter(|_| group.after > 0),
        is_withdrawn: line.is_withdrawn,
        is_entered,
        mark: number.map(|number| {
            let is_marked = line.why.goes_on() && !line.is_withdrawn && group.after > 0;
            (format!("{} {number}", group.slug), is_marked)
        }),
    }
}
