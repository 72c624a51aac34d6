package letter

import (
	"encoding/hex"
	"net/url"
	"regexp"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MailKinds returns every kind of mail that has a text.
func MailKinds() []MailKind {
	return []MailKind{
		MailVerifyEmail, MailEmailChange, MailEmailChangeNotice, MailEmailChanged, MailResetPassword, MailPasswordChanged, MailWelcome, MailAccountDeleted, MailAccountRestored,
		MailOrderConfirmation, MailOrderCancelled, MailShipmentCreated, MailShipmentDelivered, MailRefundCompleted, MailPaymentFailed, MailPaymentLink, MailOrderLink, MailWithdrawal, MailWithdrawalReceived, MailGiftCard, MailAdminOrderNotice,
		MailSubscriptionCreated, MailSubscriptionReplaced, MailSubscriptionRenewalUpcoming, MailSubscriptionTrialEnding, MailSubscriptionPriceChanged, MailSubscriptionPaymentFailed, MailSubscriptionActionNeeded,
		MailSubscriptionCancelled, MailSubscriptionPaused, MailSubscriptionResumed, MailSubscriptionAddressNeeded, MailAdminRenewalNotice, MailCardExpiring,
		MailWebhookFailing, MailWebhookDisabled,
		MailAdminInvitation, MailAdminEmailChange, MailAdminEmailChangeNotice, MailAdminEmailChanged, MailAdminPasswordChanged,
		MailAdminTOTPEnabled, MailAdminTOTPRemoved,
	}
}

// linkLike matches text that mail programs turn into a link. A stranger who signs up with another
// person's address can enter any name, so names must not become links.
var linkLike = regexp.MustCompile(`[/@\\]|\.\S`)

// initial matches an initial or an abbreviation at the start of a word, such as "J.P." and "St.John",
// with the letter after its period. afterPeriod matches the punctuation that may follow a period.
var (
	initial     = regexp.MustCompile(`(^|[\s.-])(\p{Lu}\p{L}{0,2})\.(\p{Lu})`)
	afterPeriod = regexp.MustCompile(`\.([,;)])`)
)

// greeted returns a name as mails show it: with a space after each initial, so that no mail program turns
// the name into a link. It returns "" for a name that would still look like a link.
func greeted(name string) string {
	for spaced := ""; spaced != name; {
		spaced, name = name, initial.ReplaceAllString(name, "$1$2. $3")
	}
	if linkLike.MatchString(afterPeriod.ReplaceAllString(name, "$1")) {
		return ""
	}
	return name
}

// addressLine returns the address in one line, without a name, with the country in a language.
func (s MailStore) addressLine(language string) string {
	if s.Address == nil {
		return ""
	}
	return strings.Join(s.Address.WithoutCompany(s.Name, s.LegalName).Lines(language)[1:], ", ")
}

func (s MailStore) signature(language string) string {
	var lines []string
	for _, line := range []string{s.Name, s.LegalName, s.addressLine(language), s.SupportEmail, s.SupportPhone, s.URL} {
		if line = oneLine(line); line != "" && (len(lines) == 0 || line != lines[0]) {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// Site contains the addresses that a store's mails link to. Only a store with a verified domain has a
// storefront address.
type Site struct {
	Storefront string // empty means that mails do not link to a storefront
	Account    string // base address of /reset-password and /forgot-password
	Service    string // base address of the service's account pages
}

// forgotPassword returns the address of the page on which a customer requests a link to set a new
// password. All stores share the service's page, so the address also names the store that sends the mail.
func (s Site) forgotPassword(store *settings.Store) string {
	if s.Account != s.Service {
		return s.Account + "/forgot-password"
	}
	return s.Account + "/forgot-password?store=" + url.QueryEscape(store.Code)
}

// mailStore returns a store as its mail templates see it.
func mailStore(s *settings.Store, site Site) MailStore {
	out := MailStore{Name: oneLine(s.Name), LegalName: oneLine(s.Settings.LegalName), URL: site.Storefront}
	out.AccountURL = site.Storefront
	if page := s.AccountPage(site.Service); page != nil {
		out.AccountURL = *page
	}
	if s.Settings.SupportEmail != nil {
		out.SupportEmail = *s.Settings.SupportEmail
	}
	if s.Settings.SupportPhone != nil {
		out.SupportPhone = *s.Settings.SupportPhone
	}
	out.Address = s.Settings.Address
	return out
}

// PinLetter returns the mail with a pin that proves an address. purpose is ForVerifyEmail or
// ForEmailChange.
func PinLetter(s *settings.Store, site Site, purpose customer.CodePurpose, to, name, pin string, now time.Time) Letter {
	kind, until := MailVerifyEmail, now.Add(customer.PinLife)
	if purpose == customer.ForEmailChange {
		kind = MailEmailChange
	}
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Pin: pin, Minutes: int(customer.PinLife.Minutes())}
	return written(kind, to, d).until(until)
}

// ResetLetter returns the mail with the link to set a new password. The token follows the #, so
// server logs do not contain it.
func ResetLetter(s *settings.Store, site Site, to, name, token string, now time.Time) Letter {
	until := now.Add(customer.ResetLife)
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Minutes: int(customer.ResetLife.Minutes()),
		Link: site.Account + "/reset-password#token=" + token}
	return written(MailResetPassword, to, d).until(until)
}

// WelcomeLetter returns the mail to a customer whom the store created, with the link to claim the
// account.
func WelcomeLetter(s *settings.Store, site Site, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.forgotPassword(s)}
	return written(MailWelcome, to, d)
}

// NoticeLetter returns the notice to an account's owner that the account changed. kind is
// MailEmailChangeNotice, MailEmailChanged or MailPasswordChanged.
func NoticeLetter(s *settings.Store, site Site, kind MailKind, to, name string) Letter {
	d := MailData{Store: mailStore(s, site), Name: name, Email: to, Link: site.forgotPassword(s)}
	return written(kind, to, d)
}

// AccountLetter returns the mail to a customer whose account was deleted or restored, with the day on which the store
// erases the personal data of a deleted account. nil means that a move from one status to the other needs no mail.
func AccountLetter(s *settings.Store, site Site, from customer.CustomerStatus, c *customer.Customer) *Letter {
	d := MailData{Store: mailStore(s, site), Name: c.FirstName, Email: c.Email}
	kind := MailAccountRestored
	switch customer.CustomerDeactivated {
	case c.Status:
		kind, d.Until = MailAccountDeleted, liquid.Time{At: c.EraseOn.In(s.Location()), Layout: dayLayout}
	case from:
	default:
		return nil
	}
	l := written(kind, c.Email, d).For(c)
	return &l
}

// orderData returns the data of a mail about an order. Guests get no link to an account.
func orderData(s *settings.Store, site Site, o *ordering.Order) MailData {
	d := MailData{Store: mailStore(s, site), Name: o.Buyer(), FirstName: firstName(o), Email: o.Email, Order: mailOrder(s, o)}
	if o.CustomerID == nil {
		d.Store.AccountURL = ""
	}
	if page := s.WithdrawalPage(site.Service, o.DeliveryCountry()); page != nil {
		d.Order.WithdrawalURL = *page + "#order=" + url.QueryEscape(d.Order.Number)
	}
	return d
}

// OrderLetter returns the confirmation of an order.
func OrderLetter(s *settings.Store, site Site, o *ordering.Order) Letter {
	d := orderData(s, site, o)
	return written(MailOrderConfirmation, o.Email, d).about(o)
}

// CancelledLetter returns the notice that an order was canceled. The parameter back is the refunded amount.
func CancelledLetter(s *settings.Store, site Site, o *ordering.Order, back domain.Amount) Letter {
	d := orderData(s, site, o)
	d.Cancellation = &MailCancellation{}
	if back.Positive() {
		d.Cancellation.Refund = money(o.CurrencyCode, back)
	}
	return written(MailOrderCancelled, o.Email, d).about(o)
}

// PaymentFailedLetter returns the notice that a payment of a placed order failed.
func PaymentFailedLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Payment) Letter {
	d := orderData(s, site, o)
	d.ActionText, d.Payment = p.FailureMessage, &MailPayment{Amount: money(p.CurrencyCode, p.Amount)}
	return written(MailPaymentFailed, o.Email, d).about(o)
}

