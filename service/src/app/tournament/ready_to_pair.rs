//! Questions to the arbiter before a round is paired: nobody who was not seen is paired without an answer.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Refusal,
        access::Action,
        deed::{Answered, UnseenAnswered},
    },
    event::{BoardResult, Bye, Colour, Presence, RoundState},
    store::{
        Conn,
        rows::{self, entries::EntryRow, rounds::RoundRow},
    },
};

use super::{Loaded, entrant::Entrant, unseen_answer::Answer};

/// Why the arbiter is asked about a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// Check-in is used, and the participant is not marked as present.
    NotMarked,
    /// Absent without notice in the previous round, and not marked as present since.
    AbsentBefore,
    /// Did not come to the game of the previous round.
    Forfeited,
}

/// A participant about whom the arbiter is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnseenLine {
    /// The participant.
    pub entrant: Entrant,
    /// Why the arbiter is asked about them.
    pub why: Unseen,
}

/// The answers in a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// Answer for all participants who have no answer of their own.
    pub all: Option<Answer>,
    /// Answers by number of the entry.
    pub each: HashMap<i32, Answer>,
}

impl Answers {
    /// Whether there is no answer at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_none() && self.each.is_empty()
    }
}

/// Whether a participant would be paired in a round: no bye, no withdrawal, and no late entry after it.
fn is_free(loaded: &Loaded, entry: &EntryRow, round: i32) -> bool {
    let has_bye = |entry: i32| {
        let mut byes = loaded.byes.iter();
        byes.any(|bye| {
            bye.entry_id == entry && bye.round == round && bye.kind != Bye::PairingAllocated
        })
    };
    entry.first_round <= round
        && entry.withdrawn_after.is_none_or(|last| round <= last)
        && !has_bye(entry.id)
}

/// The players of a board who did not come, according to its result.
fn who_did_not_come(row: &rows::pairings::PairingRow) -> Vec<i32> {
    let loser = match row.result {
        Some(BoardResult::DoubleForfeit) => {
            return vec![row.white_entry_id, row.black_entry_id];
        }
        Some(BoardResult::WhiteWinsByForfeit) => Colour::Black,
        Some(BoardResult::BlackWinsByForfeit) => Colour::White,
        _ => return Vec::new(),
    };
    vec![match loser {
        Colour::White => row.white_entry_id,
        Colour::Black => row.black_entry_id,
    }]
}

/// Participants about whom the arbiter must be asked before the next round.
pub(super) fn unseen(loaded: &Loaded) -> Vec<(&EntryRow, Unseen)> {
    // Absent players are left out of their team's line-up.
    if loaded.teams.is_some() {
        return Vec::new();
    }
    let round = loaded.due();
    let answer = |entry: i32, round: i32| {
        let mut answers = loaded.presence.iter();
        let found = answers.find(|row| row.entry_id == entry && row.round == round);
        found.map(|row| row.answer)
    };
    let before = loaded.rounds.iter().find(|row| row.number == round - 1);
    let gone: Vec<i32> = before
        .into_iter()
        .flat_map(|row| loaded.pairings_of(row.id))
        .flat_map(who_did_not_come)
        .collect();
    let check_in = loaded.entries.iter().any(|entry| entry.checked_in);
    let why = |entry: &EntryRow| {
        if !is_free(loaded, entry, round) || answer(entry.id, round).is_some() {
            None
        } else if round == 1 {
            (check_in && !entry.checked_in).then_some(Unseen::NotMarked)
        } else if gone.contains(&entry.id) {
            Some(Unseen::Forfeited)
        } else {
            let absent = answer(entry.id, round - 1) == Some(Presence::Absent);
            (absent && !entry.checked_in).then_some(Unseen::AbsentBefore)
        }
    };
    let entries = loaded.entries.iter();
    entries
        .filter_map(|entry| Some((entry, why(entry)?)))
        .collect()
}

/// The same, as pages show them.
pub(super) fn lines(people: Vec<(&EntryRow, Unseen)>) -> Vec<UnseenLine> {
    let people = people.into_iter();
    people
        .map(|(entry, why)| UnseenLine {
            entrant: Entrant::from(entry),
            why,
        })
        .collect()
}

