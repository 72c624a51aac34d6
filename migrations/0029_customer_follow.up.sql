-- A list can follow the customers' changes and miss none, and finds parts of
-- what people know a customer by. A line break keeps apart what is not to be
-- found across.
ALTER TABLE customers ADD search text GENERATED ALWAYS AS (lower(
  email || E'\n' || first_name || ' ' || last_name || E'\n' || coalesce(company, '') || E'\n' || coalesce(phone_number, ''))) STORED;
CREATE INDEX customers_by_search ON customers USING gin (search gin_trgm_ops);
SELECT tracked_table('customers');
