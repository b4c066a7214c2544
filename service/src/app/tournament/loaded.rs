//! A tournament as it is in one snapshot of the data.
//!
//! | what | file |
//! |---|---|
//! | everything that is loaded, and simple questions about it | here |
//! | the boards, round by round | `loaded/boards.rs` |
//! | the crosstable made from them | `loaded/crosstable.rs` |
//! | reading it again after a change | `loaded/newer.rs` |

use std::sync::Arc;

use crate::{
    app::{AppError, Refusal},
    event::{BoardResult, Bye, ByeNames, Colour, Elo, Points, RoundState, ScoringSystem, Tpn},
    pairing::{
        Course, Engine, System,
        knock_out::{Cup, Lives},
    },
    store::{
        Conn,
        rows::{
            self,
            byes::ByeRow,
            deductions::DeductionRow,
            entries::EntryRow,
            match_games::MatchGameRow,
            meeting_days::MeetingDayRow,
            pairings::PairingRow,
            presence::PresenceRow,
            prohibitions::{AccelerationRow, ForbiddenRow},
            rounds::RoundRow,
            tournaments::TournamentRow,
        },
    },
    tiebreak::{Pairings, Regulations, Remaining, RemainingTies, Unrated, UnratedRule},
};

use super::teams::{TeamRefusal, stored::Teams};

mod boards;
mod crosstable;
mod newer;

pub(crate) use boards::Boards;

/// Everything about one tournament except its games. Unchanged parts are shared with the previous reading.
#[derive(Clone)]
pub(crate) struct Loaded {
    pub tournament: TournamentRow,
    /// Entries by pairing number, then those without a number, by name.
    pub entries: Arc<Vec<EntryRow>>,
    /// Rounds, by number.
    pub rounds: Vec<RoundRow>,
    /// How far the tournament has come.
    pub course: Course,
    pub pairings: Boards,
    pub byes: Arc<Vec<ByeRow>>,
    /// Answers about participants who were not seen.
    pub presence: Arc<Vec<PresenceRow>>,
    pub forbidden: Arc<Vec<ForbiddenRow>>,
    pub accelerations: Arc<Vec<AccelerationRow>>,
    /// Points taken off as penalties.
    pub deductions: Arc<Vec<DeductionRow>>,
    /// Further games of a knock-out, by board and number.
    pub further: Arc<Vec<MatchGameRow>>,
    /// Days of single boards or matches of a schedule, by round and number.
    pub days: Arc<Vec<MeetingDayRow>>,
    /// The teams; `None` for an event of players.
    pub teams: Option<Arc<Teams>>,
}

pub(super) fn broken(what: impl std::fmt::Debug) -> AppError {
    AppError::System(format!("stored tournament contradicts itself: {what:?}"))
}

/// Points for each result and each kind of bye.
pub(super) fn scoring_of(row: &TournamentRow) -> ScoringSystem {
    let points = Points::from_halves;
    ScoringSystem {
        win: points(row.win),
        draw: points(row.draw),
        loss: points(row.loss),
        forfeit_win: points(row.rules.forfeit_win),
        forfeit_loss: points(row.rules.forfeit_loss),
        pairing_allocated_bye: points(row.pairing_bye),
        full_point_bye: points(row.rules.full_point_bye),
        half_point_bye: points(row.rules.half_point_bye),
        zero_point_bye: points(row.rules.zero_point_bye),
    }
}

/// Number of planned rounds.
pub(super) fn planned_of(row: &TournamentRow) -> u8 {
    u8::try_from(row.rounds_planned).unwrap_or(u8::MAX)
}

/// How far the tournament has come with these rounds.
pub(super) fn course_of(row: &TournamentRow, rounds: &[RoundRow]) -> Result<Course, AppError> {
    let states = rounds.iter().map(|round| (round.number, round.state));
    Course::new(row.rules.format(), planned_of(row), states).map_err(broken)
}

