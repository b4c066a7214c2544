//! Tools for making the invented tournaments, a club's round robin, and an event of two sections. The Open della Nebbia is in
//! `running`.

use chrono::{Days, NaiveDate, TimeDelta};

use crate::{
    app::{
        Actor, AppError, Context, PersonInput,
        clubs::{self, ClubInput},
        fold,
        game::record::{self, RecordMove},
        players::{self, AddTo, PlayerInput},
        tournament::{
            board::{self, BoardLine},
            days::{self, DaysInput},
            entries::{self, Paying},
            fees::{self, FeeTableInput, PaymentInput},
            meeting_days::{self, MeetingDayInput},
            place_time::Zone,
            preflight::{self, Check},
            prizes::{self, fund_input::FundInput},
            publication,
            registered::{self, Registered},
            results::{self, RecordResult, Seen},
            rounds,
            sections::{self as event_sections, NewSection, SectionInput},
            settings,
            settings_input::SettingsInput,
        },
    },
    event::{BoardResult, Colour, Halt, Membership, PaymentMethod},
};

use super::cast::{CLUBS, OPEN};

/// Registers the clubs as anybody does, and approves all but the last; returns name and number of each.
pub fn clubs(ctx: &Context) -> Result<Vec<(&'static str, i32)>, AppError> {
    let administrator = Actor::command_line();
    let mut registered = Vec::new();
    for (name, province, town, postcode, address) in CLUBS {
        let domain = fold(name).replace(' ', "-");
        let input = ClubInput {
            name: name.to_owned(),
            province: province.to_owned(),
            town: town.to_owned(),
            postcode: postcode.to_owned(),
            address: address.to_owned(),
            email: format!("segreteria@{domain}.example"),
            web: format!("https://{domain}.example"),
            show_contacts: true,
            ..ClubInput::default()
        };
        let done = clubs::register(ctx, &administrator, None, &input, "")?;
        registered.extend(done.fresh().map(|number| (name, number)));
    }
    let approved = registered.len().saturating_sub(1);
    for (_, number) in registered.iter().take(approved) {
        // A newly registered club has version 1.
        clubs::approve(ctx, &administrator, None, *number, 1, None)?;
    }
    Ok(registered)
}

/// Enters the players of [`OPEN`] in the registry; `clubs` are the clubs' numbers by name.
pub fn register(ctx: &Context, clubs: &[(&str, i32)]) -> Result<Vec<i32>, AppError> {
    let mut registry = Vec::new();
    for (last, first, sex, birth, rating, title, club) in &OPEN {
        let name = club.split(',').next().unwrap_or_default();
        let club = clubs
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, number)| *number);
        let input = PlayerInput {
            person: PersonInput {
                last_name: (*last).to_owned(),
                first_name: (*first).to_owned(),
                sex: (*sex).to_owned(),
                birth: (*birth).to_owned(),
                title: (*title).to_owned(),
                ..PersonInput::default()
            },
            fide: [rating.to_string(), String::new(), String::new()],
            ..PlayerInput::default()
        };
        let done = players::add(
            ctx,
            &Actor::command_line(),
            None,
            AddTo::Registry(club),
            &input,
        )?;
        registry.extend(done.fresh());
    }
    Ok(registry)
}

/// A tournament while it is made.
pub(super) struct Event<'a> {
    pub(super) ctx: &'a Context,
    pub(super) arbiter: &'a Actor,
    /// Numbers of [`OPEN`]'s players in the registry.
    pub(super) registry: &'a [i32],
    pub(super) slug: String,
}

pub(super) fn settings(
    name: &str,
    town: &str,
    start: NaiveDate,
    days: u64,
    rounds: u8,
) -> SettingsInput {
    let end = start.checked_add_days(Days::new(days)).unwrap_or(start);
    SettingsInput {
        name: name.to_owned(),
        town: town.to_owned(),
        federation: "ITA".to_owned(),
        start: start.to_string(),
        end: end.to_string(),
        rounds: rounds.to_string(),
        kind: "standard".to_owned(),
        time_control: "90 + 30\"".to_owned(),
        rules_edition: "fide-2023".to_owned(),
        win: "1".to_owned(),
        draw: "0.5".to_owned(),
        loss: "0".to_owned(),
        pairing_bye: "1".to_owned(),
        tie_breaks: "BH/C1, BH, SB".to_owned(),
        default_minutes: "30".to_owned(),
        chief_arbiter: "Ottavia Brandimarte".to_owned(),
        ..SettingsInput::default()
    }
}

