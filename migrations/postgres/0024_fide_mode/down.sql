ALTER TABLE tournaments DROP COLUMN fide_left_reason;
ALTER TABLE tournaments DROP COLUMN fide_left_round;
