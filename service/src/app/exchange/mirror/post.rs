//! What players send to a copy, on its way to the hall: requests to take part, results and calls from the boards. It
//! goes out with the answer to each message until the hall says that it has it; the hall's decisions come back with its
//! messages.

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

/// Maximum rows in an answer.
const MOST: i64 = 100;
/// The part of a copy that holds the boards.
const PAIRINGS: &str = "pairings";

/// The items on their way, as an answer brings them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Post {
    /// Number of the newest item; 0 if there is none.
    pub until: i32,
    /// When that item was sent, in UTC by the site's clock.
    pub until_at: String,
    /// The items, the oldest first.
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

/// One item that somebody sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Number of the item on the site.
    pub number: i32,
    /// When it was sent, in UTC by the site's clock.
    pub said_at: String,
    /// Content of the item.
    pub what: What,
}

/// Content of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A request that was sent or changed.
    Request(Box<Asked>),
    /// A result or a call from a board.
    Seat(FromSeat),
}

/// Something from a board: a result, or a call.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FromSeat {
    /// Number of the pairing in the hall.
    pub pairing: i32,
    /// Whether White sent it.
    pub white: bool,
    /// The reported result.
    #[serde(with = "codes::any_word")]
    pub result: Option<BoardResult>,
    /// What the player calls for.
    #[serde(with = "codes::any_word")]
    pub asked: Option<SeatCall>,
    /// The round of the bye, if the call is for one.
    pub round: Option<i32>,
}

/// After a deed on a copy, queues for the hall what players may send. Results and calls from a seat were queued with
/// the deed itself.
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

/// Queues open requests again that the hall does not know, although it sends everything. Another machine of the event
/// has none of them, and a machine restored from an older copy has fewer.
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

/// The items on their way from a tournament.
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

/// The item for the hall; `None` if the hall no longer has the row that it is about.
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

/// The hall's decision about a request of the copy.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Decided {
    /// The hash of its link.
    pub secret: String,
    /// State of the request.
    #[serde(with = "codes::word")]
    pub state: RequestState,
    /// The reason, if it was refused.
    pub reason: String,
    /// Number of the resulting entry on the hall's machine.
    pub entry: Option<i32>,
    /// Since when it has this state, in UTC.
    pub state_at: String,
    /// Number on the site of the last item about it that was processed. The decision is sent again if the site had a
    /// newer one.
    pub post: i32,
}

impl Decided {
    pub(super) fn at(&self, now: NaiveDateTime) -> NaiveDateTime {
        moment::read(&self.state_at).unwrap_or(now)
    }
}
