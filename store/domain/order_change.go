package domain

import "time"

// OrderPatch changes what is not nil; a pointer to nil clears.
type OrderPatch struct {
	CustomerID      **int64
	Email           *string
	ShippingAddress **Address
	BillingAddress  **Address
	OrderDate       *time.Time
	CustomerNote    *string
	InternalNote    *string
	Tags            *[]string
	CustomFields    *[]CustomField
	ExternalID      **string
}

// Change edits what stands on an order. It is one event, however many members
// changed; notes, tags and the external id are none.
func (o *Order) Change(p OrderPatch, definitions []CustomFieldDefinition) (events []Event, changed bool, err error) {
	if p.CustomFields != nil {
		if err := CheckCustomFields("ORDER", *p.CustomFields, definitions, "/customFields"); err != nil {
			return nil, false, err
		}
	}
	whole := o.FulfillmentStatus.whole()
	var actions []string
	note := func(changed bool, action string) {
		if changed && (len(actions) == 0 || actions[len(actions)-1] != action) {
			actions = append(actions, action)
		}
	}
	was := *o
	note(SetNullable(&o.CustomerID, p.CustomerID), "order.customer_updated")
	if p.Email != nil {
		email := FoldEmail(*p.Email)
		note(Set(&o.Email, &email), "order.customer_updated")
	}
	address := SetWhole(&o.ShippingAddress, p.ShippingAddress)
	if address && whole {
		*o = was
		return nil, false, refuse(o.FulfillmentStatus, Unfulfilled, "Everything is shipped: the shipping address stands as it is.")
	}
	note(SetWhole(&o.BillingAddress, p.BillingAddress) || address, "order.address_updated")
	if p.OrderDate != nil && !o.OrderDate.Equal(*p.OrderDate) {
		o.OrderDate = *p.OrderDate
		note(true, "order.date_updated")
	}
	if len(actions) > 0 && o.Status == OrderCancelled {
		*o = was
		return nil, false, refuse(o.Status, OrderOpen, "The order is canceled: only notes, tags and custom fields can be changed.")
	}
	note(SetWhole(&o.CustomFields, p.CustomFields), "order.custom_fields_updated")
	changed = len(actions) > 0
	changed = Set(&o.CustomerNote, p.CustomerNote) || changed
	changed = Set(&o.InternalNote, p.InternalNote) || changed
	changed = SetWhole(&o.Tags, p.Tags) || changed
	changed = SetNullable(&o.ExternalID, p.ExternalID) || changed
	if o.Status == OrderDraft || len(actions) == 0 {
		return nil, changed, nil
	}
	action := actions[0]
	if len(actions) > 1 {
		action = "order.updated"
	}
	return []Event{{Type: OrderUpdated, Action: action, Object: o}}, changed, nil
}
