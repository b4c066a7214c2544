ALTER TABLE tournaments DROP COLUMN more_than_fifty;
