use std::{collections::BTreeMap, env, fs, path::PathBuf};

use proptest::prelude::*;

use super::*;
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, Elo, Participant, Points, RoundEntry, ScoringSystem, Tpn,
};
use crate::formats::trf;

/// The folder of the corpora, or `None` with a note that the test was not run.
fn corpora(test: &str) -> Option<PathBuf> {
    let folder = env::var_os("TRATTO_CORPORA").map(PathBuf::from);
    if folder.is_none() {
        eprintln!("NOT RUN: {test} needs TRATTO_CORPORA");
    }
    folder
}

fn read(path: &std::path::Path) -> Crosstable {
    trf::read(&fs::read(path).unwrap())
        .unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()))
        .table
}

fn list(codes: &str) -> Vec<TieBreak> {
    codes.split(',').map(|code| code.parse().unwrap()).collect()
}

/// Every number of every file of the reference standings.
#[test]
fn equals_the_reference_standings() {
    let Some(folder) = corpora("equals_the_reference_standings") else {
        return;
    };
    let mut files = 0;
    let mut compared = 0;
    let mut different: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for entry in fs::read_dir(folder.join("standings")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let table = read(&folder.join(format!("trf/generated/{name}.trf")));
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap().split(',').collect();
        let list: Vec<TieBreak> = head[3..].iter().map(|code| code.parse().unwrap()).collect();
        let regulations = Regulations::default().with_remaining(Remaining::PairingNumber);
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
    println!("{files} files, {compared} numbers");
    assert!(different.is_empty(), "{different:#?}");
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

#[test]
fn codes_are_read_and_written() {
    for (text, canonical) in [
        ("bh", "BH"),
        ("BH-C1", "BH/C1"),
        (" bh/c1/p ", "BH/C1/P"),
        ("BH/P/C1", "BH/C1/P"),
        ("KS/L+2", "KS/L+2"),
        ("ks-l-2", "KS/L-2"),
        ("KS/L3", "KS/L+3"),
        ("ge", "REP"),
        ("AOB/F", "AOB/F"),
        ("RTNG/R", "RTNG/R"),
        ("SB/M1", "SB/M1"),
    ] {
        let read: TieBreak = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), canonical);
    }
    for tie_break in TieBreak::ALL_INDIVIDUAL {
        assert_eq!(tie_break.to_string().parse(), Ok(*tie_break));
    }
    let texts: Vec<String> = TieBreak::ALL_INDIVIDUAL
        .iter()
        .map(ToString::to_string)
        .collect();
    let different: std::collections::BTreeSet<&String> = texts.iter().collect();
    assert_eq!(
        different.len(),
        texts.len(),
        "a constructor dropped a modifier: {texts:?}"
    );
}

#[test]
fn wrong_codes_are_refused_with_the_reason() {
    let not_applicable = |code, modifier: &str| TieBreakError::NotApplicable {
        code,
        modifier: modifier.to_owned(),
    };
    for (text, error) in [
        ("", TieBreakError::Empty),
        ("/C1", TieBreakError::Empty),
        ("XYZ", TieBreakError::UnknownCode("XYZ".to_owned())),
        ("BH/C3", TieBreakError::UnknownModifier("C3".to_owned())),
        ("BH/", TieBreakError::UnknownModifier(String::new())),
        ("KS/L100", TieBreakError::UnknownModifier("L100".to_owned())),
        ("KS/L", TieBreakError::UnknownModifier("L".to_owned())),
        ("WIN/C1", not_applicable(Code::Wins, "C1")),
        ("PS/M1", not_applicable(Code::ProgressiveScores, "M1")),
        ("BH/r", not_applicable(Code::Buchholz, "R")),
        ("BH/C1/M1", TieBreakError::Repeated("M1".to_owned())),
        ("DE/P/P", TieBreakError::Repeated("P".to_owned())),
    ] {
        assert_eq!(text.parse::<TieBreak>(), Err(error), "{text}");
    }
}

