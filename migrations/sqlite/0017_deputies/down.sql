UPDATE tournaments SET deputy_arbiters = REPLACE(deputy_arbiters, '; ', ', ')
    WHERE deputy_arbiters LIKE '%; %';
