//! Why a round is paired as it is, for whoever may see that round.

use std::{collections::HashMap, sync::Arc};

use crate::{
    app::{
        Actor, AppError, Context,
        access::{self, TournamentRole},
        fold,
    },
    event::{Bye, Crosstable, Halt, RoundEntry, RoundNumber, RoundState, Tpn},
    pairing::{
        check,
        dutch::{Alternative, Answer, Edition, Explained, Impossible, Reason, RoundReport},
    },
};

use super::{basis, entrant::Entrant, snapshot::Snapshot, summary::Summary};

/// What every explanation begins with.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// Number of the round, from 1.
    pub round: RoundNumber,
    /// Whether it is a draft, which only arbiters see.
    pub is_draft: bool,
    /// Who has which pairing number.
    pub people: HashMap<Tpn, Entrant>,
}

/// The explanation of a whole round.
#[derive(Clone, Debug)]
pub struct RoundExplanation {
    /// Tournament, round, names.
    pub about: Explanation,
    /// What the rules give for what is known today.
    pub report: RoundReport,
    /// Whether the last bracket is the collapsed one of the edition of 2017 (A.9): several scores together.
    pub collapsed: bool,
    /// Participants whose opponent, colour or bye is another one than the rules give today.
    pub differing: Vec<Tpn>,
}

/// What stands in the round for one participant, and why.
#[derive(Clone, Debug)]
pub enum Standing {
    /// As the rules give it.
    AsRuled(Reason),
    /// Something else than the rules give today: an arbiter's change, another program, a result corrected
    /// after the pairing.
    Otherwise {
        /// The opponent; `None` for the bye of the pairing.
        stands: Option<Tpn>,
        /// What the rules give.
        ruled: Option<Reason>,
        /// Why the rules do not give what stands.
        why_not: Option<Answer>,
    },
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
    /// What stands, and why.
    pub standing: Standing,
    /// The answer to "why not with …".
    pub asked: Asked,
}

/// What became of the question "why not with …".
#[derive(Clone, Debug)]
pub enum Asked {
    /// Nothing was asked.
    Nothing,
    /// Nobody, or more than one, fits what was typed.
    Unknown,
    /// Somebody who is not paired in this round.
    NotPaired(Tpn),
    /// The answer.
    Answered(Tpn, Answer),
}

/// A round that this reader may see, as it was before it was paired.
struct Before {
    about: Explanation,
    table: Crosstable,
    edition: Edition,
    stands: check::Standing,
    loaded: Arc<Snapshot>,
}

impl Before {
    fn load(ctx: &Context, actor: &Actor, slug: &str, number: u8) -> Result<Self, AppError> {
        let (loaded, role) = ctx.read(|conn| {
            let loaded = ctx.tournament(conn, slug)?;
            let role = access::role(conn, actor, loaded.tournament.id)?;
            Ok((loaded, role))
        })?;
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
                people,
            },
            table,
            edition: loaded.pairing_edition()?,
            stands,
            loaded,
        })
    }

    fn explained(&self, ctx: &Context, halt: &Halt) -> Result<Explained, AppError> {
        let solved = ctx.solved(&self.table, self.about.round, self.edition, halt);
        let solved = solved.map_err(|reason| self.refused(&reason))?;
        Ok(solved.asked(halt))
    }

    /// No pairing is possible with what is known today, or the search was stopped.
    fn refused(&self, reason: &Impossible) -> AppError {
        basis::impossible(reason, self.about.round)
    }

    /// The opponent, and whether it is the bye of the pairing, as the round stands.
    fn stands_for(&self, who: Tpn) -> Option<Option<Tpn>> {
        let pair = self
            .stands
            .pairs
            .iter()
            .find(|p| p.white == who || p.black == who);
        match pair {
            Some(pair) if pair.white == who => Some(Some(pair.black)),
            Some(pair) => Some(Some(pair.white)),
            None => self.stands.byes.contains(&who).then_some(None),
        }
    }
}

/// What stands in the draft.
fn drafted(loaded: &Snapshot, round: i32, number: u8) -> check::Standing {
    let tpn = |entry: i32| loaded.entry(entry).and_then(|row| Entrant::from(row).tpn);
    let pairs = loaded.pairings_of(round).filter_map(|pairing| {
        Some(crate::pairing::dutch::Pair {
            white: tpn(pairing.white_entry_id)?,
            black: tpn(pairing.black_entry_id)?,
        })
    });
    let byes = loaded
        .byes
        .iter()
        .filter(|bye| bye.round == i32::from(number) && bye.kind == Bye::PairingAllocated);
    check::Standing {
        pairs: pairs.collect(),
        byes: byes.filter_map(|bye| tpn(bye.entry_id)).collect(),
    }
}

/// Why a round is paired as it is: published rounds for everybody, the draft for arbiters.
///
/// # Errors
/// Not found: no such tournament, or a round that this reader may not see. [`crate::app::Refusal::NoPairing`] when what is
/// known today allows no pairing of it; [`crate::app::Refusal::Stopped`] when `halt` came first.
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
    differing.extend(byes.filter(|tpn| ruled.bye != Some(*tpn)));
    Ok(RoundExplanation {
        report: explained.report(),
        collapsed: explained.is_collapsed(),
        differing,
        about: before.about,
    })
}

/// Why a participant meets their opponent, and, with `asked` (a pairing number or the beginning of a name), why
/// not somebody else.
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
    let reason = explained.reason(who).map_err(refused)?;
    let standing = match (before.stands_for(who), reason) {
        (None, _) => Standing::NotPaired(bye_of(&before, who)),
        (Some(stands), Some(reason)) if is_ruled(&before, &reason, who, stands) => {
            Standing::AsRuled(reason)
        }
        (Some(stands), ruled) => {
            let instead =
                stands.map_or(Alternative::Bye(who), |other| Alternative::Pair(who, other));
            let why_not = explained.ask(instead).map_err(refused)?;
            Standing::Otherwise {
                stands,
                ruled,
                why_not: Some(why_not),
            }
        }
    };
    let asked = match find(&before, asked) {
        None if asked.trim().is_empty() => Asked::Nothing,
        None => Asked::Unknown,
        Some(other) if before.stands_for(other).is_none() => Asked::NotPaired(other),
        Some(other) => {
            let answer = explained
                .ask(Alternative::Pair(who, other))
                .map_err(refused)?;
            Asked::Answered(other, answer)
        }
    };
    Ok(EntryExplanation {
        who,
        standing,
        asked,
        about: before.about,
    })
}

/// Whether what stands, with its colours, is what the rules give.
fn is_ruled(before: &Before, reason: &Reason, who: Tpn, stands: Option<Tpn>) -> bool {
    match (reason, stands) {
        (Reason::Bye(_), None) => true,
        (Reason::Game(game), Some(other)) => {
            let pair = game.pair.pair;
            let same = [pair.white, pair.black].contains(&who)
                && [pair.white, pair.black].contains(&other);
            same && before.stands.pairs.contains(&pair)
        }
        _ => false,
    }
}

fn bye_of(before: &Before, who: Tpn) -> Bye {
    match before.table.entry(who, before.about.round) {
        Some(RoundEntry::Bye(bye)) => bye,
        _ => Bye::ZeroPoint,
    }
}

/// The one participant whose pairing number this is, or whose name begins so.
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
