//! Why a round is paired as it is, for everybody who may see the round.

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole, fold},
    event::{
        Acceleration, Bye, Crosstable, Halt, Outlet, RoundEntry, RoundNumber, RoundState, Tpn,
    },
    pairing::{
        Engine, Impossible, Pair, RoundReport, Seat, Solved, Why, WhyNot, check, knock_out::Answer,
    },
};

use super::{basis, entrant::Entrant, snapshot::Snapshot, summary::Summary};

/// The head of every explanation.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of the round, from 1.
    pub round: RoundNumber,
    /// Whether it is a draft, which only arbiters may see.
    pub is_draft: bool,
    /// The engine that pairs this round.
    pub engine: Engine,
    /// Participants by pairing number.
    pub people: HashMap<Tpn, Entrant>,
}

/// The explanation of a whole round.
#[derive(Clone, Debug)]
pub struct RoundExplanation {
    /// Tournament, round and names.
    pub about: Explanation,
    /// What the rules give by what is known today.
    pub report: RoundReport,
    /// Participants whose opponent, colour or bye differs from what the rules give today.
    pub differing: Vec<Tpn>,
    /// Virtual points used in this round (C.04.7).
    pub accelerations: Vec<Acceleration>,
}

/// A participant's seat in the round, and the reason.
#[derive(Clone, Debug)]
pub enum ExplainedSeat {
    /// The rules give this seat.
    AsRuled(Why),
    /// The seat differs from what the rules give today: an arbiter changed it, another program paired, or a result was corrected
    /// after the pairing.
    Otherwise {
        /// The actual seat.
        stands: Seat,
        /// What the rules give.
        ruled: Option<Why>,
        /// Why the rules do not give the actual seat.
        why_not: WhyNot,
    },
    /// In the bracket, but without an opponent in this round: they wait for the next one.
    Waits(WhyNot),
    /// Not paired in this round.
    NotPaired(Bye),
}

/// The explanation for one participant.
#[derive(Clone, Debug)]
pub struct EntryExplanation {
    /// Tournament, round, names.
    pub about: Explanation,
    /// The participant.
    pub who: Tpn,
    /// Their seat, and the reason.
    pub seat: ExplainedSeat,
    /// The answer to the question "why not with …".
    pub asked: Asked,
}

/// The answer to the question "why not with …".
#[derive(Clone, Debug)]
pub enum Asked {
    /// No question was asked.
    Nothing,
    /// The typed text fits no participant, or more than one.
    Unknown,
    /// This participant is not paired in the round.
    NotPaired(Tpn),
    /// The participant, and why they are not the opponent.
    Answered(Tpn, WhyNot),
}

/// A round that this reader may see, with the state before it was paired.
struct Before {
    about: Explanation,
    table: Crosstable,
    stands: check::PairedRound,
    loaded: Arc<Snapshot>,
}

impl Before {
    fn load(ctx: &Context, actor: &Actor, slug: &str, number: u8) -> Result<Self, AppError> {
        let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
        let round = RoundNumber::new(number).ok_or(AppError::NotFound)?;
        let row = loaded.round(number).ok_or(AppError::NotFound)?;
        let is_draft = row.state == RoundState::Draft;
        if is_draft && role.is_none() {
            return Err(AppError::NotFound);
        }
        let people = loaded
            .entries
            .iter()
            .map(Entrant::from)
            .filter_map(|person| Some((person.tpn?, person)))
            .collect();
        let (table, stands) = if is_draft {
            let table = loaded.crosstable(loaded.published(), true)?;
            (table, drafted(&loaded, row.id, number))
        } else {
            check::before_round(&loaded.crosstable(number, false)?, round)
        };
        Ok(Self {
            about: Explanation {
                summary: Summary::of(&loaded)?,
                role,
                round,
                is_draft,
                engine: loaded.engine()?.in_round(&table, round),
                people,
            },
            table,
            stands,
            loaded,
        })
    }

    fn explained(&self, ctx: &Context, halt: &Halt) -> Result<Solved, AppError> {
        let solved = ctx.solved(&self.table, self.about.round, self.about.engine, halt);
        let solved = solved.map_err(|reason| self.refused(&reason))?;
        Ok(solved.asked(halt))
    }

    /// The virtual points used in the round; empty if it is not paired by scores.
    fn accelerations(&self) -> Vec<Acceleration> {
        let round = self.about.round;
        let all = self.table.accelerations.iter();
        let here = all.filter(|one| {
            (one.first_round..=one.last_round).contains(&round)
                && self.about.engine.counts_virtual_points(round)
        });
        here.copied().collect()
    }

    /// The error if no pairing is possible by what is known today, or if the search was stopped.
    fn refused(&self, reason: &Impossible) -> AppError {
        basis::impossible(reason, self.about.round)
    }

