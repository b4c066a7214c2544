//! The replay: a whole tournament of the corpora played through the pages, round by round. What the pages
//! publish must be what stands in the file.

use std::{collections::HashMap, env, fs};

use tratto::{
    event::{BoardResult, Bye, Colour, RoundEntry, RoundNumber, Tpn},
    formats::trf::{self, Trf},
};

use crate::{
    clubs,
    support::{Browser, TestApp, on_both_databases, tournament::prepare},
};

on_both_databases!(a_corpus_tournament_through_the_pages);

/// 55 players, 11 rounds, half-point byes, forfeits, pairing-allocated byes, one withdrawal and return.
const FILE: &str = "d0268";

fn a_corpus_tournament_through_the_pages(mut app: TestApp) {
    let corpora =
        env::var("TRATTO_CORPORA").expect("TRATTO_CORPORA names the folder of the corpora");
    let bytes = fs::read(format!("{corpora}/trf/generated/{FILE}.trf")).unwrap();
    let trf = trf::read(&bytes).unwrap();
    let csv = fs::read_to_string(format!("{corpora}/standings/{FILE}.csv")).unwrap();
    let mut arbiter = app.admin();
    let slug = create(&mut arbiter, &trf, &csv);
    let entries = enter_all(&app, &mut arbiter, &slug, &trf);
    let rounds = trf.table.rounds_planned();
    let mut withdrawals = 0;
    for round in (1..=rounds).filter_map(RoundNumber::new) {
        withdrawals += announce_absences(&mut arbiter, &slug, &trf, &entries, round);
        pair_and_publish(&mut arbiter, &slug, &trf, round);
        assert_eq!(
            published(&mut arbiter, &slug, round),
            expected(&trf, round),
            "round {round}"
        );
        enter_results(&mut arbiter, &slug, &trf, round);
    }
    assert!(
        withdrawals > 0,
        "the file must have somebody who misses a round and comes back"
    );
    compare_standings(&mut arbiter, &slug, &trf, &csv);
    for name in ["tournament.trf", "tournament.trf26"] {
        let exported = arbiter.get(&format!("/t/{slug}/{name}"));
        exported.assert_ok();
        let again = trf::read(&exported.bytes).unwrap();
        assert_eq!(
            again.table.participants().len(),
            trf.table.participants().len()
        );
        for (index, (a, b)) in again
            .table
            .participants()
            .iter()
            .zip(trf.table.participants())
            .enumerate()
        {
            assert_eq!(a.entries, b.entries, "{name}: participant {}", index + 1);
        }
        assert_eq!(again.table.scoring, trf.table.scoring, "{name}");
    }
}

/// Tie-break codes of the reference standings, in the order of its columns.
fn codes(csv: &str) -> Vec<String> {
    let header = csv.lines().next().unwrap_or_default();
    header.split(',').skip(3).map(str::to_owned).collect()
}

fn create(arbiter: &mut Browser, trf: &Trf, csv: &str) -> String {
    let page = arbiter.open("/tournaments/new");
    let points = |points: tratto::event::Points| points.to_string();
    let scoring = trf.table.scoring;
    let form = page
        .form_to("/tournaments/new")
        .set("name", "Torneo della Replica")
        .set("town", "Cremona")
        .set("rounds", &trf.table.rounds_planned().to_string())
        .set("win", &points(scoring.win))
        .set("draw", &points(scoring.draw))
        .set("pairing_bye", &points(scoring.pairing_allocated_bye))
        .set("tie_breaks", &codes(csv).join(","));
    let created = arbiter.send(form);
    created.assert_status(303);
    created
        .redirect()
        .unwrap()
        .split('/')
        .nth(2)
        .unwrap()
        .to_owned()
}

/// Surname and given name of a player of the file.
fn names(trf: &Trf, tpn: Tpn) -> (String, String) {
    let name = &trf.players[tpn.index()].name;
    let (last, first) = name.split_once([',', ' ']).unwrap_or((name, ""));
    (last.trim().to_owned(), first.trim().to_owned())
}

