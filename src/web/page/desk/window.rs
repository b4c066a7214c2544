//! The boards of a long round that the desk shows, and the board that the next key goes to.

use std::ops::Range;

use crate::{
    app::{tournament::board::RoundView, window},
    web::{changed_rows, page::desk::round_view::Filter},
};

/// The query of a desk's address.
#[derive(Clone, Default, serde::Deserialize)]
#[serde(default)]
pub(super) struct DeskQuery {
    /// Which boards: all, `missing`, `unclear`.
    pub(super) show: String,
    /// A board by number or the beginning of a surname.
    pub(super) board: String,
    /// Which of the boards that fit, from 0; after the last one it begins again.
    pub(super) nth: usize,
    /// The page of a long list.
    pub(super) page: Option<usize>,
    /// The board whose result was entered last on that page; the next board without a result is wanted.
    pub(super) after: Option<u16>,
    /// Only these boards, by the numbers of their pairings, when nothing else can have changed: `17-23`.
    pub(super) rows: String,
}

impl DeskQuery {
    /// Which rows are listed.
    pub(super) fn filter(&self) -> Filter {
        match self.show.as_str() {
            "missing" => Filter::Missing,
            "unclear" => Filter::Unclear,
            _ => Filter::All,
        }
    }

    /// The wanted board among those that fit.
    pub(super) fn of(&self, matches: &[u16]) -> Option<u16> {
        let place = self.nth.checked_rem(matches.len())?;
        matches.get(place).copied()
    }

    /// The single rows asked for. `None` under a filter, whose list a result makes shorter, and beside a search by name.
    pub(super) fn rows(&self) -> Option<Vec<i32>> {
        let board = self.board.trim();
        let is_plain = board.is_empty() || board.parse::<u16>().is_ok();
        let rows = changed_rows::parse(&self.rows);
        rows.filter(|_| is_plain && self.filter() == Filter::All)
    }

    /// The query of the desk after a result was entered; empty if the list has one page only. `row` is the row of that result,
    /// if only this row is wanted.
    pub(super) fn after(&self, board: i32, row: Option<i32>) -> String {
        let row = row.map(|row| format!("rows={row}"));
        let Some(page) = self.page else {
            return row.map_or_else(String::new, |row| format!("?{row}"));
        };
        match self.filter() {
            Filter::Missing => format!("?show=missing&page={page}&after={board}"),
            Filter::All | Filter::Unclear => {
                let row = row.map_or_else(String::new, |row| format!("&{row}"));
                format!("?page={page}&after={board}{row}")
            }
        }
    }

    /// Whether another page than the requested one is shown, because that one is complete.
    pub(super) fn moves_on(&self, view: &RoundView) -> bool {
        let wanted = self.of(&matches(view, &self.board));
        let (shown, _) = place(self, &view.numbers, &view.missing, wanted);
        self.page
            .is_some_and(|page| shown != window::rows(view.numbers.len(), page))
    }
}

/// The boards that fit a text: the board with this number, or those with a surname that begins with it.
pub(super) fn matches(view: &RoundView, text: &str) -> Vec<u16> {
    let text = text.trim();
    if text.is_empty() {
        return Vec::new();
    }
    if let Ok(number) = text.parse::<u16>() {
        let numbers = view.numbers.iter().copied();
        return numbers.filter(|board| *board == number).collect();
    }
    let wanted = crate::app::fold(text);
    let fits = |surname: &str| crate::app::fold(surname).starts_with(&wanted);
    let boards = view.boards.iter();
    boards
        .filter(|b| fits(b.white.name().surname()) || fits(b.black.name().surname()))
        .map(|b| b.board)
        .collect()
}

/// The rows of the list that are shown, and the board that the next key goes to. That is the wanted board; else, on a page of
/// the list, the next board there without a result. If the page is complete, it is the next one anywhere.
pub(super) fn place(
    query: &DeskQuery,
    listed: &[u16],
    missing: &[u16],
    wanted: Option<u16>,
) -> (Range<usize>, Option<u16>) {
    let row = |board: u16| listed.iter().position(|listed| *listed == board);
    let around = |board: Option<u16>| {
        let row = board.and_then(row).unwrap_or(0);
        window::rows(listed.len(), window::of_row(listed.len(), row))
    };
    let Some(page) = query.page.filter(|_| wanted.is_none()) else {
        let active = wanted.or_else(|| missing.first().copied());
        return (around(active), active);
    };
    let rows = window::rows(listed.len(), page);
    let last = query.after.unwrap_or(0);
    let next = |boards: &[u16]| {
        let later = boards.iter().find(|board| **board > last);
        later.or(boards.first()).copied()
    };
    let here: Vec<u16> = listed
        .get(rows.clone())
        .unwrap_or_default()
        .iter()
        .copied()
        .filter(|board| missing.binary_search(board).is_ok())
        .collect();
    match (next(&here), query.after) {
        (None, Some(_)) => {
            let active = next(missing);
            (active.map_or(rows, |active| around(Some(active))), active)
        }
        (active, _) => (rows, active),
    }
}
