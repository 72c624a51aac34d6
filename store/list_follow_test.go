package store_test

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Lists of coupons, coupon uses and media", func() {
	It("can be polled in the order of changes, like lists of orders", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		for _, code := range []string{"ONE", "TWO", "THREE"} {
			t.coupon(ctx, code)
			guest, _ := t.visitor(ctx, good, 1)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), code, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "58.31", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
		}
		_, err := t.Data.SQL.ExecContext(ctx, `WITH f AS (INSERT INTO media_files (store_id, created_on, modified_on, checksum, key, media_type, mime_type, size_bytes, status)
				VALUES ($1, now(), now(), repeat('0', 64), '0', 'IMAGE', 'image/png', 1, 'READY') RETURNING id)
			INSERT INTO media (store_id, created_on, modified_on, command_id, media_file_id, file_name, size_bytes, search)
			SELECT $1, now(), now(), gen_random_uuid(), f.id, 'picture' || n, 1, '' FROM f, generate_series(1, 3) n`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		for _, table := range []string{"coupons", "coupon_uses", "media"} {
			for _, place := range []string{"2", "1"} { // the second row changes before the first
				_, err := t.Data.SQL.ExecContext(ctx, "UPDATE "+table+" SET modified_on = now() WHERE id = (SELECT id FROM "+table+" ORDER BY id OFFSET $1::int - 1 LIMIT 1)", place)
				Expect(err).NotTo(HaveOccurred())
			}
		}
		since := time.Now().Add(-time.Hour)
		follow := func(list func(q domain.PageQuery) (string, string, error)) (out []string) {
			GinkgoHelper()
			storetest.Follow(4, func(cursor string) string {
				q := domain.PageQuery{Number: 1, Size: 1, Cursor: cursor}
				if cursor != "" {
					q.Number = 0
				}
				row, next, err := list(q)
				Expect(err).NotTo(HaveOccurred())
				out = append(out, row)
				return next
			})
			return out
		}
		reader := t.As(t.actor)
		Expect(follow(func(q domain.PageQuery) (string, string, error) {
			p, err := reader.Coupons(context.WithoutCancel(ctx), pricing.CouponFilter{ModifiedSince: &since}, q)
			return p.Items[0].Code, p.NextCursor, err
		})).To(Equal([]string{"THREE", "TWO", "ONE"}))
		Expect(follow(func(q domain.PageQuery) (string, string, error) {
			p, err := reader.CouponUsage(ctx, pricing.CouponUseFilter{ModifiedSince: &since}, q)
			return p.Items[0].Code, p.NextCursor, err
		})).To(Equal([]string{"THREE", "TWO", "ONE"}))
		Expect(follow(func(q domain.PageQuery) (string, string, error) {
			p, err := reader.Media(ctx, media.MediaFilter{ModifiedSince: &since}, q)
			return p.Items[0].FileName, p.NextCursor, err
		})).To(Equal([]string{"picture3", "picture2", "picture1"}))

		By("a stored cursor continues later, and also a cursor from an older version of the service")
		first, err := reader.Coupons(ctx, pricing.CouponFilter{ModifiedSince: &since}, domain.PageQuery{Number: 1, Size: 1})
		Expect(err).NotTo(HaveOccurred())
		later := since.Add(time.Minute)
		behind := func(cursor string, f pricing.CouponFilter) (string, error) {
			p, err := reader.Coupons(ctx, f, domain.PageQuery{Size: 1, Cursor: cursor})
			if err != nil {
				return "", err
			}
			return p.Items[0].Code, nil
		}
		Expect(behind(first.NextCursor, pricing.CouponFilter{ModifiedSince: &later})).To(Equal("TWO"))
		Expect(behind(unnamed(first.NextCursor), pricing.CouponFilter{ModifiedSince: &later})).To(Equal("TWO"))
		_, err = behind(first.NextCursor, pricing.CouponFilter{ModifiedSince: &later, Search: "T"})
		Expect(err).To(refuse(domain.InvalidCursor), "another list")
		sorted, err := reader.Coupons(ctx, pricing.CouponFilter{}, domain.PageQuery{Number: 1, Size: 1, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		_, err = reader.Coupons(ctx, pricing.CouponFilter{}, domain.PageQuery{Size: 1, Sort: "-createdOn", Cursor: unnamed(sorted.NextCursor)})
		Expect(err).To(refuse(domain.InvalidCursor), "only those of modifiedSince are kept")
	})
})

// unnamed returns the cursor without the name of its list, as older versions of the service made
// it.
func unnamed(cursor string) string {
	GinkgoHelper()
	raw, err := base64.RawURLEncoding.DecodeString(cursor)
	Expect(err).NotTo(HaveOccurred())
	var c map[string]any
	Expect(json.Unmarshal(raw, &c)).To(Succeed())
	delete(c, "l")
	raw, err = json.Marshal(c)
	Expect(err).NotTo(HaveOccurred())
	return base64.RawURLEncoding.EncodeToString(raw)
}
