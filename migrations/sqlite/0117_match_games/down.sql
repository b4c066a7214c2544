DROP TABLE match_games;
