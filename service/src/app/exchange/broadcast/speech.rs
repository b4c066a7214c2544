//! Requests to lichess and its answers, by the description of its interface (`lichess-org/api`, 2026).
//!
//! | what | request | answer |
//! |---|---|---|
//! | the owner of the token | `GET /api/account` | `{"username"}` |
//! | their broadcasts | `GET /api/broadcast/by/{username}` | `{"currentPageResults":[{"tour":{"id","description"}}]}` |
//! | a new broadcast | `POST /broadcast/new`, a form | `{"tour":{"id"}}` |
//! | its rounds | `GET /api/broadcast/{tour}` | `{"rounds":[{"id","name"}]}` |
//! | a new round | `POST /broadcast/{tour}/new`, a form | `{"round":{"id"}}` |
//! | the games of a round, at most 100 | `POST /api/broadcast/round/{round}/push`, PGN | `{"games":[{"moves"} or {"error"}]}` |

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;

use crate::event::BroadcastVisibility;

/// Maximum games in a round there.
pub(super) const MOST_GAMES: usize = 100;
/// Maximum characters of a name, and of each text beside it.
const LONGEST: usize = 80;
/// Minimum characters of a name.
const FEWEST: usize = 3;
/// Characters kept of the site's remark about a refused game.
const REFUSAL: usize = 200;
/// Length of a code there. Codes have eight letters and digits; somewhat longer and shorter ones are accepted too.
const CODE: std::ops::RangeInclusive<usize> = 4..=20;

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Path of the request.
    pub path: String,
    /// Content to send; `None` for a request that only reads.
    pub body: Option<Body>,
}

/// Content of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// A form.
    Form(String),
    /// Games, as the text of a PGN file.
    Pgn(Vec<u8>),
}

/// A tournament in the form of a new broadcast.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tour {
    pub name: String,
    /// Format of the event, such as `9-round Swiss`.
    pub format: String,
    pub time_control: String,
    /// Kind of chess: `standard`, `rapid` or `blitz`.
    pub kind: &'static str,
    pub location: String,
    /// Address of the tournament here; empty if it has none.
    pub website: String,
    pub visibility: BroadcastVisibility,
    pub is_of_teams: bool,
    pub mark: String,
}

fn form(fields: &[(&str, String)]) -> String {
    let fields = fields.iter().filter(|(_, value)| !value.is_empty());
    let encoded = fields.map(|(name, value)| {
        let value = utf8_percent_encode(value, NON_ALPHANUMERIC);
        format!("{}={value}", utf8_percent_encode(name, NON_ALPHANUMERIC))
    });
    encoded.collect::<Vec<_>>().join("&")
}

fn short(text: &str) -> String {
    text.trim().chars().take(LONGEST).collect()
}

/// The request for a new broadcast.
pub(super) fn new_tour(tour: &Tour) -> Ask {
    let name = short(&tour.name);
    let name = match name.chars().count() < FEWEST {
        true => format!("{name}.."),
        false => name,
    };
    let standings = match tour.website.is_empty() {
        true => String::new(),
        false => format!("{}/standings", tour.website),
    };
    let fields = [
        ("name", name),
        ("info.format", short(&tour.format)),
        ("info.tc", short(&tour.time_control)),
        ("info.fideTc", tour.kind.to_owned()),
        ("info.location", short(&tour.location)),
        ("info.website", tour.website.clone()),
        ("info.standings", standings),
        ("markdown", format!("tratto {}", tour.mark)),
        ("showScores", "true".to_owned()),
        (
            "teamTable",
            if tour.is_of_teams { "true" } else { "" }.to_owned(),
        ),
        ("visibility", tour.visibility.code().to_owned()),
    ];
    Ask {
        path: "/broadcast/new".to_owned(),
        body: Some(Body::Form(form(&fields))),
    }
}

/// Name of a round on lichess.
pub(super) fn round_name(round: i32) -> String {
    format!("Round {round}")
}

/// The request for a new round.
pub(super) fn new_round(tour: &str, round: i32) -> Ask {
    Ask {
        path: format!("/broadcast/{tour}/new"),
        body: Some(Body::Form(form(&[("name", round_name(round))]))),
    }
}

/// The request that sends the games of a round.
pub(super) fn push(round: &str, games: Vec<u8>) -> Ask {
    Ask {
        path: format!("/api/broadcast/round/{round}/push"),
        body: Some(Body::Pgn(games)),
    }
}

/// A request that only reads this path.
pub(super) fn look(path: String) -> Ask {
    Ask { path, body: None }
}

#[derive(Deserialize)]
struct Coded {
    id: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    description: String,
}

#[derive(Deserialize)]
struct OfTour {
    tour: Coded,
}

#[derive(Deserialize)]
struct OfRound {
    round: Coded,
}

#[derive(Deserialize)]
struct OfAccount {
    username: String,
}

#[derive(Deserialize)]
struct OfTours {
    #[serde(rename = "currentPageResults")]
    current: Vec<OfTour>,
}

