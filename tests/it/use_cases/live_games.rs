//! Moves of unfinished games are held back in every output alike, to the microsecond, by one clock.

use chrono::{NaiveDateTime, TimeDelta};
use tratto::{
    app::{
        Actor, AppError, Context,
        exchange::{
            game_list,
            games_out::{self, Which},
            live_games,
            recorded::Eyes,
            shown_game,
        },
        game::record::{self, RecordMove},
        tournament::{confirmation::Confirmation, settings, summary},
    },
    event::BoardResult::{Adjourned, WhiteWins},
};

use super::hall::Hall;

/// Half-moves that each output shows of the one game, and until when that is so.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    plies: [usize; 6],
    until: Option<NaiveDateTime>,
}

fn everybody() -> Actor {
    Actor::visitor("everybody".to_owned())
}

/// Half-moves in the text of a PGN: its moves, without numbers and result.
fn in_pgn(ctx: &Context, slug: &str, which: Which, eyes: Eyes) -> usize {
    let mut text = Vec::new();
    match games_out::write(ctx, &everybody(), slug, which, eyes, &mut text) {
        Ok(()) => {}
        Err(AppError::NotFound) => return 0,
        Err(error) => panic!("{error:?}"),
    }
    let text = String::from_utf8(text).unwrap();
    let moves = text.lines().filter(|line| !line.starts_with('['));
    let words = moves.flat_map(str::split_whitespace);
    let is_move = |word: &&str| word.chars().next().is_some_and(char::is_alphabetic);
    words.filter(is_move).count()
}

fn seen(hall: &Hall, at: NaiveDateTime) -> Seen {
    let slug = hall.slug.as_str();
    let seen = hall.ctx.at(at).in_one_snapshot(|ctx| {
        let list = game_list::list(ctx, &everybody(), slug, 1).unwrap();
        let shown = match shown_game::game(ctx, &everybody(), slug, 1) {
            Ok(shown) => usize::try_from(shown.game.plies()).unwrap(),
            Err(AppError::NotFound) => 0,
            Err(error) => panic!("{error:?}"),
        };
        let live = live_games::live(ctx, &everybody(), slug).unwrap();
        let boards = live.boards.first();
        let pgn = |which| in_pgn(ctx, slug, which, Eyes::Everybody);
        Ok(Seen {
            plies: [
                list.games.first().map_or(0, |line| line.plies),
                shown,
                boards.map_or(0, |board| usize::try_from(board.moves.plies()).unwrap()),
                pgn(Which::All),
                pgn(Which::Round(1)),
                pgn(Which::One(1)),
            ],
            until: ctx.true_until(),
        })
    });
    seen.unwrap()
}

fn plies(hall: &Hall, at: NaiveDateTime) -> usize {
    let seen = seen(hall, at).plies;
    assert!(
        seen.iter().all(|plies| *plies == seen[0]),
        "{seen:?} at {at}"
    );
    seen[0]
}

fn play(hall: &Hall, at: NaiveDateTime, version: i32, written: &str) {
    let input = RecordMove {
        pairing: hall.boards(1)[0].pairing,
        version,
        written: written.to_owned(),
        clock: String::new(),
    };
    record::record(&hall.ctx.at(at), &hall.chief, None, &hall.slug, &input).unwrap();
}

/// Sets the delay through the form of the settings.
fn delay(hall: &Hall, minutes: &str, moves: &str) {
    let (mut input, version) = settings::get(&hall.ctx, &hall.chief, &hall.slug).unwrap();
    input.live_minutes = minutes.to_owned();
    input.live_moves = moves.to_owned();
    let sure = Confirmation::default();
    settings::update(
        &hall.ctx,
        &hall.chief,
        None,
        &hall.slug,
        version,
        &input,
        &sure,
    )
    .unwrap();
}

const MICROSECOND: TimeDelta = TimeDelta::microseconds(1);

#[test]
fn every_output_holds_moves_back_to_the_second() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    let four = hall.ctx.clock.now() + TimeDelta::hours(1);
    let after = |minutes, seconds| four + TimeDelta::minutes(minutes) + TimeDelta::seconds(seconds);
    play(&hall, four, 0, "e4");
    play(&hall, after(0, 40), 1, "c5");
    // Nobody chose: fifteen minutes.
    assert_eq!(plies(&hall, after(14, 59)), 0);
    assert_eq!(plies(&hall, after(15, 0) - MICROSECOND), 0);
    assert_eq!(plies(&hall, after(15, 0)), 1);
    assert_eq!(plies(&hall, after(15, 40) - MICROSECOND), 1);
    assert_eq!(plies(&hall, after(15, 40)), 2);
    // Whoever keeps what was read knows how long it is true.
    assert_eq!(seen(&hall, after(1, 0)).until, Some(after(15, 0)));
    assert_eq!(seen(&hall, after(15, 0)).until, Some(after(15, 40)));
    assert_eq!(seen(&hall, after(15, 40)).until, None);
    // The person at the machine has all of it at once.
    let all = in_pgn(
        &hall.ctx.at(after(1, 0)),
        &hall.slug,
        Which::All,
        Eyes::Operator,
    );
    assert_eq!(all, 2);
}

#[test]
fn a_move_taken_back_disappears_as_late_as_it_came() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    let four = hall.ctx.clock.now() + TimeDelta::hours(1);
    let after = |minutes| four + TimeDelta::minutes(minutes);
    play(&hall, four, 0, "e4");
    play(&hall, after(1), 1, "c5");
    let pairing = hall.boards(1)[0].pairing;
    record::undo(
        &hall.ctx.at(after(2)),
        &hall.chief,
        None,
        &hall.slug,
        pairing,
        2,
    )
    .unwrap();
    assert_eq!(plies(&hall, after(15)), 1);
    assert_eq!(plies(&hall, after(16)), 2, "as it stood 15 minutes ago");
    assert_eq!(plies(&hall, after(17) - MICROSECOND), 2);
    assert_eq!(plies(&hall, after(17)), 1);
}

#[test]
fn the_event_chooses_and_the_result_ends_it() {
    let hall = Hall::new(4, 3);
    hall.pair(1);
    let four = hall.ctx.clock.now() + TimeDelta::hours(1);
    for (version, written) in (0..).zip(["e4", "c5", "Cf3", "d6", "d4", "cxd4"]) {
        play(&hall, four, version, written);
    }
    let soon = four + TimeDelta::seconds(1);
    delay(&hall, "0", "2");
    assert_eq!(plies(&hall, soon), 2);
    delay(&hall, "60", "");
    assert_eq!(plies(&hall, four + TimeDelta::minutes(60) - MICROSECOND), 0);
    assert_eq!(plies(&hall, four + TimeDelta::minutes(60)), 6);
    delay(&hall, "0", "0");
    assert_eq!(plies(&hall, soon), 6);
    delay(&hall, "", "");
    assert_eq!(plies(&hall, soon), 0, "fifteen minutes again");
    let shown = summary::get(&hall.ctx, &everybody(), &hall.slug).unwrap().0;
    assert_eq!(
        (shown.live_delay.minutes(), shown.live_delay.moves()),
        (15, 0)
    );
    // An adjourned game is not finished.
    let board = &hall.boards(1)[0];
    let stands = (board.pairing, board.version);
    hall.record(&hall.chief, None, stands, Some(Adjourned))
        .unwrap();
    assert_eq!(plies(&hall, soon), 0);
    let board = &hall.boards(1)[0];
    let stands = (board.pairing, board.version);
    hall.record(&hall.chief, None, stands, Some(WhiteWins))
        .unwrap();
    assert_eq!(plies(&hall, soon), 6);
}
