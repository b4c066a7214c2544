ALTER TABLE mirrors DROP COLUMN leads;
ALTER TABLE mirrors DROP COLUMN took_at;
ALTER TABLE mirrors DROP COLUMN took;
DROP TABLE site_requests;
DROP TABLE hall_post;
