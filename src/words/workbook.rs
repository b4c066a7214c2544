//! A tournament as a workbook for spreadsheet programs (Office Open XML, `.xlsx`), in the reader's language: standings,
//! cross-table and participants, each on a sheet. Numbers are stored as numbers, so that they can be sorted and added up.

use rust_xlsxwriter::{Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError};

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            entrant::Entrant,
            entry_list::{self, EntryList},
            standings::{self, StandingLine, StandingsView},
        },
        window::Window,
    },
    event::{Bye, ByeNames, Colour, Outlet, RoundEntry},
    i18n::Words,
    words::{result, title},
};

/// The content type of the file.
pub const KIND: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// A sheet that is filled row by row.
struct Sheet {
    sheet: Worksheet,
    row: u32,
    column: u16,
    heading: Format,
}

impl Sheet {
    fn new(name: &str, headings: &[String]) -> Result<Self, XlsxError> {
        let mut sheet = Worksheet::new();
        // Characters that a name may not contain; a name has at most 31 characters.
        let name: String = name.chars().filter(|c| !"[]:*?/\\".contains(*c)).collect();
        sheet.set_name(name.chars().take(31).collect::<String>())?;
        sheet.set_freeze_panes(1, 0)?;
        sheet.set_repeat_rows(0, 0)?;
        let heading = Format::new()
            .set_bold()
            .set_align(FormatAlign::Left)
            .set_border_bottom(FormatBorder::Thin);
        let mut new = Self {
            sheet,
            row: 0,
            column: 0,
            heading,
        };
        for heading in headings {
            let (row, column) = (new.row, new.column);
            let format = new.heading.clone();
            new.sheet
                .write_string_with_format(row, column, heading, &format)?;
            new.column += 1;
        }
        Ok(new)
    }

    fn next_row(&mut self) {
        self.row += 1;
        self.column = 0;
    }

    /// A text; an empty one leaves the cell empty.
    fn text(&mut self, text: &str) -> Result<(), XlsxError> {
        if !text.is_empty() {
            self.sheet.write_string(self.row, self.column, text)?;
        }
        self.column += 1;
        Ok(())
    }

    /// A number; `None` leaves the cell empty.
    fn number(&mut self, number: Option<f64>) -> Result<(), XlsxError> {
        if let Some(number) = number {
            self.sheet.write_number(self.row, self.column, number)?;
        }
        self.column += 1;
        Ok(())
    }

    /// Number, title, name, rating.
    fn entrant(&mut self, t: Words, entrant: &Entrant) -> Result<(), XlsxError> {
        self.number(entrant.tpn.map(|tpn| f64::from(tpn.get())))?;
        let title = entrant.person.title;
        self.text(&title.map_or_else(String::new, |one| title::title(t, one.code())))?;
        self.text(&entrant.name().with_comma())?;
        self.number(entrant.rating.map(|rating| f64::from(rating.get())))
    }

    fn end(mut self, into: &mut Workbook) {
        self.sheet.autofit();
        into.push_worksheet(self.sheet);
    }
}

fn headings(t: Words, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| t.get(key)).collect()
}

/// The first columns of each sheet with a ranking.
const WHO: [&str; 4] = [
    "workbook-number",
    "workbook-title",
    "workbook-name",
    "rating",
];

fn ranking(t: Words, view: &StandingsView, into: &mut Workbook) -> Result<(), XlsxError> {
    let mut names = headings(t, &["workbook-place"]);
    names.extend(headings(t, &WHO));
    names.extend(headings(t, &["federation", "club", "workbook-points"]));
    names.extend(view.list.iter().map(ToString::to_string));
    let mut sheet = Sheet::new(&t.get("tab-standings"), &names)?;
    for line in &view.lines {
        sheet.next_row();
        sheet.number(whole(line.place))?;
        sheet.entrant(t, &line.entrant)?;
        let federation = line.entrant.person.federation;
        sheet.text(&federation.map_or_else(String::new, |one| one.to_string()))?;
        sheet.text(&line.entrant.club)?;
        sheet.number(Some(f64::from(line.points.halves()) / 2.0))?;
        for value in &line.values {
            let figure = value.exact().map(|_| value.to_csv());
            sheet.number(figure.and_then(|figure| figure.parse().ok()))?;
        }
    }
    sheet.end(into);
    Ok(())
}

