// Package customer is who buys: accounts, account types, customers, their addresses
// and their saved payment methods.
package customer

import (
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CustomerStatus says whether a customer may log in and buy.
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
	CustomerDeactivated: {CustomerActive}, // until the personal data is erased
}

// CustomerRetention is for how long a deactivated customer's personal data is
// kept, so that a mistake can be undone.
const CustomerRetention = 30 * 24 * time.Hour

// Customer is a person in one store. Whoever has an account is one person on
// the platform and has at most one customer in each store; a customer that an
// administrator made has no account until the person claims it.
type Customer struct {
	domain.Row
	domain.Called
	AccountID *int64 // nil: not claimed
	CommandID uuid.UUID
	// Email and EmailVerified are copies of the account's: it changes first, and
	// its customers follow. What is personal is not shown in the audit log, which
	// is never erased.
	Email         string `audit:"secret"` // lower case, unique in the store
	EmailVerified bool
	FirstName     string  `audit:"secret"`
	LastName      string  `audit:"secret"`
	PhoneNumber   *string `audit:"secret"`
	Status        CustomerStatus
	AccountTypeID int64
	// AccountTypeSource says who gave the account type, TierMovedOn when the daily
	// check of automatic tiers last did; nil: it never did.
	AccountTypeSource AccountTypeSource
	TierMovedOn       *time.Time

	Company            *string `audit:"secret"`
	TaxNumber          *string `audit:"secret"`
	LanguageCode       *string
	AcceptsMarketingOn *time.Time // nil: not agreed
	ReferrerCode       *string
	Note               *string              `audit:"secret"` // internal
	Tags               []string             `gorm:"serializer:json"`
	CustomFields       []domain.CustomField `gorm:"serializer:json" audit:"secret"`
	ExternalID         *string              `audit:"secret"`
	StatusReason       *string              `audit:"secret"` // internal
	StatusChangedOn    *time.Time
	LastLoginOn        *time.Time
	EraseOn            *time.Time // while deactivated: when the personal data goes
	ErasedOn           *time.Time

	// Loaded beside the row, and never written with it.
	AccountTypeName        string     `gorm:"->"`
	CommissionProviderName *string    `gorm:"->"` // nil: the store has none
	CommissionProviderID   *string    `gorm:"->"` // the customer's id there; nil until it is known
	OrderCount             int64      `gorm:"->"` // placed and not cancelled; in lists, as is LastOrderOn
	LastOrderOn            *time.Time `gorm:"->"`
}

// CustomerPatch changes a customer's profile; nil members stay as they are, and
// a pointer to nil clears.
type CustomerPatch struct {
	FirstName        *string
	LastName         *string
	PhoneNumber      **string
	Company          **string
	TaxNumber        **string
	LanguageCode     **string
	AcceptsMarketing *bool
	CustomFields     *[]domain.CustomField
	// What only administrators change.
	ReferrerCode **string
	Note         **string
	Tags         *[]string
	ExternalID   **string
}

