//! The choices of a tournament about arbitration: supervision, the points that the Laws leave open, and how its clocks
//! add a period. The name of the person who chose is stored with the choice and goes into every decision.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::ArbitrationChosen,
        tournament::summary::Summary,
    },
    clock::PeriodSwitch,
    event::Word,
    rules::verdict::{OpenPoints, Setting, Supervision},
    store::{
        Conn,
        rows::{self, arbitration::ArbitrationRow},
    },
};

/// The choices of a tournament about arbitration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbitration {
    /// Whether there are enough arbiters for the competition rules in rapid and blitz chess (A.4, A.5, B.2, B.3).
    pub supervision: Supervision,
    /// The choices on the open points of the Laws.
    pub points: OpenPoints,
    /// When the clocks of the event add the main time of the next period.
    pub switch: PeriodSwitch,
    /// Who chose, and when (UTC); `None` while the defaults hold and nobody has chosen.
    pub chosen: Option<(String, NaiveDateTime)>,
    /// Row version; 0 while nobody has chosen.
    pub version: i32,
}

impl Default for Arbitration {
    fn default() -> Self {
        Self {
            supervision: Supervision::Partial,
            points: OpenPoints::default(),
            switch: PeriodSwitch::default(),
            chosen: None,
            version: 0,
        }
    }
}

/// The choices as typed, given by codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArbitrationInput {
    /// `full` or `partial`.
    pub supervision: String,
    /// The choice for each open point, by the name of the point.
    pub points: Vec<(&'static str, String)>,
    /// `moves` or `zero`.
    pub period_switch: String,
}

/// Name of the choice about supervision, which is no open point of the Laws.
const SUPERVISION: &str = "supervision";
const PERIOD_SWITCH: &str = "period-switch";

impl ArbitrationInput {
    /// The choices of a deed, in the form in which they would be typed.
    pub(in crate::app) fn of_choices(choices: &BTreeMap<String, String>) -> Self {
        let choice = |point: &str| choices.get(point).cloned().unwrap_or_default();
        let points = OpenPoints::default().settings().into_iter();
        Self {
            supervision: choice(SUPERVISION),
            // A point that did not exist yet when the deed was written had its default.
            points: points
                .map(|s| {
                    let chosen = choices.get(s.point()).cloned();
                    (s.point(), chosen.unwrap_or_else(|| s.choice().to_owned()))
                })
                .collect(),
            period_switch: choice(PERIOD_SWITCH),
        }
    }
}

impl Arbitration {
    fn parse(input: &ArbitrationInput) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let supervision = Supervision::from_code(&input.supervision);
        if supervision.is_none() {
            checks.refuse("supervision", Problem::Choice);
        }
        let switch = PeriodSwitch::from_code(&input.period_switch);
        if switch.is_none() {
            checks.refuse("period_switch", Problem::Choice);
        }
        let mut points = OpenPoints::default();
        for setting in OpenPoints::default().settings() {
            let typed = input
                .points
                .iter()
                .find(|(name, _)| *name == setting.point());
            let choice = typed.map_or("", |(_, choice)| choice.as_str());
            match Setting::from_codes(setting.point(), choice) {
                Ok(chosen) => points = points.with(chosen),
                Err(_) => checks.refuse(setting.point(), Problem::Choice),
            }
        }
        checks.finish()?;
        Ok(Self {
            supervision: supervision.unwrap_or(Supervision::Partial),
            points,
            switch: switch.unwrap_or_default(),
            ..Self::default()
        })
    }

    /// The stored choices of a tournament.
    pub(crate) fn of_tournament(conn: &mut Conn, tournament: i32) -> Result<Self, AppError> {
        let Some(row) = rows::arbitration::of_tournament(conn, tournament)? else {
            return Ok(Self::default());
        };
        let broken =
            || AppError::System(format!("arbitration settings of tournament {tournament}"));
        Ok(Self {
            supervision: row.supervision,
            points: row.open_points.parse().map_err(|_| broken())?,
            switch: row.period_switch,
            chosen: Some((row.chosen_by, row.chosen_at)),
            version: row.version,
        })
    }

    /// The choices by the name of the point, for a deed.
    fn choices(&self) -> BTreeMap<String, String> {
        let points = self.points.settings().into_iter();
        let points = points.map(|setting| (setting.point(), setting.choice()));
        let others = [
            (SUPERVISION, self.supervision.code()),
            (PERIOD_SWITCH, self.switch.code()),
        ];
        let all = points.chain(others);
        all.map(|(point, choice)| (point.to_owned(), choice.to_owned()))
            .collect()
    }
}

/// The choices, with the tournament and the reader's role in it.
///
/// # Errors
/// Not an arbiter of this tournament.
pub fn get(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<(Summary, TournamentRole, Arbitration), AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::RunTournament(id))?;
        let role = access::role(conn, actor, id)?.ok_or(AppError::Forbidden)?;
        let settings = Arbitration::of_tournament(conn, id)?;
        Ok((Summary::of(&loaded)?, role, settings))
    })
}

/// Stores the choices. Earlier decisions keep the choices that they were made with.
///
/// # Errors
/// Not the chief arbiter; an unknown code; stale if somebody else changed them since `version`.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    version: i32,
    input: &ArbitrationInput,
) -> Result<Done<()>, AppError> {
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    // Checked first, so that nobody without this right learns which fields are wrong.
    ctx.read(|conn| access::require(conn, actor, Action::DirectTournament(id)))?;
    let wanted = Arbitration::parse(input)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let before = Arbitration::of_tournament(conn, id)?;
        if before.version != version {
            return Err(AppError::Stale);
        }
        let row = ArbitrationRow {
            tournament_id: id,
            supervision: wanted.supervision,
            open_points: wanted.points.to_string(),
            period_switch: wanted.switch,
            chosen_by: actor.name().to_owned(),
            chosen_at: now,
            version: version + 1,
        };
        if before.version == 0 {
            rows::arbitration::insert(conn, &row)?;
        } else if !rows::arbitration::update(conn, &row, version)? {
            return Err(AppError::Stale);
        }
        Ok(Audited {
            value: (),
            deed: Deed::ArbitrationChosen(ArbitrationChosen {
                version,
                before: before.choices(),
                after: wanted.choices(),
            }),
        })
    })
}
