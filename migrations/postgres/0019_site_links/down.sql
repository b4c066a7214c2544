DROP TABLE site_links;
