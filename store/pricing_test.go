package store_test

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("The price of a cart", func() {
	var t *checkoutStore
	var product *catalog.Product
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		product = t.good(ctx, "POUR-OVER", 40)
		good = product.Variants[0].ID
	})
	discount := func(ctx context.Context, actor domain.Actor) string {
		GinkgoHelper()
		cart, err := t.Ordering.CartSummary(ctx, actor, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		return cart.Quote.DiscountTotal.Fixed(2)
	}

	It("contains a first-order discount only for the first order of a customer or address", func(ctx SpecContext) {
		t.coupon(ctx, "FIRST", func(in *pricing.CouponInput) { in.FirstOrderOnly, in.IsAutomatic = ref(true), ref(true) })
		mia, tom := t.patron(ctx, "mia@example.com"), t.patron(ctx, "tom@example.com")
		buy := func(ctx context.Context, actor domain.Actor, email, total string) (*ordering.Order, error) {
			GinkgoHelper()
			cart := t.put(ctx, actor, good, 1)
			if actor.IsGuest() {
				actor.CartToken = domain.HashToken(cart.Token)
			}
			in := t.purchase(cart, total, "pm_card_visa")
			in.Email = email
			return t.Ordering.CheckoutCart(ctx, another(actor), in)
		}
		t.put(ctx, tom, good, 1)
		Expect(discount(ctx, tom)).To(Equal("4.90"))
		order, err := buy(ctx, mia, "", "58.31")
		Expect(err).NotTo(HaveOccurred())
		t.put(ctx, mia, good, 1)
		Expect(discount(ctx, mia)).To(Equal("0.00"))
		Expect(discount(ctx, tom)).To(Equal("4.90"), "it is somebody else's")
		By("a guest with the customer's address gets no first-order discount")
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID}
		Expect(buy(ctx, guest, "MIA@example.com", "58.31")).Error().To(refuse(domain.CartChanged))
		Expect(buy(ctx, guest, "new@example.com", "58.31")).Error().NotTo(HaveOccurred())
		Expect(buy(ctx, guest, "new@example.com", "58.31")).Error().To(refuse(domain.CartChanged))
		By("a canceled order does not count as the first order")
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})).Error().NotTo(HaveOccurred())
		Expect(discount(ctx, mia)).To(Equal("4.90"))
	})

	It("depends on the collections that qualify for a coupon and on those that it discounts", func(ctx SpecContext) {
		gift := t.good(ctx, "FILTER", 40)
		coffee, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: ref("Coffee"), ProductIDs: []int64{product.ID}})
		Expect(err).NotTo(HaveOccurred())
		gifts, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: ref("Gifts"), ProductIDs: []int64{gift.ID}})
		Expect(err).NotTo(HaveOccurred())
		rule := func(buys, gives []int64, buyCollections, giveCollections []int64) func(*pricing.CouponInput) {
			return func(in *pricing.CouponInput) {
				in.DiscountType, in.Value, in.IsAutomatic = ref(pricing.DiscountBuyXGetY), nil, ref(true)
				in.BuyX = ref(&pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, DiscountPercent: domain.MustAmount("100"),
					BuyProductIDs: buys, GetProductIDs: gives, BuyCollectionIDs: buyCollections, GetCollectionIDs: giveCollections})
			}
		}
		guest, _ := t.visitor(ctx, good, 1)
		Expect(discount(ctx, guest)).To(Equal("0.00"))
		bought := t.coupon(ctx, "BOUGHT", rule(nil, []int64{gift.ID}, []int64{coffee.ID}, nil))
		Expect(discount(ctx, guest)).To(Equal("0.00"), "the gift is not in the cart")
		t.put(ctx, guest, gift.Variants[0].ID, 1)
		Expect(discount(ctx, guest)).To(Equal("49.00"))
		Expect(t.Ordering.DeleteCoupon(ctx, another(t.actor), bought.ID)).To(Succeed())
		Expect(discount(ctx, guest)).To(Equal("0.00"))
		t.coupon(ctx, "GIVEN", rule([]int64{product.ID}, nil, nil, []int64{gifts.ID}))
		Expect(discount(ctx, guest)).To(Equal("49.00"))
	})

	It("contains the discount of the customer's account type", func(ctx SpecContext) {
		mia := t.patron(ctx, "mia@example.com")
		t.put(ctx, mia, good, 1)
		price := func() string {
			GinkgoHelper()
			cart, err := t.Ordering.CartSummary(ctx, mia, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			return cart.Quote.Lines[0].UnitPrice.Fixed(2)
		}
		Expect(price()).To(Equal("49.00"))
		Expect(t.Customer.UpdateAccountType(ctx, another(t.actor), t.store.Settings.DefaultAccountTypeID, customer.AccountTypePatch{
			PriceMode: ref(customer.PriceModeDiscount), DiscountPercent: ref(ref(domain.MustAmount("50")))}, nil, domain.Expect{})).Error().NotTo(HaveOccurred())
		Expect(price()).To(Equal("24.50"))
	})

	It("contains no charge for a shipping method that was removed after an earlier checkout", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, good, 1)
		in := t.purchase(cart, "64.14", "pm_card_chargeDeclined")
		Expect(t.Ordering.CheckoutCart(ctx, another(guest), in)).Error().To(refuse(domain.PaymentDeclined))
		cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(cart.Quote.ShippingTotal.Fixed(2)).To(Equal("4.90"))
		Expect(t.Settings.DeleteShippingMethod(ctx, another(t.actor), t.method)).To(Succeed())
		cart, err = t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(cart.Quote.ShippingTotal.IsZero()).To(BeTrue())
		Expect(t.Ordering.CartSummary(ctx, guest, ordering.Destination{ShippingMethodID: &t.method})).Error().To(refuse(domain.NotFound))
	})
})
