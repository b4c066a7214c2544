-- The rating list that the rating of an entry was taken from, "standard 2026-11-01 FIDE"; empty where it was typed, or is of before.
ALTER TABLE entries ADD COLUMN rating_list TEXT NOT NULL DEFAULT '';
