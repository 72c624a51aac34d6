package store_test

import (
	"cmp"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A reader of subscriptions", func() {
	It("can list subscriptions by due day, payment method, end of a pause, or reason of the end", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card, other := t.card(ctx, "pm_card_visa"), t.card(ctx, "pm_card_mastercard")
		today, now := t.calendar(ctx).Today(), t.Clock.Now()
		names := map[int64]string{}
		add := func(name string, method int64, change ...func(*subscription.Subscription)) {
			names[t.subscribe(ctx, method, change...).ID] = name
		}
		next := func(d domain.Date) func(*subscription.Subscription) {
			return func(s *subscription.Subscription) { s.NextDate, s.LastDate = &d, d }
		}
		add("overdue", card, next(today-1))
		add("tomorrow", card, next(today+1))
		add("later", other, next(today+2))
		add("paused", card, func(s *subscription.Subscription) {
			s.Status, s.PausedOn, s.PauseCause, s.PausedUntil, s.ResumeOn = subscription.Paused, &now, subscription.PausedByRequest, new(today+1), new(now.AddDate(0, 0, 1))
			s.NextDate, s.LastDate = new(today+1), today+1
		})
		ended := func(reason *string, at time.Time) func(*subscription.Subscription) {
			return func(s *subscription.Subscription) {
				s.Status, s.NextDate, s.CancelledOn, s.CancelReason = subscription.Cancelled, nil, &at, reason
			}
		}
		add("done", card, ended(new(subscription.ReasonCompleted), now.Add(-2*time.Hour)))
		add("left", card, ended(nil, now))
		for want, f := range map[string]subscription.Filter{
			"overdue":                 {NextBy: &today},
			"overdue tomorrow":        {NextBy: new(today + 1)},
			"overdue tomorrow later":  {NextBy: new(today + 2)},
			"":                        {NextBy: new(today - 2)},
			"later":                   {PaymentMethodIDs: []int64{other}},
			" ":                       {PaymentMethodIDs: []int64{1 << 40}},
			"paused":                  {PausedUntilFrom: new(today + 1), PausedUntilTo: new(today + 2)},
			"paused ":                 {PausedUntilTo: new(today + 2)},
			"  ":                      {PausedUntilFrom: new(today + 2)},
			"   ":                     {PausedUntilTo: new(today + 1)},
			"done":                    {CancelReason: subscription.ReasonCompleted},
			"    ":                    {CancelReason: "COMPLETE"},
			"done left":               {CancelledTo: new(now.Add(time.Second))},
			"left":                    {CancelledFrom: &now},
			"done  ":                  {CancelledTo: &now},
			"tomorrow later":          {NextBy: new(today + 2), NextFrom: &today},
			"overdue tomorrow later ": {PaymentMethodIDs: []int64{card, other}, Status: []subscription.Status{subscription.Active}},
		} {
			page, err := t.Ordering.FindSubscriptions(ctx, t.actor, f, nil, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			var found []string
			for _, s := range page.Items {
				found = append(found, names[s.ID])
			}
			Expect(strings.Join(found, " ")).To(Equal(strings.TrimSpace(want)), "%+v", f)
		}
		due, notDue := true, false
		for asked, want := range map[*bool]int64{&due: 1, &notDue: 1} {
			page, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{NextBy: new(today + 1)}, asked, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(Equal(want), "due and due by tomorrow")
		}
	})

	It("sees the current SKU and name of a variant, like the next renewal's order", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		was, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: s.ID})
		Expect(err).NotTo(HaveOccurred())
		product, err := t.As(t.actor).Product(ctx, catalog.ProductKey{ID: t.good.ProductID})
		Expect(err).NotTo(HaveOccurred())
		former := t.good.SKU
		texts := func(item *subscription.SubscriptionItem) []string { return []string{item.SKU, item.Name} }
		shown := func(sku, name string) {
			GinkgoHelper()
			want := []string{sku, name}
			now, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: s.ID})
			Expect(err).NotTo(HaveOccurred())
			Expect(texts(now.Items[0])).To(Equal(want))
			Expect(now.Version).To(BeNumerically(">", was.Version), "its ETag is another one")
			was = now
			for _, f := range []subscription.Filter{{SKU: sku}, {Search: strings.ToLower(sku)}} {
				page, err := t.Ordering.FindSubscriptions(ctx, t.actor, f, nil, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
				Expect(err).NotTo(HaveOccurred())
				Expect(page.Items).To(HaveLen(1), "%+v", f)
				Expect(texts(page.Items[0].Items[0])).To(Equal(want))
			}
			lines, err := t.As(t.actor).SubscriptionLines(ctx, subscription.Filter{SKU: sku}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			Expect(texts(lines.Items[0].Item)).To(Equal(want))
			estimate, err := t.Ordering.EstimateSubscription(ctx, t.actor, s.ID, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(texts(estimate.Lines[0])).To(Equal(want))
		}
		variants := func(sku string, name *string) (all []catalog.VariantInput) {
			for _, v := range product.Variants {
				if all = append(all, catalog.VariantInput{ID: &v.ID}); v.ID == t.good.ID {
					all[len(all)-1].SKU, all[len(all)-1].Name = &sku, name
				}
			}
			return all
		}
		rename := func(in catalog.ProductInput) {
			GinkgoHelper()
			_, err := t.Catalog.UpdateProduct(ctx, another(t.actor), product.ID, domain.Expect{}, in)
			Expect(err).NotTo(HaveOccurred())
		}
		rename(catalog.ProductInput{Variants: variants("KETTLE-1", new("Small"))})
		shown("KETTLE-1", product.Name+" – Small")
		rename(catalog.ProductInput{Name: new("Kettle")})
		shown("KETTLE-1", "Kettle – Small")
		rename(catalog.ProductInput{Name: new("Kettles"), Variants: variants("KETTLE-2", new(""))})
		shown("KETTLE-2", "Kettles")
		gone, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{SKU: former}, nil, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(gone.Items).To(BeEmpty())

		t.until(ctx, *s.NextDate)
		t.due(ctx)
		var ordered string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT sku || ' ' || name FROM order_lines ORDER BY id DESC LIMIT 1").Scan(&ordered)).To(Succeed())
		Expect(ordered).To(Equal("KETTLE-2 Kettles"))
	})

	It("gets exactly the subscriptions that match a filter, in every sort order", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		card := t.card(ctx, "pm_card_visa")
		names := map[int64]string{}
		add := func(name string, change ...func(*subscription.Subscription)) *subscription.Subscription {
			s := t.subscribe(ctx, card, change...)
			names[s.ID] = name
			return s
		}
		today := t.calendar(ctx).Today()
		add("plain")
		add("due", func(s *subscription.Subscription) { s.NextDate, s.LastDate = &today, today })
		failing := add("failing", func(s *subscription.Subscription) {
			s.DunningState, s.Dunning, s.LastFailureCode, s.RetryOn = subscription.Retrying, &settings.Dunning{}, "card_declined", new(t.Clock.Now().Add(24*time.Hour))
			s.Slots = []*subscription.Renewal{{Slot: 1, ProcessingDate: today, Status: subscription.RenewalRetrying, Attempts: 1, FailedAttempts: 1, FailureClass: "HARD", FailureCode: "card_declined"}}
		})
		paused := func(s *subscription.Subscription) {
			s.Status, s.NextDate, s.PausedOn, s.PauseCause = subscription.Paused, nil, new(t.Clock.Now()), subscription.PausedByRequest
		}
		add("paused", paused)
		add("ending", func(s *subscription.Subscription) { s.CancelAtPeriodEnd, s.Items[0].Quantity = true, 3 })
		t.customer(ctx, "ben.ito@example.com")
		add("ben's")

		list := func(f subscription.Filter, due *bool, sort string) string {
			GinkgoHelper()
			q := domain.PageQuery{Number: 1, Size: 2, Sort: sort}
			var found []string
			for {
				page, err := t.Ordering.FindSubscriptions(ctx, t.actor, f, due, q)
				Expect(err).NotTo(HaveOccurred())
				for _, s := range page.Items {
					found = append(found, names[s.ID])
				}
				if page.NextCursor == "" {
					return strings.Join(found, " ")
				}
				q.Number, q.Cursor = 0, page.NextCursor
			}
		}
		yes, no := true, false
		month := today.AddMonths(1)
		Expect(list(subscription.Filter{}, nil, "createdOn")).To(Equal("plain due failing paused ending ben's"))
		Expect(list(subscription.Filter{}, nil, "-createdOn")).To(Equal("ben's ending paused failing due plain"))
		Expect(list(subscription.Filter{}, nil, "nextProcessingDate")).To(Equal("due plain failing ending ben's paused"))
		Expect(list(subscription.Filter{}, nil, "-nextProcessingDate")).To(Equal("ben's ending failing plain due paused"))
		Expect(list(subscription.Filter{}, nil, "-subscriptionNumber")).To(Equal("ben's ending paused failing due plain"))
		for want, f := range map[string]subscription.Filter{
			"paused":                                 {Status: []subscription.Status{subscription.Paused, subscription.Cancelled}},
			"failing":                                {DunningState: []subscription.DunningState{subscription.Retrying, subscription.Exhausted}},
			"failing ":                               {FailureCode: []string{"card_declined", "lost_card"}},
			"failing  ":                              {FailureClass: []string{"HARD", "ACTION"}},
			"failing   ":                             {RenewalStatus: []subscription.RenewalStatus{subscription.RenewalRetrying}},
			"plain due ending ben's":                 {RenewalStatus: []subscription.RenewalStatus{subscription.RenewalScheduled}},
			"failing    ":                            {RetryFrom: new(t.Clock.Now()), RetryTo: new(t.Clock.Now().Add(25 * time.Hour))},
			"":                                       {RetryTo: new(t.Clock.Now())},
			"ending":                                 {CancelAtPeriodEnd: &yes},
			"ben's":                                  {CustomerIDs: []int64{t.mia.ID}},
			"due":                                    {NextTo: &month},
			"plain failing ending ben's":             {NextFrom: &month},
			"plain due failing paused ending ben's":  {PlanIDs: []int64{t.plan.ID, 1 << 40}, ProductIDs: []int64{t.good.ProductID}, VariantIDs: []int64{t.good.ID}, SKU: t.good.SKU},
			" ":                                      {ProductIDs: []int64{1 << 40}},
			"ben's ":                                 {Search: "n.ito@ex"},
			"failing     ":                           {Search: domain.Itoa(failing.SubscriptionNumber)},
			"plain due failing paused ending ben's ": {Search: "our-ov"},
			"  ":                                     {Search: "nobody"},
		} {
			Expect(list(f, nil, "createdOn")).To(Equal(strings.TrimSpace(want)), "%+v", f)
		}
		Expect(list(subscription.Filter{}, &yes, "createdOn")).To(Equal("due"))
		Expect(list(subscription.Filter{}, &no, "createdOn")).To(Equal("plain failing paused ending ben's"))
		expires := domain.DateOf(2000, 1, 1)
		Expect(list(subscription.Filter{CardExpiresTo: &expires}, nil, "createdOn")).To(BeEmpty())
		Expect(list(subscription.Filter{CardExpiresFrom: &expires}, nil, "createdOn")).To(Equal("plain due failing paused ending ben's"))

		since := t.Clock.Now().Add(-time.Hour)
		page, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{ModifiedSince: &since}, nil, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(HaveLen(6))
		row := page.Items[2]
		Expect([]any{row.CustomerName, row.CustomerEmail, row.PlanName, row.FailureClass(), row.NextStatus()}).To(Equal([]any{"Mia Keller", "mia.keller@example.com", "Monthly", "HARD", subscription.RenewalRetrying}))
		sum, count := page.Items[4].RecurringSubtotal()
		Expect([]any{sum.Fixed(2), count}).To(Equal([]any{"147.00", 3}))

		for _, q := range []domain.PageQuery{{Number: 1, Size: 10, Sort: "-nextProcessingDate"}, {Number: 1, Size: 10}} {
			f := subscription.Filter{SKU: t.good.SKU}
			if q.Sort == "" {
				f.ModifiedSince = &since
			}
			lines, err := t.As(t.actor).SubscriptionLines(ctx, f, q)
			Expect(err).NotTo(HaveOccurred())
			Expect(lines.Items).To(HaveLen(6))
			Expect(lines.TotalCount).To(Equal(int64(6)))
			if q.Sort != "" {
				Expect(slices.IsSortedFunc(lines.Items, func(a, b subscription.Line) int {
					return cmp.Compare(b.Subscription.LastDate, a.Subscription.LastDate)
				})).To(BeTrue(), "by the dates that the lines show, those of paused subscriptions too")
			}
			var ids []int64
			for _, l := range lines.Items {
				Expect(l.Item.SKU).To(Equal("POUR-OVER"))
				Expect(l.Subscription.ID).To(Equal(l.Item.SubscriptionID))
				ids = append(ids, l.Item.ID)
			}
			var pages []int64
			for q.Number, q.Size = 1, 4; q.Number <= 2; q.Number++ {
				page, err := t.As(t.actor).SubscriptionLines(ctx, f, q)
				Expect(err).NotTo(HaveOccurred())
				for _, l := range page.Items {
					pages = append(pages, l.Item.ID)
				}
			}
			Expect(pages).To(Equal(ids))
		}
		// Subscriptions without a next date come last in both directions. Cursors neither skip any of them nor
		// stop at the first.
		add("paused too", paused)
		for _, sort := range []string{"nextProcessingDate", "-nextProcessingDate"} {
			var whole, walked []int64
			var dates []bool
			for q := (domain.PageQuery{Number: 1, Size: 10, Sort: sort}); ; {
				page, err := t.Ordering.FindSubscriptions(ctx, t.actor, subscription.Filter{}, nil, q)
				Expect(err).NotTo(HaveOccurred())
				for _, s := range page.Items {
					if q.Size == 10 {
						whole, dates = append(whole, s.ID), append(dates, s.NextDate != nil)
					} else {
						walked = append(walked, s.ID)
						Expect(len(walked)).To(BeNumerically("<=", len(whole)), "the cursor ends")
					}
				}
				if q.Size == 1 && page.NextCursor == "" {
					break
				}
				q.Size, q.Cursor = 1, page.NextCursor
			}
			Expect(walked).To(Equal(whole), sort)
			Expect(dates[0]).To(BeTrue())
			Expect(dates[len(dates)-2:]).To(Equal([]bool{false, false}), "two are paused")
		}

		own, err := t.As(t.mia).OwnSubscriptions(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(own).To(HaveLen(2), "theirs, and the one that is paused too")
		_, err = t.Ordering.SubscriptionDetails(ctx, t.mia, subscription.Key{ID: failing.ID})
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
		_, err = t.Ordering.EstimateSubscription(ctx, t.mia, failing.ID, nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
		_, err = t.As(t.mia).SubscriptionHistory(ctx, failing.ID, domain.PageQuery{Number: 1, Size: 10, Sort: "-createdOn"})
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
	})

	It("gets an estimate of a renewal that is exact to the cent", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			s.Items[0].Quantity, s.Items[0].AcceptedPrice = 3, domain.MustAmount("48.01") // less than the current price
		})
		e, err := t.Ordering.EstimateSubscription(ctx, t.mia, s.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(e.Quote.Problems).To(BeEmpty())
		Expect(e.Obstacles).To(BeEmpty())
		Expect(e.Quote.Lines[0].UnitPrice.Fixed(2)).To(Equal("48.01"))
		d, err := t.Ordering.SubscriptionDetails(ctx, t.mia, subscription.Key{Number: s.SubscriptionNumber})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.Upcoming).To(HaveLen(12))
		Expect([]any{d.Upcoming[0].On, *d.Upcoming[0].Cycle, *d.Upcoming[11].Cycle}).To(Equal([]any{*s.NextDate, 2, 13}))
		Expect(d.Estimate.Quote.GrandTotal).To(Equal(e.Quote.GrandTotal))
		t.until(ctx, *s.NextDate)
		order, err := t.As(t.mia).Order(ctx, ordering.OrderKey{ID: *t.shown(ctx, s.ID).LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{order.Subtotal.Fixed(2), order.ShippingTotal.Fixed(2), order.TaxTotal.Fixed(2), order.GrandTotal.Fixed(2)}).
			To(Equal([]string{e.Quote.Subtotal.Fixed(2), e.Quote.ShippingTotal.Fixed(2), e.Quote.TaxTotal.Fixed(2), e.Quote.GrandTotal.Fixed(2)}))

		later := s.DateOf(5)
		_, err = t.Ordering.EstimateSubscription(ctx, t.mia, s.ID, &later)
		Expect(err).NotTo(HaveOccurred())
		wrong := later.Add(1)
		_, err = t.Ordering.EstimateSubscription(ctx, t.mia, s.ID, &wrong)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		_, err = t.Ordering.CancelSubscription(ctx, another(t.mia), s.ID, subscription.CancelRequest{})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.EstimateSubscription(ctx, t.mia, s.ID, nil)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))

		page, err := t.As(t.mia).SubscriptionHistory(ctx, s.ID, domain.PageQuery{Number: 1, Size: 1, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{page.Items[0].Action, page.Items[0].AuthorName}).To(Equal([]string{"subscription.cancelled", "Mia Keller"}))
		Expect(page.TotalCount).To(Equal(int64(2)))
	})

	It("gets an estimate with the fixed price, which is charged even if the plan is now cheaper", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		fixed := t.subscribe(ctx, t.card(ctx, "pm_card_visa"), func(s *subscription.Subscription) {
			for _, price := range []*domain.Amount{&s.Items[0].UnitPrice, &s.Items[0].AcceptedPrice} {
				*price = domain.MustAmount("55.00") // the price of the plan is 49.00
			}
			s.Items[0].FixedPrice = &s.Items[0].UnitPrice
		})
		e, err := t.Ordering.EstimateSubscription(ctx, t.mia, fixed.ID, nil)
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *fixed.NextDate)
		order, err := t.As(t.mia).Order(ctx, ordering.OrderKey{ID: *t.shown(ctx, fixed.ID).LastOrderID})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{e.Quote.Lines[0].UnitPrice.Fixed(2), order.Lines[0].UnitPrice.Fixed(2), order.GrandTotal.Fixed(2)}).To(Equal([]string{"55.00", "55.00", e.Quote.GrandTotal.Fixed(2)}))
	})
})
