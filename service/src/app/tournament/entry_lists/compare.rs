//! Comparing a row of a list with the same person in the registry, or in a rating list.

use crate::{
    app::{namesake::Someone, rating_lists::ListPlayer},
    event::{Elo, EventKind, FieldClass, Person},
    formats::csv::players::PlayerRow,
};

use super::{judge::Line, matching::Found};

impl Line {
    /// Differences between the list and the registry in fields that everybody may see: name of the field, value in the list,
    /// value in the registry.
    #[must_use]
    pub fn differences(&self, row: &PlayerRow) -> Vec<(&'static str, String, String)> {
        let candidate = match &self.found {
            Found::Sure(one) | Found::Likely(one) => one,
            Found::Nobody | Found::Several(_) => return Vec::new(),
        };
        let own = row.draft.person();
        let theirs = &candidate.person;
        let year = |person: &Person| {
            let birth = person.birth_for(FieldClass::EVERYBODY);
            birth.map(|birth| birth.to_string()).unwrap_or_default()
        };
        let text = |value: Option<String>| value.unwrap_or_default();
        let federation = row.draft.federation.map(|code| code.to_string());
        let mut all = vec![
            ("player", own.name.to_string(), theirs.name.to_string()),
            ("birth", year(&own), year(theirs)),
            (
                "fide-id",
                text(own.fide_id.map(|id| id.to_string())),
                text(theirs.fide_id.as_ref().map(ToString::to_string)),
            ),
            (
                "federation",
                text(federation),
                text(theirs.federation.map(|code| code.to_string())),
            ),
            (
                "club",
                text(row.draft.club.clone()),
                text(candidate.summary.club.clone()),
            ),
        ];
        let (own, theirs) = (row.draft.ratings(), candidate.ratings);
        let lists = [
            ("FIDE", own.fide, theirs.fide),
            ("", own.national, theirs.national),
        ];
        for (list, own, theirs) in lists {
            let kinds = own.by_kind().into_iter().zip(theirs.by_kind());
            for (own, theirs) in kinds {
                let words = |elo: Option<Elo>| {
                    let elo = elo.map(|elo| elo.to_string()).unwrap_or_default();
                    format!("{list} {elo}").trim().to_owned()
                };
                if own.is_some() && theirs.is_some() {
                    all.push(("rating", words(own), words(theirs)));
                }
            }
        }
        all.retain(|(_, own, theirs)| !own.is_empty() && !theirs.is_empty() && own != theirs);
        all
    }
}

/// Differences between a row and the rating list: name of the field, value in the row, value in the list.
#[must_use]
pub fn list_differences(
    row: &PlayerRow,
    player: &ListPlayer,
    kind: EventKind,
) -> Vec<(&'static str, String, String)> {
    let own = row.draft.person();
    let words = |elo: Option<Elo>| elo.map(|elo| elo.to_string()).unwrap_or_default();
    let year = |year: Option<i32>| year.map(|year| year.to_string()).unwrap_or_default();
    let federation = row.draft.federation.map(|code| code.to_string());
    let mut all = vec![
        ("birth", year(own.birth_year()), year(player.birth_year)),
        (
            "federation",
            federation.unwrap_or_default(),
            player
                .federation
                .map(|code| code.to_string())
                .unwrap_or_default(),
        ),
        (
            "rating",
            words(row.draft.ratings().used_in(kind)),
            words(player.ratings.of(kind)),
        ),
    ];
    if !Someone::new(&own).is_named_as(&player.name) {
        all.push(("player", own.name.to_string(), player.name.clone()));
    }
    all.retain(|(_, own, theirs)| !own.is_empty() && !theirs.is_empty() && own != theirs);
    all
}
