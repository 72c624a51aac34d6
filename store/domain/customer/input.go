package customer

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// CustomerLogin is the result of a customer's login.
type CustomerLogin struct {
	Tokens  identity.Tokens
	Profile CustomerProfile
}

// SignUp is the input of a customer's registration.
type SignUp struct {
	Email       string
	Password    string
	Profile     CustomerPatch
	AcceptTerms bool
}

// CustomerCreate is the input with which an administrator adds a customer.
type CustomerCreate struct {
	Email            string
	Profile          CustomerPatch
	AccountTypeID    *int64          // nil means the store's default type
	Address          *domain.Address // saved as the default address; nil means no address
	SendWelcomeEmail bool
}

// StatusInput is a change of a customer's status.
type StatusInput struct {
	Status CustomerStatus
	Reason *string
	// ForfeitStoreCredit removes the customer's store credit. Only a move to DEACTIVATED allows it. Without it, a
	// customer who has store credit cannot be deactivated.
	ForfeitStoreCredit bool
}

// Check returns every invalid field.
func (in StatusInput) Check() error {
	if in.ForfeitStoreCredit && in.Status != CustomerDeactivated {
		return domain.Invalid("/forfeitStoreCredit", "forfeitStoreCredit is only allowed with the status DEACTIVATED.")
	}
	return nil
}

// Deletion is a customer's confirmation that they want their account deleted.
type Deletion struct {
	Password           string
	Reason             *string
	ForfeitStoreCredit bool // as in StatusInput
}

// EmailCheck reports whether the store already has a customer with the address.
type EmailCheck struct {
	Email    string
	Customer *Customer // owner of the address; nil means that the address is available
}

// PaymentMethodInput is a payment method that a customer wants to save.
type PaymentMethodInput struct {
	ProviderID       int64
	Token            string // from the provider's form
	BillingAddressID *int64
	AsDefault        bool
}
