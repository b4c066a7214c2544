DROP TABLE meeting_days;
