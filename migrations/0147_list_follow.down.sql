DROP INDEX orders_replaced_once, coupon_uses_by_modified, coupons_by_modified;
DROP TRIGGER stamp ON media;
DROP TRIGGER stamp ON coupon_uses;
DROP TRIGGER stamp ON coupons;
ALTER TABLE media DROP COLUMN modified_tx;
ALTER TABLE coupon_uses DROP COLUMN modified_tx;
ALTER TABLE coupons DROP COLUMN modified_tx;
