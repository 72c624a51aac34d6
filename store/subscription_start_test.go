package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// planStore is a store that sells products on plans, with a customer.
type planStore struct {
	*checkoutStore
	mia     domain.Actor
	product int64
	filter  int64 // costs 49.00 a unit, sold on both plans
	pot     int64 // costs 49.00 a unit, sold on no plan
	monthly *catalog.SubscriptionPlan
}

func newPlanStore(ctx context.Context) *planStore {
	GinkgoHelper()
	t := &planStore{checkoutStore: newCheckoutStore(ctx)}
	_, t.mia = t.signUp(ctx, t.store.ID, "mia.keller@example.com")
	filter := t.good(ctx, "FILTER", 40, func(in *catalog.ProductInput) { in.IsSubscribable = new(true) })
	t.product, t.filter, t.pot = filter.ID, filter.Variants[0].ID, t.good(ctx, "POT", 40).Variants[0].ID
	t.monthly = t.plan(ctx, "Monthly", func(*catalog.SubscriptionPlanInput) {})
	return t
}

// plan creates a monthly plan for the filter, with a discount of 10 percent.
func (t *planStore) plan(ctx context.Context, name string, change func(*catalog.SubscriptionPlanInput)) *catalog.SubscriptionPlan {
	GinkgoHelper()
	in := catalog.SubscriptionPlanInput{
		Name: &name, IntervalUnit: new(catalog.Month), IntervalCount: new(1), CutoffDays: new(2), ProductIDs: []int64{t.product},
		Pricing: &catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: just(domain.MustAmount("10"))},
	}
	change(&in)
	plan, err := t.Ordering.CreateSubscriptionPlan(ctx, another(t.actor), in)
	Expect(err).NotTo(HaveOccurred())
	return plan
}

// line is an item for a cart.
type line struct {
	variant  int64
	quantity int
	plan     *catalog.SubscriptionPlan
}

// shop fills the customer's cart and returns the cart, priced for Berlin.
func (t *planStore) shop(ctx context.Context, lines ...line) *ordering.PricedCart {
	GinkgoHelper()
	for _, l := range lines {
		in := ordering.CartItemInput{Quantity: l.quantity}
		if l.plan != nil {
			in.PlanID = &l.plan.ID
		}
		_, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: l.variant, CartItemInput: in})
		Expect(err).NotTo(HaveOccurred())
	}
	return t.summary(ctx)
}

func (t *planStore) summary(ctx context.Context) *ordering.PricedCart {
	GinkgoHelper()
	cart, err := t.Ordering.CartSummary(ctx, t.mia, ordering.Destination{Place: &domain.Place{CountryCode: "DE"}, ShippingMethodID: &t.method})
	Expect(err).NotTo(HaveOccurred())
	return cart
}

// subscribe returns the input for a checkout that agrees to a cart as it was shown.
func (t *planStore) subscribe(cart *ordering.PricedCart, card string) ordering.CheckoutInput {
	in := t.purchase(cart, cart.Quote.GrandTotal.Fixed(2), card)
	in.Email, in.Agreement = "", &ordering.Agreement{Text: "I agree to be charged again, until I cancel."}
	for _, r := range cart.Recurring {
		in.Agreement.Totals = append(in.Agreement.Totals, ordering.PlanTotal{PlanID: r.Plan.ID, GrandTotal: r.Quote.GrandTotal})
	}
	return in
}

// begun returns all subscriptions, sorted by id.
func (t *planStore) begun(ctx context.Context) (all []*subscription.Subscription) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, "SELECT id FROM subscriptions ORDER BY id")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var id int64
		Expect(rows.Scan(&id)).To(Succeed())
		s, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: id})
		Expect(err).NotTo(HaveOccurred())
		all = append(all, s)
	}
	return all
}

// told returns the types of all events so far.
func (t *planStore) told(ctx context.Context) (types []string) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, "SELECT type FROM webhook_events WHERE type <> 'customer.created' ORDER BY sequence")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var s string
		Expect(rows.Scan(&s)).To(Succeed())
		types = append(types, s)
	}
	return types
}

