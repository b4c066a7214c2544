use std::fs;

use crate::corpora_tests::corpora;
use crate::formats::pgn::*;
use crate::rules::audit::GameAudit;
use crate::rules::history::Game;

fn corpus(name: &str) -> Vec<u8> {
    fs::read(corpora().join(name)).unwrap()
}

fn one(text: &str) -> GameAudit {
    audit(text.as_bytes(), Options::default()).next().unwrap()
}

#[test]
fn written_as_json() {
    let audit =
        one("[White \"Rossi\"]\n[Black \"Bianchi\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Nc6 1-0");
    assert_eq!(
        serde_json::to_string(&audit).unwrap(),
        "{\"white\":\"Rossi\",\"black\":\"Bianchi\",\"result\":\"1-0\",\"plies\":2,\
         \"legal\":false,\"threefold\":[],\"threefold_by_announcement\":false,\"fivefold\":false,\
         \"fifty_moves\":false,\"seventy_five_moves\":false,\"checkmate\":false,\"stalemate\":false,\
         \"insufficient_material\":false,\"ends_at\":null,\"plies_after_end\":0,\"findings\":[\
         {\"line\":5,\"column\":13,\"code\":\"illegal-move\",\"detail\":{\"ply\":3,\"text\":\"Ke3\",\
         \"causes\":[{\"code\":\"geometry\",\"article\":\"3.8.1\",\"man\":\"Ke1\"}]}},\
         {\"line\":5,\"column\":17,\"code\":\"moves-not-read\",\"detail\":{\"ply\":4,\"count\":1}}]}"
    );
}

/// The corpus says in the Black tag whether the third occurrence counts, on the board or by the
/// move that brought it about.
#[test]
fn corpus_of_repetition_cases() {
    let text = corpus("notation/repetition-cases.pgn");
    for audit in audit(&text, Options::default()) {
        // G is written ambiguously and breaks before its repetition.
        let expected = audit.black.ends_with("=si") && audit.white != "G";
        assert_eq!(!audit.threefold.is_empty(), expected, "{audit:?}");
        assert!(audit.threefold.is_empty() || audit.threefold_by_announcement);
    }
}

#[test]
fn ends() {
    let mate = one("1. f3 e5 2. g4 Qh4# 0-1");
    assert!(mate.checkmate && mate.legal);
    assert_eq!((mate.ends_at, mate.plies_after_end), (Some(4), 0));
    let dead = one("[FEN \"8/8/8/8/8/4k3/4p3/4K1N1 w - - 0 1\"]\n1. Nxe2 Kd3 2. Nc3 Kxc3 3. Kf2 *");
    assert!(dead.insufficient_material);
    assert_eq!((dead.ends_at, dead.plies_after_end), (Some(1), 4));
    let stale = one("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 98 1\"]\n1. Qg5 Kh7 2. Qg6+ Kh8 1/2-1/2");
    assert!(stale.fifty_moves && !stale.stalemate);
    let stale = one("[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n1. Qg6 1/2-1/2");
    assert!(stale.stalemate && !stale.checkmate);
    let long = one("[FEN \"7k/8/8/8/8/8/8/K5R1 w - - 148 90\"]\n90. Rg2 Kh7 91. Rg3 Kh8 *");
    assert!(long.seventy_five_moves);
    assert_eq!((long.ends_at, long.plies_after_end), (Some(2), 2));
    // Mate on the very 75th move counts as mate (9.6.2).
    let mate = one("[FEN \"7k/8/6K1/8/8/8/8/R7 w - - 149 90\"]\n90. Ra8# 1-0");
    assert!(mate.checkmate && !mate.seventy_five_moves);
    // Knights out and back: the fifth time ends the game.
    let back = "Nf3 Nf6 Ng1 Ng8 ".repeat(5);
    let five = one(&back);
    assert!(five.fivefold && five.threefold_by_announcement);
    assert_eq!((five.ends_at, five.plies_after_end), (Some(16), 4));
    let plies: Vec<u32> = five.threefold.iter().map(|mark| mark.ply).collect();
    // Recorded after the end, but stood all the same.
    assert_eq!(plies, (8..=20).collect::<Vec<u32>>());
}

/// The third occurrence was one move away and the player went elsewhere.
#[test]
fn announcement_without_repetition_on_the_board() {
    let near = one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 d5 *");
    assert!(near.threefold.is_empty() && near.threefold_by_announcement);
    let not = one("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. d4 d5 *");
    assert!(!not.threefold_by_announcement);
}

/// Games are numbered from 1, whether they say something or not.
#[test]
fn games_of_a_text_are_numbered() {
    let text = b"[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n*\n\n[White \"C\"]\n\n1. d4 *\n";
    let numbers: Vec<u64> = audit(text, Options::default())
        .map(|audit| audit.game)
        .collect();
    assert_eq!(numbers, [1, 2, 3]);
}

/// The summary in one pass against the claims asked position by position.
#[test]
fn corpus_summary_agrees_with_the_claims() {
    for name in ["pgn/synthetic-4000-games.pgn", "pgn/lichess-438-games.pgn"] {
        let text = corpus(name);
        let mut announced = 0;
        for game in games(&text).take(1500) {
            let mut record = Game::new(game.initial.clone());
            for found in &game.moves {
                record.push(found.played);
            }
            let summary = record.summary();
            let moments: Vec<_> = record.moments().collect();
            let now: Vec<_> = moments
                .iter()
                .filter(|moment| moment.claims.now.threefold)
                .map(|moment| moment.after)
                .collect();
            // Nothing can be claimed once the game has ended; the position has stood all the same.
            let mut open = summary.threefold.clone();
            open.retain(|ply| record.ended().is_none_or(|(end, _)| *ply < end));
            assert_eq!(open, now);
            let by_move = moments.iter().any(|moment| {
                moment
                    .claims
                    .announcing
                    .iter()
                    .any(|claim| claim.threefold())
            });
            if record
                .ended()
                .is_none_or(|(end, _)| end.0 == record.plies())
            {
                assert_eq!(
                    summary.threefold_by_announcement,
                    by_move || !summary.threefold.is_empty()
                );
                assert_eq!(
                    summary.fifty_moves,
                    moments.iter().any(|moment| moment.claims.now.fifty_moves)
                        || record
                            .ended()
                            .is_some_and(|_| record.half_move_clock() >= 150)
                );
            }
            announced += u32::from(summary.threefold_by_announcement);
        }
        println!("{name}: {announced} games with a claim of repetition");
        assert!(announced > 5);
    }
}

#[test]
fn corpus_games_are_numbered_in_order() {
    let text = corpus("pgn/synthetic-4000-games.pgn");
    let numbers: Vec<u64> = audit(&text, Options::default())
        .map(|audit| audit.game)
        .collect();
    assert_eq!(numbers, (1..=4000).collect::<Vec<u64>>());
    assert_eq!(audit(b"", Options::default()).count(), 0);
}
