//! What players say to a copy, on its way to the hall: requests to take part, results and calls from the boards. It goes with the
//! answer to each message of the hall until the hall says that it has it; what the hall makes of it comes back with its messages.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Deed, deed::codes, tournament::entry_door::from_site::Asked},
    event::{BoardResult, RequestState, SeatCall},
    store::{
        Conn,
        rows::{
            entry_requests,
            hall_post::{self, PostRow},
            mirrored, moment,
        },
    },
};

/// Rows of an answer.
const MOST: i64 = 100;
/// The part of a copy that boards are in.
const PAIRINGS: &str = "pairings";

/// What is on its way, as an answer brings it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Post {
    /// The number of the newest; 0 where nothing is on its way.
    pub until: i32,
    /// When it was said, UTC, by the site's clock.
    pub until_at: String,
    /// The oldest first.
    pub items: Vec<Item>,
}

impl Post {
    /// A post without items.
    pub(super) const fn nothing() -> Self {
        Self {
            until: 0,
            until_at: String::new(),
            items: Vec::new(),
        }
    }
}

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its number on the site.
    pub number: i32,
    /// When it was said, UTC, by the site's clock.
    pub said_at: String,
    /// What it is.
    pub what: What,
}

/// What somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A request that was sent or changed.
    Request(Box<Asked>),
    /// Something from a board.
    Seat(FromSeat),
}

/// Something from a board: a result, or a call.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FromSeat {
    /// Number of the pairing in the hall.
    pub pairing: i32,
    /// Whether White says it.
    pub white: bool,
    /// How the game ended.
    #[serde(with = "codes::any_word")]
    pub result: Option<BoardResult>,
    /// What is asked for.
    #[serde(with = "codes::any_word")]
    pub asked: Option<SeatCall>,
    /// The round of the bye.
    pub round: Option<i32>,
}

/// A deed on a copy: what players may say there goes to the hall. What is said from a seat was put there with the deed itself.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn pass_on(
    conn: &mut Conn,
    id: i32,
    deed: &Deed,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let mut put = |request: i32| hall_post::put_request(conn, id, request, now);
    match deed {
        Deed::EntryRequested(sent) => put(sent.request)?,
        Deed::ClubRequested(sent) => {
            for sent in &sent.sent {
                put(sent.request)?;
            }
        }
        Deed::RequestChanged(changed) => put(changed.request)?,
        Deed::RequestConfirmed(confirmed) => put(confirmed.request)?,
        Deed::RequestWithdrawn(withdrawn) => put(withdrawn.request)?,
        _ => {}
    }
    Ok(())
}

/// What waits for a decision and the hall, which says everything, does not know goes again: another machine of the event has none of it,
/// and one that went back to an older copy has less.
///
/// # Errors
/// Storage failures.
pub(super) fn again(
    conn: &mut Conn,
    id: i32,
    known: &[Decided],
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let known: BTreeSet<&str> = known.iter().map(|one| one.secret.as_str()).collect();
    for row in entry_requests::of_tournament(conn, id)? {
        if row.state.is_open() && !known.contains(row.secret_hash.as_str()) {
            hall_post::put_request(conn, id, row.id, now)?;
        }
    }
    Ok(())
}

/// What is on its way from a tournament.
///
/// # Errors
/// Storage failures.
pub(super) fn of(conn: &mut Conn, id: i32) -> Result<Post, AppError> {
    let rows = hall_post::of_tournament(conn, id, MOST)?;
    let Some(last) = rows.last() else {
        return Ok(Post::nothing());
    };
    let (until, until_at) = (last.id, moment::written(last.said_at));
    let mut items = Vec::new();
    for row in rows {
        if let Some(what) = what(conn, id, &row)? {
            items.push(Item {
                number: row.id,
                said_at: moment::written(row.said_at),
                what,
            });
        }
    }
    Ok(Post {
        until,
        until_at,
        items,
    })
}

/// What a row is for the hall; `None` where the hall has nothing any more that it is about.
fn what(conn: &mut Conn, id: i32, row: &PostRow) -> Result<Option<What>, AppError> {
    if let Some(request) = row.request_id {
        let row = entry_requests::by_id(conn, id, request)?;
        return Ok(Some(What::Request(Box::new(Asked::of(&row)))));
    }
    let (Some(own), Some(white)) = (row.pairing_id, row.is_white) else {
        return Ok(None);
    };
    let pairing = mirrored::number_of(conn, id, PAIRINGS, own)?;
    Ok(pairing.map(|pairing| {
        What::Seat(FromSeat {
            pairing,
            white,
            result: row.result,
            asked: row.asked,
            round: row.round,
        })
    }))
}

/// What the hall decided about a request of the copy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Decided {
    /// The hash of its link.
    pub secret: String,
    /// Its state.
    #[serde(with = "codes::word")]
    pub state: RequestState,
    /// Why it was refused.
    pub reason: String,
    /// The entry that it became, by its number in the hall.
    pub entry: Option<i32>,
    /// Since when it is in its state, UTC.
    pub state_at: String,
    /// What was last taken of it, by its number on the site: it is told again where the site said more.
    pub post: i32,
}

impl Decided {
    pub(super) fn at(&self, now: NaiveDateTime) -> NaiveDateTime {
        moment::read(&self.state_at).unwrap_or(now)
    }
}
