//! Random events of teams as reports.

use chrono::NaiveDate;

use crate::{
    event::{CrosstableError, Elo, Federation, TeamSetup, Tpn},
    formats::trf::{self, Header, TrfPlayer},
    pairing::{
        generate::{Dice, GenerateError},
        team_swiss::{Options, Rules, TeamEvent, generate},
    },
    tiebreak::{Edition, Regulations, TeamOrder, team_standings},
};

use super::people::somebody;

/// What is asked of a random event of teams; the rest is drawn.
#[derive(Clone, Debug, Default)]
pub struct TeamWishes {
    /// Teams.
    pub teams: Option<u16>,
    /// Boards of a match.
    pub boards: Option<u8>,
    /// Rounds.
    pub rounds: Option<u8>,
    /// Rules.
    pub rules: Option<Rules>,
    /// Baku acceleration.
    pub baku: Option<bool>,
    /// Boards that are forfeited, in thousandths.
    pub forfeits: Option<u16>,
    /// Teams that stay away from a round, in thousandths.
    pub absences: Option<u16>,
    /// Half-point byes, in thousandths.
    pub half_point_byes: Option<u16>,
}

impl TeamWishes {
    /// The options of the event with this seed.
    pub fn settle(&self, seed: u64) -> Options {
        let mut dice = Dice::new(seed).fork();
        let drawn = Options::any(self.teams.unwrap_or(24), &mut dice);
        let rules = self.rules.unwrap_or(drawn.rules);
        let by_matches = rules.primary == crate::event::ScoreKind::MatchPoints;
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

/// The report of a random event of teams.
///
/// # Errors
/// As [`generate()`].
pub fn team_report(options: &Options, seed: u64) -> Result<String, GenerateError> {
    let (setup, event) = generate(options, seed)?;
    written(&setup, &event, seed).map_err(GenerateError::Contradiction)
}

/// The report of an event of teams that was made with a seed.
///
/// # Errors
/// Its games contradict each other.
pub fn written(
    setup: &TeamSetup,
    event: &TeamEvent,
    seed: u64,
) -> Result<String, Vec<CrosstableError>> {
    let mut dice = Dice::new(seed.rotate_left(32)).fork();
    let primary = event.rules.primary;
    let codes = ["MPvGP", "EMGSB", "BH:MP", "BH:GP", "TBR"];
    let codes = codes.map(str::to_owned).to_vec();
    let order = TeamOrder::parse(primary, &codes);
    let order = order.unwrap_or(TeamOrder {
        primary,
        list: Vec::new(),
    });
    let rounds = event.table.rounds_paired();
    let regulations = Regulations::of(Edition::in_force(first_day()));
    let ranking = team_standings(&event.table, rounds, &order, &regulations);
    let mut places = vec![0; event.table.len()];
    for line in ranking {
        if let Some(place) = places.get_mut(line.tpn.index()) {
            *place = u16::try_from(line.place).unwrap_or(u16::MAX);
        }
    }
    let baku = if event.table.accelerations.is_empty() {
        ""
    } else {
        "_BAKU"
    };
    let header = Header {
        name: format!("Random team tournament {seed}"),
        city: "Borgo Scacco".to_owned(),
        federation: Some(Federation::ITA),
        start: first_day(),
        end: first_day(),
        type_text: Some("Team: Swiss-System".to_owned()),
        type_code: Some(format!("{}{baku}", event.rules.code())),
        program: Some(format!("tratto {}", env!("CARGO_PKG_VERSION"))),
        tie_breaks: order.list.iter().map(ToString::to_string).collect(),
        ..Header::default()
    };
    trf::write_teams(
        header,
        people(setup, &mut dice),
        setup,
        &event.table,
        &places,
        &[],
    )
}

fn first_day() -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(2026, 3, 7)
}

/// Members of the teams, the strongest team first, in the order of their numbers.
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
