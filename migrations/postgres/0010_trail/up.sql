-- Making tournaments is a right that an administrator gives. Who is an arbiter already keeps it.
ALTER TABLE users ADD COLUMN may_create_tournaments BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE users SET may_create_tournaments = TRUE WHERE id IN (SELECT user_id FROM tournament_arbiters);

-- Who entered somebody: 'club' (the secretary of the club), 'admin', or 'arbiter'. Of older entries nobody knows.
ALTER TABLE entries ADD COLUMN entered_by TEXT NOT NULL DEFAULT 'arbiter';

-- The hash chain: SHA-256 over the row before of the same tournament and this row. It is set once; rows of before are
-- hashed when the program starts.
ALTER TABLE audit ADD COLUMN hash TEXT NOT NULL DEFAULT '';
DROP TRIGGER audit_no_change ON audit;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
    FOR EACH ROW WHEN (
        OLD.hash <> '' OR NEW.id IS DISTINCT FROM OLD.id OR NEW.at IS DISTINCT FROM OLD.at
        OR NEW.user_id IS DISTINCT FROM OLD.user_id OR NEW.actor IS DISTINCT FROM OLD.actor
        OR NEW.action IS DISTINCT FROM OLD.action OR NEW.tournament_id IS DISTINCT FROM OLD.tournament_id
        OR NEW.subject IS DISTINCT FROM OLD.subject OR NEW.before IS DISTINCT FROM OLD.before
        OR NEW.after IS DISTINCT FROM OLD.after
    ) EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
