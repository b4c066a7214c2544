//! A team event as the file for chess-results.com: teams, seats, matches and their boards.

use std::collections::HashMap;

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            Snapshot,
            entrant::Entrant,
            teams::{
                round_matches::{self, MatchBoardLine, MatchLine},
                standings, team_list,
            },
        },
    },
    event::{Bye, Colour, Points},
    formats::chess_results::{Match, Opponent, Outcome, Pairing, Placing, Player, Team, Upload},
    store::rows::entries::EntryRow,
    tiebreak::TeamValue,
};

use super::chess_results_person::player;

/// Adds the teams, players, matches and games.
pub(super) fn add(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    loaded: &Snapshot,
    upload: &mut Upload,
) -> Result<(), AppError> {
    let order = standings::standings(ctx, actor, slug, None, None)?;
    let teams = team_list::teams(ctx, actor, slug)?;
    upload.ranking = order.after;
    upload.is_over = order.is_final;
    upload.boards = u8::try_from(teams.boards).unwrap_or(u8::MAX);
    upload.tie_breaks = order.list.iter().map(ToString::to_string).collect();
    let mut places: HashMap<i32, Placing> = HashMap::new();
    let mut before = 0;
    for line in &order.lines {
        let placing = Placing {
            place: line.place,
            points: line.score.of(order.primary),
            values: line.values.iter().map(TeamValue::to_string).collect(),
            is_equal: line.place == before,
        };
        before = line.place;
        places.insert(line.team.id, placing);
    }
    let mut numbers: HashMap<i32, u16> = HashMap::new();
    for line in &teams.teams {
        let number = u16::try_from(line.team.number).unwrap_or_default();
        upload.teams.push(Team {
            number,
            name: line.team.name.clone(),
            short: line.team.short.clone(),
            captain: String::new(),
            average: line.average,
            placing: places.remove(&line.team.id).unwrap_or_default(),
        });
        for (board, member) in (1..).zip(&line.members) {
            let entry = loaded.entry(member.entry);
            seat(upload, &mut numbers, entry, (board, number));
        }
    }
    let free = loaded.entries.iter();
    let free: Vec<&EntryRow> = free
        .filter(|entry| !numbers.contains_key(&entry.id))
        .collect();
    for entry in free {
        seat(upload, &mut numbers, Some(entry), (0, 0));
    }
    for round in 1..=loaded.published() {
        let view = round_matches::matches(ctx, actor, slug, Some(round))?;
        for line in &view.matches {
            add_match(upload, &numbers, round, line);
        }
        for (index, (team, bye)) in view.byes.iter().enumerate() {
            upload.matches.push(Match {
                round,
                pairing: u16::try_from(view.matches.len() + index + 1).unwrap_or(u16::MAX),
                white: u16::try_from(team.number).unwrap_or_default(),
                black: match bye {
                    Bye::PairingAllocated => Opponent::Bye,
                    _ => Opponent::Unpaired,
                },
                score: None,
            });
        }
    }
    rank(upload);
    Ok(())
}

/// Gives the next number to this player.
fn seat(
    upload: &mut Upload,
    numbers: &mut HashMap<i32, u16>,
    entry: Option<&EntryRow>,
    seat: (u16, u16),
) {
    let next = u16::try_from(upload.players.len() + 1);
    let (Some(entry), Ok(number)) = (entry, next) else {
        return;
    };
    numbers.insert(entry.id, number);
    upload.players.push(Player {
        seat,
        ..player(number, entry)
    });
}

fn add_match(upload: &mut Upload, numbers: &HashMap<i32, u16>, round: u8, line: &MatchLine) {
    let pairing = u16::try_from(line.number).unwrap_or_default();
    let [first, second] = &line.teams;
    let number = |number: i32| u16::try_from(number).unwrap_or_default();
    let is_open = line.open == line.boards.len();
    upload.matches.push(Match {
        round,
        pairing,
        white: number(first.number),
        black: Opponent::Player(number(second.number)),
        score: (!is_open).then_some(line.score),
    });
    for board in &line.boards {
        let game = game(numbers, board).map(|(white, black, outcome)| Pairing {
            round,
            pairing,
            board: u16::try_from(board.board).unwrap_or_default(),
            white,
            black,
            outcome,
        });
        upload.pairings.extend(game);
    }
}

/// White, Black and the value of the board. A player opposite an empty chair counts as White and unpaired.
fn game(numbers: &HashMap<i32, u16>, board: &MatchBoardLine) -> Option<(u16, Opponent, Outcome)> {
    let [first, second] = &board.players;
    let (white, black) = match board.colour {
        Colour::White => (first, second),
        Colour::Black => (second, first),
    };
    let number = |player: &Option<Entrant>| {
        let entrant = player.as_ref()?;
        numbers.get(&entrant.entry).copied()
    };
    let outcome = Outcome::of_board(board.result);
    match (number(white), number(black)) {
        (Some(white), Some(black)) => Some((white, Opponent::Player(black), outcome)),
        (Some(white), None) => Some((white, Opponent::Unpaired, outcome)),
        (None, Some(black)) => {
            let turned = Outcome {
                white: outcome.black,
                black: outcome.white,
                ..outcome
            };
            Some((black, Opponent::Unpaired, turned))
        }
        (None, None) => None,
    }
}

/// Sets points and places of the players, who have no other order in a team event.
fn rank(upload: &mut Upload) {
    let mut points: HashMap<u16, Points> = HashMap::new();
    let halves = |score: &str| match score {
        "1" => Points::from_halves(2),
        "0,5" => Points::from_halves(1),
        _ => Points::ZERO,
    };
    for game in &upload.pairings {
        let white = points.entry(game.white).or_default();
        *white += halves(game.outcome.white);
        if let Opponent::Player(black) = game.black {
            let black = points.entry(black).or_default();
            *black += halves(game.outcome.black);
        }
    }
    let mut order: Vec<(Points, u16)> = upload
        .players
        .iter()
        .map(|player| {
            (
                points.get(&player.number).copied().unwrap_or_default(),
                player.number,
            )
        })
        .collect();
    order.sort_by_key(|(points, number)| (std::cmp::Reverse(*points), *number));
    let mut places: HashMap<u16, Placing> = HashMap::new();
    let mut place = 0;
    let mut before = None;
    for (index, (points, number)) in (1..).zip(order) {
        let is_equal = before == Some(points);
        if !is_equal {
            place = index;
        }
        before = Some(points);
        let placing = Placing {
            place,
            points,
            values: Vec::new(),
            is_equal,
        };
        places.insert(number, placing);
    }
    for player in &mut upload.players {
        player.placing = places.remove(&player.number).unwrap_or_default();
    }
}
