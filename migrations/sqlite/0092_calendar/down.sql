DROP INDEX tournaments_end_date;
DROP TABLE tournament_words;
