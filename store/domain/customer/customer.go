// Package customer contains the accounts, account types and customers of stores, with the
// customers' addresses and saved payment methods.
package customer

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CustomerStatus determines whether a customer may log in and buy.
type CustomerStatus string

const (
	CustomerActive      CustomerStatus = "ACTIVE"
	CustomerSuspended   CustomerStatus = "SUSPENDED"
	CustomerBanned      CustomerStatus = "BANNED"
	CustomerDeactivated CustomerStatus = "DEACTIVATED"
)

var customerTransitions = domain.Transitions[CustomerStatus]{
	CustomerActive:      {CustomerSuspended, CustomerBanned, CustomerDeactivated},
	CustomerSuspended:   {CustomerActive, CustomerBanned, CustomerDeactivated},
	CustomerBanned:      {CustomerActive},
	CustomerDeactivated: {CustomerActive}, // possible until the personal data is erased
}

// CustomerRetention is how long the personal data of a deactivated customer is kept, so that a
// mistake can be undone.
const CustomerRetention = 30 * 24 * time.Hour

// Customer is a person in one store. An account has at most one customer in each store. A
// customer created by an administrator has no account until the person claims it.
type Customer struct {
	domain.Row
	domain.Called
	AccountID *int64 // nil means that no account has claimed the customer
	CommandID uuid.UUID
	// Email and EmailVerified are copies of the account's values. The account changes first, then its
	// customers. The audit log hides personal data, because log entries are never erased.
	Email         string `audit:"secret"` // lower case, unique in the store
	EmailVerified bool
	FirstName     string  `audit:"secret"`
	LastName      string  `audit:"secret"`
	PhoneNumber   *string `audit:"secret"` // as entered
	PhoneE164     *string `audit:"secret"`
	Status        CustomerStatus
	AccountTypeID int64
	// AccountTypeSource is the reason why the customer has the account type. TierMovedOn is the last move by the daily
	// check of automatic tiers; nil means never.
	AccountTypeSource AccountTypeSource
	TierMovedOn       *time.Time

	Company            *string `audit:"secret"`
	TaxNumber          *string `audit:"secret"`
	LanguageCode       *string
	AcceptsMarketingOn *time.Time        // time of the consent in force; nil means that no consent is in force
	MarketingConsent   *MarketingConsent `gorm:"serializer:json"` // may be a withdrawn consent; read it with Consent
	ReferrerCode       *string
	Note               *string              `audit:"secret"` // not visible to the customer
	Tags               []string             `gorm:"serializer:json"`
	CustomFields       []domain.CustomField `gorm:"serializer:json" audit:"secret"`
	ExternalID         *string              `audit:"secret"`
	StatusReason       *string              `audit:"secret"` // not visible to the customer
	StatusChangedOn    *time.Time
	StatusHistory      []StatusChange `gorm:"serializer:json" audit:"secret"` // the latest changes, oldest first
	LastLoginOn        *time.Time
	EraseOn            *time.Time // set while deactivated: time at which the personal data is erased
	ErasedOn           *time.Time

	// The following fields are loaded with the row and never written.
	AccountTypeName        string     `gorm:"->"`
	CommissionProviderName *string    `gorm:"->"` // nil means that the store has no commission service
	CommissionProviderID   *string    `gorm:"->"` // id that the service uses for the customer; nil means unknown
	OrderCount             int64      `gorm:"->"` // orders placed and not canceled; loaded in lists, like LastOrderOn
	LastOrderOn            *time.Time `gorm:"->"`
}

// StatusChange records a status that a customer got, with the reason. The audit log omits the reason,
// because log entries are never erased.
type StatusChange struct {
	Status    CustomerStatus `json:"status"`
	Reason    *string        `json:"reason"`
	ChangedOn time.Time      `json:"changedOn"`
}

// MaxStatusHistory is the number of status changes kept for a customer.
const MaxStatusHistory = 100

