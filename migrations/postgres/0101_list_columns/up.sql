-- What an administrator said that a heading of a federation's rating lists means: the code of a column, empty where it is left
-- aside. Next month's list of the same source is read by it.
CREATE TABLE list_columns (
    id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source TEXT NOT NULL CHECK (length(source) BETWEEN 1 AND 40),
    heading TEXT NOT NULL CHECK (length(heading) BETWEEN 1 AND 80),
    meaning TEXT NOT NULL,
    UNIQUE (source, heading)
);
