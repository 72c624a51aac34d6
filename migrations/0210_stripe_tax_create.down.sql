DROP INDEX orders_by_tax_reference;
DROP TABLE tax_books;
ALTER TABLE tax_providers DROP CONSTRAINT tax_providers_stripe;
