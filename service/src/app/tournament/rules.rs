//! The rules for pairing and ranking that an event chooses, as typed: editions, acceleration, tie-breaks, remaining ties, the
//! colour of number 1. Points are read in `scoring`, the delay of moves in `live_delay`.

use crate::{
    app::{AppError, Chance, Checks, Problem},
    event::{Colour, Elo, ScoringSystem, Tpn, Word},
    pairing::{
        self, Accelerated, System, dutch,
        keizer::Parameters,
        knock_out::{Cup, Lives},
        round_robin::{Numbering, Schedule},
    },
    store::rows::{tournament_rules::RulesRow, tournaments::TournamentRow},
    tiebreak::{self, RemainingTies, UnratedRule},
};

use super::{
    keizer_settings, live_delay,
    round_robin::{SYSTEMS_OF_SIDES, chosen},
    scoring,
    settings_input::{SettingsInput, knock_out_of},
    tie_break_list,
};

/// Seeds drawn by the program are below this number; a typed seed can be any 64-bit number.
const SEEDS: u32 = 1_000_000;

/// The Swiss systems on offer, apart from the FIDE (Dutch) System, which is offered by its editions.
pub const SWISS_SYSTEMS: [System; 5] = [
    System::Dubov,
    System::Burstein,
    System::Lim,
    System::DoubleSwiss,
    System::Keizer,
];

/// The rules, ready to be stored.
pub(super) struct Rules {
    pub row: RulesRow,
    pub tie_breaks: String,
    pub scoring: ScoringSystem,
    /// The colour chosen for number 1; `None` if it is to be drawn.
    pub initial_colour: Option<Colour>,
}

/// The chosen word; `None` if nothing was chosen, or if it was refused.
fn choice<W: Word>(checks: &mut Checks, field: &'static str, typed: &str) -> Option<W> {
    let typed = typed.trim();
    let found = W::from_code(typed);
    if found.is_none() && !typed.is_empty() {
        checks.refuse(field, Problem::Choice);
    }
    found
}

/// The chosen system and edition. A system that only a report can bring is accepted if the tournament already has it.
fn pairing_choice(
    checks: &mut Checks,
    typed: &str,
    stands: Option<&RulesRow>,
) -> (System, dutch::Edition) {
    let other = stands.filter(|rules| !rules.pairing_system.is_paired_here());
    if let Some(rules) = other.filter(|rules| rules.pairing_system.code() == typed.trim()) {
        return (rules.pairing_system, rules.pairing_edition);
    }
    if let Some((system, _)) = chosen(typed.trim()) {
        return (system, dutch::Edition::default());
    }
    if knock_out_of(typed).is_some() {
        return (System::KnockOut, dutch::Edition::default());
    }
    if typed.trim() == System::TeamSwiss.code() {
        return (System::TeamSwiss, dutch::Edition::default());
    }
    let mut swiss = SWISS_SYSTEMS.into_iter();
    if let Some(system) = swiss.find(|one| one.code() == typed.trim()) {
        return (system, dutch::Edition::default());
    }
    let edition = choice(checks, "pairing_edition", typed).unwrap_or_default();
    (System::Dutch, edition)
}

/// The chosen schedule. Several games in a row, which only a report can bring, are kept.
fn schedule_choice(
    checks: &mut Checks,
    input: &SettingsInput,
    stands: Option<&RulesRow>,
) -> Schedule {
    let exchanged = match input.exchanged.trim() {
        "" | "yes" => true,
        "no" => false,
        _ => {
            checks.refuse("exchanged", Problem::Choice);
            true
        }
    };
    let cycles = chosen(input.pairing_edition.trim()).map_or(1, |(_, cycles)| cycles);
    // In a knock-out they are chosen together with the system.
    let games = match knock_out_of(&input.pairing_edition) {
        Some(cup) => cup.games.number(),
        None => stands
            .filter(|rules| rules.pairing_system != System::KnockOut)
            .map_or(1, |rules| rules.schedule().games()),
    };
    Schedule::new(cycles, games, exchanged).unwrap_or_default()
}

/// Number of lost matches after which a player is out, as stored.
pub(super) const fn lives_of(cup: Cup) -> i32 {
    match cup.lives {
        Lives::One => 1,
        Lives::Two => 2,
    }
}

