-- Players by the beginning of any of their names: each word of the folded name, followed by the others in their order
-- (`rossi mario`, `mario rossi`). What is missing is filled in when the program starts.
CREATE TABLE player_names (
    key TEXT NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players(id),
    PRIMARY KEY (key, player_id)
) STRICT;

CREATE INDEX player_names_player_id ON player_names (player_id);
CREATE INDEX players_national_id ON players (national_id);
