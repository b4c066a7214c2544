//! Tie-breaks by hand, by enumeration, and against the reference standings.

mod by_hand;
mod codes;
mod direct_encounter;
mod regulations;

use super::*;
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, Elo, Participant, Points, RoundEntry, ScoringSystem, Tpn,
};
use crate::{corpora_tests::corpora, formats::trf};
use proptest::prelude::*;
use std::{collections::BTreeMap, fs};

fn read(path: &std::path::Path) -> Crosstable {
    trf::read(&fs::read(path).unwrap())
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()))
        .table
}

fn list(codes: &str) -> Vec<TieBreak> {
    codes.split(',').map(|code| code.parse().unwrap()).collect()
}

/// Every number of every file of the reference standings. Their STD was read against a draw; in the other rounds that
/// is what the text says too.
#[test]
fn corpus_standings_equal_the_reference_standings() {
    let folder = corpora();
    let mut files = 0;
    let mut compared = 0;
    let mut read_twice = 0;
    let mut different: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for entry in fs::read_dir(folder.join("standings")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let table = read(&folder.join(format!("trf/generated/{name}.trf")));
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap().split(',').collect();
        let list: Vec<TieBreak> = head[3..].iter().map(|code| code.parse().unwrap()).collect();
        let regulations = Regulations::default()
            .with_remaining(Remaining::PairingNumber)
            .with_standard_points(StandardPoints::AgainstDraw);
        read_twice += text_and_reference(&table, &regulations);
        let ranked = standings(&table, table.rounds_planned(), &list, &regulations);
        let mut by_tpn: BTreeMap<u16, Vec<String>> = BTreeMap::new();
        for line in &ranked {
            let mut row = vec![
                line.tpn.to_string(),
                line.place.to_string(),
                line.points.to_string(),
            ];
            row.extend(line.values.iter().map(|value| value.to_csv()));
            by_tpn.insert(line.tpn.get(), row);
        }
        let mut rows = 0;
        for line in lines {
            rows += 1;
            let expected: Vec<&str> = line.split(',').collect();
            let row = &by_tpn[&expected[0].parse().unwrap()];
            assert_eq!(row.len(), expected.len());
            for ((column, ours), theirs) in head.iter().zip(row).zip(&expected) {
                compared += 1;
                if ours != theirs {
                    let seen = different.entry((*column).to_owned()).or_default();
                    seen.0 += 1;
                    seen.1 = format!("{name} #{}: {ours} for {theirs}", expected[0]);
                }
            }
        }
        assert_eq!(rows, ranked.len(), "{name}");
        files += 1;
    }
    assert!(files >= 360, "{files} files");
    println!("{files} files, {compared} numbers, {read_twice} rounds read twice");
    assert!(different.is_empty(), "{different:#?}");
    assert!(read_twice > 0);
}

/// STD by the text differs from the reference in the rounds that are named, and nowhere else; how many there are.
fn text_and_reference(table: &Crosstable, reference: &Regulations) -> usize {
    let rounds = table.rounds_planned();
    let std = list("STD");
    let text = reference.with_standard_points(StandardPoints::AgainstOpponent);
    let values = |rules: &Regulations| -> BTreeMap<Tpn, TieBreakValue> {
        let lines = standings(table, rounds, &std, rules);
        lines
            .iter()
            .map(|line| (line.tpn, line.values[0]))
            .collect()
    };
    let (text, reference) = (values(&text), values(reference));
    let twice = standard_points_read_twice(table, rounds, &Regulations::default());
    for (tpn, value) in &text {
        let named = twice.iter().any(|round| round.tpn == *tpn);
        assert_eq!(named, *value > reference[tpn], "{tpn}");
    }
    twice.len()
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

/// A crosstable from lines such as `5w1 3b= 0H`: opponent, colour, result as in TRF; `0U`, `0F`, `0H`, `0Z`.
fn table(rounds: u8, lines: &[&str]) -> Crosstable {
    let entry = |cell: &str| {
        let digits = cell.find(|c: char| !c.is_ascii_digit()).unwrap();
        let (opponent, rest) = cell.split_at(digits);
        let bye = |bye| RoundEntry::Bye(bye);
        match rest {
            "U" => return bye(Bye::PairingAllocated),
            "F" => return bye(Bye::FullPoint),
            "H" => return bye(Bye::HalfPoint),
            "Z" => return bye(Bye::ZeroPoint),
            _ => {}
        }
        let opponent = tpn(opponent.parse().unwrap());
        let white = rest.starts_with('w');
        let colour = if white { Colour::White } else { Colour::Black };
        let result = match (&rest[1..], white) {
            ("1", true) | ("0", false) => BoardResult::WhiteWins,
            ("0", true) | ("1", false) => BoardResult::BlackWins,
            ("=", _) => BoardResult::Draw,
            ("+", true) | ("-", false) => BoardResult::WhiteWinsByForfeit,
            ("-", true) | ("+", false) => BoardResult::BlackWinsByForfeit,
            ("--", _) => BoardResult::DoubleForfeit,
            ("00", _) => BoardResult::BothLose,
            ("=0", _) => BoardResult::WhiteDrawsBlackLoses,
            ("0=", _) => BoardResult::WhiteLosesBlackDraws,
            ("?", _) => BoardResult::Adjourned,
            other => panic!("{other:?}"),
        };
        result.entry(colour, opponent)
    };
    let participants = lines.iter().zip(0..).map(|(line, index)| Participant {
        rating: Elo::new(2400 - 50 * index).ok(),
        entries: line.split_whitespace().map(entry).collect(),
    });
    Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD).unwrap()
}

