//! Byes that are asked for, and pairs that must not meet.

use std::ops::RangeInclusive;

use crate::{
    app::{
        Actor, AppError, Audited, Context, Deed, Done, Refusal,
        access::Action,
        deed::{ByeSet, HalfPointByesBarred, PairProhibited},
    },
    event::Bye,
    store::{
        Conn,
        rows::{self, entries::EntryRow},
    },
};

use super::{
    Loaded,
    confirmation::{self, Confirmation, Objection},
    fide_mode, ready_to_pair,
};

/// A bye that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A half-point bye.
    Half,
    /// A zero-point bye.
    Zero,
    /// A full-point bye given by the organiser.
    Full,
    /// No bye: the participant plays.
    None,
}

impl Asked {
    /// Reads a TRF letter (`H`, `Z`, `F`), or `-` for no bye.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            "H" => Some(Self::Half),
            "Z" => Some(Self::Zero),
            "F" => Some(Self::Full),
            "-" => Some(Self::None),
            _ => None,
        }
    }

    /// The bye that a deed names; `None` for the pairing-allocated bye, which nobody asks for.
    pub(in crate::app) const fn of(bye: Option<Bye>) -> Option<Self> {
        match bye {
            None => Some(Self::None),
            Some(Bye::HalfPoint) => Some(Self::Half),
            Some(Bye::ZeroPoint) => Some(Self::Zero),
            Some(Bye::FullPoint) => Some(Self::Full),
            Some(Bye::PairingAllocated) => None,
        }
    }

    const fn bye(self) -> Option<Bye> {
        match self {
            Self::Half => Some(Bye::HalfPoint),
            Self::Zero => Some(Bye::ZeroPoint),
            Self::Full => Some(Bye::FullPoint),
            Self::None => None,
        }
    }
}

/// Objections to a bye: a second half-point bye for the same participant, the limits of the event, a full point without a game.
fn objections(loaded: &Loaded, entry: &EntryRow, round: i32, asked: Asked) -> Vec<Objection> {
    match asked {
        Asked::Half => against_half(loaded, entry, round),
        Asked::Full => vec![Objection::FullPointBye],
        Asked::Zero | Asked::None => Vec::new(),
    }
}

/// Objections to a half-point bye in a round.
pub(super) fn against_half(loaded: &Loaded, entry: &EntryRow, round: i32) -> Vec<Objection> {
    let rules = &loaded.tournament.rules;
    let these = of_match(loaded, round);
    let others = || {
        let byes = loaded.byes.iter();
        byes.filter(|bye| {
            bye.entry_id == entry.id && !these.contains(&bye.round) && bye.kind == Bye::HalfPoint
        })
    };
    let second = others().next();
    let second = second.map(|bye| Objection::SecondHalfPointBye { other: bye.round });
    let given = i32::try_from(others().count()).unwrap_or(i32::MAX);
    let too_many = rules.most_half_point_byes.filter(|most| given >= *most);
    let last = loaded.tournament.rounds_planned - rules.last_rounds_without_byes;
    let found = [
        entry
            .no_half_point_bye
            .then_some(Objection::BarredHalfPointBye),
        too_many.map(|most| Objection::TooManyHalfPointByes { most }),
        (round > last).then_some(Objection::LateHalfPointBye { last }),
        second,
    ];
    found.into_iter().flatten().collect()
}

/// Bars a participant from half-point byes in this event, or lifts the bar.
///
/// # Errors
/// No such entry; the actor is not an arbiter of this tournament.
pub fn bar(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    entry: i32,
    barred: bool,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let row = rows::entries::by_id(conn, id, entry)?;
        rows::entries::set_no_half_point_bye(conn, entry, barred)?;
        Ok(Audited {
            value: (),
            deed: Deed::HalfPointByesBarred(HalfPointByesBarred {
                entry,
                before: row.no_half_point_bye,
                barred,
            }),
        })
    })
}

