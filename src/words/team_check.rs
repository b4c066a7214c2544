//! Differences between a report of teams and the rules, in sentences.

use serde_json::{Value, json};

use crate::{
    event::{TeamScore, Tpn},
    formats::trf::TeamReport,
    i18n::Words,
    pairing::{
        Pair,
        check::{Difference, DifferenceKind},
    },
    tiebreak::TeamStanding,
};

use super::points;

/// A team whose points or place in the file differ from those of the rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TeamPlace {
    /// Number of the team.
    pub tpn: Tpn,
    /// The difference.
    pub kind: TeamPlaceKind,
}

/// The difference of a [`TeamPlace`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamPlaceKind {
    /// Its points differ.
    Points {
        /// The points in the file.
        written: TeamScore,
        /// The points from the rounds.
        computed: TeamScore,
    },
    /// Its place. Teams that share a place may have any place of a range.
    Place {
        /// The place in the file.
        written: usize,
        /// The first place that it may have by the rounds.
        first: usize,
        /// The last place that it may have by the rounds.
        last: usize,
    },
}

/// Teams whose points or places in the file differ from this ranking.
#[must_use]
pub fn places(report: &TeamReport, ranking: &[TeamStanding]) -> Vec<TeamPlace> {
    let mut found = Vec::new();
    for line in ranking {
        let Some(written) = report.written.get(line.tpn.index()) else {
            continue;
        };
        if let Some(score) = written.score.filter(|score| *score != line.score) {
            found.push(TeamPlace {
                tpn: line.tpn,
                kind: TeamPlaceKind::Points {
                    written: score,
                    computed: line.score,
                },
            });
        }
        let shared = ranking.iter().filter(|other| other.place == line.place);
        let (first, last) = (line.place, line.place + shared.count() - 1);
        let rank = written.rank.map(usize::from);
        if let Some(written) = rank.filter(|rank| !(first..=last).contains(rank)) {
            found.push(TeamPlace {
                tpn: line.tpn,
                kind: TeamPlaceKind::Place {
                    written,
                    first,
                    last,
                },
            });
        }
    }
    found
}

fn seat(report: &TeamReport, pair: Pair) -> String {
    format!(
        "{}-{}",
        report.number(pair.white),
        report.number(pair.black)
    )
}

/// A line for each match, bye and round that differs.
#[must_use]
pub fn pairings(t: Words, report: &TeamReport, differences: &[Difference]) -> Vec<String> {
    let mut lines = Vec::new();
    for difference in differences {
        let round = difference.round;
        match &difference.kind {
            DifferenceKind::Impossible(why) => {
                lines.push(t.with_two("check-impossible", "round", round, "why", why));
            }
            DifferenceKind::Pairing {
                wrong,
                missing,
                colours,
                byes,
                expected_bye,
            } => {
                let given: Vec<String> = missing.iter().map(|pair| seat(report, *pair)).collect();
                let given = given.join(" ");
                let line = |stands, given: &str| {
                    t.with_three(
                        "check-match",
                        "round",
                        round,
                        "stands",
                        stands,
                        "given",
                        given,
                    )
                };
                for pair in wrong {
                    lines.push(line(seat(report, *pair), &given));
                }
                for pair in colours {
                    let turned = Pair {
                        white: pair.black,
                        black: pair.white,
                    };
                    lines.push(line(seat(report, *pair), &seat(report, turned)));
                }
                if *byes != Vec::from_iter(*expected_bye) {
                    let named = |teams: &[Tpn]| match teams {
                        [] => t.get("check-none"),
                        teams => {
                            let numbers = teams.iter().map(|team| report.number(*team).to_string());
                            numbers.collect::<Vec<_>>().join(" ")
                        }
                    };
                    let expected = Vec::from_iter(*expected_bye);
                    let (stands, given) = (named(byes), named(&expected));
                    lines.push(t.with_three(
                        "check-bye",
                        "round",
                        round,
                        "stands",
                        stands,
                        "given",
                        given,
                    ));
                }
            }
        }
    }
    lines
}

/// A line for each team whose points or place differ.
#[must_use]
pub fn standings(t: Words, report: &TeamReport, places: &[TeamPlace]) -> Vec<String> {
    let round = report.table.rounds_paired().to_string();
    let lines = places.iter().map(|place| {
        let about = [
            ("round", round.clone()),
            ("number", report.number(place.tpn).to_string()),
            ("words", said(t, place.kind)),
        ];
        t.with("check-standing", &about)
    });
    lines.collect()
}

fn said(t: Words, kind: TeamPlaceKind) -> String {
    match kind {
        TeamPlaceKind::Points { written, computed } => t.with(
            "check-team-points",
            &[
                ("written", points::plain(written.match_points)),
                ("games", points::plain(written.game_points)),
                ("computed", points::plain(computed.match_points)),
                ("given", points::plain(computed.game_points)),
            ],
        ),
        TeamPlaceKind::Place {
            written,
            first,
            last,
        } => {
            let key = if first == last {
                "check-place"
            } else {
                "check-places"
            };
            t.with(
                key,
                &[
                    ("written", written.to_string()),
                    ("first", first.to_string()),
                    ("last", last.to_string()),
                ],
            )
        }
    }
}

/// The comparison as one JSON object; `is_whole` says whether everything could be compared. Teams are given by their
/// numbers in the file.
#[must_use]
pub fn as_json(
    t: Words,
    report: &TeamReport,
    differences: &[Difference],
    places: &[TeamPlace],
    is_whole: bool,
) -> Value {
    let verdict = match (differences.is_empty() && places.is_empty(), is_whole) {
        (false, _) => "differs",
        (true, false) => "incomplete",
        (true, true) => "verified",
    };
    json!({
        "verdict": verdict,
        "teams": report.table.len(),
        "rounds": report.table.rounds_paired(),
        "pairings": pairings(t, report, differences),
        "standings": standings(t, report, places),
    })
}
