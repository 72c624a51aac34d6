DROP TABLE reset_requests;
