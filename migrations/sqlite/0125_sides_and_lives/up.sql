-- Of how many sides an event of the Schiller, Hutton or Molter system is, and how many rounds of its table one of the last plays; 0 in
-- other events. How many ties somebody loses before a knock-out puts them out.
ALTER TABLE tournament_rules ADD COLUMN sides INTEGER NOT NULL DEFAULT 0 CHECK (sides BETWEEN 0 AND 100);
ALTER TABLE tournament_rules ADD COLUMN table_rounds INTEGER NOT NULL DEFAULT 0 CHECK (table_rounds BETWEEN 0 AND 99);
ALTER TABLE tournament_rules ADD COLUMN lives INTEGER NOT NULL DEFAULT 1 CHECK (lives IN (1, 2));
