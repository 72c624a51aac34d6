package customer

import (
	"cmp"
	"context"

	"github.com/storeplatform/storeplatform/gen/common"
	api "github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/view"
)

// showSubscription reads a subscription of the customer and converts it.
func (h *Handlers) showSubscription(ctx context.Context, key subscription.Key) (api.CustomerSubscription, error) {
	d, err := h.store.Ordering.SubscriptionDetails(ctx, auth.Actor(ctx), key)
	if err != nil {
		return api.CustomerSubscription{}, err
	}
	s := d.Subscription
	out := api.CustomerSubscription{
		SubscriptionID: s.ID, SubscriptionNumber: s.SubscriptionNumber, StoreCustomerID: s.CustomerID, Status: common.SubscriptionStatus(s.Status),
		NextProcessingDate: view.DateOrNull(s.NextDate), ChangesUntil: view.TimeOrNull(d.ChangesUntil), SubscriptionPlanID: s.SubscriptionPlanID,
		SubscriptionPlanName: d.Plan.NameIn(d.Reading), IntervalUnit: common.IntervalUnit(s.Terms.IntervalUnit), IntervalCount: int32(s.Terms.IntervalCount), CurrencyCode: string(s.CurrencyCode),
		Items: []api.CustomerSubscriptionItem{}, ShippingAddressID: view.Or(s.ShippingAddressID), BillingAddressID: view.Or(s.BillingAddressID),
		CustomerPaymentMethodID: view.Or(s.CustomerPaymentMethodID), UseStoreCredit: s.UseStoreCredit, ShippingMethodID: view.Or(s.ShippingMethodID), Coupons: []api.CustomerSubscriptionCoupon{},
		CycleNumber: int32(s.CycleNumber), LastProcessedOn: view.TimeOrNull(s.LastProcessedOn), LastOrderID: view.Or(s.LastOrderID),
		PausedUntil: view.DateOrNull(s.PausedUntil), PauseReason: view.Or(s.PauseReason), PrepaidDeliveriesLeft: int32(s.PrepaidLeft), CancelledOn: view.TimeOrNull(s.CancelledOn), CancelReason: view.Or(s.CancelReason),
		CancelAtPeriodEnd: s.CancelAtPeriodEnd, DunningState: common.DunningState(s.DunningState), FailedAttempts: int32(s.FailedAttempts),
		NextRetryOn: view.TimeOrNull(s.RetryOn), LastFailureCode: view.TextOrNull(s.LastFailureCode), LastFailureClass: view.FailureClass(s),
		ReplacedBySubscriptionID: view.Or(s.ReplacedByID), ReplacesSubscriptionID: view.Or(s.ReplacesID), Upcoming: view.UpcomingCycles(d.Upcoming, d.Estimate),
		AllowedActions: view.SubscriptionActions(d.Allowed), CreatedOn: view.Time(s.CreatedOn), ModifiedOn: view.Time(s.ModifiedOn), Version: s.Version,
	}
	for _, i := range s.Live() {
		line := view.SubscriptionItem(s, i)
		out.Items = append(out.Items, api.CustomerSubscriptionItem{
			SubscriptionID: line.SubscriptionID, SubscriptionItemID: line.SubscriptionItemID, SubscriptionNumber: line.SubscriptionNumber, Status: line.Status,
			SKU: line.SKU, Name: cmp.Or(d.Titles[i.VariantID], line.Name), Quantity: line.Quantity, UnitPrice: line.UnitPrice, AnnouncedPrices: view.AnnouncedPrices(s, i), IntervalCount: line.IntervalCount, IntervalUnit: line.IntervalUnit,
			NextProcessingDate: line.NextProcessingDate, CreatedOn: line.CreatedOn, CancelledOn: line.CancelledOn, CancelReason: line.CancelReason,
			CustomFields: line.CustomFields, ProductID: i.ProductID, VariantID: i.VariantID, Slug: d.Slugs[i.ProductID], MediaURL: view.SmallImage(d.Pictures[i.VariantID], h.store.Media.MediaURL),
		})
	}
	for _, c := range s.Coupons {
		out.Coupons = append(out.Coupons, api.CustomerSubscriptionCoupon{Code: c.Code, Name: d.CouponNames[c.CouponID], RemainingCycles: view.CountOrNull(c.RemainingCycles)})
	}
	return out, nil
}
