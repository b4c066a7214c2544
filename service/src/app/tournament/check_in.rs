//! The check-in before round 1: how far it is, and its closing. Absence and withdrawal are different things, so whoever is
//! not there when it closes gets an answer of their own, and none of them is guessed.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::{self, Action, TournamentRole},
        deed::{self, Answered},
    },
    event::Bye,
    pairing::Level,
    store::{
        Conn,
        rows::{self, check_ins::CheckInRow, entries::EntryRow},
    },
};

use super::{
    Loaded,
    confirmation::{Objection, Question},
    preflight::Check,
    ready_to_pair::{self, Answers, UnseenLine},
    summary::Summary,
    unseen_answer::Answer,
};

/// How far the check-in is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckIn {
    /// Who closed it, and when (UTC).
    pub closed: Option<(String, NaiveDateTime)>,
    /// Why round 1 may be prepared though nobody was checked in.
    pub unused: Option<String>,
    /// Participants who are marked as present.
    pub present: usize,
}

impl CheckIn {
    pub(super) fn of(conn: &mut Conn, loaded: &Loaded) -> Result<Self, AppError> {
        let id = loaded.tournament.id;
        let closed = rows::check_ins::of_tournament(conn, id)?;
        let accepted = rows::accepted_checks::of_tournament(conn, id)?;
        let mut accepted = accepted.into_iter();
        let unused = accepted.find(|row| row.code == Check::CheckIn.code());
        Ok(Self {
            closed: closed.map(|row| (row.closed_by, row.closed_at)),
            unused: unused.map(|row| row.reason),
            present: loaded.entries.iter().filter(|e| e.checked_in).count(),
        })
    }

    /// Whether round 1 would be prepared without anybody having been looked for.
    #[must_use]
    pub fn is_passed_over(&self) -> bool {
        self.closed.is_none() && self.unused.is_none() && self.present == 0
    }
}

/// Lets round 1 be prepared when the check-in was used, or an arbiter said why it was not.
///
/// # Errors
/// [`Refusal::Asked`]; no such tournament.
pub(super) fn require_used(ctx: &Context, slug: &str) -> Result<(), AppError> {
    let is_passed_over = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        // Captains say who is there: whoever is not has no place in the line-up.
        let is_of_teams = loaded.teams.is_some();
        Ok(!is_of_teams && CheckIn::of(conn, &loaded)?.is_passed_over())
    })?;
    if !is_passed_over {
        return Ok(());
    }
    let question = Question {
        level: Level::Confirm,
        objections: vec![Objection::NobodyCheckedIn],
        second: None,
        refused: None,
    };
    Err(Refusal::Asked(Box::new(question)).into())
}

/// What is asked when the check-in closes.
#[derive(Clone, Debug)]
pub struct Closing {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: TournamentRole,
    /// How far the check-in is.
    pub check_in: CheckIn,
    /// Those who are not there and have no answer.
    pub people: Vec<UnseenLine>,
}

/// What is asked when the check-in closes.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn closing(ctx: &Context, actor: &Actor, slug: &str) -> Result<Closing, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let people = if loaded.published() == 0 {
            ready_to_pair::lines(ready_to_pair::unseen(&loaded))
        } else {
            Vec::new()
        };
        Ok(Closing {
            summary: Summary::of(&loaded)?,
            role,
            check_in: CheckIn::of(conn, &loaded)?,
            people,
        })
    })
}

/// Closes the check-in of round 1 with an answer for everybody who is not present and asked for no bye. How many of them
/// there were is answered.
///
/// # Errors
/// [`Refusal::Unseen`] with those who have no answer; round 1 is published already; nobody is present.
pub fn close(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    answers: &Answers,
) -> Result<Done<usize>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        if loaded.published() > 0 {
            return Err(Refusal::AlreadyPublished { round: 1 }.into());
        }
        if loaded.entries.iter().all(|entry| !entry.checked_in) {
            return Err(Refusal::NobodyPresent.into());
        }
        let asked = ready_to_pair::unseen(&loaded);
        let of = |entry: &EntryRow| {
            let is_asked = asked.iter().any(|(one, _)| one.id == entry.id);
            let own = answers.each.get(&entry.id).copied();
            own.or(answers.all.filter(|_| is_asked))
        };
        let open: Vec<_> = asked
            .iter()
            .filter(|(entry, _)| of(entry).is_none())
            .copied()
            .collect();
        if !open.is_empty() {
            let people = ready_to_pair::lines(open);
            return Err(Refusal::Unseen { round: 1, people }.into());
        }
        let (mut absent, mut others) = (Vec::new(), Vec::new());
        for entry in loaded.entries.iter().filter(|e| is_missing(&loaded, e)) {
            let Some(answer) = of(entry) else {
                continue;
            };
            ready_to_pair::carry_out(conn, entry, 1, answer)?;
            match answer {
                Answer::Absent => absent.push(entry.id),
                Answer::Out | Answer::Awaited => others.push(Answered {
                    entry: entry.id,
                    name: entry.person.name.to_string(),
                    answer,
                }),
            }
        }
        let row = CheckInRow {
            tournament_id: id,
            closed_by: actor.name().to_owned(),
            closed_at: now,
        };
        rows::check_ins::close(conn, &row)?;
        Ok(Audited {
            value: absent.len() + others.len(),
            deed: Deed::CheckInClosed(deed::CheckInClosed { absent, others }),
        })
    })
}

/// Not present, and no bye asked for in round 1.
fn is_missing(loaded: &Loaded, entry: &EntryRow) -> bool {
    let mut byes = loaded.byes.iter();
    let has_bye = byes
        .any(|bye| bye.entry_id == entry.id && bye.round == 1 && bye.kind != Bye::PairingAllocated);
    !entry.checked_in && !has_bye
}