/// Number of sides in an event with more than two, and number of rounds if the event chooses it; 0 in other events. An event from
/// a report may not know its sides.
fn sides_choice(
    checks: &mut Checks,
    input: &SettingsInput,
    system: System,
    stands: Option<&RulesRow>,
) -> (i32, i32) {
    if !SYSTEMS_OF_SIDES.contains(&system) {
        return (0, 0);
    }
    let is_unknown = |rules: &RulesRow| rules.pairing_system == system && rules.sides == 0;
    if input.sides.trim().is_empty() && stands.is_some_and(is_unknown) {
        return (0, 0);
    }
    let least = if system == System::Hutton { 2 } else { 3 };
    let sides = checks.number("sides", &input.sides, least, 100);
    let rounds = match system {
        System::Molter if !checks.has("rounds") => checks.number("rounds", &input.rounds, 1, 99),
        _ => None,
    };
    let small = |number: Option<i64>| number.and_then(|number| i32::try_from(number).ok());
    let (sides, rounds) = (small(sides).unwrap_or(0), small(rounds).unwrap_or(0));
    if rounds >= sides && sides > 0 {
        let value = (sides - 1).to_string();
        let key = "problem-molter-rounds";
        checks.refuse("rounds", Problem::Because { key, value });
    }
    (sides, rounds)
}

/// The treatment of unrated participants, and the rating with which they count. The rating is required, and kept, only if they
/// count with one.
fn unrated_choice(checks: &mut Checks, input: &SettingsInput) -> (UnratedRule, Option<i32>) {
    let rule: UnratedRule = choice(checks, "unrated", &input.unrated).unwrap_or_default();
    if rule != UnratedRule::CountAs {
        return (rule, None);
    }
    let typed = input.unrated_rating.trim();
    let rating = typed
        .parse()
        .ok()
        .and_then(|number: i64| Elo::try_from(number).ok());
    if rating.is_none() {
        let value = typed.to_owned();
        let key = "problem-unrated-rating";
        checks.refuse("unrated_rating", Problem::Because { key, value });
    }
    (rule, rating.map(|elo| elo.get().into()))
}

/// The settings of the Keizer system; the usual ones for any other system. Acceleration is refused in the Keizer system.
fn keizer_choice(
    checks: &mut Checks,
    input: &SettingsInput,
    system: System,
    acceleration: Accelerated,
) -> Parameters {
    if system != System::Keizer {
        return Parameters::USUAL;
    }
    if acceleration != Accelerated::No {
        let value = String::new();
        let key = "problem-keizer-not-accelerated";
        checks.refuse("acceleration", Problem::Because { key, value });
    }
    keizer_settings::parse(checks, input)
}

/// The chosen acceleration. Match points are in the rules of teams, and are checked there.
fn acceleration_choice(
    checks: &mut Checks,
    input: &SettingsInput,
    scoring: &ScoringSystem,
    (system, stands): (System, Option<&RulesRow>),
) -> Accelerated {
    let acceleration: Accelerated =
        choice(checks, "acceleration", &input.acceleration).unwrap_or_default();
    // An event from a report keeps its acceleration.
    let is_kept = stands.is_some_and(|rules| {
        rules.pairing_system == system && rules.acceleration != Accelerated::No
    });
    let suits = |one| pairing::baku(one, 9, scoring).is_some();
    let key = match system {
        System::TeamRoundRobin if acceleration != Accelerated::No && !is_kept => {
            "problem-league-not-accelerated"
        }
        System::TeamRoundRobin | System::TeamSwiss => return acceleration,
        _ if acceleration == Accelerated::Baku && !Tpn::from_index(0).is_some_and(suits) => {
            "problem-baku-points"
        }
        _ => return acceleration,
    };
    let value = String::new();
    checks.refuse("acceleration", Problem::Because { key, value });
    acceleration
}

/// A typed seed; if none is typed and lots are needed, it is drawn.
fn seed(
    checks: &mut Checks,
    field: &'static str,
    typed: &str,
    is_drawn: bool,
    chance: Chance,
) -> Result<String, AppError> {
    let typed = typed.trim();
    if typed.is_empty() && is_drawn {
        return Ok((chance.draw()? % SEEDS).to_string());
    }
    if !typed.is_empty() && typed.parse::<u64>().is_err() {
        let value = typed.to_owned();
        let key = "problem-lots-seed";
        checks.refuse(field, Problem::Because { key, value });
    }
    Ok(typed.to_owned())
}

