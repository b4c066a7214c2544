//! The data of an organiser, read and checked.

use serde::{Deserialize, Serialize};

use crate::{
    app::{AppError, Checks, Problem},
    event::{Accent, CategoryList, Federation, Territory, TypedFault, TypedReason, Word},
    store::rows::organisers::{OrganiserColumns, OrganiserRow},
};

/// Maximum characters of the regions or of the categories.
const LONGEST_LIST: usize = 20_000;
/// Letters of a language tag.
const TAG_LETTERS: usize = 2;

/// Input of the form of an organiser.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OrganiserInput {
    /// Name.
    pub name: String,
    /// Country; empty for Italy.
    pub country: String,
    /// Federation of its players, three letters; may be empty.
    pub federation: String,
    /// Code of [`Accent`]; empty for the program's own.
    pub accent: String,
    /// Tag of the language for letters to people whose language is not known; may be empty.
    pub language: String,
    /// Regions and provinces as [`Territory`] reads them; empty for Italy's.
    pub territory: String,
    /// Categories as [`CategoryList`] reads them; empty for Italy's.
    pub categories: String,
    /// Text at the foot of its papers; may be empty.
    pub imprint: String,
    /// Web site; may be empty.
    pub web: String,
}

impl OrganiserInput {
    /// The stored data in the form in which they would be typed.
    pub(in crate::app) fn of(row: &OrganiserRow) -> Self {
        Self {
            name: row.name.clone(),
            country: row.country.clone(),
            federation: row.federation.clone(),
            accent: row.accent.code().to_owned(),
            language: row.language.clone(),
            territory: row.territory.clone(),
            categories: row.categories.clone(),
            imprint: row.imprint.clone(),
            web: row.web.clone(),
        }
    }

    /// The fields by name, for forms and the record.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 9] {
        [
            ("name", &self.name),
            ("country", &self.country),
            ("federation", &self.federation),
            ("accent", &self.accent),
            ("language", &self.language),
            ("territory", &self.territory),
            ("categories", &self.categories),
            ("imprint", &self.imprint),
            ("web", &self.web),
        ]
    }
}

/// The problem with a line of a list.
fn problem(fault: &TypedFault) -> Problem {
    let key = match fault.reason {
        TypedReason::Code => "problem-list-code",
        TypedReason::LongCode => "problem-list-long-code",
        TypedReason::NoName => "problem-list-no-name",
        TypedReason::LongName => "problem-list-long-name",
        TypedReason::Twice => "problem-list-twice",
        TypedReason::TooMany => "problem-list-too-many",
    };
    // The number of the line, and its content.
    let value = format!("{}: {}", fault.line, fault.found);
    Problem::Because { key, value }
}

/// A list in the form in which it is stored: the input, normalised.
fn typed_list(
    checks: &mut Checks,
    field: &'static str,
    text: &str,
    read: impl FnOnce(&str) -> Result<String, Vec<TypedFault>>,
) -> String {
    if text.chars().count() > LONGEST_LIST {
        checks.refuse(field, Problem::TooLong { max: LONGEST_LIST });
        return String::new();
    }
    let even = read(text);
    for fault in even.as_ref().err().into_iter().flatten() {
        checks.refuse(field, problem(fault));
    }
    even.unwrap_or_default()
}

/// The checked data of an organiser, ready to be stored.
pub(super) struct OrganiserValues {
    given: OrganiserInput,
    accent: Accent,
}

impl OrganiserValues {
    /// Reads and checks the input.
    ///
    /// # Errors
    /// Fields to be corrected.
    pub fn parse(input: &OrganiserInput) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let accent = match input.accent.trim() {
            "" => Some(Accent::default()),
            code => Accent::from_code(code),
        };
        if accent.is_none() {
            checks.refuse("accent", Problem::Choice);
        }
        let language = input.language.trim().to_lowercase();
        let is_tag = |tag: &str| {
            tag.len() == TAG_LETTERS && tag.bytes().all(|byte| byte.is_ascii_lowercase())
        };
        if !language.is_empty() && !is_tag(&language) {
            checks.refuse("language", Problem::Choice);
        }
        let federation = checks
            .text("federation", &input.federation, 3)
            .to_uppercase();
        if !federation.is_empty() && Federation::parse(&federation).is_err() {
            checks.refuse("federation", Problem::Choice);
        }
        let shown = |even: Option<String>| even.unwrap_or_default();
        let territory = typed_list(&mut checks, "territory", &input.territory, |text| {
            Ok(shown(Territory::parse(text)?.map(|one| one.to_string())))
        });
        let categories = typed_list(&mut checks, "categories", &input.categories, |text| {
            Ok(shown(CategoryList::parse(text)?.map(|one| one.to_string())))
        });
        let given = OrganiserInput {
            name: checks.required("name", &input.name, 120),
            country: checks.text("country", &input.country, 60),
            federation,
            accent: accent.unwrap_or_default().code().to_owned(),
            language,
            territory,
            categories,
            imprint: checks.text("imprint", &input.imprint, 240),
            web: checks.url("web", &input.web),
        };
        let is_named = given.name.chars().any(char::is_alphanumeric);
        if !given.name.is_empty() && !is_named {
            checks.refuse("name", Problem::Required);
        }
        // An organiser with its own regions must name their country.
        if !given.territory.is_empty() && given.country.is_empty() {
            checks.refuse("country", Problem::Required);
        }
        checks.finish()?;
        Ok(Self {
            given,
            accent: accent.unwrap_or_default(),
        })
    }

    /// The data in the form in which they would be typed.
    pub const fn input(&self) -> &OrganiserInput {
        &self.given
    }

    /// The columns of the table.
    pub fn columns(&self) -> OrganiserColumns<'_> {
        let given = &self.given;
        OrganiserColumns {
            name: &given.name,
            country: &given.country,
            federation: &given.federation,
            accent: self.accent.into(),
            language: &given.language,
            territory: &given.territory,
            categories: &given.categories,
            imprint: &given.imprint,
            web: &given.web,
        }
    }
}
