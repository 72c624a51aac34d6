package store_test

import (
	"context"
	"math/rand"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// reserves sets when the store reserves stock for carts.
func (t *checkoutStore) reserves(ctx context.Context, when string) {
	GinkgoHelper()
	_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{InventoryReserveMode: &when}, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
}

// held returns the reserved units of a variant. It checks that the stock movements of carts match
// the units in the carts and that all movements add up.
func (t *checkoutStore) held(ctx context.Context, variantID int64) int {
	GinkgoHelper()
	t.audited(ctx, variantID)
	Expect(t.count(ctx, `SELECT coalesce(sum(r.quantity), 0) FROM carts c CROSS JOIN LATERAL jsonb_to_recordset(c.reserved) AS r("variantId" bigint, quantity int) WHERE r."variantId" = $1`, variantID)).
		To(Equal(t.count(ctx, "SELECT coalesce(sum(reserved_change), 0) FROM stock_movements WHERE order_id IS NULL AND variant_id = $1", variantID)))
	return t.stock(ctx, variantID).Reserved
}

var _ = Describe("Stock reserved in carts", func() {
	var t *checkoutStore
	var product *catalog.Product
	var last int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		product = t.good(ctx, "LAST", 3)
		last = product.Variants[0].ID
		t.reserves(ctx, settings.ReserveAtCart)
	})
	add := func(ctx context.Context, actor domain.Actor, quantity int) error {
		_, err := patiently(func() (*ordering.PricedCart, error) {
			return t.Ordering.AddCartItem(ctx, another(actor), ordering.CartItemAdd{VariantID: last, CartItemInput: ordering.CartItemInput{Quantity: quantity}})
		})
		return err
	}
	stranger := func() domain.Actor {
		return domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}
	}
	seen := func(ctx context.Context, actor domain.Actor) (badges []string, left int) {
		GinkgoHelper()
		card, _, _, err := t.As(actor).StorefrontProduct(ctx, catalog.ProductKey{ID: product.ID}, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		left, _ = card.Offers[0].Variant.Stock.Sellable()
		return card.Badges, left
	}

	It("belongs to the first carts that add it, and appears as sold out to other buyers", func(ctx SpecContext) {
		Expect(together(9, func(int) error { return add(ctx, stranger(), 1) })).To(Equal(map[domain.Code]int{"": 3, domain.InsufficientStock: 6}))
		Expect(t.held(ctx, last)).To(Equal(3))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE reserved <> '[]'")).To(Equal(3))
		Expect(t.count(ctx, "SELECT count(*) FROM carts")).To(Equal(3), "who got nothing has no cart")
		badges, left := seen(ctx, stranger())
		Expect(badges).To(ContainElement("SOLD_OUT"))
		Expect(left).To(BeZero())
	})

	It("is available to its holder on the storefront, in the cart and at checkout", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, last, 3)
		Expect(cart.Quote.Problems).To(BeEmpty())
		Expect(*cart.ReservedUntil).To(BeTemporally("~", t.Data.Clock.Now().Add(15*time.Minute), 5*time.Second))
		badges, left := seen(ctx, guest)
		Expect(badges).NotTo(ContainElement("SOLD_OUT"))
		Expect(left).To(Equal(3))
		badges, _ = seen(ctx, t.patron(ctx, "mia@example.com"))
		Expect(badges).To(ContainElement("SOLD_OUT"))
		Expect(add(ctx, guest, 1)).To(refuse(domain.InsufficientStock), "a fourth there is not")
		summary, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.Quote.Problems).To(BeEmpty())
		Expect(*summary.Quote.Lines[0].AvailableQuantity).To(Equal(3))
		order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "180.76", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PlacedOn).NotTo(BeNil())
		Expect(t.held(ctx, last)).To(Equal(3), "the order has it now, once")
		Expect(t.count(ctx, "SELECT coalesce(sum(reserved_change), 0) FROM stock_movements WHERE order_id = $1", order.ID)).To(Equal(3))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE reserved_until IS NOT NULL")).To(BeZero())
	})

	It("changes with the quantities in the cart", func(ctx SpecContext) {
		other := t.good(ctx, "OTHER", 5).Variants[0].ID
		untracked := t.good(ctx, "ENDLESS", 0, func(in *catalog.ProductInput) { in.Variants[0].TrackInventory = new(false) }).Variants[0].ID
		guest, cart := t.visitor(ctx, last, 2)
		t.put(ctx, guest, other, 4)
		t.put(ctx, guest, untracked, 4)
		Expect([]int{t.held(ctx, last), t.held(ctx, other)}).To(Equal([]int{2, 4}))
		Expect(t.count(ctx, "SELECT reserved FROM stocks WHERE variant_id = $1", untracked)).To(BeZero())
		_, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{}, ordering.CartItemUpdate{Quantity: new(3)})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(Equal(3))
		_, err = t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{}, ordering.CartItemUpdate{Quantity: new(4)})
		Expect(err).To(refuse(domain.InsufficientStock))
		Expect(t.held(ctx, last)).To(Equal(3))
		_, err = t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{}, ordering.CartItemUpdate{Quantity: new(1)})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(Equal(1))
		_, err = t.Ordering.DeleteCartItem(ctx, another(guest), cart.Items[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]int{t.held(ctx, last), t.held(ctx, other)}).To(Equal([]int{0, 4}))
	})

	It("moves from a guest's cart to the customer's cart when both are merged", func(ctx SpecContext) {
		mia := t.patron(ctx, "mia@example.com")
		t.put(ctx, mia, last, 1)
		guest, _ := t.visitor(ctx, last, 2)
		mia.CartToken = guest.CartToken
		merged, err := t.Ordering.MergeCart(ctx, another(mia))
		Expect(err).NotTo(HaveOccurred())
		Expect(quantities(merged)).To(Equal([]int{3}))
		Expect(merged.Quote.Problems).To(BeEmpty())
		Expect(merged.Reserved).To(Equal([]catalog.Holding{{VariantID: last, Quantity: 3}}))
		Expect(t.held(ctx, last)).To(Equal(3))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE reserved_until IS NOT NULL")).To(Equal(1))
	})

	It("is released if the cart is idle for the reservation time, but the items remain in the cart", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{ReservationMinutes: new(40)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		guest, cart := t.visitor(ctx, last, 2)
		t.Data.Clock.Advance(39 * time.Minute)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		Expect(t.held(ctx, last)).To(Equal(2))
		changed := t.put(ctx, guest, last, 1)
		t.Data.Clock.Advance(39 * time.Minute)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		Expect(t.held(ctx, last)).To(Equal(3), "it was changed meanwhile")
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		Expect(t.held(ctx, last)).To(BeZero())
		_, other := t.visitor(ctx, last, 2)
		Expect(quantities(other)).To(Equal([]int{2}))
		summary, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.Version).To(Equal(changed.Version))
		Expect(summary.ReservedUntil).To(BeNil())
		Expect(summary.Quote.Problems).To(HaveLen(1), "there is one left, of three")
		in := t.purchase(cart, "180.76", "pm_card_visa")
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).To(refuse(domain.InsufficientStock))

		endless := t.good(ctx, "KETTLE", 5).Variants[0].ID
		again := t.put(ctx, guest, endless, 1)
		Expect(again.Reserved).To(Equal([]catalog.Holding{{VariantID: endless, Quantity: 1}}), "what is short keeps nobody from adding something else")
	})

	It("belongs to either the order or the cart if the reservation expires during the checkout", func(ctx SpecContext) {
		for range 8 {
			guest, cart := t.visitor(ctx, last, 3)
			t.Data.Clock.Advance(15 * time.Minute)
			Expect(together(3, func(i int) error {
				if i == 0 {
					_, err := patiently(func() (*ordering.Order, error) {
						return t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "180.76", "pm_card_visa"))
					})
					return err
				}
				return t.Ordering.ReleaseCartStock(ctx)
			})).To(Equal(map[domain.Code]int{"": 3}))
			Expect(t.held(ctx, last)).To(Equal(3))
			_, err := t.Ordering.CancelOrder(ctx, another(t.actor), int64(t.count(ctx, "SELECT max(id) FROM orders")), ordering.CancelRequest{Reason: "CUSTOMER_REQUEST"})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.held(ctx, last)).To(BeZero())
		}
	})

	It("is reserved again after a declined checkout, but not after an abandoned checkout", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, last, 3)
		_, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "180.76", "pm_card_chargeDeclined"))
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect(t.held(ctx, last)).To(Equal(3))
		Expect(add(ctx, stranger(), 1)).To(refuse(domain.InsufficientStock))
		summary, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(summary, "180.76", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
		_, err = t.Ordering.CancelCheckout(ctx, another(guest), cart.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(Equal(3), "the buyer is there")
		summary, err = t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(summary, "180.76", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(20 * time.Minute)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		Expect(t.held(ctx, last)).To(Equal(3), "the order holds it")
		t.Data.Clock.Advance(20 * time.Minute)
		Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
		Expect(t.held(ctx, last)).To(BeZero())
	})

	It("is unavailable to orders, drafts and order edits", func(ctx SpecContext) {
		_, _ = t.visitor(ctx, last, 2)
		order := func(quantity int, draft bool) (*ordering.Order, error) {
			return t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{IsDraft: draft, Email: "ada@example.com", CurrencyCode: "EUR", ShippingAddress: torstrasse, ShippingMethodID: &t.method,
				Items: []ordering.OrderItem{{VariantID: last, Quantity: quantity}}})
		}
		_, err := order(2, false)
		Expect(err).To(refuse(domain.InsufficientStock))
		draft, err := order(1, true)
		Expect(err).NotTo(HaveOccurred())
		placed, err := t.Ordering.PlaceOrder(ctx, another(t.actor), ordering.OrderPlace{OrderID: draft.ID})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), placed.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: placed.Lines[0].ID, Quantity: 2}}}, domain.Expect{Body: &placed.Version})
		Expect(err).To(refuse(domain.InsufficientStock))
		_, err = t.Catalog.AdjustStock(ctx, another(t.actor), []catalog.StockAdjustment{{VariantID: last, OnHand: new(2)}}, catalog.AdjustmentReason{Reason: "COUNTED"})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(Equal(3))
		_, err = order(1, false)
		Expect(err).To(refuse(domain.InsufficientStock))
	})

	It("follows a changed store setting at the cart's next change", func(ctx SpecContext) {
		t.reserves(ctx, settings.ReserveAtPayment)
		guest, cart := t.visitor(ctx, last, 2)
		Expect(cart.ReservedUntil).To(BeNil())
		Expect(t.held(ctx, last)).To(BeZero())
		t.reserves(ctx, settings.ReserveAtCart)
		t.put(ctx, guest, last, 1)
		Expect(t.held(ctx, last)).To(Equal(3))
		t.reserves(ctx, settings.ReserveAtPayment)
		Expect(t.held(ctx, last)).To(Equal(3))
		_, err := t.Ordering.DeleteCartItem(ctx, another(guest), cart.Items[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(BeZero())
		t.reserves(ctx, settings.ReserveAtCart)
		guest, cart = t.visitor(ctx, last, 3)
		t.reserves(ctx, settings.ReserveAtPayment)
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "180.76", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(t.held(ctx, last)).To(Equal(3))
	})

	It("goes to one of many carts that request the last unit at the same time", func(ctx SpecContext) {
		other := t.good(ctx, "OTHER", 2).Variants[0].ID
		const buyers = 6
		carts := make([]*ordering.PricedCart, buyers)
		outcomes := together(buyers, func(i int) (err error) {
			guest := stranger()
			carts[i], err = patiently(func() (*ordering.PricedCart, error) {
				return t.Ordering.SetCartItems(ctx, another(guest), ordering.CartItemsSet{Lines: []ordering.CartLineInput{
					{VariantID: []int64{last, other}[i%2], CartItemInput: ordering.CartItemInput{Quantity: 2}}, // both variants, in alternating order
					{VariantID: []int64{other, last}[i%2], CartItemInput: ordering.CartItemInput{Quantity: 2}},
				}})
			})
			return err
		})
		Expect(outcomes[domain.Busy]).To(BeZero(), "nobody waits for nobody")
		Expect([]int{t.held(ctx, last), t.held(ctx, other)}).To(Equal([]int{2, 2}))
		whole := 0
		for _, c := range carts {
			if c != nil && c.ReservedUntil != nil {
				whole++
			}
		}
		Expect(whole).To(BeNumerically(">=", 1))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		Expect([]int{t.held(ctx, last), t.held(ctx, other)}).To(Equal([]int{0, 0}))
	})

	It("is never sold twice or lost by concurrent changes", func(ctx SpecContext) {
		second := t.good(ctx, "SECOND", 4).Variants[0].ID
		const buyers = 6
		outcomes := together(buyers, func(i int) error {
			random := rand.New(rand.NewSource(int64(i) + GinkgoRandomSeed()))
			actor, cart := stranger(), (*ordering.PricedCart)(nil)
			for range 25 {
				variant := []int64{last, second}[random.Intn(2)]
				var err error
				switch n := random.Intn(9); {
				case n == 0:
					err = t.Ordering.ReleaseCartStock(ctx)
				case n == 1:
					t.Data.Clock.Advance(2 * time.Minute)
				case cart == nil || n < 4:
					var got *ordering.PricedCart
					got, err = patiently(func() (*ordering.PricedCart, error) {
						return t.Ordering.AddCartItem(ctx, another(actor), ordering.CartItemAdd{VariantID: variant, CartItemInput: ordering.CartItemInput{Quantity: 1 + random.Intn(2)}})
					})
					if err == nil {
						if cart = got; got.Token != "" {
							actor.CartToken = domain.HashToken(got.Token)
						}
					}
				case n >= 7: // replaces the whole cart with more units, fewer units or another variant
					lines := []ordering.CartLineInput{{VariantID: variant, CartItemInput: ordering.CartItemInput{Quantity: 1 + random.Intn(4)}}}
					if n == 8 {
						lines = append(lines, ordering.CartLineInput{VariantID: last + second - variant, CartItemInput: ordering.CartItemInput{Quantity: 1 + random.Intn(2)}})
					}
					var got *ordering.PricedCart
					got, err = patiently(func() (*ordering.PricedCart, error) {
						return t.Ordering.SetCartItems(ctx, another(actor), ordering.CartItemsSet{Lines: lines})
					})
					if err == nil {
						if cart = got; got.Token != "" {
							actor.CartToken = domain.HashToken(got.Token)
						}
					}
				case n == 4:
					_, err = patiently(func() (*ordering.PricedCart, error) {
						return t.Ordering.UpdateCartItem(ctx, another(actor), cart.Items[random.Intn(len(cart.Items))].ID, domain.Expect{}, ordering.CartItemUpdate{Quantity: new(1 + random.Intn(3))})
					})
				default:
					card := []string{"pm_card_visa", "pm_card_chargeDeclined"}[random.Intn(2)]
					_, err = patiently(func() (*ordering.Order, error) {
						now, err := t.Ordering.CartSummary(ctx, actor, ordering.Destination{ShippingMethodID: &t.method, Place: &domain.Place{CountryCode: "DE"}})
						if err != nil {
							return nil, err
						}
						return t.Ordering.CheckoutCart(ctx, another(actor), t.purchase(now, now.Quote.GrandTotal.Fixed(2), card))
					})
					if err == nil || domain.CodeOf(err) == domain.PaymentOutcomeUnknown { // the clock has moved during the gateway call
						actor, cart, err = stranger(), nil, nil
					}
				}
				switch domain.CodeOf(err) {
				case domain.InsufficientStock, domain.PaymentDeclined, domain.CartChanged, domain.NotFound, domain.Busy, domain.RateLimited:
				default:
					if err != nil {
						return err
					}
				}
			}
			return nil
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": buyers}))
		for _, id := range []int64{last, second} {
			Expect(t.held(ctx, id)).To(BeNumerically("<=", t.stock(ctx, id).OnHand))
		}
		t.Data.Clock.Advance(time.Hour)
		for range buyers { // each account has four sessions at once
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		}
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.ReleaseCartStock(ctx)).To(Succeed())
		for _, id := range []int64{last, second} {
			Expect(t.held(ctx, id)).To(Equal(t.count(ctx, "SELECT coalesce(sum(l.quantity), 0) FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE o.placed_on IS NOT NULL AND l.variant_id = $1", id)))
		}
	})
})
