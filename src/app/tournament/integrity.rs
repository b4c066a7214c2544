//! What touched the integrity of an event: read from its record, shown to its arbiters, told in its report as `###` lines
//! (FIDE's acceptance rules for software).
//!
//! | deed | event |
//! |---|---|
//! | a round published that an arbiter changed by hand | `MPA` |
//! | a published round taken back | `Undone` |
//! | rounds, tie-breaks changed after round 1 | `Rounds changed`, `Tie-breaks changed` |
//! | a pair forbidden or allowed after round 1 | `Prohibition` |
//! | a result of an earlier round corrected | `Result corrected` |
//! | a result of a round before the previous one corrected for the rating report | `Correction` |
//! | a full-point bye | `Full-point bye` |
//! | FIDE mode left | `FIDE mode left` |
//! | made from a report | `Import` |
//!
//! A game that is adjourned when the next round is published is told by the round that was published.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Context, Deed,
        access::{self, Action, TournamentRole},
        deed::{
            ByeSet, DeedKind, PairProhibited, ResultEntered, SettingsChanged, Subject, Written,
        },
    },
    event::{BoardResult, Bye, RoundNumber, RoundState},
    formats::trf::{IntegrityEvent, IntegrityRemark},
    store::Conn,
};

use super::{
    Loaded, fide_mode::Left, settings_input::SettingsInput, summary::Summary, whole_trail,
};

/// One event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntegrityLine {
    /// What it was.
    pub event: IntegrityEvent,
    /// The newest published round when it was done, or the round that it was about; `None` before the first.
    pub round: Option<RoundNumber>,
    /// When, UTC.
    pub at: NaiveDateTime,
    /// Name of whoever did it, as shown.
    pub actor: String,
    /// Facts in figures and names: `9 > 7`, `3.12 1-0 > 0-1`. May be empty.
    pub facts: String,
    /// Why, as it was typed. May be empty.
    pub reason: String,
}

impl IntegrityLine {
    /// As the report tells it, which anybody may read: of a forbidden pair it says nothing but that there is one, and why
    /// a player's result was corrected or a bye given stays with the arbiters.
    #[must_use]
    pub fn remark(&self) -> IntegrityRemark {
        use IntegrityEvent as E;
        let facts = Some(self.facts.as_str()).filter(|_| self.event != E::Prohibition);
        let is_of_players = matches!(
            self.event,
            E::Prohibition | E::ResultCorrected | E::RatingCorrected | E::FullPointBye
        );
        let reason = Some(self.reason.as_str()).filter(|_| !is_of_players);
        let told = [facts, reason].into_iter().flatten();
        let told: Vec<&str> = told.filter(|text| !text.is_empty()).collect();
        IntegrityRemark {
            event: self.event,
            round: self.round,
            detail: told.join(", "),
        }
    }
}

/// The kinds of deeds from which the events are read.
fn kinds() -> Vec<&'static str> {
    DeedKind::codes(|kind| {
        matches!(
            kind,
            DeedKind::RoundPublished
                | DeedKind::RoundTakenBack
                | DeedKind::SettingsChanged
                | DeedKind::PairForbidden
                | DeedKind::PairAllowed
                | DeedKind::ResultCorrected
                | DeedKind::ResultRatingCorrected
                | DeedKind::ByeSet
                | DeedKind::FideModeLeft
                | DeedKind::TournamentImported
        )
    })
}

fn round_of(number: i32) -> Option<RoundNumber> {
    u8::try_from(number).ok().and_then(RoundNumber::new)
}

/// The board of a pairing, as `3.12`; empty where it is no more.
fn board(loaded: &Loaded, pairing: i32) -> (Option<RoundNumber>, String) {
    let row = loaded.pairings.iter().find(|row| row.id == pairing);
    let found = row.and_then(|row| {
        let round = loaded
            .rounds
            .iter()
            .find(|round| round.id == row.round_id)?;
        Some((round.number, row.board))
    });
    match found {
        Some((round, board)) => (round_of(round), format!("{round}.{board}")),
        None => (None, String::new()),
    }
}

fn changed(before: &SettingsInput, after: &SettingsInput) -> Vec<(IntegrityEvent, String)> {
    let mut list = Vec::new();
    if before.rounds != after.rounds {
        let facts = format!("{} > {}", before.rounds, after.rounds);
        list.push((IntegrityEvent::RoundsChanged, facts));
    }
    let ties = |settings: &SettingsInput| {
        [
            &settings.tie_breaks,
            &settings.tie_break_edition,
            &settings.remaining_ties,
            &settings.unrated,
            &settings.unrated_rating,
        ]
        .map(Clone::clone)
    };
    if ties(before) != ties(after) {
        let facts = format!("{} > {}", before.tie_breaks, after.tie_breaks);
        list.push((IntegrityEvent::TieBreaksChanged, facts));
    }
    list
}

