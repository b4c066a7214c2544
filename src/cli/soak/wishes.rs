//! The properties of a random tournament: its system, its size, its sides.

use crate::pairing::{
    Engine,
    dutch::Edition,
    generate::{Dice, Wishes},
    knock_out::{Cup, Games, Lives},
    round_robin::{Schedule, Table},
};

/// The shape of a tournament: one of sixteen has sides; half of the others are tiny, so that almost everybody plays everybody.
pub(super) fn wishes(dice: &mut Dice, players: u16) -> Wishes {
    if dice.per_mille(60) {
        return of_sides(dice, players);
    }
    let tiny = dice.per_mille(500);
    let participants = dice.between(4, if tiny { players.min(14) } else { players });
    let most = if tiny {
        participants - 1
    } else {
        (participants / 2 + 2).min(13)
    };
    let rounds = dice.between(most.min(3), most);
    let engine = engine(dice);
    let games = if engine == Engine::DoubleSwiss { 2 } else { 1 };
    Wishes {
        participants: Some(participants),
        rounds: u8::try_from(rounds * games).ok(),
        engine,
        ..Wishes::default()
    }
}

/// Sides whose members do not meet each other: two sides, or several in one of three systems, usually in one cycle.
pub(super) fn of_sides(dice: &mut Dice, players: u16) -> Wishes {
    let several = dice.between(3, (players / 2).clamp(3, 9));
    let sides = u8::try_from(several).unwrap_or(3);
    // The Molter system needs an even number of members in each side.
    let systems = if players < 6 { 3 } else { 4 };
    let (table, participants) = match dice.below(systems) {
        0 => {
            let table = Table::Scheveningen;
            (table, 2 * dice.between(2, (players / 2).min(20)))
        }
        1 => {
            let most = (players / several).clamp(1, 6);
            (Table::Schiller { sides }, several * dice.between(1, most))
        }
        2 => {
            let most = (players / several).clamp(1, 12);
            (Table::Hutton { sides }, several * dice.between(1, most))
        }
        _ => {
            let rounds = u8::try_from(dice.between(1, several - 1)).unwrap_or(1);
            let couples = dice.between(1, (players / several / 2).clamp(1, 5));
            (Table::Molter { sides, rounds }, several * 2 * couples)
        }
    };
    let cycles = if dice.per_mille(700) { 1 } else { 2 };
    let schedule = Schedule::new(cycles, 1, true).unwrap_or_default().of(table);
    // In the Molter system nobody meets a side twice.
    let is_once = matches!(table, Table::Molter { .. }) || schedule.rounds(participants).is_none();
    let schedule = match is_once {
        true => Schedule::SINGLE.of(table),
        false => schedule,
    };
    Wishes {
        participants: Some(participants),
        engine: Engine::RoundRobin(schedule),
        ..Wishes::default()
    }
}

/// The engine, drawn step by step, each time from what remains: one of ten is a round robin, one of twenty a knock-out, one of
/// ten Dubov, one of ten Burstein, one of ten Double-Swiss, one of ten Lim. Of the rest a quarter uses the edition of 2017.
fn engine(dice: &mut Dice) -> Engine {
    if dice.per_mille(100) {
        let cycles = u8::try_from(dice.between(1, 3)).unwrap_or(1);
        let schedule = Schedule::new(cycles, 1, dice.per_mille(500));
        return Engine::RoundRobin(schedule.unwrap_or_default());
    }
    if dice.per_mille(50) {
        let games = if dice.per_mille(500) {
            Games::Two
        } else {
            Games::One
        };
        let lives = if dice.per_mille(500) {
            Lives::Two
        } else {
            Lives::One
        };
        return Engine::KnockOut(Cup {
            third_place: lives == Lives::One && dice.per_mille(500),
            games,
            lives,
        });
    }
    if dice.per_mille(100) {
        return Engine::Dubov;
    }
    if dice.per_mille(100) {
        return Engine::Burstein;
    }
    if dice.per_mille(100) {
        return Engine::DoubleSwiss;
    }
    if dice.per_mille(100) {
        return Engine::Lim;
    }
    Engine::Dutch(if dice.per_mille(250) {
        Edition::Fide2017
    } else {
        Edition::Fide2026
    })
}
