//! Random team events as reports.

use chrono::NaiveDate;

use crate::{
    event::{CrosstableError, Elo, Federation, ScoreKind, TeamSetup, TeamTable, Tpn},
    formats::trf::{self, Header, TrfPlayer},
    pairing::{
        generate::{Dice, GenerateError},
        round_robin::{Schedule, generate_teams},
        team_round_robin,
        team_swiss::{Options, Rules, generate},
    },
    tiebreak::{TeamOrder, team_standings},
};

use super::people::somebody;

/// The requested properties of a random team event; the others are random.
#[derive(Clone, Debug, Default)]
pub struct TeamWishes {
    /// Number of teams.
    pub teams: Option<u16>,
    /// Number of boards in a match.
    pub boards: Option<u8>,
    /// Number of rounds.
    pub rounds: Option<u8>,
    /// Rules of the Swiss Team System.
    pub rules: Option<Rules>,
    /// Baku acceleration.
    pub baku: Option<bool>,
    /// Forfeited boards, in thousandths.
    pub forfeits: Option<u16>,
    /// Absences of teams from a round, in thousandths.
    pub absences: Option<u16>,
    /// Half-point byes, in thousandths.
    pub half_point_byes: Option<u16>,
}

impl TeamWishes {
    /// The options of the event with this seed.
    pub fn settle(&self, seed: u64) -> Options {
        self.settle_up_to(24, seed)
    }

    /// The options of a round robin, whose schedule gives the rounds.
    pub fn settle_schedule(&self, seed: u64) -> Options {
        self.settle_up_to(12, seed)
    }

    fn settle_up_to(&self, most_teams: u16, seed: u64) -> Options {
        let mut dice = Dice::new(seed).fork();
        let drawn = Options::any(self.teams.unwrap_or(most_teams), &mut dice);
        let rules = self.rules.unwrap_or(drawn.rules);
        let by_matches = rules.primary == ScoreKind::MatchPoints;
        let teams = self.teams.unwrap_or(drawn.teams);
        let most = u8::try_from(teams.saturating_sub(1)).unwrap_or(9).min(9);
        Options {
            teams,
            boards: self.boards.unwrap_or(drawn.boards),
            rounds: self.rounds.unwrap_or(drawn.rounds.min(most.max(1))),
            rules,
            baku: self.baku.unwrap_or(drawn.baku && by_matches),
            forfeits: self.forfeits.unwrap_or(drawn.forfeits),
            match_forfeits: drawn.match_forfeits,
            absences: self.absences.unwrap_or(drawn.absences),
            half_point_byes: self.half_point_byes.unwrap_or(drawn.half_point_byes),
        }
    }
}

/// The report of a random team event.
///
/// # Errors
/// Those of [`generate()`].
pub fn team_report(options: &Options, seed: u64) -> Result<String, GenerateError> {
    let (setup, event) = generate(options, seed)?;
    let baku = if event.table.accelerations.is_empty() {
        ""
    } else {
        "_BAKU"
    };
    let played = Played {
        type_text: "Team: Swiss-System",
        type_code: format!("{}{baku}", event.rules.code()),
        primary: event.rules.primary,
        tie_breaks: &["MPvGP", "EMGSB", "BH:MP", "BH:GP", "TBR"],
    };
    written(&setup, &event.table, &played, seed).map_err(GenerateError::Contradiction)
}

/// The report of a random round robin of teams.
///
/// # Errors
/// Those of [`generate_teams()`].
pub fn team_schedule_report(
    schedule: Schedule,
    options: &Options,
    seed: u64,
) -> Result<String, GenerateError> {
    let (setup, table) = generate_teams(schedule, options, seed)?;
    let primary = options.rules.primary;
    let played = Played {
        type_text: "Team: Round-Robin",
        type_code: team_round_robin(schedule, primary),
        primary,
        tie_breaks: &["MPvGP", "EDE", "EMGSB", "BC"],
    };
    written(&setup, &table, &played, seed).map_err(GenerateError::Contradiction)
}

/// The system of a team event, and its ranking.
struct Played {
    type_text: &'static str,
    type_code: String,
    primary: ScoreKind,
    tie_breaks: &'static [&'static str],
}

/// The report of a team event that was made with this seed.
///
/// # Errors
/// Its games contradict each other.
fn written(
    setup: &TeamSetup,
    table: &TeamTable,
    played: &Played,
    seed: u64,
) -> Result<String, Vec<CrosstableError>> {
    let mut dice = Dice::new(seed.rotate_left(32)).fork();
    let primary = played.primary;
    let codes = played.tie_breaks.iter();
    let codes: Vec<String> = codes.map(|code| (*code).to_owned()).collect();
    let order = TeamOrder::parse(primary, &codes);
    let order = order.unwrap_or(TeamOrder {
        primary,
        list: Vec::new(),
    });
    let header = Header {
        name: format!("Random team tournament {seed}"),
        city: "Borgo Scacco".to_owned(),
        federation: Some(Federation::ITA),
        start: first_day(),
        end: first_day(),
        type_text: Some(played.type_text.to_owned()),
        type_code: Some(played.type_code.clone()),
        program: Some(format!("tratto {}", env!("CARGO_PKG_VERSION"))),
        tie_breaks: order.list.iter().map(ToString::to_string).collect(),
        ..Header::default()
    };
    // As the type and the date imply: in a schedule, forfeits count as games.
    let rounds = table.rounds_paired();
    let regulations = header.regulations();
    let ranking = team_standings(table, rounds, &order, &regulations);
    let mut places = vec![0; table.len()];
    for line in ranking {
        if let Some(place) = places.get_mut(line.tpn.index()) {
            *place = u16::try_from(line.place).unwrap_or(u16::MAX);
        }
    }
    trf::write_teams(
        header,
        people(setup, &mut dice),
        setup,
        table,
        &places,
        &[],
        &[],
    )
}

fn first_day() -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(2026, 3, 7)
}

/// The members of the teams, the strongest team first, in the order of their numbers.
fn people(setup: &TeamSetup, dice: &mut Dice) -> Vec<TrfPlayer> {
    let mut people = Vec::new();
    for (team, board) in setup.teams.iter().zip(0_u16..).flat_map(|(team, number)| {
        let boards = 0..team.members.len();
        boards.map(move |board| (number, board))
    }) {
        let below = 8 * team + 15 * u16::try_from(board).unwrap_or(0);
        let rating = Elo::new(2400_u16.saturating_sub(below).max(1400)).ok();
        let player = somebody(rating, 300, dice);
        let number = Tpn::from_index(people.len());
        people.extend(player.zip(number).map(|(player, start_number)| TrfPlayer {
            start_number,
            ..player
        }));
    }
    people
}