/// What a deed tells, done to `subject` after the newest published round `newest`: event, round, facts, reason.
fn told(
    loaded: &Loaded,
    newest: i32,
    subject: Option<&Subject>,
    deed: &Deed,
) -> Vec<(IntegrityEvent, Option<RoundNumber>, String, String)> {
    use IntegrityEvent as E;
    let now = round_of(newest);
    let one = |event, round, facts, reason: &str| vec![(event, round, facts, reason.to_owned())];
    match deed {
        Deed::RoundPublished(round) if !round.by_hand.is_empty() => one(
            E::ManualPairing,
            round_of(round.round),
            String::new(),
            &round.by_hand,
        ),
        Deed::RoundTakenBack(back) => {
            one(E::Undone, round_of(back.round), String::new(), &back.reason)
        }
        Deed::SettingsChanged(set) if newest > 0 => {
            let SettingsChanged {
                before,
                after,
                reason,
                ..
            } = set.as_ref();
            let list = changed(before, after).into_iter();
            list.map(|(event, facts)| (event, now, facts, reason.clone()))
                .collect()
        }
        Deed::PairForbidden(PairProhibited { names, reason, .. }) if newest > 0 => {
            one(E::Prohibition, now, names.join(" - "), reason)
        }
        Deed::PairAllowed(PairProhibited { names, reason, .. }) if newest > 0 => one(
            E::Prohibition,
            now,
            format!("no more {}", names.join(" - ")),
            reason,
        ),
        Deed::ResultCorrected(ResultEntered {
            before,
            after,
            confirmed,
            ..
        })
        | Deed::ResultRatingCorrected(ResultEntered {
            before,
            after,
            confirmed,
            ..
        }) => {
            let (round, board) =
                board(loaded, subject.and_then(Subject::board).unwrap_or_default());
            let code = |result: Option<BoardResult>| result.map_or("-", BoardResult::code);
            let facts = format!("{board} {} > {}", code(before.result), code(after.result));
            let event = match deed {
                Deed::ResultRatingCorrected(_) => E::RatingCorrected,
                _ => E::ResultCorrected,
            };
            one(
                event,
                round,
                facts,
                confirmed.as_deref().unwrap_or_default(),
            )
        }
        Deed::ByeSet(ByeSet {
            round,
            bye: Some(Bye::FullPoint),
            reason,
            ..
        }) => {
            let entry = match subject {
                Some(Subject::Entry(entry)) => loaded.entry(*entry),
                _ => None,
            };
            let name = entry.map(|entry| entry.person.name.to_string());
            one(
                E::FullPointBye,
                round_of(*round),
                name.unwrap_or_default(),
                reason,
            )
        }
        Deed::FideModeLeft(left) => one(E::FideModeLeft, now, String::new(), &left.reason),
        Deed::TournamentImported(made) if made.rounds > 0 => {
            one(E::Import, RoundNumber::new(made.rounds), String::new(), "")
        }
        _ => Vec::new(),
    }
}

/// Everything that touched the integrity of a tournament, in the order in which it was done.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn lines(
    conn: &mut Conn,
    loaded: &Loaded,
) -> Result<Vec<IntegrityLine>, AppError> {
    let mut newest = 0;
    let mut list = Vec::new();
    for row in whole_trail::with_actions(conn, loaded.tournament.id, &kinds())? {
        let Written::Deed(deed) = Written::of(&row) else {
            continue;
        };
        let subject = Subject::parse(&row.subject);
        for (event, round, facts, reason) in told(loaded, newest, subject.as_ref(), &deed) {
            list.push(IntegrityLine {
                event,
                round,
                at: row.at,
                actor: row.actor.clone(),
                facts,
                reason,
            });
        }
        match deed.as_ref() {
            Deed::RoundPublished(round) => newest = round.round,
            Deed::RoundTakenBack(back) => newest = back.round - 1,
            Deed::TournamentImported(made) => newest = made.rounds.into(),
            _ => {}
        }
    }
    Ok(list)
}

/// The lines of a report: a round by hand that was taken back again is told by the taking back alone, and games that are
/// adjourned by the round in which they were paired.
///
/// # Errors
/// Storage failures.
pub(in crate::app) fn remarks(
    conn: &mut Conn,
    loaded: &Loaded,
) -> Result<Vec<IntegrityRemark>, AppError> {
    let by_hand = |number: Option<RoundNumber>| {
        loaded.rounds.iter().any(|round| {
            round_of(round.number) == number
                && round.state == RoundState::Published
                && round.by_hand_reason.is_some()
        })
    };
    let mut remarks: Vec<IntegrityRemark> = lines(conn, loaded)?
        .iter()
        .filter(|line| line.event != IntegrityEvent::ManualPairing || by_hand(line.round))
        .map(IntegrityLine::remark)
        .collect();
    for (round, board) in loaded.adjourned() {
        remarks.push(IntegrityRemark {
            event: IntegrityEvent::Adjourned,
            round: RoundNumber::new(round),
            detail: format!("board {board}"),
        });
    }
    Ok(remarks)
}

/// The page of a tournament's integrity.
#[derive(Clone, Debug)]
pub struct IntegrityView {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// That FIDE mode was left.
    pub left: Option<Left>,
    /// What was done, oldest first.
    pub lines: Vec<IntegrityLine>,
}

/// What touched the integrity of a tournament, for its arbiters.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn view(ctx: &Context, actor: &Actor, slug: &str) -> Result<IntegrityView, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        Ok(IntegrityView {
            role: access::role(conn, actor, id)?,
            summary: Summary::of(&loaded)?,
            left: super::fide_mode::left(&loaded.tournament),
            lines: lines(conn, &loaded)?,
        })
    })
}
