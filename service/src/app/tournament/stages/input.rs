//! From which groups a section takes its players, and by which rule.

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, EventRefusal, Problem, Refusal,
        access::Action, deed::StageSet,
    },
    stages::Rule,
    store::{
        Conn,
        rows::{self, stages::StageRow, tournaments::TournamentRow},
    },
};

/// The groups and the rule, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageInput {
    /// Address parts of the groups; none where the section takes its players from no group.
    pub groups: Vec<String>,
    /// How many go on from each group by their place.
    pub first_of_each: String,
    /// How many of those who are placed next.
    pub best_next: String,
}

impl StageInput {
    /// Name and text of every field, for the record.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        vec![
            ("groups", self.groups.join(", ")),
            ("first_of_each", self.first_of_each.clone()),
            ("best_next", self.best_next.clone()),
        ]
    }

    pub(super) fn of(row: &StageRow) -> Self {
        Self {
            groups: groups_of(row),
            first_of_each: row.first_of_each.to_string(),
            best_next: row.best_next.to_string(),
        }
    }

    /// The rule; `None` where no group is chosen.
    fn rule(&self) -> Result<Option<Rule>, AppError> {
        if self.groups.is_empty() {
            return Ok(None);
        }
        let mut checks = Checks::default();
        let mut number = |field, typed| {
            let number = checks.optional_number(field, typed, 0, Rule::MOST.into());
            number
                .and_then(|number| u8::try_from(number).ok())
                .unwrap_or(0)
        };
        let first = number("first_of_each", &self.first_of_each);
        let best = number("best_next", &self.best_next);
        let rule = Rule::new(first, best);
        if rule.is_none() {
            let value = String::new();
            let key = "problem-stage-nobody";
            checks.refuse("first_of_each", Problem::Because { key, value });
        }
        checks.finish()?;
        Ok(rule)
    }
}

/// The address parts of the groups.
pub(super) fn groups_of(row: &StageRow) -> Vec<String> {
    row.group_slugs.split(' ').map(str::to_owned).collect()
}

/// The rule of a section; `None` where it takes its players from no group.
pub(super) fn rule_of(row: &StageRow) -> Option<Rule> {
    let small = |number: i32| u8::try_from(number).ok();
    Rule::new(small(row.first_of_each)?, small(row.best_next)?)
}

/// The address parts of the other sections of the event of a tournament, in their order.
pub(super) fn others_of(
    conn: &mut Conn,
    tournament: &TournamentRow,
) -> Result<Vec<String>, AppError> {
    let section = tournament.marks.section.as_ref();
    let section = section.ok_or(Refusal::Event(EventRefusal::NoEvent))?;
    let mut slugs = rows::sections::slugs_of(conn, &section.event)?;
    slugs.retain(|slug| *slug != tournament.slug);
    Ok(slugs)
}

/// Says from which sections of its event a section takes its players, and by which rule. Who was entered stays.
///
/// # Errors
/// Fields to be corrected: numbers, or a rule by which nobody goes on; [`EventRefusal::NoEvent`]; [`EventRefusal::OtherEvent`] for a
/// group that is no other section of the event; not the chief arbiter.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &StageInput,
) -> Result<Done<()>, AppError> {
    let rule = input.rule()?;
    let id = ctx.tournament_id(slug)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        let tournament = rows::tournaments::by_id(conn, id)?;
        let others = others_of(conn, &tournament)?;
        if input.groups.iter().any(|group| !others.contains(group)) {
            return Err(Refusal::Event(EventRefusal::OtherEvent).into());
        }
        // In the order of the sections, each once.
        let chosen = others.iter().filter(|slug| input.groups.contains(*slug));
        let chosen: Vec<&str> = chosen.map(String::as_str).collect();
        let before = rows::stages::of_tournament(conn, id)?;
        let after = rule.map(|rule| StageRow {
            tournament_id: id,
            group_slugs: chosen.join(" "),
            first_of_each: rule.first().into(),
            best_next: rule.best_next().into(),
        });
        match &after {
            Some(row) => rows::stages::set(conn, row)?,
            None => rows::stages::remove(conn, id)?,
        }
        let said = |row: Option<StageRow>| row.as_ref().map(StageInput::of).unwrap_or_default();
        Ok(Audited {
            value: (),
            deed: Deed::StageSet(Box::new(StageSet {
                before: said(before),
                after: said(after),
            })),
        })
    })
}
