//! Feeds of a hundred boards as they were recorded: shuffled, doubled, broken off, with moves that are put right afterwards.

use std::{fs, time::Instant};

use tratto::{
    formats::pgn::{self, PgnGame, RecordedMove},
    rules::{Chess, Position},
};

use crate::{
    commands::run,
    support::{TestApp, folder::Folder, on_both_databases, tournament::large_round},
};

on_both_databases!(heavy_a_hundred_boards_are_replayed);

const BOARDS: usize = 100;
/// Half-moves of a game, at most.
const PLIES: usize = 30;
/// Files that were recorded one after the other.
const FRAMES: usize = 12;

/// Numbers that are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below
    }

    /// Whether one of so many.
    fn is_one_of(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }
}

/// A game of chance: the moves that are played, and beside each another one that could have been.
fn game(chance: &mut Chance) -> Vec<(RecordedMove, RecordedMove)> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    while moves.len() < PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let recorded = |index: usize| RecordedMove {
            played: legal[index],
            text: String::new(),
            clock: None,
            spent: None,
            comment: None,
            around: pgn::Around::default(),
        };
        let (played, other) = (chance.below(legal.len()), chance.below(legal.len()));
        moves.push((recorded(played), recorded(other)));
        position.play_unchecked(legal[played]);
    }
    moves
}

fn written(board: usize, moves: Vec<RecordedMove>) -> String {
    let game = PgnGame {
        tags: vec![("Round".to_owned(), format!("1.{}", board + 1))],
        moves,
        ..PgnGame::default()
    };
    pgn::write(&game).unwrap()
}

/// A file as the software of the boards left it when so many frames were over.
fn frame(
    chance: &mut Chance,
    games: &[Vec<(RecordedMove, RecordedMove)>],
    seen: &mut [usize],
    is_last: bool,
) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (board, game) in games.iter().enumerate() {
        let more = chance.below(2 * PLIES / FRAMES + 2);
        seen[board] = if is_last {
            game.len()
        } else {
            (seen[board] + more).min(game.len())
        };
        let mut moves: Vec<RecordedMove> = game[..seen[board]]
            .iter()
            .map(|(played, _)| played.clone())
            .collect();
        // A hand was seen on its way: the last move is another one, until the next file.
        if !is_last
            && chance.is_one_of(5)
            && let Some(last) = moves.last_mut()
        {
            *last = game[seen[board] - 1].1.clone();
        }
        let text = written(board, moves);
        if !is_last && chance.is_one_of(10) {
            parts.push(text.clone());
        }
        parts.push(text);
    }
    for place in (1..parts.len()).rev() {
        parts.swap(place, chance.below(place + 1));
    }
    let mut text = parts.concat();
    if !is_last && chance.is_one_of(3) {
        // It was read while it was written.
        let end = chance.below(text.len());
        text.truncate(end);
    }
    if chance.is_one_of(4) {
        text.insert_str(0, "% LiveChess\n\u{feff}}}]] ???\n\n");
    }
    text
}

fn heavy_a_hundred_boards_are_replayed(mut app: TestApp) {
    let mut chief = app.admin();
    let slug = large_round(&app, &mut chief, 2 * BOARDS);
    let folder = Folder::new("replay");
    let watch = |text: &str| {
        fs::write(folder.path().join("games.pgn"), text).unwrap();
        let (code, out, error) = run(
            folder.path(),
            &[
                "watch",
                "games.pgn",
                "--tournament",
                &slug,
                "--once",
                "--database",
                &app.database,
            ],
            "",
        );
        assert_eq!(code, 0, "{error}");
        out
    };
    let mut chance = Chance(20_261_128);
    let games: Vec<_> = (0..BOARDS).map(|_| game(&mut chance)).collect();
    let mut seen = vec![0; BOARDS];
    let began = Instant::now();
    for number in 1..=FRAMES {
        let text = frame(&mut chance, &games, &mut seen, number == FRAMES);
        let said = watch(&text);
        assert!(!said.contains("twice"), "{number}: {said}");
    }
    let whole = began.elapsed();
    // What stands is what was played, on every board.
    let rows = app.lines(
        "SELECT CAST(p.board AS TEXT) || ' ' || m.uci AS line FROM game_moves m JOIN games g ON g.id = m.game_id \
         JOIN pairings p ON p.id = g.pairing_id WHERE m.undone_at IS NULL ORDER BY p.board, m.ply",
    );
    let mut stand = rows.iter();
    let mut plies = 0;
    for (board, game) in games.iter().enumerate() {
        let mut position = Chess::default();
        for (ply, (played, _)) in game.iter().enumerate() {
            let uci = played
                .played
                .to_uci(tratto::rules::CastlingMode::Standard)
                .to_string();
            let line = format!("{} {uci}", board + 1);
            assert_eq!(stand.next(), Some(&line), "half-move {}", ply + 1);
            position.play_unchecked(played.played);
            plies += 1;
        }
    }
    assert_eq!(stand.next(), None);
    // What was put right has its trace.
    let undone = app.count("game_moves WHERE undone_at IS NOT NULL");
    assert!(undone > BOARDS / 2, "{undone}");
    // Every change of a board is one deed, and says what it took back.
    let deeds = app.count("audit WHERE action = 'game.feed'");
    assert!(deeds > BOARDS && deeds <= BOARDS * FRAMES, "{deeds}");
    // The same file again changes nothing.
    let last = fs::read_to_string(folder.path().join("games.pgn")).unwrap();
    let before = app.count("audit");
    assert!(watch(&last).contains(" 0 moves, 0 taken back"));
    assert_eq!(app.count("audit"), before);
    eprintln!("{BOARDS} boards, {plies} half-moves, {FRAMES} files: {whole:?}");
}
