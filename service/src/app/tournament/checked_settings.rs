//! The settings of a tournament from its form, checked, with the objections to a change.

use chrono::NaiveDate;

use crate::{
    app::{AppError, Chance, Checks, Problem, organisers::Ground},
    clock::{self, TimeControl},
    event::{Federation, Word},
    pairing::{Engine, Format, System},
    rules::{
        announced_fifty::{AnnouncedFifty, AnnouncedFiftyError},
        edition::Edition,
    },
    store::rows::{self, tournament_rules::RulesRow, tournaments::TournamentRow},
};

use super::{
    confirmation::Objection,
    round_robin,
    rules::Rules,
    settings_input::{SettingsInput, knock_out_of},
};

/// Maximum number of rounds.
pub const MOST_ROUNDS: u8 = 30;

/// The checked form.
pub(super) struct Settings {
    pub(super) text: SettingsInput,
    kind: clock::Kind,
    edition: Edition,
    pub(super) start: NaiveDate,
    end: NaiveDate,
    rounds: i32,
    pub(super) rules: Rules,
    draw_offer_limit: i32,
    default_minutes: i32,
}

impl Settings {
    /// Checks the form of a tournament of this organiser; `stands` is its present row, if it exists already.
    pub(super) fn parse(
        input: &SettingsInput,
        stands: Option<&TournamentRow>,
        ground: &Ground,
        chance: Chance,
    ) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let date = |checks: &mut Checks, field: &'static str, value: &str| {
            let date = NaiveDate::parse_from_str(value.trim(), "%Y-%m-%d").ok();
            if date.is_none() {
                checks.refuse(field, Problem::Date);
            }
            date.unwrap_or_default()
        };
        let text = SettingsInput {
            name: checks.required("name", &input.name, 120),
            town: checks.required("town", &input.town, 80),
            venue: checks.text("venue", &input.venue, 120),
            province: province_of(&mut checks, &input.province, ground),
            federation: checks
                .required("federation", &input.federation, 3)
                .to_uppercase(),
            time_control: checks.required("time_control", &input.time_control, 120),
            chief_arbiter: checks.text("chief_arbiter", &input.chief_arbiter, 120),
            deputy_arbiters: checks.text("deputy_arbiters", &input.deputy_arbiters, 240),
            ..SettingsInput::default()
        };
        if !text.federation.is_empty() && Federation::parse(&text.federation).is_err() {
            checks.refuse("federation", Problem::Choice);
        }
        let kind = clock::Kind::from_code(input.kind.trim());
        if kind.is_none() {
            checks.refuse("kind", Problem::Choice);
        }
        if !text.time_control.is_empty() && text.time_control.parse::<TimeControl>().is_err() {
            let value = text.time_control.clone();
            checks.refuse(
                "time_control",
                Problem::Because {
                    key: "problem-time-control",
                    value,
                },
            );
        }
        let start = date(&mut checks, "start", &input.start);
        let end = date(&mut checks, "end", &input.end);
        // If no edition was chosen, the first day decides.
        let edition = match input.rules_edition.trim() {
            "" => Edition::on(start),
            id => Edition::from_id(id),
        };
        if edition.is_none() && !checks.has("start") {
            checks.refuse("rules_edition", Problem::Choice);
        }
        if end < start && !checks.has("start") && !checks.has("end") {
            checks.refuse("end", Problem::DateOrder);
        }
        // The number of rounds of a schedule or a bracket is only known when it is made.
        let code = input.pairing_edition.trim();
        let rounds = match round_robin::chosen(code).map(|(system, _)| system) {
            None if knock_out_of(code).is_some() => {
                checks.optional_number("rounds", &input.rounds, 1, 99)
            }
            Some(_) => checks.optional_number("rounds", &input.rounds, 1, 99),
            None => checks.number("rounds", &input.rounds, 1, MOST_ROUNDS.into()),
        };
        let rounds = rounds.unwrap_or(1);
        let limit = checks.optional_number("draw_offer_limit", &input.draw_offer_limit, 0, 200);
        let minutes = checks.number("default_minutes", &input.default_minutes, 0, 1440);
        let more_than_fifty = announced_fifty(&mut checks, &input.more_than_fifty, edition);
        let rules = Rules::parse(&mut checks, input, stands, chance)?;
        // A bracket has as many rounds as it needs.
        let is_bracket = rules.row.pairing_system == System::KnockOut;
        if rules.row.format() == Format::Matches && !is_bracket && rounds % 2 != 0 {
            let value = rounds.to_string();
            let key = "problem-rounds-of-matches";
            checks.refuse("rounds", Problem::Because { key, value });
        }
        checks.finish()?;
        let small = |n: i64| i32::try_from(n).unwrap_or(0);
        Ok(Self {
            text: SettingsInput {
                more_than_fifty,
                ..text
            },
            // A missing kind was refused above.
            kind: kind.unwrap_or(clock::Kind::Standard),
            edition: edition.unwrap_or_default(),
            start,
            end,
            rounds: small(rounds),
            rules,
            draw_offer_limit: small(limit.unwrap_or(0)),
            default_minutes: small(minutes.unwrap_or(0)),
        })
    }

    /// Whether the existing rounds belong to a different schedule.
    pub(super) fn is_other_schedule(&self, before: &TournamentRow) -> bool {
        let (now, then) = (&self.rules.row, &before.rules);
        let is_one = is_schedule(now) || is_schedule(then);
        // A match for third place changes nothing before the final.
        let knock_outs = [now, then].map(|rules| rules.pairing_system == System::KnockOut);
        is_one
            && ((now.engine() != then.engine() && knock_outs != [true, true])
                || now.schedule() != then.schedule()
                || now.numbering != then.numbering
                || now.numbers_seed != then.numbers_seed)
    }

    /// Whether these settings change from players to teams, or from single games to matches of two games, or back.
    pub(super) fn is_for_others(&self, before: &TournamentRow) -> bool {
        let entrants = |rules: &RulesRow| rules.pairing_system.entrants();
        let is_of_matches = |rules: &RulesRow| rules.format() == Format::Matches;
        let (now, then) = (&self.rules.row, &before.rules);
        entrants(now) != entrants(then) || is_of_matches(now) != is_of_matches(then)
    }

    /// Objections to these settings once round 1 is published.
    pub(super) fn objections(&self, before: &TournamentRow) -> Vec<Objection> {
        let (from, to) = (before.rounds_planned, self.rounds);
        let rounds = (from != to && !is_schedule(&before.rules))
            .then_some(Objection::RoundsChanged { from, to });
        let (now, then) = (&self.rules, &before.rules);
        // In the Keizer system the ranking follows from the settings of the system.
        let (own, other) = (now.row.engine(), then.engine());
        let is_ranked = |engine| matches!(engine, Some(Engine::Keizer(_)));
        let is_other_ranking = own != other && (is_ranked(own) || is_ranked(other));
        let same = now.tie_breaks == before.tie_breaks
            && !is_other_ranking
            && now.row.tie_break_edition == then.tie_break_edition
            && now.row.remaining_ties == then.remaining_ties
            && now.row.unrated == then.unrated
            && now.row.unrated_rating == then.unrated_rating;
        let ties = (!same).then_some(Objection::TieBreaksChanged);
        let points = (!now.has_points_of(before)).then_some(Objection::PointsChanged);
        rounds.into_iter().chain(ties).chain(points).collect()
    }

    /// The columns of the row.
    pub(super) fn values(&self) -> rows::tournaments::TournamentValues<'_> {
        let (text, rules) = (&self.text, &self.rules);
        let scoring = &rules.scoring;
        rows::tournaments::TournamentValues {
            name: &text.name,
            town: &text.town,
            venue: &text.venue,
            province: &text.province,
            federation: &text.federation,
            start_date: self.start,
            end_date: self.end,
            rounds_planned: self.rounds,
            kind: self.kind.into(),
            time_control: &text.time_control,
            rules_edition: self.edition.into(),
            win: scoring.win.halves(),
            draw: scoring.draw.halves(),
            loss: scoring.loss.halves(),
            pairing_bye: scoring.pairing_allocated_bye.halves(),
            tie_breaks: &rules.tie_breaks,
            draw_offer_limit: self.draw_offer_limit,
            default_minutes: self.default_minutes,
            chief_arbiter: &text.chief_arbiter,
            deputy_arbiters: &text.deputy_arbiters,
            more_than_fifty: &text.more_than_fifty,
        }
    }
}

