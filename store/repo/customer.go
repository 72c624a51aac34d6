package repo

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var errCustomerExists = taken("/email", "This address has an account or a customer already. Log in, or ask for a new password.")

var _ = guards(map[string]error{
	"customers_email_unique":   errCustomerExists,
	"customers_account_unique": errCustomerExists,
})

// SQL for columns that are read with a customer's row. Orders are counted when the customer is read, by an index, so no
// stored count needs updates.
const (
	accountTypeName        = "(SELECT t.name FROM account_types t WHERE t.id = customers.account_type_id) AS account_type_name"
	commissionProviderName = "(SELECT coalesce(p.display_name, p.provider_code) FROM commission_providers p WHERE p.store_id = customers.store_id AND p.is_active AND p.provider_code <> 'NONE') AS commission_provider_name"
	commissionProviderID   = `(SELECT k.provider_customer_id FROM commission_customers k JOIN commission_providers p ON p.store_id = k.store_id AND p.connection = k.connection
		WHERE k.store_id = customers.store_id AND k.customer_id = customers.id AND p.is_active AND p.provider_code <> 'NONE') AS commission_provider_id`
	lastOrderOn = "(SELECT max(o.order_date) FROM orders o WHERE o.store_id = customers.store_id AND o.customer_id = customers.id AND o.placed_on IS NOT NULL)"
	orderCount  = "(SELECT count(*) FROM orders o WHERE o.store_id = customers.store_id AND o.customer_id = customers.id AND o.placed_on IS NOT NULL AND o.status <> 'CANCELLED')"
)

func customers(g *gorm.DB) *gorm.DB {
	return g.Select("customers.*", accountTypeName, commissionProviderName, commissionProviderID)
}

// Customer returns a customer, or a not_found error. An actor who is a customer can read only their own row.
func (r Reader) Customer(ctx context.Context, id int64) (c *customer.Customer, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[customer.Customer](r.own(customers(g), "id"), "customer", "id = ?", id)
		return err
	})
	return c, err
}

// CustomerNumber returns the number by which payment services identify a customer.
func (r Reader) CustomerNumber(ctx context.Context, id int64) (number int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err := take[customer.Customer](r.own(g, "id").Select("id", "call_key"), "customer", "id = ?", id)
		if err == nil {
			number = c.CallNumber(c.ID)
		}
		return err
	})
	return number, err
}

// CustomerByEmail returns the store's customer with an address, in any status, or a not_found error. An actor who is a
// customer can read only their own row.
func (r Reader) CustomerByEmail(ctx context.Context, email string) (c *customer.Customer, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[customer.Customer](r.own(customers(g), "id"), "customer", "email = ?", email)
		return err
	})
	return c, err
}

// CustomerProfile returns a customer with the data of their own profile, or a not_found error. An actor who is a
// customer can read only their own profile.
func (r Reader) CustomerProfile(ctx context.Context, id int64) (p customer.CustomerProfile, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if p.Customer, err = take[customer.Customer](r.own(customers(g), "id"), "customer", "id = ?", id); err != nil {
			return err
		}
		set, err := settingsOf(g)
		if err != nil {
			return err
		}
		names, err := r.namesFor(g, "account_types", "name", "true", []int64{p.AccountTypeID}, set.Reading(p.LanguageCode))
		if err != nil {
			return err
		}
		p.AccountTypeTitle = names[p.AccountTypeID]
		return g.Raw(`SELECT
			(SELECT k.email FROM account_codes k JOIN accounts a ON a.id = k.account_id
				WHERE k.purpose = ? AND k.account_id = ? AND k.own_tries < ? AND k.expires_on > ? AND (a.secured_on IS NULL OR k.created_on > a.secured_on)),
			(SELECT id FROM customer_addresses WHERE customer_id = ? AND is_default),
			(SELECT id FROM customer_payment_methods WHERE customer_id = ? AND is_default)`,
			customer.ForEmailChange, p.AccountID, customer.PinTries, r.db.clock.Now(), id, id).
			Row().Scan(&p.PendingEmail, &p.DefaultAddressID, &p.DefaultPaymentMethodID)
	})
	return p, err
}

