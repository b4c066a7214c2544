DROP TABLE report_lines;
