DROP TABLE round_clocks;
DROP TABLE announcements;
DROP TABLE screens;