/// The text of `code` for participant `number` after all rounds.
fn shown(table: &Crosstable, number: u16, code: &str, regulations: &Regulations) -> String {
    let ranked = standings(table, table.rounds_planned(), &list(code), regulations);
    let line = ranked.iter().find(|line| line.tpn == tpn(number)).unwrap();
    line.values[0].to_string()
}

/// A random event: pairings at random, colours and results of every kind, byes.
fn random(players: u16, rounds: u8, seed: u64) -> Crosstable {
    let mut state = seed;
    let mut next = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let count = usize::from(players);
    let mut participants: Vec<Participant> = (0..players)
        .map(|_| Participant {
            rating: Elo::new(1400 + u16::try_from(next(1200)).unwrap()).ok(),
            entries: Vec::new(),
        })
        .collect();
    for _ in 0..rounds {
        let mut order: Vec<usize> = (0..count).collect();
        for i in (1..count).rev() {
            order.swap(
                i,
                usize::try_from(next(u64::try_from(i + 1).unwrap())).unwrap(),
            );
        }
        for pair in order.chunks(2) {
            if let [a, b] = *pair {
                if next(12) == 0 {
                    let byes = [Bye::HalfPoint, Bye::ZeroPoint, Bye::FullPoint];
                    for player in [a, b] {
                        let bye = byes[usize::try_from(next(3)).unwrap()];
                        participants[player].entries.push(RoundEntry::Bye(bye));
                    }
                    continue;
                }
                let kinds = u64::try_from(BoardResult::ALL.len()).unwrap() - 1;
                let rare = BoardResult::ALL[usize::try_from(next(kinds)).unwrap()];
                let result = [
                    BoardResult::WhiteWins,
                    BoardResult::Draw,
                    BoardResult::BlackWins,
                    rare,
                ][usize::try_from(next(4)).unwrap()];
                for (player, opponent, colour) in [(a, b, Colour::White), (b, a, Colour::Black)] {
                    let opponent = Tpn::from_index(opponent).unwrap();
                    participants[player]
                        .entries
                        .push(result.entry(colour, opponent));
                }
            } else {
                let bye = RoundEntry::Bye(Bye::PairingAllocated);
                participants[pair[0]].entries.push(bye);
            }
        }
    }
    Crosstable::new(participants, rounds, ScoringSystem::STANDARD).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    /// Who has which number changes nothing but TPN and the order of what is left tied.
    #[test]
    fn renumbering_changes_no_value(players in 2_u16..=14, rounds in 1_u8..=7, seed: u64) {
        let event = random(players, rounds, seed);
        let count = usize::from(players);
        let mut renumbered: Vec<usize> = (0..count).collect();
        renumbered.sort_by_key(|index| lot(seed, Tpn::from_index(*index).unwrap()));
        // Old index → new number.
        let new = |old: usize| Tpn::from_index(renumbered.iter().position(|i| *i == old).unwrap()).unwrap();
        let participants = renumbered.iter().map(|old| {
            let mut participant = event.participants()[*old].clone();
            for entry in &mut participant.entries {
                if let RoundEntry::Played { opponent, .. }
                | RoundEntry::Forfeit { opponent, .. }
                | RoundEntry::Pending { opponent, .. } = entry
                {
                    *opponent = new(opponent.index());
                }
            }
            participant
        });
        let other = Crosstable::new(participants.collect(), rounds, event.scoring).unwrap();
        let chosen: Vec<TieBreak> = TieBreak::ALL_INDIVIDUAL
            .iter()
            .copied()
            .filter(|tie_break| tie_break.code() != Code::PairingNumber)
            .collect();
        for edition in Edition::ALL {
            let rules = Regulations::of(edition);
            let before = standings(&event, rounds, &chosen, &rules);
            let after: BTreeMap<Tpn, Standing> = standings(&other, rounds, &chosen, &rules)
                .into_iter()
                .map(|line| (line.tpn, line))
                .collect();
            for line in before {
                let same = &after[&new(line.tpn.index())];
                prop_assert_eq!(line.place, same.place);
                prop_assert_eq!(&line.values, &same.values);
            }
        }
    }

    /// The terms are the number: sums and averages of what counts.
    #[test]
    fn unfolded_terms_make_the_value(players in 2_u16..=12, rounds in 1_u8..=7, seed: u64) {
        let event = random(players, rounds, seed);
        let rules = Regulations::default();
        let lines = standings(&event, rounds, TieBreak::ALL_INDIVIDUAL, &rules);
        for line in lines {
            for (tie_break, value) in TieBreak::ALL_INDIVIDUAL.iter().zip(&line.values) {
                let terms = unfold(&event, rounds, line.tpn, *tie_break, &rules);
                // In quarter-points or rating points times four.
                let counted: Vec<i64> = terms
                    .iter()
                    .filter(|term| term.counts())
                    .map(|term| term.value.exact().map_or(0, |(n, d)| 4 * n / d))
                    .collect();
                let sum: i64 = counted.iter().sum();
                let count = i64::try_from(counted.len()).unwrap();
                let expected = match tie_break.code() {
                    Code::DirectEncounter | Code::PerformanceRating | Code::PerfectPerformance => continue,
                    Code::AverageOfBuchholz => TieBreakValue::fraction(sum, 4 * count, 2),
                    Code::AverageRating | Code::AveragePerformance | Code::AveragePerfect => {
                        let half_up = (2 * sum / 4 + count).checked_div_euclid(2 * count);
                        half_up.map_or(TieBreakValue::MISSING, TieBreakValue::integer)
                    }
                    _ => TieBreakValue::quarters(sum),
                };
                prop_assert_eq!(*value, expected, "{} of {}", tie_break, line.tpn);
                for term in terms {
                    prop_assert_eq!(term.cap.is_some(), term.value < term.original || (term.cap.is_some() && term.scored == Some(Points::ZERO)));
                }
            }
        }
    }

    /// What holds in any event: cuts only lower a sum, decisive games and boards add up, standings are in order.
    #[test]
    fn sums_and_orders(players in 2_u16..=20, rounds in 1_u8..=9, seed: u64) {
        let event = random(players, rounds, seed);
        let codes = list("BH,BH/C1,BH/C2,BH/M1,BH/M2,SB,SB/C1,SB/C2,PS,PS/C1,PS/C2,WON,BPG,BWG,WIN");
        let lines = standings(&event, rounds, &codes, &Regulations::default());
        let entries = || event.participants().iter().flat_map(|p| p.entries.iter().copied());
        let games = entries().filter(|e| matches!(e, RoundEntry::Played { .. })).count() / 2;
        let whole = |value: &TieBreakValue| value.exact().unwrap().0;
        let column = |at: usize| lines.iter().map(|line| whole(&line.values[at])).sum::<i64>();
        let won = entries().filter(|e| matches!(e, RoundEntry::Played { outcome: crate::event::Outcome::Win, .. })).count();
        prop_assert_eq!(column(11), i64::try_from(won).unwrap());
        prop_assert_eq!(column(12), i64::try_from(games).unwrap());
        for line in &lines {
            let v = &line.values;
            prop_assert!(v[0] >= v[1] && v[1] >= v[2] && v[1] >= v[3] && v[2] >= v[4]);
            prop_assert!(v[5] >= v[6] && v[6] >= v[7]);
            prop_assert!(v[8] >= v[9] && v[9] >= v[10]);
            prop_assert!(v[11] >= v[13] && v[14] >= v[11]);
        }
        for pair in lines.windows(2) {
            let key = |line: &Standing| (line.points, line.values.clone());
            prop_assert!(key(&pair[0]) >= key(&pair[1]));
            prop_assert_eq!(key(&pair[0]) == key(&pair[1]), pair[0].place == pair[1].place);
        }
    }
}

/// A thousand participants and eleven rounds are no matter of seconds even without optimisation (in release
/// it is a matter of milliseconds).
#[test]
fn large_events_stay_fast() {
    let event = random(1000, 11, 1);
    let start = std::time::Instant::now();
    let lines = standings(
        &event,
        11,
        TieBreak::ALL_INDIVIDUAL,
        &Regulations::default(),
    );
    assert_eq!(lines.len(), 1000);
    assert!(
        start.elapsed() < std::time::Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}

/// An old event with old rules: it can be ranked, whatever its own tie-breaks were.
#[test]
fn corpus_swiss_of_2005_is_ranked() {
    let folder = corpora();
    let event = read(&folder.join("trf/real/karl-mala-2005.trf"));
    let rounds = event.rounds_paired();
    let lines = standings(
        &event,
        rounds,
        TieBreak::ALL_INDIVIDUAL,
        &Regulations::default(),
    );
    assert_eq!((lines.len(), rounds), (284, 7));
    assert!(
        lines
            .windows(2)
            .all(|pair| pair[0].points >= pair[1].points)
    );
}