// NewCustomer makes an active customer. account is nil for one who is to claim
// it. Its event is told when the row has its id.
func NewCustomer(account *Account, email string, kind *AccountType, p CustomerPatch, settings settings.Settings, command uuid.UUID, now time.Time) (*Customer, domain.Event, error) {
	c := &Customer{Email: email, Status: CustomerActive, CommandID: command, Tags: []string{}, CustomFields: []domain.CustomField{}}
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

// Change applies a patch. It tells whether anything changed, and whether
// something that the customer's snapshot shows did.
func (c *Customer) Change(p CustomerPatch, e domain.Expect, settings settings.Settings, now time.Time) (changed, shown bool, event domain.Event, err error) {
	if err := e.Check(&c.Row); err != nil {
		return false, false, domain.Event{}, err
	}
	if c.ErasedOn != nil {
		return false, false, domain.Event{}, domain.Errorf(domain.InvalidStateTransition, "The customer's personal data has been erased.")
	}
	before := *c
	if changed, shown, err = c.apply(p, settings, now); err != nil || !changed {
		return false, false, domain.Event{}, err
	}
	return changed, shown, domain.Event{Type: domain.CustomerUpdated, Action: "customer.updated", Object: c, Before: &before}, nil
}

func (c *Customer) apply(p CustomerPatch, settings settings.Settings, now time.Time) (changed, shown bool, err error) {
	var refused domain.Refusals
	if p.FirstName != nil && strings.TrimSpace(*p.FirstName) == "" {
		refused.Add("/firstName", "The name is empty.")
	}
	if p.LastName != nil && strings.TrimSpace(*p.LastName) == "" {
		refused.Add("/lastName", "The name is empty.")
	}
	if l := p.LanguageCode; l != nil && *l != nil && !domain.KnownLanguage(**l) {
		refused.Add("/languageCode", "There is no language %q.", **l)
	}
	if p.CustomFields != nil {
		refused.CustomFields("CUSTOMER", *p.CustomFields, settings.CustomFieldDefinitions, "/customFields")
	}
	if err := refused.Err(); err != nil {
		return false, false, err
	}
	shown = domain.Set(&c.FirstName, domain.Trimmed(p.FirstName))
	shown = domain.Set(&c.LastName, domain.Trimmed(p.LastName)) || shown
	shown = domain.SetNullable(&c.PhoneNumber, p.PhoneNumber) || shown
	changed = domain.SetNullable(&c.Company, p.Company) || shown
	changed = domain.SetNullable(&c.TaxNumber, p.TaxNumber) || changed
	changed = domain.SetNullable(&c.LanguageCode, p.LanguageCode) || changed
	changed = domain.SetNullable(&c.ReferrerCode, p.ReferrerCode) || changed
	changed = domain.SetNullable(&c.Note, p.Note) || changed
	changed = domain.SetNullable(&c.ExternalID, p.ExternalID) || changed
	changed = domain.SetWhole(&c.Tags, p.Tags) || changed
	changed = domain.SetWhole(&c.CustomFields, p.CustomFields) || changed
	if accepts := p.AcceptsMarketing; accepts != nil && *accepts != (c.AcceptsMarketingOn != nil) {
		c.AcceptsMarketingOn, changed = nil, true
		if *accepts {
			c.AcceptsMarketingOn = &now
		}
	}
	return changed, shown, nil
}

// Follow takes over what the account says of the person's address, and tells
// whether that changed anything.
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

// Claim gives a customer that others made to the account of the person who
// proved to own its address.
func (c *Customer) Claim(a *Account) domain.Event {
	before := *c
	c.AccountID, c.Email, c.EmailVerified = &a.ID, a.Email, a.Verified()
	return domain.Event{Type: domain.CustomerUpdated, Action: "customer.email_claimed", Object: c, Before: &before}
}

// Claimable tells whether the customer goes to an account that has proved the
// address which the customer was made with.
func (c *Customer) Claimable(a *Account) bool {
	return c.AccountID == nil && c.Status == CustomerActive && a.Verified()
}

// Reachable tells whether mails about an account may go to the customer, who has
// the address that they are asked for: one who may log in, and whose account it
// is or who has none yet. account is nil where the address has none.
func (c *Customer) Reachable(account *Account) bool {
	return c != nil && c.MayLogIn() == nil && (c.AccountID == nil || account != nil && *c.AccountID == account.ID)
}

// RefuseSignUp is what somebody hears who signs up with the customer's address,
// whatever became of the customer: a stranger learns no more than that the
// address is taken.
func (c *Customer) RefuseSignUp() error {
	return domain.InvalidAs(domain.AlreadyExists, "/email", "This address has an account or a customer already. Log in, or ask for a new password.")
}

// RefuseCreation is what an administrator hears who adds a customer with the
// address of this one.
func (c *Customer) RefuseCreation() error {
	if c.Status == CustomerBanned {
		return domain.Invalid("/email", "The customer with this address is banned.")
	}
	return domain.InvalidAs(domain.AlreadyExists, "/email", "The store has a customer with this address.")
}

// RefuseJoin is what the owner of an account hears whose address is that of a
// customer which is not theirs: others made it, and they did not prove the address.
func (c *Customer) RefuseJoin() error {
	if err := c.MayLogIn(); err != nil {
		return err
	}
	if c.AccountID == nil {
		return domain.Errorf(domain.EmailNotVerified, "The store knows your address already: verify it first.")
	}
	return &domain.Error{Code: domain.Busy, Detail: "Your address is on its way from another account. Try again.", RetryAfter: 1}
}

// MayLogIn refuses a login of somebody who is suspended, banned or gone.
func (c *Customer) MayLogIn() error {
	if c.Status == CustomerActive {
		return nil
	}
	return domain.Errorf(domain.AccountInactive, "You cannot log in to this store. Ask the store why.")
}

// SetStatus moves a customer to another status. Whoever is moved out of ACTIVE
// loses all logins, with the change. The same status again means nothing.
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
	if to == CustomerDeactivated {
		until := now.Add(CustomerRetention)
		c.EraseOn = &until
	}
	return true, domain.Event{Type: domain.CustomerStatusChanged, Action: "customer.status_changed", Object: c, Before: &before}, nil
}

