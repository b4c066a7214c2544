-- Positions for which more than 50 moves were announced (Laws of 1952, art. 12.4): `KRB-KR 75`; empty for none.
ALTER TABLE tournaments ADD COLUMN more_than_fifty TEXT NOT NULL DEFAULT '';
