DROP TABLE handed_over;
DROP TABLE sealed_trail;
