-- That a buyer agreed to marketing e-mails: acceptedOn and source. A guest has no other
-- place for it; null or 'null': they agreed to nothing.
ALTER TABLE carts ADD marketing_consent jsonb;
ALTER TABLE orders ADD marketing_consent jsonb;
