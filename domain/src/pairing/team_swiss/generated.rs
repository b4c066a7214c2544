//! Random events of teams (the random tournament generator of C.02.04).

use super::{Preferences, Rules, TeamEvent, baku, pair};
use crate::{
    event::{
        BoardColours, BoardResult, Bye, Colour, MatchBoard, MatchForfeit, MatchScoring, Points,
        RoundNumber, ScoreKind, ScoringSystem, Team, TeamBye, TeamMatch, TeamRound, TeamSetup,
        TeamTable, Tpn,
    },
    pairing::{
        Pair, baku_group_a,
        generate::{Dice, GenerateError},
    },
};

/// Shape of a random team event. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Number of teams.
    pub teams: u16,
    /// Number of boards, 1 to 99.
    pub boards: u8,
    /// Number of rounds, 1 to 99.
    pub rounds: u8,
    /// The rules by which rounds are paired.
    pub rules: Rules,
    /// Whether the event has Baku acceleration; only with match points.
    pub baku: bool,
    /// Chance that a board is forfeited.
    pub forfeits: u16,
    /// Chance that a whole match is forfeited.
    pub match_forfeits: u16,
    /// Chance that a team stays away from a round.
    pub absences: u16,
    /// Chance that a team has a half-point bye in a round.
    pub half_point_byes: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            teams: 12,
            boards: 4,
            rounds: 5,
            rules: Rules::default(),
            baku: false,
            forfeits: 0,
            match_forfeits: 0,
            absences: 0,
            half_point_byes: 0,
        }
    }
}

impl Options {
    /// A shape drawn by the dice, with at most `most` teams.
    #[must_use]
    pub fn any(most: u16, dice: &mut Dice) -> Self {
        let teams = dice.between(4, most.max(4));
        let rounds = dice.between(2, (teams - 1).min(9));
        let primary = *dice
            .pick(&crate::event::ScoreKind::ALL)
            .unwrap_or(&crate::event::ScoreKind::MatchPoints);
        let some = |dice: &mut Dice, most: u16| {
            if dice.per_mille(500) {
                0
            } else {
                dice.below(most)
            }
        };
        Self {
            teams,
            boards: u8::try_from(2 * dice.between(1, 3)).unwrap_or(4),
            rounds: u8::try_from(rounds).unwrap_or(5),
            rules: Rules {
                preferences: dice.pick(&Preferences::ALL).copied().unwrap_or_default(),
                primary,
                uses_secondary: dice.per_mille(500),
            },
            baku: primary == ScoreKind::MatchPoints && dice.per_mille(300),
            forfeits: some(dice, 80),
            match_forfeits: some(dice, 120),
            absences: some(dice, 100),
            half_point_byes: some(dice, 60),
        }
    }
}

/// Attempts at an event; an event with a round that has no legal pairing is begun again.
const ATTEMPTS: u32 = 20;

/// Makes a whole event. The same options and seed give the same event everywhere.
///
/// # Errors
/// [`GenerateError::Range`] when a number is out of range; [`GenerateError::Impossible`] when every attempt comes to a round
/// that cannot be paired.
pub fn generate(options: &Options, seed: u64) -> Result<(TeamSetup, TeamEvent), GenerateError> {
    let mut dice = Dice::new(seed);
    let mut made = attempt(options, &mut dice);
    for _ in 1..ATTEMPTS {
        if !matches!(made, Err(GenerateError::Impossible { .. })) {
            break;
        }
        made = attempt(options, &mut dice.fork());
    }
    made
}

fn attempt(options: &Options, dice: &mut Dice) -> Result<(TeamSetup, TeamEvent), GenerateError> {
    let setup = random_setup(options).filter(|_| (1..=99).contains(&options.rounds));
    let mut setup = setup.ok_or(GenerateError::Range)?;
    let initial = dice.pick(&Colour::ALL).copied();
    for round in (1..=options.rounds).filter_map(RoundNumber::new) {
        setup.next_byes = byes(options, dice);
        let event = event(options, &setup, initial)?;
        let pairing = pair(&event, round);
        let pairing = pairing.map_err(|reason| GenerateError::Impossible { round, reason })?;
        let mut played = TeamRound {
            matches: Vec::new(),
            byes: std::mem::take(&mut setup.next_byes),
        };
        for one in pairing.pairs {
            played
                .matches
                .push(random_match(options, &setup, one, dice));
        }
        played.byes.extend(pairing.bye.map(|team| TeamBye {
            team,
            bye: Bye::PairingAllocated,
        }));
        setup.rounds.push(played);
    }
    let event = event(options, &setup, initial)?;
    Ok((setup, event))
}