#[test]
fn values_are_shown_and_compared_exactly() {
    let third = TieBreakValue::fraction(1, 3, 2);
    assert_eq!(third.to_string(), "0.33");
    assert!(third > TieBreakValue::fraction(33, 100, 2));
    assert_eq!(third, TieBreakValue::fraction(2, 6, 5));
    assert_eq!(TieBreakValue::fraction(65, 8, 2).to_string(), "8.13");
    assert_eq!(TieBreakValue::fraction(-65, 8, 2).to_string(), "-8.13");
    assert_eq!(TieBreakValue::integer(-12).to_string(), "-12");
    assert_eq!(
        TieBreakValue::points(Points::from_halves(-1)).to_string(),
        "-0.5"
    );
    assert!(TieBreakValue::MISSING < TieBreakValue::integer(-5000));
    assert!(TieBreakValue::fraction(1, 0, 0).is_missing());
    assert_eq!(TieBreakValue::MISSING.to_csv(), "-0");
    assert_eq!(format!("{:>6}", TieBreakValue::quarters(5)), "  1.25");
}

/// A half-point bye and a withdrawal in one small event, by hand.
#[test]
fn dummies_and_adjusted_scores_by_hand() {
    // 1: won, half-point bye, won: 2.5. 2: lost, won, won by forfeit: 2.
    // 3: drew, lost, withdrawn: 0.5, seen as 1. 4: drew, bye, lost: 1.5. 5: bye, full-point, forfeited.
    let event = table(
        3,
        &[
            "2w1 0H 4b1",
            "1b0 3w1 5w+",
            "4w= 2b0 0Z",
            "3b= 0U 1w0",
            "0H 0F 2b-",
        ],
    );
    let new = Regulations::default();
    let old = Regulations::of(Edition::August2024);
    for (player, code, march_2026, august_2024) in [
        // Opponents 2 and 1.5; dummy 2.5, capped at 3 draws.
        (1, "BH", "5.0", "6.0"),
        (1, "SB", "4.25", "4.75"),
        // The exception cuts the lowest contribution of a VUR: the dummy.
        (1, "BH/C1", "3.5", "3.5"),
        // Lowest score 1.5 twice, so the lower product: the dummy's 0.75. Before 2026 the dummy has 2.5, and
        // of its 1.25 and the least significant 1.5 the higher goes.
        (1, "SB/C1", "3.50", "3.25"),
        // Opponents 2.5 and 1, dummy 2 capped by the adjusted score of the absent 5 (1.5).
        (2, "BH", "5.0", "5.5"),
        (2, "BH/P", "5.0", "5.0"),
        (2, "BH/C1", "4.0", "4.5"),
        // Opponents 1.5 and 2; dummy with his own 0.5, not the adjusted 1.
        (3, "BH", "4.0", "4.0"),
        (3, "BH/C1", "3.5", "3.5"),
        (4, "BH", "5.0", "5.0"),
        (4, "AOB", "4.50", "5.00"),
        // Byes 1.5 each, forfeit loss at most the opponent's 2.
        (5, "BH", "4.5", "4.5"),
        (5, "AOB", "-", "-"),
        (5, "ARO", "-", "-"),
        (5, "REP", "1", "1"),
        (5, "STD", "1.5", "1.5"),
        (2, "STD", "2.0", "2.0"),
        (2, "WIN", "2", "2"),
        (2, "WON", "1", "1"),
        (2, "BPG", "1", "1"),
        (1, "BWG", "1", "1"),
        (4, "WIN", "1", "1"),
        (1, "PS", "5.0", "5.0"),
        (1, "PS/C1", "4.0", "4.0"),
        (1, "PS/C2", "2.5", "2.5"),
        // Last round drawn on all boards: 2 has 1.5, 4 has 2; dummy 2 capped at 1.5.
        (1, "FB", "5.0", "5.5"),
        (1, "ARO", "2300", "2300"),
        (1, "TPR", "3100", "3100"),
        (1, "TPN", "1", "1"),
        (3, "RTNG", "2300", "2300"),
    ] {
        let found = (
            shown(&event, player, code, &new),
            shown(&event, player, code, &old),
        );
        assert_eq!(
            found,
            (march_2026.to_owned(), august_2024.to_owned()),
            "{player} {code}"
        );
    }
}

