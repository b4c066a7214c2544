//! The servers that use this PostgreSQL database now.

use diesel::{QueryableByName, RunQueryDsl, sql_types::Bool};

use super::{Store, StoreError, run::Run};

#[derive(QueryableByName)]
struct There {
    #[diesel(sql_type = Bool)]
    is_there: bool,
}

impl Store {
    /// The mark of this run.
    #[must_use]
    pub fn run(&self) -> u64 {
        self.shared.run.0
    }

    /// Whether the run with this mark has a connection to the database now. An SQLite file has only this run.
    ///
    /// # Errors
    /// The database cannot be asked.
    pub fn is_present(&self, mark: u64) -> Result<bool, StoreError> {
        if self.is_embedded() {
            return Ok(mark == self.run());
        }
        let name = Run(mark);
        let asked = format!(
            "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = '{name}') AS is_there"
        );
        self.ask(|conn| -> Result<bool, StoreError> {
            let found: There = diesel::sql_query(asked.as_str()).get_result(conn)?;
            Ok(found.is_there)
        })
    }
}
