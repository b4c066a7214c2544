-- Adjourned games: the envelope and the sealed move (Guidelines I).
ALTER TABLE incidents
    DROP CONSTRAINT incidents_kind_word,
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'health', 'appeal', 'ended', 'withdrawn')) NOT VALID;
ALTER TABLE pairings
    DROP CONSTRAINT pairings_result_cause_word,
    ADD CONSTRAINT pairings_result_cause_word
        CHECK (result_cause IN
            ('checkmate', 'resignation', 'stalemate', 'dead-position', 'agreement', 'default-time',
             'flag', 'both-flags', 'illegal-moves', 'illegal-position', 'threefold-claim',
             'fifty-moves-claim', 'fivefold-repetition', 'seventy-five-moves', 'device', 'refusal',
             'penalty', 'adjournment', 'sealed-move', 'abandoned', 'emergency', 'arbiters-decision')) NOT VALID;
