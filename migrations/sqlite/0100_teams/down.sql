DROP TABLE match_chairs;
DROP TABLE team_matches;
DROP TABLE team_members;
DROP TABLE teams;
DROP TABLE team_rules;
