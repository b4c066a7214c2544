-- Deputies were separated by commas; a name as reports write it has a comma of its own, so semicolons separate them.
UPDATE tournaments SET deputy_arbiters = REPLACE(REPLACE(deputy_arbiters, ', ', ','), ',', '; ')
    WHERE deputy_arbiters LIKE '%,%' AND deputy_arbiters NOT LIKE '%;%';
