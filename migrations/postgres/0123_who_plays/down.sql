ALTER TABLE team_rules DROP COLUMN hand_in_minutes;
ALTER TABLE team_rules DROP COLUMN quotas;
ALTER TABLE team_rules DROP COLUMN most_members;
ALTER TABLE team_rules DROP COLUMN order_tolerance;
ALTER TABLE team_rules DROP COLUMN board_order;