// CustomerPatch changes a customer's profile. nil leaves a field unchanged; a pointer to nil
// clears it.
type CustomerPatch struct {
	FirstName        *string
	LastName         *string
	PhoneNumber      **string
	PhoneCountry     string // country of a PhoneNumber without a country prefix; empty means the store's country
	Company          **string
	TaxNumber        **string
	LanguageCode     **string
	AcceptsMarketing *bool
	ConsentSource    ConsentSource // place where the customer chose AcceptsMarketing
	// ImportedConsent is set if AcceptsMarketing comes from a file, and replaces ConsentSource.
	ImportedConsent *ImportedConsent
	CustomFields    *[]domain.CustomField
	// Only administrators can change the following fields.
	ReferrerCode **string
	Note         **string
	Tags         *[]string
	ExternalID   **string
}

// NewCustomer returns an active customer and the event of its creation. The caller publishes the
// event once the row has its id. account is nil if the customer has not been claimed.
func NewCustomer(account *Account, email string, kind *AccountType, p CustomerPatch, settings settings.Settings, command uuid.UUID, now time.Time) (*Customer, domain.Event, error) {
	c := &Customer{Email: email, Status: CustomerActive, CommandID: command, Tags: []string{}, CustomFields: []domain.CustomField{}, StatusHistory: []StatusChange{}}
	c.join(kind)
	if c.AccountTypeSource = AccountTypeByDefault; kind.ID != settings.DefaultAccountTypeID {
		c.AccountTypeSource = AccountTypeByAdmin
	}
	if account != nil {
		c.AccountID, c.EmailVerified = &account.ID, account.Verified()
	}
	if p.CustomFields == nil {
		p.CustomFields = &[]domain.CustomField{}
	}
	if _, _, err := c.apply(p, settings, now); err != nil {
		return nil, domain.Event{}, err
	}
	return c, domain.Event{Type: domain.CustomerCreated, Action: "customer.created", Object: c}, nil
}

// Change applies a patch and reports whether any field changed. The event is zero if the customer's
// snapshot shows none of the changes.
func (c *Customer) Change(p CustomerPatch, e domain.Expect, settings settings.Settings, now time.Time) (changed bool, event domain.Event, err error) {
	if err := e.Check(&c.Row); err != nil {
		return false, domain.Event{}, err
	}
	if err := c.RefuseErased(); err != nil {
		return false, domain.Event{}, err
	}
	before := *c
	changed, shown, err := c.apply(p, settings, now)
	if err != nil || !shown {
		return changed, domain.Event{}, err
	}
	return true, c.updated(before), nil
}

// updated returns the event for a change of the profile.
func (c *Customer) updated(before Customer) domain.Event {
	return domain.Event{Type: domain.CustomerUpdated, Action: "customer.updated", Object: c, Before: &before}
}

// apply applies a patch. changed reports whether any field changed, and shown whether any field in the
// snapshot changed. After an error the customer is unchanged.
func (c *Customer) apply(p CustomerPatch, settings settings.Settings, now time.Time) (changed, shown bool, err error) {
	var refused domain.Refusals
	phone, e164 := c.check(p, settings, &refused, now)
	tags := refused.LabelList("/tags", p.Tags)
	if err := refused.Err(); err != nil {
		return false, false, err
	}
	shown = domain.AnyChanged(
		domain.Set(&c.FirstName, domain.Trimmed(p.FirstName)),
		domain.Set(&c.LastName, domain.Trimmed(p.LastName)),
		domain.SetNullable(&c.PhoneNumber, phone),
		domain.SetNullable(&c.PhoneE164, e164),
		domain.SetNullable(&c.Company, p.Company),
		domain.SetNullable(&c.LanguageCode, p.LanguageCode),
		c.changeConsent(p, now),
	)
	changed = domain.AnyChanged(
		shown,
		domain.SetNullable(&c.TaxNumber, p.TaxNumber),
		domain.SetNullable(&c.ReferrerCode, p.ReferrerCode),
		domain.SetNullable(&c.Note, p.Note),
		domain.SetNullable(&c.ExternalID, p.ExternalID),
		domain.SetWhole(&c.Tags, tags),
		domain.SetWhole(&c.CustomFields, p.CustomFields),
	)
	return changed, shown, nil
}