/// Registers two clubs; their secretaries upload their players as lists and enter them in the tournament. Answers
/// the number of every entry by surname.
fn enter_all(
    app: &TestApp,
    arbiter: &mut Browser,
    slug: &str,
    trf: &Trf,
) -> HashMap<String, String> {
    let half = trf.players.len() / 2;
    for (club, login, numbers) in [
        ("Torre Bianca", "pia", 0..half),
        ("Cavallo Nero", "ugo", half..trf.players.len()),
    ] {
        let (mut secretary, id) = clubs::approved(app, arbiter, club, login);
        let mut list = String::from("Cognome;Nome;Elo\r\n");
        for index in numbers {
            let (last, first) = names(trf, Tpn::from_index(index).unwrap());
            let rating = trf.players[index]
                .rating
                .map(|r| r.to_string())
                .unwrap_or_default();
            list.push_str(&format!("{last};{first};{rating}\r\n"));
        }
        let page = clubs::preview(&mut secretary, &id, list.as_bytes());
        secretary
            .send(page.assert_ok().form("#import"))
            .assert_status(303);
        let path = format!("/t/{slug}/entries/register");
        // Those of the window, until nobody is left.
        loop {
            let page = secretary.open(&format!("/clubs/{id}/manage?enter={slug}"));
            if page.attributes("input[name=player]", "value").is_empty() {
                break;
            }
            let form = page.form_to(&path).tick("player");
            secretary.send(form).assert_status(303);
        }
    }
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let ids = page.attributes("tbody tr[id^=e]", "id");
    let surnames = page.texts("tbody tr[id^=e] th.name b");
    assert_eq!(surnames.len(), trf.players.len());
    surnames
        .into_iter()
        .zip(ids.iter().map(|id| id[1..].to_owned()))
        .collect()
}

fn entry(trf: &Trf, tpn: Tpn, round: RoundNumber) -> RoundEntry {
    trf.table
        .entry(tpn, round)
        .unwrap_or(RoundEntry::Bye(Bye::ZeroPoint))
}

fn everybody(trf: &Trf) -> impl Iterator<Item = Tpn> {
    (0..trf.players.len()).filter_map(Tpn::from_index)
}

/// Byes asked for and withdrawals of a round, by form before it is paired.
fn announce_absences(
    arbiter: &mut Browser,
    slug: &str,
    trf: &Trf,
    entries: &HashMap<String, String>,
    round: RoundNumber,
) -> usize {
    let mut withdrawals = 0;
    for tpn in everybody(trf) {
        let id = &entries[&names(trf, tpn).0];
        let cell = entry(trf, tpn, round);
        let RoundEntry::Bye(bye) = cell else {
            // Who was withdrawn for the rounds missed comes back.
            let page = arbiter.open(&format!("/t/{slug}/entries"));
            let back = format!("/entries/{id}/return");
            if page
                .attributes("form", "action")
                .iter()
                .any(|action| action.ends_with(&back))
            {
                arbiter.send(page.form_to(&back)).assert_status(303);
            }
            continue;
        };
        let page = arbiter.open(&format!("/t/{slug}/entries"));
        if bye == Bye::ZeroPoint && round > RoundNumber::FIRST {
            let leave = format!("/entries/{id}/withdraw");
            if page
                .attributes("form", "action")
                .iter()
                .any(|action| action.ends_with(&leave))
            {
                arbiter.send(page.form_to(&leave)).assert_status(303);
                withdrawals += 1;
            }
            continue;
        }
        let kind = match bye {
            Bye::PairingAllocated => continue,
            Bye::HalfPoint => "H",
            Bye::ZeroPoint => "Z",
            Bye::FullPoint => "F",
        };
        let form = page.form_to(&format!("/entries/{id}/bye"));
        let form = form.set("round", &round.to_string()).set("kind", kind);
        arbiter.send(form).assert_status(303);
    }
    withdrawals
}

