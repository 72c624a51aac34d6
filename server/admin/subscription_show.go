package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// showSubscription reads a subscription and returns it with all details.
func (h *Handlers) showSubscription(ctx context.Context, key subscription.Key) (api.Subscription, error) {
	d, err := h.store.Ordering.SubscriptionDetails(ctx, auth.Actor(ctx), key)
	if err != nil {
		return api.Subscription{}, err
	}
	s := d.Subscription
	out := api.Subscription{
		SubscriptionID: s.ID, SubscriptionNumber: s.SubscriptionNumber, Status: common.SubscriptionStatus(s.Status), NextProcessingDate: view.DateOrNull(s.NextDate),
		CreatedOn: view.Time(s.CreatedOn), CancelledOn: view.TimeOrNull(s.CancelledOn), CancelReason: view.Or(s.CancelReason),
		Items:           view.Each(s.Live(), func(i *subscription.SubscriptionItem) api.SubscriptionItem { return showSubscriptionItem(s, i) }),
		StoreCustomerID: s.CustomerID, CustomerName: d.CustomerName, CustomerEmail: d.CustomerEmail, SubscriptionPlanID: s.SubscriptionPlanID,
		SubscriptionPlanName: d.Plan.Name, IntervalUnit: common.IntervalUnit(s.Terms.IntervalUnit), IntervalCount: int32(s.Terms.IntervalCount),
		CurrencyCode: string(s.CurrencyCode), ShippingAddressID: view.Or(s.ShippingAddressID), BillingAddressID: view.Or(s.BillingAddressID),
		CustomerPaymentMethodID: view.Or(s.CustomerPaymentMethodID), UseStoreCredit: s.UseStoreCredit, ShippingMethodID: view.Or(s.ShippingMethodID), CycleNumber: int32(s.CycleNumber),
		CancelAtPeriodEnd: s.CancelAtPeriodEnd, PausedUntil: view.DateOrNull(s.PausedUntil), PauseReason: view.Or(s.PauseReason), PrepaidDeliveriesLeft: int32(s.PrepaidLeft),
		LastProcessedOn: view.TimeOrNull(s.LastProcessedOn), LastOrderID: view.Or(s.LastOrderID), FailedAttempts: int32(s.FailedAttempts),
		NextRetryOn: view.TimeOrNull(s.RetryOn), LastFailureCode: view.TextOrNull(s.LastFailureCode), LastFailureClass: view.FailureClass(s),
		DunningState: common.DunningState(s.DunningState), Coupons: []api.SubscriptionCoupon{}, ReplacedBySubscriptionID: view.Or(s.ReplacedByID),
		ReplacesSubscriptionID: view.Or(s.ReplacesID), ChangesUntil: view.TimeOrNull(d.ChangesUntil), Consent: showConsent(s), TestClockID: view.Or(s.TestClockID),
		Note: view.Or(s.Note), CustomFields: view.CustomFields(s.CustomFields), Upcoming: view.UpcomingCycles(d.Upcoming, d.Estimate),
		History: view.Each(d.Newest, view.SubscriptionHistory), AllowedActions: view.SubscriptionActions(d.Allowed), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
	for _, c := range s.Coupons {
		out.Coupons = append(out.Coupons, api.SubscriptionCoupon{CouponID: c.CouponID, Code: c.Code, Name: d.CouponNames[c.CouponID], RemainingCycles: view.CountOrNull(c.RemainingCycles)})
	}
	return out, nil
}

func showSubscriptionItem(s *subscription.Subscription, i *subscription.SubscriptionItem) api.SubscriptionItem {
	line := view.SubscriptionItem(s, i)
	return api.SubscriptionItem{
		SubscriptionID: line.SubscriptionID, SubscriptionItemID: line.SubscriptionItemID, SubscriptionNumber: line.SubscriptionNumber, Status: line.Status,
		SKU: line.SKU, Name: line.Name, Quantity: line.Quantity, UnitPrice: line.UnitPrice, AnnouncedPrices: view.AnnouncedPrices(s, i), IntervalCount: line.IntervalCount, IntervalUnit: line.IntervalUnit,
		NextProcessingDate: line.NextProcessingDate, CreatedOn: line.CreatedOn, CancelledOn: line.CancelledOn, CancelReason: line.CancelReason,
		CustomFields: line.CustomFields, ProductID: i.ProductID, VariantID: i.VariantID, IsPriceFixed: i.FixedPrice != nil,
	}
}

// showListedSubscription converts a subscription to its list item.
func showListedSubscription(l subscription.Listed) api.SubscriptionListItem {
	s := l.Subscription
	subtotal, count := s.RecurringSubtotal()
	out := api.SubscriptionListItem{
		SubscriptionID: s.ID, SubscriptionNumber: s.SubscriptionNumber, Status: common.SubscriptionStatus(s.Status), DunningState: common.DunningState(s.DunningState),
		StoreCustomerID: s.CustomerID, CustomerName: l.CustomerName, CustomerEmail: l.CustomerEmail, SubscriptionPlanID: s.SubscriptionPlanID, SubscriptionPlanName: l.PlanName,
		IntervalCount: int32(s.Terms.IntervalCount), IntervalUnit: common.IntervalUnit(s.Terms.IntervalUnit), NextProcessingDate: view.DateOrNull(s.NextDate),
		CycleNumber: int32(s.CycleNumber), ItemCount: int64(count), RecurringSubtotal: s.CurrencyCode.Format(subtotal), CurrencyCode: string(s.CurrencyCode),
		FailedAttempts: int32(s.FailedAttempts), NextRetryOn: view.TimeOrNull(s.RetryOn), LastFailureCode: view.TextOrNull(s.LastFailureCode),
		LastFailureClass: view.FailureClass(s), CycleStatus: nullable.NewNullNullable[common.SubscriptionCycleStatus](), CancelAtPeriodEnd: s.CancelAtPeriodEnd,
		PausedUntil: view.DateOrNull(s.PausedUntil), CustomerPaymentMethodID: view.Or(s.CustomerPaymentMethodID), LastProcessedOn: view.TimeOrNull(s.LastProcessedOn),
		CancelledOn: view.TimeOrNull(s.CancelledOn), CancelReason: view.Or(s.CancelReason), CreatedOn: view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
	if status := s.NextStatus(); status != "" {
		out.CycleStatus.Set(common.SubscriptionCycleStatus(status))
	}
	return out
}

func showConsent(s *subscription.Subscription) nullable.Nullable[api.SubscriptionConsent] {
	c := s.Consent
	if c == nil {
		return nullable.NewNullNullable[api.SubscriptionConsent]()
	}
	return nullable.NewNullableWithValue(api.SubscriptionConsent{
		Text: c.Text, GrandTotal: view.AmountOrNull(s.CurrencyCode, c.GrandTotal), CurrencyCode: string(s.CurrencyCode), TermsURL: view.TextOrNull(c.TermsURL),
		IPHash: view.TextOrNull(c.IPHash), UserAgent: view.TextOrNull(c.UserAgent), AcceptedOn: view.Time(c.AgreedOn),
	})
}
