package letter

import (
	"cmp"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MailKind is what a mail tells. The values are the codes of e-mail template types.
type MailKind string

const (
	MailVerifyEmail       MailKind = "VERIFY_EMAIL"
	MailEmailChange       MailKind = "EMAIL_CHANGE"
	MailEmailChangeNotice MailKind = "EMAIL_CHANGE_NOTICE"
	MailEmailChanged      MailKind = "EMAIL_CHANGED"
	MailResetPassword     MailKind = "RESET_PASSWORD"
	MailPasswordChanged   MailKind = "PASSWORD_CHANGED"
	MailWelcome           MailKind = "WELCOME"
	MailOrderConfirmation MailKind = "ORDER_CONFIRMATION"
	MailOrderCancelled    MailKind = "ORDER_CANCELLED"
	MailShipmentCreated   MailKind = "SHIPMENT_CREATED"
	MailShipmentDelivered MailKind = "SHIPMENT_DELIVERED"
	MailAdminOrderNotice  MailKind = "ADMIN_ORDER_NOTICE"
	MailRefundCompleted   MailKind = "REFUND_COMPLETED"
	MailPaymentFailed     MailKind = "PAYMENT_FAILED"
	MailPaymentLink       MailKind = "PAYMENT_LINK"
	MailOrderLink         MailKind = "ORDER_LINK"
	MailWebhookFailing    MailKind = "WEBHOOK_ENDPOINT_FAILING"
	MailWebhookDisabled   MailKind = "WEBHOOK_ENDPOINT_DISABLED"
)

// What a store tells of subscriptions.
const (
	MailSubscriptionCreated         MailKind = "SUBSCRIPTION_CREATED"
	MailSubscriptionRenewalUpcoming MailKind = "SUBSCRIPTION_RENEWAL_UPCOMING"
	MailSubscriptionTrialEnding     MailKind = "SUBSCRIPTION_TRIAL_ENDING"
	MailSubscriptionReplaced        MailKind = "SUBSCRIPTION_REPLACED"
	MailSubscriptionPriceChanged    MailKind = "SUBSCRIPTION_PRICE_CHANGED"
	MailSubscriptionPaymentFailed   MailKind = "SUBSCRIPTION_PAYMENT_FAILED"
	MailSubscriptionActionNeeded    MailKind = "SUBSCRIPTION_ACTION_NEEDED"
	MailSubscriptionCancelled       MailKind = "SUBSCRIPTION_CANCELLED"
	MailSubscriptionPaused          MailKind = "SUBSCRIPTION_PAUSED"
	MailSubscriptionResumed         MailKind = "SUBSCRIPTION_RESUMED"
	MailSubscriptionAddressNeeded   MailKind = "SUBSCRIPTION_ADDRESS_NEEDED"
	MailAdminRenewalNotice          MailKind = "ADMIN_RENEWAL_NOTICE"
	MailCardExpiring                MailKind = "CARD_EXPIRING"
)

// What the service tells administrators, in its own name.
const (
	MailAdminInvitation        MailKind = "ADMIN_INVITATION"
	MailAdminEmailChange       MailKind = "ADMIN_EMAIL_CHANGE"
	MailAdminEmailChangeNotice MailKind = "ADMIN_EMAIL_CHANGE_NOTICE"
	MailAdminEmailChanged      MailKind = "ADMIN_EMAIL_CHANGED"
	MailAdminPasswordChanged   MailKind = "ADMIN_PASSWORD_CHANGED"
	MailAdminTOTPEnabled       MailKind = "ADMIN_TOTP_ENABLED"
	MailAdminTOTPRemoved       MailKind = "ADMIN_TOTP_REMOVED"
)

// MailStatus is where a mail of the outbox is.
type MailStatus string

const (
	MailPending MailStatus = "PENDING"
	MailSent    MailStatus = "SENT"
	MailFailed  MailStatus = "FAILED"
	// MailSuppressed: its address is one that the store sends nothing to.
	MailSuppressed MailStatus = "SUPPRESSED"
	MailWithheld   MailStatus = "WITHHELD" // never sent
)

// MailRetention is for how long a mail is kept once it is sent or given up.
const MailRetention = 30 * 24 * time.Hour

// mailWaits are the times between attempts. After the last one a mail is given up.
var mailWaits = []time.Duration{
	time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// Mail is one mail of the outbox. It is written in the transaction of what it
// tells and sent behind it.
type Mail struct {
	domain.Row
	Kind          MailKind
	MessageID     string // the same at every attempt, by which mail systems recognize it
	ToAddress     string `audit:"secret"`
	FromAddress   string
	FromName      string
	ReplyTo       string
	Content       string `audit:"secret"` // sealed MailContent
	Status        MailStatus
	Attempts      int // of which the last may be going on
	NextAttemptOn time.Time
	ExpiresOn     *time.Time // after this nobody needs it any more
	LeaseUntil    *time.Time
	LastError     string // in words; names nobody
	SentOn        *time.Time
	LanguageCode  string     // that it was written for; empty: the store's own
	OrderID       *int64     // that it is about
	CommandID     *uuid.UUID // of the request that sent it again; nil: it is the first

	// Of a mail about a subscription. With its kind they are unique: the outbox takes
	// it once.
	SubscriptionID   *int64
	SubscriptionSlot *int
	Occasion         string // tells mails of one slot apart
}

// MailContent is what a mail says.
type MailContent struct {
	Subject   string `json:"subject"`
	Preheader string `json:"-"` // is in the HTML
	Text      string `json:"text"`
	HTML      string `json:"html"`
}

// Letter is a mail that is written and not in the outbox yet: with the platform's own
// text, until the store's template of it is applied.
type Letter struct {
	Kind MailKind
	To   string
	Data MailData
	MailContent
	Sender
	// Language is the one that the addressee prefers; where it is empty, that of the
	// customer, if there is one.
	Language   string
	CustomerID *int64
	OrderID    *int64 // that it is about
	ExpiresOn  *time.Time
	// Withheld: it goes to nobody. A request that must not tell whether somebody is
	// known does the same work for both.
	Withheld bool

	// Of a letter about a subscription, which is not written twice: see Mail.
	SubscriptionID   *int64
	SubscriptionSlot *int
	Occasion         string
}

// Sender is who a mail comes from, where that is not as usual.
type Sender struct {
	FromName, FromEmail, ReplyTo string
	BCC                          []string
}

// For addresses a letter to a customer in their language; nil: nobody is known.
func (l Letter) For(c *customer.Customer) Letter {
	if c != nil && c.LanguageCode != nil {
		l.Language = *c.LanguageCode
	}
	return l
}

func (l Letter) about(o *ordering.Order) Letter {
	l.CustomerID = o.CustomerID
	if o.ID != 0 {
		l.OrderID = &o.ID
	}
	return l
}

func (l Letter) until(t time.Time) Letter {
	l.ExpiresOn = &t
	return l
}

// Copies are the letters to those who get a blind copy: what tells a letter apart
// from others stays with the letter itself.
func (l Letter) Copies() (all []Letter) {
	for _, to := range l.BCC {
		c := l
		c.To, c.BCC = to, nil
		c.SubscriptionID, c.SubscriptionSlot, c.Occasion = nil, nil, ""
		all = append(all, c)
	}
	return all
}

// NewMail puts a letter into a store's outbox, or into the service's own where
// there is no store. sender is the address that it comes from, messageID without
// its host.
func NewMail(s *settings.Store, l Letter, sender, messageID, sealed string, now time.Time) *Mail {
	m := &Mail{
		Kind: l.Kind, MessageID: messageID + "@" + sender[strings.LastIndexByte(sender, '@')+1:],
		ToAddress: l.To, FromAddress: sender, FromName: Platform, Content: sealed,
		Status: MailPending, NextAttemptOn: now, ExpiresOn: l.ExpiresOn,
		SubscriptionID: l.SubscriptionID, SubscriptionSlot: l.SubscriptionSlot, Occasion: l.Occasion, OrderID: l.OrderID, LanguageCode: l.Language,
	}
	if s != nil {
		m.FromName = oneLine(s.Name)
		if support := s.Settings.SupportEmail; support != nil {
			m.ReplyTo = *support
		}
	}
	m.FromName, m.ReplyTo = cmp.Or(l.FromName, m.FromName), cmp.Or(l.ReplyTo, m.ReplyTo)
	m.FromAddress = cmp.Or(l.FromEmail, m.FromAddress)
	if l.Withheld || customer.IsErased(l.To) {
		m.Status, m.ToAddress = MailWithheld, ""
	}
	return m
}

// Settle notes how an attempt ended. Without an error the mail is sent; a
// temporary one is tried again, for some two days and not beyond the time at
// which nobody needs the mail any more.
func (m *Mail) Settle(failure string, temporary bool, now time.Time) {
	m.LeaseUntil, m.LastError = nil, failure
	switch {
	case failure == "":
		m.Status, m.SentOn = MailSent, &now
	case temporary && m.Attempts <= len(mailWaits):
		m.NextAttemptOn = now.Add(mailWaits[m.Attempts-1])
		if m.ExpiresOn != nil && !m.NextAttemptOn.Before(*m.ExpiresOn) {
			m.Status = MailFailed
		}
	default:
		m.Status = MailFailed
	}
}

// Suppress notes that the mail is not sent, since its address is suppressed.
func (m *Mail) Suppress() {
	m.LeaseUntil, m.LastError, m.Status = nil, "The address is suppressed.", MailSuppressed
}

// Again is the same mail once more, under an id of its own and with its content sealed
// for that. sender is the address that the store's mails come from now: of a domain that
// it has lost there is no mail any more. isOn tells whether it sends the kind at all.
func (m *Mail) Again(sender, messageID, sealed string, command uuid.UUID, isOn bool, now time.Time) (*Mail, error) {
	switch {
	case m.Kind.Secret():
		return nil, domain.Errorf(domain.UnsupportedOperation, "There is a secret of the customer in it. They ask for a new one themselves.")
	case m.Status == MailPending:
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(m.Status), To: string(MailPending), Allowed: []string{},
			Detail: "It is sent anyway."}
	case m.Late(now):
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(m.Status), To: string(MailPending), Allowed: []string{},
			Detail: "What it says is of no use any more."}
	case !isOn:
		return nil, Inactive(m.Kind)
	}
	host, from := sender[strings.LastIndexByte(sender, '@'):], m.FromAddress
	if !strings.HasSuffix(strings.ToLower(from), strings.ToLower(host)) {
		from = sender
	}
	return &Mail{
		Kind: m.Kind, MessageID: messageID + host, ToAddress: m.ToAddress, FromAddress: from, FromName: m.FromName, ReplyTo: m.ReplyTo,
		Content: sealed, Status: MailPending, NextAttemptOn: now, ExpiresOn: m.ExpiresOn, LanguageCode: m.LanguageCode, OrderID: m.OrderID, CommandID: &command,
	}, nil
}