/// The code of the province as the organiser writes it; empty if none was typed.
fn province_of(checks: &mut Checks, typed: &str, ground: &Ground) -> String {
    if typed.trim().is_empty() {
        return String::new();
    }
    match ground.territory.province(typed) {
        Some((_, province)) => province.code.clone(),
        None => {
            checks.refuse("province", Problem::Choice);
            String::new()
        }
    }
}

/// Whether the number of rounds follows from the number of participants: in a schedule, or in a knock-out.
pub(super) fn is_schedule(rules: &RulesRow) -> bool {
    rules.pairing_system.is_predetermined() || rules.pairing_system == System::KnockOut
}

/// The positions for which more than 50 moves were announced, as stored. Only the Laws of 1952 allow them.
fn announced_fifty(checks: &mut Checks, typed: &str, edition: Option<Edition>) -> String {
    let because = |key, value| Problem::Because { key, value };
    match typed.parse::<AnnouncedFifty>() {
        Ok(announced) if announced.is_empty() => {}
        Ok(_) if edition.is_some_and(|edition| !edition.provisions().more_than_fifty) => {
            let problem = because("problem-more-than-fifty-edition", String::new());
            checks.refuse("more_than_fifty", problem);
        }
        Ok(announced) => return announced.to_string(),
        Err(AnnouncedFiftyError(entry)) => {
            checks.refuse("more_than_fifty", because("problem-more-than-fifty", entry));
        }
    }
    String::new()
}
