package letter

import (
	"bytes"
	"embed"
	htmltemplate "html/template"
	"regexp"
	"strings"
	"sync"
	"text/template"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// The built-in texts, in English: for each kind of mail <kind>.txt with the
// subject in its first line, and <kind>.html, which layout.html stands around.
//
//go:embed mailtext
var mailTexts embed.FS

var mailLayouts = sync.OnceValue(func() map[MailKind]mailLayout {
	all := map[MailKind]mailLayout{}
	for _, kind := range MailKinds() {
		name := "mailtext/" + strings.ToLower(string(kind))
		all[kind] = mailLayout{
			text: template.Must(template.ParseFS(mailTexts, name+".txt")),
			html: htmltemplate.Must(htmltemplate.ParseFS(mailTexts, "mailtext/layout.html", name+".html")),
		}
	}
	return all
})

type mailLayout struct {
	text *template.Template
	html *htmltemplate.Template
}

// MailKinds lists every kind of mail that there is a text for.
func MailKinds() []MailKind {
	return []MailKind{
		MailVerifyEmail, MailEmailChange, MailEmailChangeNotice, MailEmailChanged, MailResetPassword, MailPasswordChanged, MailWelcome,
		MailOrderConfirmation, MailShipmentCreated, MailRefundCompleted, MailPaymentFailed,
		MailSubscriptionCreated, MailSubscriptionReplaced, MailSubscriptionRenewalUpcoming, MailSubscriptionTrialEnding, MailSubscriptionPriceChanged, MailSubscriptionPaymentFailed, MailSubscriptionActionNeeded,
		MailSubscriptionCancelled, MailSubscriptionPaused, MailSubscriptionResumed, MailCardExpiring,
		MailWebhookFailing, MailWebhookDisabled,
		MailAdminInvitation, MailAdminEmailChange, MailAdminEmailChangeNotice, MailAdminEmailChanged, MailAdminPasswordChanged,
		MailAdminTOTPEnabled, MailAdminTOTPRemoved,
	}
}

// MailData is what the texts may use. What a text does not need is empty.
type MailData struct {
	Store        MailStore
	Name         string // of who is addressed; may be empty
	Email        string
	Pin          string
	Minutes      int    // for how long the pin or the link is good
	Link         string // ours, never anybody else's
	Order        *MailOrder
	Shipment     *MailShipment
	Refund       *MailRefund
	ActionText   string // why a payment failed
	Webhook      *MailWebhook
	Subscription *MailSubscription
	Card         *MailCard
	Shop         string // that invites; may be empty
	Until        string // when a link for administrators stops to be good
}

// MailStore is a store in its mails.
type MailStore struct {
	Name, LegalName, SupportEmail, SupportPhone, Address string
	URL                                                  string // empty: it has not proven any
}

// MailOrder is an order in a mail; amounts are ready to be read.
type MailOrder struct {
	Number          string
	Date            string
	Lines           []MailLine
	Subtotal        string
	Discount        string // empty without one
	Shipping        string // empty where nothing is shipped
	Tax             string // empty without any
	Total           string
	ShippingMethod  string
	ShippingAddress []string
}

// MailLine is one thing in a mail.
type MailLine struct {
	Name     string
	SKU      string
	Quantity int
	Total    string // empty where no amount is shown
}

// MailShipment is a shipment in a mail.
type MailShipment struct {
	Carrier, TrackingNumber, TrackingURL string
	Items                                []MailLine
}

// MailRefund is a refund in a mail.
type MailRefund struct {
	Number, Amount, Method string
}

// linkLike finds what mail programs make a link of. A name is whatever somebody
// typed who signs another one's address up; it must not lead anywhere.
var linkLike = regexp.MustCompile(`[/@\\]|\.\S`)

// write fills a kind's text in. The texts are ours and are tried in the specs
// with everything that they use, so that a failure is a programming error.
func (k MailKind) write(d MailData) MailContent {
	layout := mailLayouts()[k]
	if linkLike.MatchString(d.Name) {
		d.Name = ""
	}
	var text, html bytes.Buffer
	if err := layout.text.Execute(&text, d); err != nil {
		panic(err)
	}
	subject, body, _ := strings.Cut(text.String(), "\n")
	page := struct {
		MailData
		Subject string
	}{d, oneLine(subject)}
	if err := layout.html.ExecuteTemplate(&html, "layout.html", page); err != nil {
		panic(err)
	}
	return MailContent{Subject: page.Subject, Text: strings.TrimSpace(body) + "\n\n-- \n" + d.Store.signature(), HTML: html.String()}
}

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
	return Letter{Kind: kind, To: to, MailContent: kind.write(d), ExpiresOn: &until}
}

