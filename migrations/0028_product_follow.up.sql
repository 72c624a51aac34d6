-- A list can follow the products' changes and miss none. A price row counts as
-- its product's: who writes one touches the product.
SELECT tracked_table('products');
