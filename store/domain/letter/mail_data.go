package letter

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

const (
	dayLayout  = "January 2, 2006"
	timeLayout = "January 2, 2006, 15:04 MST"
)

// MailData contains the data of a mail. Fields that the kind of mail does not need are empty.
type MailData struct {
	Store        MailStore
	Name         string // name for the greeting; may be empty
	FirstName    string // set if it differs from Name
	Email        string
	Pin          string
	Minutes      int    // lifetime of the pin or the link
	Link         string // built by the service, never entered by a user
	Order        *MailOrder
	Payment      *MailPayment
	Cancellation *MailCancellation
	Shipment     *MailShipment
	Refund       *MailRefund
	Withdrawal   *MailWithdrawn
	ActionText   string // reason why a payment failed
	Webhook      *MailWebhook
	Subscription *MailSubscription
	Card         *MailCard
	Gift         *MailGift
	Shop         string       // name of the inviting store; may be empty
	Until        liquid.Value // time when a link for administrators expires
	Now          time.Time    // in the store's time zone, for templates that use the current time
	Language     string       // language of amounts and dates; empty means English
}

// MailStore is a store as mail templates see it.
type MailStore struct {
	Name, LegalName, SupportEmail, SupportPhone string
	Address                                     *domain.Address // nil means that the store has none
	URL                                         string          // empty means that the store has no verified domain
	AccountURL                                  string          // page where buyers manage their account, or empty
}

// MailOrder is an order as mail templates see it. A nil amount means that the order has no such amount.
type MailOrder struct {
	Number          string
	Date            liquid.Value
	Lines           []MailLine
	Subtotal        liquid.Value
	Discount        liquid.Value
	Shipping        liquid.Value // nil means that nothing is shipped
	Tax             liquid.Value
	Total           liquid.Value
	StoreCredit     liquid.Value // part of Total that store credit pays, below 0; nil means none
	GiftCards       liquid.Value // part of Total that gift cards pay, below 0; nil means none
	Remaining       liquid.Value // part of Total that neither pays; nil means that neither pays a part
	IncludesTax     bool         // all amounts except Tax include tax, as the store's prices do
	ShippingMethod  string
	ShippingAddress *domain.Address // nil means that nothing is shipped
	WithdrawalURL   string          // page to withdraw from the contract; empty means that the buyer has no such right
}

// MailLine is an item as mail templates see it.
type MailLine struct {
	Name       string
	SKU        string
	Quantity   int
	Total      liquid.Value // nil means that the mail shows no amount
	Deliveries liquid.List  // prices by delivery; empty means that the item pays for at most one delivery
}

// MailShipment is a shipment as mail templates see it.
type MailShipment struct {
	Carrier, TrackingNumber, TrackingURL string
	AwaitsCarrier, AwaitsPickup          bool
	Items                                []MailLine
}

// MailPayment is a due or failed payment as mail templates see it.
type MailPayment struct {
	Amount liquid.Value
	Until  liquid.Value // time when the payment link expires; nil for a failed payment
}

// MailCancellation is the cancellation of an order as mail templates see it.
type MailCancellation struct {
	Refund liquid.Value // nil means that nothing is refunded
}

// MailWithdrawn is a withdrawal from a contract as mail templates see it.
type MailWithdrawn struct {
	DeclaredOn, Reference, Hash string
	Lines                       []MailLine
	// The following fields say why a declaration starts no return.
	NotOffered               bool       // the store's terms give the buyer no right to withdraw
	Claimed, Returned, Ended []MailLine // in an open return, returned already, and canceled or refunded already
}

// MailGift is a gift card as mail templates see it. MailData.Pin is its code.
type MailGift struct {
	Amount    liquid.Value
	ExpiresOn liquid.Value // nil means that the card does not expire
	Giver     string       // name of the buyer who sends the card; may be empty
	Message   string       // text of the giver; may be empty
}

// MailRefund is a refund as mail templates see it.
type MailRefund struct {
	Number string
	Amount liquid.Value
	Method string
	Credit bool // the refund returned to the customer's store credit
	Failed bool // the refund failed after an earlier mail had announced it
}

