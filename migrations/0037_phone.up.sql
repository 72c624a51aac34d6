-- Phone numbers are stored as they were entered, and beside it in E.164, which the commands compute
-- (domain.ReadPhone). Rows of before have none until their number is sent again.
ALTER TABLE customers ADD COLUMN phone_e164 text;
ALTER TABLE customer_addresses ADD COLUMN phone_e164 text;
