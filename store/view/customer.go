package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// Customer converts a customer to the shape of the public API and of events.
func Customer(c *customer.Customer) common.PublicCustomer {
	return common.PublicCustomer{
		StoreCustomerID: c.ID, Email: c.Email, FirstName: c.FirstName, LastName: c.LastName,
		PhoneNumber: PhoneNumber(c.PhoneNumber, c.PhoneE164), Phone: Phone(c.PhoneNumber, c.PhoneE164),
		Status: common.CustomerStatus(c.Status), AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName,
		EmailVerified: c.EmailVerified, Company: Or(c.Company), LanguageCode: Or(c.LanguageCode), AcceptsMarketing: c.AcceptsMarketingOn != nil,
		CommissionProviderName: Or(c.CommissionProviderName), CommissionProviderID: Or(c.CommissionProviderID),
		CreatedOn: Time(c.CreatedOn), ModifiedOn: Time(c.ModifiedOn),
	}
}

// CustomerAddress converts a saved address to the shape of the public API and of events.
func CustomerAddress(a *customer.CustomerAddress) common.PublicCustomerAddress {
	return common.PublicCustomerAddress{
		CustomerAddressID: a.ID, StoreCustomerID: a.CustomerID,
		FirstName: a.Address.FirstName, LastName: a.Address.LastName, Company: Or(a.Address.Company),
		StreetLine1: a.Address.StreetLine1, StreetLine2: Or(a.Address.StreetLine2), City: a.Address.City,
		StateProvince: a.Address.StateProvince, PostalCode: a.Address.PostalCode, CountryCode: a.Address.CountryCode,
		PhoneNumber: PhoneNumber(a.Address.PhoneNumber, a.Address.PhoneE164), Phone: Phone(a.Address.PhoneNumber, a.Address.PhoneE164), IsDefault: a.IsDefault, IsActive: a.IsActive,
	}
}

// CustomerPaymentMethod converts a saved payment method to the shape that its owner sees.
func CustomerPaymentMethod(m *customer.CustomerPaymentMethod) common.PublicCustomerPaymentMethod {
	return common.PublicCustomerPaymentMethod{
		CustomerPaymentMethodID: m.ID, StoreCustomerID: m.CustomerID, PaymentType: common.PaymentType(m.PaymentType), Brand: m.Brand,
		LastFour: Or(m.LastFour), ExpiryMonth: Or(m.ExpiryMonth), ExpiryYear: Or(m.ExpiryYear),
		IsDefault: m.IsDefault, IsActive: m.IsActive,
	}
}
