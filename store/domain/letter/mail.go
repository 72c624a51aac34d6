package letter

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MailKind identifies the subject of a mail. Its values are the codes of e-mail template types.
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

// These kinds of mails concern subscriptions, their renewals and the cards they are charged to.
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

// MailWithdrawal acknowledges a withdrawal from a contract. The law prescribes the content, so stores
// have no template for this kind, and lists of kinds omit it.
const MailWithdrawal MailKind = "WITHDRAWAL_DECLARED"

// MailWithdrawalReceived acknowledges a withdrawal from a contract that starts no return, and says why. Like
// MailWithdrawal, it has no template.
const MailWithdrawalReceived MailKind = "WITHDRAWAL_RECEIVED"

// These mails tell customers that their account was deleted or restored. Stores have no template for them, since the
// contract's list of template types is closed, and lists of mails omit them.
const (
	MailAccountDeleted  MailKind = "ACCOUNT_DELETED"
	MailAccountRestored MailKind = "ACCOUNT_RESTORED"
)

// MailGiftCard contains the code of a gift card. Stores have no template for it, since the contract's list of
// template types is closed; giftCard.deliveryStatus shows its state.
const MailGiftCard MailKind = "GIFT_CARD"

// WithoutTemplate returns the kinds of a store's mails that have no template type.
func WithoutTemplate() []MailKind {
	return []MailKind{MailWithdrawal, MailWithdrawalReceived, MailAccountDeleted, MailAccountRestored, MailGiftCard}
}

// These mails go from the service to administrators, in the service's name.
const (
	MailAdminInvitation        MailKind = "ADMIN_INVITATION"
	MailAdminEmailChange       MailKind = "ADMIN_EMAIL_CHANGE"
	MailAdminEmailChangeNotice MailKind = "ADMIN_EMAIL_CHANGE_NOTICE"
	MailAdminEmailChanged      MailKind = "ADMIN_EMAIL_CHANGED"
	MailAdminPasswordChanged   MailKind = "ADMIN_PASSWORD_CHANGED"
	MailAdminTOTPEnabled       MailKind = "ADMIN_TOTP_ENABLED"
	MailAdminTOTPRemoved       MailKind = "ADMIN_TOTP_REMOVED"
)

// MailStatus is the state of a mail in the outbox.
type MailStatus string

const (
	MailPending MailStatus = "PENDING"
	MailSent    MailStatus = "SENT"
	MailFailed  MailStatus = "FAILED"
	// MailSuppressed means that the mail was not sent because the store sends no mails to its address.
	MailSuppressed MailStatus = "SUPPRESSED"
	MailWithheld   MailStatus = "WITHHELD" // never sent, so that it reveals nothing
)

// MailRetention is how long a mail is stored after it was sent or failed.
const MailRetention = 30 * 24 * time.Hour

