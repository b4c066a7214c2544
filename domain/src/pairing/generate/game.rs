//! The result of one pairing.

use super::{dice::Dice, expectation::expected_percent, options::Options};
use crate::event::{BoardResult, Elo};

/// Chance that a player who forfeited the first game of a match forfeits the second too, in thousandths.
const FORFEITED_AGAIN: u16 = 600;

/// A result. If it follows a forfeited `first` game of the same match, with the other colours, it is often the same forfeit.
pub(super) fn result_after(
    options: &Options,
    first: Option<BoardResult>,
    white: Elo,
    black: Elo,
    dice: &mut Dice,
) -> BoardResult {
    let again = match first {
        Some(BoardResult::WhiteWinsByForfeit) => BoardResult::BlackWinsByForfeit,
        Some(BoardResult::BlackWinsByForfeit) => BoardResult::WhiteWinsByForfeit,
        Some(BoardResult::DoubleForfeit) => BoardResult::DoubleForfeit,
        _ => return result(options, white, black, dice),
    };
    if dice.per_mille(FORFEITED_AGAIN) {
        again
    } else {
        result(options, white, black, dice)
    }
}

/// A result: a forfeit, an odd result, or one by the expected score.
pub(super) fn result(options: &Options, white: Elo, black: Elo, dice: &mut Dice) -> BoardResult {
    if dice.per_mille(options.double_forfeits) {
        return BoardResult::DoubleForfeit;
    }
    if dice.per_mille(options.forfeits) {
        return if dice.per_mille(500) {
            BoardResult::WhiteWinsByForfeit
        } else {
            BoardResult::BlackWinsByForfeit
        };
    }
    if dice.per_mille(options.odd_results) {
        return match dice.below(3) {
            0 => BoardResult::BothLose,
            1 => BoardResult::WhiteDrawsBlackLoses,
            _ => BoardResult::WhiteLosesBlackDraws,
        };
    }
    // Expected score = wins + half the draws, all in thousandths; the weaker side's chance limits the draws.
    let expected = expected_percent(white, black) * 10;
    let draws = u32::from(options.draws.min(1000)) * u32::from(expected.min(1000 - expected)) / 500;
    let draws = u16::try_from(draws).unwrap_or(0);
    let white_wins = expected - draws / 2;
    let roll = dice.below(1000);
    let rated = !dice.per_mille(options.unrated_games);
    match (roll < white_wins, roll < white_wins + draws, rated) {
        (true, _, true) => BoardResult::WhiteWins,
        (true, _, false) => BoardResult::WhiteWinsUnrated,
        (false, true, true) => BoardResult::Draw,
        (false, true, false) => BoardResult::DrawUnrated,
        (false, false, true) => BoardResult::BlackWins,
        (false, false, false) => BoardResult::BlackWinsUnrated,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// How often each result comes up, in thousandths.
    fn frequencies(options: &Options, white: u16, black: u16) -> BTreeMap<String, i32> {
        let mut dice = Dice::new(5);
        let (white, black) = (Elo::new(white).unwrap(), Elo::new(black).unwrap());
        let mut found = BTreeMap::new();
        for _ in 0..40_000 {
            let result = result(options, white, black, &mut dice);
            *found.entry(format!("{result:?}")).or_default() += 1;
        }
        found.values_mut().for_each(|count| *count /= 40);
        found
    }

    fn assert_near(found: &BTreeMap<String, i32>, expected: &[(&str, i32)]) {
        let names: Vec<&str> = expected.iter().map(|(name, _)| *name).collect();
        assert_eq!(found.keys().collect::<Vec<_>>(), names);
        for (name, thousandths) in expected {
            assert!(
                (found[*name] - thousandths).abs() <= 15,
                "{name}: {found:?}"
            );
        }
    }

    /// Wins and half the draws are the expected score; draws are rarer the more unequal the players are.
    #[test]
    fn results_come_as_often_as_asked() {
        let none = Options {
            draws: 0,
            forfeits: 0,
            double_forfeits: 0,
            ..Options::default()
        };
        let with = |change: fn(&mut Options)| {
            let mut options = none.clone();
            change(&mut options);
            options
        };
        let equal = |options: &Options| frequencies(options, 2000, 2000);
        assert_near(&equal(&none), &[("BlackWins", 500), ("WhiteWins", 500)]);
        // 92 of 100 for the higher rated.
        let unequal = with(|options| options.draws = 500);
        assert_near(
            &frequencies(&unequal, 2400, 2000),
            &[("BlackWins", 40), ("Draw", 80), ("WhiteWins", 880)],
        );
        assert_near(
            &frequencies(&none, 2000, 2400),
            &[("BlackWins", 920), ("WhiteWins", 80)],
        );
        assert_near(
            &equal(&with(|options| options.draws = 1000)),
            &[("Draw", 1000)],
        );
        let unrated = with(|options| (options.unrated_games, options.draws) = (1000, 400));
        assert_near(
            &equal(&unrated),
            &[
                ("BlackWinsUnrated", 300),
                ("DrawUnrated", 400),
                ("WhiteWinsUnrated", 300),
            ],
        );
        assert_near(
            &equal(&with(|options| options.forfeits = 1000)),
            &[("BlackWinsByForfeit", 500), ("WhiteWinsByForfeit", 500)],
        );
        assert_near(
            &equal(&with(|options| options.double_forfeits = 1000)),
            &[("DoubleForfeit", 1000)],
        );
        assert_near(
            &equal(&with(|options| options.odd_results = 1000)),
            &[
                ("BothLose", 333),
                ("WhiteDrawsBlackLoses", 333),
                ("WhiteLosesBlackDraws", 333),
            ],
        );
    }
}