// check adds a refusal for each field of a patch with an invalid value. It returns the phone number
// as entered and in E.164 form; nil means that the patch leaves them unchanged.
func (c *Customer) check(p CustomerPatch, settings settings.Settings, refused *domain.Refusals, now time.Time) (phone, e164 **string) {
	first, last := *cmp.Or(domain.Trimmed(p.FirstName), &c.FirstName), *cmp.Or(domain.Trimmed(p.LastName), &c.LastName)
	if (p.FirstName != nil || p.LastName != nil) && !domain.Visible(first+last) {
		refused.Add("/lastName", "Both names are empty. Send a first name, a last name or both.")
	}
	if p.PhoneNumber != nil {
		number, international := refused.Phone("/phoneNumber", *p.PhoneNumber, cmp.Or(p.PhoneCountry, settings.Country()))
		phone, e164 = &number, &international
	}
	if l := p.LanguageCode; l != nil && *l != nil && !domain.KnownLanguage(**l) {
		refused.Add("/languageCode", "There is no language %q.", **l)
	}
	if p.CustomFields != nil {
		refused.CustomFields("CUSTOMER", *p.CustomFields, settings.CustomFieldDefinitions, "/customFields")
	}
	if p.ImportedConsent != nil && p.AcceptsMarketing != nil && *p.AcceptsMarketing {
		c.refuseImport(*p.ImportedConsent, refused, now)
	}
	return phone, e164
}

// changeConsent applies the patch's consent to marketing, and reports whether the customer changed.
func (c *Customer) changeConsent(p CustomerPatch, now time.Time) bool {
	switch {
	case p.AcceptsMarketing == nil:
		return false
	case *p.AcceptsMarketing && p.ImportedConsent != nil:
		return c.acceptImported(*p.ImportedConsent, now)
	}
	return c.accept(*p.AcceptsMarketing, p.ConsentSource, now)
}

// Follow copies the account's address and its verification to the customer, and reports whether the
// customer changed.
func (c *Customer) Follow(a *Account) (bool, domain.Event) {
	if c.Email == a.Email && c.EmailVerified == a.Verified() {
		return false, domain.Event{}
	}
	before, action := *c, "customer.email_verified"
	if c.Email != a.Email {
		action = "customer.email_changed"
	}
	c.Email, c.EmailVerified = a.Email, a.Verified()
	return true, domain.Event{Type: domain.CustomerUpdated, Action: action, Object: c, Before: &before}
}

// Claim assigns the customer, whom an administrator created, to the account that proved the customer's
// address.
func (c *Customer) Claim(a *Account) domain.Event {
	before := *c
	c.AccountID, c.Email, c.EmailVerified = &a.ID, a.Email, a.Verified()
	return domain.Event{Type: domain.CustomerUpdated, Action: "customer.email_claimed", Object: c, Before: &before}
}

// Claimable reports whether an account with the customer's address may claim the customer: the
// customer is active and unclaimed, and the account's address is verified.
func (c *Customer) Claimable(a *Account) bool {
	return c.AccountID == nil && c.Status == CustomerActive && a.Verified()
}

// Reachable reports whether account mails may be sent to the customer. The customer must be allowed
// to log in, and must belong to the account or to none. account is the account of the customer's
// address; nil means none.
func (c *Customer) Reachable(account *Account) bool {
	return c != nil && c.MayLogIn() == nil && (c.AccountID == nil || account != nil && *c.AccountID == account.ID)
}

// RefuseErased returns an error if the personal data is erased. No new data about the person may be
// stored then, because it would never be erased.
func (c *Customer) RefuseErased() error {
	if c.ErasedOn == nil {
		return nil
	}
	return domain.Errorf(domain.InvalidStateTransition, "The customer's personal data has been erased.")
}

// Restorable reports whether the customer is deactivated and their personal data is not yet erased.
func (c *Customer) Restorable() bool {
	return c != nil && c.Status == CustomerDeactivated && c.ErasedOn == nil
}