// CustomerAt returns the store's customer with an address, whoever the actor is; nil means none.
func (tx *Tx) CustomerAt(ctx context.Context, email string) (*customer.Customer, error) {
	c, err := optional(take[customer.Customer](customers(tx.on(ctx)), "customer", "email = ?", email))
	return c, classify(err)
}

// Barred reports whether an e-mail address belongs to a suspended or banned customer, ignoring case.
func (tx *Tx) Barred(ctx context.Context, email string) (barred bool, err error) {
	err = tx.on(ctx).Raw("SELECT EXISTS (SELECT FROM customers WHERE email = ? AND status IN ?)", domain.FoldEmail(email), customer.Barred).Scan(&barred).Error
	return barred, classify(err)
}

// EndCheckouts expires a customer's checkouts that wait for an action of the buyer. For a barred customer it also
// expires the checkouts of guests with the customer's e-mail address. A job then voids the payments.
func (tx *Tx) EndCheckouts(ctx context.Context, c *customer.Customer, at time.Time) error {
	return classify(tx.on(ctx).Exec(`UPDATE orders SET expires_on = ? WHERE status = 'DRAFT' AND cart_id IS NOT NULL AND expires_on > ?
		AND (customer_id = ? OR ? AND customer_id IS NULL AND email_key = ?)`, at, at, c.ID, slices.Contains(customer.Barred, c.Status), c.Email).Error)
}

// EmailTaken reports whether an account, or a customer of the store, has the e-mail address.
func (r Reader) EmailTaken(ctx context.Context, email string) (taken bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT 1 FROM accounts WHERE email = ?) OR EXISTS (SELECT 1 FROM customers WHERE email = ?)", email, email).Scan(&taken).Error
	})
	return taken, err
}

// CustomerFigures returns a customer's last order, number of orders, number of active subscriptions, and spending
// by currency.
func (r Reader) CustomerFigures(ctx context.Context, id int64) (f customer.CustomerFigures, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		last := g.Table("orders").Select("id, order_date").Where("customer_id = ? AND placed_on IS NOT NULL", id).Order("order_date DESC, id DESC").Limit(1)
		active := g.Table("subscriptions").Select("count(*) AS active").Where("customer_id = ? AND status = ?", id, subscription.Active)
		err := g.Raw("SELECT o.id, o.order_date, s.active FROM (?) s LEFT JOIN (?) o ON true", r.own(active, "customer_id"), r.own(last, "customer_id")).
			Row().Scan(&f.LastOrderID, &f.LastOrderOn, &f.ActiveSubscriptionCount)
		if err != nil {
			return err
		}
		err = r.own(g.Table("orders o"), "o.customer_id").Select(`o.currency_code, count(*) FILTER (WHERE o.status <> 'CANCELLED') AS order_count,
				coalesce(sum((SELECT sum(p.captured_amount - p.refunded_amount) FROM payments p WHERE p.order_id = o.id)), 0) AS total`).
			Where("o.customer_id = ? AND o.placed_on IS NOT NULL", id).Group("o.currency_code").Order("o.currency_code").Scan(&f.Spending).Error
		for _, s := range f.Spending {
			f.OrderCount += s.OrderCount
		}
		return err
	})
	return f, err
}

// foundCustomers combines the results of findCustomers.
type foundCustomers struct {
	search  matches
	labeled [][]int64
}

