-- Who enters a section by its form: ratings from and to (NULL: no limit), and how many of one club before the others wait.
ALTER TABLE entry_doors ADD COLUMN rating_least INTEGER CHECK (rating_least BETWEEN 1 AND 3999);
ALTER TABLE entry_doors ADD COLUMN rating_most INTEGER CHECK (rating_most BETWEEN 1 AND 3999);
ALTER TABLE entry_doors ADD COLUMN club_places INTEGER CHECK (club_places >= 1);
