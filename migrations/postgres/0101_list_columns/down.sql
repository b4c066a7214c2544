DROP TABLE list_columns;
