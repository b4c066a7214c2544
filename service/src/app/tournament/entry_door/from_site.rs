//! Requests that players sent to the site which follows the tournament, as the hall takes them over. The senders' addresses stay
//! on the site, which also writes the letters. The arbiters of the hall decide, and the site is told their decision.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, PersonInput, Refusal,
        access::Action,
        deed::{RequestFetched, codes},
        person_input::TypedAt,
    },
    auth::Token,
    event::{Elo, FieldClass, NameShown, Person, Publication, RequestState},
    store::{
        Conn,
        rows::{
            entries,
            entry_requests::{self, Changed, NewRequest, RequestRow},
            moment, site_requests,
        },
    },
};

use super::{by_link::taken_back, inputs::RequestInput, request::rounds, send::choice};

/// A request as it stands on the site.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// Hash of its link, by which the site and the hall both know it.
    pub secret: String,
    /// Hash of the guardian's link.
    pub guardian_secret: String,
    /// The player, and what they ask for.
    #[serde(flatten)]
    pub given: RequestInput,
    /// Rating of the event's kind of chess; `None` for unrated players.
    pub rating: Option<i32>,
    /// State on the site.
    #[serde(with = "codes::word")]
    pub state: RequestState,
    /// Version of the notice that was shown.
    pub notice: i32,
    /// Name of the guardian who confirms for a child; empty if none is asked.
    pub guardian: String,
    /// When the guardian confirmed, in UTC; empty before.
    pub guardian_at: String,
    /// How the guardian confirmed: `link`, `paper` or `club`; empty before.
    pub guardian_how: String,
    /// When it was sent, in UTC.
    pub sent_at: String,
}

impl Asked {
    /// The stored request as the site reports it.
    pub(in crate::app) fn of(row: &RequestRow) -> Self {
        Self {
            secret: row.secret_hash.clone(),
            guardian_secret: row.guardian_hash.clone(),
            given: given(row, FieldClass::Federation),
            rating: row.rating.map(Into::into),
            state: row.state,
            notice: row.notice,
            guardian: row.guardian_name.clone(),
            guardian_at: row.guardian_at.map(moment::written).unwrap_or_default(),
            guardian_how: row.guardian_how.clone(),
            sent_at: moment::written(row.sent_at),
        }
    }

    /// The request in a deed that is replayed. `known` is its row, if the request is already stored.
    pub(in crate::app) fn of_deed(
        deed: &RequestFetched,
        known: Option<&RequestRow>,
    ) -> Result<Self, AppError> {
        let hash = || match Token::random() {
            Ok(token) => Ok(token.hash()),
            Err(error) => Err(AppError::System(error.to_string())),
        };
        let (secret, guardian_secret) = match known {
            Some(row) => (row.secret_hash.clone(), row.guardian_hash.clone()),
            None => (hash()?, hash()?),
        };
        Ok(Self {
            secret,
            guardian_secret,
            given: deed.given.clone(),
            rating: deed.rating,
            state: deed.asked,
            notice: deed.notice,
            // Deeds do not hold the guardian's name.
            guardian: if deed.has_guardian { "–" } else { "" }.to_owned(),
            guardian_at: deed.guardian_at.clone(),
            guardian_how: deed.guardian_how.clone(),
            sent_at: deed.sent_at.clone(),
        })
    }
}

/// A request as typed, with as much of the birth date as `reader` may know.
fn given(row: &RequestRow, reader: FieldClass) -> RequestInput {
    RequestInput {
        person: PersonInput::of(&row.person, reader),
        club: row.club_name.clone(),
        byes: row.byes.clone(),
        name_shown: row.name_shown.code().to_owned(),
        publication: row.publication.code().to_owned(),
        ..RequestInput::default()
    }
}

/// The checked values of a request from the site.
struct Read {
    person: Person,
    rating: Option<Elo>,
    club: String,
    byes: String,
    name_shown: NameShown,
    publication: Publication,
    guardian: String,
    guardian_at: Option<NaiveDateTime>,
    sent_at: NaiveDateTime,
}

impl Read {
    fn of(asked: &Asked, now: NaiveDateTime) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let given = &asked.given;
        let byes: Vec<String> = rounds(&given.byes).iter().map(i32::to_string).collect();
        let read = Self {
            person: given.person.parse(&mut checks, TypedAt::Desk),
            rating: asked
                .rating
                .and_then(|rating| Elo::try_from(i64::from(rating)).ok()),
            club: checks.text("club", &given.club, 120),
            byes: byes.join(","),
            name_shown: choice(&mut checks, "name_shown", &given.name_shown),
            publication: choice(&mut checks, "publication", &given.publication),
            guardian: checks.text("guardian_name", &asked.guardian, 120),
            guardian_at: moment::read(&asked.guardian_at),
            sent_at: moment::read(&asked.sent_at).unwrap_or(now),
        };
        checks.finish()?;
        Ok(read)
    }
}

