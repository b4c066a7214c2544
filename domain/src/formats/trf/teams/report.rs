//! A whole report of teams, as [`reading`](super::reading) makes it.

use super::super::{IntegrityEvent, IntegrityRemark, Trf};
use crate::{
    event::{ScoreKind, TeamScore, TeamSetup, TeamTable, Tpn},
    pairing::{
        System,
        team_swiss::{Rules, RulesError, TeamEvent},
    },
};

/// A report of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamReport {
    /// The report as any report is read: header, players and their games.
    pub report: Trf,
    /// The content of the records about teams.
    pub setup: TeamSetup,
    /// The checked table of teams, made from `setup`.
    pub table: TeamTable,
    /// The numbers of the teams in the file, in the order of their pairing numbers; they differ if the file has gaps.
    pub numbers: Vec<u16>,
    /// Points and place of each team as the file gives them.
    pub written: Vec<WrittenTeam>,
}

/// Points and place as a record 310 gives them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WrittenTeam {
    /// Line of the record, from 1.
    pub line: usize,
    /// Match points and game points.
    pub score: Option<TeamScore>,
    /// The place.
    pub rank: Option<u16>,
}

impl TeamReport {
    /// The number of a team in the file.
    #[must_use]
    pub fn number(&self, team: Tpn) -> u16 {
        let number = self.numbers.get(team.index());
        number.copied().unwrap_or_else(|| team.get())
    }

    /// Teams that left a round robin, by the remarks of the file.
    #[must_use]
    pub fn left(&self) -> Vec<Tpn> {
        told_left(&self.report, |number| self.team(number))
    }

    /// The team with this number in the file.
    #[must_use]
    pub fn team(&self, number: u16) -> Option<Tpn> {
        let index = self.numbers.iter().position(|one| *one == number)?;
        Tpn::from_index(index)
    }

    /// The name of a team.
    #[must_use]
    pub fn name(&self, team: Tpn) -> &str {
        let team = self.setup.teams.get(team.index());
        team.map_or("", |team| team.name.as_str())
    }

    /// The score by which teams are ranked: as the type of the event says, otherwise match points.
    #[must_use]
    pub fn primary(&self) -> ScoreKind {
        let code = self.report.header.paired_as();
        if code.system == System::TeamRoundRobin && code.plain.ends_with("_GP") {
            return ScoreKind::GamePoints;
        }
        let rules = self.event().map(|event| event.rules);
        rules.map_or(ScoreKind::MatchPoints, |rules| rules.primary)
    }

    /// The event of the report: its table and the rules by which it is paired.
    ///
    /// # Errors
    /// [`RulesError::Code`] if it is not paired by the Swiss Team System, [`RulesError::AcceleratedGamePoints`] if it is accelerated
    /// and paired by game points.
    pub fn event(&self) -> Result<TeamEvent, RulesError> {
        let code = self.report.header.paired_as();
        let rules = match (self.report.header.type_code.is_some(), code.system) {
            (false, _) => Rules::default(),
            (true, System::TeamSwiss) => Rules::from_code(&code.plain)?,
            (true, _) => return Err(RulesError::Code),
        };
        let is_accelerated = code.baku || !self.table.accelerations.is_empty();
        if is_accelerated && rules.primary == ScoreKind::GamePoints {
            return Err(RulesError::AcceleratedGamePoints);
        }
        Ok(TeamEvent {
            table: self.table.clone(),
            rules,
        })
    }
}

/// Teams that left, by the remarks: `T3` names the team with number 3 in the file.
pub(super) fn told_left(report: &Trf, team: impl Fn(u16) -> Option<Tpn>) -> Vec<Tpn> {
    let remarks = report.comments.iter();
    let remarks = remarks.filter_map(|one| IntegrityRemark::parse(one));
    remarks
        .filter(|remark| remark.event == IntegrityEvent::Withdrawn)
        .filter_map(|remark| team(remark.detail.strip_prefix('T')?.parse().ok()?))
        .collect()
}
