DROP INDEX idempotency_audit_id;
ALTER TABLE idempotency DROP COLUMN audit_id;
DROP TABLE result_conflicts;
