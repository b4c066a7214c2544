//! What ranks by a report.

use crate::{
    formats::trf::Header,
    tiebreak::{Order, TieBreak, TieBreakError},
};

/// What ranks by the report: record 212 where it is there and says more than 202. Otherwise the points and the
/// tie-breaks of 202.
///
/// # Errors
/// A code that is unknown, with the records that hold it.
pub fn order_of(header: &Header) -> Result<Order, (&'static [&'static str], TieBreakError)> {
    if !header.standings_order.is_empty() {
        return Order::parse(&header.standings_order).map_err(|error| (&["212"][..], error));
    }
    let list: Result<Vec<TieBreak>, TieBreakError> =
        header.tie_breaks.iter().map(|code| code.parse()).collect();
    list.map(|list| Order::after_points(&list))
        .map_err(|error| (&["202", "212"][..], error))
}
