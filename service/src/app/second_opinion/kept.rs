//! Answers that are kept because the person who sent the report asked for it: verdict, counts and codes, each at its
//! own address. They contain no name and no file. They are no decisions, and leave no row in the trail.

use chrono::{Duration, NaiveDateTime};
use sha2::{Digest as _, Sha256};

use crate::{
    app::{AppError, Context, Refusal},
    auth::Token,
    event::CheckVerdict,
    formats::trf::Trf,
    store::rows::kept_opinions::{self, KeptOpinionRow, NewKeptOpinion},
};

use super::opinion::Opinion;

/// Maximum answers that are kept within an hour, for all people together.
const AN_HOUR: usize = 120;
/// Number of letters in the address of an answer.
const CODE: usize = 16;

/// The data for the person who asked to keep an answer, given only once.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// The last part of its address.
    pub code: String,
    /// Secret with which the answer can be removed.
    pub secret: String,
}

/// A kept answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptOpinion {
    /// The verdict in one word.
    pub verdict: CheckVerdict,
    /// Code of the system that paired the rounds again (TRF record 192), with its edition; empty if none did.
    pub system: String,
    /// Number of players in the report.
    pub players: i32,
    /// Number of rounds that were paired again.
    pub rounds: i32,
    /// Number of boards and byes that differ, and of rounds for which the rules give no pairing.
    pub boards_differ: i32,
    /// The round after which it was ranked again; `None` if it was not.
    pub ranked_after: Option<i32>,
    /// Codes of the tie-breaks in the ranking, separated by commas.
    pub tie_breaks: String,
    /// Number of points and places that differ.
    pub places_differ: i32,
    /// SHA-256 of the report, by which somebody with the report can recognise it.
    pub sha256: String,
    /// When the report was checked, in UTC.
    pub made_at: NaiveDateTime,
}

impl From<KeptOpinionRow> for KeptOpinion {
    fn from(row: KeptOpinionRow) -> Self {
        Self {
            verdict: row.verdict,
            system: row.system,
            players: row.players,
            rounds: row.rounds,
            boards_differ: row.boards_differ,
            ranked_after: row.ranked_after,
            tie_breaks: row.tie_breaks,
            places_differ: row.places_differ,
            sha256: row.sha256,
            made_at: row.made_at,
        }
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The code of the system that paired again (TRF record 192), with its edition: `FIDE_DUTCH_2026`; empty if none did.
fn system_of(report: &Trf, opinion: &Opinion) -> String {
    let Ok(engine) = &opinion.engine else {
        return String::new();
    };
    let plain = report.header.paired_as().system.code192();
    let plain = plain.unwrap_or_default();
    match engine.dutch_edition() {
        Some(edition) => format!("{plain}_{}", edition.code()),
        None => plain.to_owned(),
    }
}

fn fresh() -> Result<Token, AppError> {
    Token::random().map_err(|error| AppError::System(error.to_string()))
}

/// Keeps the opinion on a report, whose bytes are `file`.
///
/// # Errors
/// [`Refusal::TooManyRequests`] if too many were kept within the hour; storage failures.
pub fn keep(
    ctx: &Context,
    file: &[u8],
    report: &Trf,
    opinion: &Opinion,
) -> Result<Keeping, AppError> {
    let (address, secret) = (fresh()?, fresh()?);
    let code: String = address.secret().chars().take(CODE).collect();
    let system = system_of(report, opinion);
    let places = opinion.places.as_ref().ok();
    let tie_breaks: Vec<String> = places
        .into_iter()
        .flat_map(|places| places.list.iter().map(ToString::to_string))
        .collect();
    let digest = Sha256::digest(file);
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let now = ctx.clock.now();
    ctx.keep_book(|conn| {
        let hour = Duration::hours(1);
        let most = i64::try_from(AN_HOUR).unwrap_or(i64::MAX);
        let times = kept_opinions::times_since(conn, now - hour, most)?;
        if times.len() >= AN_HOUR
            && let Some(first) = times.last()
        {
            let again = *first + hour;
            return Err(Refusal::TooManyRequests { again }.into());
        }
        Ok(kept_opinions::insert(
            conn,
            &NewKeptOpinion {
                code: &code,
                secret_hash: &secret.hash(),
                verdict: opinion.verdict().into(),
                system: &system,
                players: count(report.players.len()),
                rounds: i32::from(opinion.rounds),
                boards_differ: count(opinion.pairings()),
                ranked_after: places.map(|places| i32::from(places.after)),
                tie_breaks: &tie_breaks.join(","),
                places_differ: count(opinion.standings()),
                sha256: &digest,
                made_at: now,
            },
        )?)
    })?;
    Ok(Keeping {
        code,
        secret: secret.secret().to_owned(),
    })
}

/// The answer that is kept at an address.
///
/// # Errors
/// [`AppError::NotFound`] if there is none or it was removed.
pub fn kept(ctx: &Context, code: &str) -> Result<KeptOpinion, AppError> {
    ctx.read(|conn| Ok(kept_opinions::by_code(conn, code)?.into()))
}

/// The answer that is kept at an address, for somebody who has its secret.
///
/// # Errors
/// [`AppError::NotFound`] if there is none or the secret is wrong.
pub fn removable(ctx: &Context, code: &str, secret: &str) -> Result<KeptOpinion, AppError> {
    Ok(held(ctx, code, secret)?.into())
}

fn held(ctx: &Context, code: &str, secret: &str) -> Result<KeptOpinionRow, AppError> {
    let secret = Token::parse(secret).ok_or(AppError::NotFound)?;
    let row = ctx.read(|conn| Ok(kept_opinions::by_code(conn, code)?))?;
    match row.secret_hash == secret.hash() {
        true => Ok(row),
        false => Err(AppError::NotFound),
    }
}

/// Removes an answer for good.
///
/// # Errors
/// [`AppError::NotFound`] if there is none or the secret is wrong.
pub fn remove(ctx: &Context, code: &str, secret: &str) -> Result<(), AppError> {
    let row = held(ctx, code, secret)?;
    ctx.keep_book(|conn| Ok(kept_opinions::delete(conn, row.id)?))
}
