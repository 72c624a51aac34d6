package view

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/webhook"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// Envelope contains the fields of an event other than its data.
type Envelope struct {
	ID    uuid.UUID
	At    time.Time
	Store settings.Store
	Actor domain.Actor
}

// event is an event in the form of the contract. webhook.yaml has a separate schema for each type; all of them have the
// same fields.
type event struct {
	ID         string                `json:"id"`
	Type       domain.EventType      `json:"type"`
	APIVersion string                `json:"apiVersion"`
	CreatedOn  common.Timestamp      `json:"createdOn"`
	StoreID    int64                 `json:"storeId"`
	Livemode   bool                  `json:"livemode"`
	Data       data                  `json:"data"`
	Source     webhook.WebhookSource `json:"source"`
}

type data struct {
	Object             any               `json:"object"`
	Changes            map[string]change `json:"changes"`
	PreviousAttributes *struct{}         `json:"previousAttributes"` // null in every example of the specification
}

type change struct {
	Old any `json:"old"`
	New any `json:"new"`
}

// Event renders an event once. The same bytes are stored, signed and sent, in every attempt and every replay.
func Event(e Envelope, of domain.Event) ([]byte, error) {
	object, err := snapshot(of.Object)
	if err != nil {
		return nil, err
	}
	changes, err := changesOf(of)
	if err != nil {
		return nil, err
	}
	return json.Marshal(event{
		ID: domain.EventID(e.ID), Type: of.Type, APIVersion: domain.APIVersion, CreatedOn: Time(e.At),
		StoreID: e.Store.ID, Livemode: e.Store.Livemode,
		Data:   data{Object: object, Changes: changes},
		Source: webhook.WebhookSource{Action: of.Action, ActorType: common.ActorType(e.Actor.Kind)},
	})
}

// snapshot converts an object to the shape of the public API and of events.
func snapshot(object domain.Entity) (any, error) {
	switch o := object.(type) {
	case *ordering.Order:
		return Order(o), nil
	case *ordering.Refund:
		return Refund(o), nil
	case *ordering.Shipment:
		return ShipmentSnapshot(o), nil
	case *subscription.Subscription:
		return Subscription(o), nil
	case *customer.Customer:
		return Customer(o), nil
	case *customer.CustomerAddress:
		return CustomerAddress(o), nil
	case *customer.CustomerPaymentMethod:
		return CustomerPaymentMethod(o), nil
	case *returns.Return:
		return Return(o), nil
	case *value.Report:
		return StoredValue(o), nil
	}
	return nil, fmt.Errorf("view: no snapshot of a %T", object)
}

// ObjectType returns the name of an object's type in lists and filters. It is empty for an unknown type.
func ObjectType(object domain.Entity) string {
	switch o := object.(type) {
	case *ordering.Order:
		return "order"
	case *ordering.Refund:
		return "refund"
	case *ordering.Shipment:
		return "shipment"
	case *subscription.Subscription:
		return "subscription"
	case *customer.Customer:
		return "customer"
	case *customer.CustomerAddress:
		return "customerAddress"
	case *customer.CustomerPaymentMethod:
		return "customerPaymentMethod"
	case *returns.Return:
		return "return"
	case *value.Report:
		if o.Kind() == value.KindStoreCredit {
			return "storeCreditAccount"
		}
		return "giftCard"
	}
	return ""
}

// changesOf returns the top-level differences between the snapshots before and after, without modifiedOn, which always
// differs. It returns nil for order events and creations, for which the specification requires null, and if no field of
// the snapshot changed. For any other event without a previous state it returns an error, which fails the command: such
// an event must contain its changes.
func changesOf(of domain.Event) (map[string]change, error) {
	if of.Type.Snapshots() {
		return nil, nil
	}
	if of.Before == nil || of.Before.Stored().ID == 0 { // the same commit inserts the row, so no event showed an earlier state
		row := of.Object.Stored()
		if of.After != nil {
			row = of.After.Stored()
		}
		if row.Version > 1 {
			return nil, fmt.Errorf("view: %s (%s) of a %T that was there before does not say how it was", of.Type, of.Action, of.Object)
		}
		return nil, nil
	}
	before, err := members(of.Before)
	if err != nil {
		return nil, err
	}
	changed := of.Object
	if of.After != nil {
		changed = of.After
	}
	after, err := members(changed)
	if err != nil {
		return nil, err
	}
	changes := map[string]change{}
	for name, now := range after {
		if was := before[name]; name != "modifiedOn" && !bytes.Equal(was, now) {
			if of.Erased {
				was = nil
			}
			changes[name] = change{Old: was, New: now}
		}
	}
	if len(changes) == 0 {
		return nil, nil
	}
	return changes, nil
}

func members(object domain.Entity) (map[string]json.RawMessage, error) {
	shown, err := snapshot(object)
	if err != nil {
		return nil, err
	}
	raw, err := json.Marshal(shown)
	if err != nil {
		return nil, err
	}
	out := map[string]json.RawMessage{}
	return out, json.Unmarshal(raw, &out)
}
