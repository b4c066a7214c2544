use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{
    ByeRole, Impossible, Pair, RoundPairing, Rule,
    dutch::{self, Alternative, Edition, Verdict},
    generate::{Options, generate},
};
use crate::event::{Bye, Crosstable, Forbidden, RoundEntry, RoundNumber, ScoringSystem, Tpn};
use crate::{corpora_tests, formats::trf};

fn corpora(part: &str) -> PathBuf {
    corpora_tests::corpora().join("trf").join(part)
}

fn full() -> bool {
    std::env::var_os("TRATTO_FULL").is_some()
}

/// The edition that the tournaments under `trf/generated` follow: 2026, unless a foreign corpus says otherwise with
/// `TRATTO_EDITION=2017`.
fn edition() -> Edition {
    match std::env::var("TRATTO_EDITION").as_deref() {
        Ok("2017") => Edition::Fide2017,
        _ => Edition::Fide2026,
    }
}

fn samples(part: &str) -> Vec<(String, PathBuf)> {
    let mut files: Vec<_> = fs::read_dir(corpora(part))
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "trf"))
        .map(|path| {
            (
                path.file_stem().unwrap().to_string_lossy().into_owned(),
                path,
            )
        })
        .collect();
    files.sort();
    files
}

/// A tournament and the first round not yet played.
struct Sample {
    table: Crosstable,
    round: RoundNumber,
}

fn load(path: &Path) -> Sample {
    let trf = trf::read(&fs::read(path).unwrap()).unwrap();
    let round = RoundNumber::from_index(usize::from(trf.rounds_completed())).unwrap();
    let table = trf.table;
    Sample { table, round }
}

/// The boards of `round`, and the crosstable before it was paired.
fn before(table: &Crosstable, round: RoundNumber) -> (Crosstable, RoundPairing) {
    let (before, stands) = super::check::before_round(table, round);
    assert!(stands.byes.len() < 2);
    let made = RoundPairing {
        pairs: stands.pairs,
        bye: stands.byes.first().copied(),
    };
    (before, made)
}

fn sorted(mut pairing: RoundPairing) -> RoundPairing {
    pairing.pairs.sort_by_key(|pair| pair.white);
    pairing
}

fn show(pairing: &RoundPairing) -> String {
    let mut text: Vec<String> = pairing
        .pairs
        .iter()
        .map(|pair| format!("{}-{}", pair.white, pair.black))
        .collect();
    text.extend(pairing.bye.map(|bye| format!("{bye} bye")));
    text.join(" ")
}

