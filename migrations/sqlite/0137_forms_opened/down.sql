ALTER TABLE entry_doors DROP COLUMN was_opened;
