DROP TABLE kept_opinions;
