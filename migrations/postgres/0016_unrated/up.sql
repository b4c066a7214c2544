-- What the rating tie-breaks do with unrated participants (C.07 art. 10), and the rating with which they count.
ALTER TABLE tournament_rules ADD COLUMN unrated TEXT NOT NULL DEFAULT 'drop';
ALTER TABLE tournament_rules ADD COLUMN unrated_rating INTEGER;
ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_unrated_word
        CHECK (unrated IN ('drop', 'count-as', 'leave-out')) NOT VALID;