/// The rules for tie-breaks, and for ties that remain.
pub(super) fn regulations_of(row: &TournamentRow) -> Result<Regulations, AppError> {
    let rules = &row.rules;
    let remaining = match rules.remaining_ties {
        RemainingTies::Shared => Remaining::Shared,
        RemainingTies::Number => Remaining::PairingNumber,
        RemainingTies::Lots => {
            let seed = rules.lots_seed.parse();
            Remaining::Lots(seed.map_err(|_| broken(&rules.lots_seed))?)
        }
    };
    let predetermined = rules.pairing_system.is_predetermined();
    let unrated = match rules.unrated {
        UnratedRule::Drop => Unrated::DropTieBreak,
        UnratedRule::LeaveOut => Unrated::LeaveOut,
        UnratedRule::CountAs => {
            let rating = rules.unrated_rating.map(i64::from).map(Elo::try_from);
            let rating = rating.and_then(Result::ok);
            Unrated::CountAs(rating.ok_or_else(|| broken(rules.unrated_rating))?)
        }
    };
    Ok(Regulations::of(rules.tie_break_edition)
        .with_unrated(unrated)
        .with_pairings(Pairings::known_before(predetermined))
        .with_remaining(remaining))
}

impl Loaded {
    /// Reads what belongs to a tournament.
    pub fn load(conn: &mut Conn, tournament: TournamentRow) -> Result<Self, AppError> {
        let id = tournament.id;
        let rounds = rows::rounds::of_tournament(conn, id)?;
        let mut loaded = Self {
            course: course_of(&tournament, &rounds)?,
            teams: Teams::read(conn, &tournament)?,
            days: Self::days(conn, &tournament)?,
            further: Self::further(conn, &tournament)?,
            tournament,
            entries: rows::entries::of_tournament(conn, id)?.into(),
            rounds,
            pairings: Boards::new(rows::pairings::of_tournament(conn, id)?),
            byes: rows::byes::of_tournament(conn, id)?.into(),
            presence: rows::presence::of_tournament(conn, id)?.into(),
            forbidden: rows::prohibitions::of_tournament(conn, id)?.into(),
            accelerations: rows::prohibitions::accelerations_of(conn, id)?.into(),
            deductions: rows::deductions::of_tournament(conn, id)?.into(),
        };
        loaded.see_what_is_open()?;
        Ok(loaded)
    }

    /// Sets in the course which round is being played, and whether another one follows.
    pub(super) fn see_what_is_open(&mut self) -> Result<(), AppError> {
        self.end_without_second_final()?;
        if self.course.has_rounds_together() {
            let open = self.missing().iter().map(|(round, _)| *round).min();
            self.course = self.course.playing(open);
        }
        Ok(())
    }

    /// Ends a knock-out with two lives after its final, if the winner had not lost before: a second final was planned, but is not
    /// played.
    fn end_without_second_final(&mut self) -> Result<(), AppError> {
        let Some(cup) = self.cup().filter(|cup| cup.lives == Lives::Two) else {
            return Ok(());
        };
        self.course = course_of(&self.tournament, &self.rounds)?;
        let (planned, published) = (self.planned(), self.published());
        if published == 0 || planned.checked_sub(cup.games.number()) != Some(published) {
            return Ok(());
        }
        let bracket = cup.bracket(&self.crosstable(published, false)?);
        if bracket.is_ok_and(|bracket| bracket.winner().is_some()) {
            self.tournament.rounds_planned = published.into();
            self.course = course_of(&self.tournament, &self.rounds)?;
        }
        Ok(())
    }

    /// Days of single boards and matches; only schedules have any.
    fn days(
        conn: &mut Conn,
        tournament: &TournamentRow,
    ) -> Result<Arc<Vec<MeetingDayRow>>, AppError> {
        if !tournament.rules.pairing_system.is_predetermined() {
            return Ok(Arc::default());
        }
        Ok(rows::meeting_days::of_tournament(conn, tournament.id)?.into())
    }

    /// The further games; only knock-outs have any.
    fn further(
        conn: &mut Conn,
        tournament: &TournamentRow,
    ) -> Result<Arc<Vec<MatchGameRow>>, AppError> {
        if tournament.rules.pairing_system != System::KnockOut {
            return Ok(Arc::default());
        }
        Ok(rows::match_games::of_tournament(conn, tournament.id)?.into())
    }

    /// The further games of a board, in order.
    pub fn further_of(&self, pairing: i32) -> impl Iterator<Item = &MatchGameRow> {
        let all = self.further.iter();
        all.filter(move |game| game.pairing_id == pairing)
    }

    /// As [`load`](Self::load), by the number of the tournament.
    pub fn by_id(conn: &mut Conn, id: i32) -> Result<Self, AppError> {
        let row = rows::tournaments::by_id(conn, id)?;
        Self::load(conn, row)
    }

    /// Number of published rounds.
    pub fn published(&self) -> u8 {
        self.course.published()
    }

