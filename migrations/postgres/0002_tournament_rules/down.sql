DROP TABLE tournament_rules;
