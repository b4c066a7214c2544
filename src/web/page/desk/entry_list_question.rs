//! The question about a row of a list: which player of the registry or of the rating list it is.

use crate::{
    app::{
        rating_lists::{InList, RatingList},
        tournament::entry_lists::{self, Candidate, Choices, Found, Line},
    },
    event::EventKind,
    formats::csv::players::PlayerRow,
    i18n::Words,
    web::view::sheet::Answer,
    words::moment,
};

/// Which player of the registry and of the rating list a row is, and the question about it.
pub(super) fn question(
    t: Words,
    row: &PlayerRow,
    (line, list): (&Line, Option<(&RatingList, EventKind)>),
    choices: &Choices,
) -> Option<(String, Vec<Answer>)> {
    let registered = registered(t, row, line, choices);
    let rated = list.and_then(|list| rated(t, row, (line, list), choices));
    let (mut words, mut answers) = registered.unwrap_or_default();
    if let Some((more, asked)) = rated {
        words = format!("{words} {more}").trim().to_owned();
        // One box for each question, whichever source it comes from.
        let asked = asked
            .into_iter()
            .filter(|one| answers.iter().all(|known| known.name != one.name))
            .collect::<Vec<_>>();
        answers.extend(asked);
    }
    (!words.is_empty()).then_some((words, answers))
}

/// The box that lets the values of the row count, not those of the player beside it.
fn believes_row(t: Words, line: &Line, choices: &Choices) -> Answer {
    let is_on = choices.listed.contains(&line.line);
    Answer::tick("listed", line.line, t.get("entry-list-believe-list"), is_on)
}

/// The box that says that the row is another person.
fn is_another(t: Words, line: &Line, choices: &Choices) -> Answer {
    let is_on = choices.unlinked.contains(&line.line);
    Answer::tick("unlinked", line.line, t.get("entry-list-unlink"), is_on)
}

/// The player of the rating list beside a row.
fn rated(
    t: Words,
    row: &PlayerRow,
    (line, (list, kind)): (&Line, (&RatingList, EventKind)),
    choices: &Choices,
) -> Option<(String, Vec<Answer>)> {
    let day = moment::date(t, list.valid_from);
    let of = format!("{} {day}", list.source);
    let (key, player, is_sure) = match &line.rated {
        InList::Nobody => return None,
        InList::Several(count) => {
            let words = t.with_two("entry-list-rated-several", "list", of, "count", *count);
            return Some((words, Vec::new()));
        }
        InList::Sure(player) => ("entry-list-rated-sure", player, true),
        InList::Likely(player) => ("entry-list-rated-likely", player, false),
    };
    let title = player.title.map(|title| title.code().to_owned());
    let federation = player.federation.map(|federation| federation.to_string());
    let year = player.birth_year.map(|year| year.to_string());
    let rating = player.ratings.of(kind).map(|rating| rating.to_string());
    let about = [title, Some(player.name.clone()), federation, year, rating];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let who = t.with_two(key, "list", of, "who", about);
    let differences = entry_lists::list_differences(row, player, kind);
    let told = differences.iter().map(|(field, own, theirs)| {
        let field = t.get(field);
        t.with_three(
            "entry-list-rated-differs",
            "field",
            field,
            "list",
            own,
            "rated",
            theirs,
        )
    });
    let told: Vec<String> = told.collect();
    let another = (!is_sure).then(|| is_another(t, line, choices));
    let believe = (!differences.is_empty()).then(|| believes_row(t, line, choices));
    let answers = another.into_iter().chain(believe).collect();
    Some((compared(who, &told), answers))
}

/// The player of the registry, or several candidates, beside a row.
fn registered(
    t: Words,
    row: &PlayerRow,
    line: &Line,
    choices: &Choices,
) -> Option<(String, Vec<Answer>)> {
    let differences: Vec<String> = line
        .differences(row)
        .into_iter()
        .map(|(field, own, theirs)| {
            let field = t.get(field);
            t.with_three(
                "entry-list-differs",
                "field",
                field,
                "list",
                own,
                "registry",
                theirs,
            )
        })
        .collect();
    match &line.found {
        Found::Nobody => None,
        // Certain, and no difference: no question.
        Found::Sure(_) if differences.is_empty() => None,
        Found::Sure(one) => {
            let who = t.with_one("entry-list-sure", "who", one.summary.about());
            let believe = believes_row(t, line, choices);
            Some((compared(who, &differences), vec![believe]))
        }
        Found::Likely(one) => {
            let who = t.with_one("entry-list-likely", "who", one.summary.about());
            let other = is_another(t, line, choices);
            let believe = (!differences.is_empty()).then(|| believes_row(t, line, choices));
            let answers = std::iter::once(other).chain(believe);
            Some((compared(who, &differences), answers.collect()))
        }
        Found::Several(several) => {
            let answers = several
                .iter()
                .map(|one| choice(line.line, Some(one), t, choices));
            let nobody = choice(line.line, None, t, choices);
            let answers = answers.chain(std::iter::once(nobody)).collect();
            Some((t.get("entry-list-several"), answers))
        }
    }
}

fn compared(who: String, differences: &[String]) -> String {
    let all = std::iter::once(who).chain(differences.iter().cloned());
    all.collect::<Vec<_>>().join(" ")
}

/// One of several players of the registry, or none of them.
fn choice(line: usize, one: Option<&Candidate>, t: Words, choices: &Choices) -> Answer {
    let id = one.map(|one| one.summary.id);
    Answer {
        name: format!("chosen-{line}"),
        value: id.map_or_else(|| "none".to_owned(), |id| id.to_string()),
        words: one.map_or_else(|| t.get("entry-list-nobody"), |one| one.summary.about()),
        is_choice: true,
        is_on: choices.chosen.get(&line) == Some(&id),
    }
}
