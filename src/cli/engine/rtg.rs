//! `-g`: a random tournament, with a configuration of bbpPairings or similar to a model.

use std::path::Path;

use crate::{
    cli::{files, generate::report},
    event::{Elo, Points, ScoringSystem},
    formats::trf::{self, Dialect},
    pairing::{
        Engine,
        generate::{self, GenerateError, Wishes},
    },
    time::Clock,
};

use super::{
    exit::EngineExit,
    report::{read, written},
    request::{CalledSystem, Wanted},
};

/// Generates the tournament, by the named system or by that of the model, and writes it.
pub fn generate(wanted: &Wanted, system: Option<CalledSystem>) -> EngineExit {
    let mut wishes = Wishes::default();
    if system == Some(CalledSystem::Burstein) {
        wishes.engine = Engine::Burstein;
    }
    if let Some(path) = &wanted.model {
        let (model, engine) = match read(path, system) {
            Ok(read) => read,
            Err(exit) => return exit,
        };
        let ratings = model.players.iter().filter_map(|player| player.rating);
        wishes.ratings = ratings.collect();
        wishes.participants = u16::try_from(model.players.len()).ok();
        wishes.rounds = Some(model.table.rounds_planned());
        wishes.scoring = Some(model.table.scoring);
        wishes.engine = engine;
    }
    if let Some(path) = &wanted.configuration {
        let Ok(bytes) = files::read(path) else {
            return EngineExit::Access;
        };
        let text = String::from_utf8_lossy(&bytes);
        if let Err(exit) = configure(path, &text, &mut wishes) {
            return exit;
        }
    }
    let seed = wanted.seed.unwrap_or_else(|| {
        let now = Clock::System.now().and_utc().timestamp_micros();
        u64::try_from(now).unwrap_or(0) % 1_000_000_000
    });
    let options = wishes.settle(seed);
    match generate::generate(&options, seed) {
        Ok(table) => {
            let report = report(table, options.engine, seed, None);
            let text = trf::write(&report, Dialect::Trf26);
            written(files::write(Some(&wanted.output), &text))
        }
        Err(error) => {
            eprintln!("tratto: seed {seed}: {error}");
            match error {
                GenerateError::Range => EngineExit::Bad,
                GenerateError::Impossible { .. } => EngineExit::NoPairing,
                GenerateError::Contradiction(_) => EngineExit::Unexpected,
            }
        }
    }
}

/// Reads lines `Key=Value`; `#` begins a comment. A rate of `n` means one in `n`.
fn configure(path: &Path, text: &str, wishes: &mut Wishes) -> Result<(), EngineExit> {
    let mut scoring = ScoringSystem::STANDARD;
    let mut bye = None;
    let mut has_points = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let bad = |column: usize, words: &str| {
            eprintln!("{}:{number}:{column}: {words}", path.display());
            EngineExit::Bad
        };
        let (key, value) = line
            .split_once('=')
            .ok_or_else(|| bad(1, "not Key=Value"))?;
        let (key, value) = (key.trim(), value.trim());
        let column = line.find('=').map_or(1, |at| at + 2);
        let wrong = || bad(column, &format!("{key}: '{value}' is not possible"));
        let whole = || value.parse::<u16>().map_err(|_| wrong());
        let rate = || match whole()? {
            0 => Err(wrong()),
            n => Ok(Some(1000 / n)),
        };
        let rating = || Elo::new(whole()?).map(Some).map_err(|_| wrong());
        let points = || value.parse::<Points>().map_err(|_| wrong());
        match key {
            "PlayersNumber" => wishes.participants = Some(whole()?),
            "RoundsNumber" => wishes.rounds = Some(value.parse().map_err(|_| wrong())?),
            "DrawPercentage" => wishes.draws = Some(whole()?.min(100) * 10),
            "ForfeitRate" => wishes.forfeits = rate()?,
            "RetiredRate" => wishes.withdrawals = rate()?,
            "HalfPointByeRate" => wishes.half_point_byes = rate()?,
            "HighestRating" => wishes.highest_rating = rating()?,
            "LowestRating" => wishes.lowest_rating = rating()?,
            _ if key.starts_with("PointsFor") => {
                has_points = true;
                let points = points()?;
                match key {
                    "PointsForWin" => {
                        scoring.win = points;
                        scoring.forfeit_win = points;
                        scoring.full_point_bye = points;
                    }
                    "PointsForDraw" => {
                        scoring.draw = points;
                        scoring.half_point_bye = points;
                    }
                    "PointsForLoss" => scoring.loss = points,
                    "PointsForZPB" => scoring.zero_point_bye = points,
                    "PointsForForfeitLoss" => scoring.forfeit_loss = points,
                    "PointsForPAB" => bye = Some(points),
                    _ => return Err(bad(1, &format!("{key}: no such key"))),
                }
            }
            _ => return Err(bad(1, &format!("{key}: no such key"))),
        }
    }
    if has_points {
        scoring.pairing_allocated_bye = bye.unwrap_or(scoring.win);
        if scoring.win <= scoring.draw || scoring.draw < scoring.loss {
            eprintln!(
                "{}:1:1: win, draw and loss are not in descending order",
                path.display()
            );
            return Err(EngineExit::Bad);
        }
        wishes.scoring = Some(scoring);
    }
    Ok(())
}