/// Sets or removes the bye of a participant in a round that is not published yet.
///
/// # Errors
/// [`Refusal::AlreadyPublished`]; no such round; a schedule; a half-point or full-point bye in a bracket or a team event;
/// [`Refusal::Asked`] for a second half-point bye, or one beyond the limits of the event; the actor is not an arbiter of this
/// tournament.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (entry, round): (i32, i32),
    asked: Asked,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let row = rows::entries::by_id(conn, id, entry)?;
        if loaded.is_schedule_of_players() {
            return Err(Refusal::ScheduleFixed.into());
        }
        if matches!(asked, Asked::Half | Asked::Full) {
            if loaded.is_knock_out() {
                return Err(Refusal::BracketBye.into());
            }
            loaded.must_be_of_players()?;
        }
        if round <= i32::from(loaded.published()) {
            return Err(Refusal::AlreadyPublished { round }.into());
        }
        if round > loaded.tournament.rounds_planned {
            return Err(Refusal::NoSuchRound { round }.into());
        }
        let before = loaded
            .byes
            .iter()
            .find(|bye| {
                bye.entry_id == entry && bye.round == round && bye.kind != Bye::PairingAllocated
            })
            .map(|bye| bye.kind);
        let against = objections(&loaded, &row, round, asked);
        let reason = confirmation::require(against, answer, fide_mode::is_on(&loaded.tournament))?;
        put(conn, &loaded, (entry, round), asked.bye())?;
        Ok(Audited {
            value: (),
            deed: Deed::ByeSet(ByeSet {
                entry,
                round,
                before,
                bye: asked.bye(),
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}

/// Stores the bye of a participant in a round, or that they play.
pub(super) fn put(
    conn: &mut Conn,
    loaded: &Loaded,
    (entry, round): (i32, i32),
    bye: Option<Bye>,
) -> Result<(), AppError> {
    let published = i32::from(loaded.published());
    // Published rounds stay: if only the first game of a match is published, only the second can still change.
    for round in of_match(loaded, round).filter(|round| *round > published) {
        match bye {
            Some(bye) => rows::byes::set(conn, loaded.tournament.id, entry, round, bye)?,
            None => rows::byes::remove(conn, entry, round)?,
        }
    }
    ready_to_pair::bye_was_set(conn, loaded, entry, round, bye.is_none())
}

/// The rounds that a bye in this round covers: a participant who misses a match plays neither of its games (C.04.5).
pub(super) fn of_match(loaded: &Loaded, round: i32) -> RangeInclusive<i32> {
    let number = u8::try_from(round)
        .ok()
        .filter(|_| loaded.course.is_of_matches());
    let together = number.map(|number| loaded.course.together(number));
    together.map_or(round..=round, |both| {
        (*both.start()).into()..=(*both.end()).into()
    })
}

/// Forbids two participants to meet, from the next round to the last one.
///
/// # Errors
/// [`Refusal::PairForbidden`] if it is the same participant twice, or already forbidden; [`Refusal::Asked`] once a round is
/// published, which in FIDE mode no answer settles; the actor is not an arbiter of this tournament.
pub fn forbid(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    (first, second): (i32, i32),
    answer: &Confirmation,
) -> Result<Done<i32>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        loaded.must_be_of_players()?;
        let (a, b) = (
            rows::entries::by_id(conn, id, first)?,
            rows::entries::by_id(conn, id, second)?,
        );
        let there = loaded.forbidden.iter().any(|f| {
            (f.first_entry_id, f.second_entry_id) == (first, second)
                || (f.first_entry_id, f.second_entry_id) == (second, first)
        });
        if first == second || there {
            return Err(Refusal::PairForbidden.into());
        }
        let begun = loaded.published() > 0;
        let against = begun.then_some(Objection::PairForbidden);
        let fide = fide_mode::is_on(&loaded.tournament);
        let reason = confirmation::require(against.into_iter().collect(), answer, fide)?;
        let next = loaded.due();
        let rounds = (next, loaded.tournament.rounds_planned.max(next));
        let pair = rows::prohibitions::forbid(conn, id, (first, second), rounds)?;
        Ok(Audited {
            value: pair,
            deed: Deed::PairForbidden(PairProhibited {
                pair,
                entries: [first, second],
                names: [&a, &b].map(|row| row.person.name.surname().to_owned()),
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}

/// Lifts the prohibition of a pair.
///
/// # Errors
/// No such prohibition; [`Refusal::Asked`] as in [`forbid`]; the actor is not an arbiter of this tournament.
pub fn allow(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    prohibition: i32,
    answer: &Confirmation,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::RunTournament(id), key, |conn| {
        let pairs = rows::prohibitions::of_tournament(conn, id)?;
        let pair = pairs.into_iter().find(|pair| pair.id == prohibition);
        let pair = pair.ok_or(AppError::NotFound)?;
        let begun = rows::rounds::newest_published(conn, id)? > 0;
        let against = begun.then_some(Objection::PairAllowed);
        let fide = fide_mode::is_on(&rows::tournaments::by_id(conn, id)?);
        let reason = confirmation::require(against.into_iter().collect(), answer, fide)?;
        if !rows::prohibitions::allow(conn, id, prohibition)? {
            return Err(AppError::NotFound);
        }
        let mut surname = |entry| -> Result<String, AppError> {
            let row = rows::entries::by_id(conn, id, entry)?;
            Ok(row.person.name.surname().to_owned())
        };
        Ok(Audited {
            value: (),
            deed: Deed::PairAllowed(PairProhibited {
                pair: prohibition,
                entries: [pair.first_entry_id, pair.second_entry_id],
                names: [
                    surname(pair.first_entry_id)?,
                    surname(pair.second_entry_id)?,
                ],
                reason: reason.unwrap_or_default(),
            }),
        })
    })
}
