DROP TABLE feed_troubles;
DROP TABLE feeds;
