-- Resumption of adjourned games (Guidelines I.9 to I.13) and the last two minutes without increment (Guidelines III).
DROP TRIGGER incidents_words_new;
DROP TRIGGER incidents_words_changed;

CREATE TRIGGER incidents_words_new BEFORE INSERT ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'resumption', 'quickplay', 'health', 'appeal',
             'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour NOT IN ('white', 'black');
END;
CREATE TRIGGER incidents_words_changed BEFORE
    UPDATE OF kind, colour ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'resumption', 'quickplay', 'health', 'appeal',
             'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour IS NOT OLD.colour AND NEW.colour NOT IN ('white', 'black');
END;
