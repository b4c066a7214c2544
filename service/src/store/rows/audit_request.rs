//! Writes a row of the trail together with its request, on PostgreSQL.

use diesel::{
    PgConnection, QueryResult, RunQueryDsl,
    pg::Pg,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    sql_types::{Integer, Nullable, Text, Timestamp},
};

use super::new_audit::NewAudit;

/// A row of the trail and its request in one statement, and so in one message to PostgreSQL. SQLite has no INSERT
/// within a query, and no messages.
pub(super) struct WithRequest<'a> {
    pub row: &'a NewAudit<'a>,
    pub hash: &'a str,
    pub key: &'a str,
    pub actor: &'a str,
}

impl QueryFragment<Pg> for WithRequest<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        let row = self.row;
        out.push_sql(
            "WITH written AS (INSERT INTO audit \
             (at, user_id, actor, action, tournament_id, subject, before, after, hash) VALUES (",
        );
        out.push_bind_param::<Timestamp, _>(&row.at)?;
        out.push_sql(", ");
        out.push_bind_param::<Nullable<Integer>, _>(&row.user_id)?;
        out.push_sql(", ");
        out.push_bind_param::<Text, _>(row.actor)?;
        out.push_sql(", ");
        out.push_bind_param::<Text, _>(row.action)?;
        out.push_sql(", ");
        out.push_bind_param::<Nullable<Integer>, _>(&row.tournament_id)?;
        for text in [row.subject, row.before, row.after, self.hash] {
            out.push_sql(", ");
            out.push_bind_param::<Text, _>(text)?;
        }
        out.push_sql(
            ") RETURNING id), remembered AS (INSERT INTO idempotency \
             (key, actor, subject, at, audit_id) SELECT ",
        );
        for text in [self.key, self.actor, row.subject] {
            out.push_bind_param::<Text, _>(text)?;
            out.push_sql(", ");
        }
        out.push_bind_param::<Timestamp, _>(&row.at)?;
        out.push_sql(", id FROM written) SELECT id FROM written");
        Ok(())
    }
}

impl QueryId for WithRequest<'_> {
    type QueryId = WithRequest<'static>;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for WithRequest<'_> {
    type SqlType = Integer;
}

impl RunQueryDsl<PgConnection> for WithRequest<'_> {}
