DROP TABLE customer_payment_methods, customer_addresses;
