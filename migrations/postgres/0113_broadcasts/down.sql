DROP TABLE broadcast_rounds;
DROP TABLE broadcasts;
