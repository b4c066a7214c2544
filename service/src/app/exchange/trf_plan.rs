//! How a report becomes a tournament: the values of its columns, and what cannot be imported exactly.

use chrono::NaiveDate;

use crate::{
    app::tournament::{checked_settings::MOST_ROUNDS, reported_rules, scoring, teams_from},
    clock::TimeControl,
    event::Colour,
    formats::trf::{self, Header, TeamReport, Trf},
    pairing::{Entrants, System, initial_colour, round_robin::schiller_of},
    store::rows::tournament_rules::RulesRow,
    tiebreak::TieBreak,
};

use super::{CannotHold, ImportRefusal, import_input::ImportInput};

/// Something in a report that the arbiter should look at, in addition to the reader's remarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The report gives no name: the program made one up.
    NoName,
    /// The report gives no dates: the arbiter must enter them.
    NoDates,
    /// The time control cannot be read and is kept as text.
    TimeControl(String),
    /// The tie-break is not known and is left out.
    TieBreak(String),
    /// The report has no tie-breaks: equal players share a place.
    NoTieBreaks,
    /// The report does not give the colour drawn by lot.
    NoInitialColour,
    /// The colour drawn by lot is derived from round 1.
    InitialColour(Colour),
    /// Further rounds would be paired by the Dutch system instead of this one.
    System(String),
    /// The record with this code is kept for the file but not used in the ranking.
    NotUsed(&'static str),
    /// A team event: its players and games are imported, the records of teams are kept for the file.
    Teams,
}

/// Name for a tournament whose report gives none.
pub(super) const NO_NAME: &str = "TRF";

/// A report that a tournament here can hold.
pub(super) struct Plan {
    pub report: Trf,
    pub published: u8,
    pub name: String,
    pub dates: Option<(NaiveDate, NaiveDate)>,
    pub time_control: String,
    pub tie_breaks: String,
    pub initial: Option<Colour>,
    pub doubts: Vec<Doubt>,
    /// The teams, if the event can be held here as a team event.
    pub teams: Option<TeamReport>,
}

impl Plan {
    /// Reads a report.
    ///
    /// # Errors
    /// The report cannot be read, or a tournament here cannot hold it.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportRefusal> {
        let report = trf::read(bytes).map_err(ImportRefusal::Trf)?;
        let mut reasons = Vec::new();
        let is_schedule = report.header.paired_as().system.is_predetermined();
        if report.table.rounds_planned() > MOST_ROUNDS && !is_schedule {
            reasons.push(CannotHold::Rounds(report.table.rounds_planned()));
        }
        let s = report.table.scoring;
        if !scoring::holds(&s) {
            reasons.push(CannotHold::Scoring(s));
        }
        if !reasons.is_empty() {
            return Err(ImportRefusal::CannotHold(reasons));
        }
        let mut plan = Self::of(report);
        if plan.report.is_of_teams {
            plan.take_teams(bytes);
        }
        Ok(plan)
    }

    /// Takes the teams of the report, if a team event here can hold everything about them.
    fn take_teams(&mut self, bytes: &[u8]) {
        let read = trf::read_teams(bytes).ok();
        let Some(teams) = read.filter(teams_from::holds) else {
            return;
        };
        // The tie-breaks of the report are for teams.
        self.doubts.retain(|doubt| {
            !matches!(
                doubt,
                Doubt::Teams
                    | Doubt::TieBreak(_)
                    | Doubt::NoTieBreaks
                    | Doubt::InitialColour(_)
                    | Doubt::NoInitialColour
            )
        });
        self.report.remarks.clone_from(&teams.report.remarks);
        self.initial = teams_from::initial_colour(&teams);
        self.published = teams_from::published(&teams);
        self.tie_breaks = String::new();
        self.teams = Some(teams);
    }

    /// The same plan as an event of players; the records of teams are kept for the file.
    pub fn of_players(self) -> Self {
        Self::of(self.report)
    }

    /// The plan for a report that was read.
    pub fn of(report: Trf) -> Self {
        let mut doubts = Vec::new();
        let header = &report.header;
        if header.name.is_empty() {
            doubts.push(Doubt::NoName);
        }
        let dates = match (header.start, header.end) {
            (Some(start), Some(end)) if start <= end => Some((start, end)),
            (Some(day), _) | (None, Some(day)) => Some((day, day)),
            (None, None) => {
                doubts.push(Doubt::NoDates);
                None
            }
        };
        let time_control = time_control(&report, &mut doubts);
        let tie_breaks = tie_breaks(&report, &mut doubts);
        let initial = initial_colour(&report.table);
        match (report.table.initial_colour, initial) {
            (Some(_), _) => {}
            (None, Some(colour)) => doubts.push(Doubt::InitialColour(colour)),
            (None, None) => doubts.push(Doubt::NoInitialColour),
        }
        if let Some(code) = &header.type_code
            && !is_paired_here(&report)
        {
            doubts.push(Doubt::System(code.clone()));
        }
        let ranked = ranked_after_points(header).is_some();
        if ranked && !header.tie_breaks.is_empty() {
            doubts.push(Doubt::NotUsed("202"));
        }
        if !ranked && !header.standings_order.is_empty() {
            doubts.push(Doubt::NotUsed("212"));
        }
        if report.is_of_teams {
            doubts.push(Doubt::Teams);
        }
        Self {
            name: header.name.clone(),
            published: report.rounds_completed(),
            dates,
            time_control,
            tie_breaks,
            initial,
            doubts,
            report,
            teams: None,
        }
    }

    /// The kind of chess, from the type of the event.
    pub fn kind(&self) -> &'static str {
        let header = &self.report.header;
        let text = format!(
            "{} {}",
            header.type_text.as_deref().unwrap_or_default(),
            header.type_code.as_deref().unwrap_or_default()
        )
        .to_lowercase();
        if text.contains("blitz") {
            "blitz"
        } else if text.contains("rapid") {
            "rapid"
        } else {
            "standard"
        }
    }

    /// The values for the form; days that the report does not give stay empty.
    pub fn proposed(&self) -> ImportInput {
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        ImportInput {
            name: self.name.clone(),
            town: self.report.header.city.clone(),
            start: day(self.dates.map(|(start, _)| start)),
            end: day(self.dates.map(|(_, end)| end)),
            kind: self.kind().to_owned(),
        }
    }
}

