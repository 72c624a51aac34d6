DROP TABLE collection_products, collections;