#[test]
fn unfolded_dummies_say_why() {
    let event = table(
        3,
        &[
            "2w1 0H 4b1",
            "1b0 3w1 5w+",
            "4w= 2b0 0Z",
            "3b= 0U 1w0",
            "0H 0F 2b-",
        ],
    );
    let terms = |player, code: &str| {
        unfold(
            &event,
            3,
            tpn(player),
            code.parse().unwrap(),
            &Regulations::default(),
        )
    };
    let first = terms(1, "SB/C1");
    assert_eq!(first.len(), 3);
    assert_eq!(first[1].against, Against::Dummy(None));
    assert_eq!(first[1].cap, Some(Cap::DrawsAllRounds));
    assert_eq!(
        (first[1].value.to_string(), first[1].original.to_string()),
        ("0.75".into(), "1.25".into())
    );
    assert_eq!(first[1].cut, Some(CutReason::LeastSignificant));
    assert!(first[0].counts() && first[2].counts());
    // Without caps the dummy has 2.5 and goes instead of the 1.5.
    let older = Regulations::of(Edition::August2024);
    let buchholz = unfold(&event, 3, tpn(1), "BH/C1".parse().unwrap(), &older);
    assert_eq!(buchholz[1].cut, Some(CutReason::VoluntaryUnplayedRound));
    assert_eq!((buchholz[1].cap, buchholz[2].cut), (None, None));
    let forfeit = &terms(2, "BH")[2];
    assert_eq!(forfeit.against, Against::Dummy(Some(tpn(5))));
    assert_eq!(forfeit.cap, Some(Cap::OpponentsScore));
    assert_eq!(terms(2, "BH/P")[2].against, Against::Opponent(tpn(5)));
    assert!(
        unfold(
            &event,
            3,
            tpn(77),
            TieBreak::new(Code::Buchholz),
            &Regulations::default()
        )
        .is_empty()
    );
}

/// With `/P` a forfeit loss is a game, so that the exception of 16.5 does not reach it.
#[test]
fn forfeits_counted_as_games_are_cut_as_games() {
    let event = table(2, &["3w1 2b-", "0F 1w+", "1b0 0F"]);
    for (code, expected) in [("BH/P", "3.0"), ("BH/C1/P", "2.0"), ("BH/C1", "1.0")] {
        let found = shown(&event, 1, code, &Regulations::default());
        assert_eq!(found, expected, "{code}");
    }
}

/// Standard points compare scores over the board, and with a draw without playing (7.7).
#[test]
fn standard_points() {
    let event = table(2, &["2w00 3w--", "1b00 0H", "0Z 1b--"]);
    let value = |player| shown(&event, player, "STD", &Regulations::default());
    assert_eq!(
        (value(1), value(2), value(3)),
        ("0.5".into(), "1.0".into(), "0.0".into())
    );
}

#[test]
fn round_robins_count_forfeits_as_games_and_free_rounds_not_at_all() {
    // 1 beat 2 and won by forfeit against 3; 2 beat 3. Each is free once.
    let event = table(3, &["0Z 2w1 3b+", "3w1 1b0 0Z", "2b0 0Z 1w-"]);
    let rules = Regulations {
        pairings: Pairings::Predetermined,
        ..Regulations::default()
    };
    for (player, code, expected) in [
        (1, "SB", "1.00"),
        (2, "SB", "0.00"),
        (3, "SB", "0.00"),
        // Half of two games: 1 point. 1 has 2, 2 has 1, 3 has 0.
        (1, "KS", "1.0"),
        (2, "KS", "0.0"),
        (1, "KS/L-2", "2.0"),
        (2, "KS/L-2", "1.0"),
        (1, "KS/L+1", "0.0"),
        (1, "ARO", "2350"),
        (3, "REP", "1"),
    ] {
        assert_eq!(
            shown(&event, player, code, &rules),
            expected,
            "{player} {code}"
        );
    }
}

