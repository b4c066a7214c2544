DROP INDEX players_national_id;
DROP TABLE player_names;