#[test]
fn corpus_tournaments_pair_again_as_they_stand() {
    let limit = if full() { usize::MAX } else { 40 };
    let only = std::env::var("TRATTO_ONLY").ok();
    let (mut rounds, mut wrong) = (0, Vec::new());
    for (name, path) in samples("generated") {
        if only.as_ref().is_some_and(|only| *only != name) {
            continue;
        }
        let sample = load(&path);
        if sample.table.participants().len() > limit {
            continue;
        }
        for round in 1..sample.round.get() {
            let round = RoundNumber::new(round).unwrap();
            let (table, made) = before(&sample.table, round);
            let found = dutch::pair(&table, round, edition());
            rounds += 1;
            let found = found.map(sorted);
            if found.as_ref() != Ok(&made) {
                wrong.push(format!(
                    "{name} round {round}\n stands {}\n found  {}",
                    show(&made),
                    found.map_or_else(|e| e.to_string(), |p| show(&p)),
                ));
            }
        }
    }
    eprintln!("{rounds} rounds, {} wrong", wrong.len());
    assert!(rounds > 500 || only.is_some());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn answer(path: &Path, edition: &str) -> RoundPairing {
    let text = fs::read_to_string(path.with_extension(edition)).unwrap();
    let numbers: Vec<u16> = text
        .split_whitespace()
        .map(|n| n.parse().unwrap())
        .collect();
    let mut pairing = RoundPairing::default();
    for pair in numbers[1..].chunks(2) {
        match (Tpn::new(pair[0]).unwrap(), Tpn::new(pair[1])) {
            (white, Some(black)) => pairing.pairs.push(Pair { white, black }),
            (bye, None) => pairing.bye = Some(bye),
        }
    }
    pairing
}

fn edge(edition: Edition, answers: &str) {
    let mut wrong = Vec::new();
    let mut count = 0;
    for (name, path) in samples("edge") {
        let sample = load(&path);
        let expected = answer(&path, answers);
        let found = dutch::pair(&sample.table, sample.round, edition);
        count += 1;
        if found.clone().map(sorted) != Ok(sorted(expected.clone())) {
            wrong.push(format!(
                "{name} round {}\n stands {}\n found  {}",
                sample.round,
                show(&expected),
                found.map_or_else(|e| e.to_string(), |p| show(&p)),
            ));
        }
    }
    eprintln!("{count} edge positions, {} wrong", wrong.len());
    assert!(count >= 20);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn corpus_of_edge_positions_under_2026() {
    edge(Edition::Fide2026, "pairs-2026");
}

#[test]
fn corpus_of_disputed_positions_gives_no_second_bye() {
    for (name, path) in samples("disputed") {
        let sample = load(&path);
        let found = dutch::pair(&sample.table, sample.round, Edition::Fide2026);
        eprintln!(
            "{name}: {}",
            found.as_ref().map_or_else(|e| e.to_string(), show)
        );
        let Ok(RoundPairing { bye: Some(bye), .. }) = found else {
            continue;
        };
        let entries = &sample.table.participants()[bye.index()].entries;
        assert!(
            !entries.contains(&RoundEntry::Bye(Bye::PairingAllocated)),
            "{name}: {bye}"
        );
    }
}

#[test]
fn corpus_of_edge_positions_under_2017() {
    edge(Edition::Fide2017, "pairs-2017");
}

#[test]
fn corpus_is_paired_alike_fast_and_exactly() {
    let limit = if full() { 120 } else { 28 };
    let mut rounds = 0;
    for (name, path) in samples("generated") {
        let sample = load(&path);
        if sample.table.participants().len() > limit {
            continue;
        }
        for round in 1..sample.round.get() {
            let round = RoundNumber::new(round).unwrap();
            let (table, _) = before(&sample.table, round);
            for edition in [Edition::Fide2026, Edition::Fide2017] {
                let fast = dutch::pair(&table, round, edition);
                let exact = dutch::pair_exactly(&table, round, edition);
                assert_eq!(fast, exact, "{name} round {round} {edition:?}");
            }
            rounds += 1;
        }
    }
    eprintln!("{rounds} rounds both ways");
}

/// Prints how long a round of the large fields takes; run with `--release -- --nocapture --ignored`.
#[test]
#[ignore = "a measurement, not a check"]
fn corpus_of_large_fields_is_measured() {
    for (name, path) in samples("large") {
        let sample = load(&path);
        let mut best = std::time::Duration::MAX;
        for _ in 0..5 {
            let start = std::time::Instant::now();
            let found = dutch::pair(&sample.table, sample.round, Edition::Fide2026);
            best = best.min(start.elapsed());
            assert!(found.is_ok());
        }
        eprintln!("{name}: {best:?}");
    }
}

/// Fields of every shape: saturated small ones, accelerated, 3-1-0, with many absences.
fn shape(seed: u64) -> Options {
    let pick = |place: u32, of: &[u16]| {
        let mixed = (seed + 1)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .rotate_left(place * 7);
        let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 40;
        of[usize::try_from(mixed).unwrap() % of.len()]
    };
    let participants = pick(0, &[5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30, 38, 45]);
    let three = pick(1, &[0, 0, 0, 1]) == 1;
    Options {
        participants,
        rounds: u8::try_from(pick(2, &[3, 5, 7, 9, 11, 13]).min(participants - 2)).unwrap(),
        scoring: if three {
            ScoringSystem::THREE_ONE_ZERO
        } else {
            ScoringSystem::STANDARD
        },
        baku: pick(3, &[0, 0, 1]) == 1,
        draws: pick(4, &[50, 300, 700]),
        forfeits: pick(5, &[0, 10, 100]),
        half_point_byes: pick(6, &[0, 15, 100]),
        absences: pick(7, &[0, 5, 60]),
        full_point_byes: pick(8, &[0, 0, 20]),
        withdrawals: pick(9, &[0, 5, 40]),
        late_entries: pick(10, &[0, 20, 100]),
        ..Options::default()
    }
}

#[test]
fn random_tournaments_pair_the_same_both_ways() {
    let (mut rounds, mut impossible) = (0, 0);
    for seed in 0..if full() { 3000 } else { 60 } {
        let Ok(table) = generate(&shape(seed), seed) else {
            impossible += 1;
            continue;
        };
        for round in 1..=table.rounds_planned() {
            let round = RoundNumber::new(round).unwrap();
            let (table, made) = before(&table, round);
            let exact = dutch::pair_exactly(&table, round, Edition::Fide2026);
            assert_eq!(
                exact.map(sorted).as_ref(),
                Ok(&made),
                "seed {seed} round {round}"
            );
            rounds += 1;
        }
    }
    eprintln!("{rounds} rounds both ways, {impossible} tournaments impossible");
    assert!(rounds > 300);
}

#[test]
fn forbidden_pairs_are_kept_both_ways() {
    let (mut rounds, mut changed, mut impossible) = (0, 0, 0);
    for seed in 50_000..if full() { 51_000 } else { 50_040 } {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        let count = u16::try_from(table.participants().len()).unwrap();
        for round in 1..=table.rounds_planned() {
            let (mut table, made) = before(&table, RoundNumber::new(round).unwrap());
            let round = RoundNumber::new(round).unwrap();
            let start = u16::try_from(seed % 97).unwrap() + u16::from(round.get());
            for group in 0..3 {
                let member = |i: u16| Tpn::new((start * (group + 3) + i * 5) % count + 1).unwrap();
                table.forbidden.push(Forbidden {
                    first: RoundNumber::FIRST,
                    last: round,
                    members: (0..4).map(member).collect(),
                });
            }
            for edition in [Edition::Fide2026, Edition::Fide2017] {
                let fast = dutch::pair(&table, round, edition);
                let exact = dutch::pair_exactly(&table, round, edition);
                assert_eq!(fast, exact, "seed {seed} round {round} {edition:?}");
                match fast {
                    Ok(pairing) if edition == Edition::Fide2026 => {
                        let found = super::oracle::breaches(&table, round, edition, &pairing);
                        assert!(found.is_empty(), "seed {seed} round {round}: {found:?}");
                        changed += u32::from(sorted(pairing) != made);
                    }
                    Ok(_) => {}
                    Err(_) => impossible += 1,
                }
            }
            rounds += 1;
        }
    }
    eprintln!("{rounds} rounds, {changed} changed by the prohibitions, {impossible} impossible");
    assert!(changed > 50 && impossible > 5);
}

#[test]
fn absolute_criteria_are_never_broken() {
    let mut rounds = 0;
    for seed in 10_000..if full() { 12_000 } else { 10_060 } {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        for round in 1..=table.rounds_planned() {
            let round = RoundNumber::new(round).unwrap();
            let (table, _) = before(&table, round);
            let pairing = dutch::pair(&table, round, Edition::Fide2026).unwrap();
            let found = super::oracle::breaches(&table, round, Edition::Fide2026, &pairing);
            assert!(found.is_empty(), "seed {seed} round {round}: {found:?}");
            assert_eq!(dutch::pair(&table, round, Edition::Fide2026), Ok(pairing));
            rounds += 1;
        }
    }
    assert!(rounds > 200, "{rounds}");
}

#[test]
fn ratings_and_later_rounds_do_not_matter() {
    for seed in 20_000..20_030 {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        let round = RoundNumber::new(table.rounds_planned().div_ceil(2)).unwrap();
        let (table, _) = before(&table, round);
        let participants = table
            .participants()
            .iter()
            .map(|p| crate::event::Participant {
                rating: None,
                entries: p.entries.clone(),
            });
        let mut bare = Crosstable::new(
            participants.collect(),
            table.rounds_planned(),
            table.scoring,
        )
        .unwrap();
        bare.initial_colour = table.initial_colour;
        bare.accelerations = table.accelerations.iter().rev().copied().collect();
        assert_eq!(
            dutch::pair(&table, round, Edition::Fide2026),
            dutch::pair(&bare, round, Edition::Fide2026)
        );
    }
}

#[test]
fn every_other_pair_is_worse_or_later() {
    let (mut worse, mut later, mut other) = (0, 0, 0);
    for seed in 30_000..if full() { 30_200 } else { 30_006 } {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        for round in 1..=table.rounds_planned() {
            let round = RoundNumber::new(round).unwrap();
            let (table, _) = before(&table, round);
            let pairing = dutch::pair(&table, round, Edition::Fide2026).unwrap();
            let Some(first) = pairing.pairs.first() else {
                continue;
            };
            let made = Alternative::Pair(first.black, first.white);
            assert_eq!(
                dutch::why_not(&table, round, Edition::Fide2026, made),
                Ok(Verdict::AsPaired)
            );
            let others = pairing.pairs.iter().skip(1).flat_map(|p| {
                [
                    Alternative::Pair(first.white, p.black),
                    Alternative::Downfloat(p.white),
                ]
            });
            for alternative in others.chain([Alternative::Bye(first.black)]) {
                let verdict =
                    dutch::why_not(&table, round, Edition::Fide2026, alternative).unwrap();
                match verdict {
                    Verdict::Worse {
                        criterion,
                        paired,
                        demanded,
                        ..
                    } => {
                        assert!(
                            paired < demanded,
                            "seed {seed} round {round} {alternative:?} {criterion:?} {paired:?} {demanded:?}"
                        );
                        worse += 1;
                    }
                    Verdict::Later { .. } => later += 1,
                    _ => other += 1,
                }
            }
        }
    }
    eprintln!("{worse} worse, {later} later, {other} impossible or as paired");
    assert!(worse > 100 && later > 100 && other > 20);
}

#[test]
fn every_pair_and_bye_has_its_reason() {
    let (mut natural, mut instead, mut floats, mut byes) = (0, 0, 0, 0);
    for seed in 50_000..if full() { 50_200 } else { 50_006 } {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        for round in (1..=table.rounds_planned()).filter_map(RoundNumber::new) {
            let (table, _) = before(&table, round);
            for edition in Edition::ALL {
                let Ok(explained) = dutch::Explained::new(&table, round, edition) else {
                    continue;
                };
                let pairing = explained.pairing();
                assert_eq!(Ok(&pairing), dutch::pair(&table, round, edition).as_ref());
                for pair in &pairing.pairs {
                    let reason = explained.reason(pair.white).unwrap();
                    assert_eq!(reason, explained.reason(pair.black).unwrap());
                    let Some(dutch::Reason::Game(game)) = reason else {
                        panic!("seed {seed} round {round}: {reason:?}")
                    };
                    assert_eq!(game.pair.pair, *pair);
                    let [higher, lower] = &game.members;
                    assert!(higher.score >= lower.score && higher.place > 0 && lower.place > 0);
                    assert!(
                        higher.moved_down
                            || edition == Edition::Fide2017
                            || higher.score == lower.score
                    );
                    natural += usize::from(game.natural.is_empty());
                    for answer in game
                        .natural
                        .iter()
                        .chain(game.float.iter().flat_map(|f| &f.instead))
                    {
                        // The natural pairing was not made, for a reason that can be said.
                        let said =
                            !matches!(answer.verdict, Verdict::AsPaired | Verdict::NotInQuestion);
                        assert!(said, "seed {seed} round {round}: {answer:?}");
                        instead += 1;
                    }
                    floats += usize::from(game.float.is_some());
                }
                if let Some(taker) = pairing.bye {
                    let reason = explained.reason(taker).unwrap();
                    assert!(matches!(reason, Some(dutch::Reason::Bye(_))));
                    byes += 1;
                }
            }
        }
    }
    eprintln!("{natural} natural, {instead} with a reason, {floats} floats, {byes} byes");
    assert!(natural > 100 && instead > 100 && floats > 20 && byes > 5);
}

#[test]
fn impossible_rounds_tell_why() {
    let tpn = |n| Tpn::new(n).unwrap();
    let draw = crate::event::BoardResult::Draw;
    let row = |colour, opponents: &[u16]| crate::event::Participant {
        rating: None,
        entries: opponents
            .iter()
            .map(|opponent| match opponent {
                0 => RoundEntry::Bye(Bye::PairingAllocated),
                other => draw.entry(colour, tpn(*other)),
            })
            .collect(),
    };
    use crate::event::Colour::{Black, White};
    // Two players who have already met, in a field of two.
    let met = Crosstable::new(
        vec![row(White, &[2]), row(Black, &[1])],
        5,
        ScoringSystem::STANDARD,
    )
    .unwrap();
    let round = RoundNumber::new(2).unwrap();
    assert_eq!(
        dutch::pair(&met, round, Edition::Fide2026),
        Err(Impossible::NoCompletePairing {
            left_over: vec![tpn(1), tpn(2)],
            groups: vec![vec![tpn(1)], vec![tpn(2)]],
            opponents: vec![],
            bye: ByeRole::NotNeeded,
        })
    );
    assert_eq!(
        dutch::rule_between(&met, round, Edition::Fide2026, tpn(1), tpn(2)),
        Some(Rule::AlreadyMet)
    );
    // One participant, who had the bye.
    let alone = Crosstable::new(vec![row(White, &[0])], 5, ScoringSystem::STANDARD).unwrap();
    assert_eq!(
        dutch::pair(&alone, round, Edition::Fide2026),
        Err(Impossible::NoCompletePairing {
            left_over: vec![tpn(1)],
            groups: vec![vec![tpn(1)]],
            opponents: vec![],
            bye: ByeRole::Barred,
        })
    );
    assert_eq!(
        dutch::why_not(
            &met.truncated(0),
            RoundNumber::FIRST,
            Edition::Fide2026,
            Alternative::Bye(tpn(1))
        ),
        Ok(Verdict::NotInQuestion)
    );
}

#[test]
fn pending_games_count_as_draws() {
    for seed in 40_000..40_020 {
        let Ok(table) = generate(&shape(seed), seed) else {
            continue;
        };
        let round = RoundNumber::new(table.rounds_planned().min(3)).unwrap();
        let (table, _) = before(&table, round);
        let with = |pending: bool| {
            let participants = table
                .participants()
                .iter()
                .map(|p| crate::event::Participant {
                    rating: p.rating,
                    entries: p
                        .entries
                        .iter()
                        .map(|entry| match *entry {
                            RoundEntry::Played {
                                opponent,
                                colour,
                                outcome: crate::event::Outcome::Draw,
                                ..
                            } if pending => RoundEntry::Pending { opponent, colour },
                            other => other,
                        })
                        .collect(),
                });
            let mut copy = Crosstable::new(
                participants.collect(),
                table.rounds_planned(),
                table.scoring,
            )
            .unwrap();
            copy.initial_colour = table.initial_colour;
            copy.accelerations.clone_from(&table.accelerations);
            copy
        };
        assert_eq!(
            dutch::pair(&with(true), round, Edition::Fide2026),
            dutch::pair(&with(false), round, Edition::Fide2026)
        );
    }
}
