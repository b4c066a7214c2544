-- Whether those who lost the semifinals of a knock-out play for the third place.
ALTER TABLE tournament_rules ADD COLUMN third_place INTEGER NOT NULL DEFAULT 0;