// mailWaits lists the delays between attempts. After the last attempt the mail fails.
var mailWaits = []time.Duration{
	time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// Mail is a mail in the outbox. The transaction that makes a change also stores the mail about this
// change, and a job sends the mail after the commit.
type Mail struct {
	domain.Row
	Kind        MailKind
	MessageID   string // equal for every attempt, so that mail systems detect duplicates
	ToAddress   string `audit:"secret"`
	FromAddress string
	FromName    string
	ReplyTo     string
	Content     string `audit:"secret"` // sealed MailContent
	Status      MailStatus
	Attempts    int // number of started attempts, including an attempt in progress
	// EarlierAttempts is the number of attempts before the last retry. The delays between attempts start
	// again with that retry.
	EarlierAttempts int
	ResentOn        *time.Time // time at which a copy was sent in place of this mail; nil means never
	NextAttemptOn   time.Time
	ExpiresOn       *time.Time // time after which the mail is not sent
	LeaseUntil      *time.Time
	LastError       string // in words, without personal data
	SentOn          *time.Time
	LanguageCode    string     // language of the text; empty means the store's default language
	OrderID         *int64     // order that the mail concerns
	GiftCardID      *int64     // card whose code the mail contains; nil once the outcome is recorded on the card
	CommandID       *uuid.UUID // request that sent the mail again; nil means that the mail is not a repetition

	// The following fields are set for a mail about a subscription. Together with the kind they are
	// unique, so the outbox accepts such a mail only once.
	SubscriptionID   *int64
	SubscriptionSlot *int
	Occasion         string // distinguishes several mails about the same slot
}

// MailContent is the content of a mail.
type MailContent struct {
	Subject   string `json:"subject"`
	Preheader string `json:"-"` // part of the HTML
	Text      string `json:"text"`
	HTML      string `json:"html"`
}

// Letter is a mail before it enters the outbox. It has the platform's text until Apply replaces it by the
// store's.
type Letter struct {
	Kind MailKind
	To   string
	Data MailData
	MailContent
	Sender
	// Language is the language of the order or of the subscription; empty means the language of the
	// customer, if there is one.
	Language   string
	CustomerID *int64
	OrderID    *int64     // order that the letter concerns
	GiftCardID *int64     // card whose code the letter contains
	CommandID  *uuid.UUID // request that sent the mail again; nil means that the mail is not a repetition
	ExpiresOn  *time.Time
	// Withheld means that the mail is never sent. With such a mail, a request that must not reveal
	// whether an address is known does the same work for known and unknown addresses.
	Withheld bool

	// The following fields are set for a letter about a subscription, which is stored only once: see
	// Mail.
	SubscriptionID   *int64
	SubscriptionSlot *int
	Occasion         string
}

// Sender contains the values of a mail's sender that differ from the defaults.
type Sender struct {
	FromName, FromEmail, ReplyTo string
	BCC                          []string
}

// For sets the language of a letter to that of the customer if the letter has none. A nil customer leaves
// the letter unchanged.
func (l Letter) For(c *customer.Customer) Letter {
	if l.Language == "" && c != nil && c.LanguageCode != nil {
		l.Language = *c.LanguageCode
	}
	return l
}

func (l Letter) about(o *ordering.Order) Letter {
	l.CustomerID, l.Language = o.CustomerID, o.LanguageCode
	if o.ID != 0 {
		l.OrderID = &o.ID
	}
	return l
}

func (l Letter) until(t time.Time) Letter {
	l.ExpiresOn = &t
	return l
}

// Copies returns the letters for the blind copies. The copies have no subscription fields, because these
// fields must be unique to the letter itself.
func (l Letter) Copies() (all []Letter) {
	for _, to := range l.BCC {
		c := l
		c.To, c.BCC = to, nil
		c.SubscriptionID, c.SubscriptionSlot, c.Occasion = nil, nil, ""
		all = append(all, c)
	}
	return all
}

// NewMail converts a letter to a mail for the store's outbox, or for the service's outbox if s is nil.
// sender is the default sender address; messageID has no host yet.
func NewMail(s *settings.Store, l Letter, sender, messageID, sealed string, now time.Time) *Mail {
	m := &Mail{
		Kind: l.Kind, MessageID: messageID + "@" + sender[strings.LastIndexByte(sender, '@')+1:],
		ToAddress: l.To, FromAddress: sender, FromName: Platform, Content: sealed,
		Status: MailPending, NextAttemptOn: now, ExpiresOn: l.ExpiresOn,
		SubscriptionID: l.SubscriptionID, SubscriptionSlot: l.SubscriptionSlot, Occasion: l.Occasion, OrderID: l.OrderID, GiftCardID: l.GiftCardID, CommandID: l.CommandID, LanguageCode: l.Language,
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

// Settle records the result of an attempt. An empty failure means that the mail was sent. A mail that failed
// temporarily is retried for about two days, but not past ExpiresOn; any other failure is final. A mail that has
// ended loses its content if its kind is Spendable.
func (m *Mail) Settle(failure string, temporary bool, now time.Time) {
	m.LeaseUntil, m.LastError = nil, failure
	switch {
	case failure == "":
		m.Status, m.SentOn = MailSent, &now
	case temporary && m.Attempts-m.EarlierAttempts <= len(mailWaits):
		m.NextAttemptOn = now.Add(mailWaits[m.Attempts-m.EarlierAttempts-1])
		if m.ExpiresOn != nil && !m.NextAttemptOn.Before(*m.ExpiresOn) {
			m.Status = MailFailed
		}
	default:
		m.Status = MailFailed
	}
	m.forget()
}

// forget deletes the content of a mail that has ended if its kind is Spendable.
func (m *Mail) forget() {
	if m.Status != MailPending && m.Kind.Spendable() {
		m.Content = ""
	}
}

// Suppress records that the mail is not sent because its address is suppressed.
func (m *Mail) Suppress() {
	m.LeaseUntil, m.LastError, m.Status = nil, "The address is suppressed.", MailSuppressed
	m.forget()
}

// Again returns a copy of the mail that can be sent again, with a new id and with the content sealed for
// this id. The parameter sender is the current address of the store's mails; it replaces an address at a
// domain that the store has lost. The parameter isOn reports whether the store sends this kind of mail.
func (m *Mail) Again(sender, messageID, sealed string, command uuid.UUID, isOn bool, now time.Time) (*Mail, error) {
	switch {
	case m.Kind.Secret():
		return nil, domain.Errorf(domain.UnsupportedOperation, "There is a secret of the customer in it. They ask for a new one themselves.")
	case m.Status == MailPending:
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(m.Status), To: string(MailPending), Allowed: []string{},
			Detail: "It is sent anyway."}
	case m.Late(now):
		return nil, &domain.Error{Code: domain.InvalidStateTransition, From: string(m.Status), To: string(MailPending), Allowed: []string{},
			Detail: "Its content has expired."}
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

// Retry queues a failed mail again under its id, and reports whether it did so. It does nothing if the
// mail expired, contains a secret, or was already sent again as a copy. isOn reports whether the store
// sends this kind of mail, and to is the current address of the recipient.
func (m *Mail) Retry(to string, isOn bool, now time.Time) bool {
	if m.Status != MailFailed || m.Kind.Secret() || m.Late(now) || m.ResentOn != nil || !isOn || to == "" || customer.IsErased(to) {
		return false
	}
	m.Status, m.ToAddress, m.NextAttemptOn, m.EarlierAttempts = MailPending, to, now, m.Attempts
	return true
}

// ToBuyer reports whether a mail about an order went to the buyer. It returns false for notices to the
// store and for blind copies, whose addresses are in the templates.
func ToBuyer(m *Mail, templates []*EmailTemplate) bool {
	return m.Kind != MailAdminOrderNotice && !slices.ContainsFunc(templates, func(t *EmailTemplate) bool {
		return slices.ContainsFunc(t.BCC, func(copied string) bool { return strings.EqualFold(copied, m.ToAddress) })
	})
}

// Inactive returns the error for a kind of mail that the store has turned off.
func Inactive(k MailKind) error {
	return domain.Errorf(domain.UnsupportedOperation, "The store sends no mails of the kind %s: its template is not active.", k)
}

// Suppressed returns the error for a mail to a suppressed address.
func Suppressed() error {
	return domain.Errorf(domain.UnsupportedOperation, "The address is suppressed, because a mail server reported that it does not exist. DELETE /admin/email-suppression removes the suppression.")
}

// MailFilter narrows the list of mails. A zero field does not filter.
type MailFilter struct {
	To                     string // case-insensitive
	Kinds                  []MailKind
	Status                 []MailStatus
	OrderID                []int64
	CreatedFrom, CreatedTo *time.Time
}

// MailRetry selects the failed mails of a bulk retry. A zero field does not filter.
type MailRetry struct {
	Kinds                  []MailKind
	CreatedFrom, CreatedTo *time.Time
	FromID                 int64 // smallest id of a mail to retry
}

// EmailSuppression is an address to which a store sends no mails, except for secrets that the address's
// owner requests.
type EmailSuppression struct {
	domain.Row
	Email     string   `audit:"secret"` // address in lower case
	Kind      MailKind // kind of the mail that was rejected
	LastError string   // response of the mail server, in words
}

// SuppressionFilter narrows the list of suppressed addresses. A zero field does not filter.
type SuppressionFilter struct {
	Email                  string // case-insensitive
	CreatedFrom, CreatedTo *time.Time
}

// ContentExpired is the LastError of a mail that expired before it was sent.
const ContentExpired = "Its content has expired."

// Late reports whether the mail has expired.
func (m *Mail) Late(now time.Time) bool { return m.ExpiresOn != nil && !now.Before(*m.ExpiresOn) }

// oneLine converts a text to a single line without control characters, for use in a header.
func oneLine(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
