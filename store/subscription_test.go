package store_test

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// subscribers is a store with a plan, and a customer who has a subscription.
type subscribers struct {
	*checkoutStore
	plan      *catalog.SubscriptionPlan
	one, two  *catalog.Product
	mia       domain.Actor
	address   int64
	card      int64
	id        int64
	today     domain.Date
	dashboard subscription.Calendar
}

func newSubscribers(ctx context.Context, change ...func(*catalog.SubscriptionPlanInput)) *subscribers {
	GinkgoHelper()
	t := &subscribers{checkoutStore: newCheckoutStore(ctx)}
	subscribable := func(in *catalog.ProductInput) { in.IsSubscribable = new(true) }
	t.one, t.two = t.good(ctx, "ONE", 20, subscribable), t.good(ctx, "TWO", 20, subscribable)
	in := catalog.SubscriptionPlanInput{Name: new("Monthly"), IntervalUnit: new(catalog.Month), IntervalCount: new(1), CutoffDays: new(2), ProductIDs: []int64{t.one.ID, t.two.ID}}
	for _, f := range change {
		f(&in)
	}
	var err error
	t.plan, err = t.Ordering.CreateSubscriptionPlan(ctx, another(t.actor), in)
	Expect(err).NotTo(HaveOccurred())
	t.mia = t.patron(ctx, "mia@example.com")
	addresses, err := t.As(t.mia).CustomerAddresses(ctx, t.mia.ID, false)
	Expect(err).NotTo(HaveOccurred())
	t.address = addresses[0].ID
	t.card = t.newCard(ctx)
	t.dashboard = subscription.CalendarOf(t.store, t.Data.Clock.Now())
	t.today = t.dashboard.Today()
	t.id = t.subscribe(ctx)
	return t
}

func (t *subscribers) newCard(ctx context.Context) (id int64) {
	GinkgoHelper()
	Expect(t.Data.SQL.QueryRowContext(ctx, `INSERT INTO customer_payment_methods (store_id, created_on, modified_on, customer_id, command_id, payment_provider_id, provider_reference, payment_type, is_default, is_active)
		VALUES ($1, now(), now(), $2, gen_random_uuid(), $3, gen_random_uuid()::text, 'CARD', false, true) RETURNING id`, t.store.ID, t.mia.ID, t.provider).Scan(&id)).To(Succeed())
	return id
}

// subscribe stores a subscription as if it had been ordered ten days ago.
func (t *subscribers) subscribe(ctx context.Context, change ...func(*subscription.Subscription)) int64 {
	GinkgoHelper()
	tx, err := t.Data.Repo.Begin(ctx, domain.System(t.store.ID))
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	number, err := tx.Next(ctx, subscription.Numbers, subscription.FirstNumber)
	Expect(err).NotTo(HaveOccurred())
	ordered := t.today.Add(-10)
	_, _, day := ordered.Calendar()
	next := ordered.AddMonths(1)
	s := &subscription.Subscription{
		SubscriptionNumber: number, CommandID: uuid.New(), CustomerID: t.mia.ID, SubscriptionPlanID: t.plan.ID, Terms: t.plan.Terms, CurrencyCode: "EUR",
		Status: subscription.Active, DunningState: subscription.NotDunning, AnchorDate: ordered, AnchorDay: day, SlotNumber: 1, NextDate: &next, LastDate: next, CycleNumber: 1,
		DueAt: new(t.dashboard.At(next)), ShippingAddressID: &t.address, CustomerPaymentMethodID: &t.card, ShippingMethodID: &t.method, Coupons: []subscription.Coupon{}, CustomFields: []domain.CustomField{},
		Items: []*subscription.SubscriptionItem{{VariantID: t.one.Variants[0].ID, ProductID: t.one.ID, SKU: "ONE", Name: "Good ONE", Quantity: 2, UnitPrice: domain.MustAmount("49.00"),
			AcceptedPrice: domain.MustAmount("49.00"), CustomFields: []domain.CustomField{}}},
	}
	for _, f := range change {
		f(s)
	}
	Expect(tx.SaveSubscription(ctx, s)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
	return s.ID
}

func (t *subscribers) read(ctx context.Context, id int64) *subscription.Subscription {
	GinkgoHelper()
	s, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: id})
	Expect(err).NotTo(HaveOccurred())
	return s
}

