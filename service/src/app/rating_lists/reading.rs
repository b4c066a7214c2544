//! Reads a list player by player and writes the rows.

use std::{collections::BTreeMap, io::BufRead};

use chrono::NaiveDate;

use crate::{
    app::{
        AppError, Refusal,
        list_refusal::{LineFault, ListRefusal},
    },
    event::{Halt, ListKind},
    formats::fide_list::{FideList, FideListError},
    store::{NewList, rows::list_players::NewListPlayer},
};

use super::{
    columns::Columns,
    folded::FoldedNames,
    row::ListedRow,
    source::unreadable,
    table::{TableList, is_table},
    xml::XmlList,
};

/// Rows that are written at once.
const AT_ONCE: usize = 6400;
/// Maximum faulty lines that are reported.
const MOST_TOLD: usize = 20;
/// Maximum players of a list.
const MOST_PLAYERS: usize = 20_000_000;
/// Players between two reports of progress, each with a check whether to stop.
const A_STEP: usize = 10_000;

/// The result of reading, apart from the rows that were written.
pub(super) struct Read {
    pub names: FoldedNames,
    /// The federation of each place.
    pub federations: Federations,
    /// The kind of its ratings.
    pub kind: ListKind,
    /// The month of its heading.
    pub month: Option<NaiveDate>,
    /// Lines that were left out because they cannot be read.
    pub left_out: Vec<LineFault>,
}

/// The federation of each place in a list, as the number of its code.
#[derive(Default)]
pub(super) struct Federations {
    codes: Vec<String>,
    numbers: BTreeMap<String, u16>,
    of: Vec<u16>,
    players: Vec<usize>,
}

impl Federations {
    fn push(&mut self, code: &str) {
        let number = match self.numbers.get(code) {
            Some(number) => *number,
            None => {
                // Three letters give fewer than 65,536 codes.
                let number = u16::try_from(self.codes.len()).unwrap_or(u16::MAX);
                self.numbers.insert(code.to_owned(), number);
                self.codes.push(code.to_owned());
                self.players.push(0);
                number
            }
        };
        self.of.push(number);
        if let Some(players) = self.players.get_mut(usize::from(number)) {
            *players += 1;
        }
    }

    fn is_small(&self, number: u16) -> bool {
        let players = self.players.get(usize::from(number)).copied();
        players.unwrap_or(0).saturating_mul(100) < self.of.len()
    }

    /// The code at this place, and whether the federation has less than a hundredth of the players.
    pub fn at(&self, place: u32) -> (&str, bool) {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let number = self.of.get(place).copied().unwrap_or(0);
        let code = self.codes.get(usize::from(number));
        (code.map_or("", String::as_str), self.is_small(number))
    }

    /// The codes of the small federations, between spaces.
    pub fn small(&self) -> String {
        let small = self.numbers.iter();
        let small = small.filter(|(_, number)| self.is_small(**number));
        let small: Vec<&str> = small.map(|(code, _)| code.as_str()).collect();
        small.join(" ")
    }
}

/// A list in any of the supported formats.
enum Players<'a> {
    Text(FideList<&'a mut dyn BufRead>),
    Xml(XmlList<'a>),
    Table(TableList),
}

impl<'a> Players<'a> {
    /// Recognises the format by the first characters and begins to read.
    fn open(text: &'a mut dyn BufRead, is_fide: bool, columns: &Columns) -> Result<Self, AppError> {
        let begin = text.fill_buf().map_err(unreadable)?;
        let begin = begin.strip_prefix(b"\xef\xbb\xbf").unwrap_or(begin);
        if begin.trim_ascii_start().starts_with(b"<") {
            return XmlList::open(text).map(Self::Xml);
        }
        if is_table(begin) {
            return TableList::open(text, is_fide, columns).map(Self::Table);
        }
        FideList::open(text).map(Self::Text).map_err(of_heading)
    }

    /// The month given in the list.
    fn month(&self) -> Option<NaiveDate> {
        match self {
            Self::Text(list) => list.month(),
            Self::Xml(_) | Self::Table(_) => None,
        }
    }

    fn is_combined(&self) -> bool {
        match self {
            // Lists with one kind of rating have their month as a heading.
            Self::Text(list) => list.month().is_none(),
            Self::Xml(list) => list.is_combined(),
            Self::Table(list) => list.is_combined(),
        }
    }

    /// Line of the player who was read last.
    fn line(&self) -> usize {
        match self {
            Self::Text(list) => list.line(),
            Self::Xml(list) => list.line(),
            Self::Table(list) => list.line(),
        }
    }

    fn read_next(&mut self) -> Result<Option<Result<ListedRow, LineFault>>, AppError> {
        match self {
            Self::Text(list) => match list.next() {
                None => Ok(None),
                Some(Ok(player)) => Ok(Some(Ok(player.into()))),
                Some(Err(error)) => Ok(Some(Err(of_line(error)?))),
            },
            Self::Xml(list) => Ok(list.read_next()?.map(|player| player.map(ListedRow::from))),
            Self::Table(list) => Ok(list.read_next()),
        }
    }
}

/// What is known about a list before it is read.
pub(super) struct Known<'a> {
    /// The kind of its ratings, if the list does not give it.
    pub kind: Option<ListKind>,
    /// Whether its date is known.
    pub is_dated: bool,
    /// Whether it is a list of FIDE.
    pub is_fide: bool,
    /// Whether to leave out lines that cannot be read.
    pub leave_out: bool,
    /// The meanings of headings in a table.
    pub columns: &'a Columns,
}

