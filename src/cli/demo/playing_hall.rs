//! An invented round in a playing hall with everything that can happen there: reports from phones at the tables, conflicting
//! values for one board, empty seats, screens with an announcement and the clock of the round, staff devices, a deputy.

use crate::{
    app::{
        Actor, AppError, Context, SignedIn,
        accounts::{self, NewAccount},
        game::empty_seats,
        tournament::{
            board::BoardLine,
            deputies,
            results::{self, RecordResult, Seen},
            screens::{
                announcement,
                hall_input::{AnnouncementInput, RoundClockInput, ScreenInput},
                round_clock, screen,
            },
            seat_reports::{
                code,
                seat::{self, Asks},
            },
            stations::{keep as stations, pairing, station_input::StationInput},
        },
    },
    event::{BoardResult, SeatCall},
};

use super::{
    incidents,
    play::{Event, day, settings},
};

/// Log-in name of the deputy.
const DEPUTY: &str = "vice";

/// The first round of sixteen players; returns its address part.
pub fn round(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<String, AppError> {
    let mut input = settings("Torneo delle Chiuse", "Cremona", day(ctx, 2, 0), 4, 5);
    input.venue = "Sala delle Chiuse".to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter(0..16)?;
    let deputy = deputy(&event)?;
    let tablet = devices(&event)?;
    let boards = event.round(1)?;
    chairs(&event)?;
    screens(&event)?;
    let [first, flag, noted, two_values, adjourned, anew, claimed, _] = boards.as_slice() else {
        return Err(AppError::NotFound);
    };
    phones(&event, (first, noted))?;
    incidents::judged(&event, [flag, noted, claimed])?;
    incidents::noted(&event, noted)?;
    incidents::envelope(&event, adjourned)?;
    incidents::begun_anew(&event, anew)?;
    // The tablet and the deputy saw the same empty board. The first value counts until an arbiter chooses.
    for (who, result) in [
        (&tablet, BoardResult::WhiteWins),
        (&deputy, BoardResult::Draw),
    ] {
        let input = RecordResult {
            pairing: two_values.pairing,
            version: two_values.version,
            result: Some(result),
            reason: None,
            confirmed: None,
        };
        results::record(ctx, who, None, &event.slug, &input, &Seen::default())?;
    }
    Ok(event.slug)
}

/// A deputy who accepted, and one who has not answered yet.
fn deputy(event: &Event<'_>) -> Result<Actor, AppError> {
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    let account = NewAccount {
        name: DEPUTY.to_owned(),
        display_name: "Furio Zambelloni".to_owned(),
        ..NewAccount::default()
    };
    let made = accounts::create(ctx, &Actor::command_line(), None, &account)?;
    let (id, _) = made.fresh().ok_or(AppError::NotFound)?;
    let deputy = Actor::signed_in(SignedIn {
        id,
        display_name: account.display_name,
        is_admin: false,
        club_id: None,
    });
    for name in [DEPUTY, "segreteria"] {
        deputies::invite(ctx, event.arbiter, None, slug, name)?;
    }
    let invited = deputies::invited(ctx, event.arbiter, slug)?;
    let own = invited.iter().find(|(_, name)| name == DEPUTY);
    let (invitation, _) = own.ok_or(AppError::NotFound)?;
    deputies::answer(ctx, &deputy, None, *invitation, true)?;
    Ok(deputy)
}

/// Three devices: one enters results, one only looks, and the code of one is not used yet.
fn devices(event: &Event<'_>) -> Result<Actor, AppError> {
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    let mut tablet = None;
    for (name, duty, last) in [
        ("Tablet al tavolo", "results", "8"),
        ("Schermo del bar", "look", ""),
        ("Telefono della sala", "floor", ""),
    ] {
        let first = if last.is_empty() { "" } else { "1" };
        let input = StationInput {
            station_name: name.to_owned(),
            station_duty: duty.to_owned(),
            station_first: first.to_owned(),
            station_last: last.to_owned(),
        };
        let offer = stations::offer(ctx, event.arbiter, None, slug, &input)?.fresh();
        let offer = offer.ok_or(AppError::NotFound)?;
        if duty == "floor" {
            continue;
        }
        let device = Actor::visitor(format!("demo {duty}"));
        let code = offer.code.letters();
        let paired = pairing::pair(ctx, &device, None, code, "Firefox")?.fresh();
        let paired = paired.ok_or(AppError::NotFound)?;
        tablet = tablet.or(Some(Actor::station(paired.station)));
    }
    tablet.ok_or(AppError::NotFound)
}

/// One seat is empty when the round begins.
fn chairs(event: &Event<'_>) -> Result<(), AppError> {
    let empty = empty_seats::parse("8n")?;
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    empty_seats::note(ctx, event.arbiter, None, slug, 1, &empty, true)?;
    Ok(())
}

/// The types of screens that the Open della Nebbia does not have, a call of two boards, and the clock of the round.
fn screens(event: &Event<'_>) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    for (name, shows) in [
        ("orologio", "timer"),
        ("classifica", "standings"),
        ("avvisi", "notice"),
    ] {
        let input = ScreenInput {
            screen_name: name.to_owned(),
            screen_shows: shows.to_owned(),
            screen_seconds: "12".to_owned(),
            screen_theme: "dark".to_owned(),
        };
        screen::add(ctx, arbiter, None, slug, &input)?;
    }
    let called = AnnouncementInput {
        hall_boards: "1, 4".to_owned(),
        hall_text: String::new(),
    };
    announcement::announce(ctx, arbiter, None, slug, 0, &called)?;
    let clock = RoundClockInput {
        clock_round: "1".to_owned(),
        clock_zone: "+01:00".to_owned(),
        ..RoundClockInput::default()
    };
    let clock = clock.begins_in(15, ctx.clock.now());
    round_clock::set(ctx, arbiter, None, slug, 0, &clock)?;
    Ok(())
}

/// Two phones at a board with different reports, one of which calls an arbiter; the phones at another board agree.
fn phones(event: &Event<'_>, (first, other): (&BoardLine, &BoardLine)) -> Result<(), AppError> {
    let (ctx, slug) = (event.ctx, event.slug.as_str());
    let phone = Actor::visitor("demo phone".to_owned());
    let codes = code::of_round(ctx, event.arbiter, slug, 1)?;
    let (won, drawn) = (BoardResult::WhiteWins, BoardResult::Draw);
    for (board, said) in [(first, [won, drawn]), (other, [drawn, drawn])] {
        let own = codes.iter().find(|(known, _)| *known == board.pairing);
        let (_, seats) = own.ok_or(AppError::NotFound)?;
        for (seat, result) in seats.iter().zip(said) {
            seat::report(ctx, &phone, None, slug, seat, result)?;
        }
        if let (true, [white, _]) = (board.board == first.board, seats) {
            let asks = Asks {
                kind: SeatCall::Arbiter,
                round: None,
                sure: false,
            };
            seat::call(ctx, &phone, None, slug, white, asks)?;
        }
    }
    Ok(())
}
