//! The form of the report: reading its fields, filling them, and the buttons that move its parts.

use crate::{
    app::tournament::report::{
        input::{PartInput, ReportInput},
        words::{Column, PartKind, Who},
    },
    event::Word,
    i18n::Words,
    web::Fields,
    words::moment::capitalised,
};

/// A part as the form shows it.
pub struct PartForm {
    /// Its index, from 0, which is part of the names of its fields.
    pub index: usize,
    pub kind: String,
    pub kind_words: String,
    pub title: String,
    /// The heading that it has without a written one.
    pub usual_title: String,
    pub text: String,
    pub places: String,
    pub is_people: bool,
    pub is_standings: bool,
    pub has_text: bool,
    /// Label of its text.
    pub text_words: String,
    /// Groups of people whom the list may name: code, words, whether chosen.
    pub whos: Vec<(&'static str, String, bool)>,
    /// Columns that the list may have: code, words, whether chosen.
    pub columns: Vec<(&'static str, String, bool)>,
    pub is_last: bool,
}

/// Reads the report from the fields of the form.
pub fn input_of(fields: &Fields) -> ReportInput {
    let count = fields.number("parts").unwrap_or(0).clamp(0, 99);
    let part = |index: i32| {
        let text = |name: &str| fields.text(&format!("part_{index}_{name}"));
        let columns = format!("part_{index}_columns");
        PartInput {
            kind: text("kind"),
            title: text("title"),
            text: text("text"),
            who: text("who"),
            columns: fields.all(&columns).map(str::to_owned).collect(),
            places: text("places"),
        }
    };
    ReportInput {
        recipient: fields.text("report_recipient"),
        organiser: fields.text("report_organiser"),
        rating_list: fields.text("report_rating_list"),
        valid_for: fields.text("report_valid_for"),
        parts: (0..count).map(part).collect(),
    }
}

/// The head of the report as fields of the form.
pub fn fields_of(input: &ReportInput) -> [(&'static str, &str); 4] {
    [
        ("report_recipient", &input.recipient),
        ("report_organiser", &input.organiser),
        ("report_rating_list", &input.rating_list),
        ("report_valid_for", &input.valid_for),
    ]
}

/// The report after a button: `up-2`, `down-2`, `remove-2`, `add-people`; any other button changes nothing. Also the index of
/// the part concerned, if it is still there.
pub fn pressed(mut input: ReportInput, button: &str) -> (ReportInput, Option<usize>) {
    let Some((what, which)) = button.split_once('-') else {
        return (input, None);
    };
    if what == "add" {
        if let Some(kind) = PartKind::from_code(which) {
            input.parts.push(PartInput::new(kind));
        }
        let last = input.parts.len().checked_sub(1);
        return (input, last);
    }
    let parts = &mut input.parts;
    let place = which.parse::<usize>().ok().filter(|at| *at < parts.len());
    let Some(at) = place else {
        return (input, None);
    };
    let now = match what {
        "up" if at > 0 => {
            parts.swap(at, at - 1);
            Some(at - 1)
        }
        "down" if at + 1 < parts.len() => {
            parts.swap(at, at + 1);
            Some(at + 1)
        }
        "remove" => {
            parts.remove(at);
            None
        }
        _ => Some(at),
    };
    (input, now)
}

/// The heading of a part without a written one.
pub fn usual_title(t: Words, kind: PartKind, who: Who) -> String {
    match kind {
        PartKind::People => t.get(&format!("report-who-{}", who.code())),
        kind => t.get(&format!("report-title-{}", kind.code())),
    }
}

/// The parts as the form shows them.
pub fn parts(t: Words, input: &ReportInput) -> Vec<PartForm> {
    let last = input.parts.len().saturating_sub(1);
    let parts = input.parts.iter().enumerate();
    parts
        .map(|(index, part)| {
            let kind = PartKind::from_code(&part.kind).unwrap_or_default();
            let who = Who::from_code(&part.who).unwrap_or_default();
            let is_people = kind == PartKind::People;
            let whos = Who::ALL.iter().map(|one| {
                let words = t.get(&format!("report-who-{}", one.code()));
                (one.code(), words, *one == who)
            });
            let columns = Column::ALL.iter().map(|column| {
                let code = column.code();
                let words = t.get(&format!("report-column-{code}"));
                (
                    code,
                    words,
                    part.columns.iter().any(|chosen| chosen == code),
                )
            });
            PartForm {
                index,
                kind: kind.code().to_owned(),
                kind_words: capitalised(&t.get(&format!("report-kind-{}", kind.code()))),
                title: part.title.clone(),
                usual_title: usual_title(t, kind, who),
                text: part.text.clone(),
                places: part.places.clone(),
                is_people,
                is_standings: kind == PartKind::Standings,
                has_text: kind != PartKind::Standings,
                text_words: t.get(match kind {
                    PartKind::People => "report-names",
                    PartKind::Facts => "report-more-facts",
                    _ => "report-text",
                }),
                whos: whos.collect(),
                columns: columns.collect(),
                is_last: index == last,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(input: &ReportInput) -> Vec<&str> {
        input.parts.iter().map(|part| part.kind.as_str()).collect()
    }

    #[test]
    fn buttons_move_add_and_remove_parts() {
        let usual = ReportInput::usual;
        for (button, wanted, at) in [
            ("save", "standings facts people paragraph", None),
            ("up-0", "standings facts people paragraph", Some(0)),
            ("up-2", "standings people facts paragraph", Some(1)),
            ("down-0", "facts standings people paragraph", Some(1)),
            ("down-3", "standings facts people paragraph", Some(3)),
            ("down-4", "standings facts people paragraph", None),
            ("remove-1", "standings people paragraph", None),
            (
                "add-facts",
                "standings facts people paragraph facts",
                Some(4),
            ),
        ] {
            let (input, meant) = pressed(usual(), button);
            assert_eq!(
                (kinds(&input).join(" ").as_str(), meant),
                (wanted, at),
                "{button}"
            );
        }
    }

    #[test]
    fn a_form_comes_back_as_it_was() {
        let mut input = ReportInput::usual();
        input.organiser = "Circolo della Torre".to_owned();
        input.parts[1].text = "Uno\nDue".to_owned();
        let mut fields: Vec<(String, String)> = fields_of(&input)
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        fields.push(("parts".to_owned(), input.parts.len().to_string()));
        for (index, part) in input.parts.iter().enumerate() {
            let mut put = |name: &str, value: &str| {
                fields.push((format!("part_{index}_{name}"), value.to_owned()));
            };
            put("kind", &part.kind);
            put("title", &part.title);
            put("text", &part.text);
            put("who", &part.who);
            put("places", &part.places);
            for column in &part.columns {
                put("columns", column);
            }
        }
        assert_eq!(input_of(&Fields(fields)), input);
    }
}
