DROP TABLE coupon_uses, coupons;