// findCustomers looks up the conditions that cannot use an index under row level security (lookup): parts of texts,
// tags and custom fields. For a search text it also finds customers whose whole external id is the text.
func (r Reader) findCustomers(ctx context.Context, f customer.CustomerFilter) (found foundCustomers, err error) {
	labels := customerLabels(f)
	if f.Search == "" && labels.none() || r.actor.Kind == domain.ActorCustomer {
		return found, nil
	}
	if text := strings.TrimSpace(f.Search); text != "" {
		if found.search, err = r.searchParts(ctx, customerParts(text)); err != nil {
			return found, err
		}
		if names := customerNames(text); found.search.nothing() && len(names) > 0 {
			if found.search, err = r.searchParts(ctx, names); err != nil {
				return found, err
			}
		}
		if found.search.nothing() {
			near, err := r.near(ctx, text, customerWords)
			if err == nil && near != "" {
				found.search, err = r.searchParts(ctx, customerParts(near))
			}
			if err != nil {
				return found, err
			}
		}
		found.search.or("customers.external_id = ?", text)
	}
	if labels.none() {
		return found, nil
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		found.labeled, err = labels.find(g, r.actor.StoreID, false)
		return err
	})
	return found, classify(err)
}

// customerParts returns the lookup of each form of a search text (customerForms).
func customerParts(text string) (parts []lookup) {
	for _, form := range customerForms(text) {
		parts = append(parts, partOf("customers", "id", "search", form))
	}
	return parts
}

// customerNames returns the lookups of the names that a text without a space stands for (domain.SpacedNames).
func customerNames(text string) (parts []lookup) {
	for _, name := range domain.SpacedNames(text) {
		parts = append(parts, phraseOf("customers", "id", "search", name))
	}
	return parts
}

// searchParts finds the customers whose texts meet at least one of the lookups.
func (r Reader) searchParts(ctx context.Context, parts []lookup) (m matches, err error) {
	for i := range parts {
		parts[i].of = "customers.id"
	}
	err = r.db.looking(ctx, func(g *gorm.DB) (err error) {
		m, err = look(g, r.actor.StoreID, false, parts...)
		return err
	})
	return m, err
}

// customerWords lists the texts that a search for customers covers.
var customerWords = words{table: "customers", expression: "search"}

// customerForms returns the forms in which a search text is searched. A text that may be a name with the last name
// first, such as "Keller, Mia", is also searched without the comma, since lists show names in that form. A phone number
// is also searched by its digits.
func customerForms(text string) []string {
	forms := []string{text}
	if last, first, ok := strings.Cut(text, ","); ok {
		forms = append(forms, first+" "+last)
	}
	if digits := phoneDigits(text); digits != "" && digits != text {
		forms = append(forms, digits)
	}
	return forms
}

func customerLabels(f customer.CustomerFilter) labels {
	return labels{table: "customers", tags: f.Tag, fields: f.CustomFields}
}

// matchCustomers narrows a list by the filter. found is the result of findCustomers.
func matchCustomers(g *gorm.DB, f customer.CustomerFilter, found foundCustomers) *gorm.DB {
	g = customerLabels(f).narrow(found.search.narrow(g), found.labeled)
	g = since(g, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
	return filtered(g, condition{"status IN ?", f.Status}, condition{"account_type_id IN ?", f.AccountTypeID}, condition{"email_verified = ?", f.EmailVerified},
		condition{"(accepts_marketing_on IS NOT NULL) = ?", f.AcceptsMarketing}, condition{"external_id = ?", f.ExternalID})
}

// Customers lists the store's customers with their order figures. Sort keys are createdOn, modifiedOn, email, lastName
// and lastOrderOn. With ModifiedSince and no sort key, it sorts the customers by the time of their last change, and a
// cursor skips none of them (changed).
func (r Reader) Customers(ctx context.Context, f customer.CustomerFilter, q domain.PageQuery) (out domain.Page[*customer.Customer], err error) {
	never := time.Unix(0, 0).UTC()
	found, err := r.findCustomers(ctx, f)
	if err != nil {
		return out, err
	}
	query := r.query(q, "customers", f, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		columns := []any{accountTypeName, commissionProviderName, commissionProviderID, orderCount + " AS order_count", lastOrderOn + " AS last_order_on"}
		if f.ModifiedSince != nil && q.Sort == "" {
			if out, err = changed[customer.Customer](matchCustomers(r.own(g, "id"), f, found), "", *f.ModifiedSince, query); err != nil {
				return err
			}
			ids := make([]int64, len(out.Items))
			for i, c := range out.Items {
				ids[i] = c.ID
			}
			out.Items, err = inOrder[customer.Customer](g.Select("customers.*", columns...), ids)
			return err
		}
		var some []*gorm.DB
		if surely, any := found.search.some(); any && !strings.HasSuffix(q.Sort, "lastOrderOn") { // only customers with orders are listed by lastOrderOn
			some = append(some, matchCustomers(r.own(clean(g).Model(&customer.Customer{}), "id"), f, foundCustomers{surely, found.labeled}))
		}
		g = matchCustomers(r.own(g, "id"), f, found).Select("customers.*", columns...)
		out, err = page(g, query, map[string]sortKey{
			"createdOn": {column: "created_on", cast: "timestamptz"}, "modifiedOn": {column: "modified_on", cast: "timestamptz"}, "email": {column: "email", cast: "text"},
			"lastName": {column: `last_name COLLATE "und-x-icu"`, cast: "text"}, "lastOrderOn": {column: "recent.last_order_on", cast: "timestamptz", id: "recent.customer_id",
				join: "JOIN customer_last_orders recent ON recent.customer_id = customers.id"},
		}, func(c *customer.Customer, key string) (int64, any) {
			switch key {
			case "modifiedOn":
				return c.ID, c.ModifiedOn
			case "email":
				return c.ID, c.Email
			case "lastName":
				return c.ID, c.LastName
			case "lastOrderOn":
				if c.LastOrderOn == nil {
					return c.ID, never
				}
				return c.ID, *c.LastOrderOn
			}
			return c.ID, c.CreatedOn
		}, some...)
		return err
	})
	return out, err
}