/// A number of rounds or byes, from 0 to the maximum number of rounds; `None` for an empty field.
fn optional(checks: &mut Checks, field: &'static str, typed: &str) -> Option<i32> {
    let number = checks.optional_number(field, typed, 0, 30);
    number.and_then(|number| i32::try_from(number).ok())
}

impl Rules {
    /// Checks the form; `stands` is the present row, if the tournament exists already.
    pub fn parse(
        checks: &mut Checks,
        input: &SettingsInput,
        stands: Option<&TournamentRow>,
        chance: Chance,
    ) -> Result<Self, AppError> {
        let announced = stands.map_or("", |tournament| tournament.tie_breaks.as_str());
        let stands = stands.map(|tournament| &tournament.rules);
        let scoring = scoring::parse(checks, input);
        let remaining_ties: RemainingTies =
            choice(checks, "remaining_ties", &input.remaining_ties).unwrap_or_default();
        let draws = remaining_ties == RemainingTies::Lots;
        let lots_seed = seed(checks, "lots_seed", &input.lots_seed, draws, chance)?;
        let tie_break_edition: tiebreak::Edition =
            choice(checks, "tie_break_edition", &input.tie_break_edition).unwrap_or_default();
        let (unrated, unrated_rating) = unrated_choice(checks, input);
        let (system, edition) = pairing_choice(checks, &input.pairing_edition, stands);
        let acceleration = acceleration_choice(checks, input, &scoring, (system, stands));
        let delay = live_delay::parse(checks, input);
        let keizer = keizer_choice(checks, input, system, acceleration);
        let schedule = schedule_choice(checks, input, stands);
        let numbering: Numbering =
            choice(checks, "numbering", &input.numbering).unwrap_or_default();
        let (sides, table_rounds) = sides_choice(checks, input, system, stands);
        let is_of_sides = sides > 0 || system == System::Scheveningen;
        if !numbering.suits(system.format()) || (is_of_sides && numbering.is_drawn()) {
            let value = String::new();
            let key = "problem-numbering";
            checks.refuse("numbering", Problem::Because { key, value });
        }
        let numbers_seed = seed(
            checks,
            "numbers_seed",
            &input.numbers_seed,
            numbering.is_drawn(),
            chance,
        )?;
        let type_code = match stands {
            Some(rules) if rules.pairing_system == system => rules.type_code.clone(),
            _ => String::new(),
        };
        Ok(Self {
            row: RulesRow {
                pairing_system: system,
                type_code,
                pairing_edition: edition,
                acceleration,
                tie_break_edition,
                remaining_ties,
                unrated,
                unrated_rating,
                lots_seed,
                forfeit_win: scoring.forfeit_win.halves(),
                forfeit_loss: scoring.forfeit_loss.halves(),
                full_point_bye: scoring.full_point_bye.halves(),
                half_point_bye: scoring.half_point_bye.halves(),
                zero_point_bye: scoring.zero_point_bye.halves(),
                most_half_point_byes: optional(
                    checks,
                    "most_half_point_byes",
                    &input.most_half_point_byes,
                ),
                last_rounds_without_byes: optional(
                    checks,
                    "last_rounds_without_byes",
                    &input.last_rounds_without_byes,
                )
                .unwrap_or(0),
                live_minutes: delay.minutes().into(),
                live_moves: delay.moves().into(),
                cycles: schedule.cycles().into(),
                games_in_a_row: schedule.games().into(),
                exchanged: schedule.is_exchanged(),
                numbering,
                numbers_seed,
                norm_exemption: choice(checks, "norm_exemption", &input.norm_exemption)
                    .unwrap_or_default(),
                third_place: knock_out_of(&input.pairing_edition)
                    .is_some_and(|cup| cup.third_place),
                keizer,
                sides,
                table_rounds,
                lives: lives_of(knock_out_of(&input.pairing_edition).unwrap_or_default()),
                norm_games: choice(checks, "norm_games", &input.norm_games).unwrap_or_default(),
            },
            tie_breaks: tie_break_list::parse(
                checks,
                &input.tie_breaks,
                (tie_break_edition, system),
                announced,
            ),
            scoring,
            initial_colour: choice(checks, "initial_colour", &input.initial_colour),
        })
    }

    /// Whether the points are the same as those of `row`.
    pub fn has_points_of(&self, row: &TournamentRow) -> bool {
        self.scoring == super::loaded::scoring_of(row)
    }
}
