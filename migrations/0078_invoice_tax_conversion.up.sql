-- The tax of the document in the currency of the tax office, with the rate: JSON. Null means none.
ALTER TABLE invoices ADD COLUMN tax_conversion jsonb;