/// Refuses to pair the next round until every participant in it was seen or answered for.
///
/// # Errors
/// [`Refusal::Unseen`] with the participants about whom the arbiter must be asked.
pub(super) fn require(loaded: &Loaded) -> Result<(), AppError> {
    let people = lines(unseen(loaded));
    if people.is_empty() {
        return Ok(());
    }
    let round = loaded.due();
    Err(Refusal::Unseen { round, people }.into())
}

/// Stores answers for participants who were not seen before round `round`; nothing changes for others. Nothing is written if
/// nobody is left to answer for.
///
/// # Errors
/// [`Refusal::RoundOutOfOrder`] if another round is due; the tournament is closed; the actor is not an arbiter of it.
pub fn answer(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    round: u8,
    answers: &Answers,
) -> Result<(), AppError> {
    let id = ctx.tournament_id(slug)?;
    let is_anybody_left = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        Ok(!unseen(&loaded).is_empty())
    })?;
    if !is_anybody_left {
        return Ok(());
    }
    // No request key is needed: at a second call nobody is left to answer for.
    ctx.write(actor, Action::RunTournament(id), None, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let (due, asked) = (loaded.due(), i32::from(round));
        if due != asked {
            let expected = due;
            return Err(Refusal::RoundOutOfOrder { expected, asked }.into());
        }
        let mut given = Vec::new();
        for (entry, _) in unseen(&loaded) {
            let Some(answer) = answers.each.get(&entry.id).copied().or(answers.all) else {
                continue;
            };
            carry_out(conn, entry, due, answer)?;
            given.push(Answered {
                entry: entry.id,
                name: entry.person.name.to_string(),
                answer,
            });
        }
        Ok(Audited {
            value: (),
            deed: Deed::UnseenAnswered(UnseenAnswered {
                round: due,
                answers: given,
            }),
        })
    })?;
    Ok(())
}

/// Carries out the answer for a participant who was not seen before a round.
pub(super) fn carry_out(
    conn: &mut Conn,
    entry: &EntryRow,
    round: i32,
    answer: Answer,
) -> Result<(), AppError> {
    match answer {
        Answer::Absent => mark_absent(conn, entry, round)?,
        Answer::Out => rows::entries::set_withdrawn_after(conn, entry.id, Some(round - 1))?,
        Answer::Awaited => {
            let id = entry.tournament_id;
            rows::presence::set(conn, id, entry.id, round, Presence::Awaited)?;
        }
    }
    Ok(())
}

/// Gives a zero-point bye for absence without notice.
pub(super) fn mark_absent(conn: &mut Conn, entry: &EntryRow, round: i32) -> Result<(), AppError> {
    let id = entry.tournament_id;
    rows::byes::set(conn, id, entry.id, round, Bye::ZeroPoint)?;
    rows::presence::set(conn, id, entry.id, round, Presence::Absent)?;
    if entry.checked_in {
        rows::entries::set_checked_in(conn, entry.id, false)?;
    }
    Ok(())
}

/// Removes a noted absence from coming rounds, because the participant is here now. A draft without them is then out of date.
pub(super) fn arrived(
    conn: &mut Conn,
    tournament: i32,
    entry: i32,
    rounds: &[RoundRow],
) -> Result<(), AppError> {
    let published = rounds
        .iter()
        .filter(|round| round.state == RoundState::Published);
    let last = published.map(|round| round.number).max().unwrap_or(0);
    for row in rows::presence::of_tournament(conn, tournament)? {
        if row.entry_id == entry && row.round > last && row.answer == Presence::Absent {
            rows::byes::remove_absence(conn, entry, row.round)?;
            rows::presence::remove(conn, entry, row.round)?;
        }
    }
    Ok(())
}

/// Records that the arbiter set or removed a bye by hand, which is the answer for this round.
pub(super) fn bye_was_set(
    conn: &mut Conn,
    loaded: &Loaded,
    entry: i32,
    round: i32,
    plays: bool,
) -> Result<(), AppError> {
    let mut answers = loaded.presence.iter();
    if !answers.any(|row| row.entry_id == entry && row.round == round) {
        return Ok(());
    }
    if plays {
        let id = loaded.tournament.id;
        rows::presence::set(conn, id, entry, round, Presence::Awaited)?;
    } else {
        rows::presence::remove(conn, entry, round)?;
    }
    Ok(())
}
