//! Looking up the rows of a list in a rating list, and filling in its data.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        rating_lists::{InList, ListPlayer, ListRefusal, RatingList, same_people},
        tournament::{entry_values::EntryValues, listed_players},
    },
    event::{Birth, EventKind, Person, PersonName},
    formats::{
        csv::players::{PlayerRow, PlayerSheet},
        trf,
    },
};

use super::listed::Listed;

/// The rows of a list, as found in a rating list.
#[derive(Debug, Default)]
pub(super) struct Rated {
    /// The rating list; `None` if there is none.
    pub list: Option<RatingList>,
    /// The player for each row, by line.
    by_line: BTreeMap<usize, InList>,
}

impl Rated {
    /// Looks up all rows in the rating list that fits the tournament best.
    ///
    /// # Errors
    /// [`AppError::Stale`] if the list was just replaced; too many searches at once; storage failures.
    pub fn look(
        ctx: &Context,
        actor: &Actor,
        (kind, start): (EventKind, NaiveDate),
        sheet: &PlayerSheet,
    ) -> Result<Self, AppError> {
        let mut lists = listed_players::fitting_first(ctx, actor, kind, start)?.into_iter();
        // A list that will not be imported need not be looked up.
        let is_taken =
            sheet.faults.is_empty() && sheet.rows.len() <= usize::from(trf::MOST_PLAYERS);
        let Some(list) = lists.next().filter(|_| is_taken) else {
            return Ok(Self::default());
        };
        let people: Vec<Person> = sheet.rows.iter().map(typed).collect();
        let found = match same_people(ctx, &list, &people) {
            // The list was just replaced.
            Err(AppError::Refused(Refusal::List(ListRefusal::NoList))) => {
                return Err(AppError::Stale);
            }
            found => found?,
        };
        let lines = sheet.rows.iter().map(|row| row.line);
        Ok(Self {
            list: Some(list),
            by_line: lines.zip(found).collect(),
        })
    }

    /// The player for a row.
    pub fn of(&self, line: usize) -> InList {
        self.by_line.get(&line).cloned().unwrap_or_default()
    }

    /// Fills in an entry from the rating list. Its name and rating replace the row's, unless the row is believed.
    pub fn fill(
        &self,
        (values, listed): (&mut EntryValues, &mut Listed),
        player: &ListPlayer,
        row: &PlayerRow,
        (kind, believes_row): (EventKind, bool),
    ) {
        let person = &mut values.person;
        person.sex = person.sex.or(player.sex);
        let birth = player.birth_year.map(Birth::Year);
        person.birth = person.birth.or(birth);
        person.title = person.title.or(player.title);
        person.fide_id = person.fide_id.take().or_else(|| player.fide_id.clone());
        // If the row has no federation, the entry's value was guessed.
        if row.draft.federation.is_none() {
            person.federation = player.federation.or(person.federation);
        }
        if believes_row {
            if values.rating.is_none() {
                self.rate(values, player, kind);
            }
            return;
        }
        person.name = PersonName::from_comma(&player.name);
        if self.list.as_ref().is_some_and(RatingList::is_fide) {
            listed.ratings.fide = player.ratings;
        }
        self.rate(values, player, kind);
    }

    /// Takes over the rating, if the rating list has one.
    fn rate(&self, values: &mut EntryValues, player: &ListPlayer, kind: EventKind) {
        if let Some(rating) = player.ratings.of(kind) {
            values.rating = Some(rating);
            values.rating_list = self.list.as_ref().map(RatingList::origin);
        }
    }
}

/// The data that the row itself contains; a missing federation is not guessed.
fn typed(row: &PlayerRow) -> Person {
    Person {
        federation: row.draft.federation,
        ..row.draft.person()
    }
}
