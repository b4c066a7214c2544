DROP TABLE stations;
