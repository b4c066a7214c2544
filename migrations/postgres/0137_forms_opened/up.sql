-- Whether the form was ever open: one that is only being prepared closes nothing. Of those that are closed now the trail tells.
ALTER TABLE entry_doors ADD COLUMN was_opened BOOLEAN NOT NULL DEFAULT FALSE;

UPDATE entry_doors SET was_opened = TRUE
    WHERE is_open OR EXISTS (
        SELECT 1 FROM audit
            WHERE audit.tournament_id = entry_doors.tournament_id AND audit.action = 'tournament.door'
                AND (audit."before" LIKE '%"door_open":"1"%' OR audit."after" LIKE '%"door_open":"1"%')
    );
