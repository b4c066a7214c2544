//! The links by which halls write to a site: made, looked at and taken away by whoever may make tournaments there.

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

/// Where halls write.
pub const PATH: &str = "/hall";
/// The field of the form.
pub const NAME: &str = "hall_name";
/// Longest name.
const LONGEST: usize = 60;
/// Links of an account at most.
const MOST: usize = 20;
/// Followed tournaments that are shown.
const MOST_SHOWN: i64 = 200;

/// A link as its page shows it; the secret is on no page.
#[derive(Clone, Debug)]
pub struct LinkLine {
    /// Number of the link.
    pub id: i32,
    /// What its owner calls it.
    pub name: String,
    /// When it was made, UTC.
    pub made_at: NaiveDateTime,
    /// When a hall last used it, UTC.
    pub used_at: Option<NaiveDateTime>,
}

/// A tournament that follows a hall.
#[derive(Clone, Debug)]
pub struct FollowedLine {
    /// Address part.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// What it follows.
    pub following: Following,
}

/// The links of an account, and what follows by them.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The oldest first.
    pub links: Vec<LinkLine>,
    /// The newest first.
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

/// Makes a link. Its secret is in the answer and nowhere else.
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

/// Takes a link away: no hall writes by it any more. What followed by it stays as it is.
///
/// # Errors
/// No such link of the actor's.
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

/// A tournament follows nobody any more: it stays as it is, and another machine of the event begins a copy of its own.
///
/// # Errors
/// It follows nobody; neither chief arbiter nor administrator.
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

/// The account by whose link a hall writes, as an actor.
///
/// # Errors
/// No such link, or its account was closed.
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

/// Whether a link opens, before anything that comes by it is read.
///
/// # Errors
/// It does not.
pub fn open(ctx: &Context, secret: &str) -> Result<(), AppError> {
    ctx.ask(|conn| opened(conn, secret).map(drop))
}

/// Puts right what this site's clock said that was set back since: no hall was heard at a moment to come.
///
/// # Errors
/// Storage failures.
pub fn tidy(ctx: &Context) -> Result<(), AppError> {
    ctx.keep_book(|conn| Ok(mirrored::set_right(conn, ctx.clock.now())?))
}

/// Tournaments that have been silent for a while are said to be: as many as there are. What is compared are two hours of this site's clock,
/// now and when the hall was heard; what the hall's clock says has no part in it.
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

/// Minutes without a word after which a hall is silent.
const SILENT_MINUTES: i64 = 30;

/// What a tournament follows, where it does.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn refusal(conn: &mut Conn, id: i32) -> Result<Refusal, AppError> {
    let row = rows::mirrored::of_tournament(conn, id)?.ok_or(AppError::NotFound)?;
    Ok(Refusal::Mirrored(Box::new(Following::of(&row))))
}

/// Whether a tournament that follows takes what players say, to pass it on: somebody is followed.
///
/// # Errors
/// [`Refusal::Mirrored`] where nobody is any more.
pub(in crate::app) fn must_be_followed(conn: &mut Conn, id: i32) -> Result<(), AppError> {
    match rows::mirrored::of_tournament(conn, id)? {
        Some(row) if !row.event.is_empty() => Ok(()),
        _ => Err(refusal(conn, id)?.into()),
    }
}
