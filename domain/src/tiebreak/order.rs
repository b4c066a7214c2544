//! Which criteria rank, and where the points stand among them.

use super::{TieBreak, TieBreakError};

/// The criteria of the standings in their order.
///
/// C.07 art. 4.2 ranks by points first, and record 202 lists what comes after them. Record 212 lists everything
/// that ranks, with the code `PTS` where the points count: an event may rank by wins before points, or not by
/// points at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The tie-breaks.
    pub list: Vec<TieBreak>,
    /// How many of them stand before the points; `None` where the points do not rank.
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

    /// The codes of record 212, as they rank. `PTS` a second time changes nothing.
    ///
    /// # Errors
    /// A code that is no tie-break of individuals.
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

    /// What ranks, the most important first: the place of a tie-break in the list, or `None` for the points.
    pub(super) fn criteria(&self) -> impl Iterator<Item = Option<usize>> {
        let before = self.points.unwrap_or(self.list.len());
        let points = self.points.map(|_| None);
        (0..before)
            .map(Some)
            .chain(points)
            .chain((before..self.list.len()).map(Some))
    }
}
