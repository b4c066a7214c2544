//! Entries: adding, checking in, withdrawing, returning, numbering.

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Done, Problem, Refusal,
        access::{self, Action},
        fold,
    },
    event::{Birth, Elo, Federation, Strength, Title, initial_order},
    store::{Conn, Scope, rows},
};

use super::{Loaded, board::Person, summary::Summary};

/// Somebody to be entered, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryInput {
    /// Surname.
    pub last_name: String,
    /// Given name.
    pub first_name: String,
    /// `m` or `w`, may be empty.
    pub sex: String,
    /// Birth date or year, may be empty.
    pub birth: String,
    /// Federation, `ITA` when empty.
    pub federation: String,
    /// FIDE number.
    pub fide_id: String,
    /// National number.
    pub national_id: String,
    /// Title.
    pub title: String,
    /// Rating used for the event.
    pub rating: String,
    /// Club as text.
    pub club: String,
}

/// An entry ready to be stored.
pub(crate) struct EntryValues {
    pub player_id: Option<i32>,
    pub last_name: String,
    pub first_name: String,
    pub sex: Option<String>,
    pub birth_year: Option<i32>,
    pub birth_date: Option<NaiveDate>,
    pub federation: String,
    pub fide_id: Option<String>,
    pub national_id: Option<String>,
    pub title: Option<String>,
    pub rating: Option<i32>,
    pub club_id: Option<i32>,
    pub club_name: String,
}

impl EntryValues {
    pub fn name(&self) -> String {
        format!("{} {}", self.last_name, self.first_name)
            .trim_end()
            .to_owned()
    }

    pub fn insert(
        &self,
        conn: &mut Conn,
        tournament: i32,
        tpn: Option<i32>,
        first_round: i32,
        now: chrono::NaiveDateTime,
    ) -> Result<i32, AppError> {
        let key = fold(&self.name());
        let entry = rows::entries::NewEntry {
            tournament_id: tournament,
            player_id: self.player_id,
            tpn,
            last_name: &self.last_name,
            first_name: &self.first_name,
            name_key: &key,
            sex: self.sex.as_deref(),
            birth_year: self.birth_year,
            birth_date: self.birth_date,
            federation: &self.federation,
            fide_id: self.fide_id.as_deref(),
            national_id: self.national_id.as_deref(),
            title: self.title.as_deref(),
            rating: self.rating,
            club_id: self.club_id,
            club_name: &self.club_name,
            checked_in: false,
            first_round,
            created_at: now,
            version: 1,
        };
        Ok(rows::entries::insert(conn, &entry)?)
    }
}

fn parse(input: &EntryInput) -> Result<EntryValues, AppError> {
    let mut checks = Checks::default();
    let last_name = checks.required("last_name", &input.last_name, 60);
    let first_name = checks.text("first_name", &input.first_name, 60);
    let federation = checks
        .text("federation", &input.federation, 3)
        .to_uppercase();
    let federation = if federation.is_empty() {
        "ITA".to_owned()
    } else {
        federation
    };
    if Federation::parse(&federation).is_err() {
        checks.refuse("federation", Problem::Choice);
    }
    let sex = match input.sex.trim().to_lowercase().as_str() {
        "" => None,
        "m" => Some("m".to_owned()),
        "w" | "f" => Some("w".to_owned()),
        _ => {
            checks.refuse("sex", Problem::Choice);
            None
        }
    };
    let birth = if input.birth.trim().is_empty() {
        None
    } else {
        Birth::parse(&input.birth)
            .map_err(|_| checks.refuse("birth", Problem::Date))
            .ok()
    };
    let title = if input.title.trim().is_empty() {
        None
    } else {
        let title = Title::parse(&input.title);
        if title.is_none() {
            checks.refuse("title", Problem::Choice);
        }
        title.map(|title| title.code().to_owned())
    };
    let rating = checks
        .optional_number("rating", &input.rating, 0, 3999)
        .filter(|r| *r > 0);
    let mut digits = |field: &'static str, value: &str| {
        let value = checks.text(field, value, 12);
        if !value.chars().all(|c| c.is_ascii_alphanumeric()) {
            checks.refuse(field, Problem::Choice);
        }
        Some(value).filter(|value| !value.is_empty() && value != "0")
    };
    let fide_id = digits("fide_id", &input.fide_id);
    let national_id = digits("national_id", &input.national_id);
    let club_name = checks.text("club", &input.club, 120);
    checks.finish()?;
    Ok(EntryValues {
        player_id: None,
        last_name,
        first_name,
        sex,
        birth_year: birth.map(Birth::year),
        birth_date: birth.and_then(|birth| match birth {
            Birth::Date(date) => Some(date),
            Birth::Year(_) => None,
        }),
        federation,
        fide_id,
        national_id,
        title,
        rating: rating.and_then(|r| i32::try_from(r).ok()),
        club_id: None,
        club_name,
    })
}

