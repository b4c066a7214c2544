-- The pairing system: until now every tournament was paired by the Dutch one. `type_code` is the code of TRF record 192
-- with which another system came, as the report had it.
ALTER TABLE tournament_rules ADD COLUMN pairing_system TEXT NOT NULL DEFAULT 'dutch';
ALTER TABLE tournament_rules ADD COLUMN type_code TEXT NOT NULL DEFAULT '';

-- Words out of closed sets: a new one is refused. Triggers and not CHECKs, because a CHECK would mean to build every
-- table anew. A row of before that holds another word stays as it is, and readable to whoever knows the word.

CREATE TRIGGER clubs_words_new BEFORE INSERT ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status NOT IN ('pending', 'approved', 'rejected');
END;
CREATE TRIGGER clubs_words_changed BEFORE
    UPDATE OF status ON clubs BEGIN
    SELECT RAISE(ABORT, 'clubs.status: not a word of this version')
        WHERE NEW.status IS NOT OLD.status AND NEW.status NOT IN ('pending', 'approved', 'rejected');
END;

CREATE TRIGGER invitations_words_new BEFORE INSERT ON invitations BEGIN
    SELECT RAISE(ABORT, 'invitations.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('first-admin', 'password', 'reset');
END;
CREATE TRIGGER invitations_words_changed BEFORE
    UPDATE OF kind ON invitations BEGIN
    SELECT RAISE(ABORT, 'invitations.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('first-admin', 'password', 'reset');
END;

CREATE TRIGGER attempts_words_new BEFORE INSERT ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club');
END;
CREATE TRIGGER attempts_words_changed BEFORE
    UPDATE OF kind ON attempts BEGIN
    SELECT RAISE(ABORT, 'attempts.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('log-in', 'old-password', 'noted', 'club');
END;

CREATE TRIGGER players_words_new BEFORE INSERT ON players BEGIN
    SELECT RAISE(ABORT, 'players.sex: not a word of this version')
        WHERE NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'players.title: not a word of this version')
        WHERE NEW.title NOT IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
END;
CREATE TRIGGER players_words_changed BEFORE
    UPDATE OF sex, title ON players BEGIN
    SELECT RAISE(ABORT, 'players.sex: not a word of this version')
        WHERE NEW.sex IS NOT OLD.sex AND NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'players.title: not a word of this version')
        WHERE NEW.title IS NOT OLD.title AND NEW.title NOT IN
            ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
END;

CREATE TRIGGER tournaments_words_new BEFORE INSERT ON tournaments BEGIN
    SELECT RAISE(ABORT, 'tournaments.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('standard', 'rapid', 'blitz');
    SELECT RAISE(ABORT, 'tournaments.rules_edition: not a word of this version')
        WHERE NEW.rules_edition NOT IN ('fide-2023', 'fide-1952');
    SELECT RAISE(ABORT, 'tournaments.initial_colour: not a word of this version')
        WHERE NEW.initial_colour NOT IN ('white', 'black');
    SELECT RAISE(ABORT, 'tournaments.state: not a word of this version')
        WHERE NEW.state NOT IN ('registration', 'running', 'finished');
END;
CREATE TRIGGER tournaments_words_changed BEFORE
    UPDATE OF kind, rules_edition, initial_colour, state ON tournaments BEGIN
    SELECT RAISE(ABORT, 'tournaments.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('standard', 'rapid', 'blitz');
    SELECT RAISE(ABORT, 'tournaments.rules_edition: not a word of this version')
        WHERE NEW.rules_edition IS NOT OLD.rules_edition AND NEW.rules_edition NOT IN ('fide-2023', 'fide-1952');
    SELECT RAISE(ABORT, 'tournaments.initial_colour: not a word of this version')
        WHERE NEW.initial_colour IS NOT OLD.initial_colour AND NEW.initial_colour NOT IN ('white', 'black');
    SELECT RAISE(ABORT, 'tournaments.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('registration', 'running', 'finished');
END;

CREATE TRIGGER tournament_rules_words_new BEFORE INSERT ON tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.pairing_system: not a word of this version')
        WHERE NEW.pairing_system NOT IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'knock-out', 'team-swiss',
             'team-round-robin', 'unknown');
    SELECT RAISE(ABORT, 'tournament_rules.pairing_edition: not a word of this version')
        WHERE NEW.pairing_edition NOT IN ('2026', '2017');
    SELECT RAISE(ABORT, 'tournament_rules.acceleration: not a word of this version')
        WHERE NEW.acceleration NOT IN ('none', 'baku', 'listed');
    SELECT RAISE(ABORT, 'tournament_rules.tie_break_edition: not a word of this version')
        WHERE NEW.tie_break_edition NOT IN ('2026-03', '2024-08');
    SELECT RAISE(ABORT, 'tournament_rules.remaining_ties: not a word of this version')
        WHERE NEW.remaining_ties NOT IN ('shared', 'number', 'lots');
END;
CREATE TRIGGER tournament_rules_words_changed BEFORE
    UPDATE OF pairing_system, pairing_edition, acceleration, tie_break_edition, remaining_ties ON
    tournament_rules BEGIN
    SELECT RAISE(ABORT, 'tournament_rules.pairing_system: not a word of this version')
        WHERE NEW.pairing_system IS NOT OLD.pairing_system AND NEW.pairing_system NOT IN
            ('dutch', 'dubov', 'burstein', 'lim', 'double-swiss', 'custom-swiss', 'round-robin',
             'double-round-robin', 'schiller', 'scheveningen', 'knock-out', 'team-swiss',
             'team-round-robin', 'unknown');
    SELECT RAISE(ABORT, 'tournament_rules.pairing_edition: not a word of this version')
        WHERE NEW.pairing_edition IS NOT OLD.pairing_edition AND NEW.pairing_edition NOT IN ('2026', '2017');
    SELECT RAISE(ABORT, 'tournament_rules.acceleration: not a word of this version')
        WHERE NEW.acceleration IS NOT OLD.acceleration AND NEW.acceleration NOT IN ('none', 'baku', 'listed');
    SELECT RAISE(ABORT, 'tournament_rules.tie_break_edition: not a word of this version')
        WHERE NEW.tie_break_edition IS NOT OLD.tie_break_edition AND NEW.tie_break_edition NOT IN
            ('2026-03', '2024-08');
    SELECT RAISE(ABORT, 'tournament_rules.remaining_ties: not a word of this version')
        WHERE NEW.remaining_ties IS NOT OLD.remaining_ties AND NEW.remaining_ties NOT IN
            ('shared', 'number', 'lots');
END;

CREATE TRIGGER tournament_arbiters_words_new BEFORE INSERT ON tournament_arbiters BEGIN
    SELECT RAISE(ABORT, 'tournament_arbiters.role: not a word of this version')
        WHERE NEW.role NOT IN ('chief', 'deputy');
END;
CREATE TRIGGER tournament_arbiters_words_changed BEFORE
    UPDATE OF role ON tournament_arbiters BEGIN
    SELECT RAISE(ABORT, 'tournament_arbiters.role: not a word of this version')
        WHERE NEW.role IS NOT OLD.role AND NEW.role NOT IN ('chief', 'deputy');
END;

CREATE TRIGGER entries_words_new BEFORE INSERT ON entries BEGIN
    SELECT RAISE(ABORT, 'entries.sex: not a word of this version')
        WHERE NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'entries.title: not a word of this version')
        WHERE NEW.title NOT IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
    SELECT RAISE(ABORT, 'entries.entered_by: not a word of this version')
        WHERE NEW.entered_by NOT IN ('arbiter', 'club', 'admin');
END;
CREATE TRIGGER entries_words_changed BEFORE
    UPDATE OF sex, title, entered_by ON entries BEGIN
    SELECT RAISE(ABORT, 'entries.sex: not a word of this version')
        WHERE NEW.sex IS NOT OLD.sex AND NEW.sex NOT IN ('m', 'w');
    SELECT RAISE(ABORT, 'entries.title: not a word of this version')
        WHERE NEW.title IS NOT OLD.title AND NEW.title NOT IN
            ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', 'WH');
    SELECT RAISE(ABORT, 'entries.entered_by: not a word of this version')
        WHERE NEW.entered_by IS NOT OLD.entered_by AND NEW.entered_by NOT IN ('arbiter', 'club', 'admin');
END;

CREATE TRIGGER byes_words_new BEFORE INSERT ON byes BEGIN
    SELECT RAISE(ABORT, 'byes.kind: not a word of this version')
        WHERE NEW.kind NOT IN ('U', 'F', 'H', 'Z');
END;
CREATE TRIGGER byes_words_changed BEFORE
    UPDATE OF kind ON byes BEGIN
    SELECT RAISE(ABORT, 'byes.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN ('U', 'F', 'H', 'Z');
END;

CREATE TRIGGER presence_words_new BEFORE INSERT ON presence BEGIN
    SELECT RAISE(ABORT, 'presence.answer: not a word of this version')
        WHERE NEW.answer NOT IN ('absent', 'awaited');
END;
CREATE TRIGGER presence_words_changed BEFORE
    UPDATE OF answer ON presence BEGIN
    SELECT RAISE(ABORT, 'presence.answer: not a word of this version')
        WHERE NEW.answer IS NOT OLD.answer AND NEW.answer NOT IN ('absent', 'awaited');
END;

CREATE TRIGGER rounds_words_new BEFORE INSERT ON rounds BEGIN
    SELECT RAISE(ABORT, 'rounds.state: not a word of this version')
        WHERE NEW.state NOT IN ('draft', 'published');
END;
CREATE TRIGGER rounds_words_changed BEFORE
    UPDATE OF state ON rounds BEGIN
    SELECT RAISE(ABORT, 'rounds.state: not a word of this version')
        WHERE NEW.state IS NOT OLD.state AND NEW.state NOT IN ('draft', 'published');
END;

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
             'penalty', 'abandoned', 'emergency', 'arbiters-decision');
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
             'penalty', 'abandoned', 'emergency', 'arbiters-decision');
END;

CREATE TRIGGER games_words_new BEFORE INSERT ON games BEGIN
    SELECT RAISE(ABORT, 'games.rules_edition: not a word of this version')
        WHERE NEW.rules_edition NOT IN ('fide-2023', 'fide-1952');
END;
CREATE TRIGGER games_words_changed BEFORE
    UPDATE OF rules_edition ON games BEGIN
    SELECT RAISE(ABORT, 'games.rules_edition: not a word of this version')
        WHERE NEW.rules_edition IS NOT OLD.rules_edition AND NEW.rules_edition NOT IN ('fide-2023', 'fide-1952');
END;

CREATE TRIGGER incidents_words_new BEFORE INSERT ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'late', 'disturbance', 'health',
             'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour NOT IN ('white', 'black');
END;
CREATE TRIGGER incidents_words_changed BEFORE
    UPDATE OF kind, colour ON incidents BEGIN
    SELECT RAISE(ABORT, 'incidents.kind: not a word of this version')
        WHERE NEW.kind IS NOT OLD.kind AND NEW.kind NOT IN
            ('illegal', 'illegal-position', 'flag', 'claim', 'offer', 'resignation', 'touched', 'phone',
             'other', 'colours', 'position', 'displaced', 'clock', 'late', 'disturbance', 'health',
             'appeal', 'ended', 'withdrawn');
    SELECT RAISE(ABORT, 'incidents.colour: not a word of this version')
        WHERE NEW.colour IS NOT OLD.colour AND NEW.colour NOT IN ('white', 'black');
END;

CREATE TRIGGER arbitration_words_new BEFORE INSERT ON arbitration BEGIN
    SELECT RAISE(ABORT, 'arbitration.supervision: not a word of this version')
        WHERE NEW.supervision NOT IN ('full', 'partial');
    SELECT RAISE(ABORT, 'arbitration.period_switch: not a word of this version')
        WHERE NEW.period_switch NOT IN ('moves', 'zero');
END;
CREATE TRIGGER arbitration_words_changed BEFORE
    UPDATE OF supervision, period_switch ON arbitration BEGIN
    SELECT RAISE(ABORT, 'arbitration.supervision: not a word of this version')
        WHERE NEW.supervision IS NOT OLD.supervision AND NEW.supervision NOT IN ('full', 'partial');
    SELECT RAISE(ABORT, 'arbitration.period_switch: not a word of this version')
        WHERE NEW.period_switch IS NOT OLD.period_switch AND NEW.period_switch NOT IN ('moves', 'zero');
END;

CREATE TRIGGER result_conflicts_words_new BEFORE INSERT ON result_conflicts BEGIN
    SELECT RAISE(ABORT, 'result_conflicts.wanted: not a word of this version')
        WHERE NEW.wanted NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'result_conflicts.stood: not a word of this version')
        WHERE NEW.stood NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'result_conflicts.settled: not a word of this version')
        WHERE NEW.settled NOT IN ('chosen', 'agreed', 'replaced', 'withdrawn');
END;
CREATE TRIGGER result_conflicts_words_changed BEFORE
    UPDATE OF wanted, stood, settled ON result_conflicts BEGIN
    SELECT RAISE(ABORT, 'result_conflicts.wanted: not a word of this version')
        WHERE NEW.wanted IS NOT OLD.wanted AND NEW.wanted NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'result_conflicts.stood: not a word of this version')
        WHERE NEW.stood IS NOT OLD.stood AND NEW.stood NOT IN
            ('1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-', '0-0', '1/2-0', '0-1/2', 'W-L', 'D-D', 'L-W',
             'adj');
    SELECT RAISE(ABORT, 'result_conflicts.settled: not a word of this version')
        WHERE NEW.settled IS NOT OLD.settled AND NEW.settled NOT IN ('chosen', 'agreed', 'replaced', 'withdrawn');
END;
