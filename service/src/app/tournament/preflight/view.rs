//! The page before round 1.

use std::collections::{HashMap, HashSet};

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, Action, TournamentRole},
        fold,
        tournament::{
            Loaded, byes, check_in::CheckIn, confirmation::Objection, ranked::parse_list,
            ready_to_pair, summary::Summary, teams::who_plays,
        },
    },
    event::{Bye, Elo, Sex},
    store::rows::{self, entries::EntryRow},
    tiebreak::Unrated,
};

use super::{
    check::Check,
    fault::{Fault, People},
};

/// Latest registration with FIDE, in days before the start.
const REGISTERED: u8 = 3;
/// The same, if titles are at stake or the strongest players take part.
const REGISTERED_FOR_TITLES: u8 = 30;
/// Rating from which a player counts among the strongest.
const STRONGEST: u16 = 2700;
const STRONGEST_WOMEN: u16 = 2500;

/// The acceptance of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// Reason, in the arbiter's words.
    pub reason: String,
    /// Name, as shown, of the arbiter.
    pub by: String,
    /// When it was accepted, in UTC.
    pub at: NaiveDateTime,
}

/// A finding, and its acceptance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The finding.
    pub fault: Fault,
    /// The acceptance; `None` without one.
    pub accepted: Option<Accepted>,
}

impl Finding {
    /// Whether round 1 waits for it.
    #[must_use]
    pub const fn blocks(&self) -> bool {
        self.accepted.is_none() && self.fault.check().blocks()
    }
}

/// The page before round 1.
#[derive(Clone, Debug)]
pub struct Preflight {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// The findings, those that block first.
    pub findings: Vec<Finding>,
    /// State of the check-in.
    pub check_in: CheckIn,
    /// Number of participants of whom nobody knows whether they are present.
    pub unseen: usize,
    /// Counts of participants.
    pub counts: Counts,
    /// Pairs that must not meet, by surname.
    pub forbidden: Vec<(String, String)>,
    /// Half-point byes: round, and number of byes.
    pub half_point_byes: Vec<(i32, usize)>,
    /// Whether there is a draft of round 1.
    pub is_drafted: bool,
}

/// Counts of participants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All participants.
    pub all: usize,
    /// Participants who can be paired in round 1, as far as known.
    pub playing: usize,
    /// Participants with a FIDE number.
    pub with_id: usize,
    /// Participants with year of birth and sex.
    pub with_birth: usize,
}

/// Reads the page before round 1; `today` is the reader's local day.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
pub fn preflight(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    today: NaiveDate,
) -> Result<Preflight, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let summary = Summary::of(&loaded)?;
        let check_in = CheckIn::of(conn, &loaded)?;
        let mut accepted: HashMap<String, Accepted> = HashMap::new();
        for row in rows::accepted_checks::of_tournament(conn, id)? {
            let (reason, by, at) = (row.reason, row.accepted_by, row.accepted_at);
            accepted.insert(row.code, Accepted { reason, by, at });
        }
        let unseen = ready_to_pair::unseen(&loaded).len();
        let faults = faults(&loaded, &summary, (&check_in, unseen), today)?;
        let mut findings: Vec<Finding> = faults
            .into_iter()
            .map(|fault| Finding {
                accepted: accepted.get(fault.check().code()).cloned(),
                fault,
            })
            .collect();
        findings.sort_by_key(|finding| !finding.blocks());
        let surname = |entry: i32| {
            let entry = loaded.entry(entry);
            entry.map_or_else(String::new, |row| row.person.name.surname().to_owned())
        };
        let mut half_point_byes: Vec<(i32, usize)> = Vec::new();
        for bye in loaded.byes.iter().filter(|bye| bye.kind == Bye::HalfPoint) {
            match half_point_byes
                .iter_mut()
                .find(|(round, _)| *round == bye.round)
            {
                Some((_, n)) => *n += 1,
                None => half_point_byes.push((bye.round, 1)),
            }
        }
        half_point_byes.sort_unstable();
        let forbidden = loaded.forbidden.iter();
        Ok(Preflight {
            role,
            findings,
            unseen,
            counts: counts(&loaded),
            forbidden: forbidden
                .map(|pair| (surname(pair.first_entry_id), surname(pair.second_entry_id)))
                .collect(),
            half_point_byes,
            is_drafted: loaded.draft().is_some(),
            check_in,
            summary,
        })
    })
}

/// Participants who have not withdrawn.
fn field(loaded: &Loaded) -> impl Iterator<Item = &EntryRow> {
    let entries = loaded.entries.iter();
    entries.filter(|entry| entry.withdrawn_after.is_none())
}

/// Whether year of birth and sex are known.
const fn is_described(entry: &EntryRow) -> bool {
    entry.person.birth.is_some() && entry.person.sex.is_some()
}

fn counts(loaded: &Loaded) -> Counts {
    let free = |entry: &&EntryRow| {
        let mut byes = loaded.byes.iter();
        !byes.any(|bye| {
            bye.entry_id == entry.id && bye.round == 1 && bye.kind != Bye::PairingAllocated
        })
    };
    let person = |wanted: fn(&EntryRow) -> bool| field(loaded).filter(|e| wanted(e)).count();
    Counts {
        all: field(loaded).count(),
        playing: field(loaded).filter(free).count(),
        with_id: person(|entry| entry.person.fide_id.is_some()),
        with_birth: person(is_described),
    }
}

