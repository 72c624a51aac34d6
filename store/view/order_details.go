package view

import (
	"slices"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// OrderCustomer converts the buyer of an order.
func OrderCustomer(d *ordering.OrderDetails) common.OrderCustomer {
	out := common.OrderCustomer{
		StoreCustomerID: Or(d.Order.CustomerID), Email: d.Order.Email, Name: d.Order.Buyer(),
		AccountTypeName: nullable.NewNullNullable[string](),
	}
	var phone, e164 *string
	for _, a := range []*domain.Address{d.Order.BillingAddress, d.Order.ShippingAddress} {
		if a != nil && a.PhoneNumber != nil {
			phone, e164 = a.PhoneNumber, a.PhoneE164
			break
		}
	}
	if c := d.Customer; c != nil {
		out.Name, out.AccountTypeName = c.Name(), TextOrNull(c.AccountTypeName)
		if c.PhoneNumber != nil {
			phone, e164 = c.PhoneNumber, c.PhoneE164
		}
	}
	out.PhoneNumber, out.Phone = PhoneNumber(phone, e164), Phone(phone, e164)
	return out
}

// OrderLine converts a line of an order with all of its data.
func OrderLine(d *ordering.OrderDetails, l *ordering.OrderLine, at media.Address) common.OrderLine {
	o := d.Order
	money := o.CurrencyCode.Format
	return common.OrderLine{
		LineItemID: LineItemID(l.ID), VariantID: Or(l.VariantID), ProductID: Or(l.ProductID), ProductType: common.ProductType(l.ProductType),
		SKU: l.SKU, Name: l.Name, LocalName: TextOrNull(l.LocalName), MediaURL: LineImage(d, l, at), Quantity: int32(l.Quantity), FulfilledQuantity: int32(l.FulfilledQuantity),
		RefundedQuantity: int32(l.RefundedQuantity), CancelledQuantity: int32(l.CancelledQuantity), ReturnedQuantity: int32(l.ReturnedQuantity),
		OpenQuantity: int32(l.Open()), RequiresShipping: l.RequiresShipping, UnitPriceBeforeDiscount: money(l.UnitPriceBeforeDiscount), UnitPrice: money(l.UnitPrice),
		DeliveryPrices: Each(l.DeliveryPrices, money),
		LineSubtotal:   money(l.LineSubtotal), LineDiscount: money(l.LineDiscount), LineTotal: money(l.LineTotal), LineTax: money(l.LineTax),
		Discounts: Each(discounts(l), func(d pricing.LineDiscount) common.OrderLineDiscount { return lineDiscount(o, d) }),
		Taxes:     OrderTaxes(o.CurrencyCode, l.Taxes), TaxClassID: nullable.NewNullNullable[int64](), SubscriptionID: Or(l.SubscriptionID),
		SubscriptionPlanID: Or(l.SubscriptionPlanID), CustomFields: CustomFields(l.CustomFields), GiftCard: GiftCardDelivery(l.GiftCard),
	}
}

// GiftCardDelivery converts the delivery of a line's gift cards. Null means to the buyer as soon as the order is paid.
func GiftCardDelivery(d *value.Delivery) nullable.Nullable[common.GiftCardDelivery] {
	if d == nil {
		return nullable.NewNullNullable[common.GiftCardDelivery]()
	}
	out := common.GiftCardDelivery{Recipient: nullable.NewNullNullable[common.GiftCardDeliveryRecipient](), DeliverOn: TimeOrNull(d.DeliverOn)}
	if p := d.Recipient; p != nil && p.Email != nil {
		out.Recipient.Set(common.GiftCardDeliveryRecipient{Name: p.Name, Email: *p.Email, Message: Or(p.Message)})
	}
	return nullable.NewNullableWithValue(out)
}

// LineImage returns the address of the image of a line's variant; null means that the line has no variant or the
// variant has no image.
func LineImage(d *ordering.OrderDetails, l *ordering.OrderLine, at media.Address) nullable.Nullable[string] {
	if l.VariantID == nil {
		return nullable.NewNullNullable[string]()
	}
	return SmallImage(d.Pictures[*l.VariantID], at)
}

// discounts returns a line's discounts without zero amounts.
func discounts(l *ordering.OrderLine) []pricing.LineDiscount {
	return slices.DeleteFunc(slices.Clone(l.Discounts), func(d pricing.LineDiscount) bool { return d.Amount.IsZero() })
}

// lineDiscount converts a discount. Its name is the coupon's name; a discount without a coupon is a manual discount.
func lineDiscount(o *ordering.Order, d pricing.LineDiscount) common.OrderLineDiscount {
	out := common.OrderLineDiscount{CouponID: nullable.NewNullNullable[int64](), Code: TextOrNull(d.Code), Name: "Discount", Amount: o.CurrencyCode.Format(d.Amount)}
	if i := slices.IndexFunc(o.Coupons, func(c pricing.AppliedCoupon) bool { return c.CouponID == d.CouponID }); i >= 0 {
		out.CouponID, out.Name = nullable.NewNullableWithValue(d.CouponID), o.Coupons[i].Name
	}
	return out
}

// Payment converts a payment of an order to the shape that integrations and administrators see.
func Payment(o *ordering.Order, p *ordering.Payment) common.Payment {
	money := p.CurrencyCode.Format
	out := common.Payment{
		PaymentID: p.ID, PaymentProviderID: nullable.NewNullNullable[int64](), ProviderCode: p.ProviderCode, PaymentType: PaymentType(p),
		OfflineMethod: NullText[common.OfflinePaymentMethod](p.OfflineMethod), Brand: TextOrNull(p.Brand), LastFour: Or(p.LastFour), Status: PaymentStatus(p),
		Amount: money(p.Amount), AuthorizedAmount: money(p.Outstanding()), CapturedAmount: money(p.CapturedAmount), RefundedAmount: money(p.RefundedAmount),
		RefundableAmount: money(o.Refundable(p).Min(o.RefundLimit())), CurrencyCode: string(p.CurrencyCode), ProviderReference: TextOrNull(p.ProviderReference),
		FailureCode: TextOrNull(p.FailureCode), FailureMessage: TextOrNull(p.FailureMessage), AuthorizationExpiresOn: nullable.NewNullNullable[common.Timestamp](),
		ReviewStatus: NullText[common.PaymentReviewStatus](string(p.Review)), Tender: PaymentTender(p),
		CapturedOn: TimeOrNull(p.CapturedOn), CreatedOn: Time(p.CreatedOn), ModifiedOn: Time(p.ModifiedOn),
	}
	if p.PaymentProviderID != 0 {
		out.PaymentProviderID = nullable.NewNullableWithValue(p.PaymentProviderID)
	}
	if p.Outstanding().Positive() {
		out.AuthorizationExpiresOn = TimeOrNull(p.AuthorizationExpiresOn)
	}
	return out
}

// PaymentTender converts the stored value with which a payment pays. Null means that the payment does not pay with
// stored value.
func PaymentTender(p *ordering.Payment) nullable.Nullable[common.PaymentTender] {
	if !p.IsTender() {
		return nullable.NewNullNullable[common.PaymentTender]()
	}
	return nullable.NewNullableWithValue(common.PaymentTender{Type: common.TenderType(p.TenderType()), GiftCardID: Or(p.GiftCardID)})
}

// OrderBalance converts the balance of an order, which is computed from its payments and refunds.
func OrderBalance(o *ordering.Order) common.OrderBalance {
	money, b := o.CurrencyCode.Format, o.Balance()
	return common.OrderBalance{Authorized: money(b.Authorized), Captured: money(b.Captured), Refunded: money(b.Refunded), Disputed: money(b.Disputed), Due: money(b.Due), Overpaid: money(b.Overpaid), Refundable: money(o.RefundLimit())}
}

// OrderCoupons converts the coupons that reduced the price of an order.
func OrderCoupons(o *ordering.Order) []common.OrderCoupon {
	return Each(o.Coupons, func(c pricing.AppliedCoupon) common.OrderCoupon {
		return common.OrderCoupon{CouponID: c.CouponID, Code: TextOrNull(c.TypedCode()), Name: c.Name, DiscountAmount: o.CurrencyCode.Format(c.DiscountAmount)}
	})
}
