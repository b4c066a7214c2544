//! Events of an account: log-ins, refused ones, links, passwords.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action},
        deed::{Area, Deed, DeedKind, Subject, Written},
    },
    store::rows::{self, audit::AuditRow},
};

/// Events on one page.
pub const EVENTS_A_PAGE: usize = 50;

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountEvent {
    /// When it happened, in UTC.
    pub at: NaiveDateTime,
    /// Code of the action, such as `session.refuse`.
    pub action: String,
    /// Name of the person who did it, as shown; `visitor` before the log-in.
    pub actor: String,
    /// Further details: name and address of a log-in, number of ended sessions; otherwise empty.
    pub detail: String,
}

/// A page of an account's events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountEvents {
    /// Name of the account's owner, as shown.
    pub owner: String,
    /// Number of all events of the account.
    pub total: usize,
    /// The events on this page, the newest first.
    pub events: Vec<AccountEvent>,
}

/// The events of an account; the actor's own if `user` is `None`. Pages are numbered from 1.
///
/// # Errors
/// Nobody is logged in; another's account for everybody except administrators; no such account.
pub fn events(
    ctx: &Context,
    actor: &Actor,
    user: Option<i32>,
    page: usize,
) -> Result<AccountEvents, AppError> {
    let me = access::signed_in(actor)?.id;
    let user = user.unwrap_or(me);
    ctx.read(|conn| {
        if user != me {
            access::require(conn, actor, Action::Administer)?;
        }
        let owner = rows::users::by_id(conn, user)?.display_name;
        let subject = Subject::User(Some(user)).to_string();
        let total = rows::audit::count_of_subject(conn, &subject)?;
        let size = i64::try_from(EVENTS_A_PAGE).unwrap_or(i64::MAX);
        let last = (total - 1).max(0) / size;
        let page = i64::try_from(page.max(1) - 1).unwrap_or(last).min(last);
        let found = rows::audit::newest_of_subject(conn, &subject, (page * size, size))?;
        Ok(AccountEvents {
            owner,
            total: usize::try_from(total).unwrap_or(0),
            events: found
                .into_iter()
                .map(|row| AccountEvent {
                    at: row.at,
                    detail: detail(&row),
                    action: row.action,
                    actor: row.actor,
                })
                .collect(),
        })
    })
}

fn detail(row: &AuditRow) -> String {
    let kind = DeedKind::from_code(&row.action);
    let tells =
        kind.is_some_and(|kind| kind.area() == Area::Door || kind == DeedKind::SessionEnded);
    match Written::of(row) {
        // For other events older programs wrote the owner's own name, which adds nothing.
        Written::Old(_, after) if tells => after,
        Written::Old(..) => String::new(),
        Written::Deed(deed) => match *deed {
            Deed::SessionEnded(ended) => ended.ended.to_string(),
            _ => String::new(),
        },
    }
}
