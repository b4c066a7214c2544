DROP TABLE sections;
