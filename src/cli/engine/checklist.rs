//! `-l`: the facts that the engine uses about each player of the round, one player on each line.

use std::fmt::Write as _;

use crate::{
    cli::files,
    event::{Colour, RoundNumber, Tpn},
    formats::trf::Trf,
    pairing::{
        Engine,
        dutch::{self, Float, Preference, Strength},
    },
};

/// The players by bracket: number, points, colour preference (`W` absolute, `w` strong, `(w)` mild), opponent with the colour
/// given, and the float in this round.
pub fn text(report: &Trf, round: RoundNumber, engine: Engine) -> String {
    let mut text = format!(
        "{:>4} {:>5} {:<4} {:>6} {}\n",
        "ID", "Pts", "Pref", "Pair", "Float"
    );
    // A schedule uses nothing but the players' numbers.
    let Some(edition) = engine.in_round(&report.table, round).dutch_edition() else {
        return text;
    };
    let Ok(found) = dutch::report(&report.table, round, edition) else {
        return text;
    };
    let points = |tpn: Tpn| report.table.score_after(tpn, round.get() - 1);
    let own = |tpn: Tpn| files::number(report, tpn);
    for bracket in &found.brackets {
        let _ = writeln!(text, "bracket {}", bracket.score);
        for board in &bracket.pairs {
            let (pair, [white, black]) = (board.pair, board.floats);
            for (tpn, opponent, colour, wish, float) in [
                (pair.white, pair.black, 'w', board.white, white),
                (pair.black, pair.white, 'b', board.black, black),
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
    if let Some(tpn) = found.bye {
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
