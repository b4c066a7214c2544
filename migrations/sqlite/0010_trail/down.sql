DROP TRIGGER audit_no_backdating;
DROP TRIGGER audit_no_replace;
DROP TRIGGER audit_no_update;
ALTER TABLE audit DROP COLUMN hash;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
ALTER TABLE entries DROP COLUMN entered_by;
ALTER TABLE users DROP COLUMN may_create_tournaments;
