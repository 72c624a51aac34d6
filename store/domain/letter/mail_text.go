package letter

import (
	"regexp"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MailKinds lists every kind of mail that there is a text for.
func MailKinds() []MailKind {
	return []MailKind{
		MailVerifyEmail, MailEmailChange, MailEmailChangeNotice, MailEmailChanged, MailResetPassword, MailPasswordChanged, MailWelcome,
		MailOrderConfirmation, MailOrderCancelled, MailShipmentCreated, MailShipmentDelivered, MailRefundCompleted, MailPaymentFailed, MailPaymentLink, MailOrderLink, MailAdminOrderNotice,
		MailSubscriptionCreated, MailSubscriptionReplaced, MailSubscriptionRenewalUpcoming, MailSubscriptionTrialEnding, MailSubscriptionPriceChanged, MailSubscriptionPaymentFailed, MailSubscriptionActionNeeded,
		MailSubscriptionCancelled, MailSubscriptionPaused, MailSubscriptionResumed, MailSubscriptionAddressNeeded, MailAdminRenewalNotice, MailCardExpiring,
		MailWebhookFailing, MailWebhookDisabled,
		MailAdminInvitation, MailAdminEmailChange, MailAdminEmailChangeNotice, MailAdminEmailChanged, MailAdminPasswordChanged,
		MailAdminTOTPEnabled, MailAdminTOTPRemoved,
	}
}

// linkLike finds what mail programs make a link of. A name is whatever somebody
// typed who signs another one's address up; it must not lead anywhere.
var linkLike = regexp.MustCompile(`[/@\\]|\.\S`)

func (s MailStore) signature() string {
	var lines []string
	for _, line := range []string{s.Name, s.LegalName, s.Address, s.SupportEmail, s.SupportPhone, s.URL} {
		if line = oneLine(line); line != "" && (len(lines) == 0 || line != lines[0]) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// Site is where links in a store's mails lead to. A store that has not proven its
// domain has no storefront to link to.
type Site struct {
	Storefront string // empty: none is linked to
	Account    string // has the pages /reset-password and /forgot-password
}

// mailStore is what mails say of their store.
func mailStore(s *settings.Store, site Site) MailStore {
	out := MailStore{Name: oneLine(s.Name), LegalName: oneLine(s.Settings.LegalName), URL: site.Storefront}
	if s.Settings.SupportEmail != nil {
		out.SupportEmail = *s.Settings.SupportEmail
	}
	if s.Settings.SupportPhone != nil {
		out.SupportPhone = *s.Settings.SupportPhone
	}
	if a := s.Settings.Address; a != nil {
		out.Address = strings.Join(a.Lines()[1:], ", ")
	}
	return out
}

// PinLetter mails a pin that proves an address: purpose is ForVerifyEmail or
// ForEmailChange.
func PinLetter(s *settings.Store, site Site, purpose customer.CodePurpose, to, name, pin string, now time.Time) Letter {
	kind, until := MailVerifyEmail, now.Add(customer.PinLife)
	if purpose == customer.ForEmailChange {
		kind = MailEmailChange
	}
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Pin: pin, Minutes: int(customer.PinLife.Minutes())}
	return written(kind, to, d).until(until)
}

// ResetLetter mails the link that sets a new password. The token is behind the
// #, so that no server's log shows it.
func ResetLetter(s *settings.Store, site Site, to, name, token string, now time.Time) Letter {
	until := now.Add(customer.ResetLife)
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Minutes: int(customer.ResetLife.Minutes()),
		Link: site.Account + "/reset-password#token=" + token}
	return written(MailResetPassword, to, d).until(until)
}

// WelcomeLetter tells a customer whom the store made that there is an account to
// take over.
func WelcomeLetter(s *settings.Store, site Site, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.Account + "/forgot-password"}
	return written(MailWelcome, to, d)
}

// NoticeLetter tells the owner of an account what happened to it: kind is
// MailEmailChangeNotice, MailEmailChanged or MailPasswordChanged.
func NoticeLetter(s *settings.Store, site Site, kind MailKind, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.Account + "/forgot-password"}
	return written(kind, to, d)
}

// OrderLetter confirms an order.
func OrderLetter(s *settings.Store, site Site, o *ordering.Order) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o)}
	return written(MailOrderConfirmation, o.Email, d).about(o)
}

// CancelledLetter tells that an order was canceled. back is what is given back for it.
func CancelledLetter(s *settings.Store, site Site, o *ordering.Order, back domain.Amount) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), Cancellation: &MailCancellation{}}
	if back.Positive() {
		d.Cancellation.Refund = money(o.CurrencyCode, back)
	}
	return written(MailOrderCancelled, o.Email, d).about(o)
}

// PaymentFailedLetter tells that an order that was placed is not paid. why may
// be empty.
func PaymentFailedLetter(s *settings.Store, site Site, o *ordering.Order, why string) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), ActionText: why}
	return written(MailPaymentFailed, o.Email, d).about(o)
}