#[test]
fn unrated_participants() {
    let mut participants = table(1, &["2w1", "1b0", "4w=", "3b="])
        .participants()
        .to_vec();
    participants[1].rating = None;
    let event = Crosstable::new(participants, 1, ScoringSystem::STANDARD).unwrap();
    let value = |unrated, player| {
        let rules = Regulations {
            unrated,
            ..Regulations::default()
        };
        shown(&event, player, "ARO", &rules)
    };
    assert_eq!(value(Unrated::DropTieBreak, 3), "-");
    assert_eq!(value(Unrated::LeaveOut, 3), "2250");
    assert_eq!(value(Unrated::LeaveOut, 1), "-");
    assert_eq!(value(Unrated::CountAs(Elo::new(1400).unwrap()), 1), "1400");
    assert_eq!(value(Unrated::CountAs(Elo::new(1400).unwrap()), 2), "2400");
}

#[test]
fn adjourned_games_are_worth_nothing_yet() {
    let event = table(2, &["2w1 3w?", "1b0 0H", "0U 1b?"]);
    for (player, code, expected) in [
        (1, "BH", "1.5"),
        (1, "WON", "1"),
        (1, "REP", "2"),
        (1, "ARO", "2350"),
        (1, "STD", "1.0"),
        // The final round as a draw: 3 has 1.5.
        (1, "FB", "2.0"),
    ] {
        assert_eq!(
            shown(&event, player, code, &Regulations::default()),
            expected,
            "{code}"
        );
    }
}

#[test]
fn direct_encounter_by_hand() {
    let places = |lines: &[&str], code: &str| -> Vec<String> {
        let event = table(5, lines);
        (1..=u16::try_from(lines.len()).unwrap())
            .map(|player| shown(&event, player, code, &Regulations::default()))
            .collect()
    };
    // Two with equal points who met.
    assert_eq!(places(&["2w0 0F", "1b1 0Z"], "DE"), ["2", "1"]);
    // A circle of three resolves nothing.
    assert_eq!(
        places(&["2w1 3b0", "1b0 0Z 3w1", "0Z 1w1 2b0"], "DE"),
        ["0", "0", "0"]
    );
    // 1 beat 2; 3 has met neither: whatever 3 does, 1 may be overtaken.
    assert_eq!(places(&["2w1", "1b0 0F", "0Z 0F"], "DE"), ["0", "0", "0"]);
    // 1 beat 2 and 3, who have not met: first for certain, the others stay.
    assert_eq!(
        places(&["2w1 3b1", "1b0 0F 0F", "0F 1w0 0F"], "DE"),
        ["1", "2", "2"]
    );
    // The same by forfeit: games only with /P, and then all have met.
    assert_eq!(places(&["2w+ 0Z", "1b- 0F"], "DE"), ["0", "0"]);
    assert_eq!(places(&["2w+ 0Z", "1b- 0F"], "DE/P"), ["1", "2"]);
    // Two games with each other: the average counts once.
    assert_eq!(places(&["2w1 2b= 0Z", "1b0 1w= 0F"], "DE"), ["1", "2"]);
    // 1 beat 2 twice, which counts 1 and not 2; 3 beat 1 and drew with 2.
    assert_eq!(
        places(
            &["2w1 2b1 3w0 0Z 0Z", "1b0 1w0 0F 3w= 0H", "0H 0Z 1b1 2b= 0Z"],
            "DE"
        ),
        ["2", "3", "1"]
    );
}

