CREATE INDEX entries_tournament_id ON entries (tournament_id);
DROP INDEX entries_tournament_id_withdrawn_after;
