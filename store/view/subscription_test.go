package view_test

import (
	"encoding/json"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

var _ = Describe("A subscription in events", func() {
	at := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	next := domain.DateOf(2026, time.December, 20)
	sample := func() *subscription.Subscription {
		return &subscription.Subscription{
			Row: domain.Row{ID: 204, CreatedOn: at}, SubscriptionNumber: 70004, Status: subscription.Active, CurrencyCode: "JPY", NextDate: &next, LastDate: next,
			Terms: catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1},
			Items: []*subscription.SubscriptionItem{
				{Row: domain.Row{ID: 377, CreatedOn: at}, SKU: "FILTER-100", Name: "Paper filters", Quantity: 2, UnitPrice: domain.MustAmount("810.00"),
					Announced: []subscription.Announced{{Price: domain.MustAmount("890.00"), From: domain.DateOf(2027, time.January, 10)}}},
				{Row: domain.Row{ID: 378, CreatedOn: at}, SKU: "GONE", RemovedOn: &at},
			},
		}
	}

	It("contains only its current lines, with dates that have no time", func() {
		raw, err := json.Marshal(view.Subscription(sample()))
		Expect(err).NotTo(HaveOccurred())
		Expect(raw).To(MatchJSON(`{"subscriptionId": 204, "subscriptionNumber": 70004, "status": "ACTIVE", "nextProcessingDate": "2026-12-20",
			"createdOn": "2026-11-20T09:15:30.000Z", "cancelledOn": null, "cancelReason": null, "items": [{
				"subscriptionId": 204, "subscriptionItemId": 377, "subscriptionNumber": 70004, "status": "ACTIVE", "sku": "FILTER-100", "name": "Paper filters", "quantity": 2,
				"unitPrice": "810", "intervalCount": 1, "intervalUnit": "MONTH", "nextProcessingDate": "2026-12-20", "createdOn": "2026-11-20T09:15:30.000Z",
				"cancelledOn": null, "cancelReason": null, "customFields": []}]}`))
	})

	It("shows the announced prices of its current lines separately", func() {
		raw, err := json.Marshal(view.AnnouncedSubscriptionPrices(sample()))
		Expect(err).NotTo(HaveOccurred())
		Expect(raw).To(MatchJSON(`{"items": [{"subscriptionItemId": 377, "unitPrice": "890", "validFrom": "2027-01-10"}]}`))
	})

	It("keeps the last date of its lines, and has no lines once all are removed", func() {
		s := sample()
		s.Status, s.NextDate, s.CancelledOn, s.CancelReason = subscription.Cancelled, nil, &at, new("Moving")
		shown := view.Subscription(s)
		Expect(shown.NextProcessingDate.IsNull()).To(BeTrue())
		Expect(shown.Items[0].NextProcessingDate.String()).To(Equal("2026-12-20"))
		Expect(shown.Items[0].CancelReason.MustGet()).To(Equal("Moving"))
		s.Items[0].RemovedOn = &at
		raw, err := json.Marshal(view.Subscription(s).Items)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(raw)).To(Equal("[]"))
	})
})
