package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// OrderPatch contains changes to an order. A nil field stays unchanged; a pointer to nil clears a field.
type OrderPatch struct {
	CustomerID **int64
	Email      *string
	// LanguageCode is one of the store's languages.
	LanguageCode    *string
	ShippingAddress **domain.Address
	BillingAddress  **domain.Address
	OrderDate       *time.Time
	CustomerNote    *string
	InternalNote    *string
	Tags            *[]string
	CustomFields    *[]domain.CustomField
	// AcceptsMarketing can only be false, which withdraws a guest's consent.
	AcceptsMarketing *bool
	// CustomerEmail is the e-mail address of the customer that CustomerID names.
	CustomerEmail string
	ExternalID    **string
}

// CheckShipTo returns an error if a patch moves the order to another country, and the store does not ship
// to it. An empty list of allowed countries allows all. Within the order's country the address can be
// corrected even if the store no longer ships there.
func (o *Order) CheckShipTo(p OrderPatch, allowed []string) error {
	if p.ShippingAddress == nil || *p.ShippingAddress == nil || len(allowed) == 0 {
		return nil
	}
	to := (*p.ShippingAddress).CountryCode
	if o.ShippingAddress != nil && o.ShippingAddress.CountryCode == to || slices.Contains(allowed, to) {
		return nil
	}
	return domain.Invalid("/shippingAddress/countryCode", "The store does not serve %s.", to)
}

// Change applies a patch and reports whether anything changed. All changes in a patch fire one event together. Notes,
// tags and the external id fire no event, and a draft fires none. The shipping address is fixed once everything is
// shipped. A canceled order accepts only notes, tags, custom fields and the external id.
func (o *Order) Change(p OrderPatch, definitions []domain.CustomFieldDefinition, now time.Time) (events []domain.Event, changed bool, err error) {
	if err := domain.CheckPast("/orderDate", p.OrderDate, now); err != nil {
		return nil, false, err
	}
	if p.CustomFields != nil {
		if err := domain.CheckCustomFields("ORDER", *p.CustomFields, definitions, "/customFields"); err != nil {
			return nil, false, err
		}
	}
	was := *o
	var refused domain.Refusals
	withdrawn := o.withdraw(p.AcceptsMarketing, &refused, now)
	tags := refused.LabelList("/tags", p.Tags)
	if err := refused.Err(); err != nil {
		return nil, false, err
	}
	var actions []string
	note := func(changed bool, action string) {
		if changed {
			actions = append(actions, action)
		}
	}
	note(o.changeBuyer(p), "order.customer_updated")
	shipTo := domain.SetWhole(&o.ShippingAddress, p.ShippingAddress)
	if shipTo && o.FulfillmentStatus.whole() {
		*o = was
		return nil, false, refuse(o.FulfillmentStatus, Unfulfilled, "Everything is shipped: the shipping address stands as it is.")
	}
	note(domain.SetWhole(&o.BillingAddress, p.BillingAddress) || shipTo, "order.address_updated")
	note(setMoment(&o.OrderDate, p.OrderDate), "order.date_updated")
	note(domain.Set(&o.LanguageCode, p.LanguageCode), "order.language_updated")
	if len(actions) > 0 && o.Status == OrderCancelled {
		*o = was
		return nil, false, refuse(o.Status, OrderOpen, "The order is canceled: only notes, tags and custom fields can be changed.")
	}
	note(domain.SetWhole(&o.CustomFields, p.CustomFields), "order.custom_fields_updated")
	changed = domain.AnyChanged(
		len(actions) > 0,
		withdrawn,
		domain.Set(&o.CustomerNote, p.CustomerNote),
		domain.Set(&o.InternalNote, p.InternalNote),
		domain.SetWhole(&o.Tags, tags),
		domain.SetNullable(&o.ExternalID, p.ExternalID),
	)
	if o.Status == OrderDraft || len(actions) == 0 {
		return nil, changed, nil
	}
	action := actions[0]
	if len(actions) > 1 {
		action = "order.updated"
	}
	return []domain.Event{{Type: domain.OrderUpdated, Action: action, Object: o}}, changed, nil
}

// changeBuyer sets the order's customer and e-mail address. Unless the new customer has the same address,
// it drops the previous buyer's consent to marketing.
func (o *Order) changeBuyer(p OrderPatch) bool {
	was := o.Email
	changed := domain.SetNullable(&o.CustomerID, p.CustomerID)
	if p.Email != nil {
		email := domain.FoldEmail(*p.Email)
		changed = domain.Set(&o.Email, &email) || changed
	}
	if changed && (o.Email != was || o.CustomerID == nil || p.CustomerEmail != domain.FoldEmail(was)) {
		o.MarketingConsent = nil
	}
	return changed
}
