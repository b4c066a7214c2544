DROP TABLE seat_calls;
DROP TABLE seat_reports;
DROP TABLE seat_keys;