fn faults(
    loaded: &Loaded,
    summary: &Summary,
    (check_in, unseen): (&CheckIn, usize),
    today: NaiveDate,
) -> Result<Vec<Fault>, AppError> {
    let mut faults = Vec::new();
    let players = field(loaded).count();
    if players < 2 {
        faults.push(Fault::TooFew(players));
    }
    if check_in.closed.is_none() && check_in.present == 0 {
        faults.push(Fault::CheckInUnused);
    } else if check_in.closed.is_none() || unseen > 0 {
        faults.push(Fault::CheckInOpen(unseen));
    }
    faults.extend(lists(loaded)?);
    let people =
        |wanted: &dyn Fn(&EntryRow) -> bool| People::of(field(loaded).filter(|e| wanted(e)));
    let namesakes = namesakes(loaded);
    let mut note = |people: People, fault: fn(People) -> Fault| {
        faults.extend(people.is_anybody().then(|| fault(people)));
    };
    note(
        people(&|entry| namesakes.contains(&entry.id)),
        Fault::Doubles,
    );
    note(
        people(&|entry| entry.person.fide_id.is_none()),
        Fault::NoFideId,
    );
    note(people(&|entry| !is_described(entry)), Fault::NoBirth);
    note(people(&|entry| is_against(loaded, entry)), Fault::Byes);
    if !loaded.course.is_schedule() && loaded.initial_colour().is_none() {
        faults.push(Fault::NoColour);
    }
    faults.extend(tie_breaks(loaded)?);
    let scoring = loaded.scoring();
    let (bye, win) = (scoring.pairing_allocated_bye, scoring.win);
    if bye != win {
        faults.push(Fault::ByeNotAWin { bye, win });
    }
    let rounds = || 1..=loaded.planned();
    let days = rounds().filter(|n| summary.day_of(*n).is_none()).count();
    let open = rounds()
        .filter(|n| summary.hours.of_round(*n).is_none())
        .count();
    if days > 0 {
        faults.push(Fault::NoDays(days));
    } else if open > 0 {
        faults.push(Fault::NoHours(open));
    }
    if summary.chief_arbiter.trim().is_empty() {
        faults.push(Fault::NoChief);
    }
    faults.push(registration(loaded, today));
    faults.push(Fault::NoSheet);
    let place = |fault: &Fault| Check::ALL.iter().position(|check| *check == fault.check());
    faults.sort_by_key(place);
    Ok(faults)
}

/// The finding about teams whose lists break the rules on who may play.
fn lists(loaded: &Loaded) -> Result<Option<Fault>, AppError> {
    let Some(stored) = loaded.teams.as_deref() else {
        return Ok(None);
    };
    let mut teams = Vec::new();
    for team in &stored.teams {
        if !who_plays::of_list(loaded, stored, team.id)?.is_empty() {
            teams.push(team.name.clone());
        }
    }
    Ok((!teams.is_empty()).then_some(Fault::Lists(teams)))
}

/// Entries of people whose names are spelt alike.
fn namesakes(loaded: &Loaded) -> HashSet<i32> {
    let mut named: HashMap<String, Vec<i32>> = HashMap::new();
    for entry in field(loaded) {
        let name = fold(&entry.person.name.to_string());
        named.entry(name).or_default().push(entry.id);
    }
    let alike = named.into_values().filter(|ids| ids.len() > 1);
    alike.flatten().collect()
}

/// Whether a participant has a half-point bye beyond the limits of the event.
fn is_against(loaded: &Loaded, entry: &EntryRow) -> bool {
    let mut byes = loaded.byes.iter();
    byes.any(|bye| {
        let is_half = bye.entry_id == entry.id && bye.kind == Bye::HalfPoint;
        let against = || byes::against_half(loaded, entry, bye.round);
        // A second half-point bye was confirmed when it was given.
        let of_event = |one: &Objection| !matches!(one, Objection::SecondHalfPointBye { .. });
        is_half && against().iter().any(of_event)
    })
}

/// The finding about tie-breaks: there are none, or ratings break ties and unrated participants make them void.
fn tie_breaks(loaded: &Loaded) -> Result<Option<Fault>, AppError> {
    let list = parse_list(&loaded.tournament.tie_breaks)?;
    if list.is_empty() {
        return Ok(Some(Fault::NoTieBreaks));
    }
    let codes: Vec<String> = list
        .iter()
        .filter(|tie_break| tie_break.code().is_rating_based())
        .map(ToString::to_string)
        .collect();
    let unrated = People::of(field(loaded).filter(|entry| entry.rating.is_none()));
    let drops = loaded.regulations()?.unrated == Unrated::DropTieBreak;
    Ok((drops && !codes.is_empty() && unrated.is_anybody())
        .then_some(Fault::Void { codes, unrated }))
}

/// The finding about the registration, with its last day.
fn registration(loaded: &Loaded, today: NaiveDate) -> Fault {
    let is_of =
        |entry: &EntryRow, from: u16| entry.rating.is_some_and(|elo: Elo| elo.get() >= from);
    let is_strongest = field(loaded).any(|entry| {
        let is_woman = entry.person.sex == Some(Sex::Female);
        is_of(entry, STRONGEST) || (is_woman && is_of(entry, STRONGEST_WOMEN))
    });
    let days = if is_strongest {
        REGISTERED_FOR_TITLES
    } else {
        REGISTERED
    };
    let until = loaded.tournament.start_date - TimeDelta::days(i64::from(days));
    Fault::Registration {
        until,
        days,
        is_past: today > until,
    }
}
