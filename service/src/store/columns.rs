//! The columns of a row, for whichever of the two databases there is.

use diesel::{Connection, Selectable, SelectableHelper, dsl::AsSelect};

use super::Conn;

/// What both databases are to diesel.
type Both = <Conn as Connection>::Backend;

/// What a query selects for a row; `R::as_select()` with the backend named. Where that is left to be inferred, the
/// compiler proves the whole query again at each of its steps: half a minute for the 90 columns of a tournament, with
/// this a tenth of a second. Rows of many columns use it.
pub(super) fn columns<R: Selectable<Both>>() -> AsSelect<R, Both> {
    R::as_select()
}