// ResetLetter mails the link that sets a new password. The token is behind the
// #, so that no server's log shows it.
func ResetLetter(s *settings.Store, site Site, to, name, token string, now time.Time) Letter {
	until := now.Add(customer.ResetLife)
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Minutes: int(customer.ResetLife.Minutes()),
		Link: site.Account + "/reset-password#token=" + token}
	return Letter{Kind: MailResetPassword, To: to, MailContent: MailResetPassword.write(d), ExpiresOn: &until}
}

// WelcomeLetter tells a customer whom the store made that there is an account to
// take over.
func WelcomeLetter(s *settings.Store, site Site, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.Account + "/forgot-password"}
	return Letter{Kind: MailWelcome, To: to, MailContent: MailWelcome.write(d)}
}

// NoticeLetter tells the owner of an account what happened to it: kind is
// MailEmailChangeNotice, MailEmailChanged or MailPasswordChanged.
func NoticeLetter(s *settings.Store, site Site, kind MailKind, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.Account + "/forgot-password"}
	return Letter{Kind: kind, To: to, MailContent: kind.write(d)}
}

// OrderLetter confirms an order.
func OrderLetter(s *settings.Store, site Site, o *ordering.Order) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), Email: o.Email, Order: mailOrder(s, o)}
	return Letter{Kind: MailOrderConfirmation, To: o.Email, MailContent: MailOrderConfirmation.write(d)}
}

// PaymentFailedLetter tells that an order that was placed is not paid. why may
// be empty.
func PaymentFailedLetter(s *settings.Store, site Site, o *ordering.Order, why string) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), Email: o.Email, Order: mailOrder(s, o), ActionText: why}
	return Letter{Kind: MailPaymentFailed, To: o.Email, MailContent: MailPaymentFailed.write(d)}
}

// ShipmentLetter tells that a parcel of an order is on its way. The order comes
// with its lines.
func ShipmentLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment) Letter {
	parcel := &MailShipment{Carrier: p.CarrierName, TrackingNumber: p.TrackingNumber, TrackingURL: webLink(p.TrackingURL)}
	for _, item := range p.Items {
		if line, ok := o.Line(item.LineItemID); ok {
			parcel.Items = append(parcel.Items, MailLine{Name: line.Name, SKU: line.SKU, Quantity: item.Quantity})
		}
	}
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), Email: o.Email, Order: mailOrder(s, o), Shipment: parcel}
	return Letter{Kind: MailShipmentCreated, To: o.Email, MailContent: MailShipmentCreated.write(d)}
}

// RefundLetter tells that money of an order was given back. paidWith is the last
// four characters of what it goes to; empty where nobody knows.
func RefundLetter(s *settings.Store, site Site, o *ordering.Order, r *ordering.Refund, paidWith string) Letter {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), Email: o.Email, Order: mailOrder(s, o),
		Refund: &MailRefund{Number: domain.Itoa(r.RefundNumber), Amount: money(r.CurrencyCode, r.Amount), Method: paidWith}}
	return Letter{Kind: MailRefundCompleted, To: o.Email, MailContent: MailRefundCompleted.write(d)}
}

// webLink is an address that a mail may link to; empty for any other.
func webLink(url string) string {
	if strings.HasPrefix(url, "https://") || strings.HasPrefix(url, "http://") {
		return url
	}
	return ""
}

func money(c domain.Currency, a domain.Amount) string { return c.Format(a) + " " + string(c) }

func mailOrder(s *settings.Store, o *ordering.Order) *MailOrder {
	out := &MailOrder{
		Number: oneLine(s.Settings.OrderNumberPrefix + domain.Itoa(o.OrderNumber)), Date: o.OrderDate.In(s.Location()).Format("January 2, 2006"),
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
