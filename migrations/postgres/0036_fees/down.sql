DROP TABLE payments;
DROP TABLE entry_fees;
DROP TABLE fee_tables;
