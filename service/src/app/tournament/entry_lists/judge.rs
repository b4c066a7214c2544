//! Checks a list against the tournament, the registry and a rating list: errors, known players, doubles, and the entries to be
//! made.

use crate::{
    app::{
        AppError, organisers,
        rating_lists::{InList, RatingList},
    },
    clock,
    event::{Bye, Categories, Elo, Person, Ratings},
    formats::{
        csv::{
            CellReason, Meanings, Names, PlayerColumn,
            players::{CellFault, PlayerRow, PlayerSheet, Reading, read_sheet},
        },
        sheet::Sheet,
        trf,
    },
    store::Conn,
};

use super::{
    choices::Choices,
    doubles::{Double, Other, SameBy, Seen},
    listed::Listed,
    matching::{Candidate, Found, find},
    rated::Rated,
};
use crate::app::tournament::{Loaded, entry_values::EntryValues};

/// What happens to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is imported.
    Good,
    /// A cell is wrong.
    Red,
    /// A question is open, so the row is left out until it is answered.
    Asked,
    /// The person is already entered.
    There,
    /// The arbiter leaves it out.
    Omitted,
}

/// A checked row.
#[derive(Debug)]
pub struct Line {
    /// Line of the list, from 1.
    pub line: usize,
    /// What happens to it.
    pub status: Status,
    /// Possible players of the registry.
    pub found: Found,
    /// Number of the player in the registry as whom the row is entered.
    pub linked: Option<i32>,
    /// The player in the rating list.
    pub rated: InList,
    /// An earlier row or participant who may be the same person.
    pub double: Option<Double>,
    /// The entry to be made.
    pub(super) ready: Option<Ready>,
}

/// An entry that is ready to be made.
#[derive(Debug)]
pub(super) struct Ready {
    pub values: EntryValues,
    pub listed: Listed,
    /// Rounds that the player asked not to play.
    pub byes: Vec<i32>,
    /// The kind of bye for these rounds.
    pub bye: Bye,
    /// Whether the arbiter says that a namesake is a different person.
    pub is_another: bool,
}

/// A checked list, row by row.
#[derive(Debug)]
pub struct Judged {
    /// The list, cell by cell.
    pub sheet: PlayerSheet,
    /// The rows of the sheet, in the same order.
    pub lines: Vec<Line>,
    /// Line of the first row for which the tournament has no room left; `None` if all fit.
    pub beyond: Option<usize>,
    /// The rating list that was searched.
    pub list: Option<RatingList>,
}

impl Judged {
    /// Number of rows with this status.
    #[must_use]
    pub fn count(&self, status: Status) -> usize {
        let lines = self.lines.iter();
        lines.filter(|line| line.status == status).count()
    }

    /// Whether nothing of the list can be imported as it is, whatever its rows.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        !self.sheet.faults.is_empty() || self.beyond.is_some()
    }
}

/// Reads a list with the arbiter's meanings of its columns.
pub(super) fn read(sheet: &Sheet, meanings: &Meanings, choices: &Choices) -> PlayerSheet {
    read_sheet(
        sheet,
        Reading {
            named: choices.columns.as_deref(),
            meanings: Some(meanings),
            is_anywhere: true,
            has_heading: choices.has_heading,
            names: Names::AsWritten,
        },
    )
}

/// Checks a list.
pub(super) fn judge(
    conn: &mut Conn,
    loaded: &Loaded,
    mut sheet: PlayerSheet,
    rated: &Rated,
    choices: &Choices,
) -> Result<Judged, AppError> {
    let room = usize::from(trf::MOST_PLAYERS).saturating_sub(loaded.entries.len());
    let beyond = sheet.rows.get(room).map(|row| row.line);
    if !sheet.faults.is_empty() || beyond.is_some() {
        // Saves thousands of look-ups for a list that is not imported anyway.
        return Ok(Judged {
            sheet,
            lines: Vec::new(),
            beyond,
            list: None,
        });
    }
    let mut seen = Seen::of_entries(&loaded.entries);
    let mut lines = Vec::with_capacity(sheet.rows.len());
    let byes_at = place(&sheet, PlayerColumn::Byes);
    let of = (
        loaded.tournament.kind,
        organisers::categories_of(&loaded.tournament)?,
    );
    for row in &mut sheet.rows {
        refuse_byes(row, byes_at, loaded);
        lines.push(line(conn, row, (choices, rated), &of, &mut seen)?);
    }
    Ok(Judged {
        sheet,
        lines,
        beyond,
        list: rated.list.clone(),
    })
}

/// Number of a column, from 1.
fn place(sheet: &PlayerSheet, column: PlayerColumn) -> Option<usize> {
    let mut columns = sheet.columns.iter();
    let index = columns.position(|heading| heading.column == Some(column))?;
    Some(index + 1)
}

/// Marks byes in rounds that are published or do not exist as wrong.
fn refuse_byes(row: &mut PlayerRow, column: Option<usize>, loaded: &Loaded) {
    let published = u64::from(loaded.published());
    let planned = u64::try_from(loaded.tournament.rounds_planned).unwrap_or_default();
    let asked = &row.draft.byes;
    let outside = asked
        .iter()
        .any(|round| u64::from(round.get()) <= published || u64::from(round.get()) > planned);
    if let Some(column) = column.filter(|_| outside) {
        row.faults.push(CellFault {
            line: row.line,
            column,
            name: Some(PlayerColumn::Byes),
            text: row.cells.get(column - 1).cloned().unwrap_or_default(),
            reason: CellReason::Range {
                min: published + 1,
                max: planned,
            },
        });
    }
}