// Inactive refuses to send a kind of mail that the store does without.
func Inactive(k MailKind) error {
	return domain.Errorf(domain.UnsupportedOperation, "The store sends no mails of the kind %s: its template is not active.", k)
}

// Suppressed refuses to send a mail to an address that is suppressed.
func Suppressed() error {
	return domain.Errorf(domain.UnsupportedOperation, "The address is suppressed: a mail server said that there is nobody. DELETE /admin/email-suppression lifts that.")
}

// MailFilter narrows the list of mails; zero members say nothing.
type MailFilter struct {
	To                     string // without regard to case
	Kinds                  []MailKind
	Status                 []MailStatus
	OrderID                []int64
	CreatedFrom, CreatedTo *time.Time
}

// EmailSuppression is an address that a store sends no mails to, but for secrets that
// its owner asked for.
type EmailSuppression struct {
	domain.Row
	Email     string   `audit:"secret"` // in lower case
	Kind      MailKind // of the mail that was refused
	LastError string   // what the mail server answered, in words
}

// SuppressionFilter narrows the list of suppressed addresses.
type SuppressionFilter struct {
	Email                  string // without regard to case
	CreatedFrom, CreatedTo *time.Time
}

// Late tells whether nobody needs the mail any more.
func (m *Mail) Late(now time.Time) bool { return m.ExpiresOn != nil && !now.Before(*m.ExpiresOn) }

// oneLine is a text that fits into a header.
func oneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
