DROP TABLE rating_lists;
