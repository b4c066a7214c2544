-- When what serves to reach those who asked to play was forgotten: their event is long over.
CREATE TABLE contacts_gone (
    tournament_id INTEGER PRIMARY KEY NOT NULL REFERENCES tournaments(id),
    gone_at TIMESTAMP NOT NULL
);