/// A count as a number of the sheet.
fn whole(number: usize) -> Option<f64> {
    u32::try_from(number).ok().map(f64::from)
}

/// A round as in the cross-table: the opponent's number in the table, the colour and the result; a duty for the club by its
/// name.
fn cell(t: Words, view: &StandingsView, entry: RoundEntry) -> String {
    match (entry.opponent(), entry.colour(), entry) {
        (Some(opponent), Some(colour), _) => {
            let number = view.numbers.get(&opponent).copied().unwrap_or_default();
            let colour = match colour {
                Colour::White => t.get("workbook-white"),
                Colour::Black => t.get("workbook-black"),
            };
            format!("{number}{colour}{}", result::sign(entry))
        }
        (_, _, RoundEntry::Bye(bye)) => match bye {
            Bye::FullPoint if view.summary.bye_names() == ByeNames::Club => {
                format!("{} +1", result::bye_short(t, bye, ByeNames::Club))
            }
            Bye::PairingAllocated | Bye::FullPoint => "+1".to_owned(),
            Bye::HalfPoint => "+½".to_owned(),
            Bye::ZeroPoint => "–".to_owned(),
        },
        _ => String::new(),
    }
}

fn crosstable(t: Words, view: &StandingsView, into: &mut Workbook) -> Result<(), XlsxError> {
    let mut names = headings(t, &["workbook-row"]);
    names.extend(headings(t, &WHO));
    names.extend((1..=view.after).map(|round| t.with_one("round-title", "round", round)));
    names.extend(headings(t, &["workbook-points"]));
    let mut sheet = Sheet::new(&t.get("tab-crosstable"), &names)?;
    for (index, line) in view.lines.iter().enumerate() {
        sheet.next_row();
        sheet.number(whole(index + 1))?;
        sheet.entrant(t, &line.entrant)?;
        let entry = |line: &StandingLine, round: u8| {
            let index = usize::from(round).checked_sub(1)?;
            line.entries.get(index).copied()
        };
        for round in 1..=view.after {
            let words = entry(line, round).map(|entry| cell(t, view, entry));
            sheet.text(&words.unwrap_or_default())?;
        }
        sheet.number(Some(f64::from(line.points.halves()) / 2.0))?;
    }
    sheet.end(into);
    Ok(())
}

fn participants(t: Words, list: &EntryList, into: &mut Workbook) -> Result<(), XlsxError> {
    let mut names = headings(t, &WHO);
    names.extend(headings(
        t,
        &["birth-year", "federation", "fide-id", "club"],
    ));
    let mut sheet = Sheet::new(&t.get("tab-entries"), &names)?;
    for line in &list.entries {
        sheet.next_row();
        let (entrant, person) = (&line.entrant, &line.entrant.person);
        sheet.entrant(t, entrant)?;
        sheet.number(person.birth_year.map(f64::from))?;
        let federation = person.federation;
        sheet.text(&federation.map_or_else(String::new, |one| one.to_string()))?;
        // Identification numbers are no quantities.
        sheet.text(person.fide_id.as_ref().map_or("", |id| id.as_str()))?;
        sheet.text(&entrant.club)?;
    }
    sheet.end(into);
    Ok(())
}

/// The workbook of a tournament.
///
/// # Errors
/// More rows or columns than a sheet has, or a text longer than a cell takes.
fn workbook(t: Words, view: &StandingsView, list: &EntryList) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    ranking(t, view, &mut book)?;
    crosstable(t, view, &mut book)?;
    participants(t, list, &mut book)?;
    book.save_to_buffer()
}

/// The workbook of a tournament, as far as `actor` may see it.
///
/// # Errors
/// No such tournament; [`AppError::System`] if the workbook cannot be written.
pub fn of_tournament(
    t: Words,
    ctx: &Context,
    actor: &Actor,
    slug: &str,
) -> Result<Vec<u8>, AppError> {
    let all = Window::All;
    let view = standings::standings_for(ctx, actor, (slug, None), None, &all, Outlet::File)?;
    let list = entry_list::list_for(ctx, actor, slug, Outlet::File)?;
    workbook(t, &view, &list).map_err(|error| AppError::System(error.to_string()))
}