// ExportedCustomers is like Customers but adds each customer's default address.
func (r Reader) ExportedCustomers(ctx context.Context, f customer.CustomerFilter, q domain.PageQuery) (out domain.Page[customer.Exported], err error) {
	page, err := r.Customers(ctx, f, q)
	if err != nil {
		return out, err
	}
	out = domain.Page[customer.Exported]{Number: page.Number, Size: page.Size, TotalCount: page.TotalCount, TotalIsEstimate: page.TotalIsEstimate, NextCursor: page.NextCursor}
	ids := make([]int64, len(page.Items))
	for i, c := range page.Items {
		ids[i] = c.ID
	}
	addresses, err := r.DefaultAddresses(ctx, ids)
	for _, c := range page.Items {
		out.Items = append(out.Items, customer.Exported{Customer: c, Address: addresses[c.ID]})
	}
	return out, err
}

// SearchCustomers returns up to limit customers that match a text, best match first. It omits erased customers. Empty
// statuses mean any status. If very many customers contain the text, it searches only the newest customers.
func (r Reader) SearchCustomers(ctx context.Context, text string, statuses []customer.CustomerStatus, limit int) (list []*customer.Customer, err error) {
	text = strings.TrimSpace(text)
	starts := strings.TrimPrefix(likeWord(domain.FoldSearch(text)), "%")
	var found matches
	newest := func(parts []lookup) error {
		return r.db.looking(ctx, func(g *gorm.DB) error {
			for _, part := range parts {
				ids, complete, err := part.ids(g, r.actor.StoreID, false)
				if err == nil && !complete { // too many matches: use only the newest rows
					ids, err = part.among(g, r.actor.StoreID, lookBack)
				}
				if err != nil {
					return err
				}
				found.add("customers.id", ids)
			}
			return nil
		})
	}
	if err := newest(customerParts(text)); err != nil {
		return nil, err
	}
	if found.nothing() {
		if err := newest(customerNames(text)); err != nil {
			return nil, err
		}
	}
	if found.nothing() {
		near, err := r.near(ctx, text, customerWords)
		if err == nil && near != "" {
			err = newest(customerParts(near))
		}
		if err != nil {
			return nil, err
		}
	}
	found.or("customers.external_id = ?", text)
	found.or("customers.email = ?", domain.FoldEmail(text))
	err = r.list(ctx, func(g *gorm.DB) error {
		g = filtered(found.narrow(r.own(customers(g), "id")), condition{"status IN ?", statuses}).Where("erased_on IS NULL")
		const name = `split_part(search, E'\n', 2)` // the first name, then the last name
		best := clause.Expr{SQL: "email = ? DESC, external_id = ? DESC NULLS LAST, search LIKE ? DESC, " + name + " LIKE ? DESC, " + name + " LIKE ? DESC, id DESC",
			Vars: []any{domain.FoldEmail(text), text, starts, "% " + starts, starts}}
		return g.Clauses(clause.OrderBy{Expression: best}).Limit(limit).Find(&list).Error
	})
	return list, err
}

