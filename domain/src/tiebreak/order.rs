//! The criteria of the ranking, with the points among them.

use super::{TieBreak, TieBreakError};

/// The criteria of the standings in their order.
///
/// C.07 art. 4.2 ranks by points first, and record 202 lists the tie-breaks after them. Record 212 lists all criteria, with the code
/// `PTS` for the points: an event may rank by wins before points, or not by points at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The tie-breaks.
    pub list: Vec<TieBreak>,
    /// How many of them stand before the points; `None` if the points do not rank.
    pub points: Option<usize>,
}

impl Order {
    /// Points first (record 202).
    #[must_use]
    pub fn after_points(list: &[TieBreak]) -> Self {
        Self {
            list: list.to_vec(),
            points: Some(0),
        }
    }

    /// Reads the codes of record 212, in the order in which they rank. A second `PTS` is ignored.
    ///
    /// # Errors
    /// [`TieBreakError`] for the first code that is not a tie-break of individuals.
    pub fn parse(codes: &[String]) -> Result<Self, TieBreakError> {
        let mut order = Self {
            list: Vec::new(),
            points: None,
        };
        for code in codes {
            if code.trim().eq_ignore_ascii_case("PTS") {
                order.points.get_or_insert(order.list.len());
            } else {
                order.list.push(code.parse()?);
            }
        }
        Ok(order)
    }

    /// The criteria, the most important first: the index of a tie-break in the list, or `None` for the points.
    pub(super) fn criteria(&self) -> impl Iterator<Item = Option<usize>> {
        let before = self.points.unwrap_or(self.list.len());
        let points = self.points.map(|_| None);
        (0..before)
            .map(Some)
            .chain(points)
            .chain((before..self.list.len()).map(Some))
    }
}
