//! The cross-table of a round robin of teams, with its rounds.

use askama::Template;

use crate::{
    app::tournament::teams::{
        meetings::{Meeting, RoundOfMeetings},
        standings::TeamStandingsView,
    },
    i18n::Words,
    words::moment,
};

use super::Figure;

/// Maximum number of teams for the cross-table on a page.
pub const MOST_COLUMNS: usize = 16;

/// A match as a row of the cross-table sees it.
#[derive(Clone, Debug)]
pub struct CrossMatch {
    /// The score of the row's team; `None` before the first result.
    pub score: Option<Figure>,
    /// Whether all boards have a result, and the row's team has the higher score.
    pub is_won: bool,
    pub round: u8,
    pub number: i32,
}

/// A cell of the cross-table.
#[derive(Clone, Debug)]
pub enum CrossCell {
    /// The team itself.
    Own,
    /// Its matches with the team of the column.
    Matches(Vec<CrossMatch>),
}

/// One team, by place.
#[derive(Clone, Debug)]
pub struct CrossRow {
    pub place: usize,
    pub team: String,
    pub cells: Vec<CrossCell>,
    pub scores: [Figure; 2],
}

/// A match in the list of rounds.
#[derive(Clone, Debug)]
pub struct ListedMatch {
    pub number: i32,
    pub teams: [String; 2],
    /// The score; `None` before the first result.
    pub score: Option<[Figure; 2]>,
}

/// A round in the list.
#[derive(Clone, Debug)]
pub struct ListedRound {
    pub number: u8,
    pub day: Option<String>,
    pub matches: Vec<ListedMatch>,
    /// The teams without a match, in sentences.
    pub free: Vec<String>,
    pub is_current: bool,
}

/// The cross-table and the list of rounds; only a round robin has them.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/team_cross.html")]
pub struct TeamCross {
    t: Words,
    slug: String,
    /// Names of the teams, by place.
    columns: Vec<String>,
    /// The two scores, short and in words; the one that ranks first comes first.
    scores: [(String, String); 2],
    rows: Vec<CrossRow>,
    rounds: Vec<ListedRound>,
}

impl askama::filters::HtmlSafe for TeamCross {}

impl TeamCross {
    /// The cross-table of an event, after its standings; `None` if it is not a round robin, or nothing is published.
    #[must_use]
    pub fn of(
        t: Words,
        view: &TeamStandingsView,
        scores: [(String, String); 2],
        rounds: &[RoundOfMeetings],
    ) -> Option<Self> {
        let is_one = view.summary.course.is_schedule() && !rounds.is_empty();
        is_one.then(|| Self {
            t,
            slug: view.summary.slug.clone(),
            columns: view
                .lines
                .iter()
                .map(|line| line.team.name.clone())
                .collect(),
            scores,
            rows: rows(view, rounds),
            rounds: rounds.iter().map(|one| round(t, view, one)).collect(),
        })
    }

    /// Whether there are few enough teams for the table.
    fn has_table(&self) -> bool {
        self.columns.len() <= MOST_COLUMNS
    }
}

fn rows(view: &TeamStandingsView, rounds: &[RoundOfMeetings]) -> Vec<CrossRow> {
    let of_team = |id: i32, other: i32| {
        let all = rounds.iter().flat_map(move |round| {
            let meetings = round.meetings.iter();
            meetings.filter_map(move |one| seen_by(one, round.round, id, other))
        });
        all.collect()
    };
    let row = |line: &crate::app::tournament::teams::standings::TeamPlace| CrossRow {
        place: line.place,
        team: line.team.name.clone(),
        cells: view
            .lines
            .iter()
            .map(|other| match other.team.id == line.team.id {
                true => CrossCell::Own,
                false => CrossCell::Matches(of_team(line.team.id, other.team.id)),
            })
            .collect(),
        scores: [view.primary, view.primary.other()].map(|kind| line.score.of(kind).into()),
    };
    view.lines.iter().map(row).collect()
}

/// The match as the team `id` sees it; `None` unless it is against `other`.
fn seen_by(one: &Meeting, round: u8, id: i32, other: i32) -> Option<CrossMatch> {
    let [first, second] = &one.teams;
    let [own, theirs] = match (first.id, second.id) {
        pair if pair == (id, other) => one.score,
        pair if pair == (other, id) => [one.score[1], one.score[0]],
        _ => return None,
    };
    Some(CrossMatch {
        score: (!one.is_to_come()).then(|| own.into()),
        is_won: one.open == 0 && own > theirs,
        round,
        number: one.number,
    })
}

fn round(t: Words, view: &TeamStandingsView, round: &RoundOfMeetings) -> ListedRound {
    let summary = &view.summary;
    ListedRound {
        number: round.round,
        day: summary
            .day_of(round.round)
            .map(|day| moment::short_date(t, day)),
        matches: round
            .meetings
            .iter()
            .map(|one| ListedMatch {
                number: one.number,
                teams: one.teams.each_ref().map(|team| team.name.clone()),
                score: (!one.is_to_come()).then(|| one.score.map(Figure::from)),
            })
            .collect(),
        free: round
            .without
            .iter()
            .map(|one| super::matches::without_match(t, one, summary))
            .collect(),
        is_current: round.round == summary.course.current(),
    }
}
