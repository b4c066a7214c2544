//! A tournament that was read before is read anew only where it changed: what is shown must be the same as from the
//! data alone.

use tratto::{
    app::{
        Actor, Context,
        tournament::{
            board, entries,
            results::{self, RecordResult, Seen},
            standings,
            undo::{self, Undo},
        },
        window::Window,
    },
    event::BoardResult::{self, BlackWins, BlackWinsByForfeit, Draw, WhiteWins},
    pairing::generate::Dice,
    time::Clock,
};

use super::hall::Hall;

const ROUNDS: u8 = 4;
const VALUES: [Option<BoardResult>; 5] = [
    Some(WhiteWins),
    Some(Draw),
    Some(BlackWins),
    Some(BlackWinsByForfeit),
    None,
];

/// Everything that hangs on results, as text.
fn shown(ctx: &Context, hall: &Hall) -> Vec<String> {
    let mut shown = Vec::new();
    for number in 1..=ROUNDS {
        let round = board::round(ctx, &hall.chief, &hall.slug, Some(number));
        shown.push(format!("{:#?}", round.map(|round| round.boards)));
        let window = Window::default();
        let view = standings::standings(ctx, &hall.chief, &hall.slug, Some(number), None, &window);
        shown.push(format!(
            "{:#?}",
            view.map(|view| (view.provisional, view.lines))
        ));
    }
    shown
}

/// One act of the chief arbiter or of a deputy, on any board of any round; many are refused.
fn act(hall: &Hall, other: &Actor, dice: &mut Dice, step: u64) {
    let actor = if dice.per_mille(500) {
        &hall.chief
    } else {
        other
    };
    let number = u8::try_from(dice.between(1, u16::from(ROUNDS))).unwrap();
    let key = format!("key-{step}");
    if dice.per_mille(60) {
        let entry = *dice.pick(&hall.entries).unwrap();
        drop(entries::withdraw(&hall.ctx, actor, None, &hall.slug, entry));
    }
    if dice.per_mille(150) {
        let what = Undo::Request(format!("key-{}", step.saturating_sub(1)));
        drop(undo::undo(&hall.ctx, actor, None, &hall.slug, &what));
        return;
    }
    let Ok(round) = board::round(&hall.ctx, actor, &hall.slug, Some(number)) else {
        return;
    };
    let Some(line) = dice.pick(&round.boards).cloned() else {
        return;
    };
    let old = i32::from(dice.per_mille(250));
    let input = RecordResult {
        pairing: line.pairing,
        version: line.version - old,
        result: *dice.pick(&VALUES).unwrap(),
        reason: None,
        confirmed: dice.per_mille(500).then(|| "read wrongly".to_owned()),
    };
    let seen = Seen::default();
    drop(results::record(
        &hall.ctx,
        actor,
        Some(&key),
        &hall.slug,
        &input,
        &seen,
    ));
}

/// Draws on every board that is still open, and where two values stand.
fn finish(hall: &Hall, round: u8) {
    let Ok(view) = board::round(&hall.ctx, &hall.chief, &hall.slug, Some(round)) else {
        return;
    };
    for board in view.boards {
        let stands = board.result.or(Some(Draw));
        let seen = (board.pairing, board.version);
        drop(hall.record(&hall.chief, None, seen, stands));
    }
}

#[test]
fn heavy_what_is_kept_for_reading_is_what_the_data_say() {
    let (mut changes, mut pairs) = (0, 0);
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let hall = Hall::new(7, ROUNDS);
        let deputy = hall.deputy("dora");
        let mut before = Vec::new();
        for step in 0..60 {
            if step % 15 == 0 {
                let next = u8::try_from(step / 15 + 1).unwrap();
                if next > 1 {
                    finish(&hall, next - 1);
                }
                if hall.draft(next).and_then(|()| hall.publish(next)).is_ok() {
                    pairs += 1;
                }
            }
            for _ in 0..dice.between(1, 3) {
                act(&hall, &deputy, &mut dice, step);
            }
            let warm = shown(&hall.ctx, &hall);
            let cold = Context::open(&hall.file(), Clock::System).unwrap();
            let cold = shown(&cold, &hall);
            assert_eq!(warm, cold, "seed {seed}, step {step}");
            changes += usize::from(warm != before);
            before = warm;
        }
    }
    assert!(
        pairs >= 8 && changes > 100,
        "{pairs} rounds, {changes} changes"
    );
}
