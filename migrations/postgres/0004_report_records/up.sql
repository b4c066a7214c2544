-- What a report says and exports give back: the days of the rounds (TRF 132), `2026-11-21,,2026-11-22` by round;
-- the federation and the method of the starting ranks (172), `ITA FIDON`. Empty where it says nothing.
ALTER TABLE tournaments ADD COLUMN round_dates TEXT NOT NULL DEFAULT '';
ALTER TABLE tournaments ADD COLUMN ranking_method TEXT NOT NULL DEFAULT '';
