-- How much of a participant's name is shown, and where: what they or their guardian chose.
ALTER TABLE entries ADD COLUMN name_shown TEXT NOT NULL DEFAULT 'unsaid';
ALTER TABLE entries ADD COLUMN publication TEXT NOT NULL DEFAULT 'federation';

CREATE TRIGGER entries_publication_new BEFORE INSERT ON entries BEGIN
    SELECT RAISE(ABORT, 'entries.name_shown: not a word of this version')
        WHERE NEW.name_shown NOT IN ('unsaid', 'whole', 'initial');
    SELECT RAISE(ABORT, 'entries.publication: not a word of this version')
        WHERE NEW.publication NOT IN ('hall', 'web', 'federation');
END;
CREATE TRIGGER entries_publication_changed BEFORE
    UPDATE OF name_shown, publication ON entries BEGIN
    SELECT RAISE(ABORT, 'entries.name_shown: not a word of this version')
        WHERE NEW.name_shown IS NOT OLD.name_shown AND NEW.name_shown NOT IN ('unsaid', 'whole', 'initial');
    SELECT RAISE(ABORT, 'entries.publication: not a word of this version')
        WHERE NEW.publication IS NOT OLD.publication AND NEW.publication NOT IN ('hall', 'web', 'federation');
END;
