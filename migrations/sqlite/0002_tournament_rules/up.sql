-- What an event chooses for pairing and ranking; one row a tournament. Points in half-points.
CREATE TABLE tournament_rules (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    pairing_edition TEXT NOT NULL,
    acceleration TEXT NOT NULL,
    tie_break_edition TEXT NOT NULL,
    remaining_ties TEXT NOT NULL,
    lots_seed TEXT NOT NULL,
    forfeit_win INTEGER NOT NULL,
    forfeit_loss INTEGER NOT NULL,
    full_point_bye INTEGER NOT NULL,
    half_point_bye INTEGER NOT NULL,
    zero_point_bye INTEGER NOT NULL
) STRICT;

-- Until now forfeits and byes followed win and draw.
INSERT INTO tournament_rules
    SELECT id, '2026', 'none', '2026-03', 'shared', '', win, 0, win, draw, 0 FROM tournaments;
UPDATE tournament_rules SET acceleration = 'listed'
    WHERE tournament_id IN (SELECT tournament_id FROM accelerations);