/// Adds an entry to a tournament under way or not, with its number where numbers are given already.
fn add(
    conn: &mut Conn,
    loaded: &Loaded,
    values: &EntryValues,
    now: chrono::NaiveDateTime,
) -> Result<i32, AppError> {
    if loaded.tournament.state == "finished" {
        return Err(Refusal::TournamentOver.into());
    }
    let key = fold(&values.name());
    let same = loaded.entries.iter().find(|entry| {
        let person = values.player_id.is_some() && entry.player_id == values.player_id
            || values.fide_id.is_some() && entry.fide_id == values.fide_id;
        let namesake = entry.name_key == key && entry.birth_year == values.birth_year;
        person || namesake
    });
    if same.is_some() {
        return Err(Refusal::AlreadyEntered {
            name: values.name(),
        }
        .into());
    }
    let id = loaded.tournament.id;
    if loaded.rounds.is_empty() {
        return values.insert(conn, id, None, 1, now);
    }
    // Late entry (C.04.2 art. 2.4): paired from the next round that is not drafted or published yet.
    let next = i32::try_from(loaded.rounds.len())
        .unwrap_or(i32::MAX)
        .saturating_add(1);
    let numbered: Vec<&rows::entries::EntryRow> = loaded
        .entries
        .iter()
        .filter(|entry| entry.tpn.is_some())
        .collect();
    // Before round 4 is paired he gets the number that his strength asks for (art. 2.3), later the last one.
    let place = if loaded.rounds.len() < 4 {
        let mine = strength(&values.name(), values.rating, values.title.as_deref());
        numbered
            .iter()
            .position(|entry| {
                let other = strength_of(entry);
                initial_order(&[mine.clone(), other]).first() == Some(&0)
            })
            .unwrap_or(numbered.len())
    } else {
        numbered.len()
    };
    for (index, entry) in numbered.iter().enumerate().skip(place).rev() {
        let moved = i32::try_from(index).unwrap_or(i32::MAX).saturating_add(2);
        rows::entries::set_tpn(conn, entry.id, moved)?;
    }
    let tpn = i32::try_from(place).unwrap_or(i32::MAX).saturating_add(1);
    values.insert(conn, id, Some(tpn), next, now)
}

fn strength(name: &str, rating: Option<i32>, title: Option<&str>) -> Strength {
    Strength {
        rating: rating
            .and_then(|r| u16::try_from(r).ok())
            .and_then(|r| Elo::new(r).ok()),
        title: title.and_then(Title::parse),
        name: fold(name),
    }
}

fn strength_of(entry: &rows::entries::EntryRow) -> Strength {
    Strength {
        name: entry.name_key.clone(),
        ..strength("", entry.rating, entry.title.as_deref())
    }
}

/// Gives everybody a pairing number by the initial ranking (C.04.2 art. 2.2).
pub(super) fn number_all(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let field: Vec<Strength> = loaded.entries.iter().map(strength_of).collect();
    for (place, index) in initial_order(&field).into_iter().enumerate() {
        if let Some(entry) = loaded.entries.get(index) {
            let tpn = i32::try_from(place + 1).unwrap_or(i32::MAX);
            rows::entries::set_tpn(conn, entry.id, tpn)?;
        }
    }
    Ok(())
}

/// Enters somebody who is typed in at the desk. The entry's number is returned.
///
/// # Errors
/// Fields to be corrected; already entered; not an arbiter of this tournament.
pub fn add_typed(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &EntryInput,
) -> Result<Done<i32>, AppError> {
    let values = parse(input)?;
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = Loaded::by_id(conn, id)?;
        let entry = add(conn, &loaded, &values, now)?;
        Ok(Audited {
            value: entry,
            action: "entry.add",
            subject: format!("entry:{entry}"),
            before: String::new(),
            after: values.name(),
        })
    })
}

