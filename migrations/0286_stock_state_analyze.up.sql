-- Nothing else tells PostgreSQL soon what is in columns that were added: it would take
-- every second product for scarce.
ANALYZE stocks, products, variants;
