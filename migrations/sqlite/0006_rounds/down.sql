DROP TABLE presence;
ALTER TABLE tournaments DROP COLUMN initial_colour_lot;
ALTER TABLE rounds DROP COLUMN basis;