/// Reads the list from `text` and writes its players.
///
/// # Errors
/// The text is no list; lines that cannot be read, unless they are left out; storage failures.
pub(super) fn read(
    text: &mut dyn BufRead,
    known: &Known<'_>,
    into: &mut NewList,
    halt: &Halt,
) -> Result<Read, AppError> {
    let mut list = Players::open(text, known.is_fide, known.columns)?;
    let month = list.month();
    let kind = match (list.is_combined(), known.kind) {
        (true, _) => ListKind::Combined,
        (false, Some(kind)) if kind != ListKind::Combined => kind,
        (false, _) => return Err(ListRefusal::KindNeeded.into()),
    };
    if month.is_none() && !known.is_dated {
        return Err(ListRefusal::DateNeeded.into());
    }
    let mut read = Read {
        names: FoldedNames::default(),
        federations: Federations::default(),
        kind,
        month,
        left_out: Vec::new(),
    };
    let mut faults = Vec::new();
    let mut bad = 0;
    let mut numbers: Vec<(u64, u32)> = Vec::new();
    let mut rows: Vec<NewListPlayer> = Vec::with_capacity(AT_ONCE);
    while let Some(next) = list.read_next()? {
        let player = match next {
            Ok(player) => player,
            Err(fault) => {
                bad += 1;
                if faults.len() < MOST_TOLD {
                    faults.push(fault);
                }
                continue;
            }
        };
        let place = read.names.len();
        if place >= MOST_PLAYERS {
            return Err(ListRefusal::TooMany.into());
        }
        if place.is_multiple_of(A_STEP) {
            if halt.is_due() {
                return Err(Refusal::Stopped.into());
            }
            halt.reached(place, 0);
        }
        if let Some(number) = player.fide_id {
            numbers.push((number, u32::try_from(list.line()).unwrap_or(u32::MAX)));
        }
        read.names.push(&player.name);
        read.federations.push(&player.federation);
        rows.push(player.stored(into.number(), place + 1, kind));
        if rows.len() == AT_ONCE {
            into.add_players(&rows)?;
            rows.clear();
        }
    }
    into.add_players(&rows)?;
    let twice = numbers_twice(&mut numbers);
    if !twice.is_empty() || (bad > 0 && !known.leave_out) {
        let count = bad + twice.len();
        faults.extend(twice);
        faults.sort_by_key(LineFault::line);
        faults.truncate(MOST_TOLD);
        return Err(ListRefusal::Lines {
            first: faults,
            count,
        }
        .into());
    }
    if read.names.len() == 0 {
        return Err(ListRefusal::Empty.into());
    }
    read.left_out = faults;
    Ok(read)
}

/// Lines whose FIDE number an earlier line has already.
fn numbers_twice(numbers: &mut [(u64, u32)]) -> Vec<LineFault> {
    numbers.sort_unstable();
    let mut twice = Vec::new();
    let mut first = (0, 0);
    for (number, line) in numbers.iter().copied() {
        if number == first.0 {
            twice.push(LineFault::Twice {
                line: usize::try_from(line).unwrap_or(usize::MAX),
                first: usize::try_from(first.1).unwrap_or(usize::MAX),
                fide_id: number,
            });
        } else {
            first = (number, line);
        }
    }
    twice
}

fn of_heading(error: FideListError) -> AppError {
    match error {
        FideListError::Heading(field) => ListRefusal::Heading(field).into(),
        FideListError::Read { source, .. } => unreadable(source),
        // The longest permitted line is longer than any heading.
        FideListError::TooLong(_) | FideListError::Field { .. } => {
            ListRefusal::Heading(crate::formats::fide_list::FideColumn::Id).into()
        }
    }
}

fn of_line(error: FideListError) -> Result<LineFault, AppError> {
    match error {
        FideListError::Field {
            line,
            column,
            field,
            text,
        } => Ok(LineFault::Field {
            line,
            column,
            field,
            text,
        }),
        FideListError::TooLong(line) => Ok(LineFault::TooLong { line }),
        FideListError::Read { source, .. } => Err(unreadable(source)),
        FideListError::Heading(field) => Err(ListRefusal::Heading(field).into()),
    }
}
