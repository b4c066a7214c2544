//! The chief arbiter names servers, looks at what they answered, tries one, takes one away.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::OfWebhook,
        tournament::summary::Summary,
    },
    auth::SigningKey,
    event::{DeliveryState, WebhookEvent},
    store::{
        Conn,
        rows::webhooks::{self, MessageRow, WebhookRow},
    },
};

use super::{
    address::{self, Reach},
    note,
    sending::Answer,
};

/// Servers that a tournament may tell.
const MOST: usize = 5;
/// Messages that the page shows of each.
const SHOWN: i64 = 10;

/// A message as its list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageLine {
    /// What happened.
    pub event: WebhookEvent,
    /// The round that it is about.
    pub round: Option<i32>,
    /// The board that it is about.
    pub board: Option<i32>,
    /// What became of it.
    pub state: DeliveryState,
    /// When it happened, UTC.
    pub at: NaiveDateTime,
    /// When the next try is due, UTC.
    pub due_at: NaiveDateTime,
    /// Tries so far.
    pub tries: i32,
    /// The last answer, where it was tried.
    pub answer: Option<Answer>,
}

impl From<MessageRow> for MessageLine {
    fn from(row: MessageRow) -> Self {
        Self {
            event: row.event,
            round: row.round,
            board: row.board,
            state: row.state,
            at: row.happened_at,
            due_at: row.due_at,
            tries: row.tries,
            answer: Answer::from_code(&row.answer),
        }
    }
}

/// A server as its list shows it; the secret is shown when it is named, and never again.
#[derive(Clone, Debug)]
pub struct WebhookLine {
    /// Number of the webhook.
    pub id: i32,
    /// Where it is told.
    pub address: String,
    /// Name, as shown, of who named it.
    pub made_by: String,
    /// When, UTC.
    pub made_at: NaiveDateTime,
    /// What it was told last, the newest first.
    pub messages: Vec<MessageLine>,
}

/// The servers that a tournament tells.
#[derive(Clone, Debug)]
pub struct Webhooks {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// The oldest first.
    pub webhooks: Vec<WebhookLine>,
}

/// The servers that a tournament tells, with what they answered last.
///
/// # Errors
/// Not the chief arbiter.
pub fn all(ctx: &Context, actor: &Actor, slug: &str) -> Result<Webhooks, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let mut lines = Vec::new();
        for row in webhooks::of_tournament(conn, id)? {
            let messages = webhooks::newest_messages(conn, row.id, SHOWN)?;
            lines.push(WebhookLine {
                id: row.id,
                address: row.address,
                made_by: row.made_by,
                made_at: row.made_at,
                messages: messages.into_iter().map(MessageLine::from).collect(),
            });
        }
        Ok(Webhooks {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            webhooks: lines,
        })
    })
}

/// Names a server. The secret that signs is in the answer, and on no page afterwards.
///
/// # Errors
/// Not the chief arbiter; no address that may be told; too many servers.
pub fn add(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (typed, reach): (&str, Reach),
) -> Result<Done<String>, AppError> {
    let mut checks = Checks::default();
    let address = address::check(&mut checks, typed, reach);
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let signing = SigningKey::random().map_err(|error| AppError::System(error.to_string()))?;
    let secret = signing.secret();
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        if webhooks::of_tournament(conn, id)?.len() >= MOST {
            let (key, value) = ("problem-webhooks-most", MOST.to_string());
            checks.refuse("webhook_address", Problem::Because { key, value });
        }
        checks.finish()?;
        let webhook = webhooks::insert(conn, id, (&address, &secret), (actor.name(), now))?;
        Ok(Audited {
            value: secret.clone(),
            deed: Deed::WebhookAdded(OfWebhook {
                webhook,
                host: address::host(&address),
            }),
        })
    })
}

/// The server of this number, where the tournament tells it.
fn found(conn: &mut Conn, tournament: i32, webhook: i32) -> Result<WebhookRow, AppError> {
    let mut rows = webhooks::of_tournament(conn, tournament)?.into_iter();
    rows.find(|row| row.id == webhook).ok_or(AppError::NotFound)
}

/// Tells a server something without meaning, to see what it answers. A closed tournament takes it, too.
///
/// # Errors
/// Not the chief arbiter; no such server here.
pub fn test(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    webhook: i32,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id, webhook)?;
        note::put(conn, webhook, (WebhookEvent::Test, None, None), now)?;
        Ok(Audited {
            value: (),
            deed: Deed::WebhookTested(OfWebhook {
                webhook,
                host: address::host(&row.address),
            }),
        })
    })
}

/// Takes a server away: it is told nothing more, not even what waits. A closed tournament takes it, too.
///
/// # Errors
/// Not the chief arbiter; no such server here.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    webhook: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let row = found(conn, id, webhook)?;
        webhooks::delete(conn, webhook)?;
        Ok(Audited {
            value: (),
            deed: Deed::WebhookRemoved(OfWebhook {
                webhook,
                host: address::host(&row.address),
            }),
        })
    })
}
