DROP TABLE tournament_reports;