/// Takes over a request from the site; `post` is the number that it has there. A new request is stored even if the door has
/// closed meanwhile, because the site took it while the door was open. For a known request the sender's changes are taken over:
/// all of them until an arbiter decides; later only how the participant is shown, and their withdrawal.
///
/// # Errors
/// Values that cannot be stored; not found if the request belongs to another tournament; [`Refusal::RequestDecided`] if it was
/// withdrawn before it arrived.
pub fn take(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (asked, post): (&Asked, i32),
) -> Result<Done<()>, AppError> {
    let (of_site, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // The request may have moved to another section meanwhile.
    let stands = ctx.ask(|conn| Ok(entry_requests::tournament_of(conn, &asked.secret, false)?))?;
    let id = stands.unwrap_or(of_site);
    ctx.write(actor, Action::SendRequest(id), key, |conn| {
        let read = Read::of(asked, now)?;
        let known = entry_requests::by_hash(conn, &asked.secret)?;
        let request = match &known {
            None => keep(conn, id, (asked, &read), now)?,
            Some(row) => {
                if site_requests::tournament_of(conn, row.id)? != Some(of_site) {
                    return Err(AppError::NotFound);
                }
                go_on(conn, row, (asked, &read), now)?;
                row.id
            }
        };
        site_requests::put(conn, (of_site, request), post)?;
        let row = entry_requests::by_id(conn, id, request)?;
        Ok(Audited {
            value: (),
            deed: Deed::RequestFetched(Box::new(RequestFetched {
                request,
                name: row.person.name.to_string(),
                before: known.map(|known| known.state),
                asked: asked.state,
                after: row.state,
                given: told(asked, &read),
                rating: asked.rating,
                notice: asked.notice,
                has_guardian: !read.guardian.is_empty(),
                guardian_at: asked.guardian_at.clone(),
                guardian_how: asked.guardian_how.clone(),
                sent_at: asked.sent_at.clone(),
                post,
            })),
        })
    })
}

/// The request as the deed keeps it: with no more of the birth date than everybody sees.
fn told(asked: &Asked, read: &Read) -> RequestInput {
    RequestInput {
        person: PersonInput::of(&read.person, FieldClass::EVERYBODY),
        ..asked.given.clone()
    }
}

/// Stores a new request.
fn keep(
    conn: &mut Conn,
    id: i32,
    (asked, read): (&Asked, &Read),
    now: NaiveDateTime,
) -> Result<i32, AppError> {
    let state = match asked.state {
        RequestState::Withdrawn => return Err(Refusal::RequestDecided.into()),
        state if state.is_open() => state,
        // A decision made elsewhere does not count here.
        _ => RequestState::Requested,
    };
    let new = NewRequest {
        tournament_id: id,
        player_id: None,
        club_door: None,
        person: (&read.person).into(),
        rating: read.rating.map(Into::into),
        club_name: &read.club,
        state: state.into(),
        byes: &read.byes,
        name_shown: read.name_shown.into(),
        publication: read.publication.into(),
        notice: asked.notice,
        email: "",
        guardian_name: &read.guardian,
        guardian_email: "",
        guardian_at: read.guardian_at,
        guardian_how: &asked.guardian_how,
        secret_hash: &asked.secret,
        guardian_hash: &asked.guardian_secret,
        reason: "",
        sent_at: read.sent_at,
        state_at: now,
        version: 1,
    };
    Ok(entry_requests::insert(conn, &new)?)
}

/// Takes over the sender's changes of a stored request.
fn go_on(
    conn: &mut Conn,
    row: &RequestRow,
    (asked, read): (&Asked, &Read),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let is_entered = row.state == RequestState::Confirmed;
    if !row.state.is_open() && !is_entered {
        return Ok(());
    }
    if asked.state == RequestState::Withdrawn {
        return taken_back(conn, row, now).map(drop);
    }
    let shown = Changed {
        name_shown: read.name_shown.into(),
        publication: read.publication.into(),
        ..row.unchanged()
    };
    if let Some(entry) = row.entry_id {
        entries::set_shown(conn, entry, read.name_shown, read.publication)?;
    }
    if is_entered {
        return Ok(entry_requests::change(conn, row.id, &shown)?);
    }
    let is_confirmed = row.state == RequestState::Guardian && asked.state.is_open();
    let state = if is_confirmed { asked.state } else { row.state };
    let changed = Changed {
        state: state.into(),
        state_at: if state == row.state {
            row.state_at
        } else {
            now
        },
        byes: &read.byes,
        guardian_at: read.guardian_at,
        guardian_how: &asked.guardian_how,
        ..shown
    };
    Ok(entry_requests::change(conn, row.id, &changed)?)
}
