//! An invented league of clubs in its second round: four boards, one of them for women, a penalty point, a requested bye,
//! boards in progress.

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            board,
            teams::{
                byes,
                enrol::{self, Wanted},
                input::{TeamInput, TeamRulesInput},
                penalties::{self, PenaltyInput},
                rules,
            },
        },
    },
    event::Bye,
    pairing::System,
};

use super::play::{Event, day, outcome, settings};

/// Name, short name, and the indices of the members in [`super::cast::OPEN`] in board order.
const TEAMS: [(&str, &str, [usize; 5]); 5] = [
    ("Torre di Guardia", "TOR", [0, 5, 11, 19, 22]),
    ("Cavalieri del Po", "CAV", [1, 6, 12, 18, 25]),
    ("Alfieri Neri", "ALF", [2, 8, 10, 16, 21]),
    ("Donne e Pedoni", "DON", [3, 9, 14, 17, 24]),
    ("Arrocco Lungo", "ARR", [4, 7, 13, 15, 23]),
];

/// A team Swiss with five teams and three rounds.
pub fn league(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Coppa delle Contrade", "Cremona", day(ctx, 1, 0), 1, 3);
    input.pairing_edition = System::TeamSwiss.code().to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    let slug = event.slug.as_str();
    let chosen = TeamRulesInput {
        team_order: "rating".to_owned(),
        team_tolerance: "100".to_owned(),
        team_most: "6".to_owned(),
        team_quotas: "donne: 1".to_owned(),
        ..TeamRulesInput::usual()
    };
    rules::set(ctx, arbiter, None, slug, 1, &chosen)?;
    let mut teams = Vec::new();
    for (name, short, places) in TEAMS {
        let input = TeamInput {
            team_name: name.to_owned(),
            team_short: short.to_owned(),
            team_captain: String::new(),
        };
        let team = enrol::add(ctx, arbiter, None, slug, &input)?.fresh();
        let team = team.ok_or(AppError::NotFound)?;
        let members = Wanted::List(event.enter(places)?);
        enrol::set_members(ctx, arbiter, None, slug, team, &members)?;
        teams.push(team);
    }
    for board in event.round(1)? {
        event.result(&board, outcome(1, board.board))?;
    }
    let late = PenaltyInput {
        penalty_match: "1".to_owned(),
        penalty_reason: "Formazione consegnata fuori tempo".to_owned(),
        ..PenaltyInput::default()
    };
    let last = teams.last().ok_or(AppError::NotFound)?;
    penalties::give(ctx, arbiter, None, (slug, *last), &late)?;
    event.round(2)?;
    let boards = board::round(ctx, arbiter, slug, Some(2))?.boards;
    for board in boards.iter().step_by(2) {
        event.result(board, outcome(2, board.board))?;
    }
    // A team asked for a bye in the last round.
    let first = teams.first().ok_or(AppError::NotFound)?;
    byes::set(ctx, arbiter, None, (slug, *first), 3, Some(Bye::HalfPoint))?;
    Ok(())
}
