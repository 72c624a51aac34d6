DROP TABLE account_codes, accounts;
