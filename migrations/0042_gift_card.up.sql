-- A gift card took its buyer's money and gave nothing: those that are for sale are drafts until the platform
-- has stored value.
SELECT force_tenants(false);
UPDATE products SET status = 'DRAFT', version = version + 1, modified_on = now() WHERE type = 'GIFT_CARD' AND status = 'ACTIVE';
SELECT force_tenants(true);
