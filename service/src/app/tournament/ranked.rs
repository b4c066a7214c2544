//! The standings of a tournament after a round, by its rules. They are kept in memory.

use crate::{
    app::AppError,
    event::Crosstable,
    pairing::knock_out::Bracket,
    store::UnknownWord,
    tiebreak::{self, Regulations, Remaining, Standing, TieBreak},
};

use super::{Loaded, keizer};

/// Standings after a round, with their crosstable.
pub(crate) struct Ranked {
    pub table: Crosstable,
    pub standings: Vec<Standing>,
}

impl Ranked {
    /// Computes the standings of `loaded` after a round.
    pub fn after(loaded: &Loaded, after: u8) -> Result<Self, AppError> {
        let table = loaded.crosstable(after, false)?;
        let (list, regulations) = rules(loaded, after)?;
        let standings = match &before_points(loaded, &table, after) {
            Some(first) => tiebreak::standings_after(first, &table, after, &list, &regulations),
            None => tiebreak::standings(&table, after, &list, &regulations),
        };
        Ok(Self { table, standings })
    }
}

/// What ranks before the points: a number for each participant, in the order of pairing numbers; higher is better. `None` if
/// points rank first.
pub(super) fn before_points(loaded: &Loaded, table: &Crosstable, after: u8) -> Option<Vec<i64>> {
    let bracket = bracket_of(loaded, table);
    let bracket = bracket.map(|bracket| bracket.ranks(table.participants().len()));
    bracket.or_else(|| {
        let ranking = keizer::ranking_of(loaded, table, after)?;
        Some(ranking.before_points())
    })
}

/// The bracket of a knock-out, if its rounds fit one; it ranks before the points.
pub(super) fn bracket_of(loaded: &Loaded, table: &Crosstable) -> Option<Bracket> {
    let cup = loaded.cup().filter(|_| table.rounds_paired() > 0)?;
    cup.bracket(table).ok()
}

/// Reads a stored list of tie-breaks.
///
/// # Errors
/// A code that this version does not know.
pub(crate) fn parse_list(text: &str) -> Result<Vec<TieBreak>, AppError> {
    let codes = text.split(',').filter(|code| !code.is_empty());
    let known = |code: &str| {
        code.parse()
            .map_err(|_| UnknownWord::new("tournaments.tie_breaks", code))
    };
    let list: Result<_, UnknownWord> = codes.map(known).collect();
    list.map_err(AppError::Unknown)
}

/// The newest round with all results; in a schedule, whose games are played in any order, the last round.
pub(super) fn last_complete(loaded: &Loaded) -> u8 {
    let published = loaded.published();
    if loaded.course.is_schedule() {
        return published;
    }
    let first_missing = loaded.missing().iter().map(|(round, _)| *round).min();
    first_missing.map_or(published, |round| round.saturating_sub(1).min(published))
}

/// Whether the standings after a round are final: all rounds are played, no result is missing and no game is adjourned.
pub(super) fn is_final(loaded: &Loaded, after: u8) -> bool {
    after >= loaded.planned() && loaded.missing().is_empty() && loaded.adjourned().is_empty()
}

/// The event's tie-breaks in order, and its rules for them, for the standings after a round. Lots are drawn only for the final
/// standings; until then places are shared.
pub(super) fn rules(loaded: &Loaded, after: u8) -> Result<(Vec<TieBreak>, Regulations), AppError> {
    let regulations = loaded.regulations()?;
    let regulations = match regulations.remaining {
        Remaining::Lots(_) if !is_final(loaded, after) => {
            regulations.with_remaining(Remaining::Shared)
        }
        _ => regulations,
    };
    Ok((parse_list(&loaded.tournament.tie_breaks)?, regulations))
}
