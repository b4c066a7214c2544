//! Why a team meets another in a round, and why not a third.

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole, fold},
    event::{Halt, Outlet, RoundNumber, RoundState, Tpn},
    pairing::{
        Impossible, Pair, Seat,
        round_robin::{self, Answer},
        team_swiss::{self, TeamEvent},
    },
};

use super::{
    super::{basis::impossible, loaded::Loaded, summary::Summary},
    input::swiss_rules,
    rules::of,
    setup::{event, table},
    stored::Teams,
    team_name::TeamName,
};

/// Why a team sits where it sits.
#[derive(Clone, Debug)]
pub enum TeamReason {
    /// By the Swiss Team System.
    Swiss(Box<team_swiss::Reason>),
    /// By the Berger tables.
    Table(round_robin::Reason),
}

/// Why a team does not sit elsewhere.
#[derive(Clone, Debug)]
pub enum TeamAnswer {
    /// By the Swiss Team System.
    Swiss(team_swiss::Answer),
    /// By the Berger tables.
    Table(Answer),
}

/// What was asked besides.
#[derive(Clone, Debug)]
pub enum AskedTeam {
    /// No question was asked.
    Nothing,
    /// No team has this number or name.
    Unknown,
    /// This team has neither a match nor the bye of the pairing.
    Out(Tpn),
    /// Why not this team.
    Answered(Tpn, TeamAnswer),
}

/// The explanation of a team's round.
#[derive(Clone, Debug)]
pub struct TeamExplanation {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    pub round: RoundNumber,
    /// Whether it is a draft, which only arbiters see.
    pub is_draft: bool,
    /// By pairing number.
    pub teams: Vec<TeamName>,
    /// The team.
    pub who: Tpn,
    /// Where it sits; `None` where it has no match and no bye of the pairing.
    pub stands: Option<Seat>,
    /// Why the rules seat it so; `None` where they do not pair it.
    pub why: Option<TeamReason>,
    /// Where the rules seat it with what is known today.
    pub ruled: Option<Seat>,
    /// Why the rules do not give what stands, where that is something else.
    pub why_not: Option<TeamAnswer>,
    /// The further question.
    pub asked: AskedTeam,
}

/// The round as the rules give it.
enum Ruled {
    Swiss(team_swiss::Explained),
    Table(round_robin::Explained),
}

impl Ruled {
    fn seat(&self, team: Tpn) -> Option<Seat> {
        match self {
            Self::Swiss(found) => found.pairing().seat(team),
            Self::Table(found) => found.pairing().seat(team).or_else(|| {
                let free = found.report().round.free;
                free.contains(&team).then_some(Seat::Bye(team))
            }),
        }
    }

    fn why(&self, team: Tpn) -> Option<TeamReason> {
        match self {
            Self::Swiss(found) => found.why(team).map(Box::new).map(TeamReason::Swiss),
            Self::Table(found) => found.why(team).map(TeamReason::Table),
        }
    }

    fn why_not(&self, seat: Seat) -> Result<TeamAnswer, Impossible> {
        Ok(match self {
            Self::Swiss(found) => TeamAnswer::Swiss(found.why_not(seat)?),
            Self::Table(found) => TeamAnswer::Table(found.why_not(seat)),
        })
    }
}

