//! Which club is meant by whoever writes its number, or words of its name.

use crate::{
    app::{AppError, Context, FieldError, Problem, fold},
    store::{
        Conn,
        rows::{self, club_lists::NamedClub},
    },
};

use super::words::words;

/// Clubs that are offered where several are meant.
const OFFERED: usize = 20;

/// A club as it was written into a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedClub {
    /// Its number, or words of its name and town, each perhaps its beginning alone; empty for none.
    pub text: String,
    /// Of several clubs that were offered the one that was chosen. It counts as long as the text fits it.
    pub chosen: Option<i32>,
    /// The club that stood in the form at first. It is meant as long as nobody changes the text.
    pub before: Option<i32>,
}

fn refused(key: &'static str, text: &str) -> AppError {
    let value = text.to_owned();
    AppError::Fields(vec![FieldError {
        field: "club",
        problem: Problem::Because { key, value },
    }])
}

/// Name and town.
fn named(name: &str, town: &str) -> String {
    format!("{name}, {town}")
}

/// The approved clubs that a text may mean, by name: one more than are offered at most.
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

/// The number of the club that is meant; none where nothing was written.
///
/// # Errors
/// Field `club`: no approved club is meant, or several and none was chosen.
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

/// Does `work` with the club that is meant. Where none is meant nothing is done, and what else is wrong in the form is told together with
/// the club: `others` looks at the other fields, and whether the actor may do this, and writes nothing.
///
/// # Errors
/// Field `club`: no approved club is meant, or several and none was chosen; what `others` or `work` refuse.
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

/// Number and name with town of the clubs that a text may mean, by name; not all of very many.
///
/// # Errors
/// Storage failures.
pub fn offered(ctx: &Context, text: &str) -> Result<Vec<(i32, String)>, AppError> {
    let mut clubs = ctx.read(|conn| found(conn, text.trim()))?;
    clubs.truncate(OFFERED);
    Ok(clubs)
}

/// Name and town of a club, as a form shows which one it is.
///
/// # Errors
/// No such club.
pub fn label(ctx: &Context, id: i32) -> Result<String, AppError> {
    ctx.read(|conn| {
        let club = rows::clubs::by_id(conn, id)?;
        Ok(named(&club.name, &club.town))
    })
}
