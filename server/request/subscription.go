package request

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// Date converts an optional date; nil means that the field is absent.
func Date(d *common.Date) *domain.Date {
	if d == nil {
		return nil
	}
	return new(PlainDate(*d))
}

// PlainDate converts a date.
func PlainDate(d common.Date) domain.Date { return domain.DateOf(d.Date()) }

// SubscriptionPause reads a request to pause a subscription.
func SubscriptionPause(b common.SubscriptionPause) subscription.PauseRequest {
	return subscription.PauseRequest{Until: Date(Nullable(b.PausedUntil)), Reason: Nullable(b.PauseReason)}
}

// SubscriptionCancel reads a request to cancel a subscription.
func SubscriptionCancel(b common.SubscriptionCancel) subscription.CancelRequest {
	return subscription.CancelRequest{AtPeriodEnd: Value(b.AtPeriodEnd), Reason: Nullable(b.CancelReason)}
}

// SubscriptionSkip reads a request to skip a renewal, or to undo a skip.
func SubscriptionSkip(on *common.Date, reason nullable.Nullable[string]) subscription.SkipRequest {
	return subscription.SkipRequest{Date: Date(on), Reason: Nullable(reason)}
}

// SubscriptionReactivate reads a request to reactivate a canceled subscription.
func SubscriptionReactivate(b common.SubscriptionReactivate) subscription.ReactivateRequest {
	return subscription.ReactivateRequest{On: Date(b.NextProcessingDate), PaymentMethodID: b.CustomerPaymentMethodID}
}

// SubscriptionItems reads the lines to remove, update and add. The parameters removeAt, updateAt and addAt are the
// names of these three fields in the body; errors contain them.
func SubscriptionItems(removeAt string, remove []int64, updateAt string, update []common.SubscriptionItemUpdate, addAt string, add []common.SubscriptionItemAdd) (p subscription.ItemsRequest, err error) {
	p = subscription.ItemsRequest{Remove: remove, RemoveAt: "/" + removeAt, UpdateAt: "/" + updateAt, AddAt: "/" + addAt}
	for i, u := range update {
		item := subscription.ItemUpdate{ItemID: u.SubscriptionItemID, VariantID: u.VariantID}
		if u.Quantity != nil {
			item.Quantity = new(int(*u.Quantity))
		}
		if u.CustomFields != nil {
			item.CustomFields = new(CustomFields(u.CustomFields))
		}
		if item.UnitPrice, err = PatchAmount(domain.ItemPointer(p.UpdateAt, i)+"/unitPrice", u.UnitPrice); err != nil {
			return p, err
		}
		p.Update = append(p.Update, item)
	}
	p.Add, err = SubscriptionItemsAdded(p.AddAt, add)
	return p, err
}

// SubscriptionItemsAdded reads new lines. The parameter at is the pointer to their list; errors contain it.
func SubscriptionItemsAdded(at string, add []common.SubscriptionItemAdd) (items []subscription.ItemAdd, err error) {
	for i, a := range add {
		item := subscription.ItemAdd{VariantID: a.VariantID, Quantity: int(a.Quantity), CustomFields: CustomFields(a.CustomFields)}
		if item.UnitPrice, err = OptionalAmount(domain.ItemPointer(at, i)+"/unitPrice", Nullable(a.UnitPrice)); err != nil {
			return nil, err
		}
		items = append(items, item)
	}
	return items, nil
}

// SubscriptionReplace reads the new subscription of a replacement. The caller reads the plan and the coupons
// separately.
func SubscriptionReplace(b common.SubscriptionReplace) (p subscription.ReplaceRequest, err error) {
	p = subscription.ReplaceRequest{
		Date: Date(b.NextProcessingDate), ShippingAddressID: Patch(b.ShippingAddressID), BillingAddressID: Patch(b.BillingAddressID),
		PaymentMethodID: b.CustomerPaymentMethodID, ShippingMethodID: Patch(b.ShippingMethodID), Reason: Nullable(b.Reason),
	}
	p.Items, err = SubscriptionItemsAdded("/items", b.Items)
	return p, err
}

// Codes returns the coupon codes of a patch; nil means that the field is absent.
func Codes(codes []string) *[]string {
	if codes == nil {
		return nil
	}
	return &codes
}

// SubscriptionCreate reads a subscription that starts without a checkout. The caller reads the plan, the coupons and
// the consent separately.
func SubscriptionCreate(b common.SubscriptionCreate) (p subscription.CreateRequest, err error) {
	p = subscription.CreateRequest{
		CustomerID: b.StoreCustomerID, Currency: domain.Currency(Value(b.CurrencyCode)), Date: PlainDate(b.NextProcessingDate), PaymentMethodID: b.CustomerPaymentMethodID,
		ShippingAddressID: Nullable(b.ShippingAddressID), BillingAddressID: Nullable(b.BillingAddressID), ShippingMethodID: Nullable(b.ShippingMethodID),
		Note: Nullable(b.Note), CustomFields: CustomFields(b.CustomFields),
	}
	p.Items, err = SubscriptionItemsAdded("/items", b.Items)
	return p, err
}
