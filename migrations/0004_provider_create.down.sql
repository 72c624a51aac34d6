DROP TABLE commission_providers, tax_providers, payment_providers, shipping_methods;
