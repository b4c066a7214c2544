//! The fields of a prospectus.

use serde::{Deserialize, Serialize};

use crate::app::{AppError, Checks, Problem};

/// Maximum length of the main text, in characters.
pub const LONGEST_TEXT: usize = 6000;
/// Maximum length of each other part, in characters.
pub const LONGEST_PART: usize = 2000;
/// Maximum length of a line, in characters.
const LONGEST_LINE: usize = 1000;

/// A prospectus as typed and stored, and as deeds keep it. The parts are texts with simple marks: `## heading`, `- point`,
/// `**strong**`, web addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProspectusInput {
    /// Name of the organiser.
    pub prospectus_organiser: String,
    /// Email address for questions. No deed holds it.
    #[serde(skip_serializing)]
    pub prospectus_email: String,
    /// Telephone number for questions. No deed holds it.
    #[serde(skip_serializing)]
    pub prospectus_phone: String,
    /// Web site of the organiser.
    pub prospectus_site: String,
    /// Main text.
    pub prospectus_text: String,
    /// Prizes.
    pub prospectus_prizes: String,
    /// Boards, clocks, and what players must bring.
    pub prospectus_equipment: String,
    /// How to get there, where to stay and to eat.
    pub prospectus_lodging: String,
}

impl ProspectusInput {
    /// Whether all fields are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fields().iter().all(|(_, text)| text.is_empty())
    }

    /// Whether it names the organiser, or a way to reach them.
    #[must_use]
    pub fn is_reachable(&self) -> bool {
        let ways = [
            &self.prospectus_organiser,
            &self.prospectus_email,
            &self.prospectus_phone,
            &self.prospectus_site,
        ];
        ways.iter().any(|way| !way.is_empty())
    }

    /// The prospectus as deeds keep it: without email address and telephone number.
    #[must_use]
    pub(super) fn told(self) -> Self {
        Self {
            prospectus_email: String::new(),
            prospectus_phone: String::new(),
            ..self
        }
    }

    /// The telephone number as it is dialled: digits, with a leading plus.
    #[must_use]
    pub fn dialled(&self) -> String {
        let signs = self.prospectus_phone.chars();
        signs.filter(|c| c.is_ascii_digit() || *c == '+').collect()
    }

    /// Each field's name and text.
    #[must_use]
    pub fn fields(&self) -> [(&'static str, &str); 8] {
        [
            ("prospectus_organiser", &self.prospectus_organiser),
            ("prospectus_email", &self.prospectus_email),
            ("prospectus_phone", &self.prospectus_phone),
            ("prospectus_site", &self.prospectus_site),
            ("prospectus_text", &self.prospectus_text),
            ("prospectus_prizes", &self.prospectus_prizes),
            ("prospectus_equipment", &self.prospectus_equipment),
            ("prospectus_lodging", &self.prospectus_lodging),
        ]
    }

    /// Checks the form and returns it as stored: trimmed, with `\n` line ends, and a web site with its scheme.
    ///
    /// # Errors
    /// Fields to be corrected.
    pub fn check(&self) -> Result<Self, AppError> {
        let mut checks = Checks::default();
        let mut of =
            |field: &'static str, text: &str, longest| part(&mut checks, field, text, longest);
        let prospectus_text = of("prospectus_text", &self.prospectus_text, LONGEST_TEXT);
        let prospectus_prizes = of("prospectus_prizes", &self.prospectus_prizes, LONGEST_PART);
        let prospectus_equipment = of(
            "prospectus_equipment",
            &self.prospectus_equipment,
            LONGEST_PART,
        );
        let prospectus_lodging = of("prospectus_lodging", &self.prospectus_lodging, LONGEST_PART);
        let email = self.prospectus_email.trim();
        let clean = Self {
            prospectus_organiser: checks.text(
                "prospectus_organiser",
                &self.prospectus_organiser,
                120,
            ),
            prospectus_email: if email.is_empty() {
                String::new()
            } else {
                checks.email("prospectus_email", email)
            },
            prospectus_phone: checks.phone("prospectus_phone", &self.prospectus_phone),
            prospectus_site: checks.url("prospectus_site", &self.prospectus_site),
            prospectus_text,
            prospectus_prizes,
            prospectus_equipment,
            prospectus_lodging,
        };
        checks.finish()?;
        Ok(clean)
    }
}

/// Checks a text of several lines.
fn part(checks: &mut Checks, field: &'static str, text: &str, longest: usize) -> String {
    let text = text.replace("\r\n", "\n").trim().to_owned();
    if text.chars().count() > longest {
        checks.refuse(field, Problem::TooLong { max: longest });
    }
    for line in text.lines() {
        if !checks.has(field) {
            checks.text(field, line, LONGEST_LINE);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_clean() {
        let typed = ProspectusInput {
            prospectus_organiser: " Circolo della Torre ".to_owned(),
            prospectus_site: "torre.example".to_owned(),
            prospectus_text: "\r\nDue righe.\r\n\r\n- uno\r\n".to_owned(),
            ..ProspectusInput::default()
        };
        let kept = typed.check().unwrap();
        assert_eq!(kept.prospectus_organiser, "Circolo della Torre");
        assert_eq!(kept.prospectus_site, "https://torre.example");
        assert_eq!(kept.prospectus_text, "Due righe.\n\n- uno");
        assert_eq!(kept.check().unwrap(), kept);
        assert!(ProspectusInput::default().is_empty() && !kept.is_empty());
    }

    #[test]
    fn every_field_is_looked_at() {
        type Change = fn(&mut ProspectusInput);
        let wrong: [(&str, Change); 8] = [
            ("prospectus_organiser", |p| {
                p.prospectus_organiser = "o".repeat(121);
            }),
            ("prospectus_email", |p| {
                p.prospectus_email = "torre@".to_owned()
            }),
            ("prospectus_phone", |p| {
                p.prospectus_phone = "casa".to_owned()
            }),
            ("prospectus_site", |p| {
                p.prospectus_site = "javascript:x".to_owned()
            }),
            ("prospectus_text", |p| {
                p.prospectus_text = "t\n".repeat(LONGEST_TEXT);
            }),
            ("prospectus_prizes", |p| {
                p.prospectus_prizes = "p\n".repeat(LONGEST_PART);
            }),
            ("prospectus_equipment", |p| {
                p.prospectus_equipment = "e".repeat(LONGEST_LINE + 1);
            }),
            ("prospectus_lodging", |p| {
                p.prospectus_lodging = "uno\nRos\u{202e}si".to_owned();
            }),
        ];
        for (field, change) in wrong {
            let mut input = ProspectusInput::default();
            change(&mut input);
            let Err(AppError::Fields(errors)) = input.check() else {
                panic!("{field} is taken")
            };
            let named: Vec<&str> = errors.iter().map(|error| error.field).collect();
            assert_eq!(named, [field]);
        }
    }
}