// told returns the type and action of each event of a subscription, starting at an index.
func (t *subscribers) told(ctx context.Context, id int64, from int) (out []string) {
	GinkgoHelper()
	for _, e := range t.platform.events(ctx, t.store.ID) {
		if fmt.Sprint(e.Object["subscriptionId"]) == fmt.Sprint(id) {
			out = append(out, e.Type+" "+e.Action)
		}
	}
	return out[from:]
}

// began stores a renewal of the subscription, as if it were being charged.
func (t *subscribers) began(ctx context.Context, id int64, status string) {
	GinkgoHelper()
	_, err := t.Data.SQL.ExecContext(ctx, `INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, attempts)
		SELECT store_id, now(), now(), id, slot_number, next_date, $2, 1 FROM subscriptions WHERE id = $1`, id, status)
	Expect(err).NotTo(HaveOccurred())
}

var _ = Describe("Changes to a subscription", func() {
	var t *subscribers
	BeforeEach(func(ctx SpecContext) { t = newSubscribers(ctx) })

	It("are saved with events and history, and can be reversed", func(ctx SpecContext) {
		next := *t.read(ctx, t.id).NextDate
		steps := []struct {
			name string
			do   func(actor domain.Actor) (*subscription.Subscription, error)
			told []string
			is   subscription.Status
			on   *domain.Date
		}{
			{"skip", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.SkipSubscription(ctx, a, t.id, subscription.SkipRequest{Date: &next, Reason: new("Too much.")}, false)
			}, []string{"subscription.cycle_skipped subscription.cycle_skipped"}, subscription.Active, new(t.today.Add(-10).AddMonths(2))},
			{"unskip", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.UnskipSubscription(ctx, a, t.id, subscription.SkipRequest{Date: &next}, false)
			}, []string{"subscription.processing_date_changed subscription.cycle_unskipped"}, subscription.Active, &next},
			{"move", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.ChangeSubscriptionDate(ctx, a, t.id, subscription.DateRequest{On: next + 3, KeepAnchor: true}, false, domain.Expect{})
			}, []string{"subscription.processing_date_changed subscription.processing_date_changed"}, subscription.Active, new(next + 3)},
			{"pause", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.PauseSubscription(ctx, a, t.id, subscription.PauseRequest{Until: new(t.today + 60)})
			}, []string{"subscription.paused subscription.paused", "subscription.status_changed subscription.status_changed"}, subscription.Paused, new(t.today.Add(-10).AddMonths(3))},
			{"resume", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.ResumeSubscription(ctx, a, t.id, nil)
			},
				[]string{"subscription.resumed subscription.resumed", "subscription.status_changed subscription.status_changed"}, subscription.Active, &next},
			{"cancel", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.CancelSubscription(ctx, a, t.id, subscription.CancelRequest{Reason: new("Moving.")})
			}, []string{"subscription.cancelled subscription.cancelled", "subscription.status_changed subscription.status_changed"}, subscription.Cancelled, nil},
			{"reactivate", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.ReactivateSubscription(ctx, a, t.id, subscription.ReactivateRequest{})
			}, []string{"subscription.resumed subscription.reactivated", "subscription.status_changed subscription.status_changed"}, subscription.Active, &next},
			{"at the period's end", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.CancelSubscription(ctx, a, t.id, subscription.CancelRequest{AtPeriodEnd: true})
			}, []string{}, subscription.Active, &next},
			{"not at all", func(a domain.Actor) (*subscription.Subscription, error) {
				return t.Ordering.ReactivateSubscription(ctx, a, t.id, subscription.ReactivateRequest{})
			}, []string{}, subscription.Active, &next},
		}
		told := 0
		for i, step := range steps {
			actor := []domain.Actor{t.actor, t.mia}[i%2]
			actor.CommandID = uuid.New()
			s, err := step.do(actor)
			Expect(err).NotTo(HaveOccurred(), step.name)
			Expect(t.told(ctx, t.id, told)).To(Equal(step.told), step.name)
			told += len(step.told)
			read := t.read(ctx, t.id)
			Expect(read.Status).To(Equal(step.is), step.name)
			Expect(read.NextDate).To(Equal(step.on), step.name)
			Expect(read.Version).To(Equal(int64(i+2)), step.name)
			Expect(s.Version).To(Equal(read.Version), step.name)
			_, err = step.do(actor) // this repeats the command
			Expect(err).NotTo(HaveOccurred(), step.name)
			Expect(t.read(ctx, t.id).Version).To(Equal(read.Version), step.name+" again")
			Expect(t.told(ctx, t.id, told)).To(BeEmpty(), step.name+" again")
			Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE command_id = $1 AND actor_kind = $2 AND actor_id = $3", actor.CommandID, string(actor.Kind), actor.ID)).
				To(Equal(1), step.name)
		}
	})

	It("apply completely or not at all, with one event each for lines, date and price", func(ctx SpecContext) {
		s := t.read(ctx, t.id)
		card := t.newCard(ctx)
		update := subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{
			Date: &subscription.DateRequest{On: *s.NextDate + 2}, PaymentMethodID: &card,
			Items: subscription.ItemsRequest{UpdateAt: "/updateItems", AddAt: "/addItems",
				Update: []subscription.ItemUpdate{{ItemID: s.Items[0].ID, Quantity: new(3), UnitPrice: new(new(domain.MustAmount("40.00")))}},
				Add:    []subscription.ItemAdd{{VariantID: t.two.Variants[0].ID, Quantity: 1}}},
		}}
		wrong := update
		wrong.Items.Add = []subscription.ItemAdd{{VariantID: t.two.Variants[0].ID, Quantity: 1, UnitPrice: new(domain.MustAmount("1.234"))}, {VariantID: t.good(ctx, "THREE", 1).Variants[0].ID, Quantity: 1}}
		_, err := t.Ordering.UpdateSubscription(ctx, another(t.actor), t.id, wrong, domain.Expect{})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/addItems/0/unitPrice", "/addItems/1/variantId"))
		Expect(t.read(ctx, t.id).Version).To(Equal(int64(1)))
		_, err = t.Ordering.UpdateSubscription(ctx, another(t.actor), t.id, update, domain.Expect{Body: new(int64(7))})
		Expect(err).To(refuse(domain.VersionConflict))

		changed, err := t.Ordering.UpdateSubscription(ctx, another(t.actor), t.id, update, domain.Expect{Body: new(int64(1))})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.told(ctx, t.id, 0)).To(Equal([]string{"subscription.items_changed subscription.items_changed",
			"subscription.processing_date_changed subscription.processing_date_changed", "subscription.pricing_changed subscription.pricing_changed"}))
		events := t.platform.events(ctx, t.store.ID)
		for _, e := range events[len(events)-3:] {
			if e.Type == "subscription.processing_date_changed" {
				Expect(e.Changes["nextProcessingDate"]).To(HaveKeyWithValue("new", (*s.NextDate + 2).String()))
			} else {
				Expect(e.Changes).To(And(HaveKey("items"), HaveLen(1)), e.Type)
			}
		}
		read := t.read(ctx, t.id)
		Expect(read.Version).To(Equal(changed.Version))
		Expect([]any{len(read.Items), read.Items[0].Quantity, read.Items[0].UnitPrice.String(), read.Items[0].FixedPrice.String(), read.Items[1].UnitPrice.String(), *read.CustomerPaymentMethodID}).
			To(Equal([]any{2, 3, "40.0000", "40.0000", "49.0000", card}))
		Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE action = 'subscription.payment_method_changed' AND event_type = ''")).To(Equal(1))

		s, err = t.Ordering.UpdateSubscription(ctx, another(t.actor), t.id, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: &card}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Version).To(Equal(read.Version), "nothing changed")
	})

	It("can name only objects of the subscription's customer", func(ctx SpecContext) {
		noa := t.patron(ctx, "noa@example.com")
		theirs, err := t.As(noa).CustomerAddresses(ctx, noa.ID, false)
		Expect(err).NotTo(HaveOccurred())
		change := func(actor domain.Actor, p subscription.UpdateRequest) error {
			_, err := t.Ordering.UpdateSubscription(ctx, another(actor), t.id, subscription.SubscriptionUpdate{UpdateRequest: p}, domain.Expect{})
			return err
		}
		for _, actor := range []domain.Actor{t.mia, t.actor} {
			Expect(change(actor, subscription.UpdateRequest{ShippingAddressID: new(&theirs[0].ID)})).To(refuse(domain.NotFound))
			Expect(change(actor, subscription.UpdateRequest{PaymentMethodID: new(t.card + 100)})).To(refuse(domain.NotFound))
			Expect(change(actor, subscription.UpdateRequest{Items: subscription.ItemsRequest{Remove: []int64{999}}})).To(refuse(domain.NotFound))
			Expect(change(actor, subscription.UpdateRequest{Items: subscription.ItemsRequest{Add: []subscription.ItemAdd{{VariantID: 999, Quantity: 1}}}})).To(refuse(domain.NotFound))
		}
		_, other := t.newStore(ctx, "other")
		for _, actor := range []domain.Actor{noa, {Kind: domain.ActorCustomer, StoreID: t.store.ID}, other} {
			actor.CommandID = uuid.New()
			for name, err := range map[string]error{
				"pause":      just2(t.Ordering.PauseSubscription(ctx, actor, t.id, subscription.PauseRequest{})),
				"resume":     just2(t.Ordering.ResumeSubscription(ctx, actor, t.id, nil)),
				"skip":       just2(t.Ordering.SkipSubscription(ctx, actor, t.id, subscription.SkipRequest{}, false)),
				"unskip":     just2(t.Ordering.UnskipSubscription(ctx, actor, t.id, subscription.SkipRequest{Date: &t.today}, false)),
				"date":       just2(t.Ordering.ChangeSubscriptionDate(ctx, actor, t.id, subscription.DateRequest{On: t.today + 5}, false, domain.Expect{})),
				"cancel":     just2(t.Ordering.CancelSubscription(ctx, actor, t.id, subscription.CancelRequest{})),
				"reactivate": just2(t.Ordering.ReactivateSubscription(ctx, actor, t.id, subscription.ReactivateRequest{})),
				"update":     change(actor, subscription.UpdateRequest{}),
				"replace":    just2(t.Ordering.ReplaceSubscription(ctx, actor, t.id, subscription.SubscriptionReplacement{}, domain.Expect{})),
			} {
				Expect(err).To(refuse(domain.NotFound), name)
			}
		}
		Expect(t.read(ctx, t.id).Version).To(Equal(int64(1)))
	})

	It("replace a subscription only once if the request is repeated", func(ctx SpecContext) {
		actor := another(t.actor)
		replace := func() (*subscription.Subscription, error) {
			return t.Ordering.ReplaceSubscription(ctx, actor, t.id, subscription.SubscriptionReplacement{ReplaceRequest: subscription.ReplaceRequest{Reason: new("Other goods"),
				Items: []subscription.ItemAdd{{VariantID: t.two.Variants[0].ID, Quantity: 4}}}}, domain.Expect{})
		}
		old := t.read(ctx, t.id)
		next, err := replace()
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{next.Status, next.CycleNumber, next.IntroductoryCycles, *next.NextDate, *next.ReplacesID, len(next.Items), *next.ShippingAddressID}).
			To(Equal([]any{subscription.Active, 0, 1, *old.NextDate, t.id, 1, t.address}))
		again, err := replace()
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(next.ID))
		old = t.read(ctx, t.id)
		Expect([]any{old.Status, *old.CancelReason, *old.ReplacedByID}).To(Equal([]any{subscription.Cancelled, "REPLACED", next.ID}))
		var told []string
		for _, e := range t.platform.events(ctx, t.store.ID) {
			if id, is := e.Object["subscriptionId"]; is {
				told = append(told, fmt.Sprint(id, " ", e.Type))
			}
		}
		Expect(told).To(Equal([]string{fmt.Sprint(t.id, " subscription.replaced"), fmt.Sprint(t.id, " subscription.cancelled"), fmt.Sprint(t.id, " subscription.status_changed"), fmt.Sprint(next.ID, " subscription.created")}))
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.actor), t.id, subscription.ReactivateRequest{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})

	It("can add coupons that are valid now, and keep coupons that were added earlier", func(ctx SpecContext) {
		every := t.coupon(ctx, "EVERY", func(in *pricing.CouponInput) { in.AppliesToSubscriptions = new(pricing.CouponEveryOrder) })
		gone := t.coupon(ctx, "GONE", func(in *pricing.CouponInput) { in.EndsOn = new(new(t.Data.Clock.Now().Add(-time.Hour))) })
		codes := func(actor domain.Actor, codes ...string) error {
			_, err := t.Ordering.UpdateSubscription(ctx, another(actor), t.id, subscription.SubscriptionUpdate{CouponCodes: &codes}, domain.Expect{})
			return err
		}
		err := codes(t.actor, "EVERY", gone.Code, "NONE")
		Expect(err).To(refuse(domain.CouponNotApplicable))
		Expect(codes(t.mia, "every")).To(Succeed())
		Expect(t.read(ctx, t.id).Coupons).To(Equal([]subscription.Coupon{{CouponID: every.ID, Code: "every", Reserved: true}}))
		Expect(t.told(ctx, t.id, 0)).To(Equal([]string{"subscription.pricing_changed subscription.pricing_changed"}))
		Expect(t.Ordering.DeleteCoupon(ctx, another(t.actor), every.ID)).To(refuse(domain.InUse))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE coupons SET ends_on = now() - interval '1 hour' WHERE id = $1", every.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(codes(t.mia, "EVERY")).To(Succeed(), "it was accepted, and stays")
		Expect(codes(t.actor)).To(Succeed())
		Expect(codes(t.mia, "EVERY")).To(refuse(domain.CouponNotApplicable))
	})

	It("must precede the deletion of an address, card, shipping method or variant that the subscription uses", func(ctx SpecContext) {
		refused := map[string]error{
			"address": t.Customer.DeleteCustomerAddress(ctx, another(t.mia), t.address), "card": t.Customer.DeleteCustomerPaymentMethod(ctx, another(t.mia), t.card),
			"shipping method": t.Settings.DeleteShippingMethod(ctx, another(t.actor), t.method),
			"variant":         just2(t.Catalog.UpdateProduct(ctx, another(t.actor), t.one.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{}})),
		}
		for what, err := range refused {
			Expect(err).To(refuse(domain.InUse), what)
		}
		_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), t.id, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Settings.DeleteShippingMethod(ctx, another(t.actor), t.method)).To(Succeed())
		Expect(t.Customer.DeleteCustomerAddress(ctx, another(t.mia), t.address)).To(Succeed())
		Expect(t.Customer.DeleteCustomerPaymentMethod(ctx, another(t.mia), t.card)).To(Succeed())
		Expect(t.read(ctx, t.id).ShippingMethodID).To(BeNil())
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.actor), t.id, subscription.ReactivateRequest{})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/customerPaymentMethodId"))
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.mia), t.id, subscription.ReactivateRequest{PaymentMethodID: new(t.newCard(ctx))})
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/subscriptionId"))
	})

	It("follow the customer's status: a suspension pauses, a reactivation resumes, and a ban cancels", func(ctx SpecContext) {
		paused := t.subscribe(ctx, func(s *subscription.Subscription) {
			s.Status, s.NextDate, s.DueAt, s.PausedOn, s.PauseCause = subscription.Paused, nil, nil, new(t.Data.Clock.Now()), subscription.PausedByRequest
		})
		move := func(to customer.CustomerStatus) {
			GinkgoHelper()
			_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: to}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		statuses := func() []subscription.Status {
			return []subscription.Status{t.read(ctx, t.id).Status, t.read(ctx, paused).Status}
		}
		move(customer.CustomerSuspended)
		Expect(statuses()).To(Equal([]subscription.Status{subscription.Paused, subscription.Paused}))
		_, err := t.Ordering.ReactivateSubscription(ctx, domain.Actor{Kind: domain.ActorAPIToken, ID: 1, StoreID: t.store.ID, CommandID: uuid.New()}, t.id, subscription.ReactivateRequest{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
		move(customer.CustomerActive)
		Expect(statuses()).To(Equal([]subscription.Status{subscription.Active, subscription.Paused}), "what was paused before stays")
		move(customer.CustomerBanned)
		Expect(statuses()).To(Equal([]subscription.Status{subscription.Cancelled, subscription.Cancelled}))
		Expect(t.told(ctx, t.id, 0)).To(Equal([]string{
			"subscription.paused subscription.paused", "subscription.status_changed subscription.status_changed",
			"subscription.resumed subscription.resumed", "subscription.status_changed subscription.status_changed",
			"subscription.cancelled subscription.cancelled", "subscription.status_changed subscription.status_changed"}))
		var types []string
		for _, e := range t.platform.events(ctx, t.store.ID) {
			types = append(types, e.Type)
		}
		Expect(slices.Index(types, "customer.status_changed")).To(BeNumerically("<", slices.Index(types, "subscription.paused")))
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PauseOnSuspension: new(false)}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		move(customer.CustomerActive)
		third := t.subscribe(ctx)
		move(customer.CustomerSuspended)
		Expect(t.read(ctx, third).Status).To(Equal(subscription.Active), "the store does not want it")
		move(customer.CustomerDeactivated)
		Expect(*t.read(ctx, third).CancelReason).To(Equal(subscription.ReasonDeactivated))
	})

	It("are refused while a charge is in progress, except for a cancellation", func(ctx SpecContext) {
		t.began(ctx, t.id, "PROCESSING")
		for name, err := range map[string]error{
			"pause":  just2(t.Ordering.PauseSubscription(ctx, another(t.mia), t.id, subscription.PauseRequest{})),
			"skip":   just2(t.Ordering.SkipSubscription(ctx, another(t.mia), t.id, subscription.SkipRequest{}, false)),
			"date":   just2(t.Ordering.ChangeSubscriptionDate(ctx, another(t.actor), t.id, subscription.DateRequest{On: t.today + 30}, true, domain.Expect{})),
			"update": just2(t.Ordering.UpdateSubscription(ctx, another(t.mia), t.id, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: new(t.newCard(ctx))}}, domain.Expect{})),
		} {
			Expect(err).To(refuse(domain.CycleLocked), name)
			Expect(err.(*domain.Error).RetryAfter).To(BeNumerically(">", 0), name)
		}
		_, err := t.Ordering.CancelSubscription(ctx, another(t.mia), t.id, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.count(ctx, "SELECT count(*) FROM renewals WHERE status = 'PROCESSING' AND ended_on IS NULL")).To(Equal(1), "the charge is not touched")
		_, err = t.Ordering.ReactivateSubscription(ctx, another(t.mia), t.id, subscription.ReactivateRequest{})
		Expect(err).To(refuse(domain.CycleLocked))
	})
})

