-- What an arbiter changed in a draft, newest last, as JSON; NULL for a draft that nobody changed by hand.
ALTER TABLE rounds ADD COLUMN by_hand TEXT;

-- Why a published round is not the one that the rules gave; NULL for a round that is.
ALTER TABLE rounds ADD COLUMN by_hand_reason TEXT;
