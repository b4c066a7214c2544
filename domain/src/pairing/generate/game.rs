//! The result of one pairing.

use super::{dice::Dice, expectation::expected_percent, options::Options};
use crate::event::{BoardResult, Elo};

/// A forfeit, an odd result, or one by the expected score.
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
    // Expected score = wins + half the draws, all in thousandths; draws shrink with the weaker side's chance.
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
