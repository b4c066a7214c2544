//! The value of every criterion for a bracket that has been paired, for explanations.

use std::cmp::Reverse;

use super::{
    Edition,
    cost::{ColourViolations, floated},
    field::Field,
    float::Float,
    rounds::Made,
};

/// A criterion of C.04.3, by what it counts. Each comment gives its number in the editions of 2026 and 2017.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Criterion {
    /// C5: score of the player with the bye.
    ByeScore,
    /// C6; C.5: number of downfloaters.
    Downfloaters,
    /// C7: scores of the downfloaters; C.6: pairing score differences.
    DownfloaterScores,
    /// C8; C.7: number and scores, or score differences, of downfloaters of the following bracket.
    FollowingBracket,
    /// C9: unplayed games of the player with the bye.
    UnplayedGames,
    /// C10; C.8: colour differences beyond two.
    ColourDifference,
    /// C11; C.9: the same colour three times in a row.
    ThirdColour,
    /// C12; C.10: colour preferences not granted.
    ColourPreference,
    /// C13; C.11: strong colour preferences not granted.
    StrongPreference,
    /// C14; C.12: downfloats repeated from the previous round.
    Downfloat,
    /// C15; C.13: upfloats repeated from the previous round.
    Upfloat,
    /// C16; C.14: downfloats repeated from two rounds before.
    EarlierDownfloat,
    /// C17; C.15: upfloats repeated from two rounds before.
    EarlierUpfloat,
    /// C18; C.16: score differences of [`Criterion::Downfloat`].
    DownfloatDifference,
    /// C19; C.17: score differences of [`Criterion::Upfloat`].
    UpfloatDifference,
    /// C20; C.18: score differences of [`Criterion::EarlierDownfloat`].
    EarlierDownfloatDifference,
    /// C21; C.19: score differences of [`Criterion::EarlierUpfloat`].
    EarlierUpfloatDifference,
}

impl Criterion {
    /// Number of the criterion in the rules: `C12`, or `C.10` in the edition of 2017; empty if the edition lacks it.
    #[must_use]
    pub const fn number(self, edition: Edition) -> &'static str {
        let (new, old) = match self {
            Self::ByeScore => ("C5", ""),
            Self::Downfloaters => ("C6", "C.5"),
            Self::DownfloaterScores => ("C7", "C.6"),
            Self::FollowingBracket => ("C8", "C.7"),
            Self::UnplayedGames => ("C9", ""),
            Self::ColourDifference => ("C10", "C.8"),
            Self::ThirdColour => ("C11", "C.9"),
            Self::ColourPreference => ("C12", "C.10"),
            Self::StrongPreference => ("C13", "C.11"),
            Self::Downfloat => ("C14", "C.12"),
            Self::Upfloat => ("C15", "C.13"),
            Self::EarlierDownfloat => ("C16", "C.14"),
            Self::EarlierUpfloat => ("C17", "C.15"),
            Self::DownfloatDifference => ("C18", "C.16"),
            Self::UpfloatDifference => ("C19", "C.17"),
            Self::EarlierDownfloatDifference => ("C20", "C.18"),
            Self::EarlierUpfloatDifference => ("C21", "C.19"),
        };
        match edition {
            Edition::Fide2026 => new,
            Edition::Fide2017 => old,
        }
    }
}

/// Value of one criterion: a count, or a descending list of half-points. Less is better.
pub(super) type Value = (Criterion, Vec<i32>);

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn descending(mut list: Vec<i32>) -> Vec<i32> {
    list.sort_unstable_by_key(|value| Reverse(*value));
    list
}

/// Values of the criteria for the bracket at `place`, in order of priority.
pub(super) fn of_bracket(field: &Field, made: &[Made], place: usize) -> Vec<Value> {
    let Some(bracket) = made.get(place) else {
        return Vec::new();
    };
    let following = made.get(place + 1);
    let mut values = vec![
        (
            Criterion::Downfloaters,
            vec![count(bracket.paired.floaters.len())],
        ),
        (Criterion::DownfloaterScores, scores(field, bracket)),
        (
            Criterion::FollowingBracket,
            following.map_or_else(Vec::new, |next| {
                let mut list = vec![count(next.paired.floaters.len())];
                list.extend(scores(field, next));
                list
            }),
        ),
        (Criterion::UnplayedGames, unplayed(field, made, bracket)),
    ];
    values.extend(colours(field, bracket));
    values.extend(floats(field, bracket));
    values
}

