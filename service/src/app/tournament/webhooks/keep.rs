//! The chief arbiter adds servers to be notified, reads what they answered, sends a test and removes them.

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

/// Maximum number of servers in a tournament.
const MOST: usize = 5;
/// How many messages the page shows for each server.
const SHOWN: i64 = 10;

/// A message in the list of its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageLine {
    /// The event that the message reports.
    pub event: WebhookEvent,
    /// The round that it is about, if any.
    pub round: Option<i32>,
    /// The board that it is about, if any.
    pub board: Option<i32>,
    /// State of its delivery.
    pub state: DeliveryState,
    /// When the event happened, in UTC.
    pub at: NaiveDateTime,
    /// When the next attempt is due, in UTC.
    pub due_at: NaiveDateTime,
    /// Number of attempts so far.
    pub tries: i32,
    /// The last answer; `None` before the first attempt.
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

/// A server in the list. Its secret is shown only once, when the server is added.
#[derive(Clone, Debug)]
pub struct WebhookLine {
    /// Number of the webhook.
    pub id: i32,
    /// Address that the messages are sent to.
    pub address: String,
    /// Name, as shown, of the arbiter who added it.
    pub made_by: String,
    /// When it was added, in UTC.
    pub made_at: NaiveDateTime,
    /// Its last messages, newest first.
    pub messages: Vec<MessageLine>,
}

/// The servers that a tournament notifies.
#[derive(Clone, Debug)]
pub struct Webhooks {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The servers, oldest first.
    pub webhooks: Vec<WebhookLine>,
}

/// Lists the servers that a tournament notifies, with their last answers.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
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

/// Adds a server. Returns the secret that signs its messages; no page shows it afterwards.
///
/// # Errors
/// The actor is not the chief arbiter. Fields to be corrected: an address that is refused, or too many servers.
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

/// The server with this number, if it belongs to the tournament.
fn found(conn: &mut Conn, tournament: i32, webhook: i32) -> Result<WebhookRow, AppError> {
    let mut rows = webhooks::of_tournament(conn, tournament)?.into_iter();
    rows.find(|row| row.id == webhook).ok_or(AppError::NotFound)
}

/// Sends a server a test message, to see what it answers. This also works in a closed tournament.
///
/// # Errors
/// The actor is not the chief arbiter; the tournament has no such server.
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

/// Removes a server. Messages that still wait are not sent. This also works in a closed tournament.
///
/// # Errors
/// The actor is not the chief arbiter; the tournament has no such server.
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
