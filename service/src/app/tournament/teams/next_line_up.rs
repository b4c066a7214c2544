//! The round for which a captain hands in a line-up.

use chrono::{NaiveDateTime, TimeDelta};

use crate::{
    app::{
        AppError,
        tournament::{meeting_days, round_hours::Hours, summary::Summary},
    },
    event::RoundState,
    store::rows::{rounds::RoundRow, team_matches::MatchRow, teams::TeamRow},
};

use super::{
    super::loaded::Loaded,
    stored::{Teams, board_of_round},
};

/// The round for which a team hands in a line-up: in a Swiss the next round, in a schedule the next match without a result.
pub(super) struct Next<'a> {
    pub number: i32,
    /// Its match, with the round; `None` while the round is not paired.
    pub one: Option<(&'a RoundRow, &'a MatchRow)>,
    /// Index of the team in the match: 0 has White on board 1.
    pub side: usize,
    /// Number of the other team's row, if there is a match.
    pub opponent: Option<i32>,
}

impl<'a> Next<'a> {
    /// For a team; `None` for one that is away, or that has nothing to hand in.
    pub fn of(
        loaded: &'a Loaded,
        stored: &'a Teams,
        team: &TeamRow,
    ) -> Result<Option<Self>, AppError> {
        if team.is_away {
            return Ok(None);
        }
        let in_round = |round: &'a RoundRow| {
            let mut matches = stored.matches_of(round.id);
            matches.find_map(|one| Self::in_match(round, one, team.id))
        };
        if loaded.course.is_schedule() {
            for number in loaded.course.current().max(1)..=loaded.published() {
                let Some(found) = loaded.round(number).and_then(in_round) else {
                    continue;
                };
                if !found.is_begun(loaded, stored)? {
                    return Ok(Some(found));
                }
            }
            return Ok(None);
        }
        let number = loaded.published().saturating_add(1);
        if number > loaded.planned() || stored.is_out(team, number.into()) {
            return Ok(None);
        }
        let drafted = loaded.round(number).and_then(in_round);
        Ok(Some(drafted.unwrap_or(Self {
            number: number.into(),
            one: None,
            side: 0,
            opponent: None,
        })))
    }

    /// A match as one of its teams sees it; `None` if the team is not in it, or is free.
    pub fn in_match(round: &'a RoundRow, one: &'a MatchRow, team: i32) -> Option<Self> {
        let sides = [one.first_team_id, one.second_team_id?];
        let side = sides.iter().position(|side| *side == team)?;
        let opponent = sides.into_iter().find(|other| *other != team);
        Some(Self {
            number: round.number,
            one: Some((round, one)),
            side,
            opponent,
        })
    }

    /// Whether one of its boards has a result.
    pub fn is_begun(&self, loaded: &Loaded, stored: &Teams) -> Result<bool, AppError> {
        let Some((round, one)) = self.one else {
            return Ok(false);
        };
        let boards = stored.colours()?.boards();
        let (first, last) = (
            board_of_round(one.number, boards, 1),
            board_of_round(one.number, boards, boards),
        );
        let mut games = loaded.pairings_of(round.id);
        Ok(games.any(|game| (first..=last).contains(&game.board) && game.result.is_some()))
    }

    /// Until when captains hand in line-ups, in UTC: the event's number of minutes before the match, or before the round. `None`
    /// if the event sets no time, or if the beginning is not known.
    pub fn until(
        &self,
        loaded: &Loaded,
        stored: &Teams,
    ) -> Result<Option<NaiveDateTime>, AppError> {
        let Some(minutes) = stored.rules.hand_in_minutes else {
            return Ok(None);
        };
        let zone = Hours::zone_of(&loaded.tournament)?;
        let own = self.one.and_then(|(round, one)| {
            let on = meeting_days::of_round(loaded, round)
                .get(&one.number)
                .copied()?;
            Some(zone.to_utc(on.day.and_time(on.hour?)))
        });
        let round = u8::try_from(self.number).unwrap_or(u8::MAX);
        let begins = match own {
            Some(own) => Some(own),
            None => Summary::of(loaded)?.begins(round),
        };
        Ok(begins.map(|begins| begins - TimeDelta::minutes(minutes.into())))
    }

    /// Whether the line-ups are public: both teams of a match of a schedule have handed in, or the time was over and they were
    /// opened.
    pub fn is_open(&self, stored: &Teams, team: i32) -> bool {
        let handed = |team| !stored.handed_in(team, self.number).is_empty();
        let shown = self
            .one
            .filter(|(round, _)| round.state == RoundState::Published);
        let both = handed(team) && self.opponent.is_some_and(handed);
        shown.is_some_and(|(_, one)| one.is_open || both)
    }
}
