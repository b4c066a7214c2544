//! The check-in before round 1: its state, and closing it. Absence and withdrawal are different things. So everybody who is
//! missing when it closes needs an answer of their own, and no answer is guessed.

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

/// State of the check-in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckIn {
    /// Who closed it, and when (UTC); `None` while it is open.
    pub closed: Option<(String, NaiveDateTime)>,
    /// Reason for preparing round 1 without a check-in.
    pub unused: Option<String>,
    /// Number of participants marked as present.
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

    /// Whether round 1 would be prepared although no check-in took place.
    #[must_use]
    pub fn is_passed_over(&self) -> bool {
        self.closed.is_none() && self.unused.is_none() && self.present == 0
    }
}

/// Refuses to prepare round 1 unless the check-in was used, or an arbiter said why not.
///
/// # Errors
/// [`Refusal::Asked`]; no such tournament.
pub(super) fn require_used(ctx: &Context, slug: &str) -> Result<(), AppError> {
    let is_passed_over = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        // In a team event the captains know who is present: others are not in the line-up.
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

/// The page for closing the check-in.
#[derive(Clone, Debug)]
pub struct Closing {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament.
    pub role: TournamentRole,
    /// State of the check-in.
    pub check_in: CheckIn,
    /// Participants who are missing and have no answer yet.
    pub people: Vec<UnseenLine>,
}

/// Reads the page for closing the check-in.
///
/// # Errors
/// No such tournament; the actor is not an arbiter of it.
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

/// Closes the check-in of round 1, with an answer for each participant who is not present and has no bye. Returns the number of
/// these participants.
///
/// # Errors
/// [`Refusal::Unseen`] with those who have no answer; round 1 is already published; [`Refusal::NobodyPresent`].
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

/// Whether a participant is not present and has no bye in round 1.
fn is_missing(loaded: &Loaded, entry: &EntryRow) -> bool {
    let mut byes = loaded.byes.iter();
    let has_bye = byes
        .any(|bye| bye.entry_id == entry.id && bye.round == 1 && bye.kind != Bye::PairingAllocated);
    !entry.checked_in && !has_bye
}
