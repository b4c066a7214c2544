ALTER TABLE entries DROP COLUMN no_half_point_bye;
ALTER TABLE tournament_rules DROP COLUMN last_rounds_without_byes;
ALTER TABLE tournament_rules DROP COLUMN most_half_point_byes;
DROP TABLE empty_seats;
DROP TABLE round_hours;
DROP TABLE accepted_checks;
DROP TABLE check_ins;
