//! Teams in words: refusals, broken line-up rules, penalty points.

use chrono::NaiveDateTime;

use crate::{
    app::tournament::teams::{
        TeamRefusal, penalties::TeamPenalty, who_plays::Asked, who_plays_fault::WhoPlaysFault,
    },
    event::Points,
    i18n::Words,
    line_ups::Least,
};

use super::{moment, points};

/// Why an act about teams is refused.
#[must_use]
pub fn refusal(t: Words, why: &TeamRefusal) -> String {
    match why {
        TeamRefusal::NotForTeams => t.get("refusal-not-for-teams"),
        TeamRefusal::NotAskedByTeams => t.get("refusal-team-bye"),
        TeamRefusal::TooFew => t.get("refusal-too-few-teams"),
        TeamRefusal::NobodyThere { team } => t.with_one("refusal-team-nobody", "team", team),
        TeamRefusal::Fixed => t.get("refusal-teams-fixed"),
        TeamRefusal::OrderFixed => t.get("refusal-team-order-fixed"),
        TeamRefusal::InAnotherTeam { team } => t.with_one("refusal-in-another-team", "team", team),
        TeamRefusal::BoardBegun { board } => t.with_one("refusal-board-begun", "board", board),
        TeamRefusal::LineUpsOpen => t.get("refusal-line-ups-open"),
        TeamRefusal::LineUpSize { boards } => t.n("refusal-line-up-size", *boards),
        TeamRefusal::NotToPlay => t.get("refusal-not-to-play"),
        TeamRefusal::WhoPlays(faults) => {
            let faults = faults.iter().map(|one| fault(t, one));
            faults.collect::<Vec<_>>().join(" ")
        }
        TeamRefusal::TooLate { until } => {
            t.with_one("refusal-line-up-late", "until", until_when(t, *until))
        }
        TeamRefusal::NotAccelerated => t.get("problem-teams-not-accelerated"),
        TeamRefusal::NeverMeet => t.get("refusal-teams-never-meet"),
        TeamRefusal::NoMember { board } => t.with_one("refusal-team-no-member", "board", board),
    }
}

/// The line-up rule that is broken.
#[must_use]
pub fn fault(t: Words, fault: &WhoPlaysFault) -> String {
    match fault {
        WhoPlaysFault::TooMany { found, most } => {
            t.with_two("who-plays-too-many", "found", found, "most", most)
        }
        WhoPlaysFault::Order { above, below } => {
            t.with_two("who-plays-order", "above", above, "below", below)
        }
        WhoPlaysFault::TooFew { whom, found, least } => {
            let least = t.with_two("who-plays-least", "whom", whom, "n", least);
            t.with_two("who-plays-too-few", "least", least, "found", found)
        }
        WhoPlaysFault::NotAllowed { whom, who } => {
            t.with_two("who-plays-not-allowed", "who", who, "whom", whom)
        }
    }
}

/// `21 novembre 2026, 14:30`: the captains' deadline, in local time.
#[must_use]
pub fn until_when(t: Words, until: NaiveDateTime) -> String {
    format!(
        "{}, {}",
        moment::date(t, until.date()),
        until.format("%-H:%M")
    )
}

/// `punti squadra −1, punti individuali −½ dal turno 3: sedia vuota`: the points that a team loses or gets.
#[must_use]
pub fn penalty(t: Words, penalty: &TeamPenalty) -> String {
    let part = |points: Points, key: &str| {
        (points != Points::ZERO).then(|| t.with_one(key, "points", points::plain(points)))
    };
    let keys = match penalty.is_given {
        true => ["team-given-match", "team-given-game"],
        false => ["team-penalty-match", "team-penalty-game"],
    };
    let parts = [
        part(penalty.match_points, keys[0]),
        part(penalty.game_points, keys[1]),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let since = t.with_one("team-penalty-since", "round", penalty.round);
    format!("{} {since}: {}", parts.join(", "), penalty.reason)
}

/// A rule about who must play.
#[must_use]
pub fn asked(t: Words, asked: &Asked) -> String {
    match asked.least {
        Least::Everybody => t.with_one("who-plays-everybody", "whom", &asked.whom),
        Least::Count(least) => t.with_two("who-plays-least", "whom", &asked.whom, "n", least),
    }
}
