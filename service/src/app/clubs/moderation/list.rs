//! The list of clubs for administrators and moderators, and one club with all its data.

use std::{collections::BTreeMap, ops::Range};

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        clubs::{
            ClubInput, SimilarClub, secretaries, secretaries::SecretaryLine, similar::similar,
            words::words,
        },
        fold, organisers,
        window::{counted, offset_and_limit},
    },
    event::ClubStatus,
    store::{
        Conn,
        rows::{
            self,
            club_decisions::{Asked, Charge},
            clubs::ClubRow,
        },
    },
};

use super::{charge_of, must_have};

/// A search in the list; an empty text finds everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModerationQuery {
    /// The state; `None` for any.
    pub status: Option<ClubStatus>,
    /// Name of a region.
    pub region: String,
    /// Words, or beginnings of words, of name or town.
    pub text: String,
}

/// A club in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeratedLine {
    /// Number of the club.
    pub id: i32,
    /// Row version, needed for the decision.
    pub version: i32,
    /// Name of the club.
    pub name: String,
    /// Town of its seat.
    pub town: String,
    /// Province; the country for a club abroad.
    pub province: String,
    /// Region; empty abroad.
    pub region: String,
    /// State of the club.
    pub status: ClubStatus,
    /// Reason of the suspension; empty if it is not suspended.
    pub suspended_for: String,
    /// When it was registered, in UTC.
    pub sent: NaiveDateTime,
    /// Number of its players in the registry.
    pub players: i64,
}

/// The clubs found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moderation {
    /// The regions that the reader moderates; `None` for all.
    pub regions: Option<Vec<String>>,
    /// Number of clubs that wait for a decision, without regard to the search.
    pub waiting: usize,
    /// Number of clubs found.
    pub found: usize,
    /// Positions of the window: waiting clubs first, the oldest before the others; then by name.
    pub shown: Range<usize>,
    /// The clubs of the window.
    pub clubs: Vec<ModeratedLine>,
}

/// The clubs that match `query`: their number, and those in `range`.
///
/// # Errors
/// Neither an administrator nor a moderator.
pub fn list(
    ctx: &Context,
    actor: &Actor,
    query: &ModerationQuery,
    range: impl FnOnce(usize) -> Range<usize>,
) -> Result<Moderation, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::ModerateClubs)?;
        let charge = charge_of(conn, actor)?;
        let waiting = Asked {
            charge: &charge,
            status: Some(ClubStatus::Pending),
            region: "",
            words: &[],
        };
        let waiting = counted(rows::club_decisions::count(conn, &waiting)?);
        let folded = fold(&query.text);
        let asked = Asked {
            charge: &charge,
            status: query.status,
            region: &query.region,
            words: &words(&folded),
        };
        let found = counted(rows::club_decisions::count(conn, &asked)?);
        let shown = range(found);
        let rows = rows::club_decisions::window(conn, &asked, offset_and_limit(&shown))?;
        let numbers: Vec<i32> = rows.iter().map(|row| row.id).collect();
        let players = rows::players::count_of_clubs(conn, &numbers)?;
        let players: BTreeMap<i32, i64> = players.into_iter().collect();
        let line = |row: &ClubRow| ModeratedLine {
            id: row.id,
            version: row.version,
            name: row.name.clone(),
            town: row.town.clone(),
            province: match row.province.as_str() {
                "" => row.country.clone(),
                province => province.to_owned(),
            },
            region: row.region.clone(),
            status: row.status,
            suspended_for: row.suspended_for.clone(),
            sent: row.created_at,
            players: players.get(&row.id).copied().unwrap_or(0),
        };
        Ok(Moderation {
            clubs: rows.iter().map(line).collect(),
            regions: regions_of(conn, charge)?,
            waiting,
            found,
            shown,
        })
    })
}

/// The regions to choose from in the search; `None` for all regions of Italy and clubs abroad.
fn regions_of(conn: &mut Conn, charge: Charge) -> Result<Option<Vec<String>>, AppError> {
    Ok(match charge {
        Charge::All => None,
        Charge::Of {
            regions: Some(regions),
            ..
        } => Some(regions),
        Charge::Of { organiser, .. } => {
            let ground = organisers::of_number(conn, organiser)?;
            Some(ground.region_names())
        }
    })
}

/// A club with everything that helps to decide about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModeratedClub {
    /// The club as in the list.
    pub line: ModeratedLine,
    /// The data that were sent.
    pub input: ClubInput,
    /// Other clubs of the town that may be the same one.
    pub similar: Vec<SimilarClub>,
    /// Whether somebody followed the link that was sent to its e-mail.
    pub is_proved: bool,
    pub secretaries: Vec<SecretaryLine>,
    /// Number and name of the club that it is now part of.
    pub merged_into: Option<(i32, String)>,
}

/// One club with all its data.
///
/// # Errors
/// Neither an administrator nor a moderator of its region; no such club.
pub fn one(ctx: &Context, actor: &Actor, id: i32) -> Result<ModeratedClub, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::ModerateClubs)?;
        let row = rows::clubs::by_id(conn, id)?;
        must_have(&charge_of(conn, actor)?, &row)?;
        let mut similar = similar(conn, &row.name, &row.town)?;
        similar.retain(|other| other.id != id);
        let merged_into = match row.merged_into {
            Some(into) => Some((into, rows::clubs::by_id(conn, into)?.name)),
            None => None,
        };
        let counted = rows::players::count_of_clubs(conn, &[id])?;
        Ok(ModeratedClub {
            line: ModeratedLine {
                id,
                version: row.version,
                name: row.name.clone(),
                town: row.town.clone(),
                province: row.province.clone(),
                region: row.region.clone(),
                status: row.status,
                suspended_for: row.suspended_for.clone(),
                sent: row.created_at,
                players: counted.first().map_or(0, |(_, players)| *players),
            },
            similar,
            is_proved: row.proved_at.is_some(),
            secretaries: secretaries::of_club(conn, id)?,
            merged_into,
            input: ClubInput::of(row),
        })
    })
}
