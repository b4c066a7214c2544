//! `-l`: the facts that the engine uses about each player of the round, one player on each line.

use std::{cmp::Ordering, fmt::Write as _};

use crate::{
    cli::files,
    event::{Colour, Crosstable, Halt, Points, RoundNumber, Tpn},
    formats::trf::Trf,
    pairing::{
        Engine, Pair, burstein,
        dutch::{self, Float, Preference, Strength},
    },
};

/// A board: the pair, the colour preferences of its two players and their floats, White's first.
struct Board {
    pair: Pair,
    wishes: [Preference; 2],
    floats: [Option<Float>; 2],
}

/// A bracket with the score of its residents.
struct Bracket {
    score: Points,
    boards: Vec<Board>,
}

/// The players by bracket: number, points, colour preference (`W` absolute, `w` strong, `(w)` mild), opponent with the colour
/// given, and the float in this round. Only the heading for systems other than the FIDE (Dutch) and the Burstein System.
pub fn text(report: &Trf, round: RoundNumber, engine: Engine) -> String {
    let mut text = format!(
        "{:>4} {:>5} {:<4} {:>6} {}\n",
        "ID", "Pts", "Pref", "Pair", "Float"
    );
    let Some((brackets, bye)) = paired(&report.table, round, engine) else {
        return text;
    };
    let points = |tpn: Tpn| report.table.score_after(tpn, round.get() - 1);
    let own = |tpn: Tpn| files::number(report, tpn);
    for bracket in &brackets {
        let _ = writeln!(text, "bracket {}", bracket.score);
        for board in &bracket.boards {
            let Pair { white, black } = board.pair;
            let [first, second] = board.wishes;
            let [of_white, of_black] = board.floats;
            for (tpn, opponent, colour, wish, float) in [
                (white, black, 'w', first, of_white),
                (black, white, 'b', second, of_black),
            ] {
                let met = format!("{}{colour}", own(opponent));
                let _ = writeln!(
                    text,
                    "{:>4} {:>5} {:<4} {met:>6} {}",
                    own(tpn),
                    points(tpn),
                    preference(wish),
                    match float {
                        Some(Float::Down) => "D",
                        Some(Float::Up) => "U",
                        None => "",
                    }
                );
            }
        }
    }
    if let Some(tpn) = bye {
        let _ = writeln!(
            text,
            "{:>4} {:>5} {:<4} {:>6} D",
            own(tpn),
            points(tpn),
            "",
            "bye"
        );
    }
    text.lines()
        .map(str::trim_end)
        .fold(String::new(), |mut all, line| {
            all.push_str(line);
            all.push('\n');
            all
        })
}

/// The brackets of the round, and the player with the bye; `None` if the round cannot be paired, and for other systems.
fn paired(
    table: &Crosstable,
    round: RoundNumber,
    engine: Engine,
) -> Option<(Vec<Bracket>, Option<Tpn>)> {
    match engine.in_round(table, round) {
        Engine::Dutch(edition) => {
            let found = dutch::report(table, round, edition).ok()?;
            let brackets = found.brackets.iter().map(|bracket| {
                let boards = bracket.pairs.iter().map(|board| Board {
                    pair: board.pair,
                    wishes: [board.white, board.black],
                    floats: board.floats,
                });
                Bracket {
                    score: bracket.score,
                    boards: boards.collect(),
                }
            });
            Some((brackets.collect(), found.bye))
        }
        Engine::Burstein => {
            let explained = burstein::Explained::until(table, round, &Halt::never()).ok()?;
            let found = explained.report();
            let brackets = found.brackets.iter().map(|bracket| {
                let boards = bracket.pairs.iter().map(|board| Board {
                    pair: board.pair,
                    wishes: [board.white, board.black],
                    floats: floats(&found, board.pair),
                });
                Bracket {
                    score: bracket.score,
                    boards: boards.collect(),
                }
            });
            Some((brackets.collect(), found.bye))
        }
        Engine::Dubov
        | Engine::Lim
        | Engine::DoubleSwiss
        | Engine::Keizer(_)
        | Engine::RoundRobin(_)
        | Engine::KnockOut(_) => None,
    }
}

/// The floats of a pair, White's first: the player with the higher score floats down, the other one up.
fn floats(found: &burstein::Report, pair: Pair) -> [Option<Float>; 2] {
    // The first bracket that lists a player is the one of their own score.
    let score = |tpn: Tpn| {
        let mut brackets = found.brackets.iter();
        let own = brackets.find(|bracket| bracket.members.contains(&tpn));
        own.map(|bracket| bracket.score)
    };
    match score(pair.white).cmp(&score(pair.black)) {
        Ordering::Greater => [Some(Float::Down), Some(Float::Up)],
        Ordering::Less => [Some(Float::Up), Some(Float::Down)],
        Ordering::Equal => [None, None],
    }
}

fn preference(wish: Preference) -> &'static str {
    match (wish.colour, wish.strength) {
        (Some(Colour::White), Strength::Absolute) => "W",
        (Some(Colour::White), Strength::Strong) => "w",
        (Some(Colour::White), _) => "(w)",
        (Some(Colour::Black), Strength::Absolute) => "B",
        (Some(Colour::Black), Strength::Strong) => "b",
        (Some(Colour::Black), _) => "(b)",
        (None, _) => "",
    }
}
