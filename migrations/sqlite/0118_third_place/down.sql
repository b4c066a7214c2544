ALTER TABLE tournament_rules DROP COLUMN third_place;
