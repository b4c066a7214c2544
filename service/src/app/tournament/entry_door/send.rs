//! Sending a request to take part, by a player, a parent, or the secretary of a club.

use chrono::{Duration, NaiveDate, NaiveDateTime};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, PersonInput, Problem, Refusal,
        access::Action,
        deed::EntryRequested,
        person_input::TypedAt,
        privacy,
        tournament::{entry_values::from_registry, list_refresh::Rated},
    },
    auth::Token,
    event::{Birth, Elo, EnteredBy, NameShown, Person, Publication, RequestState, Word},
    store::{
        Conn,
        rows::{
            attempts::{self, Counted},
            entries,
            entry_requests::{self, NewRequest},
            players,
            tournaments::{self, TournamentRow},
        },
    },
};

use super::{door::Door, inputs::RequestInput, letters, limits, listed};

/// Hours for which requests are counted.
const COUNTED_HOURS: i64 = 1;
/// Maximum requests of visitors from one network within that time: enough for a club's room.
const PER_ADDRESS: usize = 30;
/// Maximum requests of all visitors to one tournament within that time.
const IN_ALL: usize = 300;
/// Kind of the attempts that are counted.
const ENTRY: &str = "entry";

/// Refuses if too many requests came from this network, or to this tournament, within the hour.
fn require_room(
    conn: &mut Conn,
    tournament: &str,
    network: &str,
    now: NaiveDateTime,
) -> Result<(), AppError> {
    let hour = Duration::hours(COUNTED_HOURS);
    let limits = [
        (None, Some(network), PER_ADDRESS),
        (Some(tournament), None, IN_ALL),
    ];
    for (subject, source, most) in limits {
        let counted = Counted {
            kind: ENTRY,
            subject,
            source,
            since: now - hour,
        };
        let times = attempts::times(conn, counted)?;
        let full = times.len().checked_sub(most);
        if let Some(first) = full.and_then(|index| times.get(index)) {
            let again = *first + hour;
            return Err(Refusal::TooManyRequests { again }.into());
        }
    }
    Ok(())
}

/// The player of a request.
struct Who {
    player: Option<i32>,
    person: Person,
    rating: Option<Elo>,
    club: String,
}

impl Who {
    /// A player of the registry. The sender adds no data of their own, and learns nothing that is not public.
    fn registered(
        conn: &mut Conn,
        actor: &Actor,
        player: i32,
        tournament: &TournamentRow,
        today: NaiveDate,
    ) -> Result<Self, AppError> {
        let row = players::by_id(conn, player)?;
        // A child who is in no public list is not found by anybody.
        let listed = privacy::listed(conn, actor, vec![row.clone()], today)?;
        if listed.is_empty() {
            return Err(AppError::NotFound);
        }
        let values = from_registry(conn, &row, tournament.kind)?;
        Ok(Self {
            player: Some(player),
            person: values.person,
            rating: values.rating,
            club: values.club_name,
        })
    }

    /// A player who was typed in, with rating and title from a rating list if number and name agree.
    fn typed(checks: &mut Checks, input: &RequestInput, listed: &Rated) -> Result<Self, AppError> {
        let mut person = input.person.parse(checks, TypedAt::Desk);
        let (rating, title, _) = listed.values()?;
        person.title = title.or(person.title);
        if input.person.first_name.trim().is_empty() {
            checks.refuse("first_name", Problem::Required);
        }
        if input.person.birth.trim().is_empty() {
            checks.refuse("birth", Problem::Required);
        }
        Ok(Self {
            player: None,
            person,
            rating,
            club: checks.text("club", &input.club, 120),
        })
    }

    /// The birth date that decides whether the player counts as a child. From the registry only the year is used, which everybody
    /// may know.
    fn birth(&self) -> Option<Birth> {
        match self.player {
            Some(_) => self.person.birth.map(Birth::year_alone),
            None => self.person.birth,
        }
    }
}