// RefuseSignUp returns the error for a sign-up with the customer's address. The error is the same for
// every status, so a stranger learns only that the address is taken.
func (c *Customer) RefuseSignUp() error {
	return domain.InvalidAs(domain.AlreadyExists, "/email", "This address has an account or a customer already. Log in, or ask for a new password.")
}

// RefuseCreation returns the error for an administrator who creates a customer with this
// customer's address.
func (c *Customer) RefuseCreation() error {
	if c.Status == CustomerBanned {
		return domain.Invalid("/email", "The customer with this address is banned.")
	}
	return domain.InvalidAs(domain.AlreadyExists, "/email", "The store has a customer with this address.")
}

// RefuseJoin returns the error for an account whose address belongs to a customer that the account has
// not claimed.
func (c *Customer) RefuseJoin() error {
	if err := c.MayLogIn(); err != nil {
		return err
	}
	if c.AccountID == nil {
		return domain.Errorf(domain.EmailNotVerified, "The store knows your address already: verify it first.")
	}
	return &domain.Error{Code: domain.Busy, Detail: "Your address is on its way from another account. Try again.", RetryAfter: 1}
}

// Barred lists the statuses in which the store rejects every order with the customer's e-mail
// address, even from a guest. A deactivated customer may buy as a guest.
var Barred = []CustomerStatus{CustomerSuspended, CustomerBanned}

// OwnsAddress reports whether the e-mail address is known to belong to the customer: they proved it, or
// the store entered it for them. An unproven address may belong to another person, because anyone can
// sign up with it.
func (c *Customer) OwnsAddress() bool { return c.EmailVerified || c.AccountID == nil }

// MayLogIn returns an error unless the customer is active.
func (c *Customer) MayLogIn() error {
	switch {
	case c.Status == CustomerActive:
		return nil
	case c.Restorable():
		return domain.Errorf(domain.AccountInactive, "The account was deleted. The store can restore it until %s.", c.EraseOn.Format(time.DateOnly))
	}
	return domain.Errorf(domain.AccountInactive, "You cannot log in to this store. Ask the store why.")
}

// SetStatus moves a customer to another status. It changes nothing if the status is the same. When a
// customer leaves ACTIVE, the calling command must end all their sessions.
func (c *Customer) SetStatus(to CustomerStatus, reason *string, e domain.Expect, now time.Time) (changed bool, event domain.Event, err error) {
	if err := e.Check(&c.Row); err != nil {
		return false, domain.Event{}, err
	}
	if c.ErasedOn != nil && to != c.Status {
		return false, domain.Event{}, &domain.Error{Code: domain.InvalidStateTransition, From: string(c.Status), To: string(to), Allowed: []string{},
			Detail: "The customer's personal data has been erased."}
	}
	if err := customerTransitions.Check("customer", c.Status, to); err != nil || c.Status == to {
		return false, domain.Event{}, err
	}
	before := *c
	c.Status, c.StatusReason, c.StatusChangedOn, c.EraseOn = to, reason, &now, nil
	c.StatusHistory = append(slices.Clone(c.StatusHistory), StatusChange{Status: to, Reason: reason, ChangedOn: now})
	c.StatusHistory = c.StatusHistory[max(0, len(c.StatusHistory)-MaxStatusHistory):]
	if to == CustomerDeactivated {
		until := now.Add(CustomerRetention)
		c.EraseOn = &until
		c.accept(false, "", now) // a request for erasure withdraws the consent (GDPR article 17, 1b)
	}
	return true, domain.Event{Type: domain.CustomerStatusChanged, Action: "customer.status_changed", Object: c, Before: &before}, nil
}

// AllowedStatuses returns the statuses that the customer may move to now.
func (c *Customer) AllowedStatuses() []CustomerStatus {
	if c.ErasedOn != nil {
		return []CustomerStatus{}
	}
	return slices.Clone(customerTransitions[c.Status])
}

