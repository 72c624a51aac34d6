SELECT force_tenants(false);
-- Variants to pick from are sorted by their product's name and their own.
ALTER TABLE variants ADD sort_name text NOT NULL DEFAULT '';
UPDATE variants v SET sort_name = p.name || ' ' || v.name FROM products p WHERE p.id = v.product_id;
CREATE INDEX variants_by_name ON variants (store_id, sort_name, id) WHERE removed_on IS NULL AND status = 'ACTIVE';

CREATE FUNCTION variant_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name || ' ' || NEW.name INTO STRICT NEW.sort_name FROM products WHERE id = NEW.product_id AND store_id = NEW.store_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER variants_sort_name BEFORE INSERT OR UPDATE OF name, product_id ON variants FOR EACH ROW EXECUTE FUNCTION variant_sort_name();

CREATE FUNCTION product_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variants SET sort_name = NEW.name || ' ' || name WHERE product_id = NEW.id AND store_id = NEW.store_id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_sort_name AFTER UPDATE OF name ON products FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_sort_name();
SELECT force_tenants(true);
