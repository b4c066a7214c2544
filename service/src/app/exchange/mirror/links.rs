//! The links through which halls write to a site. Accounts that may make tournaments make, list and remove them.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Following, Problem, Refusal,
        SignedIn,
        access::{self, Action},
        deed::{OfHall, OfHallLink},
    },
    auth::Token,
    store::{
        Conn,
        rows::{
            self,
            mirrored::{self, HallLinkRow, MirroredRow},
        },
    },
};

/// Path to which halls write.
pub const PATH: &str = "/hall";
/// Field of the form for the name.
pub const NAME: &str = "hall_name";
/// Maximum characters of a name.
const LONGEST: usize = 60;
/// Maximum links of an account.
const MOST: usize = 20;
/// Maximum followed tournaments on the page.
const MOST_SHOWN: i64 = 200;

/// A link as its page shows it. No page shows the secret.
#[derive(Clone, Debug)]
pub struct LinkLine {
    /// Number of the link.
    pub id: i32,
    /// Name that its owner gave to the link.
    pub name: String,
    /// When it was made, in UTC.
    pub made_at: NaiveDateTime,
    /// When a hall last used it, in UTC.
    pub used_at: Option<NaiveDateTime>,
}

/// A tournament that follows a hall.
#[derive(Clone, Debug)]
pub struct FollowedLine {
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// The machine that it follows.
    pub following: Following,
}

/// The links of an account, and the tournaments that follow through them.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The links, the oldest first.
    pub links: Vec<LinkLine>,
    /// The following tournaments, the newest first.
    pub followed: Vec<FollowedLine>,
}

fn own(actor: &Actor) -> Result<i32, AppError> {
    let user = actor.user.as_ref().ok_or(AppError::SignInNeeded)?;
    Ok(user.id)
}

/// The actor's links.
///
/// # Errors
/// Not allowed to make tournaments.
pub fn of_account(ctx: &Context, actor: &Actor) -> Result<Links, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::CreateTournament)?;
        let user = own(actor)?;
        let links = mirrored::links_of(conn, user)?.into_iter();
        let followed = mirrored::of_user(conn, user, MOST_SHOWN)?.into_iter();
        Ok(Links {
            links: links
                .map(|row| LinkLine {
                    id: row.id,
                    name: row.name,
                    made_at: row.made_at,
                    used_at: row.used_at,
                })
                .collect(),
            followed: followed
                .map(|(row, slug, name)| FollowedLine {
                    following: Following::of(&row),
                    slug,
                    name,
                })
                .collect(),
        })
    })
}

/// Makes a link. Only the answer contains its secret.
///
/// # Errors
/// Not allowed to make tournaments; no name; too many links.
pub fn make(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    name: &str,
) -> Result<Done<Token>, AppError> {
    let mut checks = Checks::default();
    let name = checks.required(NAME, name, LONGEST);
    let now = ctx.clock.now();
    let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    ctx.write(actor, Action::CreateTournament, key, |conn| {
        let user = own(actor)?;
        if mirrored::links_of(conn, user)?.len() >= MOST {
            let (key, value) = ("problem-halls-most", MOST.to_string());
            checks.refuse(NAME, Problem::Because { key, value });
        }
        checks.finish()?;
        let link = mirrored::insert_link(conn, user, (&name, &token.hash()), now)?;
        Ok(Audited {
            value: token,
            deed: Deed::HallLinkMade(OfHallLink { user, link, name }),
        })
    })
}

/// Removes a link, so that no hall can write through it. Tournaments that followed through it stay as they are.
///
/// # Errors
/// No such link of this actor.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    link: i32,
) -> Result<Done<()>, AppError> {
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        let user = own(actor)?;
        let mut links = mirrored::links_of(conn, user)?.into_iter();
        let row = links.find(|row| row.id == link).ok_or(AppError::NotFound)?;
        mirrored::delete_link(conn, link)?;
        Ok(Audited {
            value: (),
            deed: Deed::HallLinkRemoved(OfHallLink {
                user,
                link,
                name: row.name,
            }),
        })
    })
}

