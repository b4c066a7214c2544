ALTER TABLE sealed_trail DROP COLUMN named;