// view returns the variables of a template of a kind, under their documented names. The variables contain
// no database rows. Only the HTML may use the variable subject; the caller deletes this variable for the
// other parts.
func (d MailData) view(k MailKind, subject string) liquid.Map {
	secret := func(s string) liquid.Value {
		if s == "" {
			return nil
		}
		if k.Secret() {
			return liquid.Private(s)
		}
		return liquid.Text(s)
	}
	d.FirstName = cmp.Or(d.FirstName, d.Name)
	d.Name, d.FirstName = greeted(d.Name), greeted(d.FirstName)
	v := liquid.Map{
		"subject": secret(subject), "store": d.Store.view(d.Language),
		"customer": liquid.Map{"name": liquid.TextOf(d.Name), "firstName": liquid.TextOf(d.FirstName), "email": liquid.TextOf(d.Email)},
		"code":     secret(d.Pin), "validMinutes": liquid.Int(d.Minutes), "link": secret(d.Link), "failureReason": liquid.TextOf(d.ActionText),
		"invitingStore": liquid.TextOf(d.Shop), "validUntil": d.Until,
	}
	if d.Order != nil {
		v["order"] = d.Order.view(d.Language)
	}
	if s := d.Shipment; s != nil {
		v["shipment"] = liquid.Map{"carrierName": liquid.TextOf(s.Carrier), "trackingNumber": liquid.TextOf(s.TrackingNumber), "trackingUrl": liquid.TextOf(s.TrackingURL),
			"awaitsCarrier": liquid.Bool(s.AwaitsCarrier), "awaitsPickup": liquid.Bool(s.AwaitsPickup), "lines": lines(s.Items)}
	}
	if p := d.Payment; p != nil {
		payment := liquid.Map{"amount": p.Amount}
		if k != MailPaymentFailed { // a failed payment has no link that could expire
			payment["untilDate"] = p.Until
		}
		v["payment"] = payment
	}
	if c := d.Cancellation; c != nil {
		v["cancellation"] = liquid.Map{"refundTotal": c.Refund}
	}
	if r := d.Refund; r != nil {
		v["refund"] = liquid.Map{"refundNumber": liquid.TextOf(r.Number), "amount": r.Amount, "paymentMethod": liquid.TextOf(r.Method), "isStoreCredit": liquid.Bool(r.Credit), "isFailed": liquid.Bool(r.Failed)}
	}
	if w := d.Withdrawal; w != nil {
		v["withdrawal"] = liquid.Map{"declaredOn": liquid.TextOf(w.DeclaredOn), "reference": liquid.TextOf(w.Reference), "hash": liquid.TextOf(w.Hash), "lines": lines(w.Lines),
			"isNotOffered": liquid.Bool(w.NotOffered), "claimed": lines(w.Claimed), "returned": lines(w.Returned), "ended": lines(w.Ended)}
	}
	if s := d.Subscription; s != nil {
		v["subscription"] = s.view()
	}
	if c := d.Card; c != nil {
		v["card"] = liquid.Map{"brand": liquid.TextOf(c.Brand), "lastFour": liquid.TextOf(c.LastFour), "lastDay": c.LastDay,
			"subscriptionNumbers": liquid.TextOf(c.Subscriptions), "hasSeveral": liquid.Bool(c.Several)}
	}
	if g := d.Gift; g != nil {
		v["giftCard"] = liquid.Map{"amount": g.Amount, "expiresOn": g.ExpiresOn, "giver": liquid.TextOf(greeted(g.Giver)), "message": liquid.TextOf(unlinked(g.Message))}
	}
	if w := d.Webhook; w != nil {
		v["webhookEndpoint"] = liquid.Map{
			"webhookEndpointId": liquid.TextOf(w.ID), "url": liquid.TextOf(w.Address), "description": liquid.TextOf(w.Description),
			"failingSince": w.Since, "failures": liquid.Int(w.Failures), "lastError": liquid.TextOf(w.LastError), "disablesOn": w.DisablesOn, "isGone": liquid.Bool(w.Gone),
		}
	}
	if t, known := EmailTypeOf(k); known {
		maps.DeleteFunc(v, func(name string, _ liquid.Value) bool { return name != "subject" && !slices.Contains(t.names, name) })
	}
	return inLanguage(d.Language, v).(liquid.Map)
}

