package admin

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/table"
)

// ExportCustomers answers GET /admin/customer/export.
func (h *Handlers) ExportCustomers(ctx context.Context, req api.ExportCustomersRequestObject) (api.ExportCustomersResponseObject, error) {
	filter := customerFilter(listParams[api.ListCustomersParams](req.Params))
	shop, err := h.store.As(auth.Actor(ctx)).Store(ctx)
	if err != nil {
		return nil, err
	}
	head := customer.ExportColumns(shop.Settings.CustomFieldDefinitions)
	f, err := export(ctx, h, req.Params.Format, "customer", exported[customer.Exported]{
		name: "customers", sort: string(request.Or(req.Params.Sort, api.CustomerSortMinusCreatedOn)), head: head,
		rows: func(c customer.Exported) [][]table.Cell { return [][]table.Cell{customerCells(c, head)} },
		page: func(ctx context.Context, s *command.Snapshot, q domain.PageQuery) (domain.Page[customer.Exported], error) {
			return s.ExportedCustomers(ctx, filter, q)
		},
	})
	return customerFile{f}, err
}

type customerFile struct{ file }

// VisitExportCustomersResponse writes the file.
func (f customerFile) VisitExportCustomersResponse(w http.ResponseWriter) error { return f.send(w) }

// customerCells returns the cells of a customer, one for each column in head.
func customerCells(e customer.Exported, head []string) []table.Cell {
	cells := make([]table.Cell, len(head))
	for i, column := range head {
		if cell, ok := customerColumns[column]; ok {
			cells[i] = cell(e.Customer)
		} else if key := customer.CustomFieldOf(column); key != "" {
			cells[i] = customFieldCell(e.Customer, key)
		} else if member, ok := strings.CutPrefix(column, "address."); ok && e.Address != nil {
			cells[i] = addressCell(&e.Address.Address, member)
		}
	}
	return cells
}

// customerColumns maps the names of columns to the customer's values. Each custom field and each field of the address
// has a separate column.
var customerColumns = map[string]func(*customer.Customer) table.Cell{
	"email":                  func(c *customer.Customer) table.Cell { return table.Text(c.Email) },
	"firstName":              func(c *customer.Customer) table.Cell { return table.Text(c.FirstName) },
	"lastName":               func(c *customer.Customer) table.Cell { return table.Text(c.LastName) },
	"phoneNumber":            func(c *customer.Customer) table.Cell { return table.Optional(c.PhoneNumber) },
	"company":                func(c *customer.Customer) table.Cell { return table.Optional(c.Company) },
	"taxNumber":              func(c *customer.Customer) table.Cell { return table.Optional(c.TaxNumber) },
	"languageCode":           func(c *customer.Customer) table.Cell { return table.Optional(c.LanguageCode) },
	"accountType":            func(c *customer.Customer) table.Cell { return table.Text(c.AccountTypeName) },
	"acceptsMarketing":       func(c *customer.Customer) table.Cell { return table.Optional(new(c.AcceptsMarketingOn != nil)) },
	"acceptsMarketingOn":     func(c *customer.Customer) table.Cell { return moment(c.AcceptsMarketingOn) },
	"referrerCode":           func(c *customer.Customer) table.Cell { return table.Optional(c.ReferrerCode) },
	"note":                   func(c *customer.Customer) table.Cell { return table.Optional(c.Note) },
	"tags":                   func(c *customer.Customer) table.Cell { return joined(c.Tags) },
	"externalId":             func(c *customer.Customer) table.Cell { return table.Optional(c.ExternalID) },
	"storeCustomerId":        func(c *customer.Customer) table.Cell { return table.Number(c.ID) },
	"status":                 func(c *customer.Customer) table.Cell { return table.Text(string(c.Status)) },
	"emailVerified":          func(c *customer.Customer) table.Cell { return table.Optional(&c.EmailVerified) },
	"orderCount":             func(c *customer.Customer) table.Cell { return table.Number(c.OrderCount) },
	"lastOrderOn":            func(c *customer.Customer) table.Cell { return moment(c.LastOrderOn) },
	"createdOn":              func(c *customer.Customer) table.Cell { return moment(&c.CreatedOn) },
	"modifiedOn":             func(c *customer.Customer) table.Cell { return moment(&c.ModifiedOn) },
	"acceptsMarketingSource": consentCell,
	"marketingWithdrawnOn":   withdrawalCell,
}

// consentCell returns the evidence of the current consent or, without evidence, the place where the customer consented.
func consentCell(c *customer.Customer) (cell table.Cell) {
	if m := c.Consent(); m.InForce() {
		cell = table.Text(cmp.Or(m.Evidence, string(m.Source)))
	}
	return cell
}

// withdrawalCell returns the time at which the customer withdrew their consent.
func withdrawalCell(c *customer.Customer) (cell table.Cell) {
	if m := c.Consent(); m != nil {
		cell = moment(m.WithdrawnOn)
	}
	return cell
}

// customFieldCell returns the value of a custom field; the cell is empty if the customer has no value.
func customFieldCell(c *customer.Customer, key string) (cell table.Cell) {
	if at := slices.IndexFunc(c.CustomFields, func(f domain.CustomField) bool { return f.Key == key }); at >= 0 {
		cell = table.Optional(c.CustomFields[at].Value)
	}
	return cell
}

// addressCell returns the field of an address that has the name member in the contract.
func addressCell(a *domain.Address, member string) table.Cell {
	switch member {
	case "firstName":
		return table.Text(a.FirstName)
	case "lastName":
		return table.Text(a.LastName)
	case "company":
		return table.Optional(a.Company)
	case "streetLine1":
		return table.Text(a.StreetLine1)
	case "streetLine2":
		return table.Optional(a.StreetLine2)
	case "city":
		return table.Text(a.City)
	case "stateProvince":
		return table.Text(a.StateProvince)
	case "postalCode":
		return table.Text(a.PostalCode)
	case "countryCode":
		return table.Text(a.CountryCode)
	case "phoneNumber":
		return table.Optional(a.PhoneNumber)
	}
	return table.Cell{}
}
