DROP INDEX clubs_organiser;
ALTER TABLE clubs DROP COLUMN organiser_id;
DROP TABLE organised;
DROP TABLE organiser_people;
DROP TABLE organisers;