// PaymentLinkLetter mails the link on which is paid what an order owes. address has a
// token in it; until is for how long it is good.
func PaymentLinkLetter(s *settings.Store, site Site, o *ordering.Order, address string, until time.Time) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), Link: address,
		Payment: &MailPayment{Amount: money(o.CurrencyCode, o.Unsecured()), Until: liquid.Time{At: until.In(s.Location()), Layout: timeLayout}}}
	return written(MailPaymentLink, o.Email, d).about(o).until(until)
}

// OrderLinkLetter mails the link to an order that its buyer asked for. address has a token
// in it; until is for how long it is good.
func OrderLinkLetter(s *settings.Store, site Site, o *ordering.Order, address string, until time.Time) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), Link: address}
	return written(MailOrderLink, o.Email, d).about(o).until(until)
}

// ShipmentLetter tells that a parcel of an order is on its way. The order comes
// with its lines.
func ShipmentLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), Shipment: mailShipment(o, p)}
	return written(MailShipmentCreated, o.Email, d).about(o)
}

// DeliveredLetter tells that a parcel of an order has arrived. The order comes with its
// lines.
func DeliveredLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o), Shipment: mailShipment(o, p)}
	return written(MailShipmentDelivered, o.Email, d).about(o)
}

// OrderNotice tells the store's support of an order that was placed, in the store's own
// language; nil where the store has no address for that.
func OrderNotice(s *settings.Store, site Site, o *ordering.Order) *Letter {
	if s.Settings.SupportEmail == nil || *s.Settings.SupportEmail == "" {
		return nil
	}
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o)}
	l := written(MailAdminOrderNotice, *s.Settings.SupportEmail, d).about(o)
	l.CustomerID, l.Language = nil, s.Settings.DefaultLanguageCode
	return &l
}

// RefundLetter tells that money of an order was given back. paidWith is the last
// four characters of what it goes to; empty where nobody knows.
func RefundLetter(s *settings.Store, site Site, o *ordering.Order, r *ordering.Refund, paidWith string) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o),
		Refund: mailRefund(r, paidWith)}
	return written(MailRefundCompleted, o.Email, d).about(o)
}

// firstName is that of the buyer.
func firstName(o *ordering.Order) string {
	for _, a := range []*domain.Address{o.BillingAddress, o.ShippingAddress} {
		if a != nil {
			return a.FirstName
		}
	}
	return ""
}

func mailShipment(o *ordering.Order, p *ordering.Shipment) *MailShipment {
	parcel := &MailShipment{Carrier: p.CarrierName, TrackingNumber: p.TrackingNumber, TrackingURL: webLink(p.TrackingURL)}
	for _, item := range p.Items {
		if line, ok := o.Line(item.LineItemID); ok {
			parcel.Items = append(parcel.Items, MailLine{Name: line.Name, SKU: line.SKU, Quantity: item.Quantity})
		}
	}
	return parcel
}

func mailRefund(r *ordering.Refund, paidWith string) *MailRefund {
	return &MailRefund{Number: domain.Itoa(r.RefundNumber), Amount: money(r.CurrencyCode, r.Amount), Method: paidWith}
}

// webLink is an address that a mail may link to; empty for any other.
func webLink(url string) string {
	if strings.HasPrefix(url, "https://") || strings.HasPrefix(url, "http://") {
		return url
	}
	return ""
}

func money(c domain.Currency, a domain.Amount) liquid.Money {
	return liquid.Money{Amount: a, Shown: c.Format(a) + " " + string(c)}
}

func mailOrder(s *settings.Store, o *ordering.Order) *MailOrder {
	out := &MailOrder{
		Number: oneLine(s.Settings.OrderNumberPrefix + domain.Itoa(o.OrderNumber)), Date: liquid.Time{At: o.OrderDate.In(s.Location()), Layout: dayLayout},
		Subtotal: money(o.CurrencyCode, o.Subtotal), Total: money(o.CurrencyCode, o.GrandTotal), ShippingMethod: o.ShippingMethodName,
	}
	if !o.DiscountTotal.IsZero() {
		out.Discount = money(o.CurrencyCode, o.DiscountTotal.Neg())
	}
	if o.ShippingMethodID != nil || !o.ShippingTotal.IsZero() {
		out.Shipping = money(o.CurrencyCode, o.ShippingTotal)
	}
	if !o.TaxTotal.IsZero() {
		out.Tax = money(o.CurrencyCode, o.TaxTotal)
	}
	if o.ShippingAddress != nil {
		out.ShippingAddress = o.ShippingAddress.Lines()
	}
	for _, l := range o.Lines {
		out.Lines = append(out.Lines, MailLine{Name: l.Name, SKU: l.SKU, Quantity: l.Quantity, Total: money(o.CurrencyCode, l.LineTotal)})
	}
	return out
}