var _ = Describe("Concurrent changes to a subscription", func() {
	It("run one after the other and leave a state that the state table allows", func(ctx SpecContext) {
		t := newSubscribers(ctx)
		next := *t.read(ctx, t.id).NextDate
		Expect(atOnce(8, func(_ int, same acting) error {
			_, err := t.Ordering.SkipSubscription(ctx, same(t.mia), t.id, subscription.SkipRequest{Date: &next}, false)
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.InvalidStateTransition: 7}), "one skips it")
		Expect(t.read(ctx, t.id).SkipsInRow).To(Equal(1))
		for range 4 {
			id := t.subscribe(ctx)
			outcomes := atOnce(8, func(i int, same acting) error {
				var err error
				switch i % 4 {
				case 0:
					_, err = t.Ordering.CancelSubscription(ctx, same(t.mia), id, subscription.CancelRequest{})
				case 1:
					_, err = t.Ordering.PauseSubscription(ctx, same(t.actor), id, subscription.PauseRequest{})
				case 2:
					_, err = t.Ordering.SkipSubscription(ctx, same(t.actor), id, subscription.SkipRequest{}, false)
				case 3:
					_, err = t.Ordering.UpdateSubscription(ctx, same(t.mia), id, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{Items: subscription.ItemsRequest{AddAt: "/addItems",
						Add: []subscription.ItemAdd{{VariantID: t.two.Variants[0].ID, Quantity: 1}}}}}, domain.Expect{})
				}
				return err
			})
			Expect(outcomes).To(HaveKey(domain.Code("")))
			for code := range outcomes {
				Expect([]domain.Code{"", domain.InvalidStateTransition}).To(ContainElement(code))
			}
			s := t.read(ctx, id)
			Expect(s.Status).To(Equal(subscription.Cancelled), "a cancellation is final")
			told := t.told(ctx, id, 0)
			Expect(told[len(told)-2:]).To(Equal([]string{"subscription.cancelled subscription.cancelled", "subscription.status_changed subscription.status_changed"}))
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE object_type = 'subscription' AND object_id = $1 AND type = 'subscription.cancelled'", id)).To(Equal(1))
		}
		Expect(atOnce(6, func(i int, same acting) error {
			if i%2 == 0 {
				return t.Customer.DeleteCustomerPaymentMethod(ctx, same(t.mia), t.card)
			}
			_, err := t.Ordering.UpdateSubscription(ctx, same(t.mia), t.id, subscription.SubscriptionUpdate{UpdateRequest: subscription.UpdateRequest{PaymentMethodID: new(t.newCard(ctx))}}, domain.Expect{})
			return err
		})).To(HaveKey(domain.Code("")))
		Expect(t.count(ctx, "SELECT count(*) FROM subscriptions s JOIN customer_payment_methods m ON m.id = s.customer_payment_method_id WHERE s.status <> 'CANCELLED' AND NOT m.is_active")).To(BeZero())
	})
})

func just2(_ any, err error) error { return err }
