//! Letters as pages show them: those that wait, those that failed with the reason, and one letter to be sent by hand.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action},
        deed::LetterHandled,
    },
    event::{LetterClass, LetterState, MailAddress},
    store::{
        Conn,
        rows::outbox::{self, OutboxRow},
    },
};

use super::{Letter, Trouble};

/// Letters on one page of the list.
pub const LETTERS_A_PAGE: usize = 30;
/// Maximum letters of a tournament that are shown.
const MOST_OF_TOURNAMENT: i64 = 100;

/// A letter in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownLetter {
    /// Number of the letter.
    pub id: i32,
    /// Class of the letter.
    pub class: LetterClass,
    /// State of the letter.
    pub state: LetterState,
    /// Address of the recipient; empty once the letter is done.
    pub to: String,
    /// When it was written, in UTC.
    pub written_at: NaiveDateTime,
    /// When the next try is due, in UTC.
    pub due_at: NaiveDateTime,
    /// When it was sent, sent by hand, or expired, in UTC.
    pub done_at: Option<NaiveDateTime>,
    /// Number of tries to send it.
    pub tries: i32,
    /// Why the last try failed, with the answer of the server.
    pub failure: Option<(Trouble, String)>,
}

impl From<OutboxRow> for ShownLetter {
    fn from(row: OutboxRow) -> Self {
        let (code, answer) = row.failure.split_once(' ').unwrap_or((&row.failure, ""));
        Self {
            failure: Trouble::from_code(code).map(|trouble| (trouble, answer.to_owned())),
            id: row.id,
            class: row.class,
            state: row.state,
            to: row.address,
            written_at: row.written_at,
            due_at: row.due_at,
            done_at: row.done_at,
            tries: row.tries,
        }
    }
}

/// A page of the list of all letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllLetters {
    /// Number of open letters.
    pub open: usize,
    /// Number of letters that are done.
    pub done: usize,
    /// The letters on this page.
    pub letters: Vec<ShownLetter>,
}

/// All letters, either open or done; pages are numbered from 1.
///
/// # Errors
/// Not an administrator.
pub fn all(ctx: &Context, actor: &Actor, open: bool, page: usize) -> Result<AllLetters, AppError> {
    ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        let [waiting, done] = [outbox::count(conn, true)?, outbox::count(conn, false)?];
        let total = if open { waiting } else { done };
        let size = i64::try_from(LETTERS_A_PAGE).unwrap_or(i64::MAX);
        let last = (total - 1).max(0) / size;
        let page = i64::try_from(page.max(1) - 1).unwrap_or(last).min(last);
        let rows = outbox::listed(conn, open, (page * size, size))?;
        Ok(AllLetters {
            open: usize::try_from(waiting).unwrap_or(0),
            done: usize::try_from(done).unwrap_or(0),
            letters: rows.into_iter().map(ShownLetter::from).collect(),
        })
    })
}

/// Letters of a tournament that are not sent yet, as far as its arbiters may read them.
///
/// # Errors
/// No such tournament; not an arbiter of it.
pub fn of_tournament(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<Vec<ShownLetter>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.read(|conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let rows = outbox::open_of_tournament(conn, id, MOST_OF_TOURNAMENT)?;
        let readable = rows.into_iter().filter(|row| row.class.is_decision());
        Ok(readable.map(ShownLetter::from).collect())
    })
}

/// A letter with its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenLetter {
    /// The letter as in the list.
    pub shown: ShownLetter,
    /// Address of the recipient.
    pub to: MailAddress,
    /// Tag of its language; empty if it is not known.
    pub language: String,
    /// Content of the letter.
    pub letter: Letter,
    /// Whether the reader is an administrator; otherwise they are an arbiter of the tournament.
    pub is_admin: bool,
}

/// Checks that the actor may read a letter and decide what happens to it: administrators, and for the letter about an
/// arbiter's decision, the arbiters of its tournament.
fn require_reader(conn: &mut Conn, actor: &Actor, row: &OutboxRow) -> Result<Action, AppError> {
    if row.class.is_secret() {
        access::require(conn, actor, Action::Administer)?;
        return Err(AppError::NotFound);
    }
    let action = match row.tournament_id {
        Some(id) if row.class.is_decision() => Action::RunTournament(id),
        _ => Action::Administer,
    };
    access::require(conn, actor, action)?;
    Ok(action)
}

/// One letter, to be sent by hand.
///
/// # Errors
/// No such letter; its content is deleted; only its recipient may read it; the actor may not read it.
pub fn one(ctx: &Context, actor: &Actor, id: i32) -> Result<OpenLetter, AppError> {
    ctx.read(|conn| {
        let row = found(conn, actor, id)?;
        require_reader(conn, actor, &row)?;
        let to = MailAddress::parse(&row.address).ok_or(AppError::NotFound)?;
        let letter = serde_json::from_str(&row.body).map_err(|_| AppError::NotFound)?;
        Ok(OpenLetter {
            to,
            letter,
            language: row.language.clone(),
            is_admin: access::may(conn, actor, Action::Administer)?,
            shown: row.into(),
        })
    })
}

/// The letter with this number. Nobody learns which numbers exist without logging in.
fn found(conn: &mut Conn, actor: &Actor, id: i32) -> Result<OutboxRow, AppError> {
    if !actor.is_command_line() {
        access::signed_in(actor)?;
    }
    Ok(outbox::by_id(conn, id)?)
}

/// Makes a letter due at once.
///
/// # Errors
/// Not an administrator; no such letter; [`Refusal::LetterDone`] if it is done or is being sent now.
pub fn try_again(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    ctx.write(actor, Action::Administer, key, |conn| {
        let row = outbox::by_id(conn, id)?;
        if !outbox::again(conn, id, now)? {
            return Err(Refusal::LetterDone.into());
        }
        Ok(Audited {
            value: (),
            deed: Deed::LetterTriedAgain(LetterHandled {
                letter: id,
                class: row.class.code().to_owned(),
            }),
        })
    })
}

/// Notes that somebody sent a letter by hand; its content and address are deleted.
///
/// # Errors
/// As [`one`]; [`Refusal::LetterDone`].
pub fn by_hand(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    id: i32,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    let action = ctx.read(|conn| {
        let row = found(conn, actor, id)?;
        require_reader(conn, actor, &row)
    })?;
    ctx.write_to_closed(actor, action, key, |conn| {
        let row = outbox::by_id(conn, id)?;
        if !row.state.is_open() {
            return Err(Refusal::LetterDone.into());
        }
        outbox::end(conn, id, LetterState::ByHand, &row.failure, now)?;
        let handled = LetterHandled {
            letter: id,
            class: row.class.code().to_owned(),
        };
        Ok(Audited {
            value: (),
            deed: match action {
                Action::RunTournament(_) => Deed::DecisionWritten(handled),
                _ => Deed::LetterByHand(handled),
            },
        })
    })
}
