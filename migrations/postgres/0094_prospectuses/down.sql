DROP TABLE prospectuses;
