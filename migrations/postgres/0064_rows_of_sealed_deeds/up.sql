-- The rows that a sealed deed names by their numbers, as they are here and in the order in which it names them, so that
-- what was done on another machine can be undone on this one. Empty where it names none, and in archives without them.
ALTER TABLE sealed_trail ADD COLUMN named TEXT NOT NULL DEFAULT '';
