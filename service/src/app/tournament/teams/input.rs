//! The forms of a team event, as they are typed.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    event::{BoardColours, Categories, MatchScoring, Points, ScoreKind, Word},
    line_ups::Model,
    pairing::team_swiss::{Preferences, Rules},
    prizes::Reading,
    store::rows::teams::{TeamRow, TeamRulesRow},
    tiebreak::TeamOrder,
};

use super::who_plays_input::{self, Typed};

/// Maximum number of boards in a match.
pub const MOST_BOARDS: u8 = 20;

/// Tie-breaks of an event that chose none: the other score, then direct encounter, then the boards (C.07 art. 11–13).
const USUAL_TIE_BREAKS: &str = "MPvGP, EDE, BC, EMMSB";

/// The rules of a team event, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRulesInput {
    /// The number of boards, whose colours alternate, or the colours of the team with White on board 1: `4`, `WBWB`.
    pub team_boards: String,
    /// Primary score: `MP` (match points) or `GP` (game points).
    pub team_primary: String,
    /// Whether the secondary score counts for colours: `yes` or `no`.
    pub team_secondary: String,
    /// Colour preferences: `A`, `B` or `none`.
    pub team_preferences: String,
    /// Match points for a won match.
    pub match_win: String,
    /// Match points for a drawn match.
    pub match_draw: String,
    /// Match points for a lost match.
    pub match_loss: String,
    /// Codes of the tie-breaks, separated by commas or spaces.
    pub team_tie_breaks: String,
    /// What fixes the order of a team's boards: `free`, `rating` or `category`; empty for no rule.
    pub team_order: String,
    /// Tolerance of that order, in rating points; empty for none.
    pub team_tolerance: String,
    /// Maximum number of members in a team's list; empty for no limit.
    pub team_most: String,
    /// Quotas: which players must be in the line-up, one rule on each line: `donne: 1`.
    pub team_quotas: String,
    /// Minutes before the round at which captains must have handed in; empty for no time limit.
    pub team_hand_in: String,
    /// Number of first rounds in which teams of one club do not meet; empty if they may always meet.
    pub team_apart: String,
}

impl TeamRulesInput {
    /// The form of an event that has chosen nothing yet.
    #[must_use]
    pub fn usual() -> Self {
        let points = MatchScoring::TWO_ONE_ZERO;
        Self {
            team_boards: "WBWB".to_owned(),
            team_primary: ScoreKind::MatchPoints.code().to_owned(),
            team_secondary: "yes".to_owned(),
            team_preferences: Preferences::TypeA.code().to_owned(),
            match_win: points.win().to_string(),
            match_draw: points.draw().to_string(),
            match_loss: points.loss().to_string(),
            team_tie_breaks: USUAL_TIE_BREAKS.to_owned(),
            ..Self::default()
        }
    }

    /// This form, filled in with a model's regulations.
    #[must_use]
    pub fn by_model(self, model: Model) -> Self {
        let boards = BoardColours::in_turn(model.boards());
        Self {
            team_boards: boards.map_or(self.team_boards, |boards| boards.to_string()),
            team_order: model.order().code().to_owned(),
            team_tolerance: String::new(),
            team_most: model
                .most_members()
                .map_or_else(String::new, |most| most.to_string()),
            team_quotas: model.quotas().to_owned(),
            team_tie_breaks: model
                .tie_breaks()
                .map_or(self.team_tie_breaks, str::to_owned),
            ..self
        }
    }

