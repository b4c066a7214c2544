//! Merges a club into another one: it was registered twice, or the clubs joined.

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        clubs::words::words as beginnings,
        deed::ClubMerged,
        fold,
    },
    event::ClubStatus,
    store::rows::{self, club_decisions::Asked},
};

use super::{charge_of, must_have};

/// Maximum clubs that are offered.
const OFFERED: i64 = 20;

/// The clubs into which one may be merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeTargets {
    /// Number of the club to be merged.
    pub id: i32,
    /// Row version, needed for the write.
    pub version: i32,
    /// Name of the club.
    pub name: String,
    /// Number of players who would move with it.
    pub players: i64,
    /// Number, and name with town, of the clubs found; those of the same town first.
    pub found: Vec<(i32, String)>,
}

/// The clubs of the directory that match `words`, without `id` itself.
///
/// # Errors
/// Neither an administrator nor a moderator of its region; no such club.
pub fn targets(
    ctx: &Context,
    actor: &Actor,
    id: i32,
    words: &str,
) -> Result<MergeTargets, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::ModerateClubs)?;
        let charge = charge_of(conn, actor)?;
        let row = rows::clubs::by_id(conn, id)?;
        must_have(&charge, &row)?;
        let folded = fold(words);
        let asked = Asked {
            charge: &charge,
            status: Some(ClubStatus::Approved),
            region: "",
            words: &beginnings(&folded),
        };
        let here = (id, row.town_key.as_str());
        let others = rows::club_decisions::beside(conn, &asked, here, OFFERED)?;
        let counted = rows::players::count_of_clubs(conn, &[id])?;
        Ok(MergeTargets {
            id,
            version: row.version,
            name: row.name,
            players: counted.first().map_or(0, |(_, players)| *players),
            found: others
                .into_iter()
                .map(|other| (other.id, format!("{}, {}", other.name, other.town)))
                .collect(),
        })
    })
}

/// Merges `id` into `into`, with its players and secretaries. Its page then leads to the other one. Entries in
/// tournaments keep the club name with which they were made.
///
/// # Errors
/// [`Refusal::NoMerge`] if `into` is not in the directory or is the same club; [`Refusal::ClubDecided`] for a club that
/// was rejected or merged already; stale; neither an administrator nor a moderator of both regions.
pub fn merge(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    (id, version): (i32, i32),
    into: i32,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::ModerateClubs, key, |conn| {
        let charge = charge_of(conn, actor)?;
        let from = rows::clubs::by_id(conn, id)?;
        must_have(&charge, &from)?;
        let to = rows::clubs::by_id(conn, into)?;
        must_have(&charge, &to)?;
        if id == into || to.status != ClubStatus::Approved {
            return Err(Refusal::NoMerge.into());
        }
        if matches!(from.status, ClubStatus::Rejected | ClubStatus::Merged) {
            return Err(Refusal::ClubDecided.into());
        }
        let counted = rows::players::count_of_clubs(conn, &[id])?;
        if !rows::club_decisions::merge(conn, (id, version), into)? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::ClubMerged(ClubMerged {
                club: id,
                name: from.name,
                version,
                into,
                into_name: to.name,
                players: counted.first().map_or(0, |(_, players)| *players),
            }),
        })
    })
}
