//! The ranking of a report.

use crate::{
    formats::trf::Header,
    tiebreak::{Order, TieBreak, TieBreakError},
};

/// The order by which the report ranks: record 212 if it is there and says more than 202; otherwise the points and the
/// tie-breaks of 202.
///
/// # Errors
/// An unknown code, with the records that contain it.
pub fn order_of(header: &Header) -> Result<Order, (&'static [&'static str], TieBreakError)> {
    if !header.standings_order.is_empty() {
        return Order::parse(&header.standings_order).map_err(|error| (&["212"][..], error));
    }
    let list: Result<Vec<TieBreak>, TieBreakError> =
        header.tie_breaks.iter().map(|code| code.parse()).collect();
    list.map(|list| Order::after_points(&list))
        .map_err(|error| (&["202", "212"][..], error))
}