impl<'a> Event<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        arbiter: &'a Actor,
        registry: &'a [i32],
        input: &SettingsInput,
    ) -> Result<Self, AppError> {
        let slug = settings::create(ctx, arbiter, None, input)?;
        Ok(Self {
            ctx,
            arbiter,
            registry,
            slug: slug.fresh().unwrap_or_default(),
        })
    }

    /// The maker of a tournament that is not created yet.
    pub(super) fn new_at(ctx: &'a Context, arbiter: &'a Actor, registry: &'a [i32]) -> Self {
        Self {
            ctx,
            arbiter,
            registry,
            slug: String::new(),
        }
    }

    /// Enters the players at these indices of [`OPEN`]; returns the numbers of their entries.
    pub(super) fn enter(
        &self,
        places: impl IntoIterator<Item = usize>,
    ) -> Result<Vec<i32>, AppError> {
        let players: Vec<i32> = places
            .into_iter()
            .filter_map(|place| self.registry.get(place).copied())
            .collect();
        let chosen = Registered {
            players: &players,
            others: false,
            consent: false,
        };
        let done = registered::enter(self.ctx, self.arbiter, None, &self.slug, &chosen)?;
        Ok(done.fresh().unwrap_or_default())
    }

    pub(super) fn round(&self, number: u8) -> Result<Vec<BoardLine>, AppError> {
        let (ctx, arbiter, slug) = (self.ctx, self.arbiter, self.slug.as_str());
        let never = Halt::never();
        if number == 1 {
            let reason = "The demonstration begins at once.";
            preflight::accept(ctx, arbiter, None, slug, Check::CheckIn, reason)?;
        }
        rounds::draft(
            ctx,
            arbiter,
            None,
            slug,
            number,
            Some(Colour::White),
            &never,
        )?;
        publication::publish(ctx, arbiter, None, slug, number)?;
        Ok(board::round(ctx, arbiter, slug, Some(number))?.boards)
    }

    pub(super) fn result(&self, board: &BoardLine, result: BoardResult) -> Result<(), AppError> {
        let input = RecordResult {
            pairing: board.pairing,
            version: board.version,
            result: Some(result),
            reason: None,
            confirmed: None,
        };
        results::record(
            self.ctx,
            self.arbiter,
            None,
            &self.slug,
            &input,
            &Seen::default(),
        )?;
        Ok(())
    }

    /// Publishes a round and enters all its results.
    pub(super) fn play(&self, number: u8) -> Result<(), AppError> {
        for board in self.round(number)? {
            self.result(&board, outcome(number, board.board))?;
        }
        Ok(())
    }

    /// Records moves; each may have the mover's clock after `@`.
    pub(super) fn moves(&self, board: &BoardLine, moves: &str) -> Result<(), AppError> {
        let begun = self.ctx.clock.now() - TimeDelta::minutes(28);
        for (version, written) in (0..).zip(moves.split_whitespace()) {
            let (written, clock) = written.split_once('@').unwrap_or((written, ""));
            let input = RecordMove {
                pairing: board.pairing,
                // The first move creates the row of the game, with version 1.
                version,
                written: written.to_owned(),
                clock: clock.to_owned(),
            };
            // The game has been played for half an hour, so that the delay still hides its newest moves.
            let at = begun + TimeDelta::seconds(40) * version;
            record::record(&self.ctx.at(at), self.arbiter, None, &self.slug, &input)?;
        }
        Ok(())
    }
}

/// White wins slightly more often; a third of the games are draws.
pub(super) fn outcome(round: u8, board: u16) -> BoardResult {
    match (u16::from(round) * 7 + board * 5) % 11 {
        0..=4 => BoardResult::WhiteWins,
        5..=7 => BoardResult::Draw,
        _ => BoardResult::BlackWins,
    }
}

pub(super) fn day(ctx: &Context, before: u64, after: u64) -> NaiveDate {
    let today = Zone::default().day(ctx.clock.now());
    today
        .checked_sub_days(Days::new(before))
        .and_then(|day| day.checked_add_days(Days::new(after)))
        .unwrap_or(today)
}

/// The prize fund: general prizes, and others beside them.
pub(super) fn fund(
    ctx: &Context,
    arbiter: &Actor,
    slug: &str,
    general: &str,
) -> Result<(), AppError> {
    let input = FundInput {
        general: general.to_owned(),
        others: "sotto 1900: 60 40\ndonne: 60\nU18: 50\nspeciale Miglior partita: un libro"
            .to_owned(),
        ..FundInput::usual()
    };
    prizes::fund::set(ctx, arbiter, None, slug, 0, &input)?;
    Ok(())
}

