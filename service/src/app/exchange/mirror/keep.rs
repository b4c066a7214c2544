//! The chief arbiter of a hall has a site follow the tournament, sees its state, stops it, starts it again or removes
//! it.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::{MirrorCodesSet, OfMirror},
        exchange::archive,
        tournament::{
            summary::Summary,
            webhooks::{
                Reach,
                address::{Fault, fault, host},
                origin,
            },
        },
    },
    auth::Token,
    store::{
        Conn,
        rows::mirrors::{self, MirrorRow, NewMirror},
    },
};

use super::links::PATH;

/// Field of the form for the link.
pub const LINK: &str = "mirror_link";
/// Maximum characters of a link.
const LONGEST: usize = 300;

/// A site that follows, as its page shows it. No page shows the secret.
#[derive(Clone, Debug)]
pub struct MirrorLine {
    /// Origin of the site.
    pub site: String,
    /// Whether it is running.
    pub is_running: bool,
    /// Address of the copy; empty before there is one.
    pub address: String,
    /// Name of the person who began it, as shown.
    pub made_by: String,
    /// When it was begun, in UTC.
    pub made_at: NaiveDateTime,
    /// When the site was last contacted, in UTC.
    pub told_at: Option<NaiveDateTime>,
    /// When the site was last up to date, in UTC.
    pub good_at: Option<NaiveDateTime>,
    /// Code for the outcome of the last turn; empty before the first.
    pub answer: String,
    /// The keeper of the machine that is followed instead, as shown, and since when, in UTC.
    pub other: Option<(String, Option<NaiveDateTime>)>,
    /// Whether the codes on papers lead to the copy.
    pub leads: bool,
}

/// The page of the site that follows a tournament.
#[derive(Clone, Debug)]
pub struct Mirror {
    /// The tournament.
    pub summary: Summary,
    /// The reader's role in the tournament.
    pub role: Option<TournamentRole>,
    /// The site; `None` if none follows.
    pub mirror: Option<MirrorLine>,
}

/// The site of a tournament, with its state.
///
/// # Errors
/// Not the chief arbiter.
pub fn of_tournament(ctx: &Context, actor: &Actor, slug: &str) -> Result<Mirror, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let mirror = mirrors::of_tournament(conn, id)?.map(|row| MirrorLine {
            other: (!row.other.is_empty()).then_some((row.other, row.other_since)),
            site: row.site,
            is_running: row.is_running,
            address: row.address,
            made_by: row.made_by,
            made_at: row.made_at,
            told_at: row.told_at,
            good_at: row.good_at,
            answer: row.answer,
            leads: row.leads,
        });
        Ok(Mirror {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            mirror,
        })
    })
}

/// The site and the secret of a link. Errors are noted in `checks`.
pub(super) fn check(checks: &mut Checks, typed: &str, reach: Reach) -> (String, String) {
    let link = checks.required(LINK, typed, LONGEST);
    if checks.has(LINK) {
        return Default::default();
    }
    let mut refuse = |key: &'static str| {
        let value = String::new();
        checks.refuse(LINK, Problem::Because { key, value });
        Default::default()
    };
    let Some((address, secret)) = link.split_once('#') else {
        return refuse("problem-mirror-link");
    };
    match fault(address, reach) {
        Some(Fault::Private) => return refuse("problem-webhook-private"),
        Some(Fault::Unsound) => return refuse("problem-mirror-link"),
        None => {}
    }
    let is_whole = address.ends_with(PATH) && Token::parse(secret).is_some();
    match origin(address).filter(|_| is_whole) {
        Some(site) => (site, secret.to_owned()),
        None => refuse("problem-mirror-link"),
    }
}

fn of(row: &MirrorRow) -> OfMirror {
    OfMirror {
        host: host(&row.site),
    }
}

/// Has a site follow the tournament, through a link that was made on the site.
///
/// # Errors
/// Not the chief arbiter; no such link, or a site that may not be contacted; a site follows already.
pub fn begin(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (link, reach): (&str, Reach),
) -> Result<Done<()>, AppError> {
    let mut checks = Checks::default();
    let (site, token) = check(&mut checks, link, reach);
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // The site gets full dates of birth, as in an archive.
    if !checks.has(LINK) {
        archive::note_taken(ctx, actor, slug)?;
    }
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        if mirrors::of_tournament(conn, id)?.is_some() {
            let (key, value) = ("problem-mirror-there", String::new());
            checks.refuse(LINK, Problem::Because { key, value });
        }
        checks.finish()?;
        let new = NewMirror {
            tournament: id,
            site: &site,
            token: &token,
            made_by: actor.name(),
            made_at: now,
        };
        mirrors::insert(conn, &new)?;
        Ok(Audited {
            value: (),
            deed: Deed::MirrorBegun(OfMirror { host: host(&site) }),
        })
    })
}

fn found(conn: &mut Conn, tournament: i32) -> Result<MirrorRow, AppError> {
    mirrors::of_tournament(conn, tournament)?.ok_or(AppError::NotFound)
}

/// Stops telling the site, or starts again at once, even if the site refused the last message and the next turn would
/// be an hour away. Starting again takes nothing over. A site that follows another machine refuses again, until the
/// copy's keeper stops following there ([`let_go`](super::links::let_go)). This also works for a closed tournament.
///
/// # Errors
/// Not the chief arbiter; no site follows.
pub fn set_running(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    is_running: bool,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id)?;
        mirrors::set_running(conn, id, is_running, now)?;
        Ok(Audited {
            value: (),
            deed: match is_running {
                true => Deed::MirrorGoesOn(of(&row)),
                false => Deed::MirrorStopped(of(&row)),
            },
        })
    })
}

/// Chooses where the codes on papers and screens lead: to the copy, for phones that do not reach the hall's machine, or
/// to that machine. This also works for a closed tournament.
///
/// # Errors
/// Not the chief arbiter; no site follows, or there is no copy yet.
pub fn set_codes(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    to_site: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id)?;
        if to_site && row.address.is_empty() {
            return Err(AppError::NotFound);
        }
        mirrors::set_leads(conn, id, to_site)?;
        let host = host(&row.site);
        Ok(Audited {
            value: (),
            deed: Deed::MirrorCodesSet(MirrorCodesSet { host, to_site }),
        })
    })
}

/// The address of the copy, if the codes on papers lead there.
///
/// # Errors
/// No such tournament; storage failures.
pub fn codes_lead_to(ctx: &Context, slug: &str) -> Result<Option<String>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let row = ctx.ask(|conn| Ok(mirrors::of_tournament(conn, id)?))?;
    let row = row.filter(|row| row.leads && !row.address.is_empty());
    Ok(row.map(|row| row.address))
}

/// Forgets the site and the secret. The copy on the site stays. This also works for a closed tournament.
///
/// # Errors
/// Not the chief arbiter; no site follows.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id)?;
        mirrors::delete(conn, id)?;
        Ok(Audited {
            value: (),
            deed: Deed::MirrorForgotten(of(&row)),
        })
    })
}
