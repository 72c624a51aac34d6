package store_test

import (
	"io/fs"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/migrations"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A gift card of an earlier version", func() {
	It("becomes a draft that no cart accepts, and nothing else changes", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		other := t.checkoutStore.good(ctx, "MUG", 1000)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE products SET type = 'GIFT_CARD' WHERE id = $1", t.good.ProductID)
		Expect(err).NotTo(HaveOccurred())
		versions := "SELECT sum(version) FROM products WHERE id "
		before, rest := t.count(ctx, versions+"= $1", t.good.ProductID), t.count(ctx, versions+"<> $1", t.good.ProductID)
		file, err := fs.ReadFile(migrations.Files, "0042_gift_card.up.sql")
		Expect(err).NotTo(HaveOccurred())
		for range 2 { // it changes nothing a second time
			_, err = t.Data.SQL.ExecContext(ctx, string(file))
			Expect(err).NotTo(HaveOccurred())
			Expect(t.count(ctx, versions+"= $1", t.good.ProductID)).To(Equal(before + 1))
			Expect(t.count(ctx, versions+"<> $1", t.good.ProductID)).To(Equal(rest))
			Expect(t.count(ctx, "SELECT count(*) FROM products WHERE status = 'DRAFT'")).To(Equal(1))
		}
		actor, _ := t.visitor(ctx, other.Variants[0].ID, 1)
		_, err = t.Ordering.AddCartItem(ctx, actor, ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).To(HaveOccurred())
		Expect(domain.CodeOf(err)).NotTo(Equal(domain.Internal))
	})
})