/// The championship of a club: a round robin with one game a week. Five of seven rounds are over, and one game of the sixth was
/// played ahead.
pub fn club(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let mut input = settings("Sociale di Natale", "Cremona", day(ctx, 33, 0), 42, 7);
    input.pairing_edition = "round-robin".to_owned();
    input.numbering = "lots".to_owned();
    input.numbers_seed = "1887".to_owned();
    input.tie_breaks = "DE, WIN, SB, KS".to_owned();
    input.province = "CR".to_owned();
    let event = Event::new(ctx, arbiter, registry, &input)?;
    event.enter((2..OPEN.len()).step_by(3).take(8))?;
    let announced = DaysInput {
        days: (0..7)
            .map(|week| day(ctx, 33, 7 * week).to_string())
            .collect(),
        hours: vec!["21:00".to_owned(); 7],
        zone: String::new(),
    };
    event.round(1)?;
    days::set(ctx, arbiter, None, &event.slug, 1, &announced)?;
    for number in 1..=6_u8 {
        let boards = board::round(ctx, arbiter, &event.slug, Some(number))?.boards;
        // One game of the sixth round was played ahead.
        let played = if number == 6 { 1 } else { boards.len() };
        for board in boards.iter().take(played) {
            event.result(board, outcome(number, board.board))?;
        }
    }
    // A game of the last round has a day of its own.
    let own_day = MeetingDayInput {
        number: 2,
        day: day(ctx, 0, 12).to_string(),
        hour: "18:30".to_owned(),
    };
    meeting_days::set(ctx, arbiter, None, &event.slug, 7, &[own_day])?;
    Ok(())
}

/// An event of two sections with fees, whose check-in is in progress.
pub fn sections(ctx: &Context, arbiter: &Actor, registry: &[i32]) -> Result<(), AppError> {
    let start = day(ctx, 0, 9);
    let mut input = settings("Festival dei Tigli A", "Cremona", start, 2, 5);
    input.province = "CR".to_owned();
    let first = Event::new(ctx, arbiter, registry, &input)?;
    let slug = first.slug.as_str();
    let bands = FeeTableInput {
        bands: "GM IM FM: gratis\nunder 18: 40\ncircolo Cavallo in f3: 50\n60".to_owned(),
    };
    fees::set_table(ctx, arbiter, None, slug, 0, &bands)?;
    let made = SectionInput {
        event_name: "Festival dei Tigli".to_owned(),
        section_label: "A".to_owned(),
    };
    event_sections::set(ctx, arbiter, None, slug, &made)?;
    let second = NewSection {
        section_label: "B".to_owned(),
        ..NewSection::default()
    };
    let second = event_sections::add(ctx, arbiter, None, slug, &second)?;
    let second = Event {
        slug: second.fresh().unwrap_or_default(),
        ..Event::new_at(ctx, arbiter, registry)
    };
    let strong = first.enter((0..OPEN.len()).filter(|place| place % 3 == 0))?;
    second.enter((0..OPEN.len()).filter(|place| place % 3 == 1))?;
    for (entry, method) in strong
        .iter()
        .zip([PaymentMethod::Cash, PaymentMethod::Card])
    {
        let open = Paying::Open(method);
        entries::check_in_paying(ctx, arbiter, None, slug, *entry, true, open)?;
    }
    for (entry, membership) in strong.iter().zip([
        Membership::Checked,
        Membership::Checked,
        Membership::Missing,
    ]) {
        fees::set_membership(ctx, arbiter, None, slug, *entry, membership)?;
    }
    payments(&first, &strong)
}

/// One participant pays less, and a payment entered twice is cancelled.
fn payments(event: &Event<'_>, entered: &[i32]) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let [_, _, third, fourth, ..] = entered else {
        return Err(AppError::NotFound);
    };
    let less = ("30", "Aiuta ad allestire la sala");
    fees::set_due(ctx, arbiter, None, slug, *third, less)?;
    let cash = PaymentInput {
        amount: String::new(),
        method: PaymentMethod::Cash.code().to_owned(),
    };
    let paid = fees::pay(ctx, arbiter, None, slug, *fourth, &cash)?.fresh();
    let paid = paid.ok_or(AppError::NotFound)?;
    fees::cancel(ctx, arbiter, None, slug, paid, "Registrata due volte")?;
    Ok(())
}
