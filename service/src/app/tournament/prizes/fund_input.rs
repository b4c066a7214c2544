//! A prize fund as it is typed.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    event::Word,
    prizes::{self, Beyond, Fault, Field, Fund, Method, Reading, Rounding, Typed, What},
};

/// Maximum length of one field, in characters.
const LONGEST: usize = 20_000;
/// Maximum length of one line, in characters.
const LONGEST_LINE: usize = 300;

/// The fields of the form. The deed and the stored row keep the same fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FundInput {
    /// Total of the fund; empty if it is the sum of the prizes.
    pub total: String,
    /// Currency sign, at most 5 characters.
    pub currency: String,
    /// General prizes.
    pub general: String,
    /// Category prizes and special prizes, one list on each line.
    pub others: String,
    /// Code of the [`Method`] for general prizes.
    pub general_method: String,
    /// Code of the [`Method`] for the other prizes.
    pub other_method: String,
    /// Code of the [`Rounding`].
    pub rounding: String,
    /// Whether each player gets one prize at most.
    pub one_each: bool,
    /// Whether the general prize goes before a category prize of the same amount.
    pub general_first: bool,
    /// Code of the [`Beyond`].
    pub beyond: String,
    /// Number of games that a player must have played to get a prize, 0–99; empty for none.
    pub least_games: String,
}

impl FundInput {
    /// The form when there is no fund yet, filled in as in most announcements.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            currency: "€".to_owned(),
            general_method: Method::Hort.code().to_owned(),
            other_method: Method::ByPlace.code().to_owned(),
            rounding: Rounding::One.code().to_owned(),
            one_each: true,
            general_first: true,
            beyond: Beyond::Share.code().to_owned(),
            ..Self::default()
        }
    }

    /// The same fund, without blanks around the text fields and with `\n` line ends.
    #[must_use]
    pub fn clean(&self) -> Self {
        let text = |field: &str| field.replace("\r\n", "\n").trim().to_owned();
        Self {
            total: text(&self.total),
            currency: text(&self.currency),
            general: text(&self.general),
            others: text(&self.others),
            least_games: text(&self.least_games),
            ..self.clone()
        }
    }

    /// Each field's name and text, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        let ticked = |on: bool| if on { "yes" } else { "no" };
        vec![
            ("prize_total", self.total.as_str()),
            ("prize_currency", self.currency.as_str()),
            ("prize_general", self.general.as_str()),
            ("prize_others", self.others.as_str()),
            ("prize_general_method", self.general_method.as_str()),
            ("prize_other_method", self.other_method.as_str()),
            ("prize_rounding", self.rounding.as_str()),
            ("prize_one_each", ticked(self.one_each)),
            ("prize_general_first", ticked(self.general_first)),
            ("prize_beyond", self.beyond.as_str()),
            ("prize_least_games", self.least_games.as_str()),
        ]
    }

    /// Checks the form and returns the fund. Ages are counted by `year`.
    ///
    /// # Errors
    /// Fields to be corrected, with their lines.
    pub fn check(&self, year: i32, reading: Reading<'_>) -> Result<Fund, AppError> {
        let mut checks = Checks::default();
        checks.required("currency", &self.currency, 5);
        for (field, text) in [("general", &self.general), ("others", &self.others)] {
            if text.chars().count() > LONGEST {
                checks.refuse(field, Problem::TooLong { max: LONGEST });
                continue;
            }
            for line in text.lines() {
                if !checks.has(field) {
                    checks.text(field, line, LONGEST_LINE);
                }
            }
        }
        let general_method = chosen(&mut checks, "general_method", &self.general_method);
        let other_method = chosen(&mut checks, "other_method", &self.other_method);
        let rounding = chosen(&mut checks, "rounding", &self.rounding);
        let beyond = chosen(&mut checks, "beyond", &self.beyond);
        let least = checks.optional_number("least_games", &self.least_games, 0, 99);
        let typed = Typed {
            total: &self.total,
            general: &self.general,
            others: &self.others,
            general_method,
            other_method,
            rounding,
            one_each: self.one_each,
            general_first: self.general_first,
            beyond,
            least_games: least.and_then(|n| u8::try_from(n).ok()).unwrap_or(0),
            year,
            reading,
        };
        let read = prizes::read(&typed);
        for fault in read.as_ref().err().into_iter().flatten() {
            let (field, problem) = problem(fault);
            checks.refuse(field, problem);
        }
        checks.finish()?;
        // Unreachable: every fault was refused above.
        read.map_err(|faults| AppError::System(format!("prize fund: {faults:?}")))
    }
}

fn chosen<W: Word + Default>(checks: &mut Checks, field: &'static str, code: &str) -> W {
    let word = W::from_code(code);
    if word.is_none() {
        checks.refuse(field, Problem::Choice);
    }
    word.unwrap_or_default()
}

fn problem(fault: &Fault) -> (&'static str, Problem) {
    let field = match fault.field {
        Field::Total => "total",
        Field::General => "general",
        Field::Others => "others",
    };
    let (key, text) = match &fault.what {
        What::Amount(text) if fault.field == Field::Total => {
            let (key, value) = ("problem-prize-total", text.clone());
            return (field, Problem::Because { key, value });
        }
        What::MoreThanFund(sum) => {
            let (key, value) = ("problem-prize-more", (sum.cents() / 100).to_string());
            return (field, Problem::Because { key, value });
        }
        What::Amount(text) => ("problem-prize-amount", text.clone()),
        What::Condition(text) => ("problem-prize-condition", text.clone()),
        What::NoColon(text) => ("problem-prize-colon", text.clone()),
        What::NoPrizes(text) => ("problem-prize-none", text.clone()),
        What::Rising(text) => ("problem-prize-rising", text.clone()),
        What::PartOfNothing(text) => ("problem-prize-part", text.clone()),
        What::TooMany(most) => ("problem-prize-many", most.to_string()),
        What::OneSpecial(text) => ("problem-prize-special", text.clone()),
        What::Twice(text) => ("problem-prize-twice", text.clone()),
    };
    let value = format!("{}: {text}", fault.line);
    (field, Problem::Because { key, value })
}
