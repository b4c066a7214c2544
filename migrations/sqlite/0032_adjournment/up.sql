-- Adjourned games: the envelope and the sealed move (Guidelines I).
DROP TRIGGER pairings_words_new;
DROP TRIGGER pairings_words_changed;
DROP TRIGGER incidents_words_new;
DROP TRIGGER incidents_words_changed;

CREATE TRIGGER pairings_words_new BEFORE INSERT ON pairings BEGIN
    SELECT RAISE(ABORT, 'pairings.result: not a word of this version')
        WHERE NEW.result NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'pairings.result_cause: not a word of this version')
        WHERE NEW.result_cause NOT IN
            ('checkmate', 'resignation', 'stalemate', 'dead-position', 'agreement', 'default-time',
             'flag', 'both-flags', 'illegal-moves', 'illegal-position', 'threefold-claim',
             'fifty-moves-claim', 'fivefold-repetition', 'seventy-five-moves', 'device', 'refusal',
             'penalty', 'adjournment', 'sealed-move', 'abandoned', 'emergency', 'arbiters-decision');
END;
CREATE TRIGGER pairings_words_changed BEFORE
    UPDATE OF result, result_cause ON pairings BEGIN
    SELECT RAISE(ABORT, 'pairings.result: not a word of this version')
        WHERE NEW.result IS NOT OLD.result AND NEW.result NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'pairings.result_cause: not a word of this version')
        WHERE NEW.result_cause IS NOT OLD.result_cause AND NEW.result_cause NOT IN
            ('checkmate', 'resignation', 'stalemate', 'dead-position', 'agreement', 'default-time',
             'flag', 'both-flags', 'illegal-moves', 'illegal-position', 'threefold-claim',
             'fifty-moves-claim', 'fivefold-repetition', 'seventy-five-moves', 'device', 'refusal',
             'penalty', 'adjournment', 'sealed-move', 'abandoned', 'emergency', 'arbiters-decision');
END;

CREATE TRIGGER incidents_words_new BEFORE INSERT ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'health', 'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour NOT IN ('white', 'black');
END;
CREATE TRIGGER incidents_words_changed BEFORE
    UPDATE OF kind, colour ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'health', 'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour IS NOT OLD.colour AND NEW.colour NOT IN ('white', 'black');
END;