// SetAccountType assigns an account type. Unless automatic is set, the automatic tiers do not change this
// type later. SetAccountType returns no event if only the source changed.
func (c *Customer) SetAccountType(to *AccountType, automatic bool, e domain.Expect) (changed bool, event domain.Event, err error) {
	source := AccountTypeByAdmin
	if automatic {
		source = AccountTypeByTier
	}
	if err := e.Check(&c.Row); err != nil || c.AccountTypeID == to.ID && c.AccountTypeSource == source {
		return false, domain.Event{}, err
	}
	if err := c.RefuseErased(); err != nil {
		return false, domain.Event{}, err
	}
	before := *c
	c.join(to)
	c.AccountTypeSource = source
	if before.AccountTypeID == to.ID {
		return true, domain.Event{}, nil
	}
	return true, domain.Event{Type: domain.CustomerAccountTypeChanged, Action: "customer.account_type_changed", Object: c, Before: &before}, nil
}

func (c *Customer) join(kind *AccountType) { c.AccountTypeID, c.AccountTypeName = kind.ID, kind.Name }

// Erase removes the personal data of a customer whose retention period has ended. The returned event
// shows the remaining data and the names of the erased fields, but not their values.
func (c *Customer) Erase(now time.Time) (domain.Event, error) {
	if c.ErasedOn != nil || c.EraseOn == nil || now.Before(*c.EraseOn) {
		return domain.Event{}, domain.Errorf(domain.InvalidStateTransition, "The customer is not to be erased now.")
	}
	before := *c
	*c = Customer{
		Row: c.Row, CommandID: c.CommandID, Email: "erased-" + domain.Itoa(c.ID) + erased,
		Status: c.Status, AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName, AccountTypeSource: c.AccountTypeSource, TierMovedOn: c.TierMovedOn,
		Tags: []string{}, CustomFields: []domain.CustomField{}, StatusHistory: []StatusChange{}, StatusChangedOn: c.StatusChangedOn, EraseOn: c.EraseOn, ErasedOn: &now,
		CommissionProviderName: c.CommissionProviderName,
	}
	return domain.Event{Type: domain.CustomerUpdated, Action: "customer.updated", Object: c, Before: &before, Erased: true}, nil
}

// erased is the domain of erased customers' addresses. The domain never receives mail, because RFC 2606
// reserves .invalid.
const erased = "@erased.invalid"

// ErasedGuest is the address on the orders of erased guests.
const ErasedGuest = "erased-guest" + erased

// IsErased reports whether an address belongs to an erased customer.
func IsErased(email string) bool { return strings.HasSuffix(email, erased) }

// Name returns the customer's first and last name.
func (c *Customer) Name() string { return strings.TrimSpace(c.FirstName + " " + c.LastName) }

// CustomerFilter narrows the list of customers. A zero field does not filter.
type CustomerFilter struct {
	Search        string
	Status        []CustomerStatus // matches any listed status
	AccountTypeID []int64
	ExternalID    string
	EmailVerified *bool
	// AcceptsMarketing selects customers with a consent in force, or without one.
	AcceptsMarketing *bool
	Tag              []string
	CustomFields     []domain.CustomFieldFilter // a customer must have all of them
	CreatedFrom      *time.Time
	CreatedTo        *time.Time
	ModifiedSince    *time.Time
}

// Exported is a customer in an export, together with their default address; a nil address means none.
type Exported struct {
	*Customer
	Address *CustomerAddress
}

// CustomerProfile is a customer's view of their own data.
type CustomerProfile struct {
	*Customer
	AccountTypeTitle       string  // name of the account type in the customer's language
	PendingEmail           *string // address of an e-mail change that is not confirmed yet
	DefaultAddressID       *int64
	DefaultPaymentMethodID *int64
}

// CustomerFigures contains totals over a customer's orders and subscriptions.
type CustomerFigures struct {
	OrderCount  int64 // number of orders that were placed and not canceled
	LastOrderID *int64
	LastOrderOn *time.Time
	Spending    []CustomerSpending
	// ActiveSubscriptionCount is the number of ACTIVE subscriptions.
	ActiveSubscriptionCount int64
}

// CustomerSpending is the amount that a customer has paid in one currency, minus refunds.
type CustomerSpending struct {
	CurrencyCode domain.Currency
	OrderCount   int64
	Total        domain.Amount
}
