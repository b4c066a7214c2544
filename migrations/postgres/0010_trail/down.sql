DROP TRIGGER audit_no_truncate ON audit;
DROP TRIGGER audit_no_update ON audit;
DROP TRIGGER audit_no_delete ON audit;
CREATE TRIGGER audit_no_change BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit DROP COLUMN hash;
ALTER TABLE entries DROP COLUMN entered_by;
ALTER TABLE users DROP COLUMN may_create_tournaments;
