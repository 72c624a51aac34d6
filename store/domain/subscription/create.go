package subscription

import (
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// CreateRequest is a request for a subscription that begins without an order.
type CreateRequest struct {
	CustomerID        int64
	Currency          domain.Currency
	Plan              *catalog.SubscriptionPlan
	Items             []ItemAdd
	Date              domain.Date // date of the first charge
	ShippingAddressID *int64
	BillingAddressID  *int64 // nil means the shipping address
	PaymentMethodID   int64
	ShippingMethodID  *int64
	Coupons           *CouponsRequest
	Consent           *Consent
	Note              *string
	CustomFields      []domain.CustomField
}

// Draft returns the requested subscription with only the data that the check of coupons needs: customer,
// currency and lines.
func (p CreateRequest) Draft() *Subscription {
	s := &Subscription{CustomerID: p.CustomerID, CurrencyCode: p.Currency}
	for _, a := range p.Items {
		s.Items = append(s.Items, &SubscriptionItem{VariantID: a.VariantID, Quantity: a.Quantity, FixedPrice: a.UnitPrice})
	}
	return s
}

// Create returns a subscription without an order, at cycle 0. The renewal on the requested day is the
// first charge. The plan's trial is not used.
func Create(p CreateRequest, has Holdings, currencies []domain.Currency, offers Offers, shipping ShippingOf, number int64, command uuid.UUID, r Rules) (*Subscription, domain.Event, error) {
	s := &Subscription{
		SubscriptionNumber: number, CommandID: command, CustomerID: p.CustomerID, SubscriptionPlanID: p.Plan.ID, Terms: p.Plan.Terms, CurrencyCode: p.Currency,
		Status: Active, DunningState: NotDunning, Spread: Spread(number), Consent: p.Consent,
		ShippingAddressID: p.ShippingAddressID, BillingAddressID: p.BillingAddressID, ShippingMethodID: p.ShippingMethodID, CustomerPaymentMethodID: &p.PaymentMethodID,
		Coupons: []Coupon{}, Note: p.Note, CustomFields: append([]domain.CustomField{}, p.CustomFields...),
	}
	if err := has.mayBegin("/storeCustomerId"); err != nil {
		return nil, domain.Event{}, err
	}
	for _, id := range []*int64{p.ShippingAddressID, p.BillingAddressID} {
		if id != nil && !has.Addresses[*id] {
			return nil, domain.Event{}, domain.Missing("address")
		}
	}
	if !has.PaymentMethods[p.PaymentMethodID] {
		return nil, domain.Event{}, domain.Missing("payment method")
	}
	lines := newItemsChange(s, ItemsRequest{AddAt: "/items"}, offers, r)
	if !p.Plan.IsActive {
		lines.refused.Add("/subscriptionPlanId", "The plan is no longer offered.")
	}
	if !slices.Contains(currencies, p.Currency) {
		lines.refused.AddAs(domain.CurrencyMismatch, "/currencyCode", "The store does not sell in %s.", p.Currency)
	}
	for i, a := range p.Items {
		lines.add(domain.ItemPointer("/items", i), a)
	}
	r.checkAhead("/nextProcessingDate", &p.Date, &lines.refused)
	if err := lines.refused.Err(); err != nil {
		return nil, domain.Event{}, err
	}
	s.changeCoupons(p.Coupons)
	if err := s.checkShipping(UpdateRequest{ShippingAddressID: &s.ShippingAddressID}, offers, shipping, false); err != nil {
		return nil, domain.Event{}, err
	}
	s.beginOn(p.Date, p.Plan)
	s.arrange(r.Calendar)
	return s, s.happened(domain.SubscriptionCreated, "subscription.created_by_admin", "Created without a checkout.", nil, nil), nil
}
