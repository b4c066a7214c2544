DROP TABLE prize_receipts;
DROP TABLE prize_lists;
DROP TABLE prize_funds;
