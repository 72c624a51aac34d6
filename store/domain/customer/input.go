package customer

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// CustomerLogin is what a customer gets who proved who they are.
type CustomerLogin struct {
	Tokens  identity.Tokens
	Profile CustomerProfile
}

// SignUp is what signing up needs.
type SignUp struct {
	Email       string
	Password    string
	Profile     CustomerPatch
	AcceptTerms bool
}

// CustomerCreate is a customer whom an administrator adds.
type CustomerCreate struct {
	Email            string
	Profile          CustomerPatch
	AccountTypeID    *int64          // nil: the store's default
	Address          *domain.Address // saved as the default address
	SendWelcomeEmail bool
}

// EmailCheck says whether a customer with an address can be created.
type EmailCheck struct {
	Email    string
	Customer *Customer // who has it; nil: it is available
}

// PaymentMethodInput is a payment method to save.
type PaymentMethodInput struct {
	ProviderID       int64
	Token            string // from the provider's form
	BillingAddressID *int64
	AsDefault        bool
}
