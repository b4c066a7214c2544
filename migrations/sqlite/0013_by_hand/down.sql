ALTER TABLE rounds DROP COLUMN by_hand_reason;
ALTER TABLE rounds DROP COLUMN by_hand;