/// Why the team with this number meets its opponent, and, with `asked` (a number or the beginning of a name), why not another one.
/// Published rounds for everybody, the draft for arbiters.
///
/// # Errors
/// Not found: no such tournament, or one of players; a round that this reader may not see; no such team.
/// [`crate::app::Refusal::NoPairing`] when what is known today allows no pairing; [`crate::app::Refusal::Stopped`] when `halt` came first.
pub fn why(
    ctx: &Context,
    actor: &Actor,
    (slug, number, team): (&str, u8, u16),
    asked: &str,
    halt: &Halt,
) -> Result<TeamExplanation, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    let stored = of(&loaded)?;
    let round = RoundNumber::new(number).ok_or(AppError::NotFound)?;
    let row = loaded.round(number).ok_or(AppError::NotFound)?;
    let is_draft = row.state == RoundState::Draft;
    if is_draft && role.is_none() {
        return Err(AppError::NotFound);
    }
    let who = Tpn::new(team).filter(|tpn| tpn.index() < stored.teams.len());
    let who = who.ok_or(AppError::NotFound)?;
    let refused = |reason: Impossible| impossible(&reason, round);
    let ruled = ruled(&loaded, stored, (round, is_draft), halt).map_err(|error| match error {
        Failed::Impossible(reason) => refused(reason),
        Failed::Other(error) => error,
    })?;
    let stands = stands(stored, row.id, who);
    let ruled_seat = ruled.seat(who);
    let why_not = match stands {
        Some(seat) if Some(seat) != ruled_seat => Some(ruled.why_not(seat).map_err(refused)?),
        _ => None,
    };
    let asked = match find(stored, asked) {
        None if asked.trim().is_empty() => AskedTeam::Nothing,
        None => AskedTeam::Unknown,
        Some(other) if other == who => AskedTeam::Unknown,
        Some(other) if ruled.seat(other).is_none() => AskedTeam::Out(other),
        Some(other) => {
            let (white, black) = (who, other);
            let instead = Seat::Pair(Pair { white, black });
            AskedTeam::Answered(other, ruled.why_not(instead).map_err(refused)?)
        }
    };
    Ok(TeamExplanation {
        summary: Summary::of(&loaded)?,
        role,
        round,
        is_draft,
        teams: stored.teams.iter().map(TeamName::of).collect(),
        who,
        stands,
        why: ruled.why(who),
        ruled: ruled_seat,
        why_not,
        asked,
    })
}

/// What went wrong on the way to a round.
enum Failed {
    Impossible(Impossible),
    Other(AppError),
}

/// The round as the rules give it with what is known today.
fn ruled(
    loaded: &Loaded,
    stored: &Teams,
    (round, is_draft): (RoundNumber, bool),
    halt: &Halt,
) -> Result<Ruled, Failed> {
    if loaded.course.is_schedule() {
        let teams = u16::try_from(stored.teams.len()).unwrap_or(u16::MAX);
        let found = round_robin::Explained::of(teams, round, loaded.tournament.rules.schedule());
        return found.map(Ruled::Table).map_err(Failed::Impossible);
    }
    let event = match is_draft {
        true => event(loaded, stored).map_err(Failed::Other)?,
        false => {
            let table = table(loaded, stored, loaded.published(), false);
            let whole = TeamEvent {
                table: table.map_err(Failed::Other)?,
                rules: swiss_rules(&stored.rules),
            };
            whole.before(round)
        }
    };
    let found = team_swiss::Explained::until(&event, round, halt);
    found.map(Ruled::Swiss).map_err(Failed::Impossible)
}

/// Where a team sits in a round as it is.
fn stands(stored: &Teams, round: i32, who: Tpn) -> Option<Seat> {
    let tpn = |id: i32| {
        let index = stored.teams.iter().position(|team| team.id == id);
        index.and_then(Tpn::from_index)
    };
    let mut matches = stored.matches_of(round).filter_map(|one| {
        let white = tpn(one.first_team_id)?;
        Some(match one.second_team_id {
            None => Seat::Bye(white),
            Some(second) => {
                let black = tpn(second)?;
                Seat::Pair(Pair { white, black })
            }
        })
    });
    matches.find(|seat| match seat {
        Seat::Bye(team) => *team == who,
        Seat::Pair(pair) => pair.white == who || pair.black == who,
    })
}

/// The team with this number, or whose name begins so.
fn find(stored: &Teams, text: &str) -> Option<Tpn> {
    let text = text.trim();
    if let Ok(number) = text.parse::<u16>() {
        let tpn = Tpn::new(number);
        return tpn.filter(|tpn| tpn.index() < stored.teams.len());
    }
    let key = fold(text);
    let begins = |name: &str| !key.is_empty() && fold(name).starts_with(&key);
    let teams = stored.teams.iter().enumerate();
    let mut found = teams.filter(|(_, team)| begins(&team.name) || begins(&team.short_name));
    let (index, _) = found.next()?;
    Tpn::from_index(index).filter(|_| found.next().is_none())
}
