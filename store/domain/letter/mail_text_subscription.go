package letter

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// MailSubscription is a subscription as mail templates see it. A nil date or amount means that the
// subscription has no such value.
type MailSubscription struct {
	Number    string
	Replaces  string // number of the replaced subscription
	Lines     []MailLine
	Next      liquid.Value // day of the next renewal
	Total     liquid.Value // expected total of the next renewal
	Paid      bool         // the next renewal is already paid
	Credit    bool         // store credit pays for the next renewal first
	Retry     liquid.Value // time of the next attempt after a failed payment
	Until     liquid.Value // last day to act, or end of a pause
	Ends      liquid.Value // day on which a canceled subscription that is still active ends
	Completed bool         // the subscription ended after its last cycle
	Charging  bool         // a payment is in progress
	Order     string       // number of the order that remains placed although its payment failed later
	GivenUp   bool         // the amount due for the order in Order is not charged again
	Canceled  bool
	Paused    bool
	Skipped   bool   // the failed renewal was skipped
	Obstacle  string // code of the reason why a renewal waits or is skipped; empty means that nothing prevents it
	Rises     []MailRise
	From      liquid.Value // first day of the higher prices
}

// MailCard is a card as mail templates see it.
type MailCard struct {
	Brand, LastFour string // empty means unknown
	LastDay         liquid.Value
	Subscriptions   string // numbers of the subscriptions charged to the card
	Several         bool
}

// MailRise is a price increase as mail templates see it.
type MailRise struct {
	MailLine
	Was, Will liquid.Value // prices per unit, before and after
}

// SubscriptionLetter returns the notice of a subscription's new state. kind is MailSubscriptionCreated,
// MailSubscriptionCancelled, MailSubscriptionPaused or MailSubscriptionResumed. A canceled subscription that is
// still active ends on its next date, or after the prepaid deliveries.
func SubscriptionLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, kind MailKind) Letter {
	slot, occasion := sub.SlotNumber, "version "+domain.Itoa(sub.Version)
	if kind == MailSubscriptionCreated {
		slot, occasion = 0, ""
	}
	m := mailSubscription(sub)
	if ends := sub.EndsOn(); kind == MailSubscriptionCancelled && sub.Status != subscription.Cancelled && ends != nil {
		m.Ends = onDay(*ends)
	}
	if kind == MailSubscriptionPaused && sub.PausedUntil != nil {
		m.Until = onDay(*sub.PausedUntil)
	}
	return subscriptionLetter(s, site, c, sub, kind, m, slot, occasion)
}

// ReplacedLetter returns the notice that a subscription was replaced by another.
func ReplacedLetter(s *settings.Store, site Site, c *customer.Customer, old, by *subscription.Subscription) Letter {
	m := mailSubscription(by)
	m.Replaces = domain.Itoa(old.SubscriptionNumber)
	return subscriptionLetter(s, site, c, by, MailSubscriptionReplaced, m, 0, "")
}

// ReminderLetter returns the reminder that the next renewal will be charged. total is the cost of the
// renewal at today's prices; nil means unknown. day is the day for which the reminder was scheduled,
// because one renewal can have several reminders.
func ReminderLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, day domain.Date, total *domain.Amount) Letter {
	m := mailSubscription(sub)
	if total != nil {
		m.Total, m.Paid = money(sub.CurrencyCode, *total), sub.PrepaidLeft > 0 && total.IsZero()
	}
	m.Credit = sub.UseStoreCredit && !m.Paid
	kind := MailSubscriptionRenewalUpcoming
	if sub.TrialUntil != nil {
		kind = MailSubscriptionTrialEnding
	}
	l := subscriptionLetter(s, site, c, sub, kind, m, sub.SlotNumber, sub.NextDate.String()+" told on "+day.String())
	if sub.TestClockID == nil { // mails are sent in real time, which differs from the days of a test clock
		l.ExpiresOn = sub.DueAt
	}
	return l
}

