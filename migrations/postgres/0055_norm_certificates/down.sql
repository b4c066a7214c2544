DROP TABLE norm_certificates;