#[test]
fn ties_are_shared_ordered_or_drawn() {
    let event = table(1, &["2w1", "1b0", "4w=", "3b=", "0Z"]);
    let ranked = |remaining| -> Vec<(u16, usize)> {
        let rules = Regulations::default().with_remaining(remaining);
        let lines = standings(&event, 1, &[], &rules);
        lines
            .iter()
            .map(|line| (line.tpn.get(), line.place))
            .collect()
    };
    assert_eq!(
        ranked(Remaining::Shared),
        [(1, 1), (3, 2), (4, 2), (2, 4), (5, 4)]
    );
    assert_eq!(
        ranked(Remaining::PairingNumber),
        [(1, 1), (3, 2), (4, 3), (2, 4), (5, 5)]
    );
    assert_eq!(ranked(Remaining::Lots(7)), ranked(Remaining::Lots(7)));
    let orders: std::collections::BTreeSet<_> =
        (0..40).map(|seed| ranked(Remaining::Lots(seed))).collect();
    assert_eq!(
        orders.len(),
        4,
        "every order of two ties of two comes up: {orders:?}"
    );
    for order in orders {
        assert_eq!(order[0], (1, 1));
        assert!(order.iter().map(|(_, place)| *place).eq(1..=5));
    }
}

/// SplitMix64 gives these first numbers from the states 0 and 1.
#[test]
fn lots_are_those_of_the_published_generator() {
    let seed = 0_u64.wrapping_sub(0x910A_2DEC_8902_5CC1);
    assert_eq!(lot(seed, tpn(1)), 0xE220_A839_7B1D_CDAF);
}

#[test]
fn a_participant_without_entries_or_an_event_without_rounds() {
    let event = table(3, &["", "", ""]);
    for rounds in [0, 3] {
        let lines = standings(
            &event,
            rounds,
            TieBreak::ALL_INDIVIDUAL,
            &Regulations::default(),
        );
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.points == Points::ZERO));
    }
    assert!(
        standings(
            &table(3, &[]),
            3,
            TieBreak::ALL_INDIVIDUAL,
            &Regulations::default()
        )
        .is_empty()
    );
}

/// Article 6 word by word, by trying every outcome of every missing game. Games are pairs of members with the
/// points of the first, in half-points.
fn places_by_enumeration(event: &Crosstable, group: &[usize]) -> Vec<Vec<usize>> {
    let played = |a: usize, b: usize| -> Option<i32> {
        let entries = &event.participants()[a].entries;
        let cell = entries.iter().find(
            |entry| matches!(entry, RoundEntry::Played { opponent, .. } if opponent.index() == b),
        );
        cell.map(|entry| event.scoring.points(*entry).halves())
    };
    let mut missing = Vec::new();
    let mut base: BTreeMap<usize, i32> = group.iter().map(|member| (*member, 0)).collect();
    for (at, a) in group.iter().enumerate() {
        for b in &group[at + 1..] {
            match (played(*a, *b), played(*b, *a)) {
                (Some(one), Some(other)) => {
                    *base.get_mut(a).unwrap() += one;
                    *base.get_mut(b).unwrap() += other;
                }
                _ => missing.push((*a, *b)),
            }
        }
    }
    let again = |rest: Vec<usize>| {
        if rest.len() < 2 {
            vec![rest]
        } else {
            places_by_enumeration(event, &rest)
        }
    };
    if missing.is_empty() {
        let mut classes: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        for (member, score) in base {
            classes.entry(-score).or_default().push(member);
        }
        if classes.len() == 1 {
            return classes.into_values().collect();
        }
        return classes.into_values().flat_map(again).collect();
    }
    let outcomes = 3_usize.pow(u32::try_from(missing.len()).unwrap());
    let mut ranked: Vec<usize> = Vec::new();
    loop {
        let rest: Vec<usize> = group
            .iter()
            .copied()
            .filter(|m| !ranked.contains(m))
            .collect();
        let alone = rest.iter().copied().find(|candidate| {
            (0..outcomes).all(|mut outcome| {
                let mut scores = base.clone();
                for (a, b) in &missing {
                    let points = i32::try_from(outcome % 3).unwrap();
                    outcome /= 3;
                    *scores.get_mut(a).unwrap() += points;
                    *scores.get_mut(b).unwrap() += 2 - points;
                }
                rest.iter()
                    .all(|other| other == candidate || scores[candidate] > scores[other])
            })
        });
        match alone {
            Some(first) => ranked.push(first),
            None => break,
        }
    }
    let rest: Vec<usize> = group
        .iter()
        .copied()
        .filter(|m| !ranked.contains(m))
        .collect();
    if ranked.is_empty() {
        return vec![rest];
    }
    let mut classes: Vec<Vec<usize>> = ranked.into_iter().map(|member| vec![member]).collect();
    if !rest.is_empty() {
        classes.extend(again(rest));
    }
    classes
}

