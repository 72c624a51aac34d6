package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// Customer shows a customer as the public API and events do.
func Customer(c *customer.Customer) common.PublicCustomer {
	return common.PublicCustomer{
		StoreCustomerID: c.ID, Email: c.Email, FirstName: c.FirstName, LastName: c.LastName, PhoneNumber: Or(c.PhoneNumber),
		Status: common.CustomerStatus(c.Status), AccountTypeID: c.AccountTypeID, AccountTypeName: c.AccountTypeName,
		EmailVerified: c.EmailVerified, CommissionProviderName: Or(c.CommissionProviderName), CommissionProviderID: Or(c.CommissionProviderID),
		CreatedOn: Time(c.CreatedOn), ModifiedOn: Time(c.ModifiedOn),
	}
}

// CustomerAddress shows a saved address as the public API and events do.
func CustomerAddress(a *customer.CustomerAddress) common.PublicCustomerAddress {
	return common.PublicCustomerAddress{
		CustomerAddressID: a.ID, StoreCustomerID: a.CustomerID,
		FirstName: a.Address.FirstName, LastName: a.Address.LastName, Company: Or(a.Address.Company),
		StreetLine1: a.Address.StreetLine1, StreetLine2: Or(a.Address.StreetLine2), City: a.Address.City,
		StateProvince: a.Address.StateProvince, PostalCode: a.Address.PostalCode, CountryCode: a.Address.CountryCode,
		IsDefault: a.IsDefault, IsActive: a.IsActive,
	}
}

// CustomerPaymentMethod shows a saved payment method as its owner sees it.
func CustomerPaymentMethod(m *customer.CustomerPaymentMethod) common.PublicCustomerPaymentMethod {
	return common.PublicCustomerPaymentMethod{
		CustomerPaymentMethodID: m.ID, StoreCustomerID: m.CustomerID, PaymentType: common.PaymentType(m.PaymentType), Brand: m.Brand,
		LastFour: Or(m.LastFour), ExpiryMonth: Or(m.ExpiryMonth), ExpiryYear: Or(m.ExpiryYear),
		IsDefault: m.IsDefault, IsActive: m.IsActive,
	}
}
