-- Lists count who takes part in each tournament of a window: from the index alone, without reading the entries.
CREATE INDEX entries_tournament_id_withdrawn_after ON entries (tournament_id, withdrawn_after);
DROP INDEX entries_tournament_id;