/// Enters players of the registry: by an arbiter of the tournament, or by the secretary of their club while
/// entries are open. The numbers of the entries are returned.
///
/// # Errors
/// Already entered; neither arbiter nor their secretary; entries closed for secretaries.
pub fn add_registered(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    players: &[i32],
) -> Result<Done<Vec<i32>>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        let is_arbiter = access::role(conn, actor, id)?.is_some();
        let mut entered = Vec::new();
        let mut names = Vec::new();
        for player in players {
            let row = rows::players::by_id(conn, *player)?;
            let loaded = Loaded::by_id(conn, id)?;
            if !is_arbiter {
                let club = row.club_id.ok_or(AppError::Forbidden)?;
                access::require(conn, actor, Action::ManageClub(club))?;
                if loaded.tournament.state != "registration" {
                    return Err(Refusal::EntriesClosed.into());
                }
            }
            let values = from_registry(conn, &row, &loaded.tournament.kind)?;
            entered.push(add(conn, &loaded, &values, now)?);
            names.push(values.name());
        }
        if entered.is_empty() {
            return Err(Refusal::NobodyChosen.into());
        }
        Ok(Audited {
            value: entered,
            action: "entry.add-registered",
            subject: slug.to_owned(),
            before: String::new(),
            after: names.join(", "),
        })
    })
}

/// A copy of a registered player, with the rating that the kind of event asks for: FIDE before national.
fn from_registry(
    conn: &mut Conn,
    row: &rows::players::PlayerRow,
    kind: &str,
) -> Result<EntryValues, AppError> {
    let rating = match kind {
        "rapid" => row.fide_rapid.or(row.fide_standard).or(row.national_rapid),
        "blitz" => row.fide_blitz.or(row.fide_standard).or(row.national_blitz),
        _ => row.fide_standard,
    };
    let club_name = match row.club_id {
        Some(club) => rows::clubs::by_id(conn, club)?.name,
        None => String::new(),
    };
    Ok(EntryValues {
        player_id: Some(row.id),
        last_name: row.last_name.clone(),
        first_name: row.first_name.clone(),
        sex: row.sex.clone(),
        birth_year: row.birth_year,
        birth_date: row.birth_date,
        federation: row.federation.clone(),
        fide_id: row.fide_id.clone(),
        national_id: row.national_id.clone(),
        title: row.title.clone(),
        rating: rating.or(row.national_standard),
        club_id: row.club_id,
        club_name,
    })
}

/// Removes an entry; only before the pairing numbers are given.
///
/// # Errors
/// Numbers are given: such a participant withdraws instead.
pub fn remove(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if !loaded.rounds.is_empty() {
            return Err(Refusal::NumbersGiven.into());
        }
        for bye in loaded.byes.iter().filter(|bye| bye.entry_id == entry) {
            rows::byes::remove(conn, entry, bye.round)?;
        }
        let mine = |f: &&rows::prohibitions::ForbiddenRow| {
            f.first_entry_id == entry || f.second_entry_id == entry
        };
        for pair in loaded.forbidden.iter().filter(mine) {
            rows::prohibitions::allow(conn, id, pair.id)?;
        }
        rows::entries::delete(conn, entry)?;
        Ok(Audited {
            value: (),
            action: "entry.remove",
            subject: format!("entry:{entry}"),
            before: format!("{} {}", row.last_name, row.first_name),
            after: String::new(),
        })
    })
}

/// Marks somebody as present, or takes the mark away. Doing it twice changes nothing.
///
/// # Errors
/// No such entry; not an arbiter of this tournament.
pub fn check_in(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    present: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let row = rows::entries::by_id(conn, id, entry)?;
        rows::entries::set_checked_in(conn, entry, present)?;
        Ok(Audited {
            value: (),
            action: "entry.check-in",
            subject: format!("entry:{entry}"),
            before: row.checked_in.to_string(),
            after: present.to_string(),
        })
    })
}

/// Closes the check-in of round 1: whoever is not present gets a zero-point bye in it. Their number is returned.
///
/// # Errors
/// Round 1 is published already; nobody is present.
pub fn close_check_in(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
) -> Result<Done<usize>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = Loaded::by_id(conn, id)?;
        if loaded.published() > 0 {
            return Err(Refusal::AlreadyPublished { round: 1 }.into());
        }
        if loaded.entries.iter().all(|entry| !entry.checked_in) {
            return Err(Refusal::NobodyPresent.into());
        }
        let mut absent = 0;
        for entry in loaded.entries.iter().filter(|entry| !entry.checked_in) {
            rows::byes::set(conn, id, entry.id, 1, "Z")?;
            absent += 1;
        }
        Ok(Audited {
            value: absent,
            action: "entry.close-check-in",
            subject: slug.to_owned(),
            before: String::new(),
            after: absent.to_string(),
        })
    })
}

