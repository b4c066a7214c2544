-- The folder to which a program that was started by hand copies its data, as an administrator named it.
CREATE TABLE copies_folders (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    folder TEXT NOT NULL CHECK (folder <> '')
);
