-- A number identifies one document of a store (VAT directive, article 226(2)).
SELECT force_tenants(false);

-- A prefix that ends in a digit repeats numbers of another one: "R1" and 5 is "R" and 15. One that
-- begins with "CN-" repeats numbers of credit notes. The same holds for a prefix under which a
-- number that was issued lies ahead. Such a prefix gets a hyphen at its end ("R1-"), or loses the
-- hyphen at its beginning ("CN"). Documents keep their numbers. A prefix has at most 10 characters.
WITH prefixes AS (
  SELECT s.id, coalesce(s.settings->>'invoiceNumberPrefix', '') AS prefix,
    coalesce((SELECT last FROM store_counters c WHERE c.store_id = s.id AND c.name = 'invoice'), 0) AS last
  FROM stores s
), unclear AS (
  SELECT id, regexp_replace(prefix, '^cn-', 'CN', 'i') AS prefix FROM prefixes p
  WHERE prefix ~ '[0-9]$' OR prefix ILIKE 'CN-%' OR EXISTS (
    SELECT FROM invoices i WHERE i.store_id = p.id AND CASE
      WHEN starts_with(i.number, p.prefix) AND substr(i.number, length(p.prefix) + 1) ~ '^[1-9][0-9]*$'
      THEN substr(i.number, length(p.prefix) + 1)::numeric > p.last END)
)
UPDATE stores s SET settings = jsonb_set(settings, '{invoiceNumberPrefix}', to_jsonb(CASE
    WHEN u.prefix ~ '[^0-9]$' AND u.prefix IS DISTINCT FROM s.settings->>'invoiceNumberPrefix' THEN u.prefix
    ELSE left(u.prefix, 9) || '-' END)),
  version = version + 1, modified_on = now()
FROM unclear u WHERE s.id = u.id;

-- The index leaves out the documents up to the last repeated number, since documents never change.
DO $$
BEGIN
  EXECUTE format('CREATE UNIQUE INDEX invoices_number_unique ON invoices (store_id, number) WHERE id > %s',
    (SELECT coalesce(max(id), 0) FROM (SELECT id, count(*) OVER (PARTITION BY store_id, number) AS documents FROM invoices) n WHERE documents > 1));
END $$;

-- A canceled order gets another credit note if a dispute is lost after its cancellation.
DROP INDEX invoices_order_once;
CREATE UNIQUE INDEX invoices_order_once ON invoices (order_id) WHERE reason = 'ORDER';

SELECT force_tenants(true);
