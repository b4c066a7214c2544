//! The further games of a knock-out in a report.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use crate::{
    app::{Actor, AppError},
    event::{BoardResult, Colour, MatchGame, RoundNumber, Tpn},
    formats::trf::{FurtherGame, Trf},
    pairing::knock_out::{self, Cup, Games, Outlook, further, is_to_be_decided},
    store::{
        Conn,
        rows::{self, match_games::NewMatchGame, pairings::PairingRow, rounds::RoundRow},
    },
};

use super::trf_store::entry_id;

/// Stores the further games of drawn boards if they form one match with the outcome in the report. Other games are left
/// out, and the outcome in the report counts.
pub(super) fn insert(
    conn: &mut Conn,
    actor: &Actor,
    report: &Trf,
    (tournament, entries): (i32, &[i32]),
    now: NaiveDateTime,
) -> Result<(), AppError> {
    if !report.header.paired_as().system.has_bracket() {
        return Ok(());
    }
    let mut matches: BTreeMap<(RoundNumber, [Tpn; 2]), Vec<FurtherGame<Tpn>>> = BTreeMap::new();
    for game in report.further_games() {
        let mut both = [game.white, game.black];
        both.sort();
        matches.entry((game.round, both)).or_default().push(game);
    }
    if matches.is_empty() {
        return Ok(());
    }
    let rounds = rows::rounds::of_tournament(conn, tournament)?;
    let boards = rows::pairings::of_tournament(conn, tournament)?;
    let cup = Cup::of(&report.table);
    for ((round, both), mut games) in matches {
        games.sort_by_key(|game| game.number);
        let round = rounds
            .iter()
            .find(|row| row.number == i32::from(round.get()));
        let [one, two] = both;
        let sits = [entry_id(entries, one)?, entry_id(entries, two)?];
        let is_theirs = |board: &&PairingRow| {
            sits.contains(&board.white_entry_id) && sits.contains(&board.black_entry_id)
        };
        let mut of_round = boards
            .iter()
            .filter(|board| Some(board.round_id) == round.map(|row| row.id));
        let Some(board) = of_round.find(is_theirs) else {
            continue;
        };
        let first = turned(&boards, &rounds, (cup, round), board);
        if !is_match(board, (cup, first), &games, entries)? {
            continue;
        }
        for (number, game) in (1..).zip(&games) {
            rows::match_games::insert(
                conn,
                &NewMatchGame {
                    tournament_id: tournament,
                    pairing_id: board.id,
                    number,
                    kind: game.kind.into(),
                    games: game.games.into(),
                    white_entry_id: entry_id(entries, game.white)?,
                    time_control: &game.time_control,
                    result: game.result.into(),
                    entered_by: actor.name(),
                    entered_at: now,
                },
            )?;
        }
    }
    Ok(())
}

/// The result of the first game of a two-game match whose second game is played at this board.
fn turned(
    boards: &[PairingRow],
    rounds: &[RoundRow],
    (cup, round): (Cup, Option<&RoundRow>),
    board: &PairingRow,
) -> Option<BoardResult> {
    let before = round.filter(|_| cup.games == Games::Two)?.number - 1;
    let before = rounds.iter().find(|row| row.number == before)?.id;
    let seats = (board.black_entry_id, board.white_entry_id);
    let mut of_round = boards.iter().filter(|one| one.round_id == before);
    of_round
        .find(|one| (one.white_entry_id, one.black_entry_id) == seats)?
        .result
}

/// Whether these games form one match after a drawn board, with the outcome in the report.
fn is_match(
    board: &PairingRow,
    (cup, first): (Cup, Option<BoardResult>),
    games: &[FurtherGame<Tpn>],
    entries: &[i32],
) -> Result<bool, AppError> {
    let mut values = Vec::with_capacity(games.len());
    for game in games {
        let is_white = entry_id(entries, game.white)? == board.white_entry_id;
        values.push(MatchGame {
            kind: game.kind,
            games: game.games,
            white: if is_white {
                Colour::White
            } else {
                Colour::Black
            },
            result: game.result,
        });
    }
    let is_numbered = (1..).zip(games).all(|(number, game)| game.number == number);
    let Some(played) = further(&values).ok().filter(|_| is_numbered) else {
        return Ok(false);
    };
    let winner = match played.outlook {
        Outlook::Won(Colour::White) => Some(board.white_entry_id),
        Outlook::Won(Colour::Black) => Some(board.black_entry_id),
        Outlook::Level | Outlook::Next(_) => None,
    };
    let agrees = winner.is_none() || winner == board.goes_on_entry_id;
    let is_level = match cup.games {
        Games::One => board.result.is_some_and(is_to_be_decided),
        Games::Two => first
            .zip(board.result)
            .is_some_and(|(first, second)| knock_out::is_level(first, second)),
    };
    Ok(agrees && is_level)
}
