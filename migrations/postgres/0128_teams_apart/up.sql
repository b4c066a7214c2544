-- In how many first rounds two teams of one club do not meet.
ALTER TABLE team_rules ADD COLUMN apart_rounds INTEGER CHECK (apart_rounds BETWEEN 0 AND 99);
