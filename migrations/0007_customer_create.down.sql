DROP TABLE customers, account_types;