// PaymentLinkLetter returns the mail with the link for paying the unpaid amount of an order. The address contains a
// token that expires at the given time.
func PaymentLinkLetter(s *settings.Store, site Site, o *ordering.Order, address string, until time.Time) Letter {
	d := orderData(s, site, o)
	d.Link, d.Payment = address, &MailPayment{Amount: money(o.CurrencyCode, o.Unsecured()), Until: liquid.Time{At: until.In(s.Location()), Layout: timeLayout}}
	return written(MailPaymentLink, o.Email, d).about(o).until(until)
}

// OrderLinkLetter returns the mail with the link to an order, which the buyer has requested. The address contains a
// token that expires at the given time.
func OrderLinkLetter(s *settings.Store, site Site, o *ordering.Order, address string, until time.Time) Letter {
	d := orderData(s, site, o)
	d.Link = address
	return written(MailOrderLink, o.Email, d).about(o).until(until)
}

// WithdrawalLetter returns the acknowledgment of a withdrawal from an order: the declared units, and the time. The
// reference proves to the store that the reader of the mail made the declaration.
func WithdrawalLetter(s *settings.Store, site Site, o *ordering.Order, w *returns.WithdrawalDeclaration, reference string) Letter {
	d := orderData(s, site, o)
	d.Withdrawal = &MailWithdrawn{DeclaredOn: w.DeclaredOn.UTC().Format(declaredLayout), Reference: reference, Hash: hex.EncodeToString(w.Hash)}
	for _, l := range w.Lines {
		if line, ok := o.Line(l.LineItemID); ok {
			d.Withdrawal.Lines = append(d.Withdrawal.Lines, MailLine{Name: line.Title(), SKU: line.SKU, Quantity: l.Units})
		}
	}
	return written(MailWithdrawal, o.Email, d).about(o)
}

