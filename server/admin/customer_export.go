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

// customerCells returns the cells of a customer, one per column of head.
func customerCells(e customer.Exported, head []string) []table.Cell {
	c, a := e.Customer, e.Address
	cells := make([]table.Cell, len(head))
	for i, column := range head {
		switch column {
		case "email":
			cells[i] = table.Text(c.Email)
		case "firstName":
			cells[i] = table.Text(c.FirstName)
		case "lastName":
			cells[i] = table.Text(c.LastName)
		case "phoneNumber":
			cells[i] = table.Optional(c.PhoneNumber)
		case "company":
			cells[i] = table.Optional(c.Company)
		case "taxNumber":
			cells[i] = table.Optional(c.TaxNumber)
		case "languageCode":
			cells[i] = table.Optional(c.LanguageCode)
		case "accountType":
			cells[i] = table.Text(c.AccountTypeName)
		case "acceptsMarketing":
			cells[i] = table.Optional(new(c.AcceptsMarketingOn != nil))
		case "acceptsMarketingOn":
			cells[i] = moment(c.AcceptsMarketingOn)
		case "acceptsMarketingSource":
			if m := c.Consent(); m.InForce() {
				cells[i] = table.Text(cmp.Or(m.Evidence, string(m.Source)))
			}
		case "referrerCode":
			cells[i] = table.Optional(c.ReferrerCode)
		case "note":
			cells[i] = table.Optional(c.Note)
		case "tags":
			cells[i] = joined(c.Tags)
		case "externalId":
			cells[i] = table.Optional(c.ExternalID)
		case "storeCustomerId":
			cells[i] = table.Number(c.ID)
		case "status":
			cells[i] = table.Text(string(c.Status))
		case "emailVerified":
			cells[i] = table.Optional(&c.EmailVerified)
		case "orderCount":
			cells[i] = table.Number(c.OrderCount)
		case "lastOrderOn":
			cells[i] = moment(c.LastOrderOn)
		case "createdOn":
			cells[i] = moment(&c.CreatedOn)
		case "modifiedOn":
			cells[i] = moment(&c.ModifiedOn)
		default:
			if key := customer.CustomFieldOf(column); key != "" {
				if at := slices.IndexFunc(c.CustomFields, func(f domain.CustomField) bool { return f.Key == key }); at >= 0 {
					cells[i] = table.Optional(c.CustomFields[at].Value)
				}
			} else if member, ok := strings.CutPrefix(column, "address."); ok && a != nil {
				cells[i] = addressCell(&a.Address, member)
			}
		}
	}
	return cells
}

// addressCell returns a member of an address by its name in the contract.
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