/// The teams of a random event before its first round; `None` if the members need more numbers than there are.
pub(in crate::pairing) fn random_setup(options: &Options) -> Option<TeamSetup> {
    let boards = BoardColours::in_turn(options.boards)?;
    let (games, matches) = (ScoringSystem::STANDARD, MatchScoring::TWO_ONE_ZERO);
    let games = ScoringSystem {
        pairing_allocated_bye: Points::from_halves(1),
        ..games
    };
    let size = u16::from(options.boards) + 1;
    // Every member needs a number.
    options.teams.checked_mul(size)?;
    let teams = (0..options.teams).map(|team| Team {
        name: format!("Squadra {}", team + 1),
        nickname: format!("S{}", team + 1),
        members: (1..=size)
            .filter_map(|member| Tpn::new(team * size + member))
            .collect(),
    });
    Some(TeamSetup {
        teams: teams.collect(),
        rounds_planned: options.rounds,
        bye: TeamSetup::usual_bye(&boards, &games, &matches),
        boards,
        games,
        matches,
        rounds: Vec::new(),
        next_byes: Vec::new(),
        penalties: Vec::new(),
    })
}

fn event(
    options: &Options,
    setup: &TeamSetup,
    initial: Option<Colour>,
) -> Result<TeamEvent, GenerateError> {
    let table = TeamTable::new(setup);
    let mut table = table.map_err(|_| GenerateError::Contradiction(Vec::new()))?;
    table.initial_colour = initial;
    if options.baku {
        let last = baku_group_a(usize::from(options.teams)).checked_sub(1);
        let last = last.and_then(Tpn::from_index);
        let virtual_points = last.and_then(|last| baku(last, options.rounds, &setup.matches));
        table.accelerations = virtual_points.ok_or(GenerateError::Range)?;
    }
    Ok(TeamEvent {
        table,
        rules: options.rules,
    })
}

fn byes(options: &Options, dice: &mut Dice) -> Vec<TeamBye> {
    let teams = (1..=options.teams).filter_map(Tpn::new);
    let drawn = teams.filter_map(|team| {
        let bye = if dice.per_mille(options.absences) {
            Bye::ZeroPoint
        } else if dice.per_mille(options.half_point_byes) {
            Bye::HalfPoint
        } else {
            return None;
        };
        Some(TeamBye { team, bye })
    });
    drawn.collect()
}

/// A match with its games, or forfeited.
pub(in crate::pairing) fn random_match(
    options: &Options,
    setup: &TeamSetup,
    pair: Pair,
    dice: &mut Dice,
) -> TeamMatch {
    let members = |team: Tpn, reserve: bool| {
        let members = setup.teams.get(team.index());
        let members = members.map_or(&[][..], |team| &team.members);
        let skipped = usize::from(reserve);
        let fielded = members.iter().skip(skipped).take(setup.boards.boards());
        fielded.copied().collect::<Vec<Tpn>>()
    };
    let white = members(pair.white, dice.per_mille(200));
    let black = members(pair.black, dice.per_mille(200));
    let forfeit = dice
        .per_mille(options.match_forfeits)
        .then(|| match dice.below(7) {
            0 => MatchForfeit::NobodyCame,
            1..=3 => MatchForfeit::WhiteCame,
            _ => MatchForfeit::BlackCame,
        });
    let lead = i32::from(pair.black.get()) - i32::from(pair.white.get());
    let boards = white.iter().zip(&black).enumerate();
    let boards = boards.map(|(board, (of_white, of_black))| {
        let colour = setup.boards.colour(board);
        let result = match forfeit {
            Some(MatchForfeit::NobodyCame) => BoardResult::DoubleForfeit,
            Some(MatchForfeit::WhiteCame) => won_by(colour, true),
            Some(MatchForfeit::BlackCame) => won_by(!colour, true),
            None if dice.per_mille(options.forfeits) => match dice.below(5) {
                0 => BoardResult::DoubleForfeit,
                1 | 2 => BoardResult::WhiteWinsByForfeit,
                _ => BoardResult::BlackWinsByForfeit,
            },
            None => game(colour, lead, dice),
        };
        MatchBoard {
            of_white: Some(*of_white),
            of_black: Some(*of_black),
            colour,
            result: Some(result),
        }
    });
    TeamMatch {
        white: pair.white,
        black: pair.black,
        boards: boards.collect(),
        forfeit,
    }
}

const fn won_by(colour: Colour, by_forfeit: bool) -> BoardResult {
    match (colour, by_forfeit) {
        (Colour::White, true) => BoardResult::WhiteWinsByForfeit,
        (Colour::Black, true) => BoardResult::BlackWinsByForfeit,
        (Colour::White, false) => BoardResult::WhiteWins,
        (Colour::Black, false) => BoardResult::BlackWins,
    }
}

/// A game of a player with this colour, whose team is `lead` numbers ahead.
fn game(colour: Colour, lead: i32, dice: &mut Dice) -> BoardResult {
    let ahead = u16::try_from((lead * 12).clamp(-250, 250) + 330).unwrap_or(330);
    if dice.per_mille(320) {
        BoardResult::Draw
    } else if dice.per_mille(ahead * 3 / 2) {
        won_by(colour, false)
    } else {
        won_by(!colour, false)
    }
}