/// Each once against each other with probability 7/8, results 1, ½, 0 at random; a bye in the last round
/// makes the points of all equal.
fn incomplete_round_robin(players: u16, seed: u64) -> Crosstable {
    let count = usize::from(players);
    let mut rounds: Vec<Vec<RoundEntry>> = vec![Vec::new(); count];
    let mut state = seed;
    for a in 0..count {
        for b in a + 1..count {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let dice = (state >> 40) % 24;
            let result = [
                BoardResult::WhiteWins,
                BoardResult::Draw,
                BoardResult::BlackWins,
            ][usize::try_from(dice % 3).unwrap()];
            for (player, row) in rounds.iter_mut().enumerate() {
                row.push(if dice >= 21 || (player != a && player != b) {
                    RoundEntry::Bye(Bye::ZeroPoint)
                } else {
                    let opponent = if player == a { b } else { a };
                    let colour = if player == a {
                        Colour::White
                    } else {
                        Colour::Black
                    };
                    result.entry(colour, Tpn::from_index(opponent).unwrap())
                });
            }
        }
    }
    // Full-point and half-point byes until all have the same score.
    let scoring = ScoringSystem::STANDARD;
    let score =
        |row: &[RoundEntry]| -> i32 { row.iter().map(|e| scoring.points(*e).halves()).sum() };
    let top = rounds.iter().map(|row| score(row)).max().unwrap();
    for row in &mut rounds {
        let lacking = top - score(row);
        let byes = usize::try_from(lacking).unwrap();
        row.extend(std::iter::repeat_n(RoundEntry::Bye(Bye::HalfPoint), byes));
    }
    let length = rounds.iter().map(Vec::len).max().unwrap();
    let participants = rounds.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    Crosstable::new(
        participants.collect(),
        u8::try_from(length).unwrap(),
        scoring,
    )
    .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn direct_encounter_equals_the_enumeration(players in 2_u16..=5, seed: u64) {
        let event = incomplete_round_robin(players, seed);
        let everybody: Vec<usize> = (0..usize::from(players)).collect();
        let classes = places_by_enumeration(&event, &everybody);
        let single = classes.len() == 1;
        let mut expected = BTreeMap::new();
        let mut place = 1;
        for class in classes {
            for member in &class {
                expected.insert(*member, if single { 0 } else { place });
            }
            place += class.len();
        }
        let lines = standings(&event, event.rounds_planned(), &list("DE"), &Regulations::default());
        for line in lines {
            let found = line.values[0].to_string();
            prop_assert_eq!(found, expected[&line.tpn.index()].to_string());
        }
    }
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
fn ranks_a_real_swiss() {
    let Some(folder) = corpora("ranks_a_real_swiss") else {
        return;
    };
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
