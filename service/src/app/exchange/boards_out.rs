//! The boards of the tournament in the format that viewers of electronic boards read, with the delay of the event.

use crate::{
    app::{
        Actor, AppError, Context,
        game::{initial_position, replay_from, tags_of},
        tournament::Loaded,
    },
    clock::{ClockTime, TimeControl},
    event::{Outlet, Title},
    formats::live::{
        cloud::CloudRound,
        cloud_out::{self, ToldBoard, ToldEvent, ToldGame, ToldPlayer},
    },
    store::rows::{entries::EntryRow, pairings::PairingRow, rounds::RoundRow},
};

use super::{
    game_tags::date,
    recorded::{Eyes, recorded},
    stored_games::{display, read},
};

/// The file `tournament.json`. `website` is the address of the tournament's page; empty without one.
///
/// # Errors
/// Not found: no such tournament.
pub fn tournament_json(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    website: &str,
) -> Result<String, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    let t = &loaded.tournament;
    let rounds = (1..=loaded.published()).map(|number| {
        let mut told = CloudRound::default();
        if let Some(round) = loaded.round(number) {
            for pairing in loaded.pairings_of(round.id) {
                told.count += 1;
                told.live += u32::from(cloud_out::is_live(pairing.result));
            }
        }
        told
    });
    Ok(cloud_out::write_tournament(&ToldEvent {
        id: t.slug.clone(),
        name: t.name.clone(),
        location: t.town.clone(),
        country: t.federation.to_string(),
        website: website.to_owned(),
        time_control: t.time_control.clone(),
        rounds: rounds.collect(),
    }))
}

/// The published round with this number.
fn published(loaded: &Loaded, number: u8) -> Result<&RoundRow, AppError> {
    let round = loaded
        .round(number)
        .filter(|_| number <= loaded.published());
    round.ok_or(AppError::NotFound)
}

fn player(loaded: &Loaded, entry: i32) -> ToldPlayer {
    let of = |entry: &EntryRow| {
        let person = &entry.person;
        ToldPlayer {
            given: person.name.given().to_owned(),
            surname: person.name.surname().to_owned(),
            title: person.title.map(Title::code),
            federation: person.federation.map(|federation| federation.to_string()),
            fide_id: person
                .fide_id
                .as_ref()
                .and_then(|id| id.to_string().parse().ok()),
        }
    };
    loaded.entry(entry).map(of).unwrap_or_default()
}

/// The file `round-N/index.json`.
///
/// # Errors
/// Not found: no such tournament, or the round is not published.
pub fn round_json(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    number: u8,
) -> Result<String, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    let round = published(&loaded, number)?;
    let boards: Vec<ToldBoard> = loaded
        .pairings_of(round.id)
        .map(|pairing| ToldBoard {
            white: player(&loaded, pairing.white_entry_id),
            black: player(&loaded, pairing.black_entry_id),
            result: pairing.result,
        })
        .collect();
    let day = date(&loaded, round, &[]).replace('.', "-");
    let day = (!day.contains('?')).then_some(day.as_str());
    Ok(cloud_out::write_round(day, &boards))
}

/// The file `round-N/game-M.json` for the board at this place of the round, from 1.
///
/// # Errors
/// Not found: no such tournament, the round is not published, or it has fewer boards.
pub fn game_json(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    (number, place): (u8, usize),
) -> Result<String, AppError> {
    let (loaded, _) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::File))?;
    let round = published(&loaded, number)?;
    let index = place.checked_sub(1).ok_or(AppError::NotFound)?;
    let pairing = loaded.pairings_of(round.id).nth(index);
    let pairing = pairing.ok_or(AppError::NotFound)?;
    let found = ctx.read(|conn| {
        let games = recorded(ctx, conn, &loaded, Eyes::Everybody)?;
        let is_of = |of: &PairingRow| of.id == pairing.id;
        let game = games
            .iter()
            .find(|game| game.place.is_some_and(|(_, of)| is_of(of)));
        Ok(read(conn, &Vec::from_iter(game))?.into_iter().next())
    })?;
    let Some(stored) = found else {
        return Ok(cloud_out::write_game(None, pairing.result));
    };
    let initial = initial_position(&tags_of(&stored.row)?);
    let game = replay_from(initial, stored.row.rules_edition, &stored.moves)?;
    let clocks: Vec<Option<ClockTime>> = stored.moves.iter().map(display).collect();
    let control = loaded.tournament.time_control.parse::<TimeControl>().ok();
    let told = ToldGame {
        game: &game,
        clocks: &clocks,
        control: control.as_ref(),
        first_move: stored
            .moves
            .first()
            .map(|row| row.made_at.and_utc().timestamp_millis()),
    };
    Ok(cloud_out::write_game(Some(&told), pairing.result))
}
