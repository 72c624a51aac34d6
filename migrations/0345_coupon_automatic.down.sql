DROP TRIGGER coupons_written ON coupons;
DROP TRIGGER coupons_storefront_change ON coupons;
DROP TRIGGER coupons_storefront_delete ON coupons;
DROP TRIGGER coupons_storefront_create ON coupons;
