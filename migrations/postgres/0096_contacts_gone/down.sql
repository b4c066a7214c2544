DROP TABLE contacts_gone;
