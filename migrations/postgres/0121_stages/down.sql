DROP TABLE qualified;
DROP TABLE stages;
