//! An invented league with home and away matches. Captains handed in line-ups; those of one round are public, those of the next
//! are not. One match has a day of its own.

use crate::app::{
    Actor, AppError, Context,
    tournament::{
        board,
        meeting_days::{self, MeetingDayInput},
        teams::{
            captain,
            enrol::{self, Wanted},
            input::{TeamInput, TeamRulesInput},
            rules,
        },
    },
};

use super::play::{Event, day, outcome, settings};

/// Name, captain, and the places of the members in [`super::cast::OPEN`] in the order of their boards.
const TEAMS: [(&str, &str, [usize; 3]); 4] = [
    ("Granai del Po", "Irene Mantovanelli", [1, 8, 22]),
    ("Granai della Laguna", "Piero Marchesan", [2, 3, 17]),
    ("Granai della Secchia", "Olmo Ferraguti", [7, 18, 19]),
    ("Granai delle Mura", "Ilaria Quaranta", [12, 15, 16]),
];

/// A team with its members.
type Team = (i32, Vec<i32>);

/// A double round robin of four teams at two boards, in its second round.
pub fn home_and_away(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Lega dei Granai", "Piacenza", day(ctx, 8, 0), 70, 6);
    input.pairing_edition = "double-team-round-robin".to_owned();
    input.province = "PC".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let slug = event.slug.as_str();
    let chosen = TeamRulesInput {
        team_boards: "2".to_owned(),
        ..TeamRulesInput::usual()
    };
    rules::set(ctx, arbiter, None, slug, 1, &chosen)?;
    let mut teams: Vec<Team> = Vec::new();
    for (name, captain, places) in TEAMS {
        let input = TeamInput {
            team_name: name.to_owned(),
            team_captain: captain.to_owned(),
            ..TeamInput::default()
        };
        let team = enrol::add(ctx, arbiter, None, slug, &input)?.fresh();
        let team = team.ok_or(AppError::NotFound)?;
        let members = event.enter(places)?;
        let wanted = Wanted::List(members.clone());
        enrol::set_members(ctx, arbiter, None, slug, team, &wanted)?;
        teams.push((team, members));
    }
    event.round(1)?;
    hand_in(&event, &teams, 1)?;
    for board in board::round(ctx, arbiter, slug, Some(1))?.boards {
        event.result(&board, outcome(1, board.board))?;
    }
    let (first, _) = teams.split_at_checked(1).ok_or(AppError::NotFound)?;
    hand_in(&event, first, 2)?;
    let own_day = MeetingDayInput {
        number: 1,
        day: day(ctx, 0, 12).to_string(),
        hour: "20:45".to_owned(),
    };
    meeting_days::set(ctx, arbiter, None, slug, 3, &[own_day])?;
    Ok(())
}

/// These captains hand in their line-ups for a round: the first and the last of their members.
fn hand_in(event: &Event<'_>, teams: &[Team], round: i32) -> Result<(), AppError> {
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    let visitor = Actor::visitor("demo".to_owned());
    let codes = captain::codes(ctx, event.arbiter, slug)?;
    for (team, members) in teams {
        let code = codes.iter().find(|(own, _)| own == team);
        let (_, code) = code.ok_or(AppError::NotFound)?;
        let playing: Vec<i32> = members.iter().step_by(2).copied().collect();
        let which = (slug, code.as_str());
        captain::hand_in(ctx, &visitor, None, which, round, &playing)?;
    }
    Ok(())
}
