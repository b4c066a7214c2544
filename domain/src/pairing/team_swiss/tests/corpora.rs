use std::{collections::HashMap, fs, path::Path};

use super::*;
use crate::{
    corpora_tests::corpora,
    formats::trf::{TeamReport, read_teams},
};

/// What the corpus gives for a round.
#[derive(serde::Deserialize)]
struct Expected {
    file: String,
    round: u8,
    code: String,
    absent: Vec<u16>,
    result: String,
    pairs: Vec<(u16, u16)>,
    pab: Option<u16>,
}

/// Checks every file of a folder as a whole, and every round of it as it stood before; there are at least `least` rounds.
fn equal(folder: &str, least: usize) {
    let folder = corpora().join("systems").join(folder);
    let mut reports: HashMap<String, TeamReport> = HashMap::new();
    let read = |file: &str| {
        let bytes = fs::read(Path::new(&folder).join(file)).unwrap();
        read_teams(&bytes).unwrap_or_else(|errors| panic!("{file}: {errors:?}"))
    };
    let (mut rounds, mut by_text) = (0, 0);
    let mut differing = Vec::new();
    for line in fs::read_to_string(folder.join("expected.jsonl"))
        .unwrap()
        .lines()
    {
        let expected: Expected = serde_json::from_str(line).unwrap();
        let file = expected.file.clone();
        let report = reports.entry(file.clone()).or_insert_with(|| read(&file));
        let event = report.event().unwrap();
        let plain = expected.code.trim_end_matches("_BAKU");
        assert_eq!(event.rules.code(), plain, "{file}");
        let round = number(expected.round);
        let before = cut(report, &event, round, &expected.absent);
        let given = pair(&before, round).ok().map(sorted);
        let stands = (expected.result == "paired").then(|| {
            let pairs = expected.pairs.iter();
            let pairs = pairs.map(|(white, black)| Pair {
                white: tpn(*white),
                black: tpn(*black),
            });
            sorted(RoundPairing {
                pairs: pairs.collect(),
                bye: expected.pab.map(tpn),
            })
        });
        if given != stands {
            differing.push(format!("{file} round {round}: {given:?} for {stands:?}"));
        }
        assert_eq!(
            pair_as_a_whole(&before, round).ok().map(sorted),
            given,
            "{file} {round}"
        );
        if event.table.len() <= 9 {
            assert_eq!(
                oracle::pair(&before, round).map(sorted),
                given,
                "{file} {round}"
            );
            by_text += 1;
        }
        rounds += 1;
    }
    assert!(
        differing.is_empty(),
        "{} of {rounds}: {differing:#?}",
        differing.len()
    );
    assert!(rounds >= least, "{rounds}");
    eprintln!("{rounds} rounds, {by_text} by the text");
}

/// The event before a round, with zero-point byes for the teams that are absent from it.
fn cut(report: &TeamReport, event: &TeamEvent, round: RoundNumber, absent: &[u16]) -> TeamEvent {
    let mut setup = report.setup.clone();
    setup.rounds.truncate(round.index());
    let zero = |team: &u16| TeamBye {
        team: tpn(*team),
        bye: Bye::ZeroPoint,
    };
    setup.next_byes = absent.iter().map(zero).collect();
    // A round that could not be paired is the last of its file.
    while setup.rounds.len() < round.index() {
        setup.rounds.push(TeamRound::default());
    }
    let mut table = TeamTable::new(&setup).unwrap();
    table.initial_colour = event.table.initial_colour;
    table.accelerations = event.table.accelerations.clone();
    let cut = TeamEvent {
        table,
        rules: event.rules,
    };
    let is_paired = |team: Tpn| {
        let entry = event.table.entry(team, round);
        entry.is_some_and(|entry| entry.seat.opponent().is_some())
    };
    if event.table.tpns().any(is_paired) {
        assert_eq!(event.before(round), cut, "round {round}");
    }
    cut
}

#[test]
fn corpus_of_team_rounds_is_equal() {
    equal("team-swiss", 790);
}

#[test]
fn corpus_of_accelerated_team_rounds_is_equal() {
    equal("team-swiss-baku", 265);
}

#[test]
fn corpus_of_large_team_fields_is_equal() {
    equal("team-swiss-large", 86);
}
