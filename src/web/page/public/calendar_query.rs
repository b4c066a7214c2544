//! A search of the calendar, as its address carries it: `?when=weekend&region=Toscana&kind=rapid&q=torre`, with
//! `organiser=lega-del-lago` for the tournaments of one organiser.

use crate::{
    app::tournament::calendar::{CalendarQuery, When},
    clock::Kind,
    event::Word as _,
};

/// The query of the page and of its files. Unknown values are ignored.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Search {
    #[serde(default)]
    when: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    region: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    organiser: String,
    /// Window of the list, from 1.
    pub page: Option<usize>,
}

impl Search {
    /// The search for the use case.
    #[must_use]
    pub fn query(&self) -> CalendarQuery {
        CalendarQuery {
            when: When::of_code(&self.when),
            text: self.q.trim().to_owned(),
            organiser: self.organiser.trim().to_owned(),
            region: self.region.trim().to_owned(),
            kind: Kind::from_code(&self.kind),
        }
    }
}

/// The fields of the form that are not empty.
#[must_use]
pub fn fields(query: &CalendarQuery) -> Vec<(&'static str, &str)> {
    let when = match query.when {
        When::Coming => "",
        when => when.code(),
    };
    let all = [
        ("when", when),
        ("q", query.text.as_str()),
        ("organiser", query.organiser.as_str()),
        ("region", query.region.as_str()),
        ("kind", query.kind.map_or("", Kind::code)),
    ];
    all.into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

/// The address of a search at `path`.
#[must_use]
pub fn address(path: &str, query: &CalendarQuery) -> String {
    match serde_urlencoded::to_string(fields(query)) {
        Ok(asked) if !asked.is_empty() => format!("{path}?{asked}"),
        _ => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_was_asked() {
        let search = Search {
            when: "weekend".to_owned(),
            q: " torre & re ".to_owned(),
            region: "Toscana".to_owned(),
            kind: "rapid".to_owned(),
            organiser: String::new(),
            page: Some(3),
        };
        let query = search.query();
        assert_eq!(
            address("/calendar", &query),
            "/calendar?when=weekend&q=torre+%26+re&region=Toscana&kind=rapid"
        );
        assert_eq!(address("/calendar", &CalendarQuery::default()), "/calendar");
        let own = CalendarQuery {
            organiser: "lega-del-lago".to_owned(),
            ..CalendarQuery::default()
        };
        assert_eq!(
            address("/calendar", &own),
            "/calendar?organiser=lega-del-lago"
        );
    }

    #[test]
    fn what_is_unknown_is_not_asked() {
        let search = Search {
            when: "never".to_owned(),
            kind: "draughts".to_owned(),
            ..Search::default()
        };
        assert_eq!(search.query(), CalendarQuery::default());
    }
}