    /// The draft of the next round; `None` if there is none.
    pub fn draft(&self) -> Option<&RoundRow> {
        self.rounds
            .iter()
            .find(|round| round.state == RoundState::Draft)
    }

    /// A round by its number, a draft too.
    pub fn round(&self, number: u8) -> Option<&RoundRow> {
        self.rounds
            .iter()
            .find(|round| round.number == i32::from(number))
    }

    /// How many rounds are planned.
    pub fn planned(&self) -> u8 {
        self.course.planned()
    }

    /// Number of the first round that is not published.
    pub fn due(&self) -> i32 {
        self.course.due().into()
    }

    /// An entry by its number.
    pub fn entry(&self, id: i32) -> Option<&EntryRow> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Pairings of a round, by board.
    pub fn pairings_of(&self, round_id: i32) -> impl Iterator<Item = &PairingRow> {
        self.pairings.of_round(round_id).iter()
    }

    /// Boards without a result in published rounds: round and board. Adjourned games are not missing.
    pub fn missing(&self) -> Vec<(u8, i32)> {
        self.published_boards(|pairing| pairing.result.is_none())
    }

    fn published_boards(&self, wanted: impl Fn(&PairingRow) -> bool) -> Vec<(u8, i32)> {
        self.rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .flat_map(|round| {
                self.pairings_of(round.id)
                    .filter(|pairing| wanted(pairing))
                    .map(|pairing| (u8::try_from(round.number).unwrap_or(u8::MAX), pairing.board))
            })
            .collect()
    }

    /// Boards with adjourned games in published rounds: round and board.
    pub fn adjourned(&self) -> Vec<(u8, i32)> {
        let adjourned = Some(BoardResult::Adjourned);
        self.published_boards(|pairing| pairing.result == adjourned)
    }

    /// What results are worth.
    pub fn scoring(&self) -> ScoringSystem {
        scoring_of(&self.tournament)
    }

    /// Refuses an action that is not meant for team events.
    pub fn must_be_of_players(&self) -> Result<(), AppError> {
        match self.teams {
            None => Ok(()),
            Some(_) => Err(Refusal::Team(TeamRefusal::NotForTeams).into()),
        }
    }

    /// The engine that pairs and explains rounds of players.
    pub fn engine(&self) -> Result<Engine, Refusal> {
        if self.teams.is_some() {
            return Err(Refusal::Team(TeamRefusal::NotForTeams));
        }
        let rules = &self.tournament.rules;
        rules
            .engine()
            .ok_or(Refusal::NotPairedHere(rules.pairing_system))
    }

    /// Whether the tournament is a knock-out.
    pub fn is_knock_out(&self) -> bool {
        self.tournament.rules.pairing_system == System::KnockOut
    }

    /// The rules of a knock-out's matches; `None` for another system.
    pub fn cup(&self) -> Option<Cup> {
        self.is_knock_out().then(|| self.tournament.rules.cup())
    }

    /// The names that the event gives to byes.
    pub fn bye_names(&self) -> ByeNames {
        let is_keizer = self.tournament.rules.pairing_system == System::Keizer;
        ByeNames::of(is_keizer, self.course.is_schedule())
    }

    /// Whether all games of each player are known before the start. In a schedule of teams, line-ups decide who plays.
    pub fn is_schedule_of_players(&self) -> bool {
        self.course.is_schedule() && self.teams.is_none()
    }

    /// By which regulations ties are broken.
    pub fn regulations(&self) -> Result<Regulations, AppError> {
        regulations_of(&self.tournament)
    }

    /// The colour of number 1 in the first round, where it is known.
    pub fn initial_colour(&self) -> Option<Colour> {
        self.tournament.initial_colour
    }

    /// Entries with the pairing-allocated bye in the first game of the match whose second game is in this round.
    pub fn second_byes(&self, second: i32) -> Vec<i32> {
        if !self.course.is_of_matches() || second % 2 != 0 {
            return Vec::new();
        }
        let byes = self.byes.iter();
        let of_first =
            byes.filter(|bye| bye.round + 1 == second && bye.kind == Bye::PairingAllocated);
        of_first.map(|bye| bye.entry_id).collect()
    }

    /// The entry with this pairing number.
    pub fn entry_of(&self, tpn: Tpn) -> Option<&EntryRow> {
        // Entries are sorted by pairing number, without gaps.
        self.entries
            .get(tpn.index())
            .filter(|e| e.tpn == Some(i32::from(tpn.get())))
    }
}
