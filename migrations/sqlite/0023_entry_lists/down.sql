DROP TABLE list_headings;
DROP TABLE listed_entries;
