-- Making tournaments is a right that an administrator gives. Who is an arbiter already keeps it.
ALTER TABLE users ADD COLUMN may_create_tournaments INTEGER NOT NULL DEFAULT 0;
UPDATE users SET may_create_tournaments = 1 WHERE id IN (SELECT user_id FROM tournament_arbiters);

-- Who entered somebody: 'club' (the secretary of the club), 'admin', or 'arbiter'. Of older entries nobody knows.
ALTER TABLE entries ADD COLUMN entered_by TEXT NOT NULL DEFAULT 'arbiter';

-- The hash chain: SHA-256 over the row before of the same tournament and this row. It is set once; rows of before are
-- hashed when the program starts.
DROP TRIGGER audit_no_update;
ALTER TABLE audit ADD COLUMN hash TEXT NOT NULL DEFAULT '';
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
    WHEN OLD.hash <> '' OR NEW.id IS NOT OLD.id OR NEW.at IS NOT OLD.at OR NEW.user_id IS NOT OLD.user_id
        OR NEW.actor IS NOT OLD.actor OR NEW.action IS NOT OLD.action OR NEW.tournament_id IS NOT OLD.tournament_id
        OR NEW.subject IS NOT OLD.subject OR NEW.before IS NOT OLD.before OR NEW.after IS NOT OLD.after
    BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
-- INSERT OR REPLACE deletes without asking the trigger of DELETE.
CREATE TRIGGER audit_no_replace BEFORE INSERT ON audit WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
    BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
-- A new row comes after all others.
CREATE TRIGGER audit_no_backdating AFTER INSERT ON audit WHEN NEW.id < (SELECT max(id) FROM audit) OR NEW.id < 1
    BEGIN SELECT RAISE(ABORT, 'audit is append-only'); END;
