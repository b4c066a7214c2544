ALTER TABLE incidents
    DROP CONSTRAINT incidents_kind_word,
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'pausing', 'late', 'disturbance',
             'refusal', 'penalty', 'adjourned', 'sealed', 'health', 'appeal', 'ended', 'withdrawn')) NOT VALID;
