package view_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/view"
)

// samples maps event types, or their prefixes, to functions that return two states of the event's object. The
// states differ in one field of the snapshot.
var samples = map[string]func() (before, after domain.Entity, member string){
	"order.": func() (domain.Entity, domain.Entity, string) {
		return &ordering.Order{OrderNumber: 1}, &ordering.Order{OrderNumber: 2}, "orderNumber"
	},
	"refund.": func() (domain.Entity, domain.Entity, string) {
		return &ordering.Refund{Status: ordering.RefundPending}, &ordering.Refund{Status: ordering.RefundCompleted}, "status"
	},
	"shipment.": func() (domain.Entity, domain.Entity, string) {
		return &ordering.Shipment{Status: ordering.ShipmentInTransit}, &ordering.Shipment{Status: ordering.ShipmentDelivered}, "status"
	},
	"subscription.": func() (domain.Entity, domain.Entity, string) {
		next := domain.DateOf(2027, time.February, 28)
		return &subscription.Subscription{NextDate: &next}, &subscription.Subscription{NextDate: new(next.AddMonths(1))}, "nextProcessingDate"
	},
	"return.": func() (domain.Entity, domain.Entity, string) {
		o := &ordering.Order{OrderNumber: 1}
		return &returns.Return{Status: returns.Requested, Order: o}, &returns.Return{Status: returns.Approved, Order: o}, "status"
	},
	"stored_value.": func() (domain.Entity, domain.Entity, string) {
		entry := &value.StoredValueEntry{Type: value.Capture, CurrencyCode: "EUR"}
		return &value.Report{Account: &value.GiftCard{CurrencyCode: "EUR", Balance: domain.MustAmount("1.00")}, Entry: entry}, &value.Report{Account: &value.GiftCard{CurrencyCode: "EUR"}, Entry: entry}, "balance"
	},
	"customer.": func() (domain.Entity, domain.Entity, string) {
		return &customer.Customer{FirstName: "Mia"}, &customer.Customer{FirstName: "Noa"}, "firstName"
	},
	"customer.address_changed": func() (domain.Entity, domain.Entity, string) {
		return &customer.CustomerAddress{IsActive: true}, &customer.CustomerAddress{}, "isActive"
	},
	"customer.payment_method_changed": func() (domain.Entity, domain.Entity, string) {
		return &customer.CustomerPaymentMethod{IsActive: true}, &customer.CustomerPaymentMethod{}, "isActive"
	},
}

// changesOf renders an event and reads its data.changes.
func changesOf(e domain.Event) (map[string]struct{ Old, New json.RawMessage }, error) {
	raw, err := view.Event(view.Envelope{ID: uuid.New(), At: time.Now(), Store: settings.Store{}}, e)
	if err != nil {
		return nil, err
	}
	var body struct {
		Data struct {
			Changes map[string]struct{ Old, New json.RawMessage }
		}
	}
	return body.Data.Changes, json.Unmarshal(raw, &body)
}

func TestView(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "store/view")
}

// The expected changes depend on the type of the event.
var _ = Describe("The changes in an event", func() {
	for _, kind := range domain.EventTypes() {
		sample, ok := samples[string(kind)]
		if !ok {
			prefix, _, _ := strings.Cut(string(kind), ".")
			sample, ok = samples[prefix+"."]
		}
		It("of type "+string(kind)+" contain only the changed fields", func() {
			Expect(ok).To(BeTrue(), "it has no sample")
			before, after, member := sample()
			before.Stored().ID, after.Stored().ID, after.Stored().Version = 1, 1, 2
			change := domain.Event{Type: kind, Action: "test", Object: after, Before: before}
			unsaid, erasure := change, change
			unsaid.Before, erasure.Erased = nil, true
			if kind.Snapshots() {
				Expect(changesOf(unsaid)).To(BeNil())
				Expect(changesOf(change)).To(BeNil())
				return
			}
			_, err := changesOf(unsaid)
			Expect(err).To(HaveOccurred(), "an event of a change says what was there")
			changes, err := changesOf(change)
			Expect(err).NotTo(HaveOccurred())
			Expect(changes).To(HaveLen(1))
			Expect(changes[member].Old).NotTo(BeEmpty())
			Expect(changes[member].Old).NotTo(Equal(changes[member].New))
			erased, err := changesOf(erasure)
			Expect(err).NotTo(HaveOccurred())
			Expect(erased).To(HaveLen(1))
			Expect(string(erased[member].Old)).To(Equal("null"))
			Expect(string(erased[member].New)).NotTo(Equal("null"))
			after.Stored().Version = 1
			Expect(changesOf(unsaid)).To(BeNil(), "something new has none")
			before.Stored().ID = 0
			Expect(changesOf(change)).To(BeNil(), "the same commit inserts the row")
		})
	}
})