// WithdrawalReceivedLetter returns the acknowledgment of a withdrawal that starts no return: the time of the
// declaration, and the reasons with the units of each line.
func WithdrawalReceivedLetter(s *settings.Store, site Site, o *ordering.Order, barred []returns.Barred, declared time.Time) Letter {
	d := orderData(s, site, o)
	w := &MailWithdrawn{DeclaredOn: declared.UTC().Format(declaredLayout)}
	for _, b := range barred {
		line, ok := o.Line(b.LineItemID)
		if !ok {
			continue
		}
		add := func(lines *[]MailLine, units int) {
			if units > 0 {
				*lines = append(*lines, MailLine{Name: line.Title(), SKU: line.SKU, Quantity: units})
			}
		}
		add(&w.Ended, b.Ended)
		add(&w.Returned, b.Returned)
		add(&w.Claimed, b.Claimed)
		w.NotOffered = w.NotOffered || b.NotOffered
	}
	d.Withdrawal = w
	return written(MailWithdrawalReceived, o.Email, d).about(o)
}

// declaredLayout formats the time of a withdrawal, to the second and in the same way for every language.
const declaredLayout = "2006-01-02 15:04:05 UTC"

// ParcelLetter returns the mail about news of a parcel; notice must not be NoNotice. The order's lines
// must be loaded.
func ParcelLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment, notice ordering.ShipmentNotice) Letter {
	if notice == ordering.NoticeDelivered {
		return DeliveredLetter(s, site, o, p)
	}
	return ShipmentLetter(s, site, o, p)
}

// ShipmentLetter returns the notice that a parcel of an order is packed, was shipped, or waits for
// pickup. The order's lines must be loaded.
func ShipmentLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment) Letter {
	d := orderData(s, site, o)
	d.Shipment = mailShipment(o, p)
	return written(MailShipmentCreated, o.Email, d).about(o)
}

// DeliveredLetter returns the notice that a parcel of an order was delivered. The order's lines must be
// loaded.
func DeliveredLetter(s *settings.Store, site Site, o *ordering.Order, p *ordering.Shipment) Letter {
	d := orderData(s, site, o)
	d.Shipment = mailShipment(o, p)
	return written(MailShipmentDelivered, o.Email, d).about(o)
}

// OrderNotice returns the notice of a placed order to the store's support, in the store's default
// language. Replies go to the buyer. The result is nil if the store has no support address.
func OrderNotice(s *settings.Store, site Site, o *ordering.Order) *Letter {
	if s.Settings.SupportEmail == nil || *s.Settings.SupportEmail == "" {
		return nil
	}
	d := orderData(s, site, o)
	d.Order.ShippingMethod, d.Store.AccountURL = o.ShippingMethodName, ""
	for i, line := range o.Lines {
		d.Order.Lines[i].Name = line.Name
	}
	l := written(MailAdminOrderNotice, *s.Settings.SupportEmail, d).about(o)
	l.CustomerID, l.Language, l.ReplyTo = nil, s.Settings.DefaultLanguageCode, o.Email
	return &l
}

// RefundLetter returns the notice that a refund was completed or failed. paidWith is the last four characters of
// the refunded payment method; empty means unknown.
func RefundLetter(s *settings.Store, site Site, o *ordering.Order, r *ordering.Refund, paidWith string) Letter {
	d := orderData(s, site, o)
	d.Refund = mailRefund(o, r, paidWith)
	return written(MailRefundCompleted, o.Email, d).about(o)
}

// firstName returns the first name in the billing address, or in the shipping address if there is no
// billing address.
func firstName(o *ordering.Order) string {
	for _, a := range []*domain.Address{o.BillingAddress, o.ShippingAddress} {
		if a != nil {
			return a.FirstName
		}
	}
	return ""
}

