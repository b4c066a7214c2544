DROP TABLE list_vocabularies;
DROP TABLE list_words;
DROP TABLE list_players;
DROP TABLE rating_lists;