// AllowedStatuses are where the customer may be moved to now.
func (c *Customer) AllowedStatuses() []CustomerStatus {
	if c.ErasedOn != nil {
		return []CustomerStatus{}
	}
	return slices.Clone(customerTransitions[c.Status])
}

// SetAccountType gives the customer another account type, which stays unless the
// automatic tiers may move them from there. The same one again tells nobody.
func (c *Customer) SetAccountType(to *AccountType, automatic bool, e domain.Expect) (changed bool, event domain.Event, err error) {
	source := AccountTypeByAdmin
	if automatic {
		source = AccountTypeByTier
	}
	if err := e.Check(&c.Row); err != nil || c.AccountTypeID == to.ID && c.AccountTypeSource == source {
		return false, domain.Event{}, err
	}
	if c.ErasedOn != nil {
		return false, domain.Event{}, domain.Errorf(domain.InvalidStateTransition, "The customer's personal data has been erased.")
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

// Erase takes the person out of a customer that was deactivated long enough ago.
// Its event shows what is left and which members went, not what was there.
func (c *Customer) Erase(now time.Time) (domain.Event, error) {
	if c.ErasedOn != nil || c.EraseOn == nil || now.Before(*c.EraseOn) {
		return domain.Event{}, domain.Errorf(domain.InvalidStateTransition, "The customer is not to be erased now.")
	}
	before := *c
	*c = Customer{
		Row: c.Row, CommandID: c.CommandID, Email: "erased-" + domain.Itoa(c.ID) + erased,
		Status: c.Status, AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName, AccountTypeSource: c.AccountTypeSource, TierMovedOn: c.TierMovedOn,
		Tags: []string{}, CustomFields: []domain.CustomField{}, StatusChangedOn: c.StatusChangedOn, EraseOn: c.EraseOn, ErasedOn: &now,
		CommissionProviderName: c.CommissionProviderName,
	}
	return domain.Event{Type: domain.CustomerUpdated, Action: "customer.updated", Object: c, Before: &before, Erased: true}, nil
}

// erased ends the addresses that erased customers have. Nobody gets a mail there: the
// domain is one that never is (RFC 2606).
const erased = "@erased.invalid"

// IsErased tells whether an address is an erased customer's.
func IsErased(email string) bool { return strings.HasSuffix(email, erased) }

// Name is how people call the customer.
func (c *Customer) Name() string { return strings.TrimSpace(c.FirstName + " " + c.LastName) }

// CustomerFilter narrows the list of customers; zero members say nothing.
type CustomerFilter struct {
	Search        string
	Status        []CustomerStatus // any of them
	AccountTypeID []int64
	EmailVerified *bool
	Tag           []string
	CustomFields  []domain.CustomFieldFilter // all of them
	CreatedFrom   *time.Time
	CreatedTo     *time.Time
	ModifiedSince *time.Time
}

// Exported is a customer as an export has them: with their default address, nil
// without one.
type Exported struct {
	*Customer
	Address *CustomerAddress
}

// CustomerProfile is a customer as they see themselves.
type CustomerProfile struct {
	*Customer
	PendingEmail           *string // of an e-mail change that is not committed yet
	DefaultAddressID       *int64
	DefaultPaymentMethodID *int64
}

// CustomerFigures are what a customer has ordered.
type CustomerFigures struct {
	OrderCount  int64 // placed and not cancelled
	LastOrderID *int64
	LastOrderOn *time.Time
	Spending    []CustomerSpending
}

// CustomerSpending is what a customer has paid in one currency, less what was
// given back.
type CustomerSpending struct {
	CurrencyCode domain.Currency
	OrderCount   int64
	Total        domain.Amount
}