var _ = Describe("A checkout of items on plans", func() {
	var t *planStore
	BeforeEach(func(ctx SpecContext) { t = newPlanStore(ctx) })

	It("places one order, saves the card, and starts a subscription for each plan", func(ctx SpecContext) {
		other := t.plan(ctx, "Every two weeks", func(in *catalog.SubscriptionPlanInput) { in.IntervalUnit, in.IntervalCount = new(catalog.Week), new(2) })
		cart := t.shop(ctx, line{t.pot, 1, nil}, line{t.filter, 2, t.monthly}, line{t.filter, 1, other})
		in := t.subscribe(cart, "pm_card_visa")
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), in)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid}))

		begun := t.begun(ctx)
		Expect(begun).To(HaveLen(2))
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet).To(HaveLen(1))
		book, err := t.As(t.mia).CustomerAddresses(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(book).To(HaveLen(1), "the address was saved")
		for i, want := range []struct {
			plan     *catalog.SubscriptionPlan
			quantity int
			next     string
		}{{t.monthly, 2, begun[0].NextDate.String()}, {other, 1, begun[1].NextDate.String()}} {
			s := begun[i]
			Expect([]any{s.SubscriptionPlanID, s.Status, s.CustomerID, *s.CustomerPaymentMethodID, *s.ShippingAddressID, s.BillingAddressID, *s.ShippingMethodID, *s.LastOrderID, s.CycleNumber}).
				To(Equal([]any{want.plan.ID, subscription.Active, t.mia.ID, wallet[0].ID, book[0].ID, (*int64)(nil), t.method, order.ID, 1}))
			Expect(s.Items).To(HaveExactElements(And(HaveField("Quantity", want.quantity), HaveField("UnitPrice.String()", "44.1000"), HaveField("AcceptedPrice.String()", "44.1000"))))
			Expect(*s.NextDate).To(Equal(*cart.Recurring[i].On), "as the cart said")
			Expect([]any{s.Consent.Text, s.Consent.GrandTotal.Fixed(2), s.Consent.Mandate}).To(Equal([]any{in.Agreement.Text, cart.Recurring[i].Quote.GrandTotal.Fixed(2), wallet[0].Mandate}))
			Expect(wallet[0].Mandate).NotTo(BeEmpty())
		}
		Expect(begun[0].SubscriptionNumber).To(Equal(int64(subscription.FirstNumber)))
		shown, err := t.As(t.mia).Order(ctx, ordering.OrderKey{ID: order.ID})
		Expect(err).NotTo(HaveOccurred())
		var named []any
		for _, l := range shown.Lines {
			named = append(named, l.SubscriptionID)
		}
		Expect(named).To(Equal([]any{(*int64)(nil), &begun[0].ID, &begun[1].ID}))
		Expect(t.told(ctx)).To(Equal([]string{"customer.address_changed", "order.created", "order.payment_captured", "customer.payment_method_changed",
			"subscription.created", "subscription.created"}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE subscription_starts IS NOT NULL")).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE order_id = $1 AND actor_kind = 'CUSTOMER'", order.ID)).To(Equal(2))
	})

	It("charges and ships nothing for a trial, but verifies the card", func(ctx SpecContext) {
		trial := t.plan(ctx, "Trial", func(in *catalog.SubscriptionPlanInput) { in.TrialDays = new(14) })
		cart := t.shop(ctx, line{t.filter, 1, trial})
		Expect(cart.Quote.GrandTotal.IsZero()).To(BeTrue())
		without := t.subscribe(cart, "")
		without.Payment = nil
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), without)
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.summary(ctx), "pm_card_chargeDeclinedExpiredCard"))
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect(t.begun(ctx)).To(BeEmpty())

		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.summary(ctx), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus, order.FulfillmentStatus}).To(Equal([]any{ordering.OrderCompleted, ordering.PaymentPaid, ordering.NotRequired}))
		stock := t.stock(ctx, t.filter)
		Expect(stock.Available()).To(Equal(40))
		s := t.begun(ctx)[0]
		Expect([]any{s.CycleNumber, s.LastProcessedOn, s.NextDate.String(), s.TrialUntil.String()}).
			To(Equal([]any{0, (*time.Time)(nil), cart.Recurring[0].On.String(), cart.Recurring[0].On.String()}))
		Expect([]any{s.CustomerPaymentMethodID, s.ShippingAddressID, s.ShippingMethodID}).NotTo(ContainElement(BeNil()))
		Expect(t.told(ctx)).To(ContainElements("order.created", "subscription.created"))
		Expect(t.told(ctx)).NotTo(ContainElement("order.payment_captured"), "no money was")
		_, total := t.charged(ctx)
		Expect(total.IsZero()).To(BeTrue())
	})

	It("starts subscriptions once after the customer's confirmation, even if it is settled concurrently", func(ctx SpecContext) {
		command := another(t.mia)
		in := t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_authenticationRequiredOnSetup")
		order, err := t.Ordering.CheckoutCart(ctx, command, in)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{order.Status, order.PaymentStatus}).To(Equal([]any{ordering.OrderDraft, ordering.PaymentRequiresAction}))
		Expect(t.begun(ctx)).To(BeEmpty())

		By("the agreed terms apply, whatever becomes of the plan")
		_, err = t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.monthly.ID, domain.Expect{}, catalog.SubscriptionPlanInput{
			MaxCycles: new(new(3)), IsActive: new(false), Pricing: &catalog.PlanPricing{Type: catalog.PlanPriceNone}})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(time.Minute)
		outcomes := together(8, func(i int) error {
			if i%2 == 0 {
				return t.Ordering.SettleDue(ctx)
			}
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, command, in) })
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 8}))
		begun := t.begun(ctx)
		Expect(begun).To(HaveLen(1))
		Expect([]any{begun[0].Terms.MaxCycles, begun[0].Items[0].AcceptedPrice.Fixed(2)}).To(Equal([]any{(*int)(nil), "44.10"}))
		Expect(*begun[0].CustomerPaymentMethodID).NotTo(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'subscription.created'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_CREATED'")).To(Equal(1))
	})

	DescribeTable("neither starts a subscription nor keeps money if, before confirming, the customer is", func(ctx SpecContext, to customer.CustomerStatus) {
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_authenticationRequiredOnSetup"))
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: to}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.begun(ctx)).To(BeEmpty())
		Expect(t.told(ctx)).NotTo(ContainElement(HavePrefix("subscription.")))
		order, err = t.As(t.actor).Order(ctx, ordering.OrderKey{ID: order.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(order.Status).To(Equal(ordering.OrderCancelled))
		Expect(order.Balance().Captured.Equal(order.Balance().Refunded)).To(BeTrue())
	},
		Entry("suspended", customer.CustomerSuspended), Entry("banned", customer.CustomerBanned), Entry("deactivated", customer.CustomerDeactivated))

	It("starts subscriptions while a bank debit is still pending", func(ctx SpecContext) {
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_usBankAccount_success"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPending))
		Expect(t.begun(ctx)).To(HaveExactElements(HaveField("CustomerPaymentMethodID", Not(BeNil()))))
	})

	It("records the consent to later charges of a previously saved card", func(ctx SpecContext) {
		first := t.purchase(t.shop(ctx, line{t.pot, 1, nil}), "64.14", "pm_card_visa")
		first.Email, first.Payment.Save = "", true
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), first)
		Expect(err).NotTo(HaveOccurred())
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet[0].Mandate).To(BeEmpty())
		in := t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "")
		in.Payment.MethodID = &wallet[0].ID
		_, err = t.Ordering.CheckoutCart(ctx, another(t.mia), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(*t.begun(ctx)[0].CustomerPaymentMethodID).To(Equal(wallet[0].ID))
		Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE mandate <> ''")).To(Equal(1))
	})

	It("uses the saved card if the buyer enters the same card a second time", func(ctx SpecContext) {
		first := t.purchase(t.shop(ctx, line{t.pot, 1, nil}), "64.14", "pm_card_visa")
		first.Email, first.Payment.Save = "", true
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), first)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(wallet).To(HaveExactElements(HaveField("Mandate", Not(BeEmpty()))))
	})

	It("starts subscriptions by the customer's test clock, which renews them at the announced price", func(ctx SpecContext) {
		at := t.Data.Clock.Now().AddDate(0, 0, 40)
		clock, err := t.Ordering.CreateTestClock(ctx, another(t.actor), t.mia.ID, &at)
		Expect(err).NotTo(HaveOccurred())
		cart := t.shop(ctx, line{t.filter, 1, t.monthly})
		_, err = t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(cart, "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		s := t.begun(ctx)[0]
		Expect([]any{*s.TestClockID, *s.NextDate}).To(Equal([]any{clock.ID, domain.DateAt(at, t.store.Location()).AddMonths(1)}))
		_, err = t.Ordering.AdvanceTestClock(ctx, another(t.actor), clock.ID, at.AddDate(0, 1, 2), domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.AdvanceTestClocks(ctx)).To(Succeed())
		s = t.begun(ctx)[0]
		Expect(s.CycleNumber).To(Equal(2))
		renewal, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: *s.LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect(renewal.GrandTotal.Fixed(2)).To(Equal(cart.Recurring[0].Quote.GrandTotal.Fixed(2)))
	})

	It("passes the remaining uses of coupons to the subscription", func(ctx SpecContext) {
		three, every := t.coupon(ctx, "THREE", func(in *pricing.CouponInput) {
			in.AppliesToSubscriptions, in.SubscriptionCycleLimit = new(pricing.CouponFirstN), new(new(3))
			in.CombinesWith = &[]pricing.DiscountKind{pricing.OrderDiscount}
		}), t.coupon(ctx, "EVERY", func(in *pricing.CouponInput) {
			in.AppliesToSubscriptions, in.CombinesWith = new(pricing.CouponEveryOrder), &[]pricing.DiscountKind{pricing.OrderDiscount}
		})
		t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) { in.CombinesWith = &[]pricing.DiscountKind{pricing.OrderDiscount} })
		t.shop(ctx, line{t.filter, 1, t.monthly})
		for _, code := range []string{"THREE", "EVERY", "ONCE"} {
			_, err := t.Ordering.AddCartCoupon(ctx, another(t.mia), code, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.summary(ctx), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(t.begun(ctx)[0].Coupons).To(ConsistOf(
			subscription.Coupon{CouponID: three.ID, Code: "THREE", RemainingCycles: new(2)}, subscription.Coupon{CouponID: every.ID, Code: "EVERY"}))
	})

	It("uses up a coupon that applies only to a trial", func(ctx SpecContext) {
		trial := t.plan(ctx, "Trial", func(in *catalog.SubscriptionPlanInput) { in.TrialDays = new(14) })
		c := t.coupon(ctx, "FIRST", func(in *pricing.CouponInput) { in.UsageLimitPerCustomer = new(new(1)) })
		t.shop(ctx, line{t.filter, 1, trial})
		_, err := t.Ordering.AddCartCoupon(ctx, another(t.mia), "FIRST", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.summary(ctx), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(t.begun(ctx)[0].Coupons).To(Equal([]subscription.Coupon{{CouponID: c.ID, Code: "FIRST", RemainingCycles: new(1)}}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED'")).To(Equal(1))
	})

	It("prepays the cycles of a plan, and ends a subscription that has only one cycle", func(ctx SpecContext) {
		prepaid := t.plan(ctx, "Prepaid", func(in *catalog.SubscriptionPlanInput) { in.PrepaidCycles = new(3) })
		once := t.plan(ctx, "Once", func(in *catalog.SubscriptionPlanInput) { in.MaxCycles = new(new(1)) })
		cart := t.shop(ctx, line{t.filter, 1, prepaid}, line{t.filter, 1, once})
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(cart, "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		begun := t.begun(ctx)
		Expect([]any{begun[0].PrepaidLeft, begun[0].Items[0].UnitPrice.Fixed(2), begun[0].Status}).To(Equal([]any{2, "44.10", subscription.Active}))
		Expect([]any{begun[1].Status, *begun[1].CancelReason, begun[1].NextDate}).To(Equal([]any{subscription.Cancelled, "COMPLETED", (*domain.Date)(nil)}))
		told := t.told(ctx)
		Expect(told[len(told)-4:]).To(Equal([]string{"subscription.created", "subscription.created", "subscription.cancelled", "subscription.status_changed"}))
	})

	DescribeTable("is refused, and creates neither a charge nor a subscription,", func(ctx SpecContext, code domain.Code, change func(t *planStore, ctx context.Context, in *ordering.CheckoutInput)) {
		in := t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_visa")
		change(t, ctx, &in)
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), in)
		Expect(err).To(refuse(code))
		Expect(t.begun(ctx)).To(BeEmpty())
		t.nothingIsHeld(ctx)
		payments, _ := t.charged(ctx)
		Expect(payments).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'ACTIVE'")).To(Equal(1))
	},
		Entry("without consent", domain.TermsNotAccepted, func(_ *planStore, _ context.Context, in *ordering.CheckoutInput) { in.Agreement = nil }),
		Entry("with consent to another plan", domain.InvalidValue, func(_ *planStore, _ context.Context, in *ordering.CheckoutInput) { in.Agreement.Totals[0].PlanID++ }),
		Entry("with two consents to the same plan", domain.InvalidValue, func(_ *planStore, _ context.Context, in *ordering.CheckoutInput) {
			in.Agreement.Totals = append(in.Agreement.Totals, in.Agreement.Totals[0])
		}),
		Entry("with consent to another price", domain.CartChanged, func(_ *planStore, _ context.Context, in *ordering.CheckoutInput) {
			in.Agreement.Totals[0].GrandTotal = domain.MustAmount("0.01")
		}),
		Entry("if the plan's price has changed since the cart was shown", domain.CartChanged, func(t *planStore, ctx context.Context, _ *ordering.CheckoutInput) {
			_, err := t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.monthly.ID, domain.Expect{}, catalog.SubscriptionPlanInput{Pricing: &catalog.PlanPricing{Type: catalog.PlanPriceNone}})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("if the plan is inactive", domain.InvalidValue, func(t *planStore, ctx context.Context, _ *ordering.CheckoutInput) {
			_, err := t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.monthly.ID, domain.Expect{}, catalog.SubscriptionPlanInput{IsActive: new(false)})
			Expect(err).NotTo(HaveOccurred())
		}),
		Entry("with another customer's card", domain.NotFound, func(t *planStore, ctx context.Context, in *ordering.CheckoutInput) {
			_, tom := t.signUp(ctx, t.store.ID, "tom@example.com")
			var id int64
			Expect(t.Data.SQL.QueryRowContext(ctx, `INSERT INTO customer_payment_methods (store_id, created_on, modified_on, customer_id, command_id, payment_provider_id, provider_reference, payment_type, brand, is_default, is_active)
				VALUES ($1, now(), now(), $2, gen_random_uuid(), $3, 'ins_x', 'CARD', 'visa', true, true) RETURNING id`, t.store.ID, tom.ID, t.provider).Scan(&id)).To(Succeed())
			in.Payment.Token, in.Payment.MethodID = "", &id
		}),
		Entry("if the card is declined as lost", domain.PaymentDeclined, func(_ *planStore, _ context.Context, in *ordering.CheckoutInput) {
			in.Payment.Token = "pm_card_chargeDeclinedLostCard"
		}))

	It("requires a customer, so a guest must log in first", func(ctx SpecContext) {
		guest, cart := t.visitor(ctx, t.filter, 1)
		_, err := t.Ordering.UpdateCartItem(ctx, another(guest), cart.Items[0].ID, domain.Expect{}, ordering.CartItemUpdate{PlanID: new(&t.monthly.ID)})
		Expect(err).NotTo(HaveOccurred())
		in := t.purchase(cart, "58.31", "pm_card_visa")
		in.Agreement = &ordering.Agreement{Text: "Yes.", Totals: []ordering.PlanTotal{{PlanID: t.monthly.ID, GrandTotal: domain.MustAmount("58.31")}}}
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).To(refuse(domain.Unauthenticated))
	})

	It("is refused with a consent that no plan needs", func(ctx SpecContext) {
		in := t.subscribe(t.shop(ctx, line{t.pot, 1, nil}), "pm_card_visa")
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), in)
		Expect(err).To(refuse(domain.InvalidValue))
	})

	It("succeeds once if several tabs check out", func(ctx SpecContext) {
		in := t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_visa")
		Expect(together(6, func(int) error {
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, another(t.mia), in) })
			return err
		})).To(HaveKeyWithValue(domain.Code(""), 1))
		Expect(t.begun(ctx)).To(HaveLen(1))
	})

	It("leaves the subscription active when its first order is canceled", func(ctx SpecContext) {
		order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), t.subscribe(t.shop(ctx, line{t.filter, 1, t.monthly}), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.begun(ctx)).To(HaveExactElements(And(HaveField("Status", subscription.Active), HaveField("NextDate", Not(BeNil())))))
	})
})