    /// Each field's name and text.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("team_boards", &self.team_boards),
            ("team_primary", &self.team_primary),
            ("team_secondary", &self.team_secondary),
            ("team_preferences", &self.team_preferences),
            ("match_win", &self.match_win),
            ("match_draw", &self.match_draw),
            ("match_loss", &self.match_loss),
            ("team_tie_breaks", &self.team_tie_breaks),
            ("team_order", &self.team_order),
            ("team_tolerance", &self.team_tolerance),
            ("team_most", &self.team_most),
            ("team_quotas", &self.team_quotas),
            ("team_hand_in", &self.team_hand_in),
            ("team_apart", &self.team_apart),
        ]
    }

    /// The form filled in from the stored rules.
    pub(super) fn of(row: &TeamRulesRow) -> Self {
        let number = |value: Option<i32>| value.map_or_else(String::new, |n| n.to_string());
        let points = |halves| Points::from_halves(halves).to_string();
        Self {
            team_boards: row.boards.clone(),
            team_primary: row.primary_score.code().to_owned(),
            team_secondary: if row.uses_secondary { "yes" } else { "no" }.to_owned(),
            team_preferences: row.preferences.code().to_owned(),
            match_win: points(row.match_win),
            match_draw: points(row.match_draw),
            match_loss: points(row.match_loss),
            team_tie_breaks: row.tie_breaks.replace(',', ", "),
            team_order: row.board_order.code().to_owned(),
            team_tolerance: match row.order_tolerance {
                0 => String::new(),
                points => points.to_string(),
            },
            team_most: number(row.most_members),
            team_quotas: row.quotas.clone(),
            team_hand_in: number(row.hand_in_minutes),
            team_apart: number(row.apart_rounds),
        }
    }

    /// Checks the form; quotas may name these national categories.
    ///
    /// # Errors
    /// Fields to be corrected.
    pub(in crate::app::tournament) fn parse(
        &self,
        tournament: i32,
        version: i32,
        categories: &Categories,
    ) -> Result<TeamRulesRow, AppError> {
        let mut checks = Checks::default();
        let typed = self.team_boards.trim();
        let boards = match typed.parse::<u8>() {
            Ok(boards) => BoardColours::in_turn(boards),
            Err(_) => typed.parse().ok(),
        };
        let boards = boards.filter(|boards| boards.boards() <= usize::from(MOST_BOARDS));
        if boards.is_none() {
            let key = "problem-team-boards";
            let value = MOST_BOARDS.to_string();
            checks.refuse("team_boards", Problem::Because { key, value });
        }
        let primary = ScoreKind::from_code(self.team_primary.trim());
        if primary.is_none() {
            checks.refuse("team_primary", Problem::Choice);
        }
        let uses_secondary = match self.team_secondary.trim() {
            "yes" => true,
            "no" => false,
            _ => {
                checks.refuse("team_secondary", Problem::Choice);
                true
            }
        };
        let preferences = Preferences::from_code(self.team_preferences.trim());
        if preferences.is_none() {
            checks.refuse("team_preferences", Problem::Choice);
        }
        let mut points = |field, text: &str| {
            let points = text.trim().parse::<Points>();
            if points.is_err() {
                let (key, value) = ("problem-points", text.to_owned());
                checks.refuse(field, Problem::Because { key, value });
            }
            points.unwrap_or(Points::ZERO)
        };
        let (win, draw, loss) = (
            points("match_win", &self.match_win),
            points("match_draw", &self.match_draw),
            points("match_loss", &self.match_loss),
        );
        let has_points = !["match_win", "match_draw", "match_loss"]
            .iter()
            .any(|field| checks.has(field));
        if has_points && MatchScoring::new(win, draw, loss).is_err() {
            let (key, value) = ("problem-match-points", String::new());
            checks.refuse("match_win", Problem::Because { key, value });
        }
        let codes = self.team_tie_breaks.split([',', ' ', '\n', '\r']);
        let codes = codes.map(str::trim).filter(|code| !code.is_empty());
        let codes: Vec<String> = codes.map(str::to_owned).collect();
        if TeamOrder::parse(primary.unwrap_or_default(), &codes).is_err() {
            let (key, value) = ("problem-team-tie-breaks", self.team_tie_breaks.clone());
            checks.refuse("team_tie_breaks", Problem::Because { key, value });
        }
        let who_plays = who_plays_input::read(
            &Typed {
                order: &self.team_order,
                tolerance: &self.team_tolerance,
                most_members: &self.team_most,
                quotas: &self.team_quotas,
                hand_in: &self.team_hand_in,
                reading: Reading::Typed(categories),
            },
            &mut checks,
        );
        let apart = checks.optional_number("team_apart", &self.team_apart, 0, 99);
        checks.finish()?;
        Ok(TeamRulesRow {
            tournament_id: tournament,
            boards: boards.map_or_else(String::new, |boards| boards.to_string()),
            primary_score: primary.unwrap_or_default(),
            uses_secondary,
            preferences: preferences.unwrap_or_default(),
            match_win: win.halves(),
            match_draw: draw.halves(),
            match_loss: loss.halves(),
            tie_breaks: codes.join(","),
            version,
            board_order: who_plays.order,
            order_tolerance: who_plays.tolerance,
            most_members: who_plays.most_members,
            quotas: who_plays.quotas,
            hand_in_minutes: who_plays.hand_in_minutes,
            apart_rounds: apart.and_then(|rounds| i32::try_from(rounds).ok()),
        })
    }
}

/// The rules as the pairing needs them.
pub(super) const fn swiss_rules(row: &TeamRulesRow) -> Rules {
    Rules {
        preferences: row.preferences,
        primary: row.primary_score,
        uses_secondary: row.uses_secondary,
    }
}

/// A team, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamInput {
    /// Name, at most 60 characters.
    pub team_name: String,
    /// Short name for narrow columns, at most 5 characters; may be empty.
    pub team_short: String,
    /// Name of the captain; may be empty.
    pub team_captain: String,
}

impl TeamInput {
    /// Each field's name and text.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        vec![
            ("team_name", &self.team_name),
            ("team_short", &self.team_short),
            ("team_captain", &self.team_captain),
        ]
    }

    pub(super) fn of(row: &TeamRow) -> Self {
        Self {
            team_name: row.name.clone(),
            team_short: row.short_name.clone(),
            team_captain: row.captain.clone(),
        }
    }

    /// Checks this form; `others` are the names that are already taken.
    pub(super) fn checked(&self, others: &[&str]) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let checked = Self {
            team_name: checks.required("team_name", &self.team_name, 60),
            team_short: checks.text("team_short", &self.team_short, 5),
            team_captain: checks.text("team_captain", &self.team_captain, 80),
        };
        let key = crate::app::fold(&checked.team_name);
        if others.iter().any(|other| crate::app::fold(other) == key) {
            checks.refuse("team_name", Problem::Taken);
        }
        checks.finish()?;
        Ok(checked)
    }
}