#[derive(Deserialize)]
struct OfRounds {
    #[serde(default)]
    rounds: Vec<Coded>,
}

#[derive(Deserialize)]
struct OfGame {
    #[serde(default)]
    error: Option<String>,
}

#[derive(Deserialize)]
struct OfGames {
    games: Vec<OfGame>,
}

/// The code, if it may stand in an address.
fn code(text: String) -> Option<String> {
    let is_code = CODE.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
    is_code.then_some(text)
}

/// The code of a new broadcast, from the answer.
pub(super) fn tour(text: &[u8]) -> Option<String> {
    let told: OfTour = serde_json::from_slice(text).ok()?;
    code(told.tour.id)
}

/// The code of a new round, from the answer.
pub(super) fn round(text: &[u8]) -> Option<String> {
    let told: OfRound = serde_json::from_slice(text).ok()?;
    code(told.round.id)
}

/// The user name of the token's owner, from the answer.
pub(super) fn account(text: &[u8]) -> Option<String> {
    let told: OfAccount = serde_json::from_slice(text).ok()?;
    let is_name = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    Some(told.username).filter(|name| !name.is_empty() && name.bytes().all(is_name))
}

/// The code of the broadcast with this mark, from the answer.
pub(super) fn tour_of(text: &[u8], mark: &str) -> Option<String> {
    let told: OfTours = serde_json::from_slice(text).ok()?;
    let mut tours = told.current.into_iter().map(|of| of.tour);
    code(tours.find(|tour| tour.description.contains(mark))?.id)
}

/// The code of the round with this number, from the answer.
pub(super) fn round_of(text: &[u8], number: i32) -> Option<String> {
    let told: OfRounds = serde_json::from_slice(text).ok()?;
    let name = round_name(number);
    code(told.rounds.into_iter().find(|round| round.name == name)?.id)
}

/// How many games were refused, and the reason for the first of them.
pub(super) fn refused(text: &[u8]) -> (usize, String) {
    let told = serde_json::from_slice(text).unwrap_or(OfGames { games: Vec::new() });
    let mut errors = told.games.into_iter().filter_map(|game| game.error);
    let first = errors.next();
    let count = usize::from(first.is_some()) + errors.count();
    let words = first.unwrap_or_default().replace(char::is_control, " ");
    (count, words.chars().take(REFUSAL).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_a_form() {
        let tour = Tour {
            name: "Torre & Alfiere, 100%".to_owned(),
            location: "Forlì".to_owned(),
            mark: "00ff".to_owned(),
            ..Tour::default()
        };
        let Some(Body::Form(form)) = new_tour(&tour).body else {
            panic!("no form");
        };
        assert_eq!(
            form,
            "name=Torre%20%26%20Alfiere%2C%20100%25&info%2Elocation=Forl%C3%AC&markdown=tratto%2000ff&showScores=true&visibility=public"
        );
        let short = Tour {
            name: "A".to_owned(),
            ..Tour::default()
        };
        let Some(Body::Form(form)) = new_tour(&short).body else {
            panic!("no form");
        };
        assert!(form.starts_with("name=A%2E%2E&"), "{form}");
    }

    #[test]
    fn answers_are_read_and_others_are_none() {
        assert_eq!(
            tour(br#"{"tour":{"id":"HdRP6fce","name":"x"},"rounds":[]}"#).as_deref(),
            Some("HdRP6fce")
        );
        assert_eq!(
            round(br#"{"round":{"id":"n8JeQIeY"},"tour":{"id":"x"}}"#).as_deref(),
            Some("n8JeQIeY")
        );
        for text in [
            "",
            "{}",
            r#"{"tour":{"id":"../x/y"}}"#,
            r#"{"tour":{"id":"ab"}}"#,
        ] {
            assert_eq!(tour(text.as_bytes()), None, "{text}");
        }
        assert_eq!(
            account(br#"{"username":"Ada_B-1"}"#).as_deref(),
            Some("Ada_B-1")
        );
        assert_eq!(account(br#"{"username":"a/b"}"#), None);
        let tours = br#"{"currentPageResults":[{"tour":{"id":"aaaaaaaa"}},
            {"tour":{"id":"bbbbbbbb","description":"tratto 00ff"}}]}"#;
        assert_eq!(tour_of(tours, "00ff").as_deref(), Some("bbbbbbbb"));
        assert_eq!(tour_of(tours, "1234"), None);
        let rounds = br#"{"rounds":[{"id":"aaaaaaaa","name":"Round 12"},{"id":"bbbbbbbb","name":"Round 1"}]}"#;
        assert_eq!(round_of(rounds, 1).as_deref(), Some("bbbbbbbb"));
        assert_eq!(round_of(rounds, 2), None);
        let games = br#"{"games":[{"moves":3},{"error":"Illegal\nmove"},{"error":"x"}]}"#;
        assert_eq!(refused(games), (2, "Illegal move".to_owned()));
        assert_eq!(refused(b"nothing"), (0, String::new()));
    }
}