fn time_control(report: &Trf, doubts: &mut Vec<Doubt>) -> String {
    let header = &report.header;
    let words = header.time_control.clone().unwrap_or_default();
    if words.parse::<TimeControl>().is_ok() {
        return words;
    }
    let code = header.time_code.as_deref().map(TimeControl::from_trf);
    if let Some(Ok(control)) = code {
        return control.to_string();
    }
    if !words.is_empty() {
        doubts.push(Doubt::TimeControl(words.clone()));
    }
    words
}

/// The tie-breaks of record 212 if they differ from record 202 and points rank first, as they do here.
fn ranked_after_points(header: &Header) -> Option<&[String]> {
    let (first, rest) = header.standings_order.split_first()?;
    first.eq_ignore_ascii_case("PTS").then_some(rest)
}

fn tie_breaks(report: &Trf, doubts: &mut Vec<Doubt>) -> String {
    let header = &report.header;
    let mut codes: Vec<String> = Vec::new();
    for code in ranked_after_points(header).unwrap_or(&header.tie_breaks) {
        match code.parse::<TieBreak>() {
            Ok(tie_break) => {
                let code = tie_break.to_string();
                if !codes.contains(&code) {
                    codes.push(code);
                }
            }
            Err(_) => doubts.push(Doubt::TieBreak(code.clone())),
        }
    }
    if codes.is_empty() {
        doubts.push(Doubt::NoTieBreaks);
    }
    codes.join(",")
}

/// Whether further rounds can be paired by the report's system. For the Schiller system, its rounds must show the
/// number of sides.
fn is_paired_here(report: &Trf) -> bool {
    match report.header.paired_as().system {
        System::Schiller => schiller_of(&report.table).is_some(),
        system => system.is_paired_here(),
    }
}

/// The rules of an event that was imported as a report and begins on this day. If a report of teams names a system that
/// does not pair teams, the event gets a custom team Swiss instead.
pub(super) fn rules_of(report: &Trf, start: NaiveDate) -> RulesRow {
    let mut rules = reported_rules::of_report(&report.header, start, &report.table);
    if rules.pairing_system.has_bracket() {
        rules.third_place |= report.has_third_place();
        if report.has_two_games() {
            rules.games_in_a_row = 2;
        }
        if report.has_two_lives() {
            (rules.lives, rules.third_place) = (2, false);
        }
    }
    if !report.is_of_teams || rules.pairing_system.entrants() == Entrants::Teams {
        return rules;
    }
    RulesRow {
        pairing_system: System::TeamSwiss,
        type_code: "CUSTOM_TEAM_SWISS".to_owned(),
        ..rules
    }
}
