DROP TABLE deputy_invitations;
DROP TABLE known_devices;
DROP TABLE attempts;
ALTER TABLE sessions DROP COLUMN device;