func mailShipment(o *ordering.Order, p *ordering.Shipment) *MailShipment {
	parcel := &MailShipment{Carrier: p.CarrierName, TrackingNumber: p.TrackingNumber, TrackingURL: webLink(p.TrackingURL), AwaitsPickup: p.Notice() == ordering.NoticePickup, AwaitsCarrier: p.Notice() == ordering.NoticePacked}
	for _, item := range p.Items {
		if line, ok := o.Line(item.LineItemID); ok {
			parcel.Items = append(parcel.Items, MailLine{Name: line.Title(), SKU: line.SKU, Quantity: item.Quantity})
		}
	}
	return parcel
}

func mailRefund(o *ordering.Order, r *ordering.Refund, paidWith string) *MailRefund {
	p, ok := o.PaymentOf(r)
	return &MailRefund{Number: domain.Itoa(r.RefundNumber), Amount: money(r.CurrencyCode, r.Amount), Method: paidWith, Credit: r.Credited() || ok && !r.ByHand && p.TenderType() == ordering.TenderStoreCredit, Failed: r.Status == ordering.RefundFailed}
}

// webLink returns an http or https address unchanged, and "" for any other address.
func webLink(url string) string {
	if strings.HasPrefix(url, "https://") || strings.HasPrefix(url, "http://") {
		return url
	}
	return ""
}

func money(c domain.Currency, a domain.Amount) liquid.Money {
	return liquid.Money{Amount: a, Currency: string(c), Shown: c.Price("en", a)}
}

// orderName returns an order's number as buyers see it, with the store's prefix.
func orderName(s *settings.Store, number int64) string {
	return oneLine(s.Settings.OrderNumberPrefix + domain.Itoa(number))
}

// tender sets the part of the total that stored value pays, and the part that it does not pay.
func (o *MailOrder) tender(from *ordering.Order) {
	credit, cards := from.StoredValue(ordering.TenderStoreCredit), from.StoredValue(ordering.TenderGiftCard)
	if credit.Positive() {
		o.StoreCredit = money(from.CurrencyCode, credit.Neg())
	}
	if cards.Positive() {
		o.GiftCards = money(from.CurrencyCode, cards.Neg())
	}
	if paid := credit.Add(cards); paid.Positive() {
		o.Remaining = money(from.CurrencyCode, from.GrandTotal.Sub(paid).NotNegative())
	}
}

func mailOrder(s *settings.Store, o *ordering.Order) *MailOrder {
	out := &MailOrder{
		Number: orderName(s, o.OrderNumber), Date: liquid.Time{At: o.OrderDate.In(s.Location()), Layout: dayLayout},
		Subtotal: money(o.CurrencyCode, o.Subtotal), Total: money(o.CurrencyCode, o.GrandTotal), ShippingMethod: o.ShippingTitle(),
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
	if o.PricesIncludeTax {
		out.includeTax(o)
	}
	out.tender(o)
	out.ShippingAddress = o.ShippingAddress
	for _, l := range o.Lines {
		total := l.LineTotal
		if o.PricesIncludeTax {
			total = l.LineGross
		}
		out.Lines = append(out.Lines, MailLine{Name: l.Title(), SKU: l.SKU, Quantity: l.Quantity, Total: money(o.CurrencyCode, total), Deliveries: deliveries(o.CurrencyCode, l.DeliveryPrices)})
	}
	return out
}

// deliveries returns the prices by delivery as mail templates see them.
func deliveries(c domain.Currency, prices []domain.Amount) liquid.List {
	out := liquid.List{}
	for _, r := range domain.PriceRuns(prices) {
		out = append(out, liquid.Map{"count": liquid.Int(r.Count), "unitPrice": money(c, r.Price)})
	}
	return out
}

// If the prices of an order include tax, includeTax changes its amounts to those that the buyer saw. The total, which
// includes the tax, then equals goods less the discount plus shipping.
func (o *MailOrder) includeTax(of *ordering.Order) {
	var goods, discount domain.Amount
	for _, l := range of.Lines {
		goods = goods.Add(l.LineGross)
		if l.LineDiscount.Positive() {
			discount = discount.Add(l.UnitPrice.Times(int64(l.Quantity)).Sub(l.LineGross).NotNegative())
		}
	}
	if of.Terms != nil && of.Terms.TaxExempt {
		discount = of.DiscountTotal // the displayed prices include a tax that the buyer does not pay
	}
	o.IncludesTax, o.Discount = true, nil
	o.Subtotal = money(of.CurrencyCode, goods.Add(discount))
	if !discount.IsZero() {
		o.Discount = money(of.CurrencyCode, discount.Neg())
	}
	if o.Shipping != nil {
		o.Shipping = money(of.CurrencyCode, of.GrandTotal.Sub(goods))
	}
}
