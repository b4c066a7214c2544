//! Incidents at the board: append-only.

use crate::{
    app::{Actor, AppError, Audited, Checks, Context, Done, Problem, Refusal, tournament::Loaded},
    clock::ClockTime,
    event::Colour,
    store::{
        Scope,
        rows::{self, incidents::NewIncident},
    },
};

use super::{LoadedGame, record::open_pairing};

/// Kinds of incidents that an arbiter can record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// An illegal move that was completed (7.5).
    IllegalMove,
    /// A fallen flag (6.8).
    Flag,
    /// A draw claim (9.2, 9.3).
    Claim,
    /// A draw offer (9.1).
    Offer,
    /// A resignation (5.1.2).
    Resignation,
    /// A mobile phone or another device (11.3.2).
    Phone,
    /// Wrong colours (7.3).
    Colours,
    /// Wrong initial position (7.2).
    Position,
    /// Displaced men (7.4).
    Displaced,
    /// The clock was set wrongly (6.10.2).
    ClockSetting,
    /// Late arrival (6.7).
    Late,
    /// Disturbance (11.5).
    Disturbance,
    /// Health.
    Health,
    /// Appeal (11.10).
    Appeal,
    /// Anything else.
    Other,
}

impl Kind {
    /// Every kind; the six common ones first.
    pub const ALL: [Self; 15] = [
        Self::IllegalMove,
        Self::Flag,
        Self::Claim,
        Self::Offer,
        Self::Phone,
        Self::Other,
        Self::Resignation,
        Self::Colours,
        Self::Position,
        Self::Displaced,
        Self::ClockSetting,
        Self::Late,
        Self::Disturbance,
        Self::Health,
        Self::Appeal,
    ];

    /// As stored and as used in addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal",
            Self::Flag => "flag",
            Self::Claim => "claim",
            Self::Offer => "offer",
            Self::Resignation => "resignation",
            Self::Phone => "phone",
            Self::Other => "other",
            Self::Colours => "colours",
            Self::Position => "position",
            Self::Displaced => "displaced",
            Self::ClockSetting => "clock",
            Self::Late => "late",
            Self::Disturbance => "disturbance",
            Self::Health => "health",
            Self::Appeal => "appeal",
        }
    }

    /// The kind with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The article it falls under.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::IllegalMove => "7.5",
            Self::Flag => "6.8",
            Self::Claim => "9.2",
            Self::Offer => "9.1",
            Self::Resignation => "5.1.2",
            Self::Phone => "11.3.2",
            Self::Colours => "7.3",
            Self::Position => "7.2",
            Self::Displaced => "7.4",
            Self::ClockSetting => "6.10.2",
            Self::Late => "6.7",
            Self::Disturbance => "11.5",
            Self::Appeal => "11.10",
            Self::Health | Self::Other => "",
        }
    }
}

/// An incident as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IncidentInput {
    /// Number of the pairing.
    pub pairing: i32,
    /// Code of the kind.
    pub kind: String,
    /// `white`, `black` or empty: the player concerned.
    pub colour: String,
    /// What happened.
    pub facts: String,
    /// What was ruled.
    pub ruling: String,
    /// White's clock as typed, may be empty.
    pub white_clock: String,
    /// Black's clock as typed, may be empty.
    pub black_clock: String,
    /// Incident that this one replaces.
    pub supersedes: Option<i32>,
}

fn clock(checks: &mut Checks, field: &'static str, text: &str) -> Option<i32> {
    if text.trim().is_empty() {
        return None;
    }
    let time: Option<ClockTime> = text.trim().parse().ok();
    let centiseconds = time.and_then(|t| i32::try_from(t.centiseconds()).ok());
    if centiseconds.is_none() {
        let value = text.trim().to_owned();
        checks.refuse(
            field,
            Problem::Because {
                key: "problem-clock",
                value,
            },
        );
    }
    centiseconds
}

/// Appends an incident; its number is returned.
///
/// # Errors
/// Fields to be corrected; the round is not published; not an arbiter of this tournament.
pub fn append(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &IncidentInput,
) -> Result<Done<i32>, AppError> {
    let mut checks = Checks::default();
    let kind = Kind::from_code(&input.kind);
    if kind.is_none() {
        checks.refuse("kind", Problem::Choice);
    }
    let colour = match input.colour.as_str() {
        "white" => Some(Colour::White),
        "black" => Some(Colour::Black),
        "" => None,
        _ => {
            checks.refuse("colour", Problem::Choice);
            None
        }
    };
    if colour.is_none()
        && matches!(
            kind,
            Some(Kind::IllegalMove | Kind::Flag | Kind::Claim | Kind::Resignation)
        )
    {
        checks.refuse("colour", Problem::Required);
    }
    let facts = checks.text("facts", &input.facts, 2000);
    let ruling = checks.text("ruling", &input.ruling, 2000);
    let white_clock = clock(&mut checks, "white_clock", &input.white_clock);
    let black_clock = clock(&mut checks, "black_clock", &input.black_clock);
    checks.finish()?;
    let kind = kind.unwrap_or(Kind::Other);
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    ctx.write(actor, Scope::Tournament(id), key, |conn| {
        let loaded = Loaded::by_id(conn, id)?;
        let pairing = open_pairing(conn, actor, &loaded, input.pairing)?;
        let edition = &loaded.tournament.rules_edition;
        let game = LoadedGame::of_pairing(conn, pairing.id, edition)?;
        let code = colour.map(|c| if c == Colour::White { "white" } else { "black" });
        let incident = rows::incidents::insert(
            conn,
            &NewIncident {
                tournament_id: id,
                pairing_id: pairing.id,
                game_id: game.row.as_ref().map(|row| row.id),
                ply: i32::try_from(game.game.plies()).ok(),
                kind: kind.code(),
                colour: code,
                facts: &facts,
                article: kind.article(),
                ruling: &ruling,
                white_clock,
                black_clock,
                recorded_by: actor.name(),
                recorded_at: now,
            },
        )?;
        if let Some(old) = input.supersedes {
            let there = rows::incidents::of_pairing(conn, pairing.id)?;
            let open = there
                .iter()
                .any(|row| row.id == old && row.superseded_by.is_none());
            if !open {
                return Err(Refusal::NothingToUndo.into());
            }
            rows::incidents::supersede(conn, old, incident)?;
        }
        Ok(Audited {
            value: incident,
            action: "incident.append",
            subject: format!("pairing-incident:{}", pairing.id),
            before: String::new(),
            after: format!("{} {}", kind.code(), code.unwrap_or_default()),
        })
    })
}
