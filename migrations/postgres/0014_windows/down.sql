DROP INDEX clubs_status_region;
DROP INDEX entries_club_id_tournament_id;
DROP INDEX tournaments_unknown_state;
DROP INDEX tournaments_start_date;
DROP INDEX tournaments_state_start_date;
