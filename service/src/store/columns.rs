//! The columns of a row, for both databases.

use diesel::{Connection, Selectable, SelectableHelper, dsl::AsSelect};

use super::Conn;

/// The backend of both databases for diesel.
type Both = <Conn as Connection>::Backend;

/// The columns that a query selects for a row: `R::as_select()` with the backend named. If the backend must be
/// inferred, the compiler proves the whole query again at each step: half a minute for the 90 columns of a tournament,
/// instead of a tenth of a second. Rows with many columns use it.
pub(super) fn columns<R: Selectable<Both>>() -> AsSelect<R, Both> {
    R::as_select()
}