// CardExpiringLetter returns the notice that the card of the subscriptions with these numbers expires. The card
// must have a last day.
func CardExpiringLetter(s *settings.Store, site Site, c *customer.Customer, card *customer.CustomerPaymentMethod, subscriptions []int64) Letter {
	numbers := make([]string, len(subscriptions))
	for i, n := range subscriptions {
		numbers[i] = domain.Itoa(n)
	}
	last, _ := card.LastDay()
	m := &MailCard{LastDay: onDay(last), Subscriptions: strings.Join(numbers, ", "), Several: len(numbers) > 1}
	if card.Brand != "" {
		m.Brand = strings.ToUpper(card.Brand[:1]) + card.Brand[1:]
	}
	if card.LastFour != nil {
		m.LastFour = *card.LastFour
	}
	d := MailData{Store: mailStore(s, site), Name: c.FirstName, Email: c.Email, Card: m}
	return written(MailCardExpiring, c.Email, d).For(c)
}

// PriceRiseLetter returns the notice of higher prices, sent early enough that the customer can cancel.
// All rises start on the same day.
func PriceRiseLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, rises []subscription.Rise, calendar subscription.Calendar) Letter {
	m := mailSubscription(sub)
	from := rises[0].From
	m.From, m.Next = onDay(from), nil
	if first := sub.FirstFrom(from, calendar); first != nil {
		m.Next = onDay(*first)
	}
	for _, r := range rises {
		m.Rises = append(m.Rises, MailRise{MailLine: MailLine{Name: r.Item.Name, SKU: r.Item.SKU, Quantity: r.Item.Quantity},
			Was: money(sub.CurrencyCode, r.Was), Will: money(sub.CurrencyCode, r.Price)})
	}
	return subscriptionLetter(s, site, c, sub, MailSubscriptionPriceChanged, m, sub.SlotNumber, "version "+domain.Itoa(sub.Version))
}

// RenewalFailedLetter returns the notice that a renewal could not be charged, and what the customer can
// do. It returns nil if the store's dunning terms exclude a mail for this failure, but never if the
// customer must act. The parameter order is the number of the renewal's order if the order remains placed
// although its payment failed later; 0 means none.
func RenewalFailedLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, order int64) *Letter {
	slot := sub.FailedSlot()
	if slot == nil {
		return nil
	}
	kind := MailSubscriptionPaymentFailed
	switch {
	case slot.FailureClass == string(ordering.FailureAction):
		kind = MailSubscriptionActionNeeded
	case !dunningOf(s, sub).Notifies(slot.FailedAttempts == 1, sub.RetryOn == nil):
		return nil
	}
	return failedLetter(s, site, c, sub, slot, order, kind, "attempt "+domain.Itoa(slot.Attempts))
}

// GivenUpLetter returns the notice that the days of grace for a failed renewal are over, and what
// follows. It returns nil if the store's dunning terms exclude a mail for the final failure. The
// parameter order is as in RenewalFailedLetter.
func GivenUpLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, order int64) *Letter {
	slot := sub.FailedSlot()
	if slot == nil || !dunningOf(s, sub).Notifies(false, true) {
		return nil
	}
	return failedLetter(s, site, c, sub, slot, order, MailSubscriptionPaymentFailed, "given up")
}

// dunningOf returns the dunning terms of a subscription: the terms at the time of its first failure, or
// else the store's current terms.
func dunningOf(s *settings.Store, sub *subscription.Subscription) settings.Dunning {
	if sub.Dunning != nil {
		return *sub.Dunning
	}
	return s.Settings.Dunning
}

func failedLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, slot *subscription.Renewal, order int64, kind MailKind, occasion string) *Letter {
	m := mailSubscription(sub)
	if order != 0 {
		m.Order, m.GivenUp = orderName(s, order), slot.OwedOn == nil
	}
	m.Retry, m.Until, m.Skipped = dayOf(s, sub.RetryOn), dayOf(s, sub.FinalOn), slot.Status == subscription.RenewalSkipped
	l := subscriptionLetter(s, site, c, sub, kind, m, slot.Slot, occasion)
	return &l
}

