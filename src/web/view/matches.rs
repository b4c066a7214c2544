//! The matches of a round: which teams meet, at which boards, and the scores so far.

use askama::Template;

use crate::{
    app::tournament::{
        board::RoundView,
        summary::Summary,
        teams::{round_matches::MatchLine, team_name::TeamName},
    },
    event::Bye,
    i18n::Words,
    words,
};

use super::Figure;

/// One match.
#[derive(Clone, Debug)]
pub struct MatchRow {
    /// Number of the match in the round.
    pub number: i32,
    /// The first and the last of its boards, by their numbers in the round.
    pub boards: (i32, i32),
    /// The teams; the one with White on board 1 comes first.
    pub teams: [String; 2],
    /// The score so far.
    pub score: [Figure; 2],
    /// Number of boards without a result.
    pub open: usize,
    /// Day and time until it is played, if they differ from those of the round.
    pub on: Option<String>,
    /// Empty seats, in sentences.
    pub empty: Vec<String>,
}

impl MatchRow {
    fn of(t: Words, line: &MatchLine) -> Self {
        let boards = || line.boards.iter().map(|board| board.board_of_round);
        let empty = line.boards.iter().flat_map(|board| {
            let sides = board.players.iter().zip(&line.teams);
            let empty = sides.filter(|(player, _)| player.is_none());
            empty.map(move |(_, team)| {
                t.with_two(
                    "team-empty-chair",
                    "board",
                    board.board_of_round,
                    "team",
                    &team.name,
                )
            })
        });
        Self {
            number: line.number,
            boards: (boards().min().unwrap_or(0), boards().max().unwrap_or(0)),
            teams: line.teams.each_ref().map(|team| team.name.clone()),
            score: line.score.map(Figure::from),
            open: line.open,
            on: line
                .on
                .filter(|_| line.open > 0)
                .map(|on| words::meeting_day::short(t, on)),
            empty: empty.collect(),
        }
    }
}

/// A sentence that a team has no match in a round: it has a bye, or no opponent in a round robin.
#[must_use]
pub fn without_match(t: Words, (team, bye): &(TeamName, Bye), summary: &Summary) -> String {
    let key = match bye {
        _ if summary.course.is_schedule() => "team-free",
        Bye::PairingAllocated => "team-bye",
        Bye::FullPoint => "team-bye-full",
        Bye::HalfPoint => "team-bye-half",
        Bye::ZeroPoint => "team-bye-zero",
    };
    t.with_one(key, "team", &team.name)
}

/// All matches of a round, with the byes; empty in an event of players.
#[derive(Clone, Debug, Template)]
#[template(path = "parts/matches.html")]
pub struct Matches {
    t: Words,
    matches: Vec<MatchRow>,
    /// The teams without a match, in sentences.
    byes: Vec<String>,
    /// Address of the pages of the matches, without their numbers; `None` for a draft.
    pages: Option<String>,
    /// Address of the round's desk, where line-ups are changed.
    base: Option<String>,
}

impl askama::filters::HtmlSafe for Matches {}

impl Matches {
    /// The matches of a round of players: none.
    #[cfg(test)]
    pub const fn none(t: Words) -> Self {
        Self {
            t,
            matches: Vec::new(),
            byes: Vec::new(),
            pages: None,
            base: None,
        }
    }

    /// The matches of a round; with the address of its desk the line-ups can be changed.
    #[must_use]
    pub fn of(t: Words, view: &RoundView, base: Option<String>) -> Self {
        Self {
            t,
            matches: view
                .matches
                .iter()
                .map(|line| MatchRow::of(t, line))
                .collect(),
            byes: view
                .team_byes
                .iter()
                .map(|one| without_match(t, one, &view.summary))
                .collect(),
            pages: (!view.is_draft)
                .then(|| format!("/t/{}/round/{}/match", view.summary.slug, view.round)),
            base,
        }
    }

    /// Whether there is no match.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.matches.is_empty()
    }
}