    /// The actual seat of a participant.
    fn stands_for(&self, who: Tpn) -> Option<Seat> {
        let mut pairs = self.stands.pairs.iter();
        pairs
            .find(|pair| pair.white == who || pair.black == who)
            .map(|pair| Seat::Pair(*pair))
            .or_else(|| self.stands.byes.contains(&who).then_some(Seat::Bye(who)))
    }
}

/// The pairs and byes of the draft.
fn drafted(loaded: &Snapshot, round: i32, number: u8) -> check::PairedRound {
    let tpn = |entry: i32| loaded.entry(entry).and_then(|row| Entrant::from(row).tpn);
    let pairs = loaded.pairings_of(round).filter_map(|pairing| {
        Some(Pair {
            white: tpn(pairing.white_entry_id)?,
            black: tpn(pairing.black_entry_id)?,
        })
    });
    let byes = loaded
        .byes
        .iter()
        .filter(|bye| bye.round == i32::from(number) && bye.kind == Bye::PairingAllocated);
    check::PairedRound {
        pairs: pairs.collect(),
        byes: byes.filter_map(|bye| tpn(bye.entry_id)).collect(),
    }
}

/// Explains a round. Published rounds are for everybody, the draft is for arbiters.
///
/// # Errors
/// Not found: no such tournament, or a round that this reader may not see. [`crate::app::Refusal::NoPairing`] if no pairing is
/// possible by what is known today. [`crate::app::Refusal::Stopped`] if `halt` stopped the search.
pub fn round(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: u8,
    halt: &Halt,
) -> Result<RoundExplanation, AppError> {
    let before = Before::load(ctx, actor, slug, number)?;
    let explained = before.explained(ctx, halt)?;
    let ruled = explained.pairing();
    let wrong = before
        .stands
        .pairs
        .iter()
        .filter(|pair| !ruled.pairs.contains(pair));
    let mut differing: Vec<Tpn> = wrong.flat_map(|pair| [pair.white, pair.black]).collect();
    let byes = before.stands.byes.iter().copied();
    differing
        .extend(byes.filter(|tpn| ruled.bye != Some(*tpn) && !explained.through().contains(tpn)));
    Ok(RoundExplanation {
        report: explained.report(),
        differing,
        accelerations: before.accelerations(),
        about: before.about,
    })
}

/// Explains why a participant meets their opponent. With `asked` (a pairing number, or the beginning of a name) it also says why
/// they do not meet that participant.
///
/// # Errors
/// As [`round`]; no such entry.
pub fn entry(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: u8,
    entry: i32,
    asked: &str,
    halt: &Halt,
) -> Result<EntryExplanation, AppError> {
    let before = Before::load(ctx, actor, slug, number)?;
    let row = before.loaded.entry(entry).ok_or(AppError::NotFound)?;
    let who = Entrant::from(row).tpn.ok_or(AppError::NotFound)?;
    let explained = before.explained(ctx, halt)?;
    let refused = |reason: Impossible| before.refused(&reason);
    let ruled = explained.why(who).map_err(refused)?;
    let seat = match (before.stands_for(who), ruled) {
        (None, _) => match explained.why_not(Seat::Bye(who)) {
            Ok(answer @ WhyNot::KnockOut(Answer::Waits(..))) => ExplainedSeat::Waits(answer),
            _ => ExplainedSeat::NotPaired(bye_of(&before, who)),
        },
        (Some(stands), Some(why)) if why.seat() == stands => ExplainedSeat::AsRuled(why),
        (Some(stands), ruled) => ExplainedSeat::Otherwise {
            why_not: explained.why_not(stands).map_err(refused)?,
            stands,
            ruled,
        },
    };
    let asked = match find(&before, asked) {
        None if asked.trim().is_empty() => Asked::Nothing,
        None => Asked::Unknown,
        Some(other) if before.stands_for(other).is_none() => Asked::NotPaired(other),
        Some(other) => {
            let (white, black) = (who, other);
            let instead = Seat::Pair(Pair { white, black });
            Asked::Answered(other, explained.why_not(instead).map_err(refused)?)
        }
    };
    Ok(EntryExplanation {
        who,
        seat,
        asked,
        about: before.about,
    })
}

fn bye_of(before: &Before, who: Tpn) -> Bye {
    match before.table.entry(who, before.about.round) {
        Some(RoundEntry::Bye(bye)) => bye,
        _ => Bye::ZeroPoint,
    }
}

/// The participant with this pairing number, or the only one whose name begins like this.
fn find(before: &Before, text: &str) -> Option<Tpn> {
    let text = text.trim();
    if let Ok(number) = text.parse::<u16>() {
        return Tpn::new(number).filter(|tpn| before.about.people.contains_key(tpn));
    }
    let wanted = fold(text);
    let mut found = before.about.people.iter().filter(|(_, person)| {
        !wanted.is_empty() && fold(&person.name().to_string()).starts_with(&wanted)
    });
    let first = found.next().map(|(tpn, _)| *tpn);
    first.filter(|_| found.next().is_none())
}
