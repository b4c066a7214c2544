-- Lists are read a window at a time, so that they cost the same however many tournaments there are: by state and newest
-- first, those of a state that this version does not know, and a club's tournaments by its entries.
CREATE INDEX tournaments_state_start_date ON tournaments (state, start_date, id);
CREATE INDEX tournaments_start_date ON tournaments (start_date, id);
CREATE INDEX tournaments_unknown_state ON tournaments (id) WHERE state NOT IN ('registration', 'running', 'finished');
CREATE INDEX entries_club_id_tournament_id ON entries (club_id, tournament_id);
CREATE INDEX clubs_status_region ON clubs (status, region);
