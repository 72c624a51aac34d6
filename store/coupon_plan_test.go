package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Deleting a coupon", storetest.Plans, func() {
	It("reads no carts or subscriptions that lack a coupon, however many exist", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		t.visitor(ctx, t.good.ID, 1)
		const gone = 987_654
		with := func(n string) string {
			return "CASE WHEN i % 400 = " + n + ` THEN '[{"couponId": 987654, "code": "GONE"}]' WHEN i % 400 = 3 THEN '[{"couponId": 987655, "code": "KEPT"}]' ELSE '[]' END::jsonb`
		}
		t.multiply(ctx, listed, "carts", map[string]string{"token_hash": "sha256(i::text::bytea)", "customer_id": "NULL", "coupons": with("1")})
		t.multiply(ctx, listed, "subscriptions", map[string]string{"subscription_number": "i", "coupons": with("401")})
		_, err := t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		tx, err := db.Begin(ctx, another(t.actor))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		plans()
		Expect(tx.RemoveCartCoupon(ctx, gone)).To(Succeed())
		Expect(tx.RefuseCouponInUse(ctx, gone)).To(Succeed())
		told := plans()
		Expect(told).To(HaveLen(2))
		for _, plan := range told {
			Expect(rowsRead(plan)).To(BeNumerically("<", 4*listed/400), plan)
		}
		Expect(tx.Commit()).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE coupons @> jsonb_build_array(jsonb_build_object('couponId', $1::bigint))", gone)).To(BeZero())
	})
})
