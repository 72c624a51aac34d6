package letter

import (
	"html"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Prefill returns the data for a preview of a store's template: sample data or, if o is not nil, the
// order's data. If the order has no parcel, refund or payment, Prefill makes up a parcel of all goods, or
// a refund or payment of the total.
func Prefill(s *settings.Store, site Site, k MailKind, o *ordering.Order, now time.Time) MailData {
	d := k.Sample()
	d.Store, d.Now = mailStore(s, site), now.In(s.Location())
	if o == nil {
		return d
	}
	d.Name, d.FirstName, d.Email, d.Order, d.ActionText = o.Buyer(), firstName(o), o.Email, mailOrder(s, o), ""
	d.Shipment = prefillShipment(o)
	if o.CustomerID == nil {
		d.Store.AccountURL = ""
	}

	var failed *ordering.Payment
	for _, p := range o.Payments {
		if p.Status == ordering.AttemptFailed {
			failed = p
		}
	}
	due := o.Unsecured()
	if !due.Positive() {
		due = o.GrandTotal
	}
	d.Payment = &MailPayment{Amount: money(o.CurrencyCode, due), Until: liquid.Time{At: d.Now.AddDate(0, 0, 7), Layout: timeLayout}}
	if k == MailPaymentFailed && failed != nil {
		d.Payment, d.ActionText = &MailPayment{Amount: money(failed.CurrencyCode, failed.Amount)}, failed.FailureMessage
	}

	back := o.GrandTotal
	if b := o.Balance(); b.Captured.Positive() {
		back = b.Captured.Sub(b.Refunded).NotNegative()
		d.Cancellation = &MailCancellation{}
		if back.Positive() {
			d.Cancellation.Refund = money(o.CurrencyCode, back)
		}
	} else {
		d.Cancellation = &MailCancellation{}
	}
	d.Refund = &MailRefund{Number: d.Refund.Number, Amount: money(o.CurrencyCode, back)}
	if n := len(o.Refunds); n > 0 {
		d.Refund = mailRefund(o, o.Refunds[n-1], PaidWith(o, o.Refunds[n-1]))
	}
	return d
}

// prefillShipment returns the latest parcel of an order. For an order without parcels, it returns a parcel with all
// goods.
func prefillShipment(o *ordering.Order) *MailShipment {
	if n := len(o.Shipments); n > 0 {
		return mailShipment(o, o.Shipments[n-1])
	}
	parcel := &MailShipment{}
	for _, l := range o.Lines {
		parcel.Items = append(parcel.Items, MailLine{Name: l.Name, SKU: l.SKU, Quantity: l.Quantity})
	}
	return parcel
}

// PaidWith returns the last characters of the payment method that receives a refund; empty means unknown.
func PaidWith(o *ordering.Order, r *ordering.Refund) string {
	if p, ok := o.PaymentOf(r); ok && !r.ByHand && p.LastFour != nil {
		return *p.LastFour
	}
	return ""
}

// Required returns the variable that every mail of the kind must show: the link or code that is the
// purpose of the mail. Empty means that the kind has none.
func (k MailKind) Required() string {
	switch k {
	case MailVerifyEmail, MailEmailChange, MailGiftCard:
		return "code"
	case MailResetPassword, MailWelcome, MailPaymentLink, MailOrderLink, MailSubscriptionActionNeeded, MailAdminInvitation, MailAdminEmailChange:
		return "link"
	default:
		return ""
	}
}

// lacking returns a fault for each part of a rendered mail that omits the required variable.
func (c MailContent) lacking(k MailKind, d MailData) (faults []TemplateFault) {
	name := k.Required()
	value := d.Link
	if name == "code" {
		value = d.Pin
	}
	if name == "" || value == "" {
		return nil
	}
	for _, part := range []struct{ field, text string }{{"bodyHtml", html.UnescapeString(c.HTML)}, {"bodyText", c.Text}} {
		if !strings.Contains(part.text, value) {
			faults = append(faults, TemplateFault{Field: part.field, Message: "The mail has to show {{ " + name + " }}: without it the mail is of no use."})
		}
		if len(faults) > 0 {
			return faults // a text generated from the HTML would repeat the fault
		}
	}
	return faults
}

// Sparse returns sample data without the kind's optional values: for a guest's order without discount,
// shipping and tax, in a store that has only a name.
func (k MailKind) Sparse() MailData {
	d := k.Sample()
	d.Store = MailStore{Name: d.Store.Name}
	d.Name, d.FirstName, d.ActionText = "", "", ""
	o := d.Order
	d.Order = &MailOrder{Number: o.Number, Date: o.Date, Lines: o.Lines[:1], Subtotal: o.Subtotal, Total: o.Total}
	d.Shipment = &MailShipment{Items: d.Shipment.Items[:1]}
	d.Cancellation = &MailCancellation{}
	d.Refund.Method, d.Refund.Failed = "", true
	d.Card = &MailCard{LastDay: d.Card.LastDay, Subscriptions: d.Card.Subscriptions}
	d.Gift = &MailGift{Amount: d.Gift.Amount}
	s := d.Subscription
	d.Subscription = &MailSubscription{Number: s.Number, Lines: s.Lines[:1]}
	switch k {
	case MailSubscriptionReplaced:
		d.Subscription.Replaces = s.Replaces
	case MailSubscriptionPriceChanged:
		d.Subscription.Rises, d.Subscription.From = s.Rises, s.From
	default:
	}
	return d
}
