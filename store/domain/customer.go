package domain

import (
	"time"

	"github.com/google/uuid"
)

// CustomerStatus says whether a customer may log in and buy.
type CustomerStatus string

const (
	CustomerActive      CustomerStatus = "ACTIVE"
	CustomerSuspended   CustomerStatus = "SUSPENDED"
	CustomerBanned      CustomerStatus = "BANNED"
	CustomerDeactivated CustomerStatus = "DEACTIVATED"
)

var customerTransitions = transitions[CustomerStatus]{
	CustomerActive:      {CustomerSuspended, CustomerBanned, CustomerDeactivated},
	CustomerSuspended:   {CustomerActive, CustomerBanned, CustomerDeactivated},
	CustomerBanned:      {CustomerActive},
	CustomerDeactivated: {CustomerActive}, // until the personal data is erased
}

// Customer is a person in one store. Whoever has an account is one person on
// the platform and has at most one customer in each store; a customer that an
// administrator made has no account until the person claims it.
type Customer struct {
	Row
	AccountID *int64 // nil: not claimed
	CommandID uuid.UUID
	// Email and EmailVerified are copies of the account's; the account changes
	// first, and the customers of its other stores follow.
	Email         string // lower case
	EmailVerified bool
	FirstName     string
	LastName      string
	PhoneNumber   *string
	Status        CustomerStatus
	AccountTypeID int64

	Company            *string
	TaxNumber          *string
	LanguageCode       *string
	AcceptsMarketingOn *time.Time // nil: not agreed
	ReferrerCode       *string
	Note               *string       // internal
	Tags               []string      `gorm:"serializer:json"`
	CustomFields       []CustomField `gorm:"serializer:json"`
	ExternalID         *string
	StatusReason       *string // internal
	StatusChangedOn    *time.Time
	LastLoginOn        *time.Time
	EraseOn            *time.Time // while deactivated: when the personal data goes
	ErasedOn           *time.Time

	// CommissionProviderName is nil when the store has no commission provider,
	// CommissionProviderID until the customer is known there.
	CommissionProviderName *string
	CommissionProviderID   *string

	// Loaded beside the row, and never written with it.
	AccountTypeName string     `gorm:"->"`
	OrderCount      int64      `gorm:"->"` // placed and not cancelled; in lists and in the whole customer
	LastOrderID     *int64     `gorm:"->"`
	LastOrderOn     *time.Time `gorm:"->"`
}

// CustomerAddress is a saved address of a customer. It is never deleted, only
// removed: orders keep their own copies.
type CustomerAddress struct {
	Row
	CustomerID int64
	CommandID  uuid.UUID
	Address    Address `gorm:"embedded"`
	IsDefault  bool    // of the active ones exactly one
	IsActive   bool    // false: removed
}

// CustomerPaymentMethod is a saved way to pay: what its provider keeps for the
// customer, and never a card number.
type CustomerPaymentMethod struct {
	Row
	CustomerID        int64
	CommandID         uuid.UUID
	PaymentProviderID int64
	ProviderReference string // the provider's name for it; nobody sees it
	PaymentType       string // CARD, BANK, CRYPTO, DIGITAL_WALLET
	Brand             string
	LastFour          *string
	ExpiryMonth       *string // 01…12
	ExpiryYear        *string // four digits
	BillingAddressID  *int64
	IsDefault         bool // of the active ones exactly one
	IsActive          bool // false: removed
	LastUsedOn        *time.Time
}
