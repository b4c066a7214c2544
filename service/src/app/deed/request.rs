//! Deeds about players who enter themselves. They hold no contact address and no guardian's name.

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        PersonInput,
        tournament::{
            entry_door::inputs::{DoorInput, RequestInput},
            list_refresh::Rated,
        },
    },
    event::{NameShown, Publication, RequestState},
};

use super::codes;

/// The settings of how players enter themselves, changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DoorSet {
    /// Row version that the arbiter saw; 0 if nothing had been set yet.
    pub version: i32,
    /// The settings before.
    pub before: DoorInput,
    /// The settings now.
    pub after: DoorInput,
}

/// A request to take part, sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRequested {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// State of the request: what it waits for.
    #[serde(with = "codes::word")]
    pub state: RequestState,
    /// Number of the club whose secretary sent it; `None` for everybody else.
    pub club: Option<i32>,
    /// Version of the privacy notice that was shown.
    pub notice: i32,
    /// The values as typed.
    pub given: RequestInput,
    /// Values from a rating list about the player.
    pub listed: Rated,
}

/// Requests that the secretary of a club sent together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubRequested {
    /// Number of the club.
    pub club: i32,
    /// The requests.
    pub sent: Vec<EntryRequested>,
}

/// A request as the site that follows the tournament reported it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestFetched {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// Its state here until now; `None` if it is new here.
    #[serde(with = "codes::any_word")]
    pub before: Option<RequestState>,
    /// Its state on the site.
    #[serde(with = "codes::word")]
    pub asked: RequestState,
    /// Its state here from now on.
    #[serde(with = "codes::word")]
    pub after: RequestState,
    /// Values of the request.
    pub given: RequestInput,
    /// Rating in the event's kind of chess; `None` for an unrated player.
    pub rating: Option<i32>,
    /// Version of the privacy notice that was shown.
    pub notice: i32,
    /// Whether a guardian has to confirm.
    pub has_guardian: bool,
    /// When the guardian confirmed, in UTC; empty before.
    pub guardian_at: String,
    /// How the guardian confirmed: `link`, `paper` or `club`.
    pub guardian_how: String,
    /// When the request was sent, in UTC.
    pub sent_at: String,
    /// Number that the site gave to the message with this request.
    pub post: i32,
}

/// A request changed by its sender or by a guardian.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestChanged {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// The values before.
    pub before: RequestInput,
    /// The values now.
    pub after: RequestInput,
}

/// A guardian's confirmation of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestConfirmed {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// How the guardian confirmed: `link` or `paper`.
    pub how: String,
    /// How much of the name is shown.
    #[serde(with = "codes::word")]
    pub name_shown: NameShown,
    /// Where the name is published.
    #[serde(with = "codes::word")]
    pub publication: Publication,
}

/// A request withdrawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestWithdrawn {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// Number of the entry, if the request had been accepted.
    pub entry: Option<i32>,
    /// Last round before the withdrawal; 0 before round 1.
    pub round: i32,
}

/// A request accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestAccepted {
    /// Number of the request.
    pub request: i32,
    /// Number of the new entry.
    pub entry: i32,
    /// Name of the player.
    pub name: String,
    /// Whether the arbiter confirmed that a namesake is another person.
    pub another: bool,
    /// The rating list that has the same rating for the player; empty if none has.
    pub rating_list: String,
}

/// An arbiter's decision about a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestDecided {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// State before: what it waited for.
    #[serde(with = "codes::word")]
    pub before: RequestState,
    /// State after the decision.
    #[serde(with = "codes::word")]
    pub after: RequestState,
    /// The reason, if it was refused.
    pub reason: String,
}

/// A player's data corrected through a link, or the arbiters asked for the correction. Of a birth date it holds only
/// the year.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestCorrected {
    /// Number of the request.
    pub request: i32,
    /// Name of the player before the correction.
    pub name: String,
    /// Whether the arbiters are asked and nothing has been written yet.
    pub asked: bool,
    /// The person's data before.
    pub before: PersonInput,
    /// The person's data after the correction, or as asked for.
    pub after: PersonInput,
}

/// An arbiter's decision about a correction. Of a birth date it holds only the year.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CorrectionDecided {
    /// Number of the request.
    pub request: i32,
    /// Name of the player before the correction.
    pub name: String,
    /// Whether the correction was accepted.
    pub taken: bool,
    /// The person's data before.
    pub before: PersonInput,
    /// The person's data as asked for.
    pub after: PersonInput,
}

/// Contact addresses of requests forgotten, because the event is long over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ContactsForgotten {
    /// How many requests lost their contacts.
    pub requests: i32,
    /// How many of them were of people who did not play; their names are gone too.
    pub unplayed: i32,
}

/// A person erased, or the first step towards it. The deed does not name them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryErased {
    /// Number of the request through whose link the erasure was asked for.
    pub link: Option<i32>,
    /// Number of the entry, if there is one.
    pub entry: Option<i32>,
    /// Number that replaces the name; 0 without an entry.
    pub number: i32,
    /// Last round before the withdrawal, if they withdrew with it.
    pub round: Option<i32>,
    /// Whether the erasure is complete, so that the person can no longer be recognised.
    pub done: bool,
}
