DROP TABLE entry_corrections;
