//! Finds the club that somebody means by its number or by words of its name.

use crate::{
    app::{AppError, Context, FieldError, Problem, fold},
    store::{
        Conn,
        rows::{self, club_lists::NamedClub},
    },
};

use super::words::words;

/// Maximum clubs that are offered if several fit.
const OFFERED: usize = 20;

/// A club as it was typed into a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedClub {
    /// Its number, or words or beginnings of words of its name and town; empty for none.
    pub text: String,
    /// The club chosen from those that were offered. It counts as long as it fits the text.
    pub chosen: Option<i32>,
    /// The club that the form showed at first. It counts as long as nobody changes the text.
    pub before: Option<i32>,
}

fn refused(key: &'static str, text: &str) -> AppError {
    let value = text.to_owned();
    AppError::Fields(vec![FieldError {
        field: "club",
        problem: Problem::Because { key, value },
    }])
}

/// Name with town.
fn named(name: &str, town: &str) -> String {
    format!("{name}, {town}")
}

/// The approved clubs that fit a text, by name; at most one more than are offered.
fn found(conn: &mut Conn, text: &str) -> Result<Vec<(i32, String)>, AppError> {
    let with_name = |club: NamedClub| (club.id, named(&club.name, &club.town));
    if let Ok(number) = text.parse()
        && let Some(club) = rows::club_lists::of_number(conn, number)?
    {
        return Ok(vec![with_name(club)]);
    }
    let folded = fold(text);
    let words = words(&folded);
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let most = i64::try_from(OFFERED + 1).unwrap_or(i64::MAX);
    let clubs = rows::club_lists::with_words(conn, &words, most)?;
    Ok(clubs.into_iter().map(with_name).collect())
}

/// The number of the club that is meant; `None` for an empty text.
///
/// # Errors
/// Field `club`: no approved club fits, or several fit and none was chosen.
fn meant(ctx: &Context, typed: &TypedClub) -> Result<Option<i32>, AppError> {
    let text = typed.text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    ctx.read(|conn| {
        if let Some(before) = typed.before {
            let club = rows::clubs::by_id(conn, before)?;
            if fold(&named(&club.name, &club.town)) == fold(text) {
                return Ok(Some(before));
            }
        }
        let found = found(conn, text)?;
        let chosen = found.iter().find(|(id, _)| typed.chosen == Some(*id));
        match (chosen, found.as_slice()) {
            (Some((id, _)), _) | (None, [(id, _)]) => Ok(Some(*id)),
            (None, []) => Err(refused("problem-club-none", text)),
            (None, several) if several.len() > OFFERED => Err(refused("problem-club-many", text)),
            (None, _) => Err(refused("problem-club-several", text)),
        }
    })
}

/// Calls `work` with the club that is meant. If no club can be found, it does nothing and reports that together with
/// the other problems of the form. `others` checks the other fields and whether the actor may do this, and writes
/// nothing.
///
/// # Errors
/// Field `club`: no approved club fits, or several fit and none was chosen; the errors of `others` and `work`.
pub fn with_meant<T>(
    ctx: &Context,
    typed: &TypedClub,
    others: impl FnOnce() -> Result<(), AppError>,
    work: impl FnOnce(Option<i32>) -> Result<T, AppError>,
) -> Result<T, AppError> {
    match meant(ctx, typed) {
        Ok(club) => work(club),
        Err(AppError::Fields(club)) => Err(AppError::beside(others(), club)),
        Err(error) => Err(error),
    }
}

/// Number, and name with town, of the clubs that fit a text, by name; only the first ones if there are many.
///
/// # Errors
/// Storage failures.
pub fn offered(ctx: &Context, text: &str) -> Result<Vec<(i32, String)>, AppError> {
    let mut clubs = ctx.read(|conn| found(conn, text.trim()))?;
    clubs.truncate(OFFERED);
    Ok(clubs)
}

/// Name and town of a club, as a form shows it.
///
/// # Errors
/// No such club.
pub fn label(ctx: &Context, id: i32) -> Result<String, AppError> {
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, id)?;
        Ok(named(&club.name, &club.town))
    })
}
