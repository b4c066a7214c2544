//! Why a team meets its opponent in a round, and why it does not meet another team.

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

/// Why the rules give a team its opponent.
#[derive(Clone, Debug)]
pub enum TeamReason {
    /// Reason of the Swiss Team System.
    Swiss(Box<team_swiss::Reason>),
    /// Reason of the Berger tables.
    Table(round_robin::Reason),
}

/// Why the rules do not give a team another opponent.
#[derive(Clone, Debug)]
pub enum TeamAnswer {
    /// Answer of the Swiss Team System.
    Swiss(team_swiss::Answer),
    /// Answer of the Berger tables.
    Table(Answer),
}

/// The answer to the reader's question about another team.
#[derive(Clone, Debug)]
pub enum AskedTeam {
    /// No question was asked.
    Nothing,
    /// The typed text fits no other team, or more than one.
    Unknown,
    /// The team has neither a match nor the pairing-allocated bye in this round.
    Out(Tpn),
    /// The team, and why it is not the opponent.
    Answered(Tpn, TeamAnswer),
}

/// The explanation of a team's pairing in a round.
#[derive(Clone, Debug)]
pub struct TeamExplanation {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    pub round: RoundNumber,
    /// Whether it is a draft, which only arbiters see.
    pub is_draft: bool,
    /// All teams, by pairing number.
    pub teams: Vec<TeamName>,
    /// The team that is explained.
    pub who: Tpn,
    /// Its match or bye in the round; `None` if it has neither.
    pub stands: Option<Seat>,
    /// Why the rules seat it there; `None` if they do not pair it.
    pub why: Option<TeamReason>,
    /// The match or bye that the rules give it by what is known today.
    pub ruled: Option<Seat>,
    /// Why the rules do not give the actual match, if it differs.
    pub why_not: Option<TeamAnswer>,
    /// The answer to the question about another team.
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

/// Explains why the team with this number meets its opponent. With `asked` (a number, or the beginning of a name) it also says
/// why the team does not meet that one. Published rounds are for everybody, the draft is for arbiters.
///
/// # Errors
/// Not found: no such tournament, or not a team event; a round that this reader may not see; no such team.
/// [`crate::app::Refusal::NoPairing`] if no pairing is possible by what is known today. [`crate::app::Refusal::Stopped`] if
/// `halt` stopped the computation.
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

/// Why a round could not be computed.
enum Failed {
    Impossible(Impossible),
    Other(AppError),
}

/// Computes the round by the rules and what is known today.
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

/// The actual match or bye of a team in a round.
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

/// The team with this number, or the only one whose name or short name begins like this.
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
