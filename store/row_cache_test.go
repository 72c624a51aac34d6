package store_test

import (
	"context"
	"regexp"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/repo"
)

// known contains the rows of a store that a process may cache, in the form that readers get.
type known struct {
	good   catalog.Sellable
	others []any
}

func (t *checkoutStore) known(ctx context.Context, r repo.Reader, variant int64) (k known) {
	GinkgoHelper()
	goods, err := r.Sellables(ctx, []int64{variant})
	Expect(err).NotTo(HaveOccurred())
	k.good = goods[variant]
	store, err := r.Store(ctx)
	Expect(err).NotTo(HaveOccurred())
	class, err := r.TaxClassRates(ctx, store.Settings.DefaultTaxClassID)
	Expect(err).NotTo(HaveOccurred())
	methods, err := r.ShippingMethods(ctx, nil)
	Expect(err).NotTo(HaveOccurred())
	method, err := r.ShippingMethod(ctx, methods[0].ID)
	Expect(err).NotTo(HaveOccurred())
	mails, err := r.EmailTemplates().Of(ctx, letter.MailOrderConfirmation)
	Expect(err).NotTo(HaveOccurred())
	papers, err := r.PdfTemplates().Of(ctx, document.Invoice)
	Expect(err).NotTo(HaveOccurred())
	_, automatic, err := r.CouponsFor(ctx, nil)
	Expect(err).NotTo(HaveOccurred())
	k.others = []any{store, class, methods, method, mails, papers, automatic}
	return k
}

