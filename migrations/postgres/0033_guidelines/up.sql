-- Resumption of adjourned games (Guidelines I.9 to I.13) and the last two minutes without increment (Guidelines III).
ALTER TABLE incidents
    DROP CONSTRAINT incidents_kind_word,
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'resumption', 'quickplay', 'health', 'appeal',
             'ended', 'withdrawn')) NOT VALID;
