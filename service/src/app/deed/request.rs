//! Deeds about players who enter themselves. No deed holds an address at which somebody is reached, or a guardian's name.

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

/// The door opened, changed or closed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DoorSet {
    /// Row version that the arbiter saw; 0 while nothing was ever set.
    pub version: i32,
    /// The door before.
    pub before: DoorInput,
    /// The door now.
    pub after: DoorInput,
}

/// A request sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryRequested {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// What it waits for.
    #[serde(with = "codes::word")]
    pub state: RequestState,
    /// The club whose secretary sent it.
    pub club: Option<i32>,
    /// Version of the notice that was shown.
    pub notice: i32,
    /// What was typed.
    pub given: RequestInput,
    /// What a rating list said of them.
    pub listed: Rated,
}

/// Requests that the secretary of a club sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClubRequested {
    /// Number of the club.
    pub club: i32,
    /// The requests.
    pub sent: Vec<EntryRequested>,
}

/// What the site that follows the tournament says of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestFetched {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// Its state until now; `None` for one that is new here.
    #[serde(with = "codes::any_word")]
    pub before: Option<RequestState>,
    /// Its state on the site.
    #[serde(with = "codes::word")]
    pub asked: RequestState,
    /// Its state from now on.
    #[serde(with = "codes::word")]
    pub after: RequestState,
    /// What it says.
    pub given: RequestInput,
    /// Rating of the event's kind of chess; none for the unrated.
    pub rating: Option<i32>,
    /// Version of the notice that was shown.
    pub notice: i32,
    /// Whether a guardian is asked.
    pub has_guardian: bool,
    /// When they confirmed, UTC; empty before.
    pub guardian_at: String,
    /// `link`, `paper` or `club`.
    pub guardian_how: String,
    /// When it was sent, UTC.
    pub sent_at: String,
    /// The number on the site of what was taken.
    pub post: i32,
}

/// What a request says, changed by whoever sent it or by a guardian.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestChanged {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// What it said.
    pub before: RequestInput,
    /// What it says.
    pub after: RequestInput,
}

/// A guardian said yes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestConfirmed {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// `link` or `paper`.
    pub how: String,
    /// How much of the name is shown.
    #[serde(with = "codes::word")]
    pub name_shown: NameShown,
    /// Where they are named.
    #[serde(with = "codes::word")]
    pub publication: Publication,
}

/// A request taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestWithdrawn {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// Their entry, where they were entered.
    pub entry: Option<i32>,
    /// The last round before the withdrawal.
    pub round: i32,
}

/// A request accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestAccepted {
    /// Number of the request.
    pub request: i32,
    /// Number of the entry.
    pub entry: i32,
    /// Name of the player.
    pub name: String,
    /// Whether the arbiter said that a namesake is another person.
    pub another: bool,
    /// The rating list that says the same rating of them; empty where none does.
    pub rating_list: String,
}

/// What an arbiter decided about a request.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestDecided {
    /// Number of the request.
    pub request: i32,
    /// Name of the player.
    pub name: String,
    /// What it waited for.
    #[serde(with = "codes::word")]
    pub before: RequestState,
    /// What was decided.
    #[serde(with = "codes::word")]
    pub after: RequestState,
    /// Why, where it was refused.
    pub reason: String,
}

/// Who plays, corrected by a link, or the arbiters asked for it. Of a birth it holds the year.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestCorrected {
    /// Number of the request.
    pub request: i32,
    /// Name of the player, as it was.
    pub name: String,
    /// Whether the arbiters are asked, and nothing was written yet.
    pub asked: bool,
    /// Who plays, as it was.
    pub before: PersonInput,
    /// As it is, or would be.
    pub after: PersonInput,
}

/// What an arbiter decided about a correction. Of a birth it holds the year.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct CorrectionDecided {
    /// Number of the request.
    pub request: i32,
    /// Name of the player, as it was.
    pub name: String,
    /// Whether it was taken.
    pub taken: bool,
    /// Who plays, as it was.
    pub before: PersonInput,
    /// As it was asked for.
    pub after: PersonInput,
}

/// What serves to reach those who asked to play forgotten, because the event is long over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ContactsForgotten {
    /// How many requests there were.
    pub requests: i32,
    /// How many of them were of people who did not play, and are named no more.
    pub unplayed: i32,
}

/// Somebody erased, or the first step of it. It names nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntryErased {
    /// Number of the request by whose link it was asked for.
    pub link: Option<i32>,
    /// Number of the entry, where there is one.
    pub entry: Option<i32>,
    /// The number that stands in the place of the name; 0 without an entry.
    pub number: i32,
    /// The last round before the withdrawal.
    pub round: Option<i32>,
    /// Whether nobody can tell any more who it was.
    pub done: bool,
}