// WithPaymentPage adds the address of a payment page to the letter about a renewal whose customer must act. The page is
// for paying the renewal's order. The address contains a token that expires at the given time.
func WithPaymentPage(s *settings.Store, l Letter, o *ordering.Order, address string, until time.Time) Letter {
	d := l.Data
	d.Link, d.Payment = address, &MailPayment{Amount: money(o.CurrencyCode, o.Unsecured()), Until: liquid.Time{At: until.In(s.Location()), Layout: timeLayout}}
	w := written(l.Kind, l.To, d)
	l.Data, l.MailContent = d, w.MailContent
	return l
}

// ProviderAccount is the obstacle of a renewal if the payment provider rejects the store's account. The
// other obstacles are values of subscription.Obstruction.
const ProviderAccount = "provider_account"

// DelayLetters returns the notices that a renewal waits or is skipped for a reason other than a payment.
// One notice goes to the store's support if the store has a support address. Another notice goes to the
// customer, unless erased, if the customer can help: if the tax service does not know their address, or
// nothing can be shipped to this address. The notices describe the current state of the slot.
func DelayLetters(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, slot *subscription.Renewal) (all []Letter) {
	m := mailSubscription(sub)
	m.Skipped = slot.Status == subscription.RenewalSkipped
	if !m.Skipped {
		m.Next, m.Until = onDay(slot.ProcessingDate), dayOf(s, slot.WaitUntil)
	}
	occasion := string(slot.Status)
	switch m.Obstacle = slot.FailureCode; {
	case slot.FailureClass == string(ordering.FailureConfig):
		m.Obstacle = ProviderAccount
		occasion += " " + m.Obstacle
	case m.Obstacle != string(subscription.Untaxable):
		occasion += " " + m.Obstacle
	}
	corrects := m.Obstacle == string(subscription.Untaxable) || m.Obstacle == string(subscription.Unshippable)
	if corrects && c.ErasedOn == nil {
		all = append(all, subscriptionLetter(s, site, c, sub, MailSubscriptionAddressNeeded, m, slot.Slot, occasion))
	}
	if to := s.Settings.SupportEmail; to != nil && *to != "" {
		l := subscriptionLetter(s, site, c, sub, MailAdminRenewalNotice, m, slot.Slot, occasion)
		l.To, l.CustomerID, l.Language = *to, nil, s.Settings.DefaultLanguageCode
		all = append(all, l)
	}
	return all
}

func subscriptionLetter(s *settings.Store, site Site, c *customer.Customer, sub *subscription.Subscription, kind MailKind, m *MailSubscription, slot int, occasion string) Letter {
	d := MailData{Store: mailStore(s, site), Name: c.FirstName, Email: c.Email, Subscription: m}
	l := written(kind, c.Email, d)
	if sub.LanguageCode != nil {
		l.Language = *sub.LanguageCode
	}
	l = l.For(c)
	l.SubscriptionID, l.SubscriptionSlot, l.Occasion = &sub.ID, &slot, occasion
	return l
}

func mailSubscription(sub *subscription.Subscription) *MailSubscription {
	m := &MailSubscription{
		Number: domain.Itoa(sub.SubscriptionNumber), Charging: sub.Charging(),
		Canceled: sub.Status == subscription.Cancelled, Paused: sub.Status == subscription.Paused,
		Completed: sub.CancelReason != nil && *sub.CancelReason == subscription.ReasonCompleted,
	}
	if sub.NextDate != nil {
		m.Next = onDay(*sub.NextDate)
	}
	for _, item := range sub.Live() {
		m.Lines = append(m.Lines, MailLine{Name: item.Name, SKU: item.SKU, Quantity: item.Quantity})
	}
	return m
}

func onDay(d domain.Date) liquid.Time { return liquid.Time{At: d.Midnight(), Layout: dayLayout} }

// dayOf returns the day of a time in the store's time zone; nil means that there is no time.
func dayOf(s *settings.Store, at *time.Time) liquid.Value {
	if at == nil {
		return nil
	}
	return onDay(domain.DateAt(*at, s.Location()))
}
