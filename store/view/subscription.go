package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// Date converts a calendar date.
func Date(d domain.Date) common.Date { return common.Date{Time: d.Midnight()} }

// DateOrNull converts a calendar date; nil becomes null.
func DateOrNull(d *domain.Date) nullable.Nullable[common.Date] {
	if d == nil {
		return nullable.NewNullNullable[common.Date]()
	}
	return nullable.NewNullableWithValue(Date(*d))
}

// Subscription converts a subscription to the shape of the public API and of subscription events.
// The subscription's lines must be loaded; removed lines are omitted.
func Subscription(s *subscription.Subscription) common.PublicSubscriptionSnapshot {
	return common.PublicSubscriptionSnapshot{
		SubscriptionID: s.ID, SubscriptionNumber: s.SubscriptionNumber, Status: common.SubscriptionStatus(s.Status),
		NextProcessingDate: DateOrNull(s.NextDate), CreatedOn: Time(s.CreatedOn), CancelledOn: TimeOrNull(s.CancelledOn), CancelReason: Or(s.CancelReason),
		Items: Each(s.Live(), func(i *subscription.SubscriptionItem) common.PublicSubscriptionListItem {
			return SubscriptionItem(s, i)
		}),
	}
}

// SubscriptionItem converts a line to the shape of lists in the public API and of the snapshot of a subscription. Many
// of its fields come from the subscription.
func SubscriptionItem(s *subscription.Subscription, i *subscription.SubscriptionItem) common.PublicSubscriptionListItem {
	return common.PublicSubscriptionListItem{
		SubscriptionID: s.ID, SubscriptionItemID: i.ID, SubscriptionNumber: s.SubscriptionNumber, Status: common.SubscriptionItemStatus(s.Status),
		SKU: i.SKU, Name: i.Name, Quantity: int32(i.Quantity), UnitPrice: s.CurrencyCode.Format(i.UnitPrice),
		IntervalCount: int32(s.Terms.IntervalCount), IntervalUnit: common.IntervalUnit(s.Terms.IntervalUnit), NextProcessingDate: Date(s.LastDate),
		CreatedOn: Time(i.CreatedOn), CancelledOn: TimeOrNull(s.CancelledOn), CancelReason: Or(s.CancelReason), CustomFields: CustomFields(i.CustomFields),
	}
}

// AnnouncedPrices converts the announced prices of a line to the shape of the admin and customer
// APIs.
func AnnouncedPrices(s *subscription.Subscription, i *subscription.SubscriptionItem) []common.AnnouncedPrice {
	return Each(i.Announced, func(a subscription.Announced) common.AnnouncedPrice {
		return common.AnnouncedPrice{UnitPrice: s.CurrencyCode.Format(a.Price), ValidFrom: Date(a.From)}
	})
}

// AnnouncedSubscriptionPrices converts the announced prices of all current lines.
func AnnouncedSubscriptionPrices(s *subscription.Subscription) common.AnnouncedSubscriptionPriceList {
	out := common.AnnouncedSubscriptionPriceList{Items: []common.AnnouncedSubscriptionPrice{}}
	for _, i := range s.Live() {
		for _, a := range AnnouncedPrices(s, i) {
			out.Items = append(out.Items, common.AnnouncedSubscriptionPrice{SubscriptionItemID: i.ID, UnitPrice: a.UnitPrice, ValidFrom: a.ValidFrom})
		}
	}
	return out
}
