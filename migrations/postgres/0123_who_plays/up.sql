-- Who may play for a team: the order of its boards and by how many rating points it may be broken, how many a list names at most,
-- who must be among those who play, and how many minutes before the round captains hand in.
ALTER TABLE team_rules ADD COLUMN board_order TEXT NOT NULL DEFAULT 'free';
ALTER TABLE team_rules ADD COLUMN order_tolerance INTEGER NOT NULL DEFAULT 0 CHECK (order_tolerance BETWEEN 0 AND 1000);
ALTER TABLE team_rules ADD COLUMN most_members INTEGER CHECK (most_members BETWEEN 1 AND 99);
ALTER TABLE team_rules ADD COLUMN quotas TEXT NOT NULL DEFAULT '';
ALTER TABLE team_rules ADD COLUMN hand_in_minutes INTEGER CHECK (hand_in_minutes BETWEEN 0 AND 10080);

ALTER TABLE team_rules
    ADD CONSTRAINT team_rules_board_order_word
        CHECK (board_order IN ('free', 'rating', 'category')) NOT VALID;
