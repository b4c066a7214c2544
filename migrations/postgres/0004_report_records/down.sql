ALTER TABLE tournaments DROP COLUMN ranking_method;
ALTER TABLE tournaments DROP COLUMN round_dates;
