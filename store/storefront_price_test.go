package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("What a storefront shows", func() {
	It("is what the cart charges, whoever looks: a guest, or a customer of any account type", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		kind := func(patch customer.AccountTypePatch, isDefault bool) int64 {
			GinkgoHelper()
			made, err := t.CreateAccountType(ctx, another(t.actor), patch, &isDefault)
			Expect(err).NotTo(HaveOccurred())
			return made.ID
		}
		off := just(domain.MustAmount("10"))
		members := kind(customer.AccountTypePatch{Name: ref("Members"), PriceMode: ref(customer.PriceModeDiscount), DiscountPercent: &off}, true)
		trade := kind(customer.AccountTypePatch{Name: ref("Trade"), PriceMode: ref(customer.PriceModeOwn)}, false)
		plain := kind(customer.AccountTypePatch{Name: ref("Plain")}, false)
		own := func(id int64, amount string) func(*catalog.ProductInput) {
			return func(in *catalog.ProductInput) {
				in.Variants[0].Prices = append(in.Variants[0].Prices, catalog.PriceInput{CurrencyCode: "EUR", Amount: domain.MustAmount(amount), AccountTypeID: &id, MinQuantity: 1})
			}
		}
		only := func(id int64) func(*catalog.ProductInput) {
			return func(in *catalog.ProductInput) { in.Visibility = &catalog.Visibility{AccountTypeIDs: []int64{id}} }
		}
		goods := []*catalog.Product{t.good(ctx, "LIST", 9), t.good(ctx, "TRADE", 9, own(trade, "31.00")), t.good(ctx, "MEMBERS", 9, own(members, "29.00")),
			t.good(ctx, "FOR-MEMBERS", 9, only(members)), t.good(ctx, "FOR-TRADE", 9, only(trade), own(trade, "12.00"))}
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}
		actors := map[string]domain.Actor{"a guest": guest}
		for name, id := range map[string]int64{"members": members, "trade": trade, "plain": plain} {
			actor := t.patron(ctx, name+"@example.com")
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE customers SET account_type_id = $1 WHERE id = $2", id, actor.ID)
			Expect(err).NotTo(HaveOccurred())
			actors[name] = actor
		}
		shown := map[string]string{}
		for name, actor := range actors {
			for _, good := range goods {
				front := t.front(ctx, actor, good)
				Expect(t.charges(ctx, actor, good)).To(Equal(front), "%s, %s", name, good.Name)
				shown[name] += front + " "
			}
		}
		Expect(shown).To(Equal(map[string]string{
			"a guest": "49.00 49.00 49.00 - - ", "members": "44.10 44.10 29.00 44.10 - ", "trade": "49.00 31.00 49.00 - 12.00 ", "plain": "49.00 49.00 49.00 - - "}))
	})
})

// front is what a storefront shows somebody of a product's price; - where it does not.
func (t *checkoutStore) front(ctx context.Context, actor domain.Actor, good *catalog.Product) string {
	GinkgoHelper()
	card, _, err := t.As(actor).StorefrontCard(ctx, catalog.ProductKey{ID: good.ID}, nil, nil)
	if domain.CodeOf(err) == domain.NotFound {
		return "-"
	}
	Expect(err).NotTo(HaveOccurred())
	return card.PriceFrom.Fixed(2)
}

// charges is what a cart of its own charges for the product; - where it cannot be had.
func (t *checkoutStore) charges(ctx context.Context, actor domain.Actor, good *catalog.Product) string {
	GinkgoHelper()
	cart, err := t.AddCartItem(ctx, another(actor), store.CartItemAdd{VariantID: good.Variants[0].ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
	if err != nil {
		Expect(fmt.Sprint(domain.CodeOf(err))).To(BeElementOf("not_found", "invalid_value", "insufficient_stock", "unsupported_operation"))
		return "-"
	}
	for i, item := range cart.Items {
		if item.VariantID == good.Variants[0].ID && cart.Quote.Lines[i].Availability != pricing.AvailableNoLonger {
			return cart.Quote.Lines[i].UnitPrice.Fixed(2)
		}
	}
	return "-"
}
