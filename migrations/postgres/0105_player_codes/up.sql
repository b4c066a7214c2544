-- The address of a player's page holds no number that can be counted through: sixteen hexadecimal digits by chance. The last
-- digits of a random UUID are all drawn.
ALTER TABLE players ADD COLUMN code TEXT NOT NULL DEFAULT '';
UPDATE players SET code = right(replace(gen_random_uuid()::text, '-', ''), 15) || substr(gen_random_uuid()::text, 1, 1);
CREATE UNIQUE INDEX players_code ON players (code);
ALTER TABLE players ALTER COLUMN code DROP DEFAULT;
