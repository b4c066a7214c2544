DROP TABLE mirrored_rows;
DROP TABLE mirrored;
DROP TABLE hall_links;
DROP TABLE mirrors;
