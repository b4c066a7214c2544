-- The address of a player's page holds no number that can be counted through: sixteen hexadecimal digits by chance.
ALTER TABLE players ADD COLUMN code TEXT NOT NULL DEFAULT '';
UPDATE players SET code = lower(hex(randomblob(8)));
CREATE UNIQUE INDEX players_code ON players (code);
