DROP TABLE line_ups;
