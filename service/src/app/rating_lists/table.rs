//! A list as a table: separated text with a heading, as federations give theirs. Its columns are named as those of a list of
//! entries.

use std::{
    io::{BufRead, Read as _},
    vec::IntoIter,
};

use crate::{
    app::AppError,
    event::{Birth, Elo, Federation},
    formats::{
        csv::{
            PlayerColumn,
            players::{PlayerRow, Reading, SheetFault, read_sheet},
        },
        sheet::Sheet,
    },
};

use super::{
    fault::{LineFault, ListRefusal},
    row::ListedRow,
    source::unreadable,
};

/// Bytes of a table at most.
const MOST_BYTES: u64 = 64 << 20;
/// Rows of a table at most.
const MOST_ROWS: usize = 500_000;

/// The columns of which a bad cell makes a bad row; what the others say is not asked for.
const ASKED: [PlayerColumn; 15] = [
    PlayerColumn::LastName,
    PlayerColumn::FirstName,
    PlayerColumn::FullName,
    PlayerColumn::Sex,
    PlayerColumn::Birth,
    PlayerColumn::Federation,
    PlayerColumn::FideId,
    PlayerColumn::NationalId,
    PlayerColumn::Title,
    PlayerColumn::FideStandard,
    PlayerColumn::FideRapid,
    PlayerColumn::FideBlitz,
    PlayerColumn::NationalStandard,
    PlayerColumn::NationalRapid,
    PlayerColumn::NationalBlitz,
];

/// Whether the first line is that of a table: FIDE's heading has none of these signs.
pub(super) fn is_table(begin: &[u8]) -> bool {
    let line = begin
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    line.iter().any(|byte| b";,\t".contains(byte))
}

/// A table being read.
pub(super) struct TableList {
    rows: IntoIter<PlayerRow>,
    /// Line of the row that was read last, from 1.
    line: usize,
    /// Whether its ratings are those of the federation, not FIDE's: never some of each.
    is_national: bool,
    is_combined: bool,
}

impl TableList {
    /// Reads the heading.
    ///
    /// # Errors
    /// A heading that names nobody or one thing twice; too large; what cannot be read.
    pub fn open(text: &mut dyn BufRead, is_fide: bool) -> Result<Self, AppError> {
        let mut bytes = Vec::new();
        let mut bounded = text.take(MOST_BYTES + 1);
        let read = bounded.read_to_end(&mut bytes).map_err(unreadable)?;
        if u64::try_from(read).unwrap_or(u64::MAX) > MOST_BYTES {
            return Err(ListRefusal::TooLarge.into());
        }
        let sheet = read_sheet(&Sheet::of_long_text(&bytes, MOST_ROWS), Reading::default());
        drop(bytes);
        match sheet.faults.into_iter().next() {
            Some(SheetFault::TooManyRows) => return Err(ListRefusal::TooMany.into()),
            Some(SheetFault::Empty) => return Err(ListRefusal::Empty.into()),
            Some(fault) => return Err(ListRefusal::Table(fault).into()),
            None => {}
        }
        let has = |wanted: &[PlayerColumn]| {
            let mut columns = sheet.columns.iter().filter_map(|heading| heading.column);
            columns.any(|column| wanted.contains(&column))
        };
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

    /// Line of the row that was read last, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The next player, or what of the row cannot be read; `None` after the last one.
    pub fn read_next(&mut self) -> Option<Result<ListedRow, LineFault>> {
        let row = self.rows.next()?;
        self.line = row.line;
        let mut faults = row.faults.into_iter();
        let asked = |name: Option<PlayerColumn>| name.is_none_or(|name| ASKED.contains(&name));
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
