package moving

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// customerColumns lists the columns of the customer template that a row of another system can fill.
var customerColumns = []string{
	"email", "firstName", "lastName", "phoneNumber", "acceptsMarketing", "acceptsMarketingSource", "note", "tags", "externalId",
	"address.company", "address.streetLine1", "address.streetLine2", "address.city", "address.stateProvince", "address.postalCode", "address.countryCode", "address.phoneNumber",
}

// CustomerHeader returns the columns of the customer template, in the order of the values that Customer
// returns.
func CustomerHeader() []string { return append([]string(nil), customerColumns...) }

// Customer returns the values of a row for the columns of CustomerHeader. Only the consent "yes" is taken over, with
// the system that recorded it as its source; any other text means neither consent nor withdrawal.
func (l *Layout) Customer(r Row) []string {
	values := make([]string, len(customerColumns))
	consent := false
	for i, field := range customerColumns {
		text := l.cell(r, field).Text
		switch field {
		case "acceptsMarketing":
			consent = domain.SameText(text, "yes") || domain.SameText(text, "true")
			text = map[bool]string{true: "true"}[consent]
		case "acceptsMarketingSource":
			if consent {
				text = l.profile.Name
			}
		}
		values[i] = text
	}
	if name := l.cell(r, "name").Text; name != "" {
		first, last, _ := strings.Cut(name, " ")
		values[1], values[2] = first, strings.TrimSpace(last)
	}
	return values
}
