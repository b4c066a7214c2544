ALTER TABLE pairings DROP COLUMN result_incident;
ALTER TABLE pairings DROP COLUMN result_article;
ALTER TABLE pairings DROP COLUMN result_cause;
ALTER TABLE incidents DROP COLUMN detail;
DROP TABLE arbitration;
