-- How much of a participant's name is shown, and where: what they or their guardian chose.
ALTER TABLE entries ADD COLUMN name_shown TEXT NOT NULL DEFAULT 'unsaid';
ALTER TABLE entries ADD COLUMN publication TEXT NOT NULL DEFAULT 'federation';

ALTER TABLE entries
    ADD CONSTRAINT entries_name_shown_word
        CHECK (name_shown IN ('unsaid', 'whole', 'initial')) NOT VALID,
    ADD CONSTRAINT entries_publication_word
        CHECK (publication IN ('hall', 'web', 'federation')) NOT VALID;
