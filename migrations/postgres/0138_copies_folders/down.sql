DROP TABLE copies_folders;