/// Withdraws a participant after the last published round.
///
/// # Errors
/// Withdrawn already; no such entry.
pub fn withdraw(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if row.withdrawn_after.is_some() {
            return Err(Refusal::AlreadyWithdrawn.into());
        }
        let after = i32::from(loaded.published());
        rows::entries::set_withdrawn_after(conn, entry, Some(after))?;
        Ok(Audited {
            value: (),
            action: "entry.withdraw",
            subject: format!("entry:{entry}"),
            before: String::new(),
            after: after.to_string(),
        })
    })
}

/// Takes a withdrawn participant back from the next round on; the rounds missed become zero-point byes.
///
/// # Errors
/// Not withdrawn; no such entry.
pub fn take_back(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        access::require(conn, actor, Action::RunTournament(id))?;
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        let after = row.withdrawn_after.ok_or(Refusal::NotWithdrawn)?;
        for round in after + 1..=i32::from(loaded.published()) {
            rows::byes::set(conn, id, entry, round, "Z")?;
        }
        rows::entries::set_withdrawn_after(conn, entry, None)?;
        Ok(Audited {
            value: (),
            action: "entry.take-back",
            subject: format!("entry:{entry}"),
            before: after.to_string(),
            after: String::new(),
        })
    })
}

/// An entry as the desk's list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryLine {
    /// Who.
    pub person: Person,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Number of the player in the registry.
    pub player: Option<i32>,
    /// Whether present.
    pub checked_in: bool,
    /// Last round before the withdrawal.
    pub withdrawn_after: Option<i32>,
    /// First round in which he may be paired.
    pub first_round: i32,
    /// Byes asked for: round and TRF letter.
    pub byes: Vec<(i32, String)>,
}

/// A pair that may not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenLine {
    /// Number of the prohibition.
    pub id: i32,
    /// The two.
    pub names: (String, String),
    /// First and last round.
    pub rounds: (i32, i32),
}

/// The entry list.
#[derive(Clone, Debug)]
pub struct EntryList {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<access::TournamentRole>,
    /// Whether pairing numbers are given.
    pub numbered: bool,
    /// Entries: by number, or by the initial ranking before numbers are given.
    pub entries: Vec<EntryLine>,
    /// Pairs that may not be made; for arbiters only.
    pub forbidden: Vec<ForbiddenLine>,
}

/// The entry list. Who is present and the prohibitions are for arbiters; pages for others leave them out.
///
/// # Errors
/// No such tournament.
pub fn list(ctx: &Context, actor: &Actor, slug: &str) -> Result<EntryList, AppError> {
    ctx.read(|conn| {
        let loaded = Loaded::by_slug(conn, slug)?;
        let role = access::role(conn, actor, loaded.tournament.id)?;
        let numbered = !loaded.rounds.is_empty();
        let order = if numbered {
            (0..loaded.entries.len()).collect()
        } else {
            let field: Vec<Strength> = loaded.entries.iter().map(strength_of).collect();
            initial_order(&field)
        };
        let entries = order
            .into_iter()
            .filter_map(|index| loaded.entries.get(index))
            .map(|row| EntryLine {
                person: Person::from(row),
                birth_year: row.birth_year,
                player: row.player_id,
                checked_in: row.checked_in,
                withdrawn_after: row.withdrawn_after,
                first_round: row.first_round,
                byes: loaded
                    .byes
                    .iter()
                    .filter(|bye| bye.entry_id == row.id && bye.kind != "U")
                    .map(|bye| (bye.round, bye.kind.clone()))
                    .collect(),
            })
            .collect();
        let name = |id: i32| {
            loaded
                .entry(id)
                .map_or_else(String::new, |e| format!("{} {}", e.last_name, e.first_name))
        };
        let forbidden = loaded
            .forbidden
            .iter()
            .filter(|_| role.is_some())
            .map(|f| ForbiddenLine {
                id: f.id,
                names: (name(f.first_entry_id), name(f.second_entry_id)),
                rounds: (f.first_round, f.last_round),
            })
            .collect();
        Ok(EntryList {
            summary: Summary::of(&loaded),
            role,
            numbered,
            entries,
            forbidden,
        })
    })
}
