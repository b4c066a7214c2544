-- The pairing system: until now every tournament was paired by the Dutch one. `type_code` is the code of TRF record 192
-- with which another system came, as the report had it.
ALTER TABLE tournament_rules ADD COLUMN pairing_system TEXT NOT NULL DEFAULT 'dutch';
ALTER TABLE tournament_rules ADD COLUMN type_code TEXT NOT NULL DEFAULT '';

-- Words out of closed sets: a new one is refused. NOT VALID: a row of before that holds another word stays as it
-- is, and readable to whoever knows the word.

ALTER TABLE clubs
    ADD CONSTRAINT clubs_status_word
        CHECK (status IN ('pending', 'approved', 'rejected')) NOT VALID;

ALTER TABLE invitations
    ADD CONSTRAINT invitations_kind_word
        CHECK (kind IN ('first-admin', 'password', 'reset')) NOT VALID;

ALTER TABLE attempts
    ADD CONSTRAINT attempts_kind_word
        CHECK (kind IN ('log-in', 'old-password', 'noted', 'club')) NOT VALID;

ALTER TABLE players
    ADD CONSTRAINT players_sex_word
        CHECK (sex IN ('m', 'w')) NOT VALID,
    ADD CONSTRAINT players_title_word
        CHECK (title IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH')) NOT VALID;

ALTER TABLE tournaments
    ADD CONSTRAINT tournaments_kind_word
        CHECK (kind IN ('standard', 'rapid', 'blitz')) NOT VALID,
    ADD CONSTRAINT tournaments_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-1952')) NOT VALID,
    ADD CONSTRAINT tournaments_initial_colour_word
        CHECK (initial_colour IN ('white', 'black')) NOT VALID,
    ADD CONSTRAINT tournaments_state_word
        CHECK (state IN ('registration', 'running', 'finished')) NOT VALID;

ALTER TABLE tournament_rules
    ADD CONSTRAINT tournament_rules_pairing_system_word
        CHECK (pairing_system IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'knock-out', 'team-swiss',
             'team-round-robin', 'unknown')) NOT VALID,
    ADD CONSTRAINT tournament_rules_pairing_edition_word
        CHECK (pairing_edition IN ('2026', '2017')) NOT VALID,
    ADD CONSTRAINT tournament_rules_acceleration_word
        CHECK (acceleration IN ('none', 'baku', 'listed')) NOT VALID,
    ADD CONSTRAINT tournament_rules_tie_break_edition_word
        CHECK (tie_break_edition IN ('2026-03', '2024-08')) NOT VALID,
    ADD CONSTRAINT tournament_rules_remaining_ties_word
        CHECK (remaining_ties IN ('shared', 'number', 'lots')) NOT VALID;

ALTER TABLE tournament_arbiters
    ADD CONSTRAINT tournament_arbiters_role_word
        CHECK (role IN ('chief', 'deputy')) NOT VALID;

ALTER TABLE entries
    ADD CONSTRAINT entries_sex_word
        CHECK (sex IN ('m', 'w')) NOT VALID,
    ADD CONSTRAINT entries_title_word
        CHECK (title IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH')) NOT VALID,
    ADD CONSTRAINT entries_entered_by_word
        CHECK (entered_by IN ('arbiter', 'club', 'admin')) NOT VALID;

ALTER TABLE byes
    ADD CONSTRAINT byes_kind_word
        CHECK (kind IN ('U', 'F', 'H', 'Z')) NOT VALID;

ALTER TABLE presence
    ADD CONSTRAINT presence_answer_word
        CHECK (answer IN ('absent', 'awaited')) NOT VALID;

ALTER TABLE rounds
    ADD CONSTRAINT rounds_state_word
        CHECK (state IN ('draft', 'published')) NOT VALID;

ALTER TABLE pairings
    ADD CONSTRAINT pairings_result_word
        CHECK (result IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj')) NOT VALID,
    ADD CONSTRAINT pairings_result_cause_word
        CHECK (result_cause IN
            ('checkmate', 'resignation', 'stalemate', 'dead-position', 'agreement', 'default-time',
             'flag', 'both-flags', 'illegal-moves', 'illegal-position', 'threefold-claim',
             'fifty-moves-claim', 'fivefold-repetition', 'seventy-five-moves', 'device', 'refusal',
             'penalty', 'abandoned', 'emergency', 'arbiters-decision')) NOT VALID;

ALTER TABLE games
    ADD CONSTRAINT games_rules_edition_word
        CHECK (rules_edition IN ('fide-2023', 'fide-1952')) NOT VALID;

ALTER TABLE incidents
    ADD CONSTRAINT incidents_kind_word
        CHECK (kind IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'late', 'disturbance', 'health',
             'appeal', 'ended', 'withdrawn')) NOT VALID,
    ADD CONSTRAINT incidents_colour_word
        CHECK (colour IN ('white', 'black')) NOT VALID;

ALTER TABLE arbitration
    ADD CONSTRAINT arbitration_supervision_word
        CHECK (supervision IN ('full', 'partial')) NOT VALID,
    ADD CONSTRAINT arbitration_period_switch_word
        CHECK (period_switch IN ('moves', 'zero')) NOT VALID;

ALTER TABLE result_conflicts
    ADD CONSTRAINT result_conflicts_wanted_word
        CHECK (wanted IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj')) NOT VALID,
    ADD CONSTRAINT result_conflicts_stood_word
        CHECK (stood IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj')) NOT VALID,
    ADD CONSTRAINT result_conflicts_settled_word
        CHECK (settled IN ('chosen', 'agreed', 'replaced', 'withdrawn')) NOT VALID;
