-- Whether what captains handed in for a match of a schedule stands at its boards for everybody to see.
ALTER TABLE team_matches ADD COLUMN is_open BOOLEAN NOT NULL DEFAULT FALSE;
