package ordering

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
)

// renewalBasket returns the basket of a subscription's next renewal on a day, with current
// prices, taxes and shipping. It also returns a request with the subscription's addresses.
// Charges and estimates both use renewalBasket.
func renewalBasket(ctx context.Context, r repo.Reader, store *settings.Store, sub *subscription.Subscription, on domain.Date, now time.Time) (b pricing.Basket, request ordering.Checkout, err error) {
	if request.ShippingAddress, err = savedAddress(ctx, r, sub.ShippingAddressID); err != nil {
		return b, request, err
	}
	if request.BillingAddress, err = savedAddress(ctx, r, sub.BillingAddressID); err != nil {
		return b, request, err
	}
	if request.BillingAddress == nil {
		request.BillingAddress = request.ShippingAddress
	}
	who, _, err := buyer(ctx, r, store, &sub.CustomerID, "")
	if err != nil {
		return b, request, err
	}
	plan, err := r.SubscriptionPlan(ctx, sub.SubscriptionPlanID)
	if err != nil {
		return b, request, err
	}
	in := basketInput{currency: sub.CurrencyCode, buyer: who, language: sub.LanguageCode, methodID: sub.ShippingMethodID, remembered: true}
	for _, c := range sub.Coupons {
		in.coupons = append(in.coupons, c.CouponID)
	}
	for _, item := range sub.Live() {
		most := item.AtMost(on)
		in.variants = append(in.variants, item.VariantID)
		in.lines = append(in.lines, pricing.BasketLine{Quantity: item.Quantity, PlanID: &plan.ID, CustomFields: item.CustomFields, UnitPrice: item.FixedPrice,
			Cycle: &pricing.Cycle{Plan: plan, Terms: sub.Terms, Number: sub.CycleNumber + 1, Before: sub.IntroductoryCycles, Paid: sub.PrepaidLeft > 0, AtMost: &most}})
	}
	b, err = basket(ctx, r, store, in)
	b.Renewal, b.ShippingAgreed, b.Automatic = true, true, nil
	b.Destination = request.Destination(b.RequiresShipping())
	return b, request, err
}

// savedAddress returns a saved address; nil means that id is nil or that the address was
// removed.
func savedAddress(ctx context.Context, r repo.Reader, id *int64) (*domain.Address, error) {
	if id == nil {
		return nil, nil
	}
	saved, err := r.CustomerAddress(ctx, *id)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &saved.Address, nil
}