/// Stops a tournament from following. It stays as it is, and another machine of the event may begin a new copy.
///
/// # Errors
/// It follows no machine; neither chief arbiter nor administrator.
pub fn let_go(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_mirrored(actor, Action::DirectTournament(id), key, |conn| {
        let row = mirrored::of_tournament(conn, id)?;
        let row = row.filter(|row| !row.event.is_empty());
        let row = row.ok_or(AppError::NotFound)?;
        let machine = row.machine.clone();
        let event = String::new();
        mirrored::put(conn, &MirroredRow { event, ..row })?;
        Ok(Audited {
            value: (),
            deed: Deed::HallLetGo(OfHall { machine }),
        })
    })
}

/// The account through whose link a hall writes, as an actor.
///
/// # Errors
/// No such link, or its account was disabled.
pub(super) fn opened(conn: &mut Conn, secret: &str) -> Result<(HallLinkRow, Actor), AppError> {
    let token = Token::parse(secret).ok_or(AppError::SignInNeeded)?;
    let (link, user) =
        mirrored::link_by_hash(conn, &token.hash())?.ok_or(AppError::SignInNeeded)?;
    if user.disabled_at.is_some() {
        return Err(AppError::SignInNeeded);
    }
    let actor = Actor::signed_in(SignedIn {
        id: user.id,
        display_name: user.display_name,
        is_admin: user.is_admin,
        club_id: user.club_id,
    });
    Ok((link, actor))
}

/// Checks a link before reading anything that comes through it.
///
/// # Errors
/// No such link, or its account was disabled.
pub fn open(ctx: &Context, secret: &str) -> Result<(), AppError> {
    ctx.ask(|conn| opened(conn, secret).map(drop))
}

/// Corrects times that are in the future because this site's clock was set back.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(mirrored::set_right(conn, ctx.clock.now())?))
}

/// Marks one tournament whose hall has been silent too long; `false` if there is none. The caller repeats it. It
/// compares two times of this site's clock: now, and when the hall was last heard. The hall's clock is not used.
///
/// # Errors
/// Storage failures.
pub fn note_silence(ctx: &Context) -> Result<bool, AppError> {
    let now = ctx.clock.now();
    let since = now - chrono::Duration::minutes(SILENT_MINUTES);
    let Some(id) = ctx.ask(|conn| Ok(mirrored::silent_since(conn, since)?))? else {
        return Ok(false);
    };
    let program = Actor::program();
    let noted = ctx.write_to_mirrored(&program, Action::DirectTournament(id), None, |conn| {
        let row = mirrored::of_tournament(conn, id)?.ok_or(AppError::NotFound)?;
        if row.is_silent || row.heard_at >= since {
            // Another server was first, or the hall was heard.
            return Err(AppError::Stale);
        }
        let machine = row.machine.clone();
        let is_silent = true;
        mirrored::put(conn, &MirroredRow { is_silent, ..row })?;
        Ok(Audited {
            value: (),
            deed: Deed::HallSilent(OfHall { machine }),
        })
    });
    match noted {
        Ok(_) | Err(AppError::Stale) => Ok(true),
        Err(error) => Err(error),
    }
}

/// Minutes without a message after which a hall counts as silent.
const SILENT_MINUTES: i64 = 30;

/// The refusal of a write to a tournament that follows another machine.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn refusal(conn: &mut Conn, id: i32) -> Result<Refusal, AppError> {
    let row = rows::mirrored::of_tournament(conn, id)?.ok_or(AppError::NotFound)?;
    Ok(Refusal::Mirrored(Box::new(Following::of(&row))))
}

/// Checks that a following tournament may accept input of players to pass on, which needs a machine that it follows.
///
/// # Errors
/// [`Refusal::Mirrored`] if it no longer follows one.
pub(in crate::app) fn must_be_followed(conn: &mut Conn, id: i32) -> Result<(), AppError> {
    match rows::mirrored::of_tournament(conn, id)? {
        Some(row) if !row.event.is_empty() => Ok(()),
        _ => Err(refusal(conn, id)?.into()),
    }
}
