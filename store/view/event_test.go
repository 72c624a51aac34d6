package view_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/view"
)

// samples makes two states of the object of an event type that differ in one member
// of its snapshot, by what the type starts with.
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

func TestEveryEventOfAChangeSaysWhatChanged(t *testing.T) {
	for _, kind := range domain.EventTypes() {
		sample, ok := samples[string(kind)]
		if !ok {
			prefix, _, _ := strings.Cut(string(kind), ".")
			sample, ok = samples[prefix+"."]
		}
		if !ok {
			if !strings.HasPrefix(string(kind), "subscription.") { // nothing records them yet
				t.Errorf("%s has no sample", kind)
			}
			continue
		}
		before, after, member := sample()
		after.Stored().Version = 2
		silent, err := changesOf(domain.Event{Type: kind, Action: "test", Object: after})
		if kind.Snapshots() {
			if err != nil || silent != nil {
				t.Errorf("%s has changes: %v, %v", kind, silent, err)
			}
			if told, err := changesOf(domain.Event{Type: kind, Action: "test", Object: after, Before: before}); err != nil || told != nil {
				t.Errorf("%s has changes: %v, %v", kind, told, err)
			}
			continue
		}
		if err == nil {
			t.Errorf("%s of a change does not say what changed, and is recorded", kind)
		}
		changes, err := changesOf(domain.Event{Type: kind, Action: "test", Object: after, Before: before})
		if err != nil || len(changes) != 1 || len(changes[member].Old) == 0 || string(changes[member].Old) == string(changes[member].New) {
			t.Errorf("%s: the changes are %v, %v", kind, changes, err)
		}
		erased, err := changesOf(domain.Event{Type: kind, Action: "test", Object: after, Before: before, Erased: true})
		if err != nil || len(erased) != 1 || string(erased[member].Old) != "null" || string(erased[member].New) == "null" {
			t.Errorf("%s: the changes of an erasure are %v, %v", kind, erased, err)
		}
		after.Stored().Version = 1
		if created, err := changesOf(domain.Event{Type: kind, Action: "test", Object: after}); err != nil || created != nil {
			t.Errorf("%s of something new has changes: %v, %v", kind, created, err)
		}
	}
}