/// Checks the rounds for which a half-point bye is asked against the event's limits.
pub(super) fn byes(checks: &mut Checks, typed: &str, door: &Door) -> String {
    let rounds = typed
        .split(',')
        .filter_map(|part| part.trim().parse::<i32>().ok());
    let mut rounds: Vec<i32> = rounds.collect();
    rounds.sort_unstable();
    rounds.dedup();
    let (key, most, last) = ("byes", door.most_byes, door.last_bye);
    if rounds.len() > most {
        let (key, value) = ("problem-byes-many", most.to_string());
        checks.refuse("byes", Problem::Because { key, value });
    } else if rounds.iter().any(|round| *round < 1 || *round > last) && !checks.has(key) {
        let (key, value) = ("problem-byes-late", last.to_string());
        checks.refuse("byes", Problem::Because { key, value });
    }
    let rounds: Vec<String> = rounds.iter().map(i32::to_string).collect();
    rounds.join(",")
}

/// A choice from a closed set; the default if nothing was chosen.
pub(super) fn choice<W: Word + Default>(
    checks: &mut Checks,
    field: &'static str,
    typed: &str,
) -> W {
    if typed.is_empty() {
        return W::default();
    }
    W::from_code(typed).unwrap_or_else(|| {
        checks.refuse(field, Problem::Choice);
        W::default()
    })
}

/// An optional email address; empty if none was typed.
pub(super) fn email(checks: &mut Checks, field: &'static str, typed: &str) -> String {
    if typed.trim().is_empty() {
        String::new()
    } else {
        checks.email(field, typed)
    }
}

/// Makes a secret for the link of a request.
///
/// # Errors
/// The system gives no random numbers.
pub fn new_secret() -> Result<String, AppError> {
    let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
    Ok(token.secret().to_owned())
}

/// Who sent a request.
#[derive(Clone, Copy, Debug)]
pub(super) enum Through {
    /// A player or a parent.
    Public,
    /// The secretary of this club, who has the parents' consent.
    Club(i32),
}

/// Sends a request. `secret` is part of its link; the guardian's link holds a secret derived from it. If the sender typed a
/// number and the name that belongs to it, rating and title come from the rating list. Returns the number of the request.
///
/// # Errors
/// Fields to be corrected; [`Refusal::DoorClosed`]; [`Refusal::OtherSection`]; [`Refusal::TooManyRequests`];
/// [`Refusal::AlreadyEntered`] if the public list already names the player; no such player.
pub fn send(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &RequestInput,
    secret: &str,
    network: &str,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    let mut checks = Checks::default();
    let person = input.person.parse(&mut checks, TypedAt::Desk);
    let is_numbered = person.fide_id.is_some() || person.national_id.is_some();
    let listed = if input.player.trim().is_empty() && is_numbered {
        let tournament = ctx.read(|conn| Ok(tournaments::by_id(conn, id)?))?;
        listed::rated(ctx, (tournament.kind, tournament.start_date), &person)?
    } else {
        Rated::default()
    };
    send_listed(ctx, actor, key, slug, (input, &listed), secret, network)
}

/// Like [`send`], with the values that a rating list has for the player.
///
/// # Errors
/// As [`send`].
pub(in crate::app) fn send_listed(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (input, listed): (&RequestInput, &Rated),
    secret: &str,
    network: &str,
) -> Result<Done<i32>, AppError> {
    let secret = Token::parse(secret).ok_or(AppError::NotFound)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let is_counted = actor.user.is_none() && !actor.is_command_line();
    ctx.write_passed_on(actor, Action::SendRequest(id), key, |conn| {
        if !input.trap.is_empty() {
            let mut checks = Checks::default();
            checks.refuse("homepage", Problem::MustBeEmpty);
            checks.finish()?;
        }
        if is_counted {
            let subject = id.to_string();
            require_room(conn, &subject, network, now)?;
            attempts::insert(conn, ENTRY, &subject, network, now)?;
        }
        let request = keep(
            conn,
            actor,
            id,
            (input, listed),
            &secret,
            Through::Public,
            now,
        )?;
        Ok(Audited {
            value: request.request,
            deed: Deed::EntryRequested(Box::new(request)),
        })
    })
}