/// C7, or in 2017 the pairing score differences (A.8).
fn scores(field: &Field, bracket: &Made) -> Vec<i32> {
    let floaters = bracket.paired.floaters.iter().map(|p| field.score(*p));
    descending(match field.edition {
        Edition::Fide2026 => floaters.collect(),
        Edition::Fide2017 => {
            let lowest = lowest(field, bracket);
            let pairs = bracket.paired.pairs.iter();
            pairs
                .map(|(a, b)| field.score(*a) - field.score(*b))
                .chain(floaters.map(|score| score - lowest + 2))
                .collect()
        }
    })
}

fn lowest(field: &Field, bracket: &Made) -> i32 {
    let all = bracket.residents.iter().chain(&bracket.mdps);
    all.map(|p| field.score(*p)).min().unwrap_or_default()
}

/// C9, if it applies: the only downfloater of the bracket gets the bye.
fn unplayed(field: &Field, made: &[Made], bracket: &Made) -> Vec<i32> {
    let bye = made.last().and_then(|last| last.paired.floaters.first());
    match (field.edition, bracket.paired.floaters.as_slice(), bye) {
        (Edition::Fide2026, [only], Some(bye)) if only == bye => field
            .players
            .get(*bye)
            .map(|player| i32::try_from(player.unplayed).unwrap_or(i32::MAX))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

fn colours(field: &Field, bracket: &Made) -> [Value; 4] {
    let mut sums = [0; 4];
    for (a, b) in &bracket.paired.pairs {
        let found = ColourViolations::of(field, *a.min(b), *a.max(b));
        let parts = [found.widened, found.tripled, found.preference, found.strong];
        for (sum, part) in sums.iter_mut().zip(parts) {
            *sum += i32::try_from(part).unwrap_or(0);
        }
    }
    let [widened, tripled, preference, strong] = sums;
    [
        (Criterion::ColourDifference, vec![widened]),
        (Criterion::ThirdColour, vec![tripled]),
        (Criterion::ColourPreference, vec![preference]),
        (Criterion::StrongPreference, vec![strong]),
    ]
}

/// Added to the score difference, in half-points, of a moved-down player who floats on, so that it is larger than all
/// differences inside the bracket (C18, C20 of 2026).
pub const DIFFERENCE_OF_FLOATER: i32 = 1000;

fn floats(field: &Field, bracket: &Made) -> Vec<Value> {
    let old = field.edition == Edition::Fide2017;
    let lowest = lowest(field, bracket);
    let mut counts = Vec::new();
    let mut differences = Vec::new();
    let names = [
        [
            (Criterion::Downfloat, Criterion::DownfloatDifference),
            (Criterion::Upfloat, Criterion::UpfloatDifference),
        ],
        [
            (
                Criterion::EarlierDownfloat,
                Criterion::EarlierDownfloatDifference,
            ),
            (
                Criterion::EarlierUpfloat,
                Criterion::EarlierUpfloatDifference,
            ),
        ],
    ];
    for (back, [down, up]) in names.into_iter().enumerate() {
        let is = |player: usize, float| {
            field
                .players
                .get(player)
                .is_some_and(|player| floated(player, float, back))
        };
        let mut down_count = 0;
        let mut down_list = Vec::new();
        let mut up_list = Vec::new();
        for (a, b) in &bracket.paired.pairs {
            let difference = field.score(*a) - field.score(*b);
            if difference > 0 {
                if is(*a, Float::Down) {
                    down_list.push(difference);
                    down_count += i32::from(old);
                }
                if is(*b, Float::Up) {
                    up_list.push(difference);
                }
            }
        }
        for floater in &bracket.paired.floaters {
            if !is(*floater, Float::Down) {
                continue;
            }
            let difference = field.score(*floater) - lowest;
            if old {
                down_count += 1;
                down_list.push(difference + 2);
            } else if bracket.residents.contains(floater) {
                down_count += 1;
            } else {
                down_list.push(DIFFERENCE_OF_FLOATER + difference);
            }
        }
        counts.push((down.0, vec![down_count]));
        counts.push((up.0, vec![count(up_list.len())]));
        differences.push((down.1, descending(down_list)));
        differences.push((up.1, descending(up_list)));
    }
    counts.extend(differences);
    counts
}

#[cfg(test)]
mod tests;
