DROP TABLE transfer_answers, transfers;
