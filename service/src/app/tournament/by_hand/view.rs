//! The page of a draft that is being changed by hand.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        access::{self, Action},
    },
    event::{Halt, Points, Tpn},
    pairing::{Concern, Engine, HandMade, RoundPairing, Seat, Seating},
};

use super::{
    super::{
        Loaded, basis,
        board::{self, RoundView},
        entrant::Entrant,
    },
    seats::{self, Seats},
};

/// A concern about a seat, with the names of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// The concern.
    pub concern: Concern,
    /// Names: White and Black of a pair, or the one player.
    pub names: Vec<String>,
}

impl Against {
    pub(super) fn of(loaded: &Loaded, concern: Concern) -> Self {
        let whom = match concern {
            Concern::Rematch(pair, _)
            | Concern::Forbidden(pair)
            | Concern::BothAgainstDue(pair)
            | Concern::ColoursTurned(pair) => vec![pair.white, pair.black],
            Concern::ByeBarred(tpn)
            | Concern::ThirdColour(tpn)
            | Concern::ColourDifference(tpn) => {
                vec![tpn]
            }
        };
        let name = |tpn: Tpn| {
            let row = loaded.entry_of(tpn)?;
            Some(Entrant::from(row).name().to_string())
        };
        Self {
            concern,
            names: whom.into_iter().filter_map(name).collect(),
        }
    }
}

/// A round made by hand, compared with the rules.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What was changed.
    pub made: HandMade,
    /// Concerns, the most serious first.
    pub against: Vec<Against>,
    /// The pairing by the rules; `None` if they give none.
    pub ruled: Option<RoundPairing>,
}

/// A draft that is being changed by hand.
#[derive(Clone, Debug)]
pub struct HandView {
    /// The round as it is stored.
    pub round: RoundView,
    /// The pairing system of the tournament.
    pub engine: Engine,
    /// The present seats.
    pub seating: Seating,
    /// All participants, by pairing number.
    pub people: HashMap<Tpn, Entrant>,
    /// Points before the round, for participants without a seat and for the one with the bye.
    pub points: HashMap<Tpn, Points>,
    /// Number of changes that can be taken back.
    pub changes: usize,
    /// The comparison with the rules.
    pub judged: Judged,
    /// Version of the tournament.
    pub version: i32,
}

/// Reads the draft of `round` for its page. Takes long: it computes a pairing, outside every transaction, until `halt` is due.
///
/// # Errors
/// Not found; the actor is not an arbiter of the tournament; [`Refusal::ByHandNotBegun`]; [`Refusal::Stopped`].
pub fn view(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    round: u8,
    halt: &Halt,
) -> Result<HandView, AppError> {
    let (loaded, role) = ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        Ok((loaded, access::role(conn, actor, id)?))
    })?;
    let view = board::view(&loaded, role, Some(round))?;
    let draft = loaded
        .draft()
        .filter(|row| row.number == i32::from(round))
        .ok_or(Refusal::NoDraft)?;
    let changes = seats::open_changes(draft)?;
    let seats = Seats::of(&loaded, draft)?;
    let made = judged(ctx, &loaded, &seats, halt)?;
    let ruled = solved(ctx, &loaded, &seats, halt)?.map(|solved| solved.pairing());
    let against = made.concerns.iter();
    let judged = Judged {
        against: against.map(|one| Against::of(&loaded, *one)).collect(),
        made,
        ruled,
    };
    let table = loaded.crosstable(loaded.published(), true)?;
    let published = loaded.published();
    let waiting = seats.seating.unseated().iter().copied();
    let points = waiting
        .chain(seats.seating.bye())
        .map(|tpn| (tpn, table.score_after(tpn, published)))
        .collect();
    let people = loaded.entries.iter().map(Entrant::from);
    Ok(HandView {
        round: view,
        engine: loaded.engine()?.in_round(&table, seats.round),
        people: people.filter_map(|one| Some((one.tpn?, one))).collect(),
        points,
        changes: changes.len(),
        judged,
        version: loaded.version(),
        seating: seats.seating,
    })
}

/// The pairing by the rules; `None` if they give none.
fn solved(
    ctx: &Context,
    loaded: &Loaded,
    seats: &Seats,
    halt: &Halt,
) -> Result<Option<std::sync::Arc<crate::pairing::Solved>>, AppError> {
    match basis::solve(ctx, loaded, seats.round, halt) {
        Ok(solved) => Ok(Some(solved)),
        Err(AppError::Refused(Refusal::NoPairing { .. } | Refusal::TooFewPlayers)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Compares the draft with what the rules give now.
pub(in crate::app::tournament) fn judged(
    ctx: &Context,
    loaded: &Loaded,
    seats: &Seats,
    halt: &Halt,
) -> Result<HandMade, AppError> {
    let hand = seats.seating.pairing();
    if let Some(solved) = solved(ctx, loaded, seats, halt)? {
        return Ok(solved.by_hand(&hand));
    }
    let table = loaded.crosstable(loaded.published(), true)?;
    let pairs = hand.pairs.iter().map(|pair| Seat::Pair(*pair));
    let seated: Vec<Seat> = pairs.chain(hand.bye.map(Seat::Bye)).collect();
    let concerns = loaded.engine()?.concerns(&table, seats.round, &seated);
    Ok(HandMade::without_rules(&hand, concerns))
}
