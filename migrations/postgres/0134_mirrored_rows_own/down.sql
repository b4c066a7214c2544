DROP INDEX mirrored_rows_own;
