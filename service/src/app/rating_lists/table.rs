//! A list as a table: separated text with a heading, as federations publish it. Its columns have the same names as
//! those of a list of entries.

use std::{
    io::{BufRead, Read as _},
    vec::IntoIter,
};

use crate::{
    app::{
        AppError,
        list_refusal::{LineFault, ListRefusal, TableHead, WhyColumns},
    },
    event::{Birth, Elo, Federation},
    formats::{
        csv::{
            PlayerColumn,
            players::{PlayerRow, PlayerSheet, Reading, SheetFault, read_sheet},
        },
        sheet::Sheet,
    },
};

use super::{
    columns::{COLUMNS, Columns},
    row::ListedRow,
    source::unreadable,
};

/// Maximum bytes of a table.
const MOST_BYTES: u64 = 64 << 20;
/// Maximum rows of a table.
const MOST_ROWS: usize = 500_000;

/// Columns with ratings: a table without any of them is no rating list.
const RATINGS: [PlayerColumn; 6] = [
    PlayerColumn::FideStandard,
    PlayerColumn::FideRapid,
    PlayerColumn::FideBlitz,
    PlayerColumn::NationalStandard,
    PlayerColumn::NationalRapid,
    PlayerColumn::NationalBlitz,
];
/// Number of rows shown as examples of the columns.
const SHOWN_ROWS: usize = 3;

/// Whether the first line is that of a table: FIDE's heading has none of these characters.
pub(super) fn is_table(begin: &[u8]) -> bool {
    let line = begin
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    line.iter().any(|byte| b";,\t".contains(byte))
}

/// The head of a table, for the person who says what its columns mean.
fn asked(why: WhyColumns, sheet: PlayerSheet) -> AppError {
    let rows = sheet.rows.into_iter().take(SHOWN_ROWS);
    ListRefusal::Columns(Box::new(TableHead {
        why,
        columns: sheet.columns,
        rows: rows.map(|row| row.cells).collect(),
    }))
    .into()
}

/// A table that is being read.
pub(super) struct TableList {
    rows: IntoIter<PlayerRow>,
    /// Line of the last row, from 1.
    line: usize,
    /// Whether its ratings are national, not FIDE's; a table never has both.
    is_national: bool,
    is_combined: bool,
}

impl TableList {
    /// Reads the heading.
    ///
    /// # Errors
    /// A heading whose meaning somebody must give; a table that is too large or cannot be read.
    pub fn open(
        text: &mut dyn BufRead,
        is_fide: bool,
        columns: &Columns,
    ) -> Result<Self, AppError> {
        let mut bytes = Vec::new();
        let mut bounded = text.take(MOST_BYTES + 1);
        let read = bounded.read_to_end(&mut bytes).map_err(unreadable)?;
        if u64::try_from(read).unwrap_or(u64::MAX) > MOST_BYTES {
            return Err(ListRefusal::TooLarge.into());
        }
        let reading = Reading {
            meanings: Some(columns.meanings()),
            ..Reading::default()
        };
        let mut sheet = read_sheet(&Sheet::of_long_text(&bytes, MOST_ROWS), reading);
        drop(bytes);
        if let Some(heading) = columns.missing(&sheet.columns) {
            return Err(ListRefusal::NoSuchHeading { heading }.into());
        }
        match std::mem::take(&mut sheet.faults).into_iter().next() {
            Some(SheetFault::TooManyRows) => return Err(ListRefusal::TooMany.into()),
            Some(SheetFault::Empty) => return Err(ListRefusal::Empty.into()),
            Some(SheetFault::MergedHeading(area)) => {
                return Err(ListRefusal::Table(SheetFault::MergedHeading(area)).into());
            }
            Some(fault) => return Err(asked(WhyColumns::Fault(fault), sheet)),
            None if columns.is_asked => return Err(asked(WhyColumns::Asked, sheet)),
            None => {}
        }
        let has = |wanted: &[PlayerColumn]| {
            let mut columns = sheet.columns.iter().filter_map(|heading| heading.column);
            columns.any(|column| wanted.contains(&column))
        };
        if !has(&RATINGS) {
            return Err(asked(WhyColumns::NoRatings, sheet));
        }
        use PlayerColumn as C;
        let is_national =
            !is_fide && has(&[C::NationalStandard, C::NationalRapid, C::NationalBlitz]);
        let others = if is_national {
            [C::NationalRapid, C::NationalBlitz]
        } else {
            [C::FideRapid, C::FideBlitz]
        };
        Ok(Self {
            is_combined: has(&others),
            is_national,
            rows: sheet.rows.into_iter(),
            line: 1,
        })
    }

    /// Whether it has ratings of more than one kind.
    pub fn is_combined(&self) -> bool {
        self.is_combined
    }

    /// Line of the last row, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The next player, or the fault of the row; `None` after the last one.
    pub fn read_next(&mut self) -> Option<Result<ListedRow, LineFault>> {
        let row = self.rows.next()?;
        self.line = row.line;
        let mut faults = row.faults.into_iter();
        let asked = |name: Option<PlayerColumn>| name.is_none_or(|name| COLUMNS.contains(&name));
        if let Some(fault) = faults.find(|fault| asked(fault.name)) {
            return Some(Err(LineFault::Cell {
                line: fault.line,
                column: fault.column,
                name: fault.name,
                text: fault.text,
                reason: fault.reason,
            }));
        }
        let draft = row.draft;
        let ratings = if self.is_national {
            draft.ratings().national
        } else {
            draft.ratings().fide
        };
        let rating = |rating: Option<Elo>| (rating.map(|elo| i32::from(elo.get())), None);
        Some(Ok(ListedRow {
            name: draft.person().name.with_comma(),
            fide_id: draft.fide_id,
            national_id: draft.national_id,
            federation: draft
                .federation
                .unwrap_or(Federation::ITA)
                .code()
                .to_owned(),
            sex: draft.sex.map(|sex| sex.code()),
            title: draft.title.map(|title| title.code()),
            birth_year: draft.birth.map(Birth::year),
            standard: rating(ratings.standard),
            rapid: rating(ratings.rapid),
            blitz: rating(ratings.blitz),
            inactive: false,
        }))
    }
}