/// Stores a request that was sent.
pub(super) fn keep(
    conn: &mut Conn,
    actor: &Actor,
    id: i32,
    (input, listed): (&RequestInput, &Rated),
    secret: &Token,
    through: Through,
    now: NaiveDateTime,
) -> Result<EntryRequested, AppError> {
    let tournament = tournaments::by_id(conn, id)?;
    let door = Door::of(conn, &tournament)?;
    if !door.takes(now) {
        return Err(Refusal::DoorClosed.into());
    }
    let mut checks = Checks::default();
    let who = match input.player.trim().parse::<i32>() {
        Ok(player) => Who::registered(conn, actor, player, &tournament, now.date())?,
        Err(_) => Who::typed(&mut checks, input, listed)?,
    };
    let byes = byes(&mut checks, &input.byes, &door);
    let name_shown: NameShown = choice(&mut checks, "name_shown", &input.name_shown);
    let publication: Publication = choice(&mut checks, "publication", &input.publication);
    let address = email(&mut checks, "email", &input.email);
    let guardian_address = email(&mut checks, "guardian_email", &input.guardian_email);
    let is_child = who
        .birth()
        .is_some_and(|birth| birth.may_be_below(door.guardian_below, tournament.start_date));
    let by_club = matches!(through, Through::Club(_));
    let guardian_name = if is_child && !by_club {
        checks.required("guardian_name", &input.guardian_name, 120)
    } else {
        checks.text("guardian_name", &input.guardian_name, 120)
    };
    checks.finish()?;
    let named = who.person.name.to_string();
    limits::must_be_admitted(conn, &tournament, &door, (&named, who.rating), now)?;
    if let Some(player) = who.player {
        must_not_be_entered(conn, &tournament, player)?;
    }
    let is_full = door.is_full() || limits::club_is_full(conn, id, &who.club, door.club_places)?;
    let state = match (is_child && !by_club, is_full) {
        (true, _) => RequestState::Guardian,
        (false, true) => RequestState::Waiting,
        (false, false) => RequestState::Requested,
    };
    let (hash, guardian_hash) = (secret.hash(), letters::guardians(secret).hash());
    let new = NewRequest {
        tournament_id: id,
        player_id: who.player,
        club_door: match through {
            Through::Club(club) => Some(club),
            Through::Public => None,
        },
        person: (&who.person).into(),
        rating: who.rating.map(Into::into),
        club_name: &who.club,
        state: state.into(),
        byes: &byes,
        name_shown: name_shown.into(),
        publication: publication.into(),
        notice: door.notice.number,
        email: &address,
        guardian_name: &guardian_name,
        guardian_email: &guardian_address,
        guardian_at: (is_child && by_club).then_some(now),
        guardian_how: if is_child && by_club { "club" } else { "" },
        secret_hash: &hash,
        guardian_hash: &guardian_hash,
        reason: "",
        sent_at: now,
        state_at: now,
        version: 1,
    };
    let request = entry_requests::insert(conn, &new)?;
    let name = who.person.name.to_string();
    let told = (&new, name.as_str(), state);
    letters::received(conn, actor, &tournament, told, secret)?;
    let reader = crate::event::FieldClass::EVERYBODY;
    Ok(EntryRequested {
        request,
        name,
        state,
        club: match through {
            Through::Club(club) => Some(club),
            Through::Public => None,
        },
        notice: door.notice.number,
        listed: match who.player {
            Some(_) => Rated::default(),
            None => listed.clone(),
        },
        given: RequestInput {
            person: match who.player {
                Some(_) => PersonInput::default(),
                None => PersonInput::of(&who.person, reader),
            },
            player: input.player.clone(),
            club: input.club.clone(),
            byes,
            name_shown: name_shown.code().to_owned(),
            publication: publication.code().to_owned(),
            ..RequestInput::default()
        },
    })
}

/// Refuses a player whom the public list of participants already names. Nothing is said about entries that are not public.
fn must_not_be_entered(
    conn: &mut Conn,
    tournament: &TournamentRow,
    player: i32,
) -> Result<(), AppError> {
    let entered = entries::of_tournament(conn, tournament.id)?;
    let there = entered.iter().find(|row| row.player_id == Some(player));
    match there {
        Some(row)
            if row.publication > Publication::Hall
                && !privacy::may_be_minor(row, tournament.start_date) =>
        {
            let name = row.person.name.to_string();
            Err(Refusal::AlreadyEntered { name }.into())
        }
        _ => Ok(()),
    }
}

/// Who is recorded as having made the entry: the club that sent the request, or the arbiter.
pub(super) const fn entered_by(club: Option<i32>) -> EnteredBy {
    match club {
        Some(_) => EnteredBy::Club,
        None => EnteredBy::Arbiter,
    }
}
