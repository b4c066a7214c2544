//! The PGN tags of a game: those of its file, and what the tournament knows about its board.

use crate::{
    app::tournament::{Loaded, reason::ResultReason},
    clock::TimeControl,
    formats::pgn,
    store::rows::{entries::EntryRow, games::GameRow, pairings::PairingRow, rounds::RoundRow},
};

/// Tags of a game on a board, as the tournament knows it. The day is that of the file that brought the game, if there
/// was one.
pub(super) fn board_tags(
    loaded: &Loaded,
    round: &RoundRow,
    pairing: &PairingRow,
    brought: &[(String, String)],
) -> Vec<(String, String)> {
    let t = &loaded.tournament;
    let mut tags = vec![
        ("Event".to_owned(), t.name.clone()),
        ("Site".to_owned(), format!("{} {}", t.town, t.federation)),
        ("Date".to_owned(), date(loaded, round, brought)),
        (
            "Round".to_owned(),
            format!("{}.{}", round.number, pairing.board),
        ),
    ];
    let players = [
        ("White", loaded.entry(pairing.white_entry_id)),
        ("Black", loaded.entry(pairing.black_entry_id)),
    ];
    for (name, (colour, _)) in names(loaded, pairing).into_iter().zip(players) {
        tags.push((colour.to_owned(), name));
    }
    for (colour, entry) in players {
        let Some(entry) = entry else { continue };
        tags.extend(about(colour, entry));
        let team = loaded.teams.as_ref();
        if let Some(team) = team.and_then(|teams| teams.team_of(entry.id)) {
            tags.push((format!("{colour}Team"), team.name.clone()));
        }
    }
    if let Ok(control) = t.time_control.parse::<TimeControl>()
        && let Some(text) = control.to_pgn()
    {
        tags.push(("TimeControl".to_owned(), text));
    }
    tags.extend(ending(pairing));
    tags
}

/// Tags of a game without a pairing: those of its file, and what the tournament knows.
pub(super) fn free_tags(
    loaded: &Loaded,
    row: &GameRow,
    brought: &[(String, String)],
) -> Vec<(String, String)> {
    let own = |name: &str| brought.iter().find(|(tag, _)| tag == name);
    let known = [
        ("Event", loaded.tournament.name.as_str()),
        ("White", row.white_name.as_str()),
        ("Black", row.black_name.as_str()),
        ("Round", row.round_tag.as_str()),
    ];
    known
        .into_iter()
        .map(|(name, value)| {
            own(name)
                .cloned()
                .unwrap_or_else(|| (name.to_owned(), value.to_owned()))
        })
        .collect()
}

/// Names of White and Black in the output.
pub(super) fn names(loaded: &Loaded, pairing: &PairingRow) -> [String; 2] {
    [pairing.white_entry_id, pairing.black_entry_id].map(|entry| {
        let entry = loaded.entry(entry);
        entry.map_or_else(String::new, |entry| entry.person.name.with_comma())
    })
}

fn about(colour: &str, entry: &EntryRow) -> Vec<(String, String)> {
    [
        (
            "Title",
            entry.person.title.map(|title| title.code().to_owned()),
        ),
        ("Elo", entry.rating.map(|rating| rating.to_string())),
        (
            "FideId",
            entry.person.fide_id.as_ref().map(ToString::to_string),
        ),
    ]
    .into_iter()
    .filter_map(|(what, value)| Some((format!("{colour}{what}"), value?)))
    .collect()
}

/// The end of the game, as far as an arbiter confirmed it: PGN's own word, then cause and article.
fn ending(pairing: &PairingRow) -> Vec<(String, String)> {
    let reason = ResultReason::of(pairing).filter(|_| pairing.result.is_some());
    let Some(ResultReason::Ruled { cause, article, .. }) = reason else {
        return Vec::new();
    };
    let termination = pgn::termination(Some(cause)).to_owned();
    let details = format!("{}, Laws of Chess {article}", cause.code());
    vec![
        ("Termination".to_owned(), termination),
        ("TerminationDetails".to_owned(), details),
    ]
}

/// The day of the round, if it is certain.
pub(super) fn date(loaded: &Loaded, round: &RoundRow, brought: &[(String, String)]) -> String {
    let t = &loaded.tournament;
    if let Some((_, date)) = brought.iter().find(|(name, _)| name == "Date") {
        return date.clone();
    }
    let published = round.published_at.map(|at| at.date());
    let day = if t.start_date == t.end_date {
        Some(t.start_date)
    } else {
        published.filter(|day| (t.start_date..=t.end_date).contains(day))
    };
    day.map_or_else(
        || "????.??.??".to_owned(),
        |day| day.format("%Y.%m.%d").to_string(),
    )
}