// CustomerMade returns the customer that an earlier run of the request created; nil means none.
func (r Reader) CustomerMade(ctx context.Context, command uuid.UUID) (*customer.Customer, error) {
	return optional(func() (c *customer.Customer, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[customer.Customer](customers(g), "customer", "command_id = ?", command)
			return err
		})
		return c, err
	}())
}

// LockCustomer returns a customer and locks the row until the transaction ends. For an actor who is a customer, every
// id except the actor's own is a not_found error.
func (tx *Tx) LockCustomer(ctx context.Context, id int64) (*customer.Customer, error) {
	if tx.actor.Kind == domain.ActorCustomer && id != tx.actor.ID {
		return nil, domain.Missing("customer")
	}
	return tx.lockCustomer(ctx, "id = ?", id)
}

// LockCustomerOf is like LockCustomer for an account; nil means that the account has no customer in the store.
func (tx *Tx) LockCustomerOf(ctx context.Context, accountID int64) (*customer.Customer, error) {
	return optional(tx.lockCustomer(ctx, "account_id = ?", accountID))
}

// LockCustomerByEmail is like LockCustomer for an address; nil means that no customer of the store has the address.
func (tx *Tx) LockCustomerByEmail(ctx context.Context, email string) (*customer.Customer, error) {
	return optional(tx.lockCustomer(ctx, "email = ?", email))
}

func (tx *Tx) lockCustomer(ctx context.Context, where string, arg any) (*customer.Customer, error) {
	c, err := lock[customer.Customer](ctx, tx, "customer", where, arg)
	if err != nil {
		return nil, err
	}
	return c, classify(tx.on(ctx).Raw("SELECT "+accountTypeName+", "+commissionProviderName+", "+commissionProviderID+" FROM customers WHERE id = ?", c.ID).
		Row().Scan(&c.AccountTypeName, &c.CommissionProviderName, &c.CommissionProviderID))
}

// CustomerLoggedIn stores the time of a login. The version does not change, because a login is not an edit.
func (tx *Tx) CustomerLoggedIn(ctx context.Context, c *customer.Customer, at time.Time) error {
	c.LastLoginOn = &at
	tx.hold(c)
	return classify(tx.on(ctx).Exec("UPDATE customers SET last_login_on = ? WHERE id = ?", at, c.ID).Error)
}

// CustomersBehind lists the customers whose address, or its verification, differs from their account's address.
// accountID restricts the list to one account; 0 means all accounts. It omits a customer if another customer of the
// store has the account's address; the omitted customer keeps the old address.
func (db *DB) CustomersBehind(ctx context.Context, accountID int64) (due []Due, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		which := ""
		if accountID != 0 {
			which = " AND a.id = " + strconv.FormatInt(accountID, 10)
		}
		return g.Raw(`SELECT c.store_id, c.id FROM customers c JOIN accounts a ON a.id = c.account_id
			WHERE (c.email <> a.email OR c.email_verified <> (a.verified_on IS NOT NULL))
			AND NOT EXISTS (SELECT 1 FROM customers o WHERE o.store_id = c.store_id AND o.email = a.email AND o.id <> c.id)` + which).Scan(&due).Error
	})
	return due, err
}

// CustomersToErase lists the customers that are due for erasure, across stores.
func (db *DB) CustomersToErase(ctx context.Context) (due []Due, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT store_id, id FROM customers WHERE erase_on <= ? AND erased_on IS NULL ORDER BY erase_on", db.clock.Now()).Scan(&due).Error
	})
	return due, err
}