fn line(
    conn: &mut Conn,
    row: &PlayerRow,
    (choices, rated): (&Choices, &Rated),
    (kind, categories): &(clock::Kind, Categories),
    seen: &mut Seen,
) -> Result<Line, AppError> {
    let (at, kind) = (row.line, *kind);
    let own = row.draft.person();
    let is_omitted = choices.omitted.contains(&at);
    let found = find(conn, &own)?;
    let (candidate, is_open) = meant(&found, at, choices);
    let linked = candidate.map(|candidate| candidate.summary.id);
    let believes_list = choices.listed.contains(&at);
    let mut values = values(row, candidate, believes_list, kind);
    let mut listed = Listed::of_draft(&row.draft, categories);
    let in_list = rated.of(at);
    let is_unlinked = choices.unlinked.contains(&at);
    match &in_list {
        InList::Sure(player) => {
            rated.fill(
                (&mut values, &mut listed),
                player,
                row,
                (kind, believes_list),
            );
        }
        InList::Likely(player) if !is_unlinked => {
            rated.fill(
                (&mut values, &mut listed),
                player,
                row,
                (kind, believes_list),
            );
        }
        InList::Likely(_) | InList::Nobody | InList::Several(_) => {}
    }
    let shown = Other {
        line: Some(at),
        person: values.person.public(),
        national_id: values.person.national_id.clone(),
        rating: values.rating,
        club: values.club_name.clone(),
    };
    let double = seen.find(&values.person, linked, &shown);
    if !is_omitted {
        seen.add(&values.person, linked, shown);
    }
    let is_another = choices.others.contains(&at);
    let status = match &double {
        _ if is_omitted => Status::Omitted,
        _ if !row.faults.is_empty() => Status::Red,
        Some(double) if double.by == SameBy::Name => {
            if is_another && !is_open {
                Status::Good
            } else {
                Status::Asked
            }
        }
        Some(double) if double.other.line.is_none() => Status::There,
        // Two rows have the same number: at least one of them is wrong.
        Some(_) => Status::Red,
        None if is_open => Status::Asked,
        None => Status::Good,
    };
    let ready = (status == Status::Good).then(|| Ready {
        values,
        listed,
        byes: row
            .draft
            .byes
            .iter()
            .map(|round| i32::from(round.get()))
            .collect(),
        bye: choices.bye,
        is_another: is_another && double.is_some(),
    });
    Ok(Line {
        line: at,
        status,
        found,
        linked,
        rated: in_list,
        double,
        ready,
    })
}

/// The player of the registry that a row is, and whether the arbiter must still be asked.
fn meant<'a>(found: &'a Found, line: usize, choices: &Choices) -> (Option<&'a Candidate>, bool) {
    match found {
        Found::Nobody => (None, false),
        Found::Sure(one) => (Some(one.as_ref()), false),
        Found::Likely(one) => {
            let is_meant = !choices.unlinked.contains(&line);
            (is_meant.then_some(one.as_ref()), false)
        }
        Found::Several(several) => match choices.chosen.get(&line) {
            Some(Some(id)) => {
                let one = several.iter().find(|one| one.summary.id == *id);
                (one, one.is_none())
            }
            Some(None) => (None, false),
            None => (None, true),
        },
    }
}

/// The values of an entry. For a player of the registry, its data go first and the list fills gaps; or the other way round.
fn values(
    row: &PlayerRow,
    candidate: Option<&Candidate>,
    believes_list: bool,
    kind: clock::Kind,
) -> EntryValues {
    let own = row.draft.person();
    let ratings = row.draft.ratings();
    let club = row.draft.club.clone().unwrap_or_default();
    let Some(candidate) = candidate else {
        return EntryValues {
            club_name: club,
            ..EntryValues::new(own, ratings.used_in(kind))
        };
    };
    let of_registry = candidate.summary.club.clone().unwrap_or_default();
    let (person, rating, club_name) = if believes_list {
        let club = if club.is_empty() {
            of_registry.clone()
        } else {
            club
        };
        let person = filled(own, &candidate.person, row.draft.federation.is_some());
        (person, used([ratings, candidate.ratings], kind), club)
    } else {
        let club = if of_registry.is_empty() {
            club
        } else {
            of_registry.clone()
        };
        let person = filled(candidate.person.clone(), &own, true);
        (person, used([candidate.ratings, ratings], kind), club)
    };
    EntryValues {
        player_id: Some(candidate.summary.id),
        // A club whose name differs from the registry's cannot be linked.
        club_id: candidate
            .summary
            .club_id
            .filter(|_| club_name == of_registry),
        club_name,
        ..EntryValues::new(person, rating)
    }
}

/// The rating used in the event, from the first list that has one.
fn used(lists: [Ratings; 2], kind: clock::Kind) -> Option<Elo> {
    lists.into_iter().find_map(|ratings| ratings.used_in(kind))
}

/// A person, with missing fields taken from another description. If the list has no federation, its value was guessed and does
/// not count.
fn filled(person: Person, other: &Person, has_federation: bool) -> Person {
    Person {
        sex: person.sex.or(other.sex),
        birth: person.birth.or(other.birth),
        federation: person
            .federation
            .filter(|_| has_federation)
            .or(other.federation),
        title: person.title.or(other.title),
        fide_id: person.fide_id.or_else(|| other.fide_id.clone()),
        national_id: person.national_id.or_else(|| other.national_id.clone()),
        name: person.name,
    }
}