fn pair_and_publish(arbiter: &mut Browser, slug: &str, trf: &Trf, round: RoundNumber) {
    let page = arbiter.open(&format!("/t/{slug}/entries"));
    let mut form = page.form_to(&format!("/desk/{round}/pair"));
    if round == RoundNumber::FIRST {
        let colour = trf
            .table
            .initial_colour
            .or_else(|| tratto::pairing::initial_colour(&trf.table));
        let colour = if colour == Some(Colour::Black) {
            "black"
        } else {
            "white"
        };
        form = form.set("initial_colour", colour);
    }
    prepare(arbiter, form).assert_status(303);
    let page = arbiter.open(&format!("/t/{slug}/desk/{round}/publish"));
    arbiter.send(page.form("main form.mt")).assert_status(303);
}

/// Surnames of White and Black, board by board, as the public page shows them.
fn published(arbiter: &mut Browser, slug: &str, round: RoundNumber) -> Vec<(String, String)> {
    let page = arbiter.open(&format!("/t/{slug}/round/{round}"));
    let whites = page.texts("tr[id^=board-] td.pw b");
    let blacks = page.texts("tr[id^=board-] td.pn b");
    let mut pairs: Vec<_> = whites.into_iter().zip(blacks).collect();
    pairs.sort();
    pairs
}

/// The pairs that stand in the file.
fn expected(trf: &Trf, round: RoundNumber) -> Vec<(String, String)> {
    let mut pairs: Vec<_> = everybody(trf)
        .filter_map(|white| {
            let cell = entry(trf, white, round);
            let is_white = cell.colour() == Some(Colour::White);
            let black = cell.opponent().filter(|_| is_white)?;
            Some((names(trf, white).0, names(trf, black).0))
        })
        .collect();
    pairs.sort();
    pairs
}

fn enter_results(arbiter: &mut Browser, slug: &str, trf: &Trf, round: RoundNumber) {
    let base = format!("/t/{slug}/desk/{round}");
    let page = arbiter.open(&base);
    let boards = page.attributes("tr[data-board]", "data-board");
    let whites = page.texts("tr[data-board] td.pw b");
    assert_eq!(boards.len(), whites.len());
    for (board, white) in boards.iter().zip(&whites) {
        let white = everybody(trf)
            .find(|tpn| names(trf, *tpn).0 == *white)
            .unwrap();
        let cell = entry(trf, white, round);
        let back = entry(trf, cell.opponent().unwrap(), round);
        let result = BoardResult::from_entries(cell, back).unwrap();
        let page = arbiter.open(&format!("{base}?board={board}"));
        let form = page
            .form(&format!("#keys-{board} form"))
            .press("result", result.code());
        arbiter.send(form).assert_status(303);
    }
}

fn compare_standings(arbiter: &mut Browser, slug: &str, trf: &Trf, reference_csv: &str) {
    let exported = arbiter.get(&format!("/t/{slug}/standings.csv"));
    exported.assert_ok();
    let text = exported.html();
    let text = text.trim_start_matches('\u{feff}');
    let separator = if text.lines().next().is_some_and(|l| l.contains(';')) {
        b';'
    } else {
        b','
    };
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator)
        .from_reader(text.as_bytes());
    let header = reader.headers().unwrap().clone();
    let ours: HashMap<String, HashMap<String, String>> = reader
        .records()
        .map(|record| {
            let record = record.unwrap();
            let row: HashMap<String, String> = header
                .iter()
                .zip(&record)
                .map(|(k, v)| (k.to_owned(), v.to_owned()))
                .collect();
            (row["number"].clone(), row)
        })
        .collect();
    let mut reference = reference_csv.lines();
    let columns: Vec<&str> = reference.next().unwrap().split(',').collect();
    let mut compared = 0;
    for line in reference {
        let row: HashMap<&str, &str> = columns.iter().copied().zip(line.split(',')).collect();
        let mine = &ours[row["StartNo"]];
        for column in &columns {
            let name = match *column {
                "StartNo" => "number",
                "Rank" => "place",
                "PTS" => "points",
                tie_break => tie_break,
            };
            assert_eq!(
                mine[name], row[column],
                "{column} of number {}",
                row["StartNo"]
            );
            compared += 1;
        }
    }
    assert_eq!(compared, trf.players.len() * columns.len());
}