var _ = Describe("The rows in a process's cache", func() {
	var t *checkoutStore
	var tea int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		tea = t.good(ctx, "TEA", 5, func(in *catalog.ProductInput) {
			name, value := "Size", "S"
			in.Options = []catalog.OptionInput{{Name: &name, Values: []catalog.OptionValueInput{{Value: &value}}}}
			in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: name, Value: value}}
		}).Variants[0].ID
	})

	It("come from tables with triggers that change the storefront's version and mark the transaction", func(ctx SpecContext) {
		db, sent := t.Data.Counted()
		statements, _ := sent.During(func() { t.known(ctx, db.As(t.actor), tea) })
		// These tables are read on every request. A name before a parenthesis is a function, not a
		// table.
		each := []string{"storefront_versions", "stocks"}
		var tables []string
		for _, statement := range statements {
			for _, found := range regexp.MustCompile(`(?:FROM|JOIN) "?([a-z_]+)(?:[^a-z_(]|$)`).FindAllStringSubmatch(statement, -1) {
				if !slices.Contains(each, found[1]) && !slices.Contains(tables, found[1]) {
					tables = append(tables, found[1])
				}
			}
		}
		Expect(len(tables)).To(BeNumerically(">=", 10), "%v", tables)
		for _, table := range append(tables, "media", "media_files") { // the product has no picture
			var triggers int
			Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT count(*) FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE t.tgrelid = $1::regclass
				AND (p.proname = 'storefront_changed' OR p.proname = 'storefront_written' AND t.tgtype & 28 = 28)`, table).Scan(&triggers)).To(Succeed())
			Expect(triggers).To(BeNumerically(">=", 3), table)
		}
	})

	It("equal the rows in the database, and are read again only after a change", func(ctx SpecContext) {
		db, sent := t.Data.Counted()
		reader := db.As(t.actor)
		for _, change := range []string{
			"UPDATE prices SET amount = amount + 1", "UPDATE products SET name = name || '!'", "UPDATE variants SET name = 'Large'", "UPDATE product_options SET name = 'Width'",
			"UPDATE product_option_values SET value = 'XL'", "UPDATE tax_classes SET name = name || '!'", "UPDATE shipping_methods SET name = name || '!'",
			"UPDATE stores SET name = name || '!'", "UPDATE email_templates SET name = name || '!'", "UPDATE pdf_templates SET name = name || '!'",
			"UPDATE stocks SET on_hand = on_hand + 1",
		} {
			before := t.known(ctx, reader, tea)
			statements, _ := sent.During(func() { Expect(t.known(ctx, reader, tea)).To(Equal(before)) })
			Expect(len(statements)).To(Equal(9), "a version for each read, and the stock: %v", statements)
			_, err := t.Data.SQL.ExecContext(ctx, change)
			Expect(err).NotTo(HaveOccurred())
			fresh, _ := t.Data.Counted()
			after := t.known(ctx, reader, tea)
			Expect(after).NotTo(Equal(before), change)
			Expect(after).To(Equal(t.known(ctx, fresh.As(t.actor), tea)), change)
		}
	})

	It("include only the ids of automatic coupons, whose rows are read each time", func(ctx SpecContext) {
		db, sent := t.Data.Counted()
		guest := db.As(t.actor)
		codes := func() (codes []string) {
			_, automatic, err := guest.CouponsFor(ctx, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, c := range automatic {
				codes = append(codes, c.Code)
			}
			return codes
		}
		change := func(sql string) {
			_, err := t.Data.SQL.ExecContext(ctx, sql)
			Expect(err).NotTo(HaveOccurred())
		}
		version := func() (v string) {
			Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT version FROM storefront_versions WHERE store_id = $1", t.actor.StoreID).Scan(&v)).To(Succeed())
			return v
		}
		was := version()
		t.coupon(ctx, "TYPED")
		t.coupon(ctx, "OTHER")
		Expect(codes()).To(BeEmpty())
		Expect(version()).To(Equal(was), "nobody gets a coupon unasked")
		statements, _ := sent.During(func() { codes() })
		Expect(statements).To(HaveLen(1), "the version")

		change("UPDATE coupons SET is_automatic = true")
		Expect(codes()).To(Equal([]string{"TYPED", "OTHER"}))
		was = version()
		change("UPDATE coupons SET usage_count = usage_count + 1, name = 'Ten'")
		Expect(version()).To(Equal(was), "they are used")
		change("UPDATE coupons SET status = 'PAUSED' WHERE code = 'OTHER'")
		Expect(codes()).To(Equal([]string{"TYPED"}))
		change("UPDATE coupons SET status = 'ACTIVE'")
		Expect(codes()).To(Equal([]string{"TYPED", "OTHER"}))
		change("DELETE FROM coupons WHERE code = 'OTHER'")
		Expect(codes()).To(Equal([]string{"TYPED"}))

		tx, err := db.Begin(ctx, another(t.actor))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		own, err := tx.Coupon(ctx, 0, "TYPED")
		Expect(err).NotTo(HaveOccurred())
		own, err = tx.LockCoupon(ctx, own.ID)
		Expect(err).NotTo(HaveOccurred())
		own.IsAutomatic = false
		Expect(tx.Update(ctx, own)).To(Succeed())
		_, automatic, err := tx.CouponsFor(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(automatic).To(BeEmpty(), "its own change")
	})

	It("are neither used nor stored by a transaction that has changed the rows", func(ctx SpecContext) {
		db, _ := t.Data.Counted()
		before := t.known(ctx, db.As(t.actor), tea)
		tx, err := db.Begin(ctx, another(t.actor))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		_, err = tx.Reader.Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		methods, err := tx.ShippingMethods(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		method, err := tx.LockShippingMethod(ctx, methods[0].ID)
		Expect(err).NotTo(HaveOccurred())
		method.Name = "By balloon"
		Expect(tx.Update(ctx, method)).To(Succeed())
		own, err := tx.ShippingMethod(ctx, method.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.Name).To(Equal("By balloon"))
		Expect(t.known(ctx, db.As(t.actor), tea)).To(Equal(before))
		tx.Rollback()
		Expect(t.known(ctx, db.As(t.actor), tea)).To(Equal(before))
	})

	DescribeTable("are read again by a transaction that has waited", func(ctx SpecContext, wait func(context.Context, *repo.Tx) error) {
		db, _ := t.Data.Counted()
		method := t.known(ctx, db.As(t.actor), tea).others[2]
		tx, err := db.Begin(ctx, another(t.actor))
		Expect(err).NotTo(HaveOccurred())
		defer tx.Rollback()
		methods, err := tx.ShippingMethods(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(methods).To(Equal(method))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE shipping_methods SET name = 'By balloon'")
		Expect(err).NotTo(HaveOccurred())
		Expect(wait(ctx, tx)).To(Succeed())
		again, err := tx.ShippingMethod(ctx, methods[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Name).To(Equal("By balloon"))
	},
		Entry("for a row", func(ctx context.Context, tx *repo.Tx) error { _, err := tx.LockStore(ctx); return err }),
		Entry("for an advisory lock", func(ctx context.Context, tx *repo.Tx) error { return tx.HoldMediaFolders(ctx) }),
	)

	It("belong to one store, and do not change when a caller changes a copy", func(ctx SpecContext) {
		db, _ := t.Data.Counted()
		before := t.known(ctx, db.As(t.actor), tea)
		given := t.known(ctx, db.As(t.actor), tea)
		given.good.Variant.SKU, given.good.Stock.OnHand = "OTHER", 0
		store, err := db.As(t.actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		store.Name = "Another"
		Expect(t.known(ctx, db.As(t.actor), tea)).To(Equal(before))

		other, actor := t.newStore(ctx, "other")
		goods, err := db.As(actor).Sellables(ctx, []int64{tea})
		Expect(err).NotTo(HaveOccurred())
		Expect(goods).To(BeEmpty())
		own, err := db.As(actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(own.ID).To(Equal(other.ID))
	})

	It("cannot change the price of a checkout: a checkout at an outdated price is refused", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, tea, 1)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE prices SET amount = amount * 2")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(domain.CodeOf(err)).To(Equal(domain.CartChanged))
	})
})