// inLanguage formats the amounts and dates in a value for a language.
func inLanguage(language string, v liquid.Value) liquid.Value {
	switch v := v.(type) {
	case liquid.Map:
		for name, member := range v {
			v[name] = inLanguage(language, member)
		}
	case liquid.List:
		for i, item := range v {
			v[i] = inLanguage(language, item)
		}
	case liquid.Money:
		v.Shown = domain.Currency(v.Currency).Price(language, v.Amount)
		return v
	case liquid.Time:
		v.Text = domain.LongDate(language, v.At)
		if v.Layout == timeLayout {
			comma := ","
			if domain.BaseLanguage(language) == "ar" {
				comma = "،"
			}
			v.Text += comma + v.At.Format(" 15:04 MST")
		}
		return v
	}
	return v
}

func (s MailStore) view(language string) liquid.Map {
	return liquid.Map{
		"name": liquid.TextOf(s.Name), "legalName": liquid.TextOf(s.LegalName), "supportEmail": liquid.TextOf(s.SupportEmail),
		"supportPhone": liquid.TextOf(s.SupportPhone), "address": liquid.TextOf(s.addressLine(language)), "url": liquid.TextOf(s.URL), "accountUrl": liquid.TextOf(s.AccountURL), "signature": liquid.TextOf(s.signature(language)),
	}
}

func (o *MailOrder) view(language string) liquid.Map {
	var address liquid.Value
	if o.ShippingAddress != nil {
		var all liquid.List
		for _, line := range o.ShippingAddress.Lines(language) {
			all = append(all, liquid.Text(line))
		}
		address = all
	}
	return liquid.Map{
		"orderNumber": liquid.TextOf(o.Number), "orderDate": o.Date, "lines": lines(o.Lines), "subtotal": o.Subtotal, "discountTotal": o.Discount,
		"shippingTotal": o.Shipping, "taxTotal": o.Tax, "pricesIncludeTax": liquid.Bool(o.IncludesTax), "grandTotal": o.Total, "storeCreditTotal": o.StoreCredit, "giftCardTotal": o.GiftCards, "remainingTotal": o.Remaining, "shippingMethodName": liquid.TextOf(o.ShippingMethod), "shippingAddress": address,
		"withdrawalUrl": liquid.TextOf(o.WithdrawalURL),
	}
}

func (l MailLine) view() liquid.Map {
	return liquid.Map{"name": liquid.TextOf(l.Name), "sku": liquid.TextOf(l.SKU), "quantity": liquid.Int(l.Quantity), "total": l.Total, "deliveries": l.Deliveries}
}

func lines(all []MailLine) liquid.List {
	out := make(liquid.List, len(all))
	for i, l := range all {
		out[i] = l.view()
	}
	return out
}

func (s *MailSubscription) view() liquid.Map {
	rises := make(liquid.List, len(s.Rises))
	for i, r := range s.Rises {
		rise := r.MailLine.view()
		delete(rise, "total")
		rise["oldPrice"], rise["newPrice"] = r.Was, r.Will
		rises[i] = rise
	}
	return liquid.Map{
		"subscriptionNumber": liquid.TextOf(s.Number), "replacedNumber": liquid.TextOf(s.Replaces), "lines": lines(s.Lines),
		"nextDate": s.Next, "nextTotal": s.Total, "retryDate": s.Retry, "untilDate": s.Until, "endDate": s.Ends,
		"isPaid": liquid.Bool(s.Paid), "usesStoreCredit": liquid.Bool(s.Credit), "isCompleted": liquid.Bool(s.Completed), "isCharging": liquid.Bool(s.Charging), "isCancelled": liquid.Bool(s.Canceled),
		"isPaused": liquid.Bool(s.Paused), "isSkipped": liquid.Bool(s.Skipped), "obstacle": liquid.TextOf(s.Obstacle), "priceRises": rises, "priceRiseDate": s.From, "orderNumber": liquid.TextOf(s.Order), "isGivenUp": liquid.Bool(s.GivenUp),
	}
}
